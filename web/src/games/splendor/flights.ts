/** What moved between two views: tokens between supply and seats, cards from the table, new cards, nobles. */
import type { Flight } from '@/lib/flight'
import { PALETTE, TOKENS } from './kit'
import type { View } from './types'

const SVG = 'http://www.w3.org/2000/svg'

function token(letter: string): Element {
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', '0 0 64 64')
  drawing.setAttribute('class', `token v-${PALETTE[letter]}`)
  const disc = document.createElementNS(SVG, 'use')
  disc.setAttribute('href', '#token')
  const gem = document.createElementNS(SVG, 'use')
  gem.setAttribute('href', `#gem-${PALETTE[letter]}`)
  for (const [name, value] of Object.entries({ x: 17, y: 16.5, width: 30, height: 30 }))
    gem.setAttribute(name, String(value))
  drawing.append(disc, gem)
  return drawing
}

export function flights(old: View, now: View): Flight[] {
  const found: Flight[] = []
  if (old.seats.length !== now.seats.length) return found
  now.seats.forEach((seat, s) => {
    for (const c of TOKENS) {
      const more = (seat.tokens[c] ?? 0) - (old.seats[s]!.tokens[c] ?? 0)
      for (let i = 0; i < Math.abs(more); i++) {
        found.push(
          more > 0
            ? { from: `bank:${c}`, to: `seat:${s}`, piece: token(c), start: 56, width: 30 }
            : { from: `seat:${s}`, to: `bank:${c}`, piece: token(c), start: 30, width: 56 },
        )
      }
    }
  })
  now.table.forEach((row, l) =>
    row.forEach((name, p) => {
      const before = old.table[l]?.[p]
      if (before === name) return
      const slot = `slot:${l + 1}-${p + 1}`
      const owner = now.seats.findIndex(
        (seat) => before && (seat.cards.includes(before) || seat.reserved.some((held) => held.card === before)),
      )
      if (owner >= 0) found.push({ from: slot, to: `seat:${owner}`, width: 40 })
      if (name && (now.decks[l] ?? 0) < (old.decks[l] ?? 0)) found.push({ from: `deck:${l + 1}`, to: slot, width: 120 })
    }),
  )
  now.nobles.forEach((noble, i) => {
    if (noble.owner !== null && old.nobles[i]?.owner === null) {
      found.push({ from: `noble:${i + 1}`, to: `seat:${noble.owner}`, width: 44, late: 400 })
    }
  })
  return found
}
