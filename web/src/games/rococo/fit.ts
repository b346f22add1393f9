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
  /** Whether panels lie close, with small titles: where there is little room. */
  tight: boolean
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
  /** The hire row lies under the windows, where the palace leaves room for it, else in the market. */
  shelf: boolean
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

/** What titles, edges and gaps take of the height: usually, and where panels lie close. */
const USUALLY = { hire: 27 + 14, drawers: 21 + 12, chest: 15, jewels: 190 }
const CLOSE = { hire: 21 + 9, drawers: 18 + 8, chest: 11, jewels: 174 }

/** The market in a column: hire row, drawers, jewels. The first way in which all can well be read, else the best. */
function column(width: number, height: number, jewels: boolean, shelf: boolean): Market {
  const zoom = clamp(1, height / USUAL, MOST)
  const way = (tight: boolean, columns: number) => stacked(width / zoom, height / zoom, jewels, shelf, tight, columns)
  const ways = [way(false, 2), way(false, 4), way(true, 2), way(true, 4)].filter((one) => one.hire >= CARD_LEAST)
  const worth = (one: Market) => one.tile + one.hire / 4
  const found =
    ways.find((one) => one.tile >= TILE_WELL && (shelf || one.hire >= CARD_WELL)) ??
    ways.reduce((best, one) => (worth(one) > worth(best) ? one : best), way(true, 2))
  return { ...found, zoom }
}
function stacked(
  width: number,
  height: number,
  jewels: boolean,
  shelf: boolean,
  tight: boolean,
  columns: number,
): Market {
  const takes = tight ? CLOSE : USUALLY
  const panels = Number(jewels) + Number(!shelf)
  const rows = shelf ? 0 : 4 / columns
  const rest = height - panels * GAP - takes.drawers - (jewels ? takes.jewels : 0) - (shelf ? 0 : takes.hire)
  const tileFor = (card: number) => ((rest - rows * (card * CARD + 8)) / 3 - takes.chest) / TILE
  let hire = Math.min((width - 18 - 8 * columns) / columns, 150)
  while (tileFor(hire) < TILE_WELL && hire > CARD_WELL) hire -= 2
  const tile = clamp(24, tileFor(hire), Math.min(58, (width - 66) / 4))
  return { width, height, columns, hire, tight, tile, zoom: 1 }
}
/** The width of hire cards side by side under the windows, in so much height; 0: there is not enough. */
function onShelf(palace: number, height: number): number {
  const hire = Math.min((palace - 50) / 4, 150, (height - GAP - CLOSE.hire) / CARD)
  return hire >= CARD_WELL ? hire : 0
}

/** The market in a row: each part takes its share of the width. */
function row(width: number, height: number, jewels: boolean): Market {
  const share = (width - (jewels ? 2 : 1) * GAP) / (jewels ? 3 : 2)
  const hire = Math.min((share - 34) / 2, (height - CLOSE.hire - 16) / 2 / CARD)
  const tile = clamp(24, ((height - CLOSE.drawers) / 3 - CLOSE.chest) / TILE, (share - 60) / 4)
  return { width, height, columns: 2, hire, tile, tight: true, zoom: 1 }
}

export function fitOf(width: number, height: number, windows: number, jewels: boolean): Fit {
  const least = clamp(212, width * 0.28, 300)
  const beside = palaceIn(width - least - GAP, height, windows)
  const lower = jewels ? 180 : 166
  const above = palaceIn(width, height - lower - GAP, windows)
  const below = above > beside
  const palace = below ? above : beside
  const one = garmentIn(palace, windows)
  const two = inTwoRows(palace, height, windows)
  if (below) return { below, palace, garment: one, rows: 1, shelf: false, market: row(width, lower, jewels) }
  const rows = two < one * 1.2 ? 1 : 2
  const hire = rows > 1 ? 0 : onShelf(palace, height - palace * PALACE - GAP - one * TILE - 22)
  const market = column(Math.min(width - palace - GAP, width * 0.42), height, jewels, hire > 0)
  if (hire > 0) return { below, palace, garment: one, rows, shelf: true, market: { ...market, columns: 4, hire } }
  return { below, palace, garment: rows > 1 ? two : one, rows, shelf: false, market }
}
