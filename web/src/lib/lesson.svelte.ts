/**
 * A lesson on its way: asks the server what a try leads to and shows the moves that came of it one after the other, own
 * ones at once. What the learner did is kept on the device, so that a lesson can be left at any time.
 */
import type { Decision, LessonPage, ReplayPage } from './api'
import { server, Refused } from './http'
import { finish, learned, leave } from './lessons'
import { prefs } from './prefs.svelte'
import { completed } from './states'
import { slower } from './tale'

/** Milliseconds for which a move of others stands, and an example. */
const MOVE = 1100
const EXAMPLE = 1500

export class Lesson {
  /** How the lesson stands. */
  page = $state.raw<LessonPage | null>(null)
  /** The position that is shown. */
  shown = $state.raw<ReplayPage | null>(null)
  /** Whether moves are being shown, or an answer is awaited. */
  busy = $state(true)
  /** Whether what is shown is the example. */
  showing = $state(false)
  decision = $state.raw<Decision | null>(null)
  problem = $state.raw<unknown>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  /** Where it was left, or from its beginning. */
  async open(): Promise<void> {
    const { left } = learned(this.game)
    const deeds = left?.lesson === this.id ? left.deeds : []
    try {
      this.#take(await server.lesson(this.game, this.id, { done: deeds }))
    } catch (problem) {
      // a lesson may have changed since it was left
      if (deeds.length > 0 && problem instanceof Refused && problem.code === 'bad_request') await this.again()
      else this.problem = problem
    }
  }
  async again(): Promise<void> {
    await this.#ask([])
  }
  async next(): Promise<void> {
    await this.do('')
  }
  /** An action, or `''` after a note. What is not right changes nothing; who presses is told before. */
  async do(text: string): Promise<void> {
    if (this.page && !this.busy) await this.#ask(this.page.done, text)
  }
  async #ask(done: string[], attempt?: string): Promise<void> {
    this.busy = true
    this.problem = null
    try {
      const page = await server.lesson(this.game, this.id, { done, attempt: attempt ?? null })
      if (this.#closed) return
      // the own move, then those of the others
      await this.#tell(page.pages.slice(1))
      this.#take(page)
    } catch (problem) {
      this.busy = false
      this.problem = problem
    }
  }
  #take(page: LessonPage): void {
    if (this.#closed) return
    this.page = page
    this.shown = page.pages.at(-1) ?? null
    const { decision } = page
    this.decision = decision && { ...decision, candidates: decision.candidates.map(completed) }
    this.busy = false
    if (page.over) finish(this.game, this.id)
    else leave(this.game, this.id, page.done)
  }
  async #tell(pages: readonly ReplayPage[]): Promise<void> {
    for (const [i, page] of pages.entries()) {
      this.shown = page
      if (i < pages.length - 1) await this.#wait(MOVE)
    }
  }
  /** The step done once, and taken back. */
  async show(): Promise<void> {
    const { page } = this
    if (!page?.example || this.busy) return
    this.busy = true
    this.showing = true
    try {
      const after = await server.lesson(this.game, this.id, { done: page.done, attempt: page.example })
      const own = after.pages[1]
      if (own && !this.#closed) this.shown = own
      await this.#wait(EXAMPLE, true)
    } catch (problem) {
      this.problem = problem
    }
    this.showing = false
    this.#take(page)
  }
  /** `always`: also for who wants the moves of others at once. */
  #wait(milliseconds: number, always = false): Promise<void> {
    if (prefs.speed === 'off' && !always) return Promise.resolve()
    return new Promise((then) => {
      this.#timer = setTimeout(then, milliseconds * slower(prefs.speed))
    })
  }
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }
}
