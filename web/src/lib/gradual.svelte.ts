/**
 * How things look that one may point at, a few in a frame: a new question may change half a board, and drawn at once
 * that would keep the browser from answering for too long. The position itself is drawn first, with all its parts; what a
 * pick of one's own changes is mostly little, and there at once.
 */
import { afterFrame, turns } from './turns.svelte'

/** So many things change their look in one frame. */
const FEW = 6

type Show = () => void

class Gradual {
  readonly #waiting = new Map<Element, Show>()
  #called = false
  #asked = false
  /** Whether everything looks as it should. */
  whole = $state(true)

  /** Something new is asked: what follows from it waits until the position has been drawn. */
  ask(): void {
    this.#asked = true
  }

  /** This thing's look has changed: what comes back takes it out of the line. */
  change(thing: Element, show: Show): () => void {
    this.#waiting.set(thing, show)
    if (!this.#called) {
      this.#called = true
      queueMicrotask(() => this.#begin())
    }
    return () => this.#waiting.delete(thing)
  }

  #begin(): void {
    const wait = this.#asked || this.#waiting.size > FEW
    this.#asked = false
    if (!wait) this.#some()
    else {
      this.whole = false
      afterFrame(() => this.#some())
    }
  }

  #some(): void {
    if (!turns.whole) {
      afterFrame(() => this.#some())
      return
    }
    const now = [...this.#waiting].slice(0, FEW)
    for (const [thing, show] of now) {
      this.#waiting.delete(thing)
      show()
    }
    if (this.#waiting.size > 0) afterFrame(() => this.#some())
    else {
      this.#called = false
      this.whole = true
    }
  }
}

export const gradual = new Gradual()
