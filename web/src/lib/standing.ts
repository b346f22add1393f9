/** How a table stands, for lists of them. */
import type { TableSummary } from './api'
import { texts } from './i18n.svelte'

export function stateText(table: TableSummary): string {
  const { t } = texts
  if (table.status === 'waiting')
    return t('web-table-waiting', {
      taken: table.seats.filter((seat) => seat.kind !== 'open').length,
      all: table.seats.length,
    })
  if (table.status === 'finished' && table.outcome?.winners.length === 0) return t('web-table-lost')
  if (table.status === 'finished')
    return t('web-table-finished', {
      names: texts.list((table.outcome?.winners ?? []).map((n) => table.seats[n]?.name ?? '')),
    })
  if (table.status === 'abandoned') return t('web-table-abandoned')
  if (table.my_turn) return t('web-your-turn')
  return t('web-thinks', { name: texts.list(table.to_act.map((n) => table.seats[n]?.name ?? '')) })
}

/** Where one can go on: my turn first, then running matches, then tables that wait; the latest first in each. */
export function goingOn(tables: readonly TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) => (table.my_turn ? 0 : table.status === 'playing' ? 1 : 2)
  return tables
    .filter((table) => table.status === 'playing' || table.status === 'waiting')
    .sort((a, b) => rank(a) - rank(b) || b.updated - a.updated)
}

/** The page of this client that a pasted link leads to; null if it leads elsewhere. */
export function pageOfLink(text: string, origin: string): string | null {
  if (!URL.canParse(text.trim(), origin)) return null
  const url = new URL(text.trim(), origin)
  const ours = url.origin === origin && /^\/(join|table|result|replay)\/\w+$/.test(url.pathname)
  return ours ? url.pathname + url.search : null
}
