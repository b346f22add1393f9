import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@/lib/i18n.svelte'
import { folded, hits, marks, query, stem } from '@/lib/stems'

/** Words of our own texts, in forms that people type. */
const SAME: Record<Language, string[]> = {
  en: [
    'card cards',
    'token tokens',
    'city cities',
    'die dice',
    'reserve reserved reserving',
    'buy bought',
    'tailor tailored tailoring',
    'bonus bonuses',
    'livre livres',
  ],
  uk: [
    'стіл столи столу',
    'карта карти карту картою',
    'картка карток картки',
    'камінь каменя камені каменів',
    'колір кольору кольори',
    'жетон жетони жетонів',
    'вельможа вельможі вельмож',
    'хід ходу ходи',
    'кінець кінця',
    'купити купує',
    "п’ять пʼять п'ять",
    'вежа вежі вежу',
  ],
  ru: [
    'стол столы стола',
    'карта карты карту картой',
    'камень камня камни камней',
    'жетон жетоны жетонов',
    'вельможа вельможи вельмож',
    'ход хода ходы',
    'конец конца',
    'зелёный зеленый',
    'башня башни башню',
    'ливр ливры ливров',
  ],
  it: [
    'carta carte',
    'gettone gettoni',
    'nobile nobili',
    'gioco giochi',
    'gemma gemme',
    'oro l’oro dell’oro',
    'città citta',
    'livello livelli',
    'dado dadi',
    'bottega botteghe',
  ],
  fr: [
    'livre livres',
    'carte cartes',
    'jeton jetons',
    'réservée reservees réserver',
    'or l’or d’or',
    'joyau joyaux',
    'noble nobles',
    'tableau tableaux',
    'dé dés',
    'atelier ateliers',
  ],
}
const APART: Record<Language, string[]> = {
  en: ['card cart', 'turn tower', 'gold goal', 'bank back'],
  uk: ['стіл стан', 'карта каса', 'хід хата', 'місто місце'],
  ru: ['стол стан', 'карта касса', 'ход хата', 'город горка'],
  it: ['carta conto', 'oro orto', 'nobile mobile', 'dado duca'],
  fr: ['livre libre', 'carte conte', 'or ordre', 'noble table'],
}

describe.each(LANGUAGES)('in %s', (language) => {
  const stems = (words: string) => new Set(words.split(' ').map((word) => stem(folded(word, language), language)))
  it.each(SAME[language])('%s are one word', (words) => expect([...stems(words)]).toHaveLength(1))
  it.each(APART[language])('%s are not', (words) => expect(stems(words).size).toBe(words.split(' ').length))
  it('finds every word of the rules by itself', () => {
    const file = readFileSync(
      new URL(`../../src/guildhall/games/splendor/texts/rules.${language}.ftl`, import.meta.url),
      'utf8',
    )
    for (const line of file.split('\n').filter((one) => one.startsWith('SPL-')))
      for (const word of line.slice(line.indexOf('=') + 1).match(/\p{L}{4,}/gu) ?? [])
        expect(hits(line, query(word, language)), `${word}: ${line}`).not.toBeNull()
  })
})

it('wants all words, and tells where they stand', () => {
  const text = 'Four cards of every level lie face up beside their deck.'
  expect(hits(text, query('deck cards', 'en'))?.map((one) => text.slice(one.from, one.to))).toEqual(['cards', 'deck'])
  expect(hits(text, query('deck noble', 'en'))).toBeNull()
  expect(marks('Стіл і столи', query('столу', 'uk')).map((one) => one.from)).toEqual([0, 7])
})
it('finds a word while it is typed', () => {
  expect(hits('Кожну колоду тасують окремо.', query('кол', 'uk'))).not.toBeNull()
  expect(hits('Prendi l’oro', query('or', 'it'))).not.toBeNull()
})
