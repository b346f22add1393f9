/** What a screen reader or a tooltip says of spaces and who holds them; things are called as the game names them. */
import type { Candidate } from '@/lib/api'
import { texts } from '@/lib/i18n.svelte'
import type { Majority, Table } from './table.svelte'
import type { Decoration, Guest, Hall } from './types'

const t = texts.t

function rewardName(guest: Guest): string {
  if (guest.reward === 'livres') return t('rococo-livres', { n: guest.amount })
  if (guest.reward === 'lace' || guest.reward === 'yarn') return t(`rococo-${guest.reward}`, { n: guest.amount })
  return guest.reward === 'resource_tile' ? t('rococo-board-free-tile') : ''
}
export function guestLabel(table: Table, guest: Guest): string {
  const where = table.name(guest.id)
  const garment = table.garment(guest.garment)
  if (garment) {
    const fame = t('rococo-prestige', { n: garment.prestige })
    return `${where}: ${table.name(`garment:${guest.garment}`)}, ${table.person(guest.owner)}, ${fame}`
  }
  const what = [guest.master ? t('rococo-board-master-space') : '', rewardName(guest)].filter(Boolean).join(', ')
  return `${where}: ${what || t('rococo-board-free')}`
}
export function decorationLabel(table: Table, space: Decoration): string {
  const owner = space.owner === null ? t('rococo-board-costs', { n: space.cost }) : table.person(space.owner)
  const facts = [owner, t('rococo-prestige', { n: space.prestige })]
  if (space.multiplier !== null) facts.push(t('rococo-board-terrace', { n: space.multiplier }))
  if (space.terrace !== null) facts.push(table.name(`garment:${space.terrace}`))
  return `${table.name(`space:${space.space}`)}: ${facts.join(', ')}`
}
export function majorityLabel(table: Table, majority: Majority): string {
  const places = [
    { key: 'rococo-board-first', place: 1, n: majority.first },
    { key: 'rococo-board-second', place: 2, n: majority.second },
  ]
  return places
    .map(({ key, place, n }) => {
      const holders = majority.ranking.filter((line) => line.place === place).map((line) => table.person(line.who))
      return t(key, { n, who: holders.length > 0 ? texts.list(holders) : t('rococo-board-nobody') })
    })
    .join('; ')
}
export function hallLabel(table: Table, hall: Hall): string {
  const free = t('rococo-board-free-spaces', { n: freeSpaces(hall) })
  return `${table.name(hall.id)}: ${majorityLabel(table, hall)}; ${free}`
}
export function freeSpaces(hall: Hall): number {
  return hall.guests.filter((guest) => guest.garment === null).length
}
export function favorLabel(table: Table): string {
  const { favor } = table.view
  const free = t('rococo-board-favor-free', { n: table.board.queens_favor.livres })
  return `${t('rococo-board-favor')}: ${favor === null ? free : table.person(favor)}`
}
/** Why something is refused, in one short sentence with numbers. */
export function refusal(table: Table, { rule, case: which, needed, have }: Candidate): string {
  const n = needed ?? 0
  const colour = table.name(`silk:${which}`)
  const what = t('rococo-silk', { n, colour })
  const keys = [`rococo-why-${rule}-${which}`, `rococo-why-${rule}`]
  const key = keys.find((one) => texts.has(one))
  return key ? t(key, { n, have: have ?? 0, what }) : t(rule)
}
