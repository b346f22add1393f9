/** What the pages of a review draw: places on the curve, labels pushed apart, numbers with their sign. */
import type { Review, ReviewPoint } from './api'
import { texts } from './i18n.svelte'

export const DASH = ['', '9 4', '2 4', '9 3 2 3', '14 4']
export const seatColour = (seat: number) => `var(--seat-${(seat % 5) + 1})`
/** What the costliest choices of a seat are called on the curve. */
export const LETTERS = 'abc'

/** Whose choices are shown first: one's own, else the winner's; if nobody won, the first seat's. */
export const firstShown = (mine: readonly number[], ranks: readonly number[]) =>
  mine[0] ?? Math.max(0, ranks.indexOf(1))

export type Level = readonly number[]

/** A curve: what each seat may expect after some actions. */
export interface Point {
  number: number
  level: Level
}

export function wholeCurve(review: Review, points: boolean): Point[] {
  return (points ? review.points : review.shares).map((level, number) => ({ number, level }))
}
export function growing(found: readonly ReviewPoint[], points: boolean): Point[] {
  return found.map((one) => ({ number: one.number, level: points ? one.points : one.shares }))
}

/** Where rounds begin, as many as have room: the first of each and its number. */
export function roundMarks(rounds: readonly (number | null)[], most: number): { at: number; round: number }[] {
  const all: { at: number; round: number }[] = []
  rounds.forEach((round, at) => {
    if (round !== null && (all.length === 0 || all.at(-1)!.round !== round)) all.push({ at, round })
  })
  const step = [1, 2, 3, 5, 10, 20].find((one) => all.length / one <= most) ?? 50
  return all.filter((_, i) => i % step === 0)
}

/** The same order with at least so much between neighbours; nothing goes above `most`. */
export function apart(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at)
  order.forEach((one, k) => {
    if (k > 0) one.at = Math.max(one.at, order[k - 1]!.at + gap)
  })
  for (let k = order.length - 1; k >= 0; k--) {
    const above = k === order.length - 1 ? most : order[k + 1]!.at - gap
    order[k]!.at = Math.min(order[k]!.at, above)
  }
  const found: number[] = []
  for (const one of order) found[one.i] = one.at
  return found
}

export interface Luck {
  at: number
  seat: number
  luck: number
}

/** Whom chance helped most and whom it hurt most in each action. */
export function strokes(luck: readonly (readonly number[])[]): Luck[] {
  const found: Luck[] = []
  luck.forEach((row, at) => {
    if (row.length === 0) return
    const most = row.indexOf(Math.max(...row))
    const least = row.indexOf(Math.min(...row))
    if (row[most]! > 0.002) found.push({ at, seat: most, luck: row[most]! })
    if (row[least]! < -0.002) found.push({ at, seat: least, luck: row[least]! })
  })
  return found
}

export const percent = (share: number, digits = 0) =>
  texts.number(share, { style: 'percent', maximumFractionDigits: digits, minimumFractionDigits: digits })
/** Hundredths of the win with their sign, and a minus as wide as a plus. */
export function signed(share: number, digits = 0): string {
  const n = Number((100 * share).toFixed(digits))
  const said = texts.number(Math.abs(n), { maximumFractionDigits: digits, minimumFractionDigits: digits })
  return n > 0 ? `+${said}` : n < 0 ? `−${said}` : said
}
export const tone = (share: number) => (Math.round(100 * share) > 0 ? 'up' : Math.round(100 * share) < 0 ? 'down' : '')
