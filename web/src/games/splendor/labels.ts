/** What a screen reader says of Splendor's pieces. */
import type { Translate } from '@/lib/i18n.svelte'
import { price, type CardRow, type NobleRow } from './kit'

function prices(row: Record<string, number>, t: Translate): string {
  return price(row)
    .map(([c, n]) => t('splendor-board-price', { n, colour: t(`splendor-colour-${c}`) }))
    .join(', ')
}
export function cardLabel(card: CardRow, t: Translate): string {
  const colour = t(`splendor-colour-${card.bonus}`)
  return t('splendor-board-card', { level: card.level, colour, points: card.points, price: prices(card.cost, t) })
}
export function nobleLabel(noble: NobleRow, t: Translate): string {
  return t('splendor-board-noble', { points: noble.points, price: prices(noble.requires, t) })
}
