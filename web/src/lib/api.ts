/** Made from src/guildhall/server/schema by `python tools/typescript.py`; do not edit. */

export interface Review {
  format: "guildhall-review-1"
  game: string
  seats: string[]
  effort: number
  actions: number
  rounds: (number | null)[]
  movers: number[]
  shares: number[][]
  points: number[][]
  luck: number[][]
  head: Said
  turning: Turning[]
  accounts: Account[]
}

export interface Said {
  key: string
  args: Record<string, unknown>
}

export interface Turning {
  number: number
  until: number
  seat: number
  round: number | null
  move: Move
  change: number
  gained: number
  gain: number
  luck: number
}

export interface Move {
  text: string
  verb: string
  args: string[]
  things: string[]
  targets: string[]
  cost: Record<string, number>
  gain: Record<string, number>
}

export interface Account {
  seat: number
  start: number
  luck: number
  own: number
  others: number
  end: number
  points: number
  choices: number
  best: number
  mean_loss: number
  finest: number | null
  costliest: Costly[]
  said: Said[]
}

export interface Costly {
  number: number
  seat: number
  round: number | null
  played: Move
  better: Move
  loss: number
  shares: number[]
  points: number[]
  turns: number[] | null
  why: Said[]
}

export interface Problem {
  code: string
  message: string
  rule: string
}

export interface TreeProblem {
  code: string
  message: string
  rule: string
  node: number
}

export interface NewSession {
  name: string
}

export interface Session {
  name: string | null
}

export interface Done {
  done: boolean
}

export interface CaseInfo {
  seats: number[]
  options: Record<string, (string | number)[]>
}

export interface NeedInfo {
  why: string
  rule: string
  cases: CaseInfo[]
  values: (string | number)[]
}

export interface OptionInfo {
  key: string
  default: string | number
  rule: string
  values: string[]
  low: number
  high: number
  needs: NeedInfo[]
}

export interface PresetInfo {
  name: string
  seats: number[]
  options: Record<string, string | number>
}

export interface GameInfo {
  name: string
  title: string
  titles: Record<string, string>
  year: string
  designers: string[]
  publishers: string[]
  seats: number[]
  default_seats: number
  options: OptionInfo[]
  presets: PresetInfo[]
  exact: boolean
  rules_version: number
  prefix: string
  minutes: number[]
}

export interface GameTexts {
  game: string
  rules: string
  lessons: string
  guide: string
}

export interface BotInfo {
  spec: string
  name: string
  strength: number
  level: boolean
  default: boolean
}

export interface ProvenanceInfo {
  file: string
  counts: Record<string, number>
}

export interface Components {
  game: string
  digest: string
  exact: boolean
  components: unknown
  provenance: ProvenanceInfo[]
}

export interface SeatPlan {
  kind: "me" | "open" | "hotseat" | "bot"
  bot?: string | null
  name?: string | null
}

export interface ClockPlan {
  bank: number
  increment: number
  bot?: string
}

export interface NewTable {
  game: string
  seats: SeatPlan[]
  options?: Record<string, string | number>
  name?: string | null
  seed?: number | null
  lot?: boolean
  clock?: ClockPlan | null
  webhook?: string | null
}

export interface OpenRecord {
  record: string
}

export interface GoOn {
  at: number
  seats: SeatPlan[]
}

export interface Join {
  token: string
  name?: string | null
  beside?: boolean
}

export interface SeatChange {
  change: "open" | "bot" | "substitute" | "give_back"
  bot?: string | null
}

export interface HintRequest {
  seat?: number | null
}

export interface Seat {
  seat: number
  kind: "open" | "person" | "bot"
  name: string
  bot: string | null
  online: boolean
  mine: boolean
  owner: boolean
  left: boolean
  gone: "left" | "late" | "away" | null
}

export interface SeatNote {
  at: number
  action: number
  seat: number
  key: string
  args: Record<string, string>
}

export interface Outcome {
  reason: string
  scores: number[]
  ranks: number[]
  winners: number[]
}

export interface TableSummary {
  id: string
  name: string | null
  game: string
  status: Status
  options: Record<string, string | number>
  seats: Seat[]
  to_act: number[]
  my_turn: boolean
  number: number
  actions: number
  created: number
  updated: number
  outcome: Outcome | null
  opened: boolean
}

