/**
 * How long the move of another takes to be told: the words come first, then the pieces fly, then the line stands for a
 * while. Milliseconds at normal speed. Pure: what tells (`telling.svelte.ts`) and what flies (`flight.ts`) ask here.
 */
import type { Speed } from './prefs.svelte'

export const WORDS = 250
export const PIECE = 420
/** Between the starts of two pieces of one move, and between the first and the last of many. */
export const APART = 60
export const MOST_APART = 120
export const REST = 410
export const BETWEEN = 200
/** So many moves are told at most, and so many seats in what came at once: of more there is a summary. */
export const MOST = 8
export const MOST_AT_ONCE = 3

/** How many times as long as at normal speed. Who wants all at once can still have it told again. */
const SLOWER: Record<Speed, number> = { off: 1, quick: 0.5, normal: 1, slow: 1 / 0.6 }

export function slower(speed: Speed): number {
  return SLOWER[speed]
}

export interface Way {
  delay: number
  duration: number
}

/** When each of so many pieces leaves and how long it is under way; `late` are those that leave later still. */
export function ways(late: readonly number[], times: number, back = false): Way[] {
  const pace = back ? times / 2 : times
  const gap = Math.min(APART, MOST_APART / Math.max(1, late.length - 1)) * pace
  return late.map((more, i) => ({
    delay: (back ? late.length - 1 - i : i) * gap + (back ? 0 : more * pace),
    duration: PIECE * pace,
  }))
}

/** Until the last piece has landed. */
export function landing(all: readonly Way[]): number {
  return Math.max(0, ...all.map(({ delay, duration }) => delay + duration))
}
