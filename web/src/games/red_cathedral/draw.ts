/**
 * Drawing primitives of The Red Cathedral, as SVG text for `{@html}`. Nothing a person typed ever goes through here.
 * A colour that means something always comes with its mark: red lozenge, green fir, blue ring, yellow notched square,
 * white snowflake, black star.
 */

export const MATERIALS = ['lumber', 'brick', 'stone', 'gold', 'green_jewel', 'purple_jewel'] as const
export const GOODS = [...MATERIALS, 'diamond'] as const

export const ICON: Record<string, string> = {
  lumber: 'm-lumber',
  brick: 'm-brick',
  stone: 'm-stone',
  gold: 'm-gold',
  green_jewel: 'm-green',
  purple_jewel: 'm-purple',
  diamond: 'm-diamond',
  ruble: 'i-ruble',
  permit: 'i-permit',
  rp: 'i-rp',
  pp: 'i-pp',
  material: 'i-material',
  basic: 'i-basic',
  jewel: 'i-jewel',
  fine: 'i-fine',
}

interface Paint {
  body: string
  shade: string
  ink: string
}
export const PAINT: Record<string, Paint> = {
  red: { body: '#cf2f2a', shade: '#8c1512', ink: '#fff' },
  green: { body: '#2c8a50', shade: '#155230', ink: '#fff' },
  blue: { body: '#2b68bd', shade: '#153c78', ink: '#fff' },
  yellow: { body: '#f0bd2e', shade: '#a97708', ink: '#2a1714' },
  white: { body: '#fbf7ec', shade: '#b9ad96', ink: '#3c3a38' },
  black: { body: '#2e2933', shade: '#0f0c12', ink: '#f6d36b' },
}
export const paintOf = (colour: string): Paint => PAINT[colour] ?? PAINT.white!

const round = (value: number) => Math.round(value * 10) / 10

