/** The stage, which is the room a table has, and the mode in which it is laid out: `<div {@attach screen.of}>`. */
import type { Attachment } from 'svelte/attachments'
import { isSnug, isTight, modeOf, SHAPES, type Mode } from './modes'

class Screen {
  mode = $state<Mode>('desk')
  tight = $state(false)
  snug = $state(false)
  readonly shape = $derived(SHAPES[this.mode])
  /** Whether seats lie above the board instead of beside it. */
  readonly stacked = $derived(this.shape.seats !== 'column')

  constructor() {
    if (typeof window !== 'undefined') this.#fit(window.innerWidth, window.innerHeight)
  }

  #fit(width: number, height: number): void {
    if (width === 0 || height === 0) return
    this.mode = modeOf(width, height)
    this.tight = isTight(width)
    this.snug = isSnug(width)
  }

  readonly of: Attachment<Element> = (element) => {
    const watcher = new ResizeObserver(([seen]) => {
      if (seen) this.#fit(seen.contentRect.width, seen.contentRect.height)
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }
}

export const screen = new Screen()

/** `<div {@attach overFoot}>` lies over the foot of the page, where what has the focus would be hidden by it. */
export const overFoot: Attachment<Element> = () => {
  const { dataset } = document.documentElement
  dataset.foot = ''
  return () => delete dataset.foot
}
