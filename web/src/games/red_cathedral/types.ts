/** Made from people/views.py of red_cathedral by `python tools/typescript.py`; do not edit. */

export interface View {
  options: Options
  plan: string
  towers: Tower[]
  market: Market
  supply: Record<string, number>
  sides: Side[]
  track: Track
  map: DuchyMap | null
  guild: Guild
  ivan: Ivan | null
  pending: string
  mover: number
  active: number
  claiming: string | null
  placing: string | null
  deliveries: number | null
  choosing: Record<string, number> | null
  drawn: string[] | null
  turn: Turn
  ender: number | null
  final: number | null
}

export interface Options {
  contractors: boolean
  solo: boolean
  board: string
  guild: string
  unlimited: boolean
  two_sides: boolean
}

export interface Tower {
  tower: number
  sections: Section[]
  complete: boolean
  worth: number
  presence: number[]
  city: string | null
  closed: boolean
  foreman: boolean
  pawn: boolean
}

export interface Section {
  id: string
  card: string
  type: string
  state: string
  available: boolean
  owner: number | null
  rp: number
  rubles: number
  needs: Record<string, number>
  has: Record<string, number>
  missing: Record<string, number>
  substitutes: Record<string, number>
  tile: string | null
  ornament: Ornament | null
}

export interface Ornament {
  piece: string
  owner: number
  jewels: string[]
}

export interface Market {
  spaces: Space[]
  dice: Record<string, Die>
  cards: InfluenceCard[]
  moved: string | null
  landed: number | null
  offer: Landing | null
  moves: DieMove[]
}

export interface Space {
  space: number
  tile: string
  gives: Record<string, number>
  dice: string[]
  quadrant: number
}

export interface Die {
  space: number
  value: number
  side: number | null
}

export interface InfluenceCard {
  quadrant: number
  card: string
  group: string
  actions: CardAction[]
}

export interface CardAction {
  id: string
  effect: string
  repeat: string
  used: boolean
}

export interface Landing {
  die: string
  space: number
  dice: number
  gives: Record<string, number>
  fits: Record<string, number>
  quadrant: number
  workshop: string[]
  specialist: string | null
}

export interface DieMove {
  die: string
  space: number
  dice: number
  gives: Record<string, number>
  fits: Record<string, number>
  quadrant: number
  workshop: string[]
  specialist: string | null
  action: number
  text: string
  extra: number
  cost: number
}

export interface Side {
  side: number
  seat: number | null
  name: string
  colour: string
  pos: number
  pp: number
  rp: number
  lap: number
  plus40: boolean
  rubles: number
  permits: number
  inventory: Record<string, number>
  capacity: number
  room: number
  banners: Banners
  workshop: WorkshopSpace[]
  pieces: Record<string, number>
  removed: Record<string, number>
  finished: number
  contractors: number
  sent: Record<string, number>
  specialist: string | null
  tokens: string[]
  tools: Record<string, number>
  objectives: Objectives
  services: Record<string, number>
  score: Record<string, number> | null
}

export interface Banners {
  inventory: number
  outside: number
  beside: number
  white: string[]
}

export interface WorkshopSpace {
  space: string
  tile: string | null
  up: boolean
  cost: number
  open: boolean
}

export interface Objectives {
  count: number
  cards: string[] | null
}

export interface Track {
  marks: number[]
  lap: number
}

export interface DuchyMap {
  cities: City[]
  stands: Stand[]
  bag: number
  removed: string[]
}

export interface City {
  city: string
  open: boolean
  tower: number | null
  contractors: number[]
  cost: number
  stands: string[]
}

export interface Stand {
  stand: string
  token: string | null
}

export interface Guild {
  name: string
  foreman: number | null
  objectives: number
  sections: SectionDeck
  services: Record<string, number>
}

export interface SectionDeck {
  deck: number
  discard: string[]
  drawn: string[]
}

export interface Ivan {
  side: number
  level: string
  cards: IvanCard[]
  inventory: Record<string, number>
  construction: Record<string, number>
  dice_left: string[]
  pawn: number | null
  contractors: number
  card: string | null
  die: string | null
}

export interface IvanCard {
  card: string
  die: string
}

export interface Turn {
  sold: boolean
  rerolled: boolean
  serviced: boolean
  number: number
}

export interface Components {
  cathedral_cards: Record<string, SectionCard>
  resource_tiles: Record<string, ResourceTile>
  workshop_tiles: Record<string, WorkshopTile>
  influence_cards: Record<string, GuildCard>
  solitaire_cards: Record<string, SolitaireCard>
  specialist_tokens: Record<string, SpecialistToken>
  objectives: Record<string, Objective>
  services: Record<string, Service>
  exchanges: Record<string, Step[][][]>
  cities: Record<string, MapCity>
  bonuses: Step[][][][]
  tables: Record<string, Record<string, ValueTable>>
  resources: string[]
}

export interface SectionCard {
  provenance: Record<string, string>
  type: string
  needs: Record<string, number>
  rp: number
  rubles: number
}

export interface ResourceTile {
  provenance: Record<string, string>
  set: string
  per_die: Step[][][]
  replaces: string
}

export interface Step {
  verb: string
  items: Item[]
  number: number
  most: number
  times: number
  what: string
  per: string
  takes: number[]
}

export interface Item {
  low: number
  high: number
  kind: string
}

export interface WorkshopTile {
  provenance: Record<string, string>
  set: string
  players: string
  effect: Step[][][]
  replaces: string
}

export interface GuildCard {
  provenance: Record<string, string>
  group: string
  set: string
  module: string
  extra: string
  actions: GuildAction[]
}

export interface GuildAction {
  effect: Step[][][]
  repeat: string
}

export interface SolitaireCard {
  provenance: Record<string, string>
  id: string
  set: string
  effects: Record<string, Step[][][]>
  die_base: string
  die_contractors: string
}

export interface SpecialistToken {
  provenance: Record<string, string>
  kind: number
  effect: Step[][][]
  tool: string
}

export interface Objective {
  provenance: Record<string, string>
  effect: Step[][][]
  effect_2p: Step[][][]
  text: string
}

export interface Service {
  provenance: Record<string, string>
  count: number
  effect: Step[][][]
  text: string
}

export interface MapCity {
  ring: number
  stands: string[]
}

export interface ValueTable {
  provenance: Record<string, string>
  values: Record<string, number | boolean | string | (number | string | number[])[]>
}
