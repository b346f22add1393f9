/**
 * How things look that one may point at, a few in a frame: a new question may change half a board, and drawn at once
 * that would keep the browser from answering for too long. The position itself is drawn first, with all its parts;
 * what a pick of one's own changes is mostly little, and there at once.
 */
import { afterFrame, turns } from './turns.svelte'

/** So many things change their look in one frame. */
const FEW = 6

type Show = () => void

class Gradual {
  readonly #waiting = new Map<Element, Show>()
  #called = false
  #again = false
  /** What is asked next, once the position has been drawn. */
  #question: Show | null = null
  /** Whether something new was asked that not everything shows yet. */
  asked = $state(false)
  /** Whether everything looks as it should. */
  whole = $state(true)

  /**
   * Something new is asked: what follows from it waits until the position has been drawn. A `question` given is asked
   * only then, unless it is withdrawn by what comes back; nothing is whole before.
   */
  ask(question: Show | null = null): () => void {
    if (question) this.#question = question
    this.#again = this.#called
    this.asked = true
    this.whole = false
    this.#call()
    return () => {
      if (this.#question === question) this.#question = null
    }
  }

  /** This thing's look has changed: what comes back takes it out of the line. */
  change(thing: Element, show: Show): () => void {
    this.#waiting.set(thing, show)
    this.#call()
    return () => this.#waiting.delete(thing)
  }

  #call(): void {
    if (this.#called) return
    this.#called = true
    queueMicrotask(() => (this.asked ? afterFrame(() => this.#some()) : this.#some()))
  }

  #some(): void {
    const question = this.#question
    // a table that opens is asked at once: its parts come with the look they shall have
    if (question && (turns.whole || !turns.opened)) {
      this.#question = null
      question()
      this.#again = true
    }
    if (!turns.whole || this.#again) {
      this.#again = false
      afterFrame(() => this.#some())
      return
    }
    const now = [...this.#waiting].slice(0, FEW)
    for (const [thing, show] of now) {
      this.#waiting.delete(thing)
      show()
    }
    this.whole = this.#waiting.size === 0
    if (this.whole) {
      this.#called = false
      this.asked = false
    } else afterFrame(() => this.#some())
  }
}

export const gradual = new Gradual()
