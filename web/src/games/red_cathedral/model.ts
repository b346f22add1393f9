/**
 * The table as the drawings need it: everything in colours, names and numbers, read from the game's view by
 * `read.ts`.
 */

export interface Ornament {
  colour: string
  jewels: string[]
}
export interface Section {
  /** `3-2`: third tower, second level. */
  id: string
  kind: 'base' | 'middle' | 'dome'
  card: string
  /** The materials it needs, one by one, and for each whether it is there (`diamond`: one stands in for it). */
  slots: { kind: string; done: boolean; diamond: boolean }[]
  rp: number
  rubles: number
  tile: string | null
  owner: string | null
  finished: boolean
  available: boolean
  ornament: Ornament | null
  variant: number
}
export interface Tower {
  number: number
  sections: Section[]
  city: string | null
  /** Whether its city token has gone to the map. */
  complete: boolean
  value: number
  /** Presence of each colour, strongest first. */
  presence: { colour: string; count: number }[]
  /** Whether Ivan's pawn stands at it. */
  pawn: boolean
}
export interface Die {
  colour: string
  value: number
  /** 0 … 7, in the direction of the arrows. */
  space: number
}
/** Where a die would land for so many rubles, and what the tile there would bring. */
export interface Landing {
  die: string
  extra: number
  space: number
  dice: number
  kind: string
  amount: number
  /** What of it would fit. */
  fits: number
}
export interface Card {
  id: string
  guild: string
  actions: { effect: string; once: boolean; spent: boolean }[]
}
export interface Market {
  /** Effect of the resource tile of each space. */
  tiles: string[]
  dice: Die[]
  cards: Card[]
  landings: Landing[]
  /** The die moved this turn, and the space it stands on. */
  moved: string | null
  landed: number | null
  /** What the tile there brings now. */
  offer: Landing | null
}
export interface Bench {
  /** `red` … `white-b` */
  name: string
  colour: string
  cost: number
  /** Effect of the tile on it. */
  effect: string | null
  down: boolean
  banner: boolean
}
export interface Side {
  /** 1 … 4; Ivan's is one after the last seat. */
  number: number
  seat: number | null
  colour: string
  rp: number
  pp: number
  rubles: number
  goods: Record<string, number>
  /** Banners on Inventory places, and beside it. */
  covering: number
  outside: number
  finished: number
  benches: Bench[]
  pieces: Record<'door' | 'arch' | 'cross', number>
  /** Contractors: permits, contractors left, specialist, tools. */
  permits: number
  contractors: number
  specialist: string | null
  tools: string[]
  /** Guilds: objective cards (null: face down) and services held. */
  objectives: (string | null)[]
  services: string[]
}
export interface City {
  name: string
  ring: number
  stands: string[]
  closed: boolean
  people: string[]
  price: number
}
export interface IvanCard {
  id: string
  effect: string
  die: string | null
  /** Materials on it. */
  goods: Record<string, number>
  current: boolean
}
export interface Ivan {
  cards: IvanCard[]
}
export interface Model {
  contractors: boolean
  towers: Tower[]
  market: Market
  sides: Side[]
  marks: number[]
  supply: Record<string, number>
  foreman: number | null
  cities: City[]
  stands: Record<string, { token: string; effect: string; tool: string } | null>
  bonuses: string[]
  services: string[]
  objectivesLeft: number | null
  sectionsLeft: number | null
  /** What was drawn and has to be chosen from. */
  drawn: { kind: 'objective' | 'section'; id: string }[]
  /** Effects by id, and the materials a section card shows. */
  effects: { objective: Record<string, string>; service: Record<string, string>; section: Record<string, string[]> }
  ivan: Ivan | null
}
