/**
 * The selection at a table: the open decision, what is picked, the note that says why not, the menu of verbs, and the
 * thing looked at from near. Boards attach `target(select, id)` to whatever a player can point at and do nothing else.
 */
import { untrack, type Component } from 'svelte'
import type { Candidate, Decision } from './api'
import { gradual } from './gradual.svelte'
import * as rules from './selection'
import type { TargetState } from './selection'
import { turns } from './turns.svelte'

/** What floats beside a thing that is pointed at: what it is for, what it leads to, and why not. */
export interface Note {
  anchor: Element
  /** What the board itself says of the thing. */
  about: string
  /** What may be done with it now, each with price and effect; */
  offers: readonly Candidate[]
  /** or how many choices it can lead to, where more has to be picked first. */
  leads: number
  against: readonly Candidate[]
}
/** A choice that cannot be taken back waits for a second press in the same place. */
export interface Armed {
  candidate: Candidate
  /** Where it was pressed first; null: a button of the prompt or of a menu. */
  anchor: Element | null
  /** Whether a press counts already: a double click is one press. */
  firm: boolean
}
export interface Menu {
  anchor: Element | null
  options: Candidate[]
  /** The verbs that the board puts first. */
  main: string[]
}
export interface Closeup {
  label: string
  about?: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  component: Component<any>
  props: Record<string, unknown>
  target: string
}

const NONE: readonly Candidate[] = []
/** Milliseconds between two presses that are meant as two. */
const APART = 250
/** Milliseconds in which a pointer gets from a thing to its note, where the rule can be opened. */
const WAY = 180
/** More things than this glow without breathing: each that breathes is a layer, and so is what lies over it. */
const BREATHING = 6

export class Selection {
  decision = $state.raw<Decision | null>(null)
  picks = $state.raw<string[]>([])
  note = $state.raw<Note | null>(null)
  menu = $state.raw<Menu | null>(null)
  closeup = $state.raw<Closeup | null>(null)
  armed = $state.raw<Armed | null>(null)
  /** Things that have just changed, for a short still ring. */
  lit = $state.raw<ReadonlySet<string>>(new Set())
  /** Verbs that are looked at alone: only what they point at glows, and a press means one of them. */
  focus = $state.raw<readonly string[] | null>(null)
  /** Whether even a single click waits for Confirm. */
  careful = $state(false)
  /** Which choices are final, so that they are pressed twice. */
  final: (candidate: Candidate) => boolean = () => false
  /** Which choices of several things are done with the last of them: they can be undone, and mean nothing else. */
  direct: (candidate: Candidate) => boolean = () => false
  #arming: ReturnType<typeof setTimeout> | undefined
  #leaving: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly act: (candidate: Candidate) => void) {}

