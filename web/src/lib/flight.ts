/**
 * Pieces that move visibly: remember where things were, draw the new position, fly copies from old place to new.
 * Places are elements with `data-place`; nothing moves for who asked for reduced motion.
 */
import { stillness } from './prefs.svelte'

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

interface Spot {
  box: DOMRect
  drawing: Element | null
}

export class Departure {
  #spots = new Map<string, Spot>()

  constructor(places: Iterable<string>) {
    if (stillness() || document.visibilityState !== 'visible') return
    for (const place of places) {
      const element = find(place)
      if (element) this.#spots.set(place, { box: element.getBoundingClientRect(), drawing: copy(element) })
    }
  }

  fly(flights: readonly Flight[]): void {
    if (stillness() || document.visibilityState !== 'visible') return
    const gap = Math.min(60, 600 / Math.max(1, flights.length))
    flights.forEach((flight, i) => this.#one(flight, i * gap))
  }

  #one(flight: Flight, delay: number): void {
    const start = this.#spots.get(flight.from)
    const goal = find(flight.to)?.getBoundingClientRect()
    const piece = flight.piece ?? (start?.drawing?.cloneNode(true) as Element | undefined)
    if (!start || !goal || !piece || goal.width === 0) return
    const wide = flight.start ?? Math.min(start.box.width, 150)
    const tall = flight.piece ? wide : wide * (start.box.height / start.box.width)
    const end = flight.width ?? Math.min(goal.width, 44)
    const holder = document.createElement('div')
    holder.className = 'flying'
    holder.setAttribute('aria-hidden', 'true')
    holder.append(piece)
    holder.style.width = `${wide}px`
    document.body.append(holder)
    const x0 = start.box.x + (start.box.width - wide) / 2
    const y0 = start.box.y + (start.box.height - tall) / 2
    const scale = end / wide
    const x1 = goal.x + goal.width / 2 - (wide * scale) / 2
    const y1 = goal.y + goal.height / 2 - (tall * scale) / 2
    const arc = Math.min(60, Math.hypot(x1 - x0, y1 - y0) / 6)
    const flight_ = holder.animate(
      [
        { transform: `translate(${x0}px,${y0}px) scale(1)`, opacity: 1 },
        { transform: `translate(${(x0 + x1) / 2}px,${(y0 + y1) / 2 - arc}px) scale(${(1 + scale) / 2})`, opacity: 1 },
        { transform: `translate(${x1}px,${y1}px) scale(${scale})`, opacity: 0.75 },
      ],
      { duration: 420, delay, easing: 'cubic-bezier(.45,.05,.2,1)', fill: 'both' },
    )
    const gone = () => holder.remove()
    flight_.onfinish = gone
    flight_.oncancel = gone
    document.addEventListener('pointerdown', () => flight_.finish(), { once: true })
  }
}

function find(place: string): Element | null {
  for (const element of document.querySelectorAll(`[data-place="${place}"]`)) {
    if (element.getClientRects().length > 0) return element
  }
  return null
}

function copy(element: Element): Element | null {
  const drawing = element.matches('svg') ? element : element.querySelector('svg')
  return (drawing?.cloneNode(true) as Element | undefined) ?? null
}
