/** The Red Cathedral's codes in words: tiles, cards and tokens by what they do; and where a die move points. */
import type { Words } from '@/lib/games'
import type { Translate } from '@/lib/i18n.svelte'
import { MATERIALS } from './draw'
import { effectWords, resource } from './labels'
import type { CathedralComponents, CathedralView } from './view'

const KEY = 'red_cathedral-board'
const quoted = (effect: string | undefined, t: Translate) =>
  effect === undefined ? undefined : t('red_cathedral-quoted', { what: effectWords(effect, t) })

type Say = { t: Translate; list: (items: string[]) => string; players: readonly string[] }

const isTable = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An objective by what it is worth; some are worth more with two sides. */
function objective(id: string, parts: CathedralComponents, { t, players }: Say): string | undefined {
  const row = parts.objectives[id]
  return row && quoted((players.length < 3 && row.effect_2p) || row.effect, t)
}
/** An objective, or a section card with its materials. */
function card(id: string, parts: CathedralComponents, say: Say): string {
  const section = parts.cathedral_cards[id]
  if (!section) return objective(id, parts, say) ?? id
  const needs = MATERIALS.filter((kind) => Number(section[kind] ?? 0) > 0).map((kind) =>
    resource(say.t, kind, Number(section[kind])),
  )
  return `${say.t(`${KEY}-${section.type}`)} (${say.list(needs)})`
}

export const words: Words = {
  points: (view) => (view as CathedralView).sides.filter((side) => side.seat !== null).map((side) => side.pp),
  /** A die move points at the die and at the space where it would land. */
  targets(candidate, seen) {
    if (candidate.verb !== 'move') return candidate.targets
    const [colour = '', extra = '+0'] = candidate.args
    const die = (seen as CathedralView).market.dice[colour]
    if (!die) return candidate.targets
    return [`die:${colour}`, `space:${((die.space - 1 + die.value + Number(extra)) % 8) + 1}`]
  },
  args(args, say) {
    const { t, list } = say
    const parts = say.components as CathedralComponents
    const spoken = { ...args }
    if (typeof args.tile === 'string') spoken.tile = quoted(parts.workshop_tiles[args.tile]?.effect, t) ?? args.tile
    if (typeof args.service === 'string')
      spoken.service = quoted(parts.services[args.service]?.effect, t) ?? args.service
    for (const name of ['token', 'first', 'second']) {
      const token = args[name]
      if (typeof token === 'string') spoken[name] = quoted(parts.specialist_tokens[token]?.effect, t) ?? token
    }
    const { goods, dice, cards } = args
    if (isTable(goods)) spoken.goods = list(Object.entries(goods).map(([kind, n]) => resource(t, kind, n)))
    if (isTable(dice)) spoken.dice = list(Object.entries(dice).map(([die, n]) => `${t(`${KEY}-die-${die}`)} ${n}`))
    if (Array.isArray(cards)) spoken.cards = list(cards.map((id) => card(String(id), parts, say)))
    if (typeof args.card === 'string') {
      const guild = parts.influence_cards[args.card]?.group
      spoken.card = guild ? t(`${KEY}-guild-${guild}`) : (objective(args.card, parts, say) ?? args.card)
    }
    return spoken
  },
  action(candidate, { t, components, view: seen }) {
    const view = seen as CathedralView
    const parts = components as CathedralComponents
    const [a = '', b = ''] = candidate.args
    const side = view.sides[view.active]
    const tile = (of: typeof side, space: string) => {
      const id = of?.workshop.find((one) => one.space === space)?.tile
      return id ? parts.workshop_tiles[id]?.effect : undefined
    }
    const token = (id: string | null | undefined) => (id ? parts.specialist_tokens[id]?.effect : undefined)
    const with_ = (effect: string | undefined, args: Record<string, unknown> = {}) =>
      effect === undefined
        ? undefined
        : `${t(`red_cathedral-action-${candidate.verb}`, args)}: ${effectWords(effect, t)}`
    const stand = () => token(view.map?.stands.find((one) => one.stand === a)?.token)
    switch (candidate.verb) {
      case 'move':
        return t('red_cathedral-action-move', { a: t(`${KEY}-die-${a}`), b: Number(b) })
      case 'service':
      case 'take-service': {
        const effect = parts.services[a]?.effect
        return effect === undefined
          ? undefined
          : t(`red_cathedral-action-${candidate.verb}`, { a: effectWords(effect, t) })
      }
      case 'influence': {
        const card = view.market.cards.find((one) => a.startsWith(String(one.quadrant)))
        const action = card?.actions.find((one) => one.id === a)
        return card && action ? `${t(`${KEY}-guild-${card.group}`)}: ${effectWords(action.effect, t)}` : undefined
      }
      case 'activate':
        return with_(tile(side, a), { a: t(`${KEY}-bench-${a}`) })
      case 'borrow':
        return with_(tile(view.sides[Number(a) - 1], b), { a, b: t(`${KEY}-bench-${b}`) })
      case 'specialist':
        return with_(token(side?.specialist))
      case 'buy-token':
      case 'remove-token':
        return with_(stand(), { a })
      default:
        return undefined
    }
  },
}
