/**
 * The selection at a table: the open decision, what is picked, the note that says why not, the menu of verbs, and the
 * thing looked at from near. Boards attach `target(select, id)` to whatever a player can point at and do nothing else.
 */
import { untrack, type Component } from 'svelte'
import type { Candidate, Decision } from './api'
import { gradual } from './gradual.svelte'
import * as rules from './selection'
import type { TargetState } from './selection'

export interface Note {
  anchor: Element
  against: Candidate[]
}
export interface Menu {
  anchor: Element | null
  options: Candidate[]
}
export interface Closeup {
  label: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  component: Component<any>
  props: Record<string, unknown>
  target: string
}

const NONE: readonly Candidate[] = []
/** More things than this glow without breathing: each that breathes is a layer, and so is what lies over it. */
const BREATHING = 6

export class Selection {
  decision = $state.raw<Decision | null>(null)
  picks = $state.raw<string[]>([])
  note = $state.raw<Note | null>(null)
  menu = $state.raw<Menu | null>(null)
  closeup = $state.raw<Closeup | null>(null)
  /** Things that have just changed, for a short still ring. */
  lit = $state.raw<ReadonlySet<string>>(new Set())
  /** Whether even a single click waits for Confirm. */
  careful = $state(false)

  constructor(private readonly act: (candidate: Candidate) => void) {}

  get candidates(): readonly Candidate[] {
    return this.decision?.candidates ?? []
  }
  get active(): boolean {
    return this.decision !== null
  }
  /** The candidates that hold a target: what a thing shows is asked for every thing on the table. */
  readonly #about = $derived.by(() => rules.byTarget(this.candidates))
  readonly buttons = $derived.by(() => rules.buttons(this.candidates))
  readonly ready = $derived.by(() => rules.confirmable(this.candidates, this.picks))
  readonly legal = $derived.by(() => rules.legal(this.candidates))
  #glowing = $state(0)
  /** Whether so much glows that it does so without breathing. */
  readonly many = $derived(this.#glowing > BREATHING)

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
  /** One more thing glows, until what comes back is called. */
  glow(): () => void {
    const more = (n: number) => untrack(() => (this.#glowing += n))
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
    const result = rules.click(this.candidates, this.picks, target)
    this.picks = result.picks
    const rank = (one: Candidate) => (one.rule ? 2 : main.includes(one.verb) ? 0 : 1)
    this.menu = result.menu ? { anchor, options: [...result.menu].sort((a, b) => rank(a) - rank(b)) } : null
    this.note = result.why && result.why.length > 0 ? { anchor, against: result.why } : null
    if (result.done && !this.careful) this.choose(result.done)
  }
  choose(candidate: Candidate): void {
    this.clear()
    this.act(candidate)
  }
  confirm(): void {
    const only = this.ready[0]
    if (only && this.ready.length === 1) this.choose(only)
  }
  clear(): void {
    this.picks = []
    this.menu = null
    this.note = null
  }
  closeMenu(): void {
    this.menu = null
    this.picks = []
  }
  /** Hover and focus: explain a refused target, without touching the picks. */
  explain(target: string, anchor: Element): void {
    if (this.menu) return
    const against = this.state(target) === 'refused' ? this.why(target) : []
    this.note = against.length > 0 ? { anchor, against } : null
  }
}
