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
import boards from 'virtual:boards'
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

/** The files of a game's folder that are parts of a board, by their names; `boards.ts` of the build binds them. */
export interface Brought {
  Board?: Component<BoardProps>
  OwnRegion?: Component<BoardProps>
  Rival?: Component<BoardProps>
  Seat?: Component<SeatProps>
  Heading?: Component<BoardProps>
  Choice?: Component<ChoiceProps>
  Menu?: Component<MenuProps>
  Reason?: Component<ReasonProps>
  Picture?: Component<PictureProps>
  lines?: Lines
  ScoreMark?: Component<ScoreMarkProps>
}

export async function partsOf(game: string): Promise<GameParts> {
  const own: Brought = (await boards[game]?.()) ?? {}
  const table = own.Board ? own : await boards.generic!()
  return {
    Board: table.Board!,
    Own: table.OwnRegion ?? null,
    Rival: table.Rival ?? null,
    Seat: table.Seat ?? null,
    Heading: table.Heading ?? null,
    Choice: own.Choice ?? null,
    Menu: own.Menu ?? null,
    Reason: own.Reason ?? null,
    Picture: own.Picture ?? null,
    lines: own.lines ?? PLAIN,
    ScoreMark: own.ScoreMark ?? null,
  }
}
