/** The table as the drawings want it: names resolved to their values, owners to seats or Madame du Barry. */
import { texts } from '@/lib/i18n.svelte'
import type { Who } from './kit'
import type { RococoView, ViewDecoration, ViewRank } from './view'

export interface Effect {
  key: string
  params: Record<string, unknown> | string
}
export interface GarmentRow {
  id: string
  colour: string
  wearer: string
  azure: number
  rose: number
  jade: number
  amber: number
  lace: number
  yarn: number
  master: boolean
  value: number | null
  prestige: number
  effect: Effect | null
  set: string
  [name: string]: unknown
}
export interface TileRow {
  id: string
  azure: number
  rose: number
  jade: number
  amber: number
  lace: number
  yarn: number
  mode: string
}
export interface EmployeeRow {
  id: string
  level: string
  rank: 'master' | 'journeyman' | 'apprentice'
  depute: number
  bonus: Effect
  crown: boolean
}
export interface HerCard {
  id: string
  action: string
  params: Record<string, unknown> | string
  hall: number
  jewel: string
}

export interface GuestSpace {
  target: string
  hall: number
  position: number
  master: boolean
  reward: string
  amount: number
  garment: GarmentRow | null
  owner: Who | null
  ownerName: string
  latest: boolean
}
export interface Decoration {
  target: string
  space: string
  kind: string
  cost: number
  prestige: number
  owner: Who | null
  ownerName: string
  multiplier: number
  guest: GarmentRow | null
  hall: number
  latest: boolean
}
export interface Majority {
  places: { value: number; holders: Who[]; names: string[] }[]
}
export interface Hall {
  target: string
  number: number
  name: string
  guests: GuestSpace[]
  majority: Majority
  musician: Decoration
}
export interface Palace {
  edition: 'deluxe' | 'classic'
  halls: Hall[]
  fireworks: Decoration[]
  fireworksMajority: Majority
  statues: Decoration[]
  kitchenLeft: Decoration[]
  kitchenRight: Decoration[]
  jeweller: Decoration[]
  allHalls: { prestige: number; owner: Who | null; ownerName: string }[]
  favor: { target: string; owner: Who | null; ownerName: string; livres: number; taken: boolean }
}

/** Component values, by name. */
export interface Parts {
  garments: Record<string, GarmentRow>
  tiles: Record<string, TileRow>
  employees: Record<string, EmployeeRow>
  cards: Record<string, HerCard>
  favor: number
}

/* eslint-disable @typescript-eslint/no-explicit-any */
const yes = (value: unknown): boolean => value === true || value === 'yes' || value === 1
const low = (value: unknown): string => String(value ?? '').toLowerCase()

function effect(row: any): Effect | null {
  const given = row.effect ?? row.bonus
  if (given && typeof given === 'object') return { key: given.key, params: given.params ?? {} }
  if (typeof given === 'string' && given) {
    const [key = '', ...rest] = given.replace(/^\w+:/, '').split(' ')
    return { key, params: rest.join(' ') }
  }
  return row.bonus_key ? { key: row.bonus_key, params: row.bonus_params ?? '' } : null
}

function each<T>(rows: Record<string, any> | undefined, make: (row: any, id: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(rows ?? {}).map(([id, row]) => [id, make(row, id)]))
}

let known: { from: unknown; parts: Parts } | null = null
export function readParts(components: any): Parts {
  if (known !== null && known.from === components) return known.parts
  const parts: Parts = {
    garments: each(components.garments, (row, id) => ({
      ...row,
      id,
      colour: low(row.colour),
      master: yes(row.master),
      value: row.value === '' || row.value == null || row.value < 0 ? null : Number(row.value),
      prestige: Number(row.prestige),
      effect: effect(row),
      set: String(row.set ?? 'base'),
    })),
    tiles: each(components.tiles ?? components.resources, (row, id) => ({ ...row, id })),
    employees: each(components.employees, (row, id) => ({
      id,
      level: String(row.level),
      rank: row.rank,
      depute: Number(row.depute ?? row.delegate_value),
      bonus: effect(row) ?? { key: 'none', params: '' },
      crown: yes(row.crown ?? row.end_of_game),
    })),
    cards: each(components.du_barry, (row, id) => ({
      id,
      action: row.action,
      params: row.params ?? '',
      hall: Number(row.hall),
      jewel: row.jewel,
    })),
    favor: Number(Object.values<any>(components.boards ?? {})[0]?.queens_favor?.livres ?? 5),
  }
  known = { from: components, parts }
  return parts
}
/* eslint-enable @typescript-eslint/no-explicit-any */

export function whoIs(view: RococoView, who: number | null): Who | null {
  return who === null ? null : who === view.her ? 'her' : who
}
export function nameOf(view: RococoView, names: readonly string[], who: number | null): string {
  if (who === null) return ''
  return who === view.her ? texts.t('rococo-board-du-barry') : (names[who] ?? '')
}

export function readPalace(
  view: RococoView,
  parts: Parts,
  names: readonly string[],
  latest: ReadonlySet<string>,
): Palace {
  const decoration = (row: ViewDecoration): Decoration => ({
    target: row.id,
    space: row.space,
    kind: row.kind,
    cost: row.cost,
    prestige: row.prestige,
    owner: whoIs(view, row.owner),
    ownerName: nameOf(view, names, row.owner),
    multiplier: row.multiplier ?? 1,
    guest: row.terrace ? (parts.garments[row.terrace] ?? null) : null,
    hall: row.hall ?? 0,
    latest: latest.has(row.id),
  })
  const majority = (first: number, second: number, ranking: ViewRank[]): Majority => ({
    places: [first, view.players.length === 2 && view.edition === 'deluxe' ? 0 : second].map((value, i) => {
      const here = ranking.filter((line) => line.place === i + 1)
      return {
        value,
        holders: here.map((line) => whoIs(view, line.who)!),
        names: here.map((line) => nameOf(view, names, line.who)),
      }
    }),
  })
  const kind = (wanted: string) => view.decorations.filter((row) => row.kind === wanted).map(decoration)
  return {
    edition: view.edition,
    halls: view.halls.map((hall) => ({
      target: hall.id,
      number: hall.number,
      name: texts.t(`rococo-board-hall-${hall.number}`),
      majority: majority(hall.first, hall.second, hall.ranking),
      musician: decoration(hall.musician),
      guests: hall.guests.map((guest) => ({
        target: guest.id,
        hall: hall.number,
        position: guest.position,
        master: guest.master,
        reward: guest.reward,
        amount: guest.amount,
        garment: guest.garment ? (parts.garments[guest.garment] ?? null) : null,
        owner: whoIs(view, guest.owner),
        ownerName: nameOf(view, names, guest.owner),
        latest: latest.has(guest.id),
      })),
    })),
    fireworks: kind('fireworks'),
    fireworksMajority: majority(view.fireworks.first, view.fireworks.second, view.fireworks.ranking),
    statues: kind('statues'),
    kitchenLeft: kind('kitchen_left'),
    kitchenRight: kind('kitchen_right'),
    jeweller: kind('jeweller'),
    allHalls: view.all_halls.map((space) => ({
      prestige: space.prestige,
      owner: whoIs(view, space.owner),
      ownerName: nameOf(view, names, space.owner),
    })),
    favor: {
      target: 'favor',
      owner: whoIs(view, view.favor),
      ownerName: nameOf(view, names, view.favor),
      livres: parts.favor,
      taken: view.favor !== null,
    },
  }
}

/** What has changed hands between two views: new garments at the ball, new tokens. */
export function changes(old: RococoView, now: RococoView): Set<string> {
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
