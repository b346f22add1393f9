/** What every part of the board is given: the view, the component values, and the ways to say and to choose things. */
import type { BoardProps } from '@/lib/games'
import { keeper } from '@/lib/reconcile'
import type { Components, Step, View } from './types'

/** Branches to choose from, of groups in order, of steps that may come in every order. */
export type Effect = Step[][][]
export type Bundle = Record<string, number>

type Given = Pick<BoardProps<View, Components>, 'view' | 'components' | 'select' | 'seats' | 't' | 'name'>

/** One and the same from state to state: who asks it for a part is told when that part changes, not before. */
export class Table {
  readonly #given: () => Given
  readonly #keep = keeper<(string | null)[]>()
  readonly #named = $derived.by(() => this.#given().name)
  /** Names by side; null: the rival without a seat. */
  readonly #sides = $derived.by(() => {
    const { view, seats } = this.#given()
    return this.#keep(view.sides.map(({ seat }) => (seat === null ? null : (seats[seat]?.name ?? ''))))
  })
  readonly view = $derived.by(() => this.#given().view)
  readonly components = $derived.by(() => this.#given().components)
  readonly select = $derived.by(() => this.#given().select)
  readonly t = $derived.by(() => this.#given().t)

  constructor(given: () => Given) {
    this.#given = given
  }

  /** What people call a thing such as `tile:W01`. */
  readonly name = (thing: string): string => this.#named(thing)
  /** Who plays a side. */
  readonly who = (side: number): string => this.#sides[side] ?? this.t('red_cathedral-rival')
}

/** A bundle one by one: `{brick: 2}` is two bricks. */
export const pieces = (bundle: Bundle, kinds: readonly string[] = Object.keys(bundle)): string[] =>
  kinds.flatMap((kind) => Array<string>(bundle[kind] ?? 0).fill(kind))

/** What an objective card shows at this table. */
export function objective({ view, components }: Pick<Table, 'view' | 'components'>, id: string): Effect {
  const card = components.objectives[id]
  if (!card) return []
  return view.options.two_sides ? card.effect_2p : card.effect
}
export const tile = ({ components }: Table, id: string): Effect => components.workshop_tiles[id]?.effect ?? []
export const service = ({ components }: Table, id: string): Effect => components.services[id]?.effect ?? []
export const token = ({ components }: Table, id: string): Effect => components.specialist_tokens[id]?.effect ?? []
