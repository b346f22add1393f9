/** The table as its drawings ask about it: rows by id, whose token lies where, what things and people are called. */
import type { BoardProps } from '@/lib/games'
import { texts } from '@/lib/i18n.svelte'
import { keeper } from '@/lib/reconcile'
import type { Who } from './kit'
import type { Board, Components, Decoration, EmployeeRow, FireworksRank, GarmentRow, HallRank, View } from './types'

/** First and second place with who holds them, of a hall or of the fireworks. */
export interface Majority {
  first: number
  second: number
  ranking: (HallRank | FireworksRank)[]
}

/** What board and panels are given of it. */
type Given = Pick<BoardProps<View, Components>, 'view' | 'components' | 'seats' | 'name'> & {
  latest?: ReadonlySet<string>
}

const NOTHING: ReadonlySet<string> = new Set()

/** One and the same from state to state: who asks it for a part is told when that part changes, not before. */
export class Table {
  readonly #given: () => Given
  readonly #keep = keeper<string[]>()
  readonly #name = $derived.by(() => this.#given().name)
  readonly view = $derived.by(() => this.#given().view)
  readonly components = $derived.by(() => this.#given().components)
  readonly players = $derived.by(() => this.#keep(this.#given().seats.map((seat) => seat.name)))
  /** What has just changed hands. */
  readonly latest = $derived.by(() => this.#given().latest ?? NOTHING)
  /** The number of Madame du Barry, if she plays. */
  readonly her = $derived.by(() => this.view.her)
  /** The values of this side of the board. */
  readonly board = $derived.by((): Board => this.components.boards[this.view.side]!)

  constructor(given: () => Given) {
    this.#given = given
  }

  /** What people call a thing such as `garment:A03`. */
  name(thing: string): string {
    return this.#name(thing)
  }
  who(number: number): Who
  who(number: number | null): Who | null
  who(number: number | null): Who | null {
    return number !== null && number === this.her ? 'her' : number
  }
  person(number: number | null): string {
    if (number === null) return ''
    return number === this.her ? texts.t('rococo-rival') : (this.players[number] ?? '')
  }
  /** An employee with the bonus as this table reads it. */
  employee(id: string): EmployeeRow | null {
    const row = this.components.employees[id]
    const bonus = this.view.readings[id]
    return row ? (bonus ? { ...row, bonus } : row) : null
  }
  garment(id: string | null): GarmentRow | null {
    return id === null ? null : (this.components.garments[id] ?? null)
  }
  decorations(...kinds: string[]): Decoration[] {
    return this.view.decorations.filter((space) => kinds.includes(space.kind))
  }
}

/** What has changed hands between two views: new garments at the ball, new tokens. */
export function changes(old: View, now: View): Set<string> {
  const found = new Set<string>()
  now.halls.forEach((hall, h) =>
    hall.guests.forEach((guest, g) => {
      if (guest.owner !== null && old.halls[h]?.guests[g]?.owner === null) found.add(guest.id)
    }),
  )
  const before = new Map(old.decorations.map((row) => [row.id, row.owner]))
  for (const row of now.decorations) if (row.owner !== null && before.get(row.id) === null) found.add(row.id)
  return found
}
