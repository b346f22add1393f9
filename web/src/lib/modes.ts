/**
 * The arrangements of a table and where each begins. Nothing else in the frame or in a game's board may know a width:
 * the frame asks its container, the stage, for a mode, a board asks the mat for an arrangement. TypeScript reads both
 * here; styles read them as attributes and variables that are set from here (`data-mode`, `data-seats`, `--prompt`…).
 */

/** How the regions bar, seats, board, own, prompt and log lie. */
export type Mode = 'desk' | 'dense' | 'large' | 'upright' | 'pocket' | 'low' | 'hall'

export interface Shape {
  /** Seats of the others: in a column, in a strip with all they hold, or as chips that open. */
  seats: 'column' | 'strip' | 'chips'
  /** The log has its place, or is a sheet that is called. */
  log: 'panel' | 'sheet'
  /** Heights of bar and prompt: the same for every decision, so that a board is never drawn in another size. */
  bar: number
  prompt: number
  /** The prompt's height where it is the upper edge of a tray. */
  edge: number
  /** The least height of own things that lie under the board: it is kept free while a table opens. */
  own: number
  /** Around all regions, and between them. */
  pad: number
  gap: number
  /** Type and panels grow with the room. */
  scale: number
}

export const SHAPES: Record<Mode, Shape> = {
  desk: { seats: 'column', log: 'panel', bar: 52, prompt: 76, edge: 58, own: 150, pad: 12, gap: 10, scale: 1 },
  dense: { seats: 'column', log: 'panel', bar: 52, prompt: 70, edge: 54, own: 144, pad: 12, gap: 8, scale: 1 },
  large: { seats: 'column', log: 'panel', bar: 60, prompt: 90, edge: 64, own: 160, pad: 16, gap: 10, scale: 1.14 },
  upright: { seats: 'strip', log: 'panel', bar: 52, prompt: 76, edge: 66, own: 152, pad: 10, gap: 8, scale: 1 },
  pocket: { seats: 'chips', log: 'sheet', bar: 44, prompt: 112, edge: 112, own: 70, pad: 6, gap: 5, scale: 1 },
  low: { seats: 'chips', log: 'sheet', bar: 44, prompt: 140, edge: 112, own: 120, pad: 6, gap: 5, scale: 1 },
  hall: { seats: 'column', log: 'panel', bar: 76, prompt: 116, edge: 86, own: 150, pad: 20, gap: 18, scale: 1.5 },
}

export function modeOf(width: number, height: number): Mode {
  const aspect = width / height
  if (aspect >= 2.1 && width >= 2400) return 'hall'
  if (height < 640 && aspect > 1.05) return 'low'
  if (width < 720 && aspect < 1.05) return 'pocket'
  if ((width < 960 && aspect < 1.25) || aspect < 1.05) return 'upright'
  if (width >= 1800 && height >= 960) return 'large'
  return height < 800 ? 'dense' : 'desk'
}

/** Whether the prompt shares its line with too little room for the names of its lesser buttons. */
export function isTight(width: number): boolean {
  return width < 1100
}

/** Whether a tray over the whole width is too short for buttons with name and price in one line. */
export function isSnug(width: number): boolean {
  return width < 1280
}

/** How a game lays its board on the mat: side by side, one above the other, small, or small and side by side. */
export type Arrangement = 'wide' | 'square' | 'narrow' | 'flat'

export function arrangementOf(width: number, height: number): Arrangement {
  const aspect = width / height
  if (height < 400 && width < 700 && aspect > 1.2) return 'flat'
  if (width < 620) return 'narrow'
  return aspect < 1.36 ? 'square' : 'wide'
}
