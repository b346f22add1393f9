/** Where the things of a lesson stand on the page: targets of the board, places, regions of the frame. */

export interface Spot {
  id: string
  x: number
  y: number
  width: number
  height: number
  round: boolean
}

/** So much more than the thing itself is lit. */
const AROUND = 7

/** The element of a thing that is seen; null if none is. */
export function elementOf(id: string): Element | null {
  const value = (name: string) => CSS.escape(name)
  const [kind = '', rest = ''] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)]
  const selectors =
    kind === 'region'
      ? [`.table [data-region="${value(rest)}"]`]
      : kind === 'place'
        ? [`.table [data-place="${value(rest)}"]`]
        : [`.table [data-target="${value(id)}"]`, `.table [data-place="${value(id)}"]`]
  for (const selector of selectors)
    for (const one of document.querySelectorAll(selector)) if (one.getClientRects().length > 0) return one
  return null
}

/** A spot for each thing that is seen. */
export function spotsOf(ids: readonly string[]): Spot[] {
  return ids.flatMap((id) => {
    const element = elementOf(id)
    if (!element) return []
    // what has an outline of its own is lit by it: its numbers may stand beside it
    const outline = element.matches('.ringed') ? element.querySelector('.ring') : null
    const box = (outline ?? element).getBoundingClientRect()
    if (box.width === 0 || box.height === 0 || !inWindow(element, box)) return []
    const round = element.matches('.round, .ringed') && Math.abs(box.width - box.height) < box.width / 5
    return [
      {
        id,
        x: box.x - AROUND,
        y: box.y - AROUND,
        width: box.width + 2 * AROUND,
        height: box.height + 2 * AROUND,
        round,
      },
    ]
  })
}

/** Whether a thing on the board is inside the board's window, which may scroll. */
function inWindow(element: Element, box: DOMRect): boolean {
  const window = element.closest('.field')?.getBoundingClientRect()
  if (!window) return true
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x > window.left && x < window.right && y > window.top && y < window.bottom
}

/** Brings them into the board's window, if it scrolls: the last of them surely. */
export function bringIntoView(ids: readonly string[]): void {
  for (const id of ids) {
    const element = elementOf(id)
    if (element?.closest('.field')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
