/** The table as its drawings ask about it: rows by id, whose token lies where, what things and people are called. */
import { texts } from '@/lib/i18n.svelte'
import type { Who } from './kit'
import type { Board, Components, Decoration, FireworksRank, GarmentRow, HallRank, View } from './types'

/** First and second place with who holds them, of a hall or of the fireworks. */
export interface Majority {
  first: number
  second: number
  ranking: (HallRank | FireworksRank)[]
}

export class Table {
  constructor(
    readonly view: View,
    readonly components: Components,
    readonly players: readonly string[],
    /** What people call a thing such as `garment:A03`. */
    readonly name: (thing: string) => string,
    /** What has just changed hands. */
    readonly latest: ReadonlySet<string> = new Set(),
  ) {}

  /** The values of this side of the board. */
  get board(): Board {
    return this.components.boards[this.view.side]!
  }
  who(number: number): Who
  who(number: number | null): Who | null
  who(number: number | null): Who | null {
    return number !== null && number === this.view.her ? 'her' : number
  }
  person(number: number | null): string {
    if (number === null) return ''
    return number === this.view.her ? texts.t('rococo-rival') : (this.players[number] ?? '')
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
