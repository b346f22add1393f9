/**
 * Pieces that move visibly: remember where things were, draw the new position, fly copies from old place to new. Going
 * back (undo, a step back in a replay) plays the same flights backwards, twice as fast. Places are elements with
 * `data-place`. Nothing moves for who asked for reduced motion: what has changed gets a still ring for a second. So it
 * is, too, with what is not told but shown at once (`telling.svelte.ts`).
 */
import { tick } from 'svelte'
import { stillness } from './prefs.svelte'
import { landing, ways } from './tale'
import { afterFrame, inOwnTask, turns } from './turns.svelte'

export interface Flight {
  /** `data-place` of where it starts and where it lands; of several, with spaces between, the first that is seen. */
  from: string
  to: string
  /** What flies: a copy of the drawing that stood at the start, unless given. */
  piece?: Element | null
  /** Width on arrival and at the start, in pixels. */
  width?: number
  start?: number
  /** Milliseconds that it waits after its turn: a noble comes when the card has landed. */
  late?: number
}

/** How what has changed comes to its places: it flies, it gets a ring, or nothing tells of it. */
export type Manner = 'fly' | 'ring' | 'plain'

const RING = 1000
/** So many frames at most are waited for a place that is not there yet. */
const PATIENCE = 30

interface Spot {
  box: DOMRect
  drawing: Element | null
}

/** All that is in the air. */
class Sky {
  #manner: Manner = 'fly'
  #times = 1
  #leaving = 0
  #waiting: ((lands: number) => void)[] = []
  readonly #flying = new Set<Animation>()

  /** How the pieces of the positions from now on come; `times` as long as at normal speed. */
  set(manner: Manner, times = 1): void {
    this.#manner = manner
    this.#times = times
  }
  get manner(): Manner {
    return this.#manner !== 'plain' && stillness() ? 'ring' : this.#manner
  }
  get times(): number {
    return this.#times
  }

