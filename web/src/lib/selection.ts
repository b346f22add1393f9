/**
 * What may be pointed at next, worked out from a decision and the things picked so far. Pure: no rules, no DOM.
 *
 * A candidate has `targets`, a multiset of things on the board (`take wwb` is token:w twice and token:b). A target can
 * be picked if some legal candidate holds all picks and this one more; a candidate can be confirmed when the picks are
 * all its targets, or when it is the only one left that they can lead to.
 */
import type { Candidate } from './api'

export type TargetState = 'legal' | 'soft' | 'picked' | 'refused' | 'rest'

/** How often each target occurs. */
function count(targets: readonly string[], target: string): number {
  let n = 0
  for (const one of targets) if (one === target) n++
  return n
}

/** Candidates by the things they hold, in their order. */
export function byTarget(candidates: readonly Candidate[]): Map<string, Candidate[]> {
  const found = new Map<string, Candidate[]>()
  for (const one of candidates)
    for (const target of new Set(one.targets)) {
      const holding = found.get(target)
      if (holding) holding.push(one)
      else found.set(target, [one])
    }
  return found
}

export function contains(targets: readonly string[], picks: readonly string[]): boolean {
  return picks.every((pick) => count(targets, pick) >= count(picks, pick))
}

/** Candidates, legal or not, that the picks can still lead to. */
export function open(candidates: readonly Candidate[], picks: readonly string[]): Candidate[] {
  return candidates.filter((one) => one.targets.length > 0 && contains(one.targets, picks))
}

export function legal(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter((one) => one.rule === '')
}

/** Whether a target can be picked (once more) on top of the picks. */
export function pickable(candidates: readonly Candidate[], picks: readonly string[], target: string): boolean {
  return open(legal(candidates), [...picks, target]).length > 0
}

/** Candidates whose targets are exactly the picks, legal ones first. */
export function exact(candidates: readonly Candidate[], picks: readonly string[]): Candidate[] {
  const found = open(candidates, picks).filter((one) => one.targets.length === picks.length)
  return [...found.filter((one) => !one.rule), ...found.filter((one) => one.rule)]
}

/** What Confirm would do: the picks as they are, or the only thing they can become. */
export function confirmable(candidates: readonly Candidate[], picks: readonly string[]): Candidate[] {
  if (picks.length === 0) return []
  const ready = legal(exact(candidates, picks))
  if (ready.length > 0) return ready
  const left = open(legal(candidates), picks)
  return left.length === 1 ? left : []
}

/** Legal choices that point at nothing on the board: they are buttons. */
export function buttons(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter((one) => one.targets.length === 0 && !one.rule)
}

/**
 * How a target shows, from the candidates that hold it. `main` are the verbs that the board wants to glow; what is only
 * possible by other verbs is soft. Without `main`, a target is soft if something about it is legal and something else
 * about it is not.
 */
export function stateOf(
  candidates: readonly Candidate[],
  picks: readonly string[],
  target: string,
  main?: readonly string[],
): TargetState {
  if (picks.includes(target)) return 'picked'
  const onIt = open(candidates, [...picks, target])
  const can = legal(onIt)
  if (can.length > 0) {
    if (main) return can.some((one) => main.includes(one.verb)) ? 'legal' : 'soft'
    const alone = onIt.filter((one) => one.targets.length === picks.length + 1)
    const some = alone.some((one) => !one.rule)
    return some && alone.some((one) => one.rule && !can.some((c) => c.verb === one.verb)) ? 'soft' : 'legal'
  }
  if (picks.length > 0 && open(legal(candidates), [target]).length > 0) return 'rest'
  return onIt.length > 0 || open(candidates, [target]).length > 0 ? 'refused' : 'rest'
}

/** Why a target cannot be picked, from the candidates that hold it: the rules against the smallest, each once. */
export function reasons(candidates: readonly Candidate[], picks: readonly string[], target: string): Candidate[] {
  for (const wanted of [[...picks, target], [target]]) {
    const against = open(candidates, wanted).filter((one) => one.rule)
    if (against.length === 0) continue
    const least = Math.min(...against.map((one) => one.targets.length))
    return once(against.filter((one) => one.targets.length === least))
  }
  return []
}

/** Each rule once, with the first that it stands against. */
export function once(against: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return against.filter((one) => !seen.has(one.rule) && seen.add(one.rule))
}

/** What a click does with the picks. `done` is the candidate to act at once, `menu` the ones to choose from. */
export interface Click {
  picks: string[]
  done?: Candidate
  menu?: Candidate[]
  why?: Candidate[]
}

export function click(candidates: readonly Candidate[], picks: readonly string[], target: string): Click {
  if (pickable(candidates, picks, target)) return settle(candidates, [...picks, target])
  if (picks.includes(target)) {
    const at = picks.lastIndexOf(target)
    const twice = open(candidates, [...picks, target]).filter((one) => one.rule)
    const left = picks.filter((_, i) => i !== at)
    return twice.length > 0 ? { picks: left, why: reasons(candidates, picks, target) } : { picks: left }
  }
  const against = reasons(candidates, picks, target)
  if (pickable(candidates, [], target)) return settle(candidates, [target])
  return { picks: [...picks], why: against }
}

function settle(candidates: readonly Candidate[], picks: string[]): Click {
  const left = open(legal(candidates), picks)
  const here = exact(candidates, picks)
  const more = left.some((one) => one.targets.length > picks.length)
  if (more || here.length === 0) return { picks }
  if (here.length > 1) return { picks, menu: here }
  return picks.length === 1 ? { picks, done: here[0] } : { picks }
}
