/**
 * What moved between two views: garments to the ball, tiles, jewels and employees to their new owners, the Queen's
 * favor, and tokens to what was funded.
 */
import type { Flight } from '@/lib/flight'
import type { Decoration, View } from './types'

const SVG = 'http://www.w3.org/2000/svg'

function symbol(id: string): Element {
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', '0 0 40 40')
  drawing.setAttribute('class', 'ro')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#ro-${id}`)
  drawing.append(use)
  return drawing
}

function decorations(view: View): Decoration[] {
  return [...view.decorations, ...view.halls.map((hall) => hall.musician)]
}

function garmentsAt(view: View): Map<string, { place: string; owner: number }> {
  const found = new Map<string, { place: string; owner: number }>()
  for (const hall of view.halls)
    for (const guest of hall.guests)
      if (guest.garment && guest.owner !== null) found.set(guest.garment, { place: guest.id, owner: guest.owner })
  return found
}

export function flights(old: View, now: View): Flight[] {
  const found: Flight[] = []
  if (old.round !== now.round || old.players.length !== now.players.length) return found
  const actor = old.current ?? now.current
  if (actor === null) return found
  const home = (who: number) => (who === now.her ? 'her' : `seat:${who}`)
  const mark = (who: number) => `mark-${who === now.her ? 'her' : who % 5}`
  const owner = home(actor)
  const rented = garmentsAt(now)
  const wasRented = garmentsAt(old)
  old.display.forEach((window, i) => {
    if (!window.garment || now.display[i]?.garment === window.garment) return
    const at = rented.get(window.garment)
    found.push({ from: window.id, to: at ? at.place : owner, width: 50 })
  })
  for (const [garment, at] of rented) {
    if (!wasRented.has(garment) && !old.display.some((window) => window.garment === garment))
      found.push({ from: home(at.owner), to: at.place, piece: symbol(mark(at.owner)), start: 30, width: 24 })
  }
  old.drawers.forEach((drawer, d) =>
    drawer.spaces.forEach((space, s) => {
      if (space.tile && now.drawers[d]?.spaces[s]?.tile === null) found.push({ from: space.id, to: owner, width: 36 })
    }),
  )
  old.hire.spaces.forEach((space, i) => {
    if (space.employee && now.hire.spaces[i]?.employee === null) found.push({ from: space.id, to: owner, width: 44 })
  })
  old.jewels?.spaces.forEach((space, i) => {
    if (space.jewel && now.jewels?.spaces[i]?.jewel === null) found.push({ from: space.id, to: owner, width: 30 })
  })
  if (old.favor === null && now.favor !== null)
    found.push({ from: 'favor', to: home(now.favor), piece: symbol('favor'), start: 46, width: 34 })
  const before = new Map(decorations(old).map((one) => [one.id, one.owner]))
  for (const { id, owner: who } of decorations(now))
    if (who !== null && before.get(id) === null)
      found.push({ from: home(who), to: id, piece: symbol(mark(who)), start: 30, width: 24 })
  return found
}
