/**
 * The moves of others are told: states wait in a line, and one move is shown after the other, each with its words, its
 * pieces and a rest. What one seat did without a break is one move. The table shows the position after the last move
 * told; what people and seats do beside the game is always as it is now.
 *
 * One's own moves are shown at once, and who is to decide waits for nothing: what others do meanwhile is shown at once,
 * too. So a decision is open only when everything has been told, and whoever acts before skips what is left.
 */
import type { LogEntry, Position } from './api'
import type { Manner } from './flight'
import type { Speed } from './prefs.svelte'
import { BETWEEN, MOST, MOST_AT_ONCE, REST, slower, WORDS } from './tale'

/** What tells the time, and calls after so many milliseconds unless it is told not to. */
export interface Timer {
  now(): number
  after(ms: number, does: () => void): () => void
}

/** What is asked of the page that shows the table. */
export interface Showing {
  timer: Timer
  speed(): Speed
  /** Whether there is nobody to tell it to, or no time for it. */
  hurried(latest: Position): boolean
  /** Whether a line is of somebody who has no seat: it is told to whoever made the move that led to it. */
  isRival(line: LogEntry): boolean
  /** There was more to tell than anybody would listen to. */
  missed(): void
  /** How the pieces of the next position come. */
  set(manner: Manner, times: number): void
  /** Calls when the pieces of the position given have left, with the milliseconds until they have landed. */
  left(does: (lands: number) => void): void
  /** Whatever is in the air lands now. */
  land(): void
}

/** A move that is being told: the `at`th of those `of` that are told in a row. */
export interface Told {
  seat: number
  lines: readonly LogEntry[]
  at: number
  of: number
}

/** A line as it is said aloud, once. */
export interface Spoken {
  id: number
  line: LogEntry
}

interface Step {
  state: Position
  lines: readonly LogEntry[]
  seat: number
  own: boolean
  said: boolean
}

const MOST_SPOKEN = 12
const MOST_KEPT = 200

export class Telling {
  /** What the table shows. */
  shown = $state.raw<Position | null>(null)
  told = $state.raw<Told | null>(null)
  /** The latest lines said. */
  spoken = $state.raw<readonly Spoken[]>([])
  /** Whether moves wait to be told. */
  waits = $state(false)
  /** How many steps of others since one's own last can be told again. */
  again = $state(0)
  readonly busy = $derived(this.told !== null || this.waits)

  #latest: Position | null = null
  /** The state that is shown, as it came. */
  #base: Position | null = null
  #line: Step[] = []
  /** The steps of the move that is being told, until they are shown. */
  #now: Step[] = []
  /** Whether a move is under way: its words, its pieces. */
  #running = false
  #told = 0
  /** Nothing is told before. */
  #free = 0
  #stop: () => void = () => undefined
  /** Counts what was begun, so that what was broken off is not gone on with. */
  #begun = 0
  #ids = 0
  #before: Position | null = null
  #since: Step[] = []

  constructor(readonly page: Showing) {}

  /** A new state has come. */
  take(state: Position): void {
    const last = this.#latest
    this.#latest = state
    if (!last || last.status !== 'playing' || state.log_after < last.actions) this.#begin(state)
    else if (state.actions === last.actions) this.#renew(state)
    else this.#add(last, state)
  }

