/**
 * Puts a floating thing near another, never outside the window: beside what stands upright, so that its neighbours
 * above and below stay in sight, else below it, else above.
 */
import type { Attachment } from 'svelte/attachments'

/** Pixels between the two. */
const AWAY = 10
/** So much higher than wide is upright. */
const UPRIGHT = 1.15

export function place(anchor: () => Element | null): Attachment<HTMLElement> {
  return (node) => {
    const put = () => {
      const at = anchor()?.getBoundingClientRect()
      const box = node.getBoundingClientRect()
      const room = { width: document.documentElement.clientWidth, height: innerHeight }
      if (!at) return
      const within = (wanted: number, size: number, all: number) =>
        Math.min(Math.max(8, wanted), Math.max(8, all - size - 8))
      const right = at.right + AWAY + box.width < room.width - 8
      const left = at.left - AWAY - box.width > 8
      let [x, y] = [at.left + at.width / 2 - box.width / 2, at.bottom + AWAY]
      if (at.height > UPRIGHT * at.width && (right || left))
        [x, y] = [right ? at.right + AWAY : at.left - AWAY - box.width, at.top]
      else if (y + box.height > room.height - 8) y = at.top - box.height - AWAY
      const top = within(y, box.height, room.height)
      const start = within(x, box.width, room.width)
      node.style.top = `${top}px`
      node.style.left = `${start}px`
    }
    put()
    const watch = new ResizeObserver(put)
    watch.observe(node)
    addEventListener('scroll', put, { capture: true, passive: true })
    addEventListener('resize', put)
    return () => {
      watch.disconnect()
      removeEventListener('scroll', put, { capture: true })
      removeEventListener('resize', put)
    }
  }
}
