/** How large palace, windows and market are on a mat, so that all of it is seen at once. Lengths in pixels. */

const PALACE = 540 / 940
const TILE = 1.25
const CARD = 80 / 150
export const GAP = 10

export interface Market {
  width: number
  height: number
  /** Hire cards side by side, and the width of one. */
  columns: number
  hire: number
  /** The width of a tile in a drawer. */
  tile: number
  /** Whether panels have their titles: where there is little room, only screen readers get them. */
  heads: boolean
  /** All lengths above are drawn so many times as large: in a large room everything grows. */
  zoom: number
}
export interface Fit {
  /** The market lies in a row below the windows, else beside the palace. */
  below: boolean
  palace: number
  /** The width of a garment in its window, and in how many rows they hang. */
  garment: number
  rows: number
  market: Market
}

function clamp(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
function garmentIn(palace: number, windows: number): number {
  return clamp(40, palace / windows - 17, 176)
}
/** The width of a garment where two rows of windows share what the palace leaves. */
function inTwoRows(palace: number, height: number, windows: number): number {
  const high = (height - palace * PALACE - GAP - 14) / 2 - 22
  return Math.min(palace / Math.ceil(windows / 2) - 24, high / TILE)
}
/** The widest palace that leaves room for its windows. */
function palaceIn(width: number, height: number, windows: number): number {
  for (let wide = width; wide > 300; wide -= 4)
    if (wide * PALACE + GAP + garmentIn(wide, windows) * TILE + 22 <= height) return wide
  return 300
}

/** Tiles and hire cards that can well be read. */
const TILE_WELL = 32
const CARD_WELL = 84
const CARD_LEAST = 66
/** So high the market is drawn as it is; in more room it grows. */
const USUAL = 600
const MOST = 1.7

/** The market in a column: hire row, drawers, jewels. The first way in which all can well be read, else the best. */
function column(width: number, height: number, jewels: boolean): Market {
  const zoom = clamp(1, height / USUAL, MOST)
  const way = (heads: boolean, columns: number) => stacked(width / zoom, height / zoom, jewels, heads, columns)
  const ways = [way(true, 2), way(true, 4), way(false, 2), way(false, 4)].filter((one) => one.hire >= CARD_LEAST)
  const worth = (one: Market) => one.tile + one.hire / 4
  const found =
    ways.find((one) => one.tile >= TILE_WELL && one.hire >= CARD_WELL) ??
    ways.reduce((best, one) => (worth(one) > worth(best) ? one : best), way(false, 2))
  return { ...found, zoom }
}
function stacked(width: number, height: number, jewels: boolean, heads: boolean, columns: number): Market {
  const rows = 4 / columns
  const jewelry = jewels ? (heads ? 190 : 170) : 0
  const rest = height - jewelry - (jewels ? 2 : 1) * GAP - (heads ? 47 : 0) - 26
  const tileFor = (card: number) => ((rest - rows * (card * CARD + 8)) / 3 - 15) / TILE
  let hire = Math.min((width - 18 - 8 * columns) / columns, 150)
  while (tileFor(hire) < TILE_WELL && hire > CARD_WELL) hire -= 2
  const tile = clamp(24, tileFor(hire), Math.min(58, (width - 66) / 4))
  return { width, height, columns, hire, heads, tile, zoom: 1 }
}

/** The market in a row: each part takes its share of the width. */
function row(width: number, height: number, jewels: boolean): Market {
  const share = (width - (jewels ? 2 : 1) * GAP) / (jewels ? 3 : 2)
  const hire = Math.min((share - 34) / 2, (height - 60) / 2 / CARD)
  const tile = clamp(24, ((height - 34) / 3 - 15) / TILE, (share - 60) / 4)
  return { width, height, columns: 2, hire, tile, heads: true, zoom: 1 }
}

export function fitOf(width: number, height: number, windows: number, jewels: boolean): Fit {
  const least = clamp(212, width * 0.28, 300)
  const beside = palaceIn(width - least - GAP, height, windows)
  const shelf = jewels ? 196 : 176
  const above = palaceIn(width, height - shelf - GAP, windows)
  const below = above > beside
  const palace = below ? above : beside
  const market = below
    ? row(width, shelf, jewels)
    : column(Math.min(width - palace - GAP, width * 0.42), height, jewels)
  const one = garmentIn(palace, windows)
  const two = inTwoRows(palace, height, windows)
  return below || two < one * 1.2
    ? { below, palace, garment: one, rows: 1, market }
    : { below, palace, garment: two, rows: 2, market }
}
