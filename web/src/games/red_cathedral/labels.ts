/** What a screen reader says of the pieces; what things are called comes with the table. */
import type { Bundle, Table } from './table.svelte'
import type { City, DieMove, Landing, Section, Side, Space, Stand, Tower, WorkshopSpace } from './types'

const KEY = 'red_cathedral-board'

/** `2 bricks, 1 ruble` */
export const goods = ({ t }: Table, bundle: Bundle): string =>
  Object.entries(bundle)
    .map(([kind, n]) => t(`red_cathedral-goods-${kind}`, { n }))
    .join(', ')

export function sectionName({ t, name }: Table, one: Section): string {
  const [tower = '', level = ''] = one.id.split('-')
  return t(`${KEY}-section`, { kind: name(`type:${one.type}`), tower, level })
}

export function sectionLabel(table: Table, one: Section): string {
  const { t, who, name } = table
  const section = sectionName(table, one)
  const gives = goods(table, { rp: one.rp, ...(one.rubles ? { ruble: one.rubles } : {}) })
  if (one.owner === null) {
    const free = one.available ? '' : `, ${t(`${KEY}-locked`)}`
    const tile = one.tile ? name(`tile:${one.tile}`) : t('red_cathedral-does-nothing')
    return `${t(`${KEY}-unclaimed`, { section, needs: goods(table, one.needs), gives, tile })}${free}`
  }
  if (one.state !== 'finished') {
    const missing = goods(table, one.missing)
    return t(`${KEY}-unfinished`, { section, name: who(one.owner), missing, gives })
  }
  const piece = one.ornament ? `, ${t(`${KEY}-decorated`, { name: who(one.ornament.owner) })}` : ''
  return `${t(`${KEY}-finished`, { section, name: who(one.owner) })}${piece}`
}

/** `Anna 2, Boris 1`, or nobody. */
const people = ({ t, who }: Table, counts: readonly number[]): string =>
  counts
    .map((n, side) => (n > 0 ? `${who(side)} ${n}` : ''))
    .filter(Boolean)
    .join(', ') || t(`${KEY}-nobody`)

export function towerLabel(table: Table, tower: Tower): string {
  const { t } = table
  const presence = people(table, tower.presence)
  return [
    t(`${KEY}-tower`, { n: tower.tower, value: tower.worth, presence }),
    ...(tower.foreman ? [t(`${KEY}-foreman-here`)] : []),
    ...(tower.pawn ? [t(`${KEY}-pawn-here`)] : []),
  ].join(', ')
}

export function landingLabel(table: Table, one: Landing): string {
  const what = goods(table, one.gives)
  const fits = goods(table, one.fits)
  const label = { space: one.space, what, dice: one.dice, fits, lost: fits === what ? 0 : 1 }
  return table.t(`${KEY}-landing`, label)
}
export function dieLabel(table: Table, colour: string, plain: DieMove | undefined): string {
  const { t, name, view } = table
  const die = view.market.dice[colour]!
  const label = t(`${KEY}-die`, { die: name(`die:${colour}`), value: die.value, space: die.space })
  return plain ? `${label}. ${landingLabel(table, plain)}` : label
}
export function spaceLabel(table: Table, space: Space): string {
  const { t, name, view } = table
  const dice = space.dice.map((die) => `${name(`die:${die}`)} ${view.market.dice[die]!.value}`).join(', ')
  return t(`${KEY}-space`, {
    n: space.space,
    what: goods(table, space.gives),
    dice: dice || t(`${KEY}-no-dice`),
  })
}

export function benchLabel({ t, name }: Table, side: Side, bench: WorkshopSpace): string {
  const label = name(`bench:${bench.space}`)
  if (bench.tile) return `${label}: ${bench.up ? name(`tile:${bench.tile}`) : t(`${KEY}-face-down`)}`
  if (side.banners.white.includes(bench.space)) return `${label}: ${t(`${KEY}-banner-white`)}`
  return `${label}: ${t(`${KEY}-empty-bench`, { n: bench.cost })}`
}
export function cityLabel(table: Table, city: City): string {
  const label = { name: table.name(`city:${city.city}`), people: people(table, city.contractors), n: city.cost }
  return table.t(city.open ? `${KEY}-city` : `${KEY}-city-closed`, label)
}
export function standLabel({ t, name }: Table, { token }: Stand): string {
  return t(`${KEY}-stand`, {
    effect: token ? name(`token:${token}`) : t('red_cathedral-does-nothing'),
  })
}