  /** Calls when all pieces of the position just given have left: with the milliseconds until they have landed. */
  left(does: (lands: number) => void): void {
    void tick().then(() => {
      if (this.#leaving > 0) this.#waiting.push(does)
      else does(0)
    })
  }
  /** Somebody has something to fly, as soon as the new position is drawn. */
  announce(departure: Departure): void {
    this.#leaving++
    void tick().then(() => inOwnTask(() => this.#leave(departure, PATIENCE)))
  }
  /** Parts of the new position may still wait for their turns: who flies to one of them waits for some frames. */
  #leave(departure: Departure, frames: number): void {
    if (frames > 0 && !turns.whole && departure.waits) {
      afterFrame(() => this.#leave(departure, frames - 1))
      return
    }
    const lands = departure.leave()
    this.#leaving--
    if (this.#leaving > 0) return
    for (const does of this.#waiting.splice(0)) does(lands)
  }

  add(way: Animation): void {
    if (this.#flying.size === 0) document.addEventListener('pointerdown', this.land)
    this.#flying.add(way)
  }
  remove(way: Animation): void {
    this.#flying.delete(way)
    if (this.#flying.size === 0) document.removeEventListener('pointerdown', this.land)
  }
  /** Everything lands now. */
  land = (): void => {
    for (const way of [...this.#flying]) way.finish()
  }
}

export const sky = new Sky()

/** What a board tells of each position it shows; `flights` says what moved between two views. */
export class Passage<View> {
  #view: View | null = null
  #step = 0

  constructor(readonly flights: (old: View, now: View) => Flight[]) {}

  /** The board is about to show this view, which so many actions led to; the view it showed until now, if another. */
  to(view: View, step: number): View | null {
    const [old, back] = [this.#view, step < this.#step]
    this.#view = view
    this.#step = step
    if (!old || old === view) return null
    if (document.visibilityState === 'visible' && sky.manner !== 'plain')
      sky.announce(new Departure(back ? this.flights(view, old) : this.flights(old, view), back))
    return old
  }
}

/**
 * Flights between a position that is about to go and the one that follows. They leave in a task of their own: asking
 * where things stand lays the page out, which takes long enough by itself.
 */
class Departure {
  readonly #spots = new Map<string, Spot>()
  readonly #manner = sky.manner
  readonly #times = sky.times

  constructor(
    readonly flights: readonly Flight[],
    readonly back: boolean,
  ) {
    if (this.#manner === 'ring') return
    for (const { from, to } of flights) {
      const place = back ? to : from
      if (this.#spots.has(place)) continue
      const spot = standing(place)
      if (spot) this.#spots.set(place, spot)
    }
  }

  /** Whether a place is not there where something shall land. */
  get waits(): boolean {
    return this.flights.some(({ from, to }) => find(this.back ? from : to) === null)
  }

  /** The milliseconds until the last has landed. */
  leave(): number {
    if (this.#manner === 'ring') {
      for (const { from, to } of this.flights) ring(this.back ? from : to)
      return 0
    }
    const able = this.flights.flatMap((flight) => {
      const way = this.#way(flight)
      return way ? [{ way, late: flight.late ?? 0 }] : []
    })
    const times = ways(
      able.map(({ late }) => late),
      this.#times,
      this.back,
    )
    able.forEach(({ way }, i) => way(times[i]!.delay, times[i]!.duration))
    return landing(times)
  }

  /** The way is that of the flight; going back it is flown in reverse. Nothing is put on the page before it leaves. */
  #way(flight: Flight): ((delay: number, duration: number) => void) | null {
    const start = this.back ? standing(flight.from) : this.#spots.get(flight.from)
    const goal = this.back ? this.#spots.get(flight.to) : standing(flight.to)
    const piece = flight.piece ?? (start?.drawing?.cloneNode(true) as Element | undefined)
    if (!start || !goal || !piece || start.box.width === 0 || goal.box.width === 0) return null
    const wide = flight.start ?? Math.min(start.box.width, 150)
    const tall = flight.piece ? wide : wide * (start.box.height / start.box.width)
    const x0 = start.box.x + (start.box.width - wide) / 2
    const y0 = start.box.y + (start.box.height - tall) / 2
    const scale = (flight.width ?? Math.min(goal.box.width, 44)) / wide
    const x1 = goal.box.x + goal.box.width / 2 - (wide * scale) / 2
    const y1 = goal.box.y + goal.box.height / 2 - (tall * scale) / 2
    const arc = Math.min(60, Math.hypot(x1 - x0, y1 - y0) / 6)
    const points = [
      { transform: `translate(${x0}px,${y0}px) scale(1)`, opacity: 1 },
      { transform: `translate(${(x0 + x1) / 2}px,${(y0 + y1) / 2 - arc}px) scale(${(1 + scale) / 2})`, opacity: 1 },
      { transform: `translate(${x1}px,${y1}px) scale(${scale})`, opacity: 0.75 },
    ]
    return (delay, duration) => fly(piece, flight, wide, points, { delay, duration }, this.back)
  }
}

function fly(
  piece: Element,
  { from, to }: Flight,
  wide: number,
  points: Keyframe[],
  times: { delay: number; duration: number },
  back: boolean,
): void {
  const holder = document.createElement('div')
  holder.className = 'flying'
  holder.dataset.from = back ? to : from
  holder.dataset.to = back ? from : to
  holder.setAttribute('aria-hidden', 'true')
  holder.append(piece)
  holder.style.width = `${wide}px`
  document.body.append(holder)
  const way = holder.animate(points, {
    ...times,
    easing: 'cubic-bezier(.45,.05,.2,1)',
    fill: 'both',
    direction: back ? 'reverse' : 'normal',
  })
  const gone = () => {
    holder.remove()
    sky.remove(way)
  }
  way.onfinish = gone
  way.oncancel = gone
  sky.add(way)
}

function find(place: string): Element | null {
  for (const one of place.split(' '))
    for (const element of document.querySelectorAll(`[data-place="${one}"]`))
      if (element.getClientRects().length > 0) return element
  return null
}

function standing(place: string): Spot | null {
  const element = find(place)
  if (!element) return null
  const drawing = element.matches('svg') ? element : element.querySelector('svg')
  return { box: element.getBoundingClientRect(), drawing: (drawing?.cloneNode(true) as Element | undefined) ?? null }
}

function ring(place: string): void {
  const element = find(place)
  if (!element) return
  element.toggleAttribute('data-landed', true)
  setTimeout(() => element.removeAttribute('data-landed'), RING)
}
