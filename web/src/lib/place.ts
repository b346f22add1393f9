/** Puts a floating thing beside another: below it if there is room, else above, never outside the window. */
import type { Attachment } from 'svelte/attachments'

export function place(anchor: () => Element | null): Attachment<HTMLElement> {
  return (node) => {
    const put = () => {
      const at = anchor()?.getBoundingClientRect()
      const box = node.getBoundingClientRect()
      const room = { width: document.documentElement.clientWidth, height: innerHeight }
      if (!at) return
      const below = at.bottom + 10
      const above = at.top - box.height - 10
      const top = below + box.height < room.height - 8 ? below : Math.max(8, above)
      const left = Math.min(
        Math.max(8, at.left + at.width / 2 - box.width / 2),
        Math.max(8, room.width - box.width - 8),
      )
      node.style.top = `${top}px`
      node.style.left = `${left}px`
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