export interface Links {
  invite: string | null
  watch: string | null
  seats: Record<number, string>
}

export interface TableInfo {
  summary: TableSummary
  owner: boolean
  my_seats: number[]
  link_seat: number | null
  links: Links
  clock: ClockPlan | null
  webhook: string | null
  lot: boolean
  seed_chosen: boolean
  rules_version: number
  components_digest: string
  playable: boolean
  rematch: string | null
  rematch_of: string | null
  taken_over: number | null
}

export interface TableList {
  tables: TableSummary[]
}

export interface Candidate {
  text: string
  verb: string
  args: string[]
  targets: string[]
  rule: string
  case: string
  needed: number | null
  have: number | null
  things: string[]
  cost: Record<string, number>
  gain: Record<string, number>
}

export interface Decision {
  seat: number
  key: string
  args: Record<string, unknown>
  candidates: Candidate[]
}

export interface LogEntry {
  action: number
  seat: number | null
  key: string
  args: Record<string, unknown>
}

export interface UndoInfo {
  steps: number
  take_back: number
  redo: number
}

export interface Asked {
  by: number
  to: number
  agreed: number[]
  waiting: number[]
}

export interface Proposed {
  by: number
  about: number
  change: "open" | "bot" | "substitute"
  agreed: number[]
  waiting: number[]
}

export interface Clock {
  now: number
  running: number[]
  left: number[]
  grace: number[]
}

export interface HintChoice {
  action: string
  share: number
  value: number
  points: number
  says: Said[]
}

export interface Hint {
  number: number
  seat: number
  bot: string
  choices: HintChoice[]
}

export interface ChatLine {
  id: number
  at: number
  seat: number | null
  name: string
  text: string
}

export interface ThingNames {
  names: Record<string, unknown>
}

export interface ReplayPage {
  at: number
  actions: number
  seat: number | null
  view: unknown
  to_act: number[]
  turn: Record<string, unknown>
  standings: number[]
  text: string | null
  things: string[]
  log: LogEntry[]
  outcome: Outcome | null
}

export interface Film {
  first: ReplayPage
  steps: unknown[][][]
}

export interface Log {
  actions: number
  log: LogEntry[]
  notes: SeatNote[]
}

export interface ScoreLine {
  key: string
  points: number[]
}

export interface Rival {
  name: string
  points: number[]
  history: number[]
}

export interface Notebook {
  seat: number
  revision: number
  text: string
}

export interface NotebookPage {
  text: string
  revision: number
  seat?: number | null
}

export interface SeatTime {
  seat: number
  actions: number
  total: number
  longest: number
}

export interface Result {
  table: string
  game: string
  seats: Seat[]
  options: Record<string, string | number>
  outcome: Outcome
  sheet: ScoreLine[]
  rival: Rival | null
  history: number[][]
  turns: number[]
  rounds: number | null
  times: SeatTime[]
  started: number
  finished: number
}

export interface CalloutInfo {
  at: string
  x: number
  y: number
  rules: string[]
}

export interface PictureInfo {
  position: string
  seat: number | null
  shows: string[]
  callouts: CalloutInfo[]
}

export interface FactInfo {
  name: string
  thing: string
  was: number
  becomes: number
}

export interface ExampleInfo {
  id: string
  rules: string[]
  facts: FactInfo[]
  actions: number
}

export interface SectionInfo {
  id: string
  rules: string[][]
  verbs: string[]
  targets: string[]
  prompts: string[]
  exact: string[]
  picture: PictureInfo | null
  examples: ExampleInfo[]
}

export interface ChapterInfo {
  id: string
  sections: SectionInfo[]
}

export interface GuideInfo {
  game: string
  chapters: ChapterInfo[]
}

export interface GuidePosition {
  seats: number
  seat: number | null
  names: Record<string, unknown>
  pages: ReplayPage[]
  lights: string[]
  positions: string[]
}

export interface Act {
  type: "act"
  ref?: string | null
  number: number
  action: string
  seat?: number | null
  again?: boolean
}

export interface Undo {
  type: "undo"
  ref?: string | null
  number: number
  seat?: number | null
}

export interface Redo {
  type: "redo"
  ref?: string | null
  number: number
  seat?: number | null
}

export interface TakeBack {
  type: "take_back"
  ref?: string | null
  number: number
  seat?: number | null
}

