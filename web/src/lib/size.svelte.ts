/**
 * The size of an element for what is drawn to fit: `const size = new Size()`, `<div {@attach size.of}>`. Width and
 * height are read together, so that nothing is drawn for the one before the other is known.
 */
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export class Size {
  width = $state(0)
  height = $state(0)

  readonly of: Attachment<Element> = (element) => {
    const read = () => {
      this.width = element.clientWidth
      this.height = element.clientHeight
    }
    untrack(read)
    const watcher = new ResizeObserver(read)
    watcher.observe(element)
    return () => watcher.disconnect()
  }
}
