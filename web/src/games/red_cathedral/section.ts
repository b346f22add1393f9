/** One cathedral card: a plan on paper, a building site, or finished masonry. */
import { badge, banner, HIGH, ICON, MATERIALS, circle, group, masonry, ornament, rect, text, use } from './draw'
import { workshopTile } from './effect'
import { pieces, tile, type Table } from './table.svelte'
import type { Section, Tower } from './types'

/** How far apart towers stand, so many of them. */
export const pitchOf = (towers: number): number => (towers > 5 ? 137 : towers > 4 ? 148 : 162)
/** Below the ground: worth and presence of each tower. */
export const FOOT = 42
/** The room that all towers need at full size, the tokens of their cities above them. */
export function siteBox(towers: readonly Tower[]): { wide: number; high: number } {
  const stack = (tower: Tower) => tower.sections.reduce((sum, one) => sum + HIGH[one.type]!, 0)
  const cities = towers.some((tower) => tower.city)
  const tallest = Math.max(...towers.map(stack)) + (cities ? 56 : 30)
  return { wide: towers.length * pitchOf(towers.length) + 10, high: Math.max(430, tallest) + FOOT }
}

interface Slot {
  kind: string
  done: boolean
  /** A diamond stands in for it. */
  diamond: boolean
}
/** The materials it needs, one by one; those still missing are the last of their kind. */
function slotsOf(section: Section): Slot[] {
  const missing = { ...section.missing }
  const diamonds = { ...section.substitutes }
  const less = (bundle: Record<string, number>, kind: string) => (bundle[kind] ?? 0) > 0 && bundle[kind]!-- > 0
  const found = pieces(section.needs, MATERIALS)
    .reverse()
    .map((kind) => ({ kind, done: !less(missing, kind) && !less(missing, 'material'), diamond: false }))
    .reverse()
  for (const slot of found) slot.diamond = slot.done && less(diamonds, slot.kind)
  return found
}

/** The three or four materials in a 2 × 2 grid, at the same place in every state. */
export function slots(section: Section, x: number, y: number, cell = 30): string {
  const all = slotsOf(section)
  const three = all.length === 3
  return all
    .map(({ kind, done, diamond }, i) => {
      const cx = x + (i % 2) * cell + (three && i === 2 ? cell / 2 : 0)
      const cy = y + Math.floor(i / 2) * cell
      const id = ICON[diamond ? 'diamond' : kind]!
      if (section.owner === null) return use(id, cx + 1, cy + 1, cell - 3)
      const [mx, my, r] = [cx + cell / 2, cy + cell / 2, cell / 2 - 1]
      if (done)
        return (
          circle(mx, my, r, '#e9f6e4', 'stroke="#2f8a4e" stroke-width="2.2"') +
          use(id, cx + 4, cy + 4, cell - 8) +
          use('i-check', cx + cell * 0.66, cy - cell * 0.03, cell * 0.37)
        )
      return (
        circle(
          mx,
          my,
          r,
          '#fffaf0',
          'fill-opacity=".82" stroke="#7a2219" stroke-width="1.6" stroke-dasharray="3 2.5"',
        ) + use(id, cx + 5, cy + 5, cell - 10, cell - 10, 'opacity=".62"')
      )
    })
    .join('')
}

export function reward(section: Section, x: number, y: number, s = 25): string {
  const coins = section.rubles
    ? text(x + s * 1.17, y + s * 0.72, section.rubles, { size: s * 0.6 }) +
      use('i-ruble', x + s * 1.34, y + s * 0.2, s * 0.6)
    : ''
  return badge('rp', section.rp, x, y, s) + coins
}

const OFF: Record<string, number> = { base: 6, middle: 2, dome: 40 }
const LINE: Record<string, string> = { base: 'l-base', middle: 'l-mid', dome: 'l-dome' }

/** Where the paper card or the panel of slots lies: what one points at. */
export function face(
  section: Section,
  x: number,
  y: number,
): { x: number; y: number; w: number; h: number; r: number } {
  const off = OFF[section.type]!
  if (section.state === 'finished')
    return {
      x: x + 4,
      y: section.type === 'dome' ? y + 26 : y + 2,
      w: 122,
      h: HIGH[section.type]! - (section.type === 'dome' ? 28 : 4),
      r: 6,
    }
  if (section.owner !== null) return { x: x + 50, y: y + off + 4, w: 67, h: 67, r: 7 }
  return { x: x + 5, y: section.type === 'middle' ? y + 1 : y + off - 2, w: 120, h: 74, r: 6 }
}

/** Towers and levels have walls and domes of their own. */
function wall({ id, type }: Section, x: number, y: number): string {
  const [tower = 1, level = 1] = id.split('-').map(Number)
  return masonry(type, type === 'dome' ? tower - 1 : tower + level - 2, x, y)
}