export interface AskUndo {
  type: "ask_undo"
  ref?: string | null
  number: number
  to: number
  seat?: number | null
}

export interface AnswerUndo {
  type: "answer_undo"
  ref?: string | null
  agree: boolean
  seat?: number | null
}

export interface AskSeat {
  type: "ask_seat"
  ref?: string | null
  about: number
  change: "open" | "bot" | "substitute"
  bot?: string | null
  seat?: number | null
}

export interface AnswerSeat {
  type: "answer_seat"
  ref?: string | null
  agree: boolean
}

export interface Say {
  type: "chat"
  ref?: string | null
  text: string
}

export interface AskHint {
  type: "hint"
  ref?: string | null
  seat?: number | null
}

export interface Look {
  type: "look"
  ref?: string | null
  seat?: number | null
}

export interface Looking {
  type: "looking"
  ref?: string | null
  on: boolean
}

export interface Whole {
  type: "whole"
  ref?: string | null
}

export interface Ping {
  type: "ping"
  ref?: string | null
}

export interface Position {
  type: "state"
  serial: number
  done: string[]
  table: string
  number: number
  actions: number
  status: Status
  held: number[]
  seat: number | null
  view: unknown
  decisions: Decision[]
  changes: Decision[]
  to_act: number[]
  turn: Record<string, unknown>
  standings: number[]
  log_after: number
  log: LogEntry[]
  undo: UndoInfo
  asked: Asked | null
  clock: Clock | null
  outcome: Outcome | null
  seats: Seat[]
  notes: SeatNote[]
  proposed: Proposed | null
  owner: boolean
  rematch: string | null
}

export interface Change {
  type: "change"
  serial: number
  done: string[]
  set: Record<string, unknown>
  view: unknown[][]
  log_after: number
  log: LogEntry[]
}

export interface Chat {
  type: "chat"
  lines: ChatLine[]
}

export interface HintMessage {
  type: "hint"
  number: number
  seat: number
  bot: string
  choices: HintChoice[]
  ref: string | null
}

export interface Waiting {
  type: "waiting"
  seat: number
  ahead: number | null
  hint: boolean
}

export interface Ack {
  type: "done"
  number: number
  ref: string | null
}

export interface Pong {
  type: "pong"
  now: number
  ref: string | null
}

export interface ErrorMessage {
  type: "error"
  code: string
  message: string
  rule: string
  ref: string | null
}

export interface PushInfo {
  key: string | null
}

export interface PushDevice {
  endpoint: string
  p256dh: string
  auth: string
  language?: "en" | "uk" | "ru" | "it" | "fr"
}

export interface PushEndpoint {
  endpoint: string
}

export interface TurnNotice {
  table: string
  number: number
  title: string
  body: string
}

export interface LessonTitle {
  id: string
  steps: number
  minutes: number
}

export interface LessonChapter {
  id: string
  lessons: LessonTitle[]
}

export interface Course {
  game: string
  chapters: LessonChapter[]
}

export interface LessonTry {
  done: string[]
  attempt?: string | null
}

export interface LessonReply {
  key: string
  rule: string
  case: string
  needed: number | null
  have: number | null
}

export interface LessonPage {
  game: string
  lesson: string
  seat: number
  seats: number
  rules: string[]
  steps: number
  at: number
  over: boolean
  say: string
  args: Record<string, unknown>
  lit: string[]
  goal: string[]
  note: boolean
  accepted: string[] | null
  answers: Record<string, string>
  touches: Record<string, string>
  example: string | null
  decision: Decision | null
  done: string[]
  reply: LessonReply | null
  pages: ReplayPage[]
  log: LogEntry[]
}

export interface PuzzleLine {
  id: string
  seats: number
  theme: string
  difficulty: number
}

export interface PuzzleShelf {
  game: string
  today: string
  puzzles: PuzzleLine[]
}

export interface PuzzleShelves {
  day: string
  ends: number
  games: PuzzleShelf[]
}

export interface PuzzlePosition {
  view: unknown
  to_act: number[]
  turn: Record<string, unknown>
  standings: number[]
  decision: Decision | null
}

export interface PuzzlePage {
  game: string
  id: string
  seats: number
  seat: number
  options: Record<string, string | number>
  theme: string
  difficulty: number
  steps: number
  tries: number
  names: Record<string, unknown>
  position: PuzzlePosition
}

