/** What a screen reader says of the pieces, and effects in words. */
import type { Translate } from '@/lib/i18n.svelte'
import type { Bench, City, Die, Landing, Market, Section, Tower } from './model'

const KEY = 'red_cathedral-board'
export const resource = (t: Translate, kind: string, n: string | number) => {
  const known = { 'lumber/brick/stone': 'basic', 'gold/green_jewel/purple_jewel': 'fine' }[kind] ?? kind
  const many = Number(n)
  return Number.isNaN(many)
    ? `${n} ${t(`${KEY}-r-${known}`, { n: 5 }).replace(/^\S+\s/, '')}`
    : t(`${KEY}-r-${known}`, { n: many })
}

function bundleWords(words: readonly string[], t: Translate): string {
  const [what = '', per] = words.join(' ').split(' per ')
  const all = what.split(' + ').map((part) => {
    const [n = '', kind = ''] = part.split(' ')
    return resource(t, kind, n.replace('..', '–'))
  })
  const sum = all.join(', ')
  return per ? t(`${KEY}-per`, { what: sum, per: t(`${KEY}-per-${per.replaceAll('_', '-')}`) }) : sum
}

function stepWords(words: readonly string[], t: Translate): string {
  const [verb = '', a = '', b = '', c = '', d = ''] = words
  switch (verb) {
    case 'gain':
      return bundleWords(words.slice(1), t)
    case 'pay':
      return t(`${KEY}-pay`, { what: bundleWords(words.slice(1), t) })
    case 'deliver':
      return t(`${KEY}-deliver`, { n: Number(a) })
    case 'obtain': {
      const die = /^(white|red|green|blue|yellow|black)_die$/.exec(a)?.[1]
      return die
        ? t(`${KEY}-obtain-die`, { die: t(`${KEY}-die-${die}`) })
        : t(`${KEY}-obtain-${a.replaceAll('_', '-')}`)
    }
    case 'activate':
      return t(b === 'other_workshop' ? `${KEY}-activate-other` : `${KEY}-activate`, {
        n: Number(a),
        times: Number(d) || 1,
      })
    case 'market':
      return t(`${KEY}-extra`, { n: Number(a), times: Number(c) || 1 })
    case 'foreman':
      return t(`${KEY}-foreman`)
    case 'draw_section':
      return t(`${KEY}-draw-section`, { n: Number(a) })
    case 'draw_objective':
      return t(`${KEY}-draw-objective`, { n: Number(a) })
    case 'reward':
      return t(b === 'rubles' ? `${KEY}-reward-rubles` : `${KEY}-reward-rp`)
    case 'require':
      return t(`${KEY}-require`, { n: Number(c), what: t(`${KEY}-per-${a.replaceAll('_', '-')}`) })
    default:
      return t(`${KEY}-${verb.replaceAll('_', '-')}`, { n: Number(a) || 1 })
  }
}

/** An effect of the vocabulary, spoken: `pay 2 ruble ; gain 1 pp` becomes “pay 2 rubles: 1 prestige point”. */
export function effectWords(effect: string, t: Translate): string {
  if (!effect) return t(`${KEY}-nothing`)
  return effect
    .split(' | ')
    .map((branch) =>
      branch
        .split(' ; ')
        .map((group) =>
          group
            .split(' & ')
            .map((step) => stepWords(step.split(' '), t))
            .join(` ${t(`${KEY}-and`)} `),
        )
        .join(': '),
    )
    .join(` ${t(`${KEY}-or`)} `)
}

