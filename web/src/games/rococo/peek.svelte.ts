/** What the mouse rests on, drawn large at the edge of the table: cards in a hand are small. */
import type { Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export interface Peeked {
  face: Snippet
  label: string
}
class Peek {
  seen = $state.raw<Peeked | null>(null)
  /** It is shown at the left: what the mouse rests on lies at the right. */
  left = $state(false)
}
export const peeked = new Peek()

export function peek(what: () => Peeked): Attachment<Element> {
  return (node) => {
    let timer = 0
    let mine: Peeked | null = null
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') return
      timer = window.setTimeout(() => {
        peeked.left = node.getBoundingClientRect().right > window.innerWidth - 260
        peeked.seen = mine = what()
      }, 280)
    }
    const leave = () => {
      clearTimeout(timer)
      if (mine && peeked.seen === mine) peeked.seen = null
    }
    node.addEventListener('pointerenter', enter)
    node.addEventListener('pointerleave', leave)
    node.addEventListener('pointerdown', leave)
    return () => {
      leave()
      node.removeEventListener('pointerenter', enter)
      node.removeEventListener('pointerleave', leave)
      node.removeEventListener('pointerdown', leave)
    }
  }
}
