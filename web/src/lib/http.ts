/**
 * Calls of the server that are not live. A refusal is a `Refused` with the server's code and, if any, the rule. What is
 * asked of a finished match is answered from the shelf where the server cannot be reached.
 */
import type {
  AnalysisPage,
  AskBest,
  AskBot,
  BestMoves,
  BotInfo,
  ChallengeInfo,
  ChallengeList,
  BotMove,
  Components,
  Course,
  Film,
  GameInfo,
  GameTexts,
  GoOn,
  GuideInfo,
  GuidePosition,
  Hint,
  Join,
  LessonPage,
  LessonTry,
  Log,
  NewChallenge,
  NewAnalysis,
  NewTable,
  Notebook,
  NotebookPage,
  OpenedTree,
  PastedText,
  PositionText,
  PushDevice,
  PushInfo,
  PuzzleAnswer,
  PuzzleHint,
  PuzzlePage,
  PuzzleShelves,
  PuzzleSolution,
  ReplayPage,
  Result,
  ReviewInfo,
  SeatChange,
  Session,
  TableChallenge,
  SharedTree,
  SharedTrees,
  TableInfo,
  TableList,
  TreeLine,
  TreeProblem,
} from './api'
import { line } from './line.svelte'
import type { Names } from './say'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule = '',
    /** The move of a tree that it is about. */
    readonly node = 0,
  ) {
    super(message)
  }
}

/** What proxies answer for a server that is away. */
const AWAY = [502, 503, 504]

function away(): Refused {
  line.lost()
  return new Refused(0, 'offline', 'the server cannot be reached')
}

/** `last`: it is to come through although the page is being left. */
async function ask(method: string, path: string, body?: unknown, last = false): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      keepalive: last,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw away()
  }
  if (AWAY.includes(answer.status) && !isJson(answer)) throw away()
  line.back()
  if (answer.ok) return answer
  const problem = (await said(answer)) as Partial<TreeProblem> | null
  throw new Refused(
    answer.status,
    problem?.code ?? 'unknown',
    problem?.message ?? answer.statusText,
    problem?.rule ?? '',
    problem?.node ?? 0,
  )
}
const isJson = (answer: Response) => answer.headers.get('Content-Type')?.includes('json') ?? false
async function said(answer: Response): Promise<unknown> {
  return isJson(answer) ? await answer.json() : null
}
async function call<T>(method: string, path: string, body?: unknown, last = false): Promise<T> {
  return (await said(await ask(method, path, body, last))) as T
}
/** An answer as it is written: a record is kept so. */
async function text(path: string): Promise<string> {
  return (await ask('GET', path)).text()
}

type Shelf = typeof import('./shelf')

/** The answer, or where the server is away what the shelf has. */
async function orKept<T>(asked: Promise<T>, find: (kept: Shelf) => Promise<T | undefined>): Promise<T> {
  try {
    return await asked
  } catch (problem) {
    if (!(problem instanceof Refused && problem.code === 'offline')) throw problem
    const found = await find(await import('./shelf'))
    if (found === undefined) throw problem
    return found
  }
}

const at = (id: string, what = '', token = '', more: Record<string, string | number | null | undefined> = {}) => {
  const query = new URLSearchParams()
  if (token) query.set('token', token)
  for (const [name, value] of Object.entries(more)) if (value != null) query.set(name, String(value))
  const tail = query.toString()
  return `/api/tables/${encodeURIComponent(id)}${what ? `/${what}` : ''}${tail ? `?${tail}` : ''}`
}

const lessonAt = (game: string, lesson: string) =>
  `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`