export interface PuzzleTry {
  actions: string[]
}

export interface PuzzleFact {
  key: string
  args: Record<string, number | string>
  choice: Candidate | null
}

export interface PuzzleWorth {
  choice: Candidate
  share: number
  points: number
  accepted: boolean
  obvious: boolean
}

export interface PuzzleSolution {
  line: Candidate[]
  choices: PuzzleWorth[]
  facts: PuzzleFact[]
  text: string
  position: PuzzlePosition
}

export interface PuzzleAnswer {
  verdict: "right" | "onward" | "wrong"
  step: number
  facts: PuzzleFact[]
  position: PuzzlePosition | null
  solution: PuzzleSolution | null
}

export interface PuzzleHint {
  facts: PuzzleFact[]
}

export interface NewChallenge {
  game: string
  options?: Record<string, string | number>
  bots?: string[]
}

export interface ChallengeResult {
  name: string
  points: number
  won: boolean
  finished: number
  mine: boolean
  helped: boolean
  table: string | null
  watch: string | null
}

export interface ChallengeInfo {
  id: string
  game: string
  options: Record<string, string | number>
  seats: (string | null)[]
  day: string | null
  by: string | null
  created: number
  results: ChallengeResult[]
  playing: number
  table: string | null
  done: boolean
}

export interface ChallengeList {
  challenges: ChallengeInfo[]
}

export interface TableChallenge {
  challenge: string | null
  possible: boolean
}

export interface ReviewPoint {
  number: number
  shares: number[]
  points: number[]
}

export interface ReviewInfo {
  status: ReviewStatus
  done: number
  pieces: number
  actions: number
  may_start: boolean
  may_stop: boolean
  found: ReviewPoint[]
  review: Review | null
}

export interface TreeStart {
  game: string
  rules: number
  components: string
  seats: string[]
  options?: Record<string, string | number>
  seed?: string | null
  position?: string | null
  eyes?: number | null
}

export interface DealtAnew {
  seat: number
  world: number
}

export interface TreeMove {
  seat: number
  action: string
  dealt?: DealtAnew | null
}

export interface TreeLine {
  start: TreeStart
  moves: TreeMove[]
  dealt?: DealtAnew | null
  eyes?: number | null
}

export interface AskBest {
  line: TreeLine
  effort?: number
  seat?: number | null
}

export interface AskBot {
  line: TreeLine
  bot: string
}

export interface NewAnalysis {
  game: string
  seats: number
  options?: Record<string, string | number>
  seed?: string | null
}

export interface PastedText {
  text: string
  game?: string | null
  seats?: number | null
  options?: Record<string, string | number>
}

export interface SharedText {
  tree: string
}

export interface Judged {
  share: number
  points: number
  effort: number
}

export interface TreeNode {
  after: number
  seat: number
  action: string
  who: "played" | "tried" | "bot"
  dealt: DealtAnew | null
  note: string
  judged: Judged | null
  things: string[]
}

export interface OpenedTree {
  start: TreeStart
  title: string
  note: string
  nodes: TreeNode[]
  at: number
  names: Record<string, unknown>
}

export interface AnalysisPage {
  seat: number | null
  view: unknown
  to_act: number[]
  turn: Record<string, unknown>
  standings: number[]
  log: LogEntry[]
  decisions: Decision[]
  outcome: Outcome | null
}

export interface BestMove {
  action: string
  visits: number
  share: number
  points: number
}

export interface BestMoves {
  seat: number
  effort: number
  seconds: number
  moves: BestMove[]
  shares: number[]
  points: number[]
}

export interface BotMove {
  seat: number
  action: string
  things: string[]
}

export interface PositionText {
  text: string
}

export interface SharedTree {
  id: string
  game: string
  title: string
  moves: number
  created: number
}

export interface SharedTrees {
  trees: SharedTree[]
  most: number
}

export type Status = "waiting" | "playing" | "finished" | "abandoned"

export type ReviewStatus = "none" | "running" | "stopped" | "done"

export type ClientMessage =
  | Act
  | Undo
  | Redo
  | TakeBack
  | AskUndo
  | AnswerUndo
  | AskSeat
  | AnswerSeat
  | Say
  | AskHint
  | Look
  | Looking
  | Whole
  | Ping

export type ServerMessage = Position | Change | Chat | HintMessage | Waiting | Ack | Pong | ErrorMessage
