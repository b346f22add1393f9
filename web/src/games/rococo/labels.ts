/** What a screen reader, a tooltip or the log says of Rococo's pieces. */
import { texts } from '@/lib/i18n.svelte'
import { COLOURS, params, type Params } from './kit'
import type { Decoration, EmployeeRow, GarmentRow, GuestSpace, Hall, HerCard, Majority, Palace, TileRow } from './model'
import { colourKey, skin } from './skin.svelte'

const t = texts.t

type Thing = 'gown' | 'coat' | 'silk' | 'ring' | 'necklace' | 'garment'

/** A colour as it is called of a thing: languages decline it. */
export function colourName(colour: string, thing: Thing = 'garment'): string {
  return t(colourKey(colour), { for: thing })
}
export function taskText(task: string): string {
  const pair = task === 'JT2' ? ['jade', 'amber'] : ['azure', 'rose']
  return t(`rococo-board-task-${task}`, { a: colourName(pair[0]!, 'silk'), b: colourName(pair[1]!, 'silk') })
}
export function silkName(row: Record<string, unknown>): string {
  return COLOURS.filter((c) => Number(row[c]) > 0)
    .map((c) => t('rococo-board-silk', { n: Number(row[c]), colour: colourName(c, 'silk') }))
    .join(', ')
}
export function garmentName(garment: GarmentRow): string {
  const figure = garment.wearer === 'lady' ? 'gown' : 'coat'
  return t(`rococo-board-${figure}-of`, { colour: colourName(garment.colour, figure) })
}
function goods(row: { lace: number; yarn: number; mode?: string }): string {
  const found = [
    ...(row.lace > 0 ? [t('rococo-board-lace', { n: row.lace })] : []),
    ...(row.yarn > 0 ? [t('rococo-board-yarn', { n: row.yarn })] : []),
  ]
  return texts.list(found, row.mode === 'or' ? 'disjunction' : 'conjunction')
}
export function garmentLabel(garment: GarmentRow): string {
  const parts = [
    garmentName(garment),
    t('rococo-board-needs', { what: [silkName(garment), goods(garment)].filter(Boolean).join(', ') }),
  ]
  if (garment.master) parts.push(t('rococo-board-master-only'))
  if (garment.value !== null) parts.push(t('rococo-board-sells', { n: garment.value }))
  parts.push(t('rococo-board-prestige', { n: garment.prestige }))
  if (garment.effect) parts.push(bonusText(garment.effect.key, garment.effect.params))
  return parts.join('; ')
}
export function tileLabel(tile: TileRow): string {
  return t('rococo-board-tile', { silk: silkName({ ...tile }), goods: goods(tile) })
}
export function rewardName(space: { reward: string; amount: number }): string {
  if (space.reward === 'livres') return t('rococo-board-livres', { n: space.amount })
  if (space.reward === 'lace' || space.reward === 'yarn') return t(`rococo-board-${space.reward}`, { n: 1 })
  return space.reward === 'resource_tile' ? t('rococo-board-free-tile') : ''
}
export function guestLabel(space: GuestSpace): string {
  const where = t('rococo-board-guest', { hall: t(`rococo-board-hall-${space.hall}`), n: space.position })
  if (space.garment) {
    const fame = t('rococo-board-prestige', { n: space.garment.prestige })
    return `${where}: ${garmentName(space.garment)}, ${space.ownerName}, ${fame}`
  }
  const what = [space.master ? t('rococo-board-master-space') : '', rewardName(space)].filter(Boolean).join(', ')
  return `${where}: ${what || t('rococo-board-free')}`
}
export function decorationName(kind: string, hall = 0): string {
  if (kind === 'musicians') return t('rococo-board-musicians', { hall: t(`rococo-board-hall-${hall}`) })
  if (kind.startsWith('kitchen'))
    return t(`rococo-board-${skin.edition === 'classic' ? 'fountain' : 'kitchen'}-${kind.slice(8)}`)
  return t(`rococo-board-${kind}`)
}
export function decorationLabel(space: Decoration): string {
  const name = decorationName(space.kind, space.hall)
  const facts = [t('rococo-board-prestige', { n: space.prestige })]
  if (space.multiplier > 1) facts.push(t('rococo-board-terrace', { n: space.multiplier }))
  if (space.guest) facts.push(garmentName(space.guest))
  const owner = space.owner === null ? t('rococo-board-costs', { n: space.cost }) : space.ownerName
  return `${name} ${space.space}: ${owner}, ${facts.join(', ')}`
}
export function majorityLabel(majority: Majority): string {
  return majority.places
    .map((place, i) =>
      t(i === 0 ? 'rococo-board-first' : 'rococo-board-second', {
        n: place.value,
        who: place.names.length > 0 ? texts.list(place.names) : t('rococo-board-nobody'),
      }),
    )
    .join('; ')
}
export function hallLabel(hall: Hall): string {
  const free = hall.guests.filter((guest) => !guest.garment).length
  return `${hall.name}: ${majorityLabel(hall.majority)}; ${t('rococo-board-free-spaces', { n: free })}`
}
export function favorLabel(palace: Palace): string {
  const { owner, ownerName, livres } = palace.favor
  return `${t('rococo-board-favor')}: ${owner === null ? t('rococo-board-favor-free', { n: livres }) : ownerName}`
}
export function cardLabel(card: EmployeeRow): string {
  const level = card.level === 'start' ? '' : `, ${t('rococo-board-level', { level: card.level })}`
  const bonus = bonusText(card.bonus.key, card.bonus.params)
  return `${t(`rococo-board-${card.rank}`)}${level}: ${bonus}; ${t('rococo-board-deputes', { n: card.depute })}`
}
export function cardName(card: EmployeeRow): string {
  return card.level === 'start' || card.level === '0'
    ? t('rococo-board-card-name', { rank: t(`rococo-board-${card.rank}`), id: card.id })
    : t('rococo-board-card-level', { rank: t(`rococo-board-${card.rank}`), level: card.level })
}

