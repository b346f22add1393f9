/**
 * Pieces that move visibly: remember where things were, draw the new position, fly copies from old place to new. Going
 * back (undo, a step back in a replay) plays the same flights backwards, twice as fast. Places are elements with
 * `data-place`. Nothing moves for who asked for reduced motion: what has changed gets a still ring for a second.
 */
import { tick } from 'svelte'
import { stillness } from './prefs.svelte'
import { inOwnTask } from './turns.svelte'

export interface Flight {
  /** `data-place` of where it starts and where it lands. */
  from: string
  to: string
  /** What flies: a copy of the drawing that stood at the start, unless given. */
  piece?: Element | null
  /** Width on arrival and at the start, in pixels. */
  width?: number
  start?: number
}

const DURATION = 420
const GAP = 60
const MOST_GAPS = 600
const RING = 1000

interface Spot {
  box: DOMRect
  drawing: Element | null
}

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
    if (document.visibilityState === 'visible') {
      const departure = new Departure(back ? this.flights(view, old) : this.flights(old, view), back)
      void tick().then(() => inOwnTask(() => departure.leave()))
    }
    return old
  }
}

/**
 * Flights between a position that is about to go and the one that follows. They leave in a task of their own: asking
 * where things stand lays the page out, which takes long enough by itself.
 */
class Departure {
  #spots = new Map<string, Spot>()

  constructor(
    readonly flights: readonly Flight[],
    readonly back: boolean,
  ) {
    if (stillness()) return
    for (const { from, to } of flights) {
      const place = back ? to : from
      if (this.#spots.has(place)) continue
      const spot = standing(place)
      if (spot) this.#spots.set(place, spot)
    }
  }

  leave(): void {
    if (stillness()) {
      for (const { from, to } of this.flights) ring(this.back ? from : to)
      return
    }
    const gap = Math.min(GAP, MOST_GAPS / Math.max(1, this.flights.length)) / (this.back ? 2 : 1)
    const ways = this.flights.map((flight) => this.#way(flight))
    ways.forEach((way, i) => way?.((this.back ? ways.length - 1 - i : i) * gap))
  }

  /** The way is that of the flight; going back it is flown in reverse. Nothing is put on the page before it leaves. */
  #way(flight: Flight): ((delay: number) => void) | null {
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
    return (delay) => fly(piece, wide, points, delay, this.back)
  }
}

function fly(piece: Element, wide: number, points: Keyframe[], delay: number, back: boolean): void {
  const holder = document.createElement('div')
  holder.className = 'flying'
  holder.setAttribute('aria-hidden', 'true')
  holder.append(piece)
  holder.style.width = `${wide}px`
  document.body.append(holder)
  const way = holder.animate(points, {
    duration: back ? DURATION / 2 : DURATION,
    delay,
    easing: 'cubic-bezier(.45,.05,.2,1)',
    fill: 'both',
    direction: back ? 'reverse' : 'normal',
  })
  const gone = () => holder.remove()
  way.onfinish = gone
  way.oncancel = gone
  document.addEventListener('pointerdown', () => way.finish(), { once: true })
}

function find(place: string): Element | null {
  for (const element of document.querySelectorAll(`[data-place="${place}"]`)) {
    if (element.getClientRects().length > 0) return element
  }
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
