/** Rococo's codes in words: garments, tiles, employees, spaces and colours by their names, in the colours of the edition. */
import type { Words } from '@/lib/games'
import { COLOURS, jewelOf } from './kit'
import { cardName, colourName, decorationName, garmentName, herText, taskText, tileLabel } from './labels'
import { readParts } from './model'
import type { RococoView } from './view'

const KINDS: Record<string, string> = { F: 'fireworks', S: 'statues', KL: 'kitchen_left', KR: 'kitchen_right', M: 'musicians', W: 'jeweller' }

export function spaceName(space: string): string {
  const found = /^([A-Z]+)(\d)$/.exec(space)
  return found ? decorationName(KINDS[found[1]!] ?? '', Number(found[2])) : space
}

export const words: Words = {
  points: (view) => (view as RococoView).players.filter((player) => !player.her).map((player) => player.prestige),
  args(args, { t, list, components }) {
    const parts = readParts(components)
    const spoken = { ...args }
    const { garment, tile, card, cards, space, jewel, colour, hall, task, exam } = args
    if (typeof garment === 'string' && parts.garments[garment]) spoken.garment = garmentName(parts.garments[garment])
    if (typeof tile === 'string' && parts.tiles[tile]) spoken.tile = tileLabel(parts.tiles[tile])
    if (typeof card === 'string') {
      if (parts.employees[card]) spoken.card = cardName(parts.employees[card])
      else if (parts.cards[card]) spoken.card = herText(parts.cards[card])
    }
    if (Array.isArray(cards)) spoken.cards = list(cards.map((id) => (parts.employees[String(id)] ? cardName(parts.employees[String(id)]!) : String(id))))
    if (typeof space === 'string') spoken.space = spaceName(space)
    if (typeof jewel === 'number' && COLOURS[jewel]) spoken.jewel = t('rococo-board-jewel-name', { kind: jewelOf(COLOURS[jewel]), colour: colourName(COLOURS[jewel], jewelOf(COLOURS[jewel])) })
    if (typeof colour === 'string' && (COLOURS as readonly string[]).includes(colour)) spoken.colour = colourName(colour)
    if (typeof hall === 'number') spoken.hall = t(`rococo-board-hall-${hall}`)
    if (typeof task === 'string') spoken.task = taskText(task)
    if (typeof exam === 'string') spoken.exam = t(`rococo-board-exam-${exam}`)
    return spoken
  },
}
