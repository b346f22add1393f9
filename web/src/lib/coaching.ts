/** What the coach says, in pieces: words, words that stand out (`*so*`), and things to be drawn. */
import type { Args } from './i18n.svelte'
import { pieces, type Lines, type Piece } from './log'
import { sentence, type Known } from './say'

export type Said = { text: string; bold: boolean } | Extract<Piece, { things: unknown }>

export function saying(known: Known, key: string, args: Args, lines: Lines): Said[] {
  const found: Said[] = []
  let bold = false
  for (const piece of pieces(known, { action: 0, seat: null, key, args: args as Record<string, unknown> }, lines)) {
    if ('things' in piece) found.push(piece)
    else
      piece.text.split('*').forEach((text, i) => {
        if (i > 0) bold = !bold
        if (text !== '') found.push({ text, bold })
      })
  }
  return found
}

/** The same as one who does not see it hears it. */
export function aloud(known: Known, key: string, args: Args): string {
  return sentence(known, key, args).replaceAll('*', '')
}
