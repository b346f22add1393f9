/** Splendor's codes in words: gems by their names, a card by its level and bonus. */
import type { Words } from '@/lib/games'
import type { Translate } from '@/lib/i18n.svelte'
import type { SplendorComponents, SplendorView } from './kit'

type Help = { t: Translate; list: (items: string[]) => string; components: SplendorComponents }

export function gems(letters: string, { t, list }: Pick<Help, 't' | 'list'>): string {
  return list([...letters].map((letter) => t(`splendor-colour-${letter}`)))
}
export function cardName(name: string, t: Translate): string {
  return t('splendor-card', { level: Number(name[0]), colour: t(`splendor-colour-${name[1]}`) })
}

export const words: Words = {
  args(args, help) {
    const spoken = { ...args }
    if (typeof args.card === 'string') spoken.card = args.card ? cardName(args.card, help.t) : ''
    if (typeof args.noble === 'string') spoken.noble = help.t('splendor-noble', { n: Number(args.noble.slice(1)) })
    return spoken
  },
  action(candidate, { t, list, view }) {
    const what = candidate.args[0] ?? ''
    const table = (view as SplendorView).table
    const card = /^(\d)-(\d)$/.exec(what)
    switch (candidate.verb) {
      case 'take':
      case 'return':
      case 'gold-for':
        return t(`splendor-action-${candidate.verb}`, { a: gems(what, { t, list }) })
      case 'reserve':
        if (what.startsWith('deck')) return t('splendor-action-reserve-deck', { a: what.slice(4) })
        break
      case 'buy':
        if (what.startsWith('hand')) return t('splendor-action-buy-hand', { a: what.slice(4) })
        break
      case 'noble':
        return t('splendor-action-noble', { a: t('splendor-noble', { n: Number(what) }) })
    }
    const name = card ? table[Number(card[1]) - 1]?.[Number(card[2]) - 1] : null
    return name ? t(`splendor-action-${candidate.verb}`, { a: cardName(name, t) }) : undefined
  },
}
