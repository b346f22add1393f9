/**
 * The selection in a lesson: what is right goes on as at any table, everything else is a wrong try and gets its answer.
 * What is right, and which answer is whose, comes from the server; here it is only looked up.
 */
import type { Candidate, LessonPage } from './api'
import * as rules from './selection'
import { Selection } from './select.svelte'

/** A try that was not right: where, and what is said to it. */
export interface Wrong {
  anchor: Element | null
  /** The lesson's own answer; empty: */
  key: string
  /** what the rules say against it, if they do. */
  against: Candidate | null
}

type Taught = Pick<LessonPage, 'accepted' | 'answers' | 'touches'>

export class LessonSelection extends Selection {
  taught = $state.raw<Taught | null>(null)

  constructor(
    act: (candidate: Candidate) => void,
    private readonly answer: (wrong: Wrong | null) => void,
  ) {
    super(act)
  }

  /** The choices that are right; null: all are. */
  get right(): Candidate[] | null {
    const accepted = this.taught?.accepted
    return accepted ? this.legal.filter((one) => accepted.includes(one.text)) : null
  }

  override click(target: string, anchor: Element, main: readonly string[] = []): void {
    const { right, picks } = this
    if (!this.active) return
    this.answer(null)
    const leads = right?.some((one) => rules.contains(one.targets, [...picks, target])) ?? true
    if (leads || picks.includes(target)) super.click(target, anchor, main)
    else this.answer({ anchor, ...this.#said(target) })
  }

  override choose(candidate: Candidate, anchor: Element | null = null): void {
    const { right } = this
    if (right === null || right.includes(candidate)) {
      this.answer(null)
      super.choose(candidate, anchor)
      return
    }
    this.clear()
    this.answer({ anchor, key: this.taught?.answers[candidate.text] ?? '', against: candidate.rule ? candidate : null })
  }

  /** The answer to a thing that was touched: its own, that of a choice with it, or the rule against all of them. */
  #said(target: string): Pick<Wrong, 'against' | 'key'> {
    const wanted = [...this.picks, target]
    const holding = [...rules.open(this.candidates, wanted), ...rules.open(this.candidates, [target])]
    const legal = holding.some((one) => !one.rule)
    const own = holding.find((one) => this.taught?.answers[one.text])
    return {
      key: this.taught?.touches[target] ?? (own ? this.taught!.answers[own.text]! : ''),
      against: legal ? null : (rules.reasons(this.candidates, this.picks, target)[0] ?? null),
    }
  }
}
