/**
 * What somebody at a table follows: the moves as they are told, in real time and at the speed people chose; the log so
 * far; what each seat did last, and what has happened since one's own turn.
 */
import type { LogEntry, Position } from './api'
import { sky } from './flight'
import { isTyping } from './keys'
import type { Live } from './live.svelte'
import { deedsSince, isRival, lastActions, PLAIN, type Lines } from './log'
import { prefs } from './prefs.svelte'
import { Telling, type Timer } from './telling.svelte'

/** Whoever has less time left than this is not kept from their turn. */
const SHORT = 10_000
/** Who was away for longer finds what has happened meanwhile. */
const AWAY = 30_000

const TIME: Timer = {
  now: () => performance.now(),
  after: (ms, does) => {
    const timer = setTimeout(does, ms)
    return () => clearTimeout(timer)
  },
}

export class Following {
  /** How the game's lines look. */
  lines = $state.raw<Lines>(PLAIN)
  /** Whether what has happened since one's own turn is shown. */
  recap = $state(false)
  readonly telling: Telling
  /** What has been told by now. */
  readonly log = $derived.by(() => {
    const { told, shown } = this.telling
    const upTo = told?.lines.at(-1)?.action ?? shown?.actions ?? 0
    const all = this.live.log
    return all.at(-1) && all.at(-1)!.action > upTo ? all.filter((line) => line.action <= upTo) : all
  })
  readonly #seats = $derived.by(() => this.telling.shown?.seats.length ?? 0)
  readonly #last = $derived.by(() => lastActions(this.log, this.#seats, this.lines))
  readonly deeds = $derived.by(() => {
    const held = this.telling.shown?.held ?? []
    return held.length > 0 ? deedsSince(this.log, held, this.lines) : []
  })
  /** The lines after this action are new since one's own turn; null: none are. */
  readonly fresh = $derived.by(() => (this.deeds[0] ? this.deeds[0].lines[0]!.action - 1 : null))

  #left = { at: 0, actions: 0 }

  /** `isAway`: whether another position is looked at than the present one. */
  constructor(
    readonly live: Live,
    readonly isAway: () => boolean,
  ) {
    this.telling = new Telling({
      timer: TIME,
      speed: () => prefs.speed,
      hurried: (latest) => document.visibilityState === 'hidden' || isAway() || timeIsShort(latest),
      isRival: (line) => isRival(line, this.lines),
      missed: () => (this.recap = this.deeds.length > 0),
      set: (manner, times) => sky.set(manner, times),
      left: (does) => sky.left(does),
      land: () => sky.land(),
    })
    live.heard = (state) => this.telling.take(state)
  }

  close(): void {
    this.telling.close()
  }
  /** What each seat did last, by now or by an earlier action. */
  lastBy(action: number | null): (LogEntry | undefined)[] {
    if (action === null) return this.#last
    return lastActions(
      this.log.filter((line) => line.action <= action),
      this.#seats,
      this.lines,
    )
  }
  retell(): void {
    this.recap = false
    this.telling.retell()
  }

  /** Space goes to the end of what is told; it means nothing else then. */
  readonly key = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || isTyping(event.target)) return
    if (!(event.target instanceof Element && event.target.closest('button, a'))) this.#skipInstead(event)
  }
  /** So does a press on the table. */
  readonly press = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-region=board]')) this.#skipInstead(event)
  }
  /** Somebody has turned to the page or away from it. */
  readonly looked = (): void => {
    const actions = this.telling.shown?.actions ?? 0
    if (document.visibilityState === 'hidden') {
      this.telling.skip()
      this.#left = { at: Date.now(), actions }
    } else if (Date.now() - this.#left.at > AWAY && actions > this.#left.actions) this.recap = this.deeds.length > 0
  }

  #skipInstead(event: Event): void {
    if (!this.telling.busy || this.isAway()) return
    event.preventDefault()
    event.stopPropagation()
    this.telling.skip()
  }
}

function timeIsShort({ clock, held }: Position): boolean {
  return clock !== null && held.some((seat) => clock.running.includes(seat) && (clock.left[seat] ?? 0) < SHORT)
}
