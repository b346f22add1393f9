/** The time of one seat out of the clock of a table. */
import type { Clock } from './api'

export interface SeatClock {
  left: number
  running: boolean
}

export function clockOf(clock: Clock | null, seat: number): SeatClock | null {
  if (!clock) return null
  return { left: (clock.left[seat] ?? 0) + (clock.grace[seat] ?? 0), running: clock.running.includes(seat) }
}