export const sectionName = (id: string, kind: string, t: Translate) => {
  const [tower, level] = id.split('-').map(Number)
  return t(`${KEY}-section`, { kind: t(`${KEY}-${kind}`), tower: tower ?? 0, level: level ?? 0 })
}
export function sectionLabel(
  one: Section,
  t: Translate,
  who: (colour: string) => string,
  effect: (tile: string) => string,
): string {
  const name = sectionName(one.id, one.kind, t)
  const need = (done: boolean) => {
    const kinds: Record<string, number> = {}
    for (const slot of one.slots) if (slot.done === done) kinds[slot.kind] = (kinds[slot.kind] ?? 0) + 1
    return Object.entries(kinds)
      .map(([kind, n]) => resource(t, kind, n))
      .join(', ')
  }
  const gives = [resource(t, 'rp', one.rp), ...(one.rubles ? [resource(t, 'ruble', one.rubles)] : [])].join(', ')
  if (one.finished && one.owner) {
    const piece = one.ornament ? `, ${t(`${KEY}-decorated`, { name: who(one.ornament.colour) })}` : ''
    return `${t(`${KEY}-finished`, { section: name, name: who(one.owner) })}${piece}`
  }
  if (one.owner) return t(`${KEY}-unfinished`, { section: name, name: who(one.owner), missing: need(false), gives })
  const free = one.available ? '' : `, ${t(`${KEY}-locked`)}`
  const tile = one.tile ? effectWords(effect(one.tile), t) : t(`${KEY}-nothing`)
  return `${t(`${KEY}-unclaimed`, { section: name, needs: need(false), gives, tile })}${free}`
}
export function towerLabel(tower: Tower, t: Translate, who: (colour: string) => string, foreman = false): string {
  const rank = tower.presence.map(({ colour, count }) => `${who(colour)} ${count}`).join(', ')
  const here = [...(foreman ? [t(`${KEY}-foreman-here`)] : []), ...(tower.pawn ? [t(`${KEY}-pawn-here`)] : [])]
  return [
    t(`${KEY}-tower`, { n: tower.number, value: tower.value, presence: rank || t(`${KEY}-nobody`) }),
    ...here,
  ].join(', ')
}

export function landingLabel(one: Landing, t: Translate): string {
  return t(`${KEY}-landing`, {
    die: t(`${KEY}-die-${one.die}`),
    space: one.space + 1,
    what: resource(t, one.kind, one.amount),
    dice: one.dice,
    fits: one.fits,
    lost: one.amount - one.fits,
  })
}
export function dieLabel(die: Die, landings: readonly Landing[], t: Translate): string {
  const name = t(`${KEY}-die`, { die: t(`${KEY}-die-${die.colour}`), value: die.value, space: die.space + 1 })
  const plain = landings.find((one) => one.die === die.colour && one.extra === 0)
  return plain ? `${name}. ${landingLabel(plain, t)}` : name
}
export function spaceLabel(space: number, tile: string, market: Market, t: Translate): string {
  const dice = market.dice
    .filter((die) => die.space === space)
    .map((die) => `${t(`${KEY}-die-${die.colour}`)} ${die.value}`)
  return t(`${KEY}-space`, { n: space + 1, what: effectWords(tile, t), dice: dice.join(', ') || t(`${KEY}-no-dice`) })
}
export function benchLabel(bench: Bench, t: Translate): string {
  const name = t(`${KEY}-bench-${bench.name}`)
  if (bench.down) return `${name}: ${t(`${KEY}-face-down`)}`
  if (bench.effect !== null) return `${name}: ${effectWords(bench.effect, t)}`
  return bench.banner
    ? `${name}: ${t(`${KEY}-banner-white`)}`
    : `${name}: ${t(`${KEY}-empty-bench`, { n: bench.cost })}`
}
export function cityLabel(city: City, t: Translate, who: (colour: string) => string): string {
  const name = t(`${KEY}-city-${city.name}`)
  const people: Record<string, number> = {}
  for (const colour of city.people) people[colour] = (people[colour] ?? 0) + 1
  const here =
    Object.entries(people)
      .map(([colour, n]) => `${who(colour)} ${n}`)
      .join(', ') || t(`${KEY}-nobody`)
  return city.closed
    ? t(`${KEY}-city-closed`, { name, people: here })
    : t(`${KEY}-city`, { name, people: here, n: city.price })
}
export function standLabel(name: string, token: { effect: string } | null, t: Translate): string {
  return t(`${KEY}-stand`, { name, effect: token ? effectWords(token.effect, t) : t(`${KEY}-nothing`) })
}
