/** The view of Rococo as `games/rococo/view.py` documents it, and the component values by name. */

export interface ViewDecoration {
  id: string
  space: string
  kind: string
  cost: number
  prestige: number
  owner: number | null
  multiplier?: number
  terrace?: string | null
  hall?: number
}
export interface ViewGuest {
  id: string
  position: number
  master: boolean
  reward: string
  amount: number
  garment: string | null
  owner: number | null
}
export interface ViewRank {
  who: number
  place: number
  prestige: number
}
export interface ViewHall {
  id: string
  number: number
  first: number
  second: number
  musician: ViewDecoration
  guests: ViewGuest[]
  ranking: ViewRank[]
}
export interface ViewPlayer {
  who: number
  her: boolean
  livres: number
  lace: number
  yarn: number
  prestige: number | null
  tiles: number
  kept: string[] | null
  hand: number
  hand_cards: string[] | null
  known_hand: string[]
  supply: number
  supply_cards: string[] | null
  unseen: string[]
  discard: string[]
  staff: number
  ready: boolean
  income: number
  garments: Record<string, number>
  halls: number[]
  masters: number
  decorations: number
  present: boolean[]
  all_halls: boolean
  jewels: Record<string, number>
  special: string | null
  special_hired: boolean
  exam: string | null
  tasks: string[]
  master_exams: number
  scores: Record<string, number> | null
}
export interface ViewPending {
  kind: string
  who: number
  bonus?: string
  employee?: string
  garment?: string
  tile?: string | null
  drawn?: boolean
  need?: Record<string, number>
  paid?: string[]
  card?: string
  hall?: number
  exam?: string
}
export interface RococoView {
  edition: 'deluxe' | 'classic'
  side: string
  modules: Record<string, boolean>
  round: number
  rounds: number
  phase: 'choose' | 'actions' | 'over'
  first: number
  current: number | null
  mover: number
  favor: number | null
  her: number | null
  played: string | null
  leaving: string[]
  pending: ViewPending | null
  drawers: { price: number | null; spaces: { id: string; tile: string | null }[] }[]
  bag: number
  tile_discard: string[]
  display: { id: string; space: string; cost: number; discard: boolean; garment: string | null }[]
  garment_bag: number
  garment_discard: string[]
  hire: { price: number | null; deck: number; spaces: { id: string; employee: string | null }[] }
  halls: ViewHall[]
  fireworks: { first: number; second: number; ranking: ViewRank[] }
  decorations: ViewDecoration[]
  all_halls: { prestige: number; owner: number | null }[]
  jewels: { spaces: { id: string; price: number; jewel: string | null }[]; bag: number } | null
  exams: (Record<'journeyman' | 'master', { deck: number; tasks: string[] }> & { open: string[] | null }) | null
  players: ViewPlayer[]
  du_barry: { hand: number; supply: number; discard: string[]; card: string | null; hall_card: string | null } | null
}
