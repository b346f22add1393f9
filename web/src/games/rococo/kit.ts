/** Small tables for the drawings of Rococo. */

export const COLOURS = ['azure', 'rose', 'jade', 'amber'] as const
/** Whose token: a seat's, or Madame du Barry's. */
export type Who = number | 'her'
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']

/** The class that gives a drawing its colour. */
export function tint(colour: string): string {
  return `ro-${colour.toLowerCase()}`
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
