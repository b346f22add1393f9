/**
 * A table is drawn part by part: at once, a large board would keep the browser from answering for too long. Parts come
 * in the order in which they asked (`ui/Later.svelte`), a few in a frame, each drawn before the next part is made. So
 * it is while the table opens, and later on with what a new position brings.
 */
import { tick } from 'svelte'

/** Milliseconds of a frame in which further parts may begin; */
const SHARE = 2
/** unless the last frame took longer than this to draw: then they come one by one. */
const LIGHT = 5
/** Milliseconds after which a frame is no longer waited for: nobody looks at the page any more. */
const PATIENCE = 250

type Come = () => void
/** The order of what fills the regions of the frame: they come before it, in an order in which none pushes another. */
const FILLING = 9

class Turns {
  #waiting: { come: Come; order: number }[] = []
  #staged = false
  #called = false
  /** Whether every part has come that asked. */
  whole = $state(true)
  /** Whether the table has been whole since it was opened. */
  opened = $state(true)

  /** A table opens: from now on parts wait for their turns. */
  open(): void {
    this.#staged = true
    this.opened = false
  }

  /**
   * Calls when it is this part's turn, which may be now; what comes back takes the part out of the line. Parts of a
   * lower order come before the others that wait.
   */
  wait(come: Come, order = FILLING): () => void {
    if (!this.#staged) {
      come()
      return () => undefined
    }
    const behind = this.#waiting.findIndex((one) => one.order > order)
    this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, { come, order })
    this.whole = false
    this.#call()
    return () => {
      this.#waiting = this.#waiting.filter((one) => one.come !== come)
    }
  }

  #call(): void {
    if (this.#called) return
    this.#called = true
    afterFrame((drawn) => void this.#next(drawn))
  }

  async #next(drawn: number): Promise<void> {
    const until = performance.now() + (drawn < LIGHT ? SHARE : 0)
    do {
      this.#waiting.shift()?.come()
      await tick()
    } while (this.#waiting.length > 0 && performance.now() < until)
    this.#called = false
    if (this.#waiting.length > 0) this.#call()
    else if (this.opened) this.whole = true
    else afterFrame(() => this.#rest())
  }

  /** The last part of a table that opens has been drawn; should it have brought others, they call again. */
  #rest(): void {
    if (this.#waiting.length > 0) return
    this.whole = true
    this.opened = true
  }
}

/**
 * In a task of its own, after the next frame has been drawn, with the milliseconds that this took; a page that nobody
 * sees draws none.
 */
export function afterFrame(does: (drawn: number) => void): void {
  if (document.visibilityState === 'hidden') {
    inOwnTask(() => does(0))
    return
  }
  const now = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    const begun = performance.now()
    inOwnTask(() => does(performance.now() - begun))
  }
  const timer = setTimeout(now, PATIENCE)
  const frame = requestAnimationFrame(now)
}

/** In a task of its own, soon. */
export function inOwnTask(does: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    does()
  }
  port2.postMessage(null)
}

export const turns = new Turns()
