/**
 * Rococo's codes in words: garments, tiles, employees, spaces and colours by their names, in the colours of the
 * edition.
 */
import type { Words } from '@/lib/games'
import { texts } from '@/lib/i18n.svelte'
import { COLOURS, jewelOf } from './kit'
import { bonusText, cardName, colourName, decorationName, garmentName, herText, silkName, taskText } from './labels'
import { readParts, type Parts, type TileRow } from './model'
import type { RococoView } from './view'

const KINDS: Record<string, string> = {
  F: 'fireworks',
  S: 'statues',
  KL: 'kitchen_left',
  KR: 'kitchen_right',
  M: 'musicians',
  W: 'jeweller',
}

export function spaceName(space: string): string {
  const found = /^([A-Z]+)(\d)$/.exec(space)
  if (!found) return space
  const name = decorationName(KINDS[found[1]!] ?? '', Number(found[2]))
  return found[1] === 'M' ? name : `${name} ${found[2]}`
}
function tileName(tile: TileRow): string {
  return silkName({ ...tile })
}
function jewelName(colour: string): string {
  return texts.t('rococo-board-jewel-name', { kind: jewelOf(colour), colour: colourName(colour, jewelOf(colour)) })
}

/** What the first argument of an action is called, where a code would say little. */
function named(verb: string, what: string, view: RococoView, parts: Parts): string | undefined {
  const employee = (id: string | null | undefined) =>
    id && parts.employees[id] ? cardName(parts.employees[id]!) : undefined
  switch (verb) {
    case 'choose':
    case 'play':
    case 'call':
    case 'take':
    case 'depute-card':
      return employee(what)
    case 'hire':
      return employee(view.hire.spaces.find((space) => space.id === `hire:${what}`)?.employee)
    case 'acquire': {
      const tile = view.drawers.flatMap((drawer) => drawer.spaces).find((space) => space.id === `tile:${what}`)?.tile
      return tile && parts.tiles[tile] ? tileName(parts.tiles[tile]!) : undefined
    }
    case 'pay':
    case 'discard':
      return parts.tiles[what] ? tileName(parts.tiles[what]!) : undefined
    case 'tailor': {
      const garment = view.display.find((window) => window.space === what)?.garment
      return garment && parts.garments[garment] ? garmentName(parts.garments[garment]!) : undefined
    }
    case 'fund':
      return spaceName(what)
    case 'discount':
      return colourName(what, 'silk')
    case 'place': {
      const [hall, n] = what.split('-')
      return texts.t('rococo-board-guest', { hall: texts.t(`rococo-board-hall-${hall}`), n: Number(n) })
    }
    case 'jewel': {
      const jewel = view.jewels?.spaces.find((space) => space.id === `jewel:${what}`)?.jewel
      return jewel ? jewelName(jewel) : undefined
    }
    case 'mark':
      return taskText(what)
    default:
      return undefined
  }
}

export const words: Words = {
  points: (view) => (view as RococoView).players.filter((player) => !player.her).map((player) => player.prestige),
  /** A card lies in the hand or elsewhere, never in both places; doing nothing and going on are buttons. */
  targets(candidate, view) {
    if (candidate.verb === 'no-action' || candidate.verb === 'next') return []
    if (candidate.verb !== 'depute-card') return candidate.targets
    const now = view as RococoView
    const held = now.players.some((player) => player.hand_cards?.includes(candidate.args[0] ?? ''))
    return [`${held ? 'hand' : 'staff'}:${candidate.args[0]}`]
  },
  args(args, { list, components }) {
    const parts = readParts(components)
    const spoken = { ...args }
    const { garment, tile, tiles, card, cards, space, jewel, colour, task, bonus } = args
    const piece = typeof garment === 'string' ? parts.garments[garment] : undefined
    const employee = typeof card === 'string' ? parts.employees[card] : undefined
    if (piece) spoken.garment = garmentName(piece)
    if (typeof tile === 'string' && parts.tiles[tile]) spoken.tile = tileName(parts.tiles[tile]!)
    if (Array.isArray(tiles))
      spoken.tiles = list(
        tiles.map((id) => (parts.tiles[String(id)] ? tileName(parts.tiles[String(id)]!) : String(id))),
      )
    if (employee) spoken.card = cardName(employee)
    else if (typeof card === 'string' && parts.cards[card]) spoken.card = `${card}: ${herText(parts.cards[card]!)}`
    if (Array.isArray(cards))
      spoken.cards = list(
        cards.map((id) => (parts.employees[String(id)] ? cardName(parts.employees[String(id)]!) : String(id))),
      )
    if (typeof bonus === 'string' && employee) spoken.bonus = bonusText(employee.bonus.key, employee.bonus.params)
    else if (typeof bonus === 'string' && piece?.effect) spoken.bonus = bonusText(piece.effect.key, piece.effect.params)
    if (typeof space === 'string') spoken.space = spaceName(space)
    const gem = typeof jewel === 'number' ? COLOURS[jewel] : typeof jewel === 'string' ? jewel : undefined
    if (gem) spoken.jewel = jewelName(gem)
    if (typeof colour === 'string' && (COLOURS as readonly string[]).includes(colour))
      spoken.colour = colourName(colour)
    if (typeof task === 'string') spoken.task = taskText(task)
    if (typeof args.azure === 'number') spoken.rolls = silkName(args)
    return spoken
  },
  action(candidate, { t, components, view }) {
    const what = candidate.args[0]
    const name = what === undefined ? undefined : named(candidate.verb, what, view as RococoView, readParts(components))
    return name === undefined ? undefined : t(`rococo-action-${candidate.verb}`, { a: name })
  },
}
