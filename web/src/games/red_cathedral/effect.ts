/** Effects as pictures: the steps that the game's vocabulary gives become a row of signs. */
import { ICON, PAINT, badge, die, rect, text, use } from './draw'
import type { Bundle, Effect } from './table.svelte'
import type { Item, Step } from './types'

/** A sign of a row: a number or word, an arrow, points with their number, a die, a person, a flag, a picture. */
export type Sign =
  | { is: 'n'; n: string }
  | { is: 'to' }
  | { is: 'gap' }
  | { is: 'rp' | 'pp'; n: string }
  | { is: 'die'; colour: string }
  | { is: 'fig' | 'flag'; whose: 'own' | 'other' }
  | { is: 'i'; id: string }

const n = (words: string): Sign => ({ is: 'n', n: words })
const i = (id: string): Sign => ({ is: 'i', id })
const count = (words: string | undefined): Sign[] => (words && words !== '1' ? [n(words)] : [])

const PER: Record<string, Sign> = {
  dice_in_space: { is: 'die', colour: 'white' },
  own_contractors_on_map: { is: 'fig', whose: 'own' },
  other_contractors_on_map: { is: 'fig', whose: 'other' },
  other_banners_at_foreman: { is: 'flag', whose: 'other' },
  own_unbuilt_ornaments: i('i-ornament'),
  own_built_ornaments: i('i-ornament'),
  own_ornaments_on_own: i('i-ornament'),
  own_ornaments_on_others: i('i-ornament'),
  max_own_ornaments_in_tower: i('i-ornament'),
  own_faceup_workshops: i('i-workshop'),
  own_finished_section_types: i('i-section'),
  towers_with_own_presence: i('i-section'),
  towers_without_own_presence: i('i-closed'),
}

function amount(kind: string, number: string, always = false): Sign[] {
  if (kind === 'rp' || kind === 'pp') return [{ is: kind, n: number }]
  return [...(always ? [n(number)] : count(number)), i(ICON[kind] ?? 'i-material')]
}
const between = <T>(parts: readonly T[], sign: Sign, draw: (part: T) => Sign[]): Sign[] =>
  parts.flatMap((part, k) => (k ? [sign, ...draw(part)] : draw(part)))

const range = (low: number, high: number) => (low === high ? String(low) : `${low}–${high}`)
const item = ({ low, high, kind }: Item) => amount(kind, range(low, high))

function bundle({ items, per }: Step): Sign[] {
  const times: Sign[] = per === 'paid' ? [n('×')] : per ? [n('×'), counted(per)] : []
  return [...between(items, { is: 'gap' }, item), ...times]
}
const counted = (per: string): Sign => PER[per] ?? { is: 'flag', whose: 'own' }
const repeated = (times: number): Sign[] => (times > 1 ? [n(`×${times}`)] : [])

function source(what: string): Sign[] {
  const colour = what.replace('_die', '')
  if (PAINT[colour]) return [{ is: 'die', colour }, i('i-tile')]
  const tail: Record<string, Sign[]> = {
    any_space: [n('×'), { is: 'die', colour: 'white' }],
    any_die: [{ is: 'die', colour: 'white' }],
  }
  return [i('i-market'), i('i-tile'), ...(tail[what] ?? [])]
}

const ONE: Record<string, string> = {
  claim: 'i-claim',
  discard: 'i-ornament',
  take_service: 'i-service',
  influence: 'i-influence',
  ivan_transport: 'i-deliver',
  ivan_claim: 'i-claim',
  ivan_construct: 'i-section',
}