/** `copy` sets a second drawing of the same section apart. */
export function drawSection(table: Table, section: Section, x: number, y: number, copy = ''): string {
  const { type, owner, ornament: worn } = section
  const colour = (side: number) => table.view.sides[side]!.colour
  if (owner === null) return plan(table, section, x, y, copy)
  if (section.state !== 'finished') return site(section, colour(owner), x, y, copy)
  const [bx, by, bh] =
    type === 'base' ? [x - 3, y + 8, 56] : type === 'middle' ? [x - 1, y + 16, 54] : [x - 3, y + 72, 54]
  const jewels = worn ? worn.jewels.map((jewel) => `${jewel}_jewel`) : []
  const piece = worn ? ornament(type, colour(worn.owner), jewels, x, y) : ''
  return wall(section, x, y) + banner(colour(owner), bx!, by!, bh) + piece
}

function site(section: Section, owner: string, x: number, y: number, copy: string): string {
  const high = HIGH[section.type]!
  const all = slotsOf(section)
  const done = all.filter((slot) => slot.done).length
  const cut = y + high * (1 - (0.12 + (0.8 * done) / all.length))
  const clip = `rc-cut-${copy}${section.id}-${Math.round(x)}`
  const shapes: Record<string, string> = {
    base: `<rect x="${x + 6}" y="${y}" width="118" height="84"`,
    middle: `<rect x="${x + 10}" y="${y}" width="110" height="76"`,
    dome:
      `<path transform="translate(${x} ${y})" ` +
      'd="M10 122v-16h28V96C16 88 14 66 26 54 40 44 58 38 65 20c7 18 25 24 39 34 12 12 10 34-12 42v10h28v16z"',
  }
  const jagged = 'l13-6 13 5 13-4 13 6 13-5 13 5 13-6 13 5 13-4 13 5'
  const top = section.type === 'dome' ? y + 42 : y
  const py = y + OFF[section.type]!
  return (
    `<clipPath id="${clip}"><path d="M${x} ${y + high}V${(cut + 6).toFixed(1)}${jagged}V${y + high}z"/></clipPath>` +
    `${shapes[section.type]} fill="url(#rc-p-hatch)" fill-opacity=".9" ` +
    'stroke="#7a5a34" stroke-width="1" stroke-dasharray="4 2"/>' +
    group(wall(section, x, y), '', `clip-path="url(#${clip})"`) +
    use('scaffold', x, top, 130, high - (top - y)) +
    rect(x + 50, py + 4, 67, 67, '#f6e6c4', 7, 'fill-opacity=".93" stroke="#6f4a26" stroke-width="1.2"') +
    slots(section, x + 53.5, py + 7.5) +
    banner(owner, x + 11, py + 2, 48) +
    rect(x + 6, py + 49, 43, 23, '#fdf4de', 11, 'fill-opacity=".9"') +
    reward(section, x + 6, py + 49, 23)
  )
}

function plan(table: Table, section: Section, x: number, y: number, copy: string): string {
  const at = face(section, x, y)
  const line = LINE[section.type]!
  const clip = `rc-plan-${copy}${section.id}-${Math.round(x)}`
  const inside = use(
    line,
    x,
    at.y - (section.type === 'dome' ? 34 : 2),
    130,
    HIGH[section.type]!,
    'color="#a8643a" opacity=".38"',
  )
  const locked = section.available
    ? ''
    : rect(at.x, at.y, 120, 74, '#7d8fa8', 6, 'opacity=".42"') + use('i-lock', x + 106, at.y - 6, 20)
  return (
    use(
      line,
      x,
      y,
      130,
      HIGH[section.type]!,
      `color="${section.available ? '#fff' : '#dfe6ee'}" opacity="${section.available ? 0.9 : 0.6}"`,
    ) +
    rect(at.x, at.y + 2, 120, 74, '#1a0c0a', 6, 'opacity=".3"') +
    rect(at.x, at.y, 120, 74, 'url(#rc-g-paper)', 6, 'stroke="#8a6a3c" stroke-width="1.2"') +
    rect(at.x, at.y, 120, 74, 'url(#rc-p-plan)', 6) +
    `<clipPath id="${clip}"><rect x="${at.x}" y="${at.y}" width="120" height="74" rx="6"/></clipPath>` +
    group(inside, '', `clip-path="url(#${clip})"`) +
    (section.tile ? workshopTile(tile(table, section.tile), x + 10, at.y + 5, 40) : '') +
    reward(section, x + 8, at.y + 47, 25) +
    slots(section, x + 60, at.y + 7) +
    locked
  )
}
