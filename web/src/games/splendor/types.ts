/** Made from people/views.py of splendor by `python tools/typescript.py`; do not edit. */

export interface View {
  bank: Record<string, number>
  table: ((string | null)[])[]
  decks: number[]
  nobles: NobleSpace[]
  seats: SeatView[]
  mover: number
  target: number
  paying: string | null
}

export interface NobleSpace {
  noble: string
  owner: number | null
}

export interface SeatView {
  tokens: Record<string, number>
  bonuses: Record<string, number>
  points: number
  cards: string[]
  reserved: ReservedCard[]
  nobles: string[]
}

export interface ReservedCard {
  card: string | null
  level: number
  blind: boolean
}

export interface Components {
  cards: Record<string, CardRow>
  nobles: Record<string, NobleRow>
}

export interface CardRow {
  level: number
  bonus: string
  points: number
  cost: Record<string, number>
}

export interface NobleRow {
  points: number
  requires: Record<string, number>
}