const STEPS: Record<string, (step: Step) => Sign[]> = {
  gain: bundle,
  pay: bundle,
  deliver: ({ number }) => [...count(String(number)), i('i-deliver')],
  obtain: ({ what }) => source(what),
  activate: ({ number, times, what }) => [
    ...count(String(number)),
    i('i-workshop'),
    ...repeated(times),
    ...(what === 'other_workshop' ? [{ is: 'fig', whose: 'other' } as const] : []),
  ],
  market: ({ number, times }) => [...count(String(number)), i('i-market'), ...repeated(times)],
  foreman: ({ number, most }) => [i('i-foreman'), n(range(number, most))],
  draw_section: ({ number, takes }) => [
    ...count(String(number)),
    i('i-section'),
    n(`:${takes.join('+')}`),
    i('i-material'),
  ],
  draw_objective: ({ number, takes }) => [n(String(number)), i('i-objective'), n(`:${takes.join('+')}`)],
  reward: ({ what }) => [
    i('i-section'),
    { is: 'flag', whose: 'own' },
    n(':'),
    what === 'rubles' ? i('i-ruble') : { is: 'rp', n: '½' },
  ],
  waive: () => [i('i-workshop'), n('0'), i('i-ruble')],
  require: ({ number, per }) => [n(`${number}+`), counted(per)],
  ivan_stock: ({ number }) => [n(String(number)), i('i-material')],
  ivan_hire: () => [{ is: 'fig', whose: 'other' }],
}
function step(one: Step): Sign[] {
  const id = ONE[one.verb]
  return id ? [i(id)] : (STEPS[one.verb]?.(one) ?? [])
}

export const signs = (effect: Effect): Sign[] =>
  between(effect, n('/'), (branch) => between(branch, { is: 'to' }, (group) => between(group, n('+'), step)))

/** So much of each kind, every number said. */
export const amounts = (goods: Bundle): Sign[] =>
  between(Object.entries(goods), { is: 'gap' }, ([kind, many]) => amount(kind, String(many), true))

const GAP = 0.08
function wide(sign: Sign): number {
  switch (sign.is) {
    case 'n':
      return 0.56 * sign.n.length
    case 'to':
      return 0.8
    case 'gap':
      return 0.16
    case 'fig':
      return 0.75
    case 'flag':
      return 0.62
    default:
      return 1
  }
}
/** How many heights wide a row is. */
export const breadth = (row: readonly Sign[]): number => row.reduce((sum, sign) => sum + wide(sign) + GAP, 0)

export function drawRow(
  row: readonly Sign[],
  x: number,
  y: number,
  w: number,
  h: number,
  ink = '#2a1714',
  left = false,
): string {
  const total = breadth(row)
  if (total === 0) return ''
  const s = Math.min(h, w / total)
  let at = x + (left ? 0 : (w - total * s) / 2)
  const mid = y + h / 2
  let out = ''
  for (const sign of row) {
    const width = wide(sign) * s
    const top = mid - s / 2
    if (sign.is === 'n') out += text(at + width / 2, mid + s * 0.3, sign.n, { size: s * 0.82, fill: ink })
    else if (sign.is === 'to')
      out +=
        `<path transform="translate(${at.toFixed(1)} ${mid.toFixed(1)}) scale(${s.toFixed(2)})" ` +
        `d="M.08-.1h.34v-.2l.3.3-.3.3v-.2h-.34z" fill="${ink}" opacity=".8"/>`
    else if (sign.is === 'rp' || sign.is === 'pp') out += badge(sign.is, sign.n, at, top, s)
    else if (sign.is === 'die') out += die(sign.colour, sign.colour === 'white' ? 6 : 5, at, top, s)
    else if (sign.is === 'fig') out += use('contractor', at, top, s * 0.73, s, `class="rc-${sign.whose}"`)
    else if (sign.is === 'flag') out += use('banner', at, top, s * 0.6, s * 1.04, `class="rc-${sign.whose}"`)
    else if (sign.is === 'i') out += use(sign.id, at, top, s)
    at += width + GAP * s
  }
  return out
}

/** Inside a tile: one row, or the price above and the gain below. */
export function effectBox(effect: Effect, x: number, y: number, w: number, h: number): string {
  const row = signs(effect)
  const arrow = row.findIndex((sign) => sign.is === 'to')
  if (arrow >= 0) {
    const tip = `<path d="M${(x + w / 2 - 3).toFixed(1)} ${(y + h * 0.45).toFixed(1)}h6l-3 4z" fill="#2a1714"/>`
    return (
      drawRow(row.slice(0, arrow), x, y, w, h * 0.42) +
      tip +
      drawRow(row.slice(arrow + 1), x, y + h * 0.56, w, h * 0.44)
    )
  }
  const slash = row.findIndex((sign) => sign.is === 'n' && sign.n === '/')
  const gap = row.findIndex((sign) => sign.is === 'gap')
  const cut = slash >= 0 ? slash : gap >= 0 && row.length > 3 ? gap : -1
  if (cut >= 0)
    return drawRow(row.slice(0, cut), x, y, w, h * 0.48) + drawRow(row.slice(cut + 1), x, y + h * 0.52, w, h * 0.48)
  return drawRow(row, x, y + h * 0.12, w, h * 0.76)
}

