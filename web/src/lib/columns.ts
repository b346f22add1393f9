/** The columns of a finished match: one for each seat, and one for an opponent without a seat, best first. */
import type { Result } from './api'

export interface Column {
  /** The number of the seat; an opponent without one counts on after the last. */
  seat: number
  name: string
  /** Points by line of the sheet. */
  points: number[]
  total: number
  /** Null: level with who has won, and only the game knows what that means. */
  place: number | null
}

export function columns(result: Result, rivalName: string): Column[] {
  const found: Column[] = result.seats.map((seat, n) => ({
    seat: n,
    name: seat.name,
    points: result.sheet.map((line) => line.points[n] ?? 0),
    total: result.outcome.scores[n] ?? 0,
    place: result.outcome.ranks[n] ?? null,
  }))
  if (result.rival) {
    const total = result.rival.points.reduce((sum, n) => sum + n, 0)
    const best = Math.max(...result.outcome.winners.map((seat) => result.outcome.scores[seat] ?? 0))
    const first = result.outcome.winners.length === 0 || result.outcome.reason === 'tied'
    const place = first ? 1 : total < best ? 2 : null
    found.push({ seat: result.seats.length, name: rivalName, points: result.rival.points, total, place })
  }
  return found.sort((a, b) => (a.place ?? 1.5) - (b.place ?? 1.5))
}

/** Scores after each action, in the order of seats, an opponent without a seat last. */
export function histories(result: Result): number[][] {
  const rival = result.rival
  return rival ? result.history.map((scores, n) => [...scores, rival.history[n] ?? 0]) : result.history
}
