/**
 * The size of an element for what is drawn to fit: `const size = new Size()`, `<div {@attach size.of}>`. Width and
 * height are read together, so that nothing is drawn for the one before the other is known; while a table opens they
 * are read when the frame has been laid out, because asking before would make it be laid out at once.
 */
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { turns } from './turns.svelte'

export class Size {
  width = $state(0)
  height = $state(0)

  readonly of: Attachment<Element> = (element) => {
    const read = () => {
      this.width = element.clientWidth
      this.height = element.clientHeight
    }
    const watcher = new ResizeObserver(read)
    const leave = untrack(() =>
      turns.wait(() => {
        read()
        watcher.observe(element)
      }),
    )
    return () => {
      leave()
      watcher.disconnect()
    }
  }
}