const puzzleAt = (game: string, id: string, what = '') =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}${what ? `/${what}` : ''}`

export const server = {
  /** My tables as they were told last. */
  latest: null as TableList | null,
  session: () => call<Session>('GET', '/api/session'),
  name: (name: string) => call<Session>('POST', '/api/session', { name }),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  bots: () => call<BotInfo[]>('GET', '/api/bots'),
  components: (game: string) => call<Components>('GET', `/api/games/${encodeURIComponent(game)}/components`),
  texts: (game: string, language: string) =>
    call<GameTexts>('GET', `/api/games/${encodeURIComponent(game)}/texts/${language}`),
  guide: (game: string) => call<GuideInfo>('GET', `/api/games/${encodeURIComponent(game)}/guide`),
  guidePosition: (game: string, position: string, seat: number | null) =>
    call<GuidePosition>(
      'GET',
      `/api/games/${encodeURIComponent(game)}/guide/positions/${encodeURIComponent(position)}` +
        (seat === null ? '' : `?seat=${seat}`),
    ),
  guideExample: (game: string, example: string) =>
    call<GuidePosition>('GET', `/api/games/${encodeURIComponent(game)}/guide/examples/${encodeURIComponent(example)}`),
  tables: async (): Promise<TableList> => (server.latest = await call<TableList>('GET', '/api/tables')),
  open: (table: NewTable) => call<TableInfo>('POST', '/api/tables', table),
  table: (id: string, token = '') =>
    orKept(call<TableInfo>('GET', at(id, '', token)), async ({ shelf }) => (await shelf.find(id))?.info),
  join: (id: string, join: Join) => call<TableInfo>('POST', at(id, 'join'), join),
  begin: (id: string, bot: string) => call<TableInfo>('POST', at(id, 'start', '', { bot })),
  seat: (id: string, seat: number, change: SeatChange) => call<TableInfo>('POST', at(id, `seats/${seat}`), change),
  leave: (id: string) => call<unknown>('POST', at(id, 'leave')),
  rematch: (id: string) => call<TableInfo>('POST', at(id, 'rematch')),
  hint: (id: string, seat: number) => call<Hint>('POST', at(id, 'hint'), { seat }),
  names: (id: string, token = '') =>
    orKept(call<{ names: Names }>('GET', at(id, 'names', token)), ({ shelf }) => shelf.find(id)),
  log: (id: string, token = '', seat: number | null = null) =>
    orKept(call<Log>('GET', at(id, 'log', token, { seat })), async ({ shelf }) => (await shelf.find(id))?.log),
  replay: (id: string, step: number, seat: number | null, token = '') =>
    orKept(call<ReplayPage>('GET', at(id, 'replay', token, { at: step, seat })), async ({ shelf, pagesOf }) => {
      const film = (await shelf.find(id))?.films[String(seat ?? '')]
      return film && pagesOf(film)[step]
    }),
  film: (id: string, seat: number | null) => call<Film>('GET', at(id, 'film', '', { seat })),
  result: (id: string, token = '') =>
    orKept(call<Result>('GET', at(id, 'result', token)), async ({ shelf }) => (await shelf.find(id))?.result),
  /** How far the review of a match is, with what was found from a piece on. */
  review: (id: string, first: number, token = '') => call<ReviewInfo>('GET', at(id, 'review', token, { at: first })),
  startReview: (id: string, token = '') => call<ReviewInfo>('POST', at(id, 'review', token)),
  stopReview: (id: string, token = '') => call<ReviewInfo>('DELETE', at(id, 'review', token)),
  pushKey: () => call<PushInfo>('GET', '/api/push'),
  push: (device: PushDevice) => call<unknown>('POST', '/api/push', device),
  forgetPush: (endpoint: string) => call<unknown>('POST', '/api/push/forget', { endpoint }),
  record: (id: string, token = '') => text(at(id, 'record', token)),
  openRecord: (record: string) => call<TableInfo>('POST', '/api/records', { record }),
  goOn: (id: string, plan: GoOn, token = '') => call<TableInfo>('POST', at(id, 'go_on', token), plan),
  moment: (id: string, step: number, token = '') => call<OpenedTree>('GET', at(id, 'analysis', token, { at: step })),
  newAnalysis: (plan: NewAnalysis) => call<OpenedTree>('POST', '/api/analysis/new', plan),
  pasted: (text: PastedText) => call<OpenedTree>('POST', '/api/analysis/read', text),
  look: (line: TreeLine) => call<AnalysisPage>('POST', '/api/analysis/look', line),
  positionText: (line: TreeLine) => call<PositionText>('POST', '/api/analysis/position', line),
  best: (asked: AskBest) => call<BestMoves>('POST', '/api/analysis/best', asked),
  botMove: (asked: AskBot) => call<BotMove>('POST', '/api/analysis/bot', asked),
  trees: () => call<SharedTrees>('GET', '/api/trees'),
  tree: (id: string) => call<OpenedTree>('GET', `/api/trees/${encodeURIComponent(id)}`),
  shareTree: (tree: string) => call<SharedTree>('POST', '/api/trees', { tree }),
  takeBackTree: (id: string) => call<unknown>('DELETE', `/api/trees/${encodeURIComponent(id)}`),
  notebook: (id: string, seat: number) => call<Notebook>('GET', at(id, 'notebook', '', { seat })),
  courses: () => call<Course[]>('GET', '/api/lessons'),
  lessonNames: (game: string, lesson: string) => call<{ names: Names }>('GET', lessonAt(game, lesson)),
  lesson: (game: string, lesson: string, body: LessonTry) => call<LessonPage>('POST', lessonAt(game, lesson), body),
  note: (id: string, page: NotebookPage) => call<Notebook>('POST', at(id, 'notebook'), page, true),
  puzzles: () => call<PuzzleShelves>('GET', '/api/puzzles'),
  puzzle: (game: string, id: string) => call<PuzzlePage>('GET', puzzleAt(game, id)),
  tryPuzzle: (game: string, id: string, actions: string[]) =>
    call<PuzzleAnswer>('POST', puzzleAt(game, id, 'try'), { actions }),
  puzzleHint: (game: string, id: string) => call<PuzzleHint>('POST', puzzleAt(game, id, 'hint')),
  puzzleAnswer: (game: string, id: string) => call<PuzzleSolution>('POST', puzzleAt(game, id, 'answer')),
  challenges: () => call<ChallengeList>('GET', '/api/challenges'),
  challenge: (id: string) => call<ChallengeInfo>('GET', `/api/challenges/${encodeURIComponent(id)}`),
  newChallenge: (plan: NewChallenge) => call<ChallengeInfo>('POST', '/api/challenges', plan),
  takeChallenge: (id: string) => call<TableInfo>('POST', `/api/challenges/${encodeURIComponent(id)}/play`),
  challengeOf: (id: string, token = '') => call<TableChallenge>('GET', at(id, 'challenge', token)),
  handOn: (id: string) => call<ChallengeInfo>('POST', at(id, 'challenge')),
}

/** Things that never change while the page is open, asked for once; what the shelf answered is asked for anew. */
const asked = new Map<string, Promise<unknown>>()
line.whenBack = () => asked.clear()
export function once<T>(name: string, ask: () => Promise<T>): Promise<T> {
  let answer = asked.get(name) as Promise<T> | undefined
  if (!answer) {
    answer = ask()
    answer.catch(() => asked.delete(name))
    asked.set(name, answer)
  }
  return answer
}
export const games = () =>
  once('games', () => orKept(server.games(), async ({ shelf }) => (await shelf.all()).map((one) => one.game)))
export const courses = () => once('courses', server.courses)
export const bots = () => once('bots', server.bots)
export const gameTexts = (game: string, language: string) =>
  once(`texts:${game}/${language}`, () => server.texts(game, language))
export const components = (game: string) =>
  once(`components:${game}`, () =>
    orKept(
      server.components(game),
      async ({ shelf }) => (await shelf.all()).find((one) => one.game.name === game)?.components,
    ),
  )
