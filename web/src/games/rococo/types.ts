/** Made from people/views.py of rococo by `python tools/typescript.py`; do not edit. */

export interface View {
  edition: "deluxe" | "classic"
  side: string
  modules: Modules
  readings: Record<string, AnyEffect>
  round: number
  rounds: number
  phase: string
  first: number
  current: number | null
  mover: number
  favor: number | null
  her: number | null
  played: string | null
  leaving: string[]
  pending: Pending | null
  drawers: Drawer[]
  bag: number
  tile_discard: string[]
  display: Window[]
  garment_bag: number
  garment_discard: string[]
  hire: HireRow
  halls: Hall[]
  fireworks: Fireworks
  decorations: Decoration[]
  all_halls: AllHallsSpace[]
  jewels: Jewels | null
  exams: Exams | null
  players: Player[]
  du_barry: DuBarry | null
}

export interface Modules {
  jewelry_box: boolean
  luxury_garments: boolean
  festive_garments: boolean
  exclusive_tailoring: boolean
  du_barry: boolean
}

export interface NoBonus {
  key: "none"
}

export interface GainLivres {
  key: "gain_livres"
  amount: number
  hire_if: Condition | null
}

export interface Condition {
  kind: string
  least: number
  tiles: number
  lace: number
  yarn: number
}

export interface GainPrestige {
  key: "gain_prestige"
  amount: number
  hire_if: Condition | null
}

export interface LaceOrYarn {
  key: "lace_or_yarn"
  cost: number
}

export interface RandomResource {
  key: "random_resource"
  cost: number
}

export interface TakeResource {
  key: "take_resource"
  cost: number
}

export interface ExtraAction {
  key: "extra_action"
  action: string
  livres_less: number
  silk_less: number
  silk_colours: string[]
  master_garments: boolean
  must_sell: boolean
  prestige: number
}

export interface DelegateAny {
  key: "delegate_any"
  pay: string
  table: number[]
  use_bonus: boolean
}

export interface LivresPer {
  key: "livres_per"
  of: string
  per: number
  amount: number
  spend: boolean
}

export interface PrestigePer {
  key: "prestige_per"
  of: string
  per: number
  amount: number
  spend: boolean
}

export interface PerGarmentColour {
  key: "per_garment_colour"
  colours: ColourGain[]
}

export interface ColourGain {
  colour: string
  livres: number
  prestige: number
}

export interface LivresIfNoColour {
  key: "livres_if_no_colour"
  colours: ColourGain[]
}

export interface LivresByDeckSize {
  key: "livres_by_deck_size"
  steps: Step[]
}

export interface Step {
  staff: number
  and_more: boolean
  amount: number
}

export interface PrestigeByDeckSize {
  key: "prestige_by_deck_size"
  steps: Step[]
}

export interface BuyPrestige {
  key: "buy_prestige"
  livres: number
}

export interface DiscardSilk {
  key: "discard_silk"
  jade: number
  amber: number
  azure_rose_per_prestige: number
}

export interface UseOwnBonus {
  key: "use_own_bonus"
}

export interface CopyOpponentBonus {
  key: "copy_opponent_bonus"
}

export interface ClaimFavor {
  key: "claim_favor"
  livres: number
}

export interface TakeJewel {
  key: "take_jewel"
}

export interface Pending {
  kind: string
  who: number
  bonus: string | null
  employee: string | null
  garment: string | null
  tile: string | null
  drawn: boolean | null
  need: Record<string, number> | null
  paid: string[] | null
  card: string | null
  hall: number | null
  exam: string | null
}

export interface Drawer {
  price: number | null
  spaces: DrawerSpace[]
}

export interface DrawerSpace {
  id: string
  tile: string | null
}

export interface Window {
  id: string
  space: string
  cost: number
  discard: boolean
  garment: string | null
}

export interface HireRow {
  price: number | null
  deck: number
  spaces: HireSpace[]
}

export interface HireSpace {
  id: string
  employee: string | null
}

export interface Hall {
  id: string
  number: number
  first: number
  second: number
  musician: Decoration
  guests: Guest[]
  ranking: HallRank[]
}

export interface Decoration {
  id: string
  space: string
  kind: string
  cost: number
  prestige: number
  owner: number | null
  multiplier: number | null
  terrace: string | null
  terrace_prestige: number | null
  hall: number | null
}

export interface Guest {
  id: string
  position: number
  master: boolean
  reward: string
  amount: number
  garment: string | null
  owner: number | null
}

export interface HallRank {
  who: number
  garments: number
  masters: number
  musician: boolean
  place: number
  prestige: number
}

export interface Fireworks {
  first: number
  second: number
  ranking: FireworksRank[]
}

export interface FireworksRank {
  who: number
  tokens: number
  dearest: string
  place: number
  prestige: number
}

export interface AllHallsSpace {
  prestige: number
  owner: number | null
}

export interface Jewels {
  spaces: JewelSpace[]
  bag: number
}

export interface JewelSpace {
  id: string
  price: number
  jewel: string | null
}

export interface Exams {
  journeyman: Exam
  master: Exam
  open: string[] | null
}

export interface Exam {
  deck: number
  tasks: string[]
}

export interface Player {
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
  halls_present: number
  all_halls: boolean
  jewels: Record<string, number>
  special: string | null
  special_hired: boolean
  exam: string | null
  tasks: string[]
  master_exams: number
  scores: Record<string, number> | null
}