export function workshopTile(effect: Effect, x: number, y: number, s = 36, edge = '#7a4a20'): string {
  return (
    rect(x, y + 1.5, s, s, '#2a1714', s * 0.14, 'opacity=".45"') +
    rect(x, y, s, s, 'url(#rc-p-plank)', s * 0.14, `stroke="${edge}" stroke-width="${(s * 0.05).toFixed(1)}"`) +
    rect(x + s * 0.08, y + s * 0.08, s * 0.84, s * 0.84, '#fdf1d3', s * 0.09, 'opacity=".93"') +
    effectBox(effect, x + s * 0.12, y + s * 0.13, s * 0.76, s * 0.74)
  )
}
export function tileBack(x: number, y: number, s: number): string {
  const side = s * 0.6
  const cross = `M${x + s * 0.2} ${y + s * 0.2}l${side} ${side}m0 ${-side}l${-side} ${side}`
  const planks = `<path d="${cross}" stroke="#6f4a26" stroke-width="3" opacity=".7"/>`
  return rect(x, y, s, s, 'url(#rc-p-plank)', s * 0.14, 'stroke="#5b3b1a" stroke-width="2"') + planks
}

const RIM: Record<string, string> = {
  lumber: '#8a5226',
  brick: '#a8382a',
  stone: '#8f8b85',
  gold: '#c98f1e',
  green_jewel: '#1b7f4e',
  purple_jewel: '#74369c',
  ruble: '#5f5a55',
  rp: '#24527a',
  permit: '#8f1d17',
}
/** A tile of the market: what it gives for one die. */
export function resourceTile(gives: Bundle, x: number, y: number, r: number): string {
  const [kind = 'rp', many = 1] = Object.entries(gives)[0] ?? []
  const ring =
    `<circle cx="${x}" cy="${y + 2}" r="${r}" fill="#1a0c0a" opacity=".4"/>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${RIM[kind] ?? '#5f5a55'}" stroke="#2a1714"/>` +
    `<circle cx="${x}" cy="${y}" r="${(r * 0.83).toFixed(1)}" fill="#fff8e6" stroke="#fff" stroke-width="1"/>`
  if (kind === 'rp' || kind === 'pp') return ring + badge(kind, many, x - r * 0.68, y - r * 0.68, r * 1.36)
  const id = ICON[kind] ?? 'i-material'
  if (many === 1) return ring + use(id, x - r * 0.62, y - r * 0.62, r * 1.24)
  return (
    ring +
    text(x - r * 0.36, y + r * 0.3, many, { size: r * 0.8, display: true }) +
    use(id, x - r * 0.12, y - r * 0.45, r * 0.9)
  )
}

const corner = (x: number, y: number, r: number, k: number) => {
  const a = (Math.PI / 180) * (22.5 + 45 * k)
  return `${(x + r * Math.cos(a)).toFixed(1)},${(y + r * Math.sin(a)).toFixed(1)}`
}
export function octagon(x: number, y: number, r: number): string {
  return Array.from({ length: 8 }, (_, k) => corner(x, y, r, k)).join(' ')
}
/** An octagonal token with its effect. */
export function specialist(effect: Effect, x: number, y: number, r = 22): string {
  return (
    `<polygon points="${octagon(x, y + 1.5, r)}" fill="#1a0c0a" opacity=".5"/>` +
    `<polygon points="${octagon(x, y, r)}" fill="#2e2933" stroke="#f6d36b" stroke-width="1.4"/>` +
    `<polygon points="${octagon(x, y, r * 0.86)}" fill="#fff6e0"/>` +
    effectBox(effect, x - r * 0.68, y - r * 0.56, r * 1.36, r * 1.12)
  )
}
