/** What a result says to its reader: their own place, by how much, and where the largest difference is. */
import type { Column } from './columns'
import { texts } from './i18n.svelte'

export interface Verdict {
  head: string
  /** One's points, and how far from the winner or the next. */
  gap: string
  /** The line of the sheet that made most of it. */
  most: string
}

/** `all` are best first; `own` is null for who has no seat, or several; `alone`: against an opponent without a seat. */
export function verdict(all: readonly Column[], own: Column | null, keys: readonly string[], alone: boolean): Verdict {
  const best = all.filter((one) => one.place === 1)
  if (!own) {
    const only = best.length === 1 ? best[0]! : null
    const head = only
      ? texts.t('web-wins', { name: only.name, points: only.total })
      : texts.t('web-share-win', { names: texts.list(best.map((one) => one.name)) })
    return { head, gap: '', most: '' }
  }
  const rival = own.place === 1 ? all.find((one) => one !== own) : best[0]
  if (!rival) return { head: head(all, own, alone), gap: '', most: '' }
  const gap = texts.t(own.place === 1 ? 'web-gap-ahead' : 'web-gap-behind', {
    points: own.total,
    gap: Math.abs(own.total - rival.total),
    name: rival.name,
  })
  return { head: head(all, own, alone), gap, most: most(own, rival, keys) }
}

function head(all: readonly Column[], own: Column, alone: boolean): string {
  const shared = all.filter((one) => one.place === own.place).length > 1
  if (shared) return texts.t('web-you-share', { place: own.place ?? 0 })
  return texts.t(alone && own.place !== 1 ? 'web-you-lost' : 'web-you-came', { place: own.place ?? 0 })
}

function most(own: Column, rival: Column, keys: readonly string[]): string {
  if (own.total === rival.total || keys.length < 2) return ''
  const [better, other] = own.total > rival.total ? [own, rival] : [rival, own]
  const leads = keys.map((_, k) => (better.points[k] ?? 0) - (other.points[k] ?? 0))
  const n = Math.max(...leads)
  return n > 0 ? texts.t('web-gap-most', { part: texts.t(keys[leads.indexOf(n)]!), n }) : ''
}