  /** Everything that waits is shown now. */
  skip(): void {
    if (!this.#running && this.#line.length === 0) return
    this.page.land()
    this.#catchUp()
  }
  /** The move that is being told is shown now, and the next one begins. */
  next(): void {
    if (!this.told) return
    const hidden = this.#now.at(-1)
    this.page.land()
    this.#breakOff()
    if (hidden) this.#show(hidden.state, 'ring')
    if (this.#line.length > 0) this.#tell()
    else this.#rest()
  }
  /** What others did since one's own last move is told once more. */
  retell(): void {
    this.skip()
    if (!this.#before || this.#since.length === 0) return
    this.#show(this.#before, 'plain')
    this.#line = [...this.#since]
    this.#told = 0
    this.#tell()
  }
  close(): void {
    this.#breakOff()
    this.page.set('fly', 1)
  }

  // -- what came ----------------------------------------------------------------------------------------------------

  /** There is nothing to tell: somebody has just come in, or something was taken back. */
  #begin(state: Position): void {
    this.#breakOff()
    this.#line = []
    this.#since = []
    this.#before = state
    this.again = 0
    this.#rest()
    this.#show(state, 'fly')
  }

  /** Nothing moved: seats, questions, clocks. */
  #renew(state: Position): void {
    const last = this.#line.at(-1) ?? this.#now.at(-1)
    if (last) last.state = state
    if (this.#since.length > 0) this.#since.at(-1)!.state = state
    if (!last) this.#base = state
    this.shown = this.#current()
  }

  #add(last: Position, state: Position): void {
    const lines = state.log.filter((line) => line.action > last.actions)
    const seat = lines.at(-1)?.seat ?? last.to_act[0] ?? 0
    const step: Step = { state, lines, seat, own: state.held.includes(seat), said: false }
    const deciding = !this.busy && last.decisions.length > 0
    this.#remember(step)
    this.#line.push(step)
    if (step.own && deciding) {
      this.#breakOff()
      this.#tell()
    } else if (deciding || this.page.speed() === 'off' || this.page.hurried(state)) this.#catchUp()
    else if (this.#moves() > MOST || runs(lines) > MOST_AT_ONCE) {
      this.#catchUp()
      this.page.missed()
    } else if (!this.#running && this.#line.length === 1) this.#wait()
    else this.#count()
  }

  #remember(step: Step): void {
    if (step.own) {
      this.#before = step.state
      this.#since = []
    } else if (this.#since.length < MOST_KEPT) this.#since.push(step)
    this.again = this.#since.length
  }

  // -- telling ------------------------------------------------------------------------------------------------------

  /** The next move is told as soon as the last one has rested. */
  #wait(): void {
    this.waits = true
    this.#stop = this.page.timer.after(Math.max(0, this.#free - this.page.timer.now()), () => this.#tell())
  }

  #tell(): void {
    const first = this.#line[0]
    if (!first) {
      this.#rest()
      return
    }
    const many = this.#line.findIndex((step) => step.seat !== first.seat || step.own !== first.own)
    const steps = this.#line.splice(0, many < 0 ? this.#line.length : many)
    this.#now = steps
    this.#running = true
    for (const step of steps) this.#say(step)
    if (first.own) {
      this.told = null
      this.#pieces()
    } else {
      const lines = steps.flatMap((step) => step.lines)
      this.told = { seat: first.seat, lines, at: ++this.#told, of: this.#told + this.#moves() }
      this.#stop = this.page.timer.after(WORDS * this.#times, () => this.#pieces())
    }
    this.waits = this.#line.length > 0
  }

  #pieces(): void {
    const last = this.#now.at(-1)!
    this.#now = []
    this.#show(last.state, 'fly', last.own ? 1 : this.#times)
    const begun = this.#begun
    this.page.left((lands) => {
      if (begun === this.#begun) this.#stop = this.page.timer.after(lands, () => this.#landed(last.own))
    })
  }

  /** The words stand for a while only if there is more to tell. */
  #landed(own: boolean): void {
    const rest = own ? BETWEEN : (REST + BETWEEN) * this.#times
    if (this.#line.length > 0) this.#stop = this.page.timer.after(rest, () => this.#tell())
    else this.#catchUp()
    this.#free = this.page.timer.now() + rest
  }

  /** Whatever waits is said and shown. */
  #catchUp(): void {
    this.#breakOff()
    for (const step of this.#line.splice(0)) this.#say(step)
    this.#rest()
    if (this.#latest) this.#show(this.#latest, 'ring')
  }

  /** All has been told. */
  #rest(): void {
    this.#running = false
    this.#told = 0
    this.told = null
    this.waits = false
  }

  #breakOff(): void {
    this.#stop()
    this.#stop = () => undefined
    this.#begun++
    this.#now = []
    this.#free = 0
  }

  #say(step: Step): void {
    if (step.said) return
    step.said = true
    const heard = step.lines.filter((line) => !step.own || this.page.isRival(line))
    if (heard.length === 0) return
    this.spoken = [...this.spoken, ...heard.map((line) => ({ id: ++this.#ids, line }))].slice(-MOST_SPOKEN)
  }

  /** More has come to be told in a row. */
  #count(): void {
    this.waits = this.#line.length > 0
    if (this.told) this.told = { ...this.told, of: this.#told + this.#moves() }
  }

  // -- showing ------------------------------------------------------------------------------------------------------

  #show(state: Position, manner: Manner, times = 1): void {
    if (state !== this.#base) this.page.set(manner, times)
    this.#base = state
    this.shown = this.#current()
  }

  /** The position of the state that is shown, with everything beside the game as it is now. */
  #current(): Position | null {
    const [base, latest] = [this.#base, this.#latest]
    if (!base || !latest || base === latest) return base
    const { seats, held, asked, proposed, notes, owner, rematch, clock } = latest
    return { ...base, seats, held, asked, proposed, notes, owner, rematch, clock }
  }

  get #times(): number {
    return slower(this.page.speed())
  }
  /** How many moves wait. */
  #moves(): number {
    return runs(this.#line)
  }
}

/** How often it is another seat's turn, from one to the next. */
function runs(all: readonly { seat: number | null }[]): number {
  return all.filter((one, i) => i === 0 || one.seat !== all[i - 1]!.seat).length
}
