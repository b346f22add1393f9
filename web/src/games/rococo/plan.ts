/**
 * The plan of the palace, 940 x 540: where each hall lies and where its guests stand. One plan serves both board
 * sides.
 */

export const WIDTH = 940

export interface Box {
  x: number
  y: number
  w: number
  h: number
}
export interface HallPlan extends Box {
  floor: string
  /** Width of a guest space, and their centres from left to right. */
  size: number
  spots: [number, number][]
  plaque: { cx: number; y: number; w: number }
  laurels: { x: number; y: number; size: number }
  musician: { x: number; y: number }
  corner: number
}

const FLOORS = ['', 'f-star', 'f-herring', 'f-versailles', 'f-basket', 'f-chequer']
const WINGS: Record<number, readonly [number, number]> = { 2: [10, 58], 3: [712, 58], 4: [10, 302], 5: [712, 302] }

/** A box of the plan in whole pixels, and what of the plan these show: drawings side by side fit exactly. */
export function inPixels(box: Box, scale: number) {
  const [left, top] = [Math.floor(box.x * scale), Math.floor(box.y * scale)]
  const wide = Math.ceil((box.x + box.w) * scale) - left
  const tall = Math.ceil((box.y + box.h) * scale) - top
  return { left, top, wide, tall, viewBox: [left, top, wide, tall].map((pixels) => pixels / scale).join(' ') }
}

/** Guests stand in zigzag, odd places up, even ones down: the order stays readable. */
function zigzag(n: number, centre: number, pitch: number, up: number, down: number): [number, number][] {
  return Array.from({ length: n }, (_, i) => [centre + pitch * (i - (n - 1) / 2), i % 2 === 0 ? up : down])
}

export function hallPlan(hall: number, guests: number): HallPlan {
  if (hall === 1) {
    return {
      x: 240,
      y: 146,
      w: 460,
      h: 190,
      floor: FLOORS[1]!,
      size: 57,
      spots: zigzag(guests, 470, guests > 6 ? 48 : 66, 221, 287),
      plaque: { cx: 470, y: 133, w: 150 },
      laurels: { x: 251, y: 148, size: 34 },
      musician: { x: 604, y: 148 },
      corner: 30,
    }
  }
  const [x, y] = WINGS[hall]!
  return wing(hall, guests, x, y)
}

function wing(hall: number, guests: number, x: number, y: number): HallPlan {
  const [size, pitch] = guests >= 7 ? [49, 26.2] : guests === 6 ? [52, 30] : [54, 38]
  return {
    x,
    y,
    w: 218,
    h: 232,
    floor: FLOORS[hall]!,
    size,
    spots: zigzag(guests, x + 109, pitch, y + 70, y + 141),
    plaque: { cx: x + 109, y: y - 12, w: 124 },
    laurels: { x: x + 8, y: y + 192, size: 31 },
    musician: { x: x + 127, y: y + 188 },
    corner: 24,
  }
}

/** One hall by itself, 228 x 252, for a narrow screen: the King's Hall gets three rows. */
export function openHall(hall: number, guests: number): HallPlan {
  if (hall !== 1) return wing(hall, guests, 5, 14)
  const rows = guests > 6 ? 3 : 2
  const plan = wing(1, guests, 5, 14)
  const each = Math.ceil(guests / rows)
  const spots = Array.from({ length: guests }, (_, i): [number, number] => {
    const row = Math.floor(i / each)
    const here = Math.min(each, guests - row * each)
    return [114 + ((i % each) - (here - 1) / 2) * 64, rows === 3 ? 58 + row * 57 : 84 + row * 71]
  })
  return { ...plan, size: rows === 3 ? 43 : 54, spots }
}
