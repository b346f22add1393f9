/**
 * Words by their stems, so that a search finds them in every form of the language: стіл, столи, столу; carta, carte.
 * Light: endings are cut, letters that change between forms are made alike. It joins rather too much than too little.
 */
import type { Language } from './i18n.svelte'

const WORD = /[\p{L}\p{N}]+(?:[’'ʼ][\p{L}\p{N}]+)*/gu
const APOSTROPHE = /[’'ʼ]/g

/** Small letters without accents; й and ї are letters of their own, ё is е, an apostrophe inside a word is nothing. */
export function folded(word: string, language: Language): string {
  const small = word.toLocaleLowerCase(language).replace(APOSTROPHE, "'")
  if (language === 'uk' || language === 'ru') return small.replaceAll("'", '').replaceAll('ё', 'е').replaceAll('ґ', 'г')
  return small.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Longest first; what is left keeps at least so many letters. */
const ENDINGS: Record<Language, { least: number; cut: readonly string[] }> = {
  en: { least: 3, cut: ['ings', 'ing', 'edly', 'ed', 'es', 's', 'e'] },
  uk: {
    least: 2,
    cut: (
      'уватимуться юватимуться уватися юватися ування ювання ованого ованому ованих ованою ований ована оване овані ' +
      'увати ювати уєте юєте уйте юйте ується юється уються юються ення ання яння ими іми ого ому ості ість істю ' +
      'ями ами еві ові ією еться ється уться ються ться тися ати яти ити іти ете єте ите іте їте ють уть ать ять ' +
      'ала ило или іла али єш еш иш їш ає яє ує ює ий ій їй ої ею єю ою ам ям ах ях ів їв ей ом ем єм их іх ' +
      'ім им их а я о е є и і ї у ю ь й'
    ).split(' '),
  },
  ru: {
    least: 2,
    cut: (
      'ированного ированных ированные ированный ированная ировать ованного ованный ованная ованные ование ования ' +
      'ывать ивать ываете иваете уете юете уйте юйте ение ения ению ением ений ание ания анию анием аний ' +
      'ости остью ость ыми ими ого его ому ему ями ами ешь ете ите ться тесь ать ять ить еть ует юет ают яют ут ют ' +
      'ала ила или али яла яли ишь ает яет ает ят ат ый ий ой ей ая яя ое ее ые ие ую юю ою ею ом ем ам ям ах ях ' +
      'ов ев их ых им ым а я о е и ы у ю ь й'
    ).split(' '),
  },
  it: {
    least: 3,
    cut: (
      'amente imento amenti imenti azioni azione atori atore andola endola ando endo ato ata ati ate uto uta uti ute ' +
      'ito ita iti ite are ere ire ano ono iamo ate ete ite ia ie io ii a e i o'
    ).split(' '),
  },
  fr: {
    least: 3,
    cut: 'issement ement ation euse eur eau au ee ez er ent ant ir is it e'.split(' '),
  },
}
/** Forms that no ending explains. */
const ODD: Partial<Record<Language, Record<string, string>>> = {
  en: {
    dice: 'die',
    men: 'man',
    women: 'woman',
    paid: 'pay',
    bought: 'buy',
    took: 'take',
    taken: 'take',
    built: 'build',
  },
  fr: { jeux: 'jeu', yeux: 'oeil', travaux: 'travail', joyaux: 'joyau', oeuvre: 'oeuvr' },
  it: { dei: 'di', uomini: 'uomo' },
}
const VOWELS: Record<Language, string> = { en: 'aeiouy', uk: 'аеєиіїоуюя', ru: 'аеиоуыэюя', it: 'aeiou', fr: 'aeiouy' }

/** The stem of a folded word. */
export function stem(word: string, language: Language): string {
  const odd = ODD[language]?.[word] ?? word
  const bare = singular(elided(odd, language), language)
  if (/\d/.test(bare)) return bare
  const { least, cut } = ENDINGS[language]
  const end = language === 'en' ? english(bare) : cut.find((one) => fits(bare, one, least, VOWELS[language]))
  const left = end ? bare.slice(0, bare.length - end.length) : bare
  return alike(left, language)
}

function fits(word: string, end: string, least: number, vowels: string): boolean {
  if (!word.endsWith(end) || word.length - end.length < least) return false
  return [...word.slice(0, word.length - end.length)].some((letter) => vowels.includes(letter))
}

/** What an English word ends in, if it is an ending: glass and bonus have none. */
function english(word: string): string | undefined {
  if (/(ss|us|is)$/.test(word) || word.length < 4) return undefined
  const { least, cut } = ENDINGS.en
  return cut.find((one) => fits(word, one, least, VOWELS.en))
}

/** l'oro, dell'oro and d'or are words with an article before them. */
function elided(word: string, language: Language): string {
  if (language === 'en') return word.replace(/'s?$/, '')
  return word.includes("'") ? word.slice(word.lastIndexOf("'") + 1) : word
}

/** French has its plural after every other ending. */
function singular(word: string, language: Language): string {
  return language === 'fr' && word.length > 2 ? word.replace(/eaux$/, 'eau').replace(/(?<=[^s])[sx]$/, '') : word
}

/** Letters that change between the forms of a word become one. */
function alike(left: string, language: Language): string {
  if (language === 'en') return left.replace(/([bdfgmnprt])\1$/, '$1').replace(/(?<=.{2})i$/, 'y')
  if (language === 'it') return left.replace(/(?<=[cg])h$/, '').replace(/(?<=.{3})i$/, '')
  if (language === 'fr')
    return left
      .replace(/(?<=.{2})al$/, '')
      .replace(/([lnt])\1$/, '$1')
      .replace(/e$/, '')
  const soft = left.replaceAll('ь', '')
  return fleeting(soft, VOWELS[language]).replace(/[цч]$/, 'к').replace(/[зж]$/, 'г').replace(/[сш]$/, 'х')
}

/** кінець, кінця; карток, картка; стіл, столу: the last vowel comes, goes and changes. */
function fleeting(word: string, vowels: string): string {
  const at = word.length - 2
  const changes = 'оеєіи'.includes(word[at] ?? '-') && !vowels.includes(word.at(-1)!)
  if (!changes) return word
  const first = [...word.slice(0, at)].some((letter) => vowels.includes(letter))
  return word.slice(0, at) + (first ? '' : 'о') + word.slice(at + 1)
}

export interface Token {
  /** As it stands in the text, and where. */
  from: number
  to: number
  folded: string
  stem: string
}

export function tokens(text: string, language: Language): Token[] {
  const found: Token[] = []
  for (const match of text.matchAll(WORD)) {
    const word = folded(match[0], language)
    found.push({ from: match.index, to: match.index + match[0].length, folded: word, stem: stem(word, language) })
  }
  return found
}

/** What somebody looks for: words by stem or, while they are typed, by their beginning. */
export interface Query {
  language: Language
  words: { folded: string; stem: string }[]
}

export function query(text: string, language: Language): Query {
  return { language, words: tokens(text, language).map(({ folded, stem }) => ({ folded, stem })) }
}

function meets(token: Token, word: Query['words'][number]): boolean {
  return token.stem === word.stem || token.folded.startsWith(word.folded) || bare(token).startsWith(word.folded)
}
const bare = (token: Token) => token.folded.slice(token.folded.lastIndexOf("'") + 1)

/** Where a text has the words; null unless it has all of them. */
export function hits(text: string, wanted: Query): Token[] | null {
  const all = tokens(text, wanted.language)
  const found = wanted.words.map((word) => all.filter((token) => meets(token, word)))
  return found.every((some) => some.length > 0) ? found.flat().sort((a, b) => a.from - b.from) : null
}

/** Where it has any of them. */
export function marks(text: string, wanted: Query): Token[] {
  return tokens(text, wanted.language).filter((token) => wanted.words.some((word) => meets(token, word)))
}
