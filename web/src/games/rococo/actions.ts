/**
 * The six named actions as the open decision has them: what may be done, what not, and the prices. Everything comes
 * from the decision; nothing here knows a rule.
 */
import type { Candidate } from '@/lib/api'

export const ACTIONS = ['favor', 'acquire', 'tailor', 'hire', 'depute', 'fund'] as const
export type ActionName = (typeof ACTIONS)[number]

export interface Action {
  name: ActionName
  legal: readonly Candidate[]
  refused: readonly Candidate[]
}

/** All six, or nothing if the decision is about something else. */
export function actionsOf(candidates: readonly Candidate[]): Action[] {
  const named = ACTIONS.map((name) => {
    const here = candidates.filter((one) => one.verb === name)
    return { name, legal: here.filter((one) => !one.rule), refused: here.filter((one) => one.rule) }
  })
  return named.some((one) => one.legal.length + one.refused.length > 0) ? named : []
}

/** The least and the most livres of some choices. */
export function range(choices: readonly Candidate[], side: 'cost' | 'gain'): [low: number, high: number] | null {
  const all = choices.map((one) => one[side].livres ?? 0)
  return all.length > 0 ? [Math.min(...all), Math.max(...all)] : null
}

/** What an action costs or brings, as its coin says it: `−3` is paid, `+10` gained, `0–2` and `9+` are prices. */
export function coinOf({ name, legal }: Action): string {
  if (name === 'tailor') return ''
  const brings = name === 'favor' || name === 'depute'
  const found = range(legal, brings ? 'gain' : 'cost')
  if (!found) return ''
  const [low, high] = found
  if (brings) return `+${high}`
  if (low === high) return name === 'hire' && low > 0 ? `−${low}` : String(low)
  return name === 'fund' ? `${low}+` : `${low}–${high}`
}

/** What is against an action if nothing of it is possible: the reason, of prices the lowest; null: many shortages. */
export function against({ refused }: Action): Candidate | null {
  const [first] = refused
  if (!first) return null
  const same = refused.filter((one) => one.rule === first.rule && one.case === first.case)
  if (same.length < refused.length) {
    const dear = refused.filter((one) => one.needed !== null && one.case === '')
    if (dear.length > 0) return cheapest(dear)
    return refused.some((one) => one.needed !== null) ? null : first
  }
  return cheapest(same)
}
function cheapest(dear: readonly Candidate[]): Candidate {
  return dear.reduce((least, one) => ((one.needed ?? 0) < (least.needed ?? 0) ? one : least))
}

/** What a refused choice is short of, such as 2 rolls of `rose`. */
export interface Shortage {
  what: string
  n: number
}
/** What each thing is short of that cannot be paid, by the thing one points at. */
export function shortages(candidates: readonly Candidate[], verb: ActionName): Map<string, Shortage> {
  const found = new Map<string, Shortage>()
  for (const { verb: its, rule, case: which, needed, have, targets } of candidates) {
    const [target] = targets
    if (its === verb && rule && target && needed !== null && have !== null)
      found.set(target, { what: which || 'livres', n: needed - have })
  }
  return found
}
