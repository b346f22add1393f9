/** The look of Splendor's pieces: which palette a letter is, which scene a card shows. */

export const COLOURS = ['w', 'b', 'g', 'r', 'k'] as const
export const TOKENS = [...COLOURS, 'o'] as const
export type Letter = (typeof TOKENS)[number]

export const PALETTE: Record<string, string> = {
  w: 'white',
  b: 'blue',
  g: 'green',
  r: 'red',
  k: 'black',
  o: 'gold',
}
export const INK: Record<string, string> = { w: '#27304d', b: '#fff', g: '#fff', r: '#fff', k: '#fff', o: '#3b2403' }
/** The optical centre of each outline. */
export const NUMBER_Y: Record<string, number> = { w: 27, b: 32.5, g: 32.5, r: 37, k: 32.5, o: 32 }
export const ROMAN = ['', 'I', 'II', 'III']

export interface CardRow {
  level: number
  bonus: string
  points: number
  cost: Record<string, number>
}
export interface NobleRow {
  points: number
  requires: Record<string, number>
}
export interface SplendorSeat {
  tokens: Record<string, number>
  bonuses: Record<string, number>
  points: number
  cards: string[]
  reserved: { card: string | null; level: number; blind: boolean }[]
  nobles: string[]
}
export interface SplendorView {
  bank: Record<string, number>
  table: (string | null)[][]
  decks: number[]
  nobles: { noble: string; owner: number | null }[]
  seats: SplendorSeat[]
  mover: number
  target: number
  paying: string | null
}
export interface SplendorComponents {
  cards: Record<string, CardRow>
  nobles: Record<string, NobleRow>
}

const SCENES: Record<number, readonly [string, string]> = {
  1: ['mine', 'workshop'],
  2: ['ship', 'pass'],
  3: ['city', 'hall'],
}
/** Brings the heart of a scene into the window. */
export const LIFT: Record<string, number> = { mine: -15, hall: -12, workshop: 6 }

export function price(row: Record<string, number>): [string, number][] {
  return COLOURS.flatMap((c): [string, number][] => (row[c] ? [[c, row[c]]] : []))
}
/** By price: stable, and neighbours differ. */
export function scene(card: CardRow): string {
  const sum = COLOURS.reduce((total, c, i) => total + (card.cost[c] ?? 0) * (i + 1), 0)
  return SCENES[card.level]![sum % 2 === 0 ? 0 : 1]
}
export function mirrored(name: string): boolean {
  return Number(name.slice(2)) % 4 > 1
}
/** What a seat still lacks for a card after bonuses and tokens; gold makes it up. */
export function missing(seat: SplendorSeat, card: CardRow): number {
  return price(card.cost).reduce(
    (sum, [c, n]) => sum + Math.max(0, n - (seat.bonuses[c] ?? 0) - (seat.tokens[c] ?? 0)),
    0,
  )
}
