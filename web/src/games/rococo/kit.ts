/** Small tables for the drawings of Rococo. */

export const COLOURS = ['azure', 'rose', 'jade', 'amber'] as const
export type Colour = (typeof COLOURS)[number]
export const RANKS = ['apprentice', 'journeyman', 'master'] as const
export type Rank = (typeof RANKS)[number]
export type Who = number | 'her'
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']

export type Params = Record<string, string>

/** `of=garment;per=3` as a table; a table stays what it is. */
export function params(text: string | Record<string, unknown> | null | undefined): Params {
  if (!text) return {}
  if (typeof text !== 'string') return Object.fromEntries(Object.entries(text).map(([k, v]) => [k, String(v)]))
  return Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((pair): [string, string] => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at), pair.slice(at + 1)]
      }),
  )
}

/** Gowns for ladies, coats for gentlemen: the figure goes with the colour. */
export function figureOf(colour: string): 'gown' | 'coat' {
  return colour === 'azure' || colour === 'jade' ? 'gown' : 'coat'
}
export function jewelOf(colour: string): 'necklace' | 'ring' {
  return colour === 'azure' || colour === 'jade' ? 'necklace' : 'ring'
}
/** The centre of space `i` of `n` on a stretch. */
export function along(from: number, width: number, i: number, n: number): number {
  return Math.round((from + (width * (i + 0.5)) / n) * 10) / 10
}
