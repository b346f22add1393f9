/**
 * The view and the component values of The Red Cathedral as the server sends them
 * (src/guildhall/games/red_cathedral/view.py).
 */

export type Bundle = Record<string, number>

export interface ViewSection {
  id: string
  card: string
  type: 'base' | 'middle' | 'dome'
  state: 'unclaimed' | 'unfinished' | 'finished'
  available: boolean
  owner: number | null
  rp: number
  rubles: number
  needs: Bundle
  has: Bundle
  missing: Bundle
  substitutes: Bundle
  tile: string | null
  ornament: { piece: string; owner: number; jewels: string[] } | null
}
export interface ViewMove {
  text: string
  die: string
  extra: number
  space: number
  dice: number
  gives: Bundle
  quadrant: number
  workshop: string[]
  specialist: string | null
}
export interface ViewSide {
  side: number
  seat: number | null
  colour: string
  pos: number
  pp: number
  rubles: number
  permits: number
  inventory: Bundle
  capacity: number
  room: number
  banners: { inventory: number; outside: number; white: string[] }
  workshop: { space: string; tile: string | null; up: boolean; cost: number; open: boolean }[]
  pieces: Record<'door' | 'arch' | 'cross', number>
  finished: number
  contractors: number
  specialist: string | null
  tokens: string[]
  objectives: { count: number; cards: string[] | null }
  services: Bundle
}
export interface CathedralView {
  options: { contractors: boolean; solo: boolean; board: string; guild: string; unlimited: boolean }
  towers: {
    tower: number
    sections: ViewSection[]
    complete: boolean
    worth: number
    presence: number[]
    city: string | null
    closed: boolean
    foreman: boolean
    pawn: boolean
  }[]
  market: {
    spaces: { space: number; tile: string; gives: Bundle; dice: string[]; quadrant: number }[]
    dice: Record<string, { space: number; value: number; side: number | null }>
    cards: {
      quadrant: number
      card: string
      group: string
      actions: { id: string; effect: string; repeat: 'once' | 'any'; used: boolean }[]
    }[]
    moved: string | null
    landed: number | null
    moves: ViewMove[]
  }
  supply: Bundle
  sides: ViewSide[]
  track: { marks: number[]; lap: number }
  map: {
    cities: {
      city: string
      open: boolean
      tower: number | null
      contractors: number[]
      cost: number
      stands: string[]
    }[]
    stands: { stand: string; token: string | null }[]
    bag: number
  } | null
  guild: {
    name: string
    foreman: number | null
    objectives: number
    sections: { deck: number; discard: string[]; drawn: string[] }
    services: Bundle
  }
  ivan: {
    cards: { card: string; die: string }[]
    inventory: Bundle
    construction: Bundle
    dice_left: string[]
    pawn: number | null
    contractors: number
    card: string | null
    die: string | null
  } | null
  pending: string
  mover: number
  active: number
  claiming: string | null
  placing: string | null
  deliveries: number | null
  choosing: Bundle | null
  drawn: string[] | null
  ender: number | null
  final: number | null
}

type Rows<T> = Record<string, T>
export interface CathedralComponents {
  cathedral_cards: Rows<Record<string, string>>
  workshop_tiles: Rows<{ effect: string }>
  resource_tiles: Rows<{ per_die: string }>
  influence_cards: Rows<{ group: string }>
  specialist_tokens: Rows<{ effect: string; tool: string }>
  solitaire_cards: Rows<{ name: string; effect: string }>
  objectives: Rows<{ effect: string; effect_2p: string }>
  services: Rows<{ effect: string }>
  contractors: { city: { name: string; ring: number }[]; bonus: { effect: string }[] }
}
