/** What moved between two views: goods from market and supply to boards and on to the site, coins, banners, dice. */
import type { Flight } from '@/lib/flight'
import { GOODS, ICON } from './draw'
import type { View } from './types'

const SVG = 'http://www.w3.org/2000/svg'

function picture(id: string, colour = ''): Element {
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', '0 0 32 32')
  if (colour) drawing.setAttribute('class', `rc-${colour}`)
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#rc-${id}`)
  drawing.append(use)
  return drawing
}

export function flights(old: View, now: View): Flight[] {
  const found: Flight[] = []
  if (old.sides.length !== now.sides.length || old.towers.length !== now.towers.length) return found
  /** Where the things of a side lie: its board, or what is shown of it. */
  const homeOf = (which: number, first = '') => {
    const side = now.sides[which]
    return `${first} side:${which + 1} ${side?.seat == null ? 'ivan' : `seat:${side.seat}`}`.trim()
  }
  for (const [colour, die] of Object.entries(now.market.dice)) {
    const before = old.market.dice[colour]
    if (!before || before.space === die.space) continue
    const piece = picture(`die-${colour}-${before.value}`)
    found.push({ from: `die:${colour}`, to: `die:${colour}`, piece, start: 32, width: 32 })
  }
  const grown = new Map<string, string[]>()
  now.towers.forEach((tower, i) =>
    tower.sections.forEach((section, k) => {
      const before = old.towers[i]?.sections[k]
      if (!before || section.owner === null) return
      const [place, home] = [`section:${section.id}`, homeOf(section.owner)]
      const colour = now.sides[section.owner]?.colour
      if (before.owner === null)
        found.push({ from: home, to: place, piece: picture('banner', colour), start: 30, width: 30 })
      if (section.ornament && !before.ornament) {
        const painted = now.sides[section.ornament.owner]?.colour
        const piece = picture(`o-${section.ornament.piece}`, painted)
        found.push({ from: homeOf(section.ornament.owner), to: place, piece, start: 30, width: 30 })
      }
      for (const kind of GOODS) {
        const more = (section.has[kind] ?? 0) - (before.has[kind] ?? 0)
        const last = section.state === 'finished' && before.state === 'unfinished' ? (before.missing[kind] ?? 0) : 0
        for (let n = 0; n < Math.max(more, last); n++) grown.set(kind, [...(grown.get(kind) ?? []), section.id])
      }
    }),
  )
  now.sides.forEach((side, i) => {
    const before = old.sides[i]!
    const home = homeOf(side.side, `inventory:${side.side + 1}`)
    for (const kind of GOODS) {
      const more = (side.inventory[kind] ?? 0) - (before.inventory[kind] ?? 0)
      for (let n = 0; n < more; n++) found.push({ from: 'hub', to: home, piece: picture(ICON[kind]!), width: 30 })
      for (let n = 0; n < -more; n++) {
        const goal = grown.get(kind)?.pop()
        if (goal) found.push({ from: home, to: `section:${goal}`, piece: picture(ICON[kind]!), start: 26, width: 26 })
      }
    }
    const coins = Math.min(4, side.rubles - before.rubles)
    for (let n = 0; n < coins; n++)
      found.push({ from: 'hub', to: homeOf(side.side), piece: picture('i-ruble'), width: 24 })
  })
  return found.slice(0, 12)
}
