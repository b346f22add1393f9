/** What every part of the board is given: the view, the component values, and the ways to say and to choose things. */
import type { Translate } from '@/lib/i18n.svelte'
import type { Selection } from '@/lib/select.svelte'
import type { Components, Step, View } from './types'

/** Branches to choose from, of groups in order, of steps that may come in every order. */
export type Effect = Step[][][]
export type Bundle = Record<string, number>

export interface Table {
  view: View
  components: Components
  select: Selection
  t: Translate
  /** What people call a thing such as `tile:W01`. */
  name: (thing: string) => string
  /** Who plays a side. */
  who: (side: number) => string
}

/** A bundle one by one: `{brick: 2}` is two bricks. */
export const pieces = (bundle: Bundle, kinds: readonly string[] = Object.keys(bundle)): string[] =>
  kinds.flatMap((kind) => Array<string>(bundle[kind] ?? 0).fill(kind))

/** What an objective card shows at this table. */
export function objective({ view, components }: Table, id: string): Effect {
  const card = components.objectives[id]
  if (!card) return []
  return view.options.two_sides ? card.effect_2p : card.effect
}
export const tile = ({ components }: Table, id: string): Effect => components.workshop_tiles[id]?.effect ?? []
export const service = ({ components }: Table, id: string): Effect => components.services[id]?.effect ?? []
export const token = ({ components }: Table, id: string): Effect => components.specialist_tokens[id]?.effect ?? []
