/**
 * What is seen of a game before a table of it is opened: `look.ts` of its folder (its own light and a colour; it brings
 * its skin, `look.css`) and `keyart.svg` with the symbol `art-<game>`. A game without them wears the hall's own.
 */
export interface Look {
  /** A game's own light: the player's choice wins over it. */
  theme: 'dark' | 'light'
  colour: string
  /** Whether its board is lettered in italics, too. */
  italic?: boolean
  /** Where one's own things lie: beside the prompt, under it and the board, or under all (as usual). */
  own?: 'beside' | 'under' | 'tray'
  /** Seats show what they hold also where they lie in a strip above the board: all of it, or the chief of it. */
  strip?: boolean | 'brief'
  /**
   * Verbs of choices that are final: hidden things are shown, something leaves the game, dice are rolled. They are
   * pressed twice in the same place, and their buttons are never gilded. `<game>-final-<verb>` says what follows.
   * A single choice of another verb is final if it brings something `unseen`.
   */
  final?: readonly string[]
  /** Verbs of choices of several things that are done with the last of them, without Confirm: what can be undone. */
  direct?: readonly string[]
  /** Verbs whose buttons are gilded, because they are what one mostly wants; else only what is the only choice. */
  usual?: readonly string[]
}

const LOOKS = import.meta.glob<{ look: Look }>('../games/*/look.ts', { eager: true })
const ART = import.meta.glob<string>('../games/*/keyart.svg', { query: '?raw', import: 'default', eager: true })

export const keyart = Object.values(ART).join('')

export function lookOf(game: string): Look | undefined {
  return LOOKS[`../games/${game}/look.ts`]?.look
}

/** The id of a game's picture. */
export function artOf(game: string): string {
  const drawn = `../games/${game}/keyart.svg` in ART
  return `#art-${drawn ? game.replaceAll('_', '-') : 'generic'}`
}
