/** Telling at a table in a browser: real time, the speed people chose, pieces in the air. */
import type { LogEntry, Position } from './api'
import { sky } from './flight'
import { prefs } from './prefs.svelte'
import { Telling } from './telling.svelte'

/** Whoever has less time left than this is not kept from their turn. */
const SHORT = 10_000

function timeIsShort({ clock, held }: Position): boolean {
  return clock !== null && held.some((seat) => clock.running.includes(seat) && (clock.left[seat] ?? 0) < SHORT)
}

/** `isAway`: whether another position is looked at than the present one. */
export function tellerOf(isAway: () => boolean, isRival: (line: LogEntry) => boolean): Telling {
  return new Telling({
    timer: {
      now: () => performance.now(),
      after: (ms, does) => {
        const timer = setTimeout(does, ms)
        return () => clearTimeout(timer)
      },
    },
    speed: () => prefs.speed,
    hurried: (latest) => document.visibilityState === 'hidden' || isAway() || timeIsShort(latest),
    isRival,
    set: (manner, times) => sky.set(manner, times),
    left: (does) => sky.left(does),
    land: () => sky.land(),
  })
}
