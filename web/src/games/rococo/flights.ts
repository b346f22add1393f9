/** What moved between two views: garments to the ball, tiles and employees to their new owners. */
import type { Flight } from '@/lib/flight'
import type { View } from './types'

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
  const owner = `seat:${actor === now.her ? 0 : actor}`
  const rented = garmentsAt(now)
  const wasRented = garmentsAt(old)
  old.display.forEach((window, i) => {
    if (!window.garment || now.display[i]?.garment === window.garment) return
    const at = rented.get(window.garment)
    found.push({ from: window.id, to: at ? at.place : owner, width: 50 })
  })
  for (const [garment, at] of rented) {
    if (!wasRented.has(garment) && !old.display.some((window) => window.garment === garment))
      found.push({ from: `seat:${at.owner}`, to: at.place, width: 50 })
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
  return found
}
