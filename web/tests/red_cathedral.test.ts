/** The board of The Red Cathedral: effects as pictures, labels with what the table calls things. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, Texts } from '@/lib/i18n.svelte'
import { named } from '@/lib/say'
import { Selection } from '@/lib/select.svelte'
import { amounts, signs } from '@/games/red_cathedral/effect'
import { benchLabel, goods, landingLabel } from '@/games/red_cathedral/labels'
import { pieces, type Table } from '@/games/red_cathedral/table.svelte'
import type { Item, Landing, Side, Step } from '@/games/red_cathedral/types'

const FOLDERS = ['../src/games/red_cathedral/texts/', '../../src/guildhall/games/red_cathedral/texts/'].map(
  (folder) => new URL(folder, import.meta.url),
)

const VOCABULARY = new URL('../../src/guildhall/games/red_cathedral/components/vocabulary.py', import.meta.url)

function texts(language: (typeof LANGUAGES)[number]): Texts {
  const found = new Texts()
  found.language = language
  for (const folder of FOLDERS) found.add(language, readFileSync(new URL(`${language}.ftl`, folder), 'utf8'))
  return found
}
/** A table with nothing on it. */
function table(language: (typeof LANGUAGES)[number]): Table {
  const { t } = texts(language)
  const select = new Selection(() => {})
  const bare: Partial<Table> = { t, select, who: String, name: (thing: string) => `[${thing}]` }
  return bare as Table
}

const step = (verb: string, rest: Partial<Step> = {}): Step => ({
  verb,
  items: [],
  number: 1,
  most: 1,
  times: 1,
  what: '',
  per: '',
  takes: [],
  ...rest,
})
const item = (low: number, kind: string, high = low): Item => ({ low, high, kind })

describe('effects', () => {
  it('are rows of signs', () => {
    const exchange = [[[step('pay', { items: [item(2, 'ruble')] })], [step('gain', { items: [item(1, 'pp')] })]]]
    expect(signs(exchange)).toEqual([
      { is: 'n', n: '2' },
      { is: 'i', id: 'i-ruble' },
      { is: 'to' },
      { is: 'pp', n: '1' },
    ])
    expect(signs([])).toEqual([])
  })
  it('show branches, ranges and what is counted', () => {
    const twice = step('activate', { number: 1, times: 2, what: 'own_workshop' })
    const two = step('activate', { number: 2, what: 'own_workshop' })
    expect(signs([[[two]], [[twice]]])).toEqual([
      { is: 'n', n: '2' },
      { is: 'i', id: 'i-workshop' },
      { is: 'n', n: '/' },
      { is: 'i', id: 'i-workshop' },
      { is: 'n', n: '×2' },
    ])
    const flexible = step('pay', { items: [item(1, 'ruble', 5)] })
    const counted = step('gain', { items: [item(1, 'rp')], per: 'own_contractors_on_map' })
    expect(signs([[[flexible], [counted]]])).toEqual([
      { is: 'n', n: '1–5' },
      { is: 'i', id: 'i-ruble' },
      { is: 'to' },
      { is: 'rp', n: '1' },
      { is: 'n', n: '×' },
      { is: 'fig', whose: 'own' },
    ])
  })
  it('have a picture for every verb of the vocabulary', () => {
    const verbs = [...readFileSync(VOCABULARY, 'utf8').matchAll(/^ {4}"(\w+)": _\w+,$/gm)].map((found) => found[1]!)
    expect(verbs.length).toBeGreaterThan(20)
    const items = [item(1, 'lumber')]
    for (const verb of verbs) expect(signs([[[step(verb, { items })]]]), verb).not.toHaveLength(0)
  })
  it('show every amount of a bundle', () => {
    expect(amounts({ lumber: 1, pp: 3 })).toEqual([
      { is: 'n', n: '1' },
      { is: 'i', id: 'm-lumber' },
      { is: 'gap' },
      { is: 'pp', n: '3' },
    ])
    expect(pieces({ brick: 2, gold: 1 })).toEqual(['brick', 'brick', 'gold'])
  })
})

describe('labels', () => {
  const landing: Landing = {
    die: 'red',
    space: 3,
    dice: 2,
    gives: { lumber: 4 },
    fits: { lumber: 1 },
    quadrant: 2,
    workshop: [],
    specialist: null,
  }
  it('say what a landing brings and what of it fits', () => {
    const said = landingLabel(table('en'), landing)
    expect(said).toBe('lands on space 3: 4 lumber with 2 dice, only 1 lumber fit')
    expect(landingLabel(table('en'), { ...landing, fits: landing.gives })).not.toContain('only')
  })
  it('call a tile by its name', () => {
    const banners = { inventory: 4, outside: 2, beside: 1, white: ['white-a'] }
    const side = { banners } as Side
    const bench = { space: 'red', tile: 'W01', up: true, cost: 2, open: false }
    expect(benchLabel(table('en'), side, bench)).toBe('[bench:red]: [tile:W01]')
    expect(benchLabel(table('en'), side, { ...bench, up: false })).toBe('[bench:red]: tile face down')
    const white = { ...bench, space: 'white-a', tile: null }
    expect(benchLabel(table('en'), side, white)).toBe('[bench:white-a]: a banner stands here')
  })
  it.each(LANGUAGES)('have words for all goods in %s', (language) => {
    const kinds = ['lumber', 'brick', 'stone', 'gold', 'green_jewel', 'purple_jewel', 'diamond', 'ruble', 'permit']
    for (const kind of [...kinds, 'rp', 'pp', 'material'])
      for (const n of [0, 1, 2, 5]) expect(goods(table(language), { [kind]: n })).not.toMatch(/red_cathedral|NaN/)
  })
})

it('what the match calls a thing wins over the texts', () => {
  const known = { game: 'red_cathedral', names: { 'tile:W01': { key: 'no-such-key', args: {} } } }
  expect(named(known, 'tile:W01')).toBe('no-such-key')
  expect(named(known, 'tile:W02')).toBe('W02')
})
