/** The board of The Red Cathedral: every effect of the component data has a picture and words in five languages. */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, Texts } from '@/lib/i18n.svelte'
import { signs } from '@/games/red_cathedral/effect'
import { effectWords } from '@/games/red_cathedral/labels'
import { words } from '@/games/red_cathedral/words'

const DATA = new URL('../../src/guildhall/games/red_cathedral/data/', import.meta.url)
const TEXTS = ['../src/games/red_cathedral/texts/', '../../src/guildhall/games/red_cathedral/texts/'].map(
  (folder) => new URL(folder, import.meta.url),
)

const VERBS = [
  ...['gain', 'pay', 'deliver', 'obtain', 'activate', 'market', 'influence', 'foreman', 'claim', 'discard', 'draw_'],
  ...['reward', 'take_service', 'waive', 'require'],
]

/** Everything in the data that reads like an effect. */
function effects(): string[] {
  const found = new Set<string>()
  for (const file of readdirSync(DATA)) {
    const text = readFileSync(new URL(file, DATA), 'utf8')
    const verbs = new RegExp(`^(${VERBS.join('|')})`)
    for (const cell of text.split(/[,\n"]/))
      if (verbs.test(cell.trim()) && (cell.includes(' ') || cell === 'claim')) found.add(cell.trim())
  }
  return [...found].filter((effect) => !/ = |^claim [a-z]/.test(effect))
}

describe('effects', () => {
  it('are drawn as signs', () => {
    expect(effects().length).toBeGreaterThan(60)
    for (const effect of effects()) expect(signs(effect), effect).not.toHaveLength(0)
    expect(signs('pay 2 ruble ; gain 1 pp')).toEqual([
      { is: 'n', n: '2' },
      { is: 'i', id: 'i-ruble' },
      { is: 'to' },
      { is: 'pp', n: '1' },
    ])
  })
  it.each(LANGUAGES)('are said in %s', (language) => {
    const texts = new Texts()
    texts.language = language
    for (const folder of TEXTS) texts.add(language, readFileSync(new URL(`${language}.ftl`, folder), 'utf8'))
    for (const effect of effects())
      expect(effectWords(effect, texts.t), effect).not.toMatch(/red_cathedral|NaN|undefined/)
  })
})

it('a die move points at the space where it lands', () => {
  const view = { market: { dice: { red: { space: 6, value: 4, side: 0 } } } }
  const candidate = { text: 'move red +1', verb: 'move', args: ['red', '+1'], targets: ['die:red'], rule: '' }
  expect(words.targets!(candidate, view)).toEqual(['die:red', 'space:3'])
  expect(words.targets!({ ...candidate, verb: 'die' }, view)).toEqual(['die:red'])
})
