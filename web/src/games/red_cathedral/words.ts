/** The Red Cathedral's codes in words, and where on the market a die move points. */
import type { Words } from '@/lib/games'
import type { Translate } from '@/lib/i18n.svelte'
import { effectWords, sectionName } from './labels'
import type { CathedralComponents, CathedralView } from './view'

const KEY = 'red_cathedral-board'
const RESOURCES = new Set(['lumber', 'brick', 'stone', 'gold', 'green_jewel', 'purple_jewel', 'diamond', 'ruble', 'permit', 'rp', 'pp'])

function kindOf(view: CathedralView, id: string): string {
  return view.towers.flatMap((tower) => tower.sections).find((one) => one.id === id)?.type ?? 'middle'
}
const section = (view: CathedralView, id: string, t: Translate) => sectionName(id, kindOf(view, id), t)

export const words: Words = {
  points: (view) => (view as CathedralView).sides.filter((side) => side.seat !== null).map((side) => side.pp),
  /** A die move points at the die and at the space where it would land. */
  targets(candidate, seen) {
    const view = seen as CathedralView
    if (candidate.verb !== 'move') return candidate.targets
    const [colour = '', extra = '+0'] = candidate.args
    const die = view.market.dice[colour]
    if (!die) return candidate.targets
    return [`die:${colour}`, `space:${((die.space - 1 + die.value + Number(extra)) % 8) + 1}`]
  },
  action(candidate, { t, components, view: seen }) {
    const view = seen as CathedralView
    const parts = components as CathedralComponents
    const [a = '', b = ''] = candidate.args
    const say = (args: Record<string, unknown>, key = candidate.verb) => t(`red_cathedral-action-${key}`, args)
    const kind = (code: string) => (RESOURCES.has(code) ? t(`${KEY}-r-${code}`, { n: 1 }) : code)
    switch (candidate.verb) {
      case 'service':
      case 'take-service':
        return parts.services[a] ? `${say({ a })}: ${effectWords(parts.services[a].effect, t)}` : undefined
      default:
        void [b, section, kind, view]
        return undefined
    }
  },
}
