/** The Red Cathedral's codes in words: tiles, cards and tokens by what they do; and where a die move points. */
import type { Words } from '@/lib/games'
import type { Translate } from '@/lib/i18n.svelte'
import { effectWords } from './labels'
import type { CathedralComponents, CathedralView } from './view'

const KEY = 'red_cathedral-board'
const DICE = /\b(white|red|green|blue|yellow|black)\b/g
const quoted = (effect: string | undefined, t: Translate) => (effect === undefined ? undefined : `“${effectWords(effect, t)}”`)

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
  args(args, { t, components }) {
    const parts = components as CathedralComponents
    const spoken = { ...args }
    if (typeof args.tile === 'string') spoken.tile = quoted(parts.workshop_tiles[args.tile]?.effect, t) ?? args.tile
    if (typeof args.token === 'string') spoken.token = quoted(parts.specialist_tokens[args.token]?.effect, t) ?? args.token
    if (typeof args.values === 'string') spoken.values = args.values.replace(DICE, (colour) => t(`${KEY}-die-${colour}`))
    const guild = typeof args.card === 'string' ? parts.influence_cards[args.card]?.group : undefined
    if (guild) spoken.card = t(`${KEY}-guild-${guild}`)
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
      effect === undefined ? undefined : `${t(`red_cathedral-action-${candidate.verb}`, args)}: ${effectWords(effect, t)}`
    const stand = () => token(view.map?.stands.find((one) => one.stand === a)?.token)
    switch (candidate.verb) {
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
