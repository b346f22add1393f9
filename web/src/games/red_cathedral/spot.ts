/**
 * `{@attach spot(() => [anchor, place])}` puts a menu over the board, above one's own things and the prompt: near the
 * thing it belongs to, and where it leaves the thing of that `data-place` in sight.
 */
import type { Attachment } from 'svelte/attachments'

const GAP = 8

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

export function spot(of: () => [Element | null, string]): Attachment<HTMLElement> {
  return (menu) => {
    const [anchor, place] = of()
    const board = document.querySelector('[data-region="board"]')?.getBoundingClientRect()
    if (!board) return
    const { width, height } = menu.getBoundingClientRect()
    const near = anchor?.getBoundingClientRect() ?? board
    const seen = place ? document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() : undefined
    const least = { left: GAP, top: GAP }
    const most = { left: innerWidth - width - GAP, top: innerHeight - height - GAP }
    const lower = Math.max(least.top, board.bottom - height - GAP)
    const upper = board.top + GAP
    const beside = near.left + near.width / 2 - width / 2
    const tries = [
      [beside, lower],
      [board.right - width - GAP, lower],
      [board.left + GAP, lower],
      [board.right - width - GAP, upper],
      [board.left + GAP, upper],
    ].map(([left = 0, top = 0]) => ({
      left: between(least.left, left, most.left),
      top: between(least.top, top, most.top),
    }))
    const free = ({ left, top }: { left: number; top: number }) =>
      !seen || !meet({ left, top, right: left + width, bottom: top + height }, seen)
    const found = tries.find(free) ?? tries[0]!
    menu.style.left = `${found.left}px`
    menu.style.top = `${found.top}px`
  }
}
