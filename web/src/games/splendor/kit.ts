/** The look of Splendor's pieces: which palette a letter is, which scene a card shows. */
import type { CardRow } from './types'

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
/** So many tokens may be kept. */
export const MOST_TOKENS = 10
export const ROMAN = ['', 'I', 'II', 'III']

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
