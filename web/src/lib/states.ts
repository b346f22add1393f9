/**
 * The states of a socket: whole at first, then only what has changed. Whatever has not changed stays the same object,
 * so that only what has is drawn again.
 */
import type { Candidate, Change, Decision, Position } from './api'

/** A value with one replacement made, a path and at its end the new value; what lies beside the path is shared. */
export function replaced(value: unknown, replacement: readonly unknown[], at = 0): unknown {
  if (at === replacement.length - 1) return replacement[at]
  const key = replacement[at] as number | string
  const inner = replaced((value as Record<number | string, unknown>)[key], replacement, at + 1)
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value]
    copy[key as number] = inner
    return copy
  }
  return { ...(value as object), [key]: inner }
}

/** Why a candidate may not be chosen; empty if it may. */
type Reason = [rule?: string, which?: string, needed?: number | null, have?: number | null]

/**
 * A candidate on the wire: without what is empty in it, or the text of one that came before. By its place, when the
 * same was asked last: a number stands for so many as they were, a reason for one that is but for it.
 */
type Short = number | string | Reason | (Partial<Candidate> & { text: string })

/** A candidate with what the wire leaves out because it is empty, or is said by its text. */
export function completed(short: Partial<Candidate> & { text: string }): Candidate {
  const [verb = '', ...args] = short.text.split(' ')
  const empty = { targets: [], rule: '', case: '', needed: null, have: null, things: [], cost: {}, gain: {} }
  return { ...empty, ...short, verb, args }
}

export class States {
  #last: Position | null = null
  #candidates = new Map<string, Candidate>()
  #asked = new Map<string, Candidate[]>()

  /** The state that a message leads to; null if it does not follow the last one, so that the whole is needed. */
  next(message: Change | Position): Position | null {
    if (message.type === 'state') {
      this.#candidates.clear()
      this.#asked.clear()
      const [decisions, changes] = [this.#decisions(message.decisions), this.#decisions(message.changes)]
      this.#last = { ...message, decisions, changes }
      return this.#last
    }
    const last = this.#last
    if (!last || message.serial !== last.serial + 1) {
      this.#last = null
      return null
    }
    const fields = message.set as Partial<Position>
    const { serial, done, log_after, log } = message
    const view = message.view.reduce<unknown>((before, one) => replaced(before, one), last.view)
    const decisions = fields.decisions ? this.#decisions(fields.decisions) : last.decisions
    const changes = fields.changes ? this.#decisions(fields.changes) : last.changes
    this.#last = { ...last, ...fields, view, decisions, changes, serial, done, log_after, log }
    return this.#last
  }

  #decisions(given: readonly Decision[]): Decision[] {
    return given.map((one) => {
      const last = this.#asked.get(one.key) ?? []
      const candidates: Candidate[] = []
      for (const short of one.candidates as Short[]) {
        const place = candidates.length
        if (typeof short === 'number') candidates.push(...last.slice(place, place + short))
        else candidates.push(this.#candidate(short, last[place]))
      }
      this.#asked.set(one.key, candidates)
      return { ...one, candidates }
    })
  }

  #candidate(short: Exclude<Short, number>, before: Candidate | undefined): Candidate {
    if (typeof short === 'string') return this.#candidates.get(short)!
    if (Array.isArray(short)) {
      const [rule = '', which = '', needed = null, have = null] = short
      return { ...before!, rule, case: which, needed, have }
    }
    const whole = completed(short)
    this.#candidates.set(whole.text, whole)
    return whole
  }
}
