/**
 * One's own notes at a seat, kept by the server a moment after the last stroke. Nothing written is lost: what could not
 * be kept is tried again, and what was written on another page meanwhile stays above one's own.
 */
import { Refused, server } from './http'
import { problemText } from './problem'

export const MOST_NOTES = 4000
const PAUSE = 700
const AGAIN = 5000

export class Notes {
  text = $state('')
  state = $state<'loading' | 'kept' | 'open'>('loading')
  /** Why it could not be kept yet. */
  trouble = $state('')
  #revision = 0
  #kept = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | null = null

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {}

  async load(): Promise<void> {
    try {
      const found = await server.notebook(this.table, this.seat)
      this.#take(found.revision, found.text)
      this.trouble = ''
      this.state = 'kept'
    } catch (problem) {
      this.trouble = problemText(problem)
    }
  }
  write(text: string): void {
    this.text = text
    this.state = 'open'
    this.#later(PAUSE)
  }
  /** Keep at once what is not kept: somebody leaves. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#sending ??= this.#send().finally(() => (this.#sending = null))
    return this.#sending
  }
  #later(wait: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), wait)
  }
  async #send(): Promise<void> {
    while (this.state === 'open' && this.text !== this.#kept) {
      const text = this.text
      try {
        const page = { text, revision: this.#revision, seat: this.seat }
        this.#revision = (await server.note(this.table, page)).revision
        this.#kept = text
        this.trouble = ''
      } catch (problem) {
        if (!(problem instanceof Refused && problem.code === 'stale' && (await this.#merged()))) {
          this.trouble = problemText(problem)
          this.#later(AGAIN)
          return
        }
      }
    }
    if (this.state === 'open') this.state = 'kept'
  }
  /** Take over what another page has written, with one's own after it; false if it cannot be had. */
  async #merged(): Promise<boolean> {
    try {
      const found = await server.notebook(this.table, this.seat)
      const mine = this.text
      this.#take(found.revision, found.text)
      this.text = joined(found.text, mine)
      return true
    } catch {
      return false
    }
  }
  #take(revision: number, text: string): void {
    this.#revision = revision
    this.#kept = this.text = text
  }
}

/** Two versions of a text: the longer if it has the other in it, else both. */
export function joined(theirs: string, mine: string): string {
  if (mine.includes(theirs)) return mine
  if (theirs.includes(mine)) return theirs
  return `${theirs}\n${mine}`.slice(0, MOST_NOTES)
}
