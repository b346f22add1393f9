/**
 * Puzzles on this device: what was solved, and the streak of each game. Nobody needs an account for it, and the server
 * knows nothing of it. A day of the streak is one whose own puzzle was solved within its three tries.
 */
import type { Candidate, Decision, PuzzlePosition } from './api'
import { keep, kept } from './keep'

export interface Done {
  /** At which try it was solved; 0: given up. */
  tries: number
  at: number
}
interface Kept {
  days: Record<string, string[]>
  done: Record<string, Done>
}

/** So many days of a game are remembered: no streak is told longer. */
const MOST_DAYS = 4000
const DAY = 86_400_000
export const WEEK = 7

class Solved {
  #kept = $state.raw<Kept>({ days: {}, done: {}, ...kept<Partial<Kept>>('puzzles') })

  find(game: string, id: string): Done | null {
    return this.#kept.done[`${game}/${id}`] ?? null
  }
  /** Remember how a puzzle ended; `today`: the date whose puzzle it is, if it is that. The first end counts. */
  finish(game: string, id: string, tries: number, today: string | null): void {
    const name = `${game}/${id}`
    if (this.#kept.done[name] && today === null) return
    const days = { ...this.#kept.days }
    const before = days[game] ?? []
    if (today && tries > 0 && !before.includes(today)) days[game] = [...before, today].slice(-MOST_DAYS)
    const done = this.#kept.done[name] ? this.#kept.done : { ...this.#kept.done, [name]: { tries, at: Date.now() } }
    this.#kept = { days, done }
    keep('puzzles', this.#kept)
  }
  /** How many days in a row, up to today or, as long as today is not over, yesterday. */
  streak(game: string, today: string): number {
    const days = new Set(this.#kept.days[game] ?? [])
    let at = days.has(today) ? today : before(today, 1)
    let count = 0
    while (days.has(at)) {
      count++
      at = before(at, 1)
    }
    return count
  }
  lit(game: string, day: string): boolean {
    return (this.#kept.days[game] ?? []).includes(day)
  }
}

export const solved = new Solved()

/** The date so many days earlier. */
export function before(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10)
}

/** The last seven days, today at the end. */
export function week(today: string): string[] {
  return Array.from({ length: WEEK }, (_, i) => before(today, WEEK - 1 - i))
}

type Short = Partial<Candidate> & { text: string }

/** A candidate as pages read it: what is empty is left out on the way. */
export function whole(short: Short): Candidate {
  const [verb = '', ...args] = short.text.split(' ')
  const empty = { targets: [], rule: '', case: '', needed: null, have: null, things: [], cost: {}, gain: {} }
  return { ...empty, ...short, verb, args }
}

export function wholeDecision(decision: Decision | null): Decision | null {
  return decision && { ...decision, candidates: decision.candidates.map(whole) }
}

export function wholePosition(position: PuzzlePosition): PuzzlePosition {
  return { ...position, decision: wholeDecision(position.decision) }
}

export function pageOf(game: string, id: string): string {
  return `/puzzle/${encodeURIComponent(game)}?p=${encodeURIComponent(id)}`
}