  get candidates(): readonly Candidate[] {
    return this.decision?.candidates ?? []
  }
  get active(): boolean {
    return this.decision !== null
  }
  /** The candidates that hold a target: what a thing shows is asked for every thing on the table. */
  readonly #about = $derived.by(() => rules.byTarget(this.#meant))
  /** What a press can mean. */
  readonly #meant = $derived.by(() => {
    const { focus } = this
    return focus ? this.candidates.filter((one) => focus.includes(one.verb)) : this.candidates
  })
  readonly buttons = $derived.by(() => rules.buttons(this.candidates))
  readonly ready = $derived.by(() => rules.confirmable(this.candidates, this.picks))
  readonly legal = $derived.by(() => rules.legal(this.candidates))
  #glowing = $state(0)
  #mainly = $state(0)
  /** Whether so much glows that it does so without breathing. */
  readonly many = $derived(this.#glowing > BREATHING)
  /** Whether nothing glows by itself, so that what is only possible glows instead. */
  readonly dim = $derived(this.active && this.#mainly === 0 && turns.whole)

  /** A new decision, or none: whatever was picked belonged to the old one. */
  offer(decision: Decision | null): void {
    if (decision !== this.decision) gradual.ask()
    this.decision = decision
    this.clear()
    this.closeup = null
  }

  state(target: string, main?: readonly string[]): TargetState {
    return this.active ? rules.stateOf(this.#holding(target), this.picks, target, main) : 'rest'
  }
  /** One more thing glows, until what comes back is called; `mainly`: it would whatever the others do. */
  glow(mainly: boolean): () => void {
    const more = (n: number) =>
      untrack(() => {
        this.#glowing += n
        if (mainly) this.#mainly += n
      })
    more(1)
    return () => more(-1)
  }
  /** How often a target is picked. */
  picked(target: string): number {
    return this.picks.filter((one) => one === target).length
  }
  why(target: string): Candidate[] {
    return this.active ? rules.reasons(this.#holding(target), this.picks, target) : []
  }
  #holding(target: string): readonly Candidate[] {
    return this.#about.get(target) ?? NONE
  }

  /** `main`: the verbs that come first where several can be done. */
  click(target: string, anchor: Element, main: readonly string[] = []): void {
    if (!this.active) return
    if (this.armed?.anchor && this.armed.candidate.targets.includes(target)) return this.choose(this.armed.candidate)
    this.disarm()
    const result = rules.click(this.#meant, this.picks, target)
    this.picks = result.picks
    const rank = (one: Candidate) => (one.rule ? 2 : main.includes(one.verb) ? 0 : 1)
    this.menu = result.menu
      ? { anchor, options: [...result.menu].sort((a, b) => rank(a) - rank(b)), main: [...main] }
      : null
    this.note = result.why && result.why.length > 0 ? note(anchor, { against: result.why }) : null
    const done = result.done ?? (result.menu ? undefined : this.#finished())
    if (done && !this.careful) this.choose(done, anchor)
  }
  /** The choice of which all things are picked, if it is the only one they can become and waits for nothing. */
  #finished(): Candidate | undefined {
    const [only, ...others] = rules.open(rules.legal(this.#meant), this.picks)
    const whole = only && others.length === 0 && only.targets.length === this.picks.length
    return whole && only.targets.length > 1 && this.direct(only) ? only : undefined
  }
  /** Does it, or where it is final waits for the second press; `anchor` is the thing that was pressed. */
  choose(candidate: Candidate, anchor: Element | null = null): void {
    if (this.final(candidate) && this.armed?.candidate !== candidate) return this.#arm(candidate, anchor)
    if (this.armed?.candidate === candidate && !this.armed.firm) return
    this.clear()
    this.act(candidate)
  }
  #arm(candidate: Candidate, anchor: Element | null): void {
    this.disarm()
    if (anchor) this.note = null
    this.armed = { candidate, anchor, firm: false }
    this.#arming = setTimeout(() => {
      if (this.armed) this.armed = { ...this.armed, firm: true }
    }, APART)
  }
  disarm(): void {
    clearTimeout(this.#arming)
    this.armed = null
  }
  confirm(): void {
    const only = this.ready[0]
    if (only && this.ready.length === 1) this.choose(only)
  }
  clear(): void {
    this.picks = []
    this.focus = null
    this.menu = null
    this.note = null
    this.disarm()
  }
  closeMenu(): void {
    this.menu = null
    this.picks = []
    this.disarm()
  }
  /** What may be done with a thing now, price and effect of each; what cannot, with the reasons. */
  about(target: string): Pick<Note, 'against' | 'leads' | 'offers'> {
    const state = this.state(target)
    if (state === 'rest') return { offers: NONE, against: NONE, leads: 0 }
    if (state === 'refused') return { offers: NONE, against: this.why(target), leads: 0 }
    const wanted = state === 'picked' ? this.picks : [...this.picks, target]
    const here = rules.exact(this.#holding(target), wanted)
    const offers = here.filter((one) => !one.rule)
    const leads = offers.length > 0 ? 0 : rules.open(rules.legal(this.#holding(target)), wanted).length
    return { offers, against: rules.once(here.filter((one) => one.rule)), leads }
  }
  /** Hover and focus: say what a thing is for, without touching the picks. */
  explain(target: string, anchor: Element, about = ''): void {
    if (this.menu || this.armed) return
    this.stay()
    const found = note(anchor, { about, ...this.about(target) })
    const empty = !about && found.leads === 0 && found.offers.length + found.against.length === 0
    this.note = empty ? null : found
  }
  /** The pointer has left a thing, or its note: the note goes, unless the pointer comes to the other one. */
  leave(anchor: Element): void {
    this.stay()
    this.#leaving = setTimeout(() => {
      if (this.note?.anchor === anchor) this.note = null
    }, WAY)
  }
  stay(): void {
    clearTimeout(this.#leaving)
  }
}

function note(anchor: Element, parts: Partial<Note>): Note {
  return { anchor, about: '', offers: NONE, leads: 0, against: NONE, ...parts }
}
