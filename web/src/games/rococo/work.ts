/** What lies in work: the things the open decision is about that have no place on the board. */
import type { Candidate } from '@/lib/api'
import { actionsOf } from './actions'
import type { View } from './types'

export interface Work {
  garment: string | null
  tile: string | null
  /** The card whose bonus is offered, if it is not the one that works. */
  bonus: string | null
  exam: readonly string[]
  /** Rivals whose top card may be copied. */
  rivals: readonly { who: number; top: string }[]
  her: boolean
}

const NONE: Work = { garment: null, tile: null, bonus: null, exam: [], rivals: [], her: false }

/** What is in work for who decides; where actions are asked for, nothing lies over them. */
export function workOf(view: View, candidates: readonly Candidate[], me: number | null): Work {
  const { pending } = view
  const mine = pending !== null && candidates.length > 0 && (pending.who === me || pending.who === view.her)
  if (!mine || pending === null) return NONE
  if (view.du_barry?.card) return { ...NONE, her: true }
  if (actionsOf(candidates).length > 0) return NONE
  const copied = new Set(candidates.flatMap((one) => (one.verb === 'copy' ? one.targets : [])))
  return {
    ...NONE,
    garment: pending.garment ?? null,
    tile: pending.tile ?? null,
    bonus: pending.employee && pending.employee !== view.played ? pending.employee : null,
    exam: view.exams?.open ?? [],
    rivals: view.players.flatMap(({ who, discard }) => {
      const top = discard.at(-1)
      return top !== undefined && copied.has(`seat:${who}`) ? [{ who, top }] : []
    }),
  }
}

export function isEmpty(work: Work): boolean {
  const { garment, tile, bonus, exam, rivals, her } = work
  return !(garment || tile || bonus || her || exam.length > 0 || rivals.length > 0)
}