/** What one must have when hiring, for the prestige to count. */
function hireCondition(p: Params): string {
  return t(`rococo-board-if-${p.hire_if}`, {
    n: Number(p.min ?? 0),
    tiles: Number(p.resource_tiles ?? 0),
    lace: Number(p.lace ?? 0),
    yarn: Number(p.yarn ?? 0),
  })
}
/** A bonus in words, for those who do not see the pictogram. */
export function bonusText(key: string, given: Record<string, unknown> | string | null | undefined): string {
  const p = params(given)
  const money = (n: string | undefined) => t('rococo-board-livres', { n: Number(n ?? 0) })
  const fame = (n: string | undefined) => t('rococo-board-prestige', { n: Number(n ?? 0) })
  const list = (pairs: [string, string][]) =>
    pairs
      .map(([c, v]) =>
        t('rococo-board-b-colour', {
          gain: v.endsWith('P') ? fame(v.slice(0, -1)) : money(v.replace('L', '')),
          colour: colourName(c),
        }),
      )
      .join(', ')
  switch (key) {
    case 'none':
      return t('rococo-board-b-none')
    case 'gain_livres':
      return money(p.amount)
    case 'gain_prestige':
      return p.hire_if ? `${fame(p.amount)}; ${hireCondition(p)}` : fame(p.amount)
    case 'lace_or_yarn':
    case 'random_resource':
      return p.cost === '0'
        ? t(`rococo-board-b-${key}`)
        : t('rococo-board-b-pay', { price: money(p.cost), what: t(`rococo-board-b-${key}`) })
    case 'extra_action': {
      let text = t(`rococo-board-b-extra-${p.action}`)
      if (p.livres_less) text += `, ${t('rococo-board-b-less', { what: money(p.livres_less) })}`
      if (p.silk_less) {
        const colours = texts.list(
          (p.silk_colours ?? '').split('|').map((c) => colourName(c, 'silk')),
          'disjunction',
        )
        const silk = t('rococo-board-silk', { n: Number(p.silk_less), colour: colours })
        text += `, ${t('rococo-board-b-less', { what: silk })}`
      }
      if (p.must_sell) text += `, ${t('rococo-board-b-must-sell')}, ${fame(p.prestige)}`
      return text
    }
    case 'delegate_any':
      return t('rococo-board-b-delegate', {
        pay: p.pay === 'none' ? 'none' : p.pay === 'printed' ? 'printed' : 'list',
        list: p.pay ?? '',
      })
    case 'livres_per':
    case 'prestige_per':
      return t('rococo-board-b-per', {
        gain: key === 'livres_per' ? money(p.livres) : fame(p.prestige),
        n: Number(p.per ?? 1),
        what: t(`rococo-board-of-${p.of}`, {
          n: Number(p.per ?? 1),
          colour: colourName(p.of === 'garment_rose' ? 'rose' : 'azure'),
        }),
      })
    case 'per_garment_colour':
      return list(Object.entries(p))
    case 'livres_by_deck_size':
    case 'prestige_by_deck_size':
      return t('rococo-board-b-staff', {
        list: Object.entries(p)
          .map(([n, v]) => `${n}: ${v}`)
          .join(', '),
        kind: key === 'livres_by_deck_size' ? 'livres' : 'prestige',
      })
    case 'buy_prestige':
      return t('rococo-board-b-buy', { price: money(p.livres) })
    case 'livres_if_no_colour':
      return Object.entries(p)
        .map(([c, v]) => t('rococo-board-b-no-colour', { gain: money(v), colour: colourName(c) }))
        .join(', ')
    case 'claim_favor':
      return t('rococo-board-b-claim_favor', { gain: money(p.livres) })
    default:
      return t(`rococo-board-b-${key}`)
  }
}

/** What a card of Madame du Barry does. */
export function herText(card: HerCard): string {
  const p = params(card.params)
  switch (card.action) {
    case 'acquire':
      return p.drawer
        ? t('rococo-board-her-drawer', { n: Number(p.drawer) })
        : t('rococo-board-her-place', { place: p.place ?? '' })
    case 'tailor':
    case 'hire':
      return t(`rococo-board-her-${card.action}`, { n: Number(p.nth ?? 1), from: p.from ?? 'left' })
    case 'fund':
      return t('rococo-board-her-fund', { what: t(`rococo-board-her-${p.type}`) })
    default:
      return t('rococo-board-her-favor')
  }
}
