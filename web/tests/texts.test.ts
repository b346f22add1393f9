import { readFileSync, readdirSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, Texts, preferred, variables } from '@/lib/i18n.svelte'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const keys = (source: string) => new FluentResource(source).body.map((entry) => entry.id).sort()

describe('the files', () => {
  const boards = readdirSync(new URL('../src/games', import.meta.url)).filter((game) => {
    try {
      return read(`../src/games/${game}/texts/en.ftl`) !== ''
    } catch {
      return false
    }
  })
  it.each(boards)('of the board of %s have the same keys in all languages', (game) => {
    for (const language of LANGUAGES)
      expect(keys(read(`../src/games/${game}/texts/${language}.ftl`))).toEqual(
        keys(read(`../src/games/${game}/texts/en.ftl`)),
      )
  })
})

describe('texts', () => {
  it('speak with the plurals of the language', async () => {
    const texts = new Texts()
    for (const language of LANGUAGES) {
      texts.add(language, read(`../../src/guildhall/texts/web.${language}.ftl`))
      texts.add(language, read(`../../src/guildhall/texts/web.table.${language}.ftl`))
      texts.add(language, read(`../../src/guildhall/texts/bots.${language}.ftl`))
    }
    const points = (n: number) => texts.t('web-points', { n })
    expect([1, 2].map(points)).toEqual(['1 point', '2 points'])
    await texts.speak('uk')
    expect([1, 3, 5, 21].map(points)).toEqual(['1 очко', '3 очки', '5 очок', '21 очко'])
    expect(texts.t('bot-mcts', { strength: 300 })).toBe('Мислитель (300)')
    await texts.speak('fr')
    expect([0, 1, 2].map(points)).toEqual(['0 point', '1 point', '2 points'])
    expect(texts.number(1234.5)).toMatch(/^1.234,5$/)
  })
  it('fall back to English, then to the key', async () => {
    const texts = new Texts()
    texts.add('en', 'only-english = Hello { $name }')
    await texts.speak('it')
    expect(texts.t('only-english', { name: 'Їжак' })).toBe('Hello Їжак')
    expect(texts.t('nowhere')).toBe('nowhere')
    expect(texts.has('only-english')).toBe(false)
  })
  it('take whatever a game puts into a sentence', () => {
    expect(variables({ a: ['x', 'y'], b: null, c: true })).toEqual({ a: 'x, y', b: '', c: 'true' })
  })
})

it('the browser’s wishes choose the language', () => {
  expect(preferred(['de-DE', 'uk-UA', 'en'])).toBe('uk')
  expect(preferred(['ja'])).toBe('en')
})
