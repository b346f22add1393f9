/**
 * A table opens part by part: drawn at once, a large board would keep the browser from answering for too long. Parts
 * come in the order in which they asked (`ui/Later.svelte`), a few in a frame, each frame drawn before the next part is
 * made. When all have come the table is open: what is mounted from then on is there at once.
 */
import { tick } from 'svelte'

/** Milliseconds of a frame in which further parts may begin. */
const SHARE = 4
/** Milliseconds after which a frame is no longer waited for: nobody looks at the page any more. */
const PATIENCE = 250

type Come = () => void

class Turns {
  #waiting: Come[] = []
  #opening = false
  #called = false
  /** Whether every part has come that asked. */
  whole = $state(true)

  /** From now on parts wait for their turns, until all have come. */
  open(): void {
    this.#opening = true
  }

  /** Calls when it is this part's turn, which may be now; what comes back takes the part out of the line. */
  wait(come: Come): () => void {
    if (!this.#opening) {
      come()
      return () => undefined
    }
    this.#waiting.push(come)
    this.whole = false
    this.#call()
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== come)
    }
  }

  #call(): void {
    if (this.#called) return
    this.#called = true
    afterFrame(() => void this.#next())
  }

  async #next(): Promise<void> {
    const until = performance.now() + SHARE
    do {
      this.#waiting.shift()?.()
      await tick()
    } while (this.#waiting.length > 0 && performance.now() < until)
    this.#called = false
    if (this.#waiting.length > 0) this.#call()
    else {
      this.#opening = false
      this.whole = true
    }
  }
}

/** In a task of its own, after the next frame has been drawn; a page that nobody sees draws none. */
function afterFrame(does: () => void): void {
  if (document.visibilityState === 'hidden') {
    inOwnTask(does)
    return
  }
  const now = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    inOwnTask(does)
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