export interface DuBarry {
  level: string
  hand: number
  supply: number
  discard: string[]
  card: string | null
  hall_card: string | null
}

export interface Components {
  employees: Record<string, EmployeeRow>
  garments: Record<string, GarmentRow>
  resources: Record<string, TileRow>
  du_barry: Record<string, HerCardRow>
  boards: Record<string, Board>
  jewelry_box: JewelryBox
  tasks: Record<string, TaskRow>
}

export interface EmployeeRow {
  set: string
  level: string
  rank: string
  delegate_value: number
  bonus_key: string
  bonus: AnyEffect
  end_of_game: "yes" | "no"
  labels: Record<string, string>
}

export interface GarmentRow {
  set: string
  colour: string
  wearer: string
  azure: number
  rose: number
  jade: number
  amber: number
  lace: number
  yarn: number
  master: "yes" | "no"
  value: number | null
  prestige: number
  effect: GarmentEffect | null
  requires_module: string | null
  labels: Record<string, string>
}

export interface GarmentEffect {
  when: "on_make" | "on_place"
  does: AnyEffect
}

export interface TileRow {
  set: string
  azure: number
  rose: number
  jade: number
  amber: number
  lace: number
  yarn: number
  mode: string
  labels: Record<string, string>
}

export interface HerCardRow {
  action: string
  drawer: number | null
  place: string | null
  side: string | null
  nth: number | null
  type: string | null
  hall: number
  jewel: string
  levels: string[]
  levels_jewelry_box: string[]
  labels: Record<string, string>
}

export interface Board {
  setup: BoardSetup
  queens_favor: QueensFavor
  garment_display: GarmentDisplay
  resource_drawers: ResourceDrawers
  hire: Hire
  halls: HallRow[]
  fireworks: FireworksRow
  statues: StatuesRow
  kitchen: KitchenRow
  all_halls: AllHallsRow
}

export interface BoardSetup {
  livres: number
  lace: number
  yarn: number
  base_income: number
  rounds: number
  hand_cards: number
  minimum_employees: number
  livres_per_prestige_at_end: number
  provenance: string | Record<string, string>
}

export interface QueensFavor {
  livres: number
  prestige_at_end: number
  provenance: string | Record<string, string>
}

export interface GarmentDisplay {
  discard_spaces: number
  spaces: DisplaySpace[]
  provenance: string | Record<string, string>
}

export interface DisplaySpace {
  cost: number
  provenance: string | Record<string, string>
}

export interface ResourceDrawers {
  drawers: number
  spaces_per_drawer: number
  price_by_tiles: Record<string, number>
  provenance: string | Record<string, string>
}

export interface Hire {
  spaces: number
  price_by_cards: Record<string, number>
  provenance: string | Record<string, string>
}

export interface HallRow {
  number: number
  majority: Majority
  musician: DecorationRow
  guests: GuestRow[]
  provenance: string | Record<string, string>
}

export interface Majority {
  first: number
  second: number
  provenance: string | Record<string, string>
}

export interface DecorationRow {
  cost: number
  prestige: number
  provenance: string | Record<string, string>
}

export interface GuestRow {
  master: boolean
  reward: string
  amount: number | null
  provenance: string | Record<string, string>
}

export interface FireworksRow {
  majority: Majority
  spaces: FireworkRow[]
  provenance: string | Record<string, string>
}

export interface FireworkRow {
  cost: number
  prestige: number
  multiplier: number
  provenance: string | Record<string, string>
}

export interface StatuesRow {
  prestige_per_colour: number
  spaces: DecorationRow[]
  provenance: string | Record<string, string>
}

export interface KitchenRow {
  left: DecorationRow[]
  right: DecorationRow[]
  provenance: string | Record<string, string>
}

export interface AllHallsRow {
  prestige: number[]
  provenance: string | Record<string, string>
}

export interface JewelryBox {
  jewels: JewelKinds
  jewel_track: JewelTrack
  jeweller_decorations: JewellerRow
  exams: ExamRows
}

export interface JewelKinds {
  types: JewelKind[]
  provenance: string | Record<string, string>
}

export interface JewelKind {
  colour: string
  kind: string
  wearer: string
  count: number
  provenance: string | Record<string, string>
}

export interface JewelTrack {
  prices: number[]
  income_per_jewel: number
  prestige_per_jewel_at_end: number
  provenance: string | Record<string, string>
}

export interface JewellerRow {
  spaces: DecorationRow[]
  provenance: string | Record<string, string>
}

export interface ExamRows {
  journeyman: ExamRow
  master: ExamRow
}

export interface ExamRow {
  fee: number
  prestige: number
  tasks: TaskRow[]
  provenance: string | Record<string, string>
}

export interface TaskRow {
  rank: string | null
  action: string | null
  keep_as: string | null
  colours: string[] | null
  wearer: string | null
  provenance: string | Record<string, string>
}

export type AnyEffect =
  | NoBonus
  | GainLivres
  | GainPrestige
  | LaceOrYarn
  | RandomResource
  | TakeResource
  | ExtraAction
  | DelegateAny
  | LivresPer
  | PrestigePer
  | PerGarmentColour
  | LivresIfNoColour
  | LivresByDeckSize
  | PrestigeByDeckSize
  | BuyPrestige
  | DiscardSilk
  | UseOwnBonus
  | CopyOpponentBonus
  | ClaimFavor
  | TakeJewel