export function use(id: string, x: number, y: number, w: number, h = w, extra = ''): string {
  return `<use href="#rc-${id}" x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" ${extra}/>`
}
interface Ink {
  size?: number
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  weight?: number
  display?: boolean
  extra?: string
}
export function text(x: number, y: number, words: string | number, ink: Ink = {}): string {
  const { size = 12, fill = '#2a1714', anchor = 'middle', weight = 800, display = false, extra = '' } = ink
  const place = `class="${display ? 'rc-display' : 'rc-ui'}" x="${round(x)}" y="${round(y)}"`
  const look = `font-size="${round(size)}" fill="${fill}" text-anchor="${anchor}" font-weight="${weight}"`
  return `<text ${place} ${look} ${extra}>${words}</text>`
}
export function rect(x: number, y: number, w: number, h: number, fill: string, rx = 0, extra = ''): string {
  const place = `x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"`
  return `<rect ${place} rx="${round(rx)}" fill="${fill}" ${extra}/>`
}
export function circle(x: number, y: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${extra}/>`
}
export function group(inner: string, transform = '', extra = ''): string {
  return `<g${transform ? ` transform="${transform}"` : ''} ${extra}>${inner}</g>`
}

export function mark(colour: string, x: number, y: number, s: number, fill?: string): string {
  const ink = fill ?? paintOf(colour).ink
  return use(`k-${colour}`, x, y, s, s, `fill="${ink}" color="${ink}"`)
}
/** The mark on a disc of its colour. */
export function disc(colour: string, x: number, y: number, r: number): string {
  return (
    circle(x, y, r, paintOf(colour).body, 'stroke="#fff" stroke-width="1"') +
    mark(colour, x - r * 0.57, y - r * 0.57, r * 1.14)
  )
}

const PIPS: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]
/** All faces of all dice, to be inlined once: `die-red-1` … `die-black-6`. The pips are the colour's mark. */
export function diceSymbols(): string {
  let out = ''
  for (const [colour, { body, shade, ink }] of Object.entries(PAINT)) {
    const edge = colour === 'white' ? '#5c554b' : '#fffaf0'
    for (let n = 1; n <= 6; n++) {
      const pips = PIPS[n]!.map(([dx, dy]) =>
        use(`k-${colour}`, 12.4 + dx * 7.6, 11.6 + dy * 7.6, 7.2, 7.2, `fill="${ink}" color="${ink}"`),
      )
      out +=
        `<symbol id="rc-die-${colour}-${n}" viewBox="0 0 32 32">` +
        rect(1.5, 2.5, 29, 29, shade, 6.5) +
        rect(1.5, 1, 29, 28.5, body, 6.5, `stroke="${edge}" stroke-width="1.5"`) +
        rect(2.5, 2, 27, 26.5, 'url(#rc-g-die)', 6) +
        `${pips.join('')}</symbol>`
    }
  }
  return `<svg width="0" height="0">${out}</svg>`
}
export function die(colour: string, n: number, x: number, y: number, s = 28, extra = ''): string {
  return use(`die-${colour}-${n}`, x, y, s, s, extra)
}

export function banner(colour: string, x: number, y: number, h = 46): string {
  const s = h / 52
  const cloth =
    `<path d="M6 5q6-3 11 0t11 0v24l-5.5-4-5.5 5-5.5-5L6 29z" fill="url(#rc-pt-${colour})" opacity=".16" ` +
    `transform="translate(${round(x)} ${round(y)}) scale(${s.toFixed(3)})"/>`
  return use('banner', x, y, 30 * s, h, `class="rc-${colour}"`) + cloth + mark(colour, x + 10.5 * s, y + 8 * s, 13 * s)
}
export function figure(colour: string, x: number, y: number, h = 26): string {
  const s = h / 44
  return use('contractor', x, y, 32 * s, h, `class="rc-${colour}"`) + mark(colour, x + 10.5 * s, y + 25 * s, 11 * s)
}
/** Recognition (laurel disc) or Prestige (crowned shield) with its number inside. */
export function badge(kind: 'rp' | 'pp', n: string | number, x: number, y: number, s: number): string {
  const size = s * (String(n).length < 2 ? 0.46 : 0.38)
  return use(`i-${kind}`, x, y, s) + text(x + s / 2, y + s * (kind === 'rp' ? 0.5 : 0.66) + size * 0.35, n, { size })
}

/* ---------- the construction site ---------- */
export const HIGH: Record<string, number> = { base: 84, middle: 76, dome: 122 }

export function masonry(kind: string, variant: number, x: number, y: number): string {
  if (kind === 'base') return use('s-base', x, y, 130, 84)
  if (kind === 'middle') return use(`s-mid-${'abc'[variant % 3]}`, x, y, 130, 76)
  return use('s-drum', x, y, 130, 122) + use(`d-${(variant % 6) + 1}`, x, y, 130, 122) + use('d-over', x, y, 130, 122)
}
/** Door, arch or cross in its owner's colour, with the jewels that were set in it. */
export function ornament(kind: string, colour: string, jewels: readonly string[], x: number, y: number): string {
  const gem = (jx: number, jy: number, jewel: string) => use(ICON[jewel] ?? 'm-diamond', jx - 4.5, jy - 4.5, 9)
  const dress = `class="rc-${colour}"`
  if (kind === 'base') {
    return (
      use('o-door', x + 50, y + 27, 30, 46, dress) +
      mark(colour, x + 60.5, y + 32.5, 9) +
      jewels.map((j, i) => gem(x + 59 + 12 * i, y + 64, j)).join('')
    )
  }
  if (kind === 'middle') {
    const boss =
      circle(x + 65, y + 28, 7, paintOf(colour).body, 'stroke="#fffaf0" stroke-width="1.5"') +
      mark(colour, x + 60.5, y + 23.5, 9)
    return (
      use('o-arch', x + 35, y + 21, 60, 46, dress) +
      boss +
      jewels.map((j, i) => gem(x + 48 + 34 * i, y + 40, j)).join('')
    )
  }
  return (
    use('o-cross', x + 48, y - 24, 34, 45, dress) +
    mark(colour, x + 61.5, y - 11.3, 7) +
    jewels.map((j, i) => gem(x + 57 + 16 * i, y + 14, j)).join('')
  )
}

export const CITY_PAINT: Record<string, string> = {
  moscow: '#8f2a1e',
  vologda: '#2a5d86',
  yaroslavl: '#6a4324',
  suzdal: '#2f6b45',
  ryazan: '#8a5c0a',
  smolensk: '#5d3a78',
}
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
export function cityToken(name: string, x: number, y: number, r = 17, closed = false): string {
  const colour = CITY_PAINT[name.toLowerCase()] ?? '#5b3b1a'
  const arms = use(`c-${capital(name)}`, x - r * 0.62, y - r * 0.62, r * 1.24, r * 1.24, `color="${colour}"`)
  return (
    circle(x, y + 1.5, r, '#1a0c0a', 'opacity=".4"') +
    circle(x, y, r, '#fff4d8', `stroke="${colour}" stroke-width="3"`) +
    arms +
    (closed ? use('i-closed', x - r, y - r, 2 * r, 2 * r, 'opacity=".92"') : '')
  )
}

/* ---------- scenery ---------- */
/** Small numbers that look random and are always the same. */
export function dice32(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
/** The evening sky with a far city and snow on the ground; `w` wide, the horizon at `horizon`. */
export function scenery(w: number, horizon: number): string {
  const next = dice32(5)
  const between = (a: number, b: number) => a + (b - a) * next()
  let out = rect(0, 0, w, horizon + 40, 'url(#rc-sky)')
  out +=
    `<ellipse cx="${round(w * 0.4)}" cy="${round(horizon * 0.9)}" ` +
    `rx="${round(w * 0.4)}" ry="${round(horizon * 0.5)}" fill="url(#rc-sun)"/>`
  for (let i = 0; i < 5; i++) {
    const [a, b] = [between(0, w), between(40, horizon * 0.5)]
    out += `<path d="M${round(a)} ${round(b)}q8-14 24-8 10-14 28-4 20-4 24 12z" fill="#fff" opacity=".13"/>`
  }
  const layers = [
    ['#7f8fb0', 0.55],
    ['#5d6a8c', 0.6],
  ] as const
  layers.forEach(([colour, opacity], layer) => {
    const y = horizon - 8 + 12 * layer
    for (let x = -20; x < w + 40;) {
      const high = between(30, 78) * (1 - 0.25 * layer)
      const wide = between(34, 66)
      const kind = next()
      const part = round(wide * 0.3)
      const half = round(wide / 2)
      const slope = round(wide * 0.2)
      const rise = round(high * 0.6)
      const outline =
        kind < 0.42
          ? `V${round(y - high)}h${part}c-10-5-8-14 0-19l${slope}-16 ${slope} 16c8 5 10 14 0 19h${part}V${y + 20}z`
          : kind < 0.7
            ? `V${round(y - high * 0.7)}l${half}-${rise} ${half} ${rise}V${y + 20}z`
            : `v-30l${half}-14 ${half} 14v30z`
      out += `<path d="M${round(x)} ${y + 20}${outline}" fill="${colour}" opacity="${opacity}"/>`
      x += wide * between(0.8, 1.15)
    }
  })
  const q = round(w * 0.25)
  const far = `M0 ${horizon - 4}q${round(w * 0.12)}-22 ${q}-4t${q}-2 ${q} 2 ${q} -4v120H0z`
  const near = `M0 ${horizon + 12}q${round(w * 0.2)}-14 ${round(w * 0.4)}-2t${round(w * 0.6)} -4v110H0z`
  out += `<path d="${far}" fill="#dbe5f0"/><path d="${near}" fill="#f7fafc"/>`
  return out
}
export const SKY =
  '<svg width="0" height="0"><defs><linearGradient id="rc-sky" x1="0" y1="0" x2="0" y2="1">' +
  '<stop offset="0" stop-color="#1c2f4f"/><stop offset=".45" stop-color="#48698f"/>' +
  '<stop offset=".78" stop-color="#c8a39a"/><stop offset="1" stop-color="#f6d9b3"/></linearGradient>' +
  '<radialGradient id="rc-sun"><stop offset="0" stop-color="#fff3d6"/>' +
  '<stop offset=".25" stop-color="#ffe2b0" stop-opacity=".75"/>' +
  '<stop offset="1" stop-color="#ffd9a0" stop-opacity="0"/></radialGradient></defs></svg>'
