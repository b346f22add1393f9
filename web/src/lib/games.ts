/**
 * What a game brings to the client: a folder under `games/` with `Board.svelte`, and if it likes `Seat.svelte` (the
 * body of a seat's panel), `Choice.svelte` (pictures on a choice's button), `Result.svelte` (how the points came),
 * `words.ts` (words for the arguments of its sentences) and `texts/<lang>.ftl`; `lib/looks.ts` has its skin and key
 * art. Found by its name, fetched when a table of that game is opened; a game without a board gets the generic one.
 */
import type { Component } from 'svelte'
import type { Args, Translate } from './i18n.svelte'
import type { Selection } from './select.svelte'
import type { Candidate, Result, Seat } from './api'

/* eslint-disable @typescript-eslint/no-explicit-any */
export interface BoardProps {
  game: string
  /** What this viewer may know, as the game's `view` gives it. */
  view: any
  /** The component values by name, as the game's `components_view` gives them. */
  components: any
  select: Selection
  seats: Seat[]
  /** The seat whose eyes these are; null: a spectator's. */
  me: number | null
  /** So many actions led to this view; fewer than before: it went back. */
  step: number
  lang: string
  t: Translate
}
export interface SeatProps extends BoardProps {
  /** The seat this panel is about. */
  seat: number
}
export interface Words {
  /**
   * The same arguments with words in place of codes: `{tokens: 'wgk'}` becomes `{tokens: 'diamond, emerald and
   * onyx'}`.
   */
  args?: (
    args: Args,
    known: { t: Translate; list: (items: string[]) => string; components: any; players: readonly string[] },
  ) => Args
  /** The points of each seat, for the panels; by default `view.seats[n].points`. */
  points?: (view: any) => (number | null)[]
  /**
   * What a choice points at, where that depends on the position: a die move also points at the space it would
   * reach.
   */
  targets?: (candidate: Candidate, view: any) => string[]
  /** What a choice is called on a button; undefined: by the text `<game>-action-<verb>`. */
  action?: (
    candidate: Candidate,
    known: { t: Translate; list: (items: string[]) => string; components: any; view: any },
  ) => string | undefined
}
export interface ChoiceProps {
  candidate: Candidate
  view: any
  components: any
  me: number | null
}
export interface ResultProps {
  result: Result
}
export interface GameParts {
  name: string
  Board: Component<BoardProps>
  Seat: Component<SeatProps> | null
  /** Pictures beside the name of a choice: what it costs or brings. */
  Choice: Component<ChoiceProps> | null
  /** How the points came, on the page of a finished match; by default bars. */
  Result: Component<ResultProps> | null
  words: Words
}
/* eslint-enable @typescript-eslint/no-explicit-any */

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Board.svelte')
const SEATS = import.meta.glob<{ default: Component<SeatProps> }>('../games/*/Seat.svelte')
const CHOICES = import.meta.glob<{ default: Component<ChoiceProps> }>('../games/*/Choice.svelte')
const RESULTS = import.meta.glob<{ default: Component<ResultProps> }>('../games/*/Result.svelte')
const WORDS = import.meta.glob<{ words: Words }>('../games/*/words.ts')

export async function partsOf(game: string): Promise<GameParts> {
  const folder = `../games/${game}/Board.svelte` in BOARDS ? game : 'generic'
  const seat = SEATS[`../games/${folder}/Seat.svelte`]
  const board = BOARDS[`../games/${folder}/Board.svelte`]
  const choice = CHOICES[`../games/${game}/Choice.svelte`]
  const result = RESULTS[`../games/${game}/Result.svelte`]
  const words = WORDS[`../games/${game}/words.ts`]
  const [Board, Seat, Choice, Result, say] = await Promise.all([board!(), seat?.(), choice?.(), result?.(), words?.()])
  return {
    name: game,
    Board: Board.default,
    Seat: Seat?.default ?? null,
    Choice: Choice?.default ?? null,
    Result: Result?.default ?? null,
    words: say?.words ?? {},
  }
}
