/** Arrow keys walk from one target to the nearest in that direction. */

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface Spot {
  x: number
  y: number
}

/** The index of the nearest spot in a direction: going sideways costs three times as much as going on. */
export function nearest(from: Spot, spots: readonly Spot[], dx: number, dy: number): number {
  let best = -1
  let least = Infinity
  spots.forEach((spot, index) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy
    if (along < 4) return
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx)
    const cost = along + aside * 3
    if (cost < least) {
      least = cost
      best = index
    }
  })
  return best
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Moves the focus; false if the key is no arrow or nothing lies there. */
export function step(from: Element, key: string): boolean {
  const direction = DIRECTIONS[key]
  if (!direction) return false
  const others = [...document.querySelectorAll<HTMLElement>('[data-target][tabindex="0"]')].filter(
    (element) => element !== from && element.getClientRects().length > 0,
  )
  const found = others[nearest(middle(from), others.map(middle), direction[0], direction[1])]
  found?.focus()
  return found !== undefined
}
