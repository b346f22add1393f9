/**
 * What a game brings to the client: a folder under `games/` with `Board.svelte`, and if it likes `OwnRegion.svelte`
 * (the own things of who looks, always on the screen), `Seat.svelte` (the body of another seat's panel),
 * `Rival.svelte` (an opponent without a seat, under the seats), `Heading.svelte` (beside the title), `Choice.svelte`
 * (what a choice costs and brings, in pictures), `Menu.svelte` (several choices for one thing, drawn by the game),
 * `Reason.svelte` (what is short for one that is refused, in pictures), `Picture.svelte` and `lines.ts` (things in
 * lines of the log), `ScoreMark.svelte` (the picture of a line of the score sheet) and `texts/<lang>.ftl`;
 * `lib/looks.ts` has its skin and key art. Its `types.ts` is written from the game's own `people/views.py`. Found by
 * its name, fetched when a table of that game is opened; a game without a board gets the generic one.
 */
import type { Component } from 'svelte'
import type { Translate } from './i18n.svelte'
import type { Selection } from './select.svelte'
import type { Terms } from './terms'
import type { Candidate, Seat } from './api'
import { PLAIN, type Lines } from './log'
import type { Known } from './say'

export interface BoardProps<View = unknown, Components = unknown> {
  /** What this viewer may know, as the game's `View` declares it. */
  view: View
  /** The component values by name, as the game's `Components` declares them. */
  components: Components
  select: Selection
  seats: Seat[]
  /** The seat whose eyes these are; null: a spectator's. */
  me: number | null
  /** So many actions led to this view; fewer than before: it went back. */
  step: number
  lang: string
  t: Translate
  /** What people call a thing such as `card:2b4`. */
  name: (thing: string) => string
}
export interface SeatProps<View = unknown, Components = unknown> extends BoardProps<View, Components> {
  /** The seat this panel is about. */
  seat: number
  /** One line of it: it lies in a strip, and `look.ts` says `strip: 'brief'`. */
  brief?: boolean
}
export interface ChoiceProps {
  candidate: Candidate
  name: (thing: string) => string
}
export interface MenuProps<View = unknown, Components = unknown> {
  select: Selection
  terms: Terms
  view: View
  components: Components
}
export interface ReasonProps<View = unknown> {
  /** A choice that is refused. */
  candidate: Candidate
  view: View
  me: number | null
}
export interface PictureProps<Components = unknown> {
  /** Such as `card:2b4`, and how many of it. */
  thing: string
  n: number
  components: Components
  /** What people call it, for what has no picture. */
  name: string
}
export interface ScoreMarkProps {
  /** The line's key without `<game>-score-`; empty: only bring what the pictures are drawn with. */
  line: string
}
export interface GameParts {
  Board: Component<BoardProps>
  /** One's own things; it knows by itself that nobody sits there. */
  Own: Component<BoardProps> | null
  Rival: Component<BoardProps> | null
  Seat: Component<SeatProps> | null
  /** Beside the title: what is played with, or how far it is. */
  Heading: Component<BoardProps> | null
  /** Pictures beside the name of a choice: what it costs and brings. */
  Choice: Component<ChoiceProps> | null
  /** Several choices for one thing, side by side; by default a list. */
  Menu: Component<MenuProps> | null
  /** What is short for a choice that is refused, in pictures, under the sentence that says why not. */
  Reason: Component<ReasonProps> | null
  /** A thing in a line of the log, and of which kinds there are pictures. */
  Picture: Component<PictureProps> | null
  lines: Lines
  /** The picture before a line of the score sheet. */
  ScoreMark: Component<ScoreMarkProps> | null
}
/** What lines of the log are told with: names, and pictures of things. */
export interface Teller {
  known: Known
  parts: GameParts
  components: unknown
}

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Board.svelte')
const OWNS = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/OwnRegion.svelte')
const RIVALS = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Rival.svelte')
const SEATS = import.meta.glob<{ default: Component<SeatProps> }>('../games/*/Seat.svelte')
const HEADINGS = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Heading.svelte')
const CHOICES = import.meta.glob<{ default: Component<ChoiceProps> }>('../games/*/Choice.svelte')
const MENUS = import.meta.glob<{ default: Component<MenuProps> }>('../games/*/Menu.svelte')
const REASONS = import.meta.glob<{ default: Component<ReasonProps> }>('../games/*/Reason.svelte')
const PICTURES = import.meta.glob<{ default: Component<PictureProps> }>('../games/*/Picture.svelte')
const LINES = import.meta.glob<{ lines: Lines }>('../games/*/lines.ts')
const MARKS = import.meta.glob<{ default: Component<ScoreMarkProps> }>('../games/*/ScoreMark.svelte')

export async function partsOf(game: string): Promise<GameParts> {
  const folder = `../games/${game}/Board.svelte` in BOARDS ? game : 'generic'
  const board = BOARDS[`../games/${folder}/Board.svelte`]
  const own = OWNS[`../games/${folder}/OwnRegion.svelte`]
  const rival = RIVALS[`../games/${folder}/Rival.svelte`]
  const seat = SEATS[`../games/${folder}/Seat.svelte`]
  const heading = HEADINGS[`../games/${folder}/Heading.svelte`]
  const choice = CHOICES[`../games/${game}/Choice.svelte`]
  const menu = MENUS[`../games/${game}/Menu.svelte`]
  const reason = REASONS[`../games/${game}/Reason.svelte`]
  const picture = PICTURES[`../games/${game}/Picture.svelte`]
  const drawn = LINES[`../games/${game}/lines.ts`]
  const mark = MARKS[`../games/${game}/ScoreMark.svelte`]
  const [Board, Own, Rival, Seat, Heading, Choice, Menu, Reason, Picture, Drawn, ScoreMark] = await Promise.all([
    board!(),
    own?.(),
    rival?.(),
    seat?.(),
    heading?.(),
    choice?.(),
    menu?.(),
    reason?.(),
    picture?.(),
    drawn?.(),
    mark?.(),
  ])
  return {
    Board: Board.default,
    Own: Own?.default ?? null,
    Rival: Rival?.default ?? null,
    Seat: Seat?.default ?? null,
    Heading: Heading?.default ?? null,
    Choice: Choice?.default ?? null,
    Menu: Menu?.default ?? null,
    Reason: Reason?.default ?? null,
    Picture: Picture?.default ?? null,
    lines: Drawn?.lines ?? PLAIN,
    ScoreMark: ScoreMark?.default ?? null,
  }
}
