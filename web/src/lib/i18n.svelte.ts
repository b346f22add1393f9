/**
 * Texts in five languages. The browser and Python read the same Fluent files. They lie on shelves: the frame's, which
 * every page needs, is read before the first page is shown; the others (`library.ts`) are fetched per language with
 * whatever needs them, which waits for them: `withTexts`.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import { keep, kept } from './keep'

export const LANGUAGES = ['en', 'uk', 'ru', 'it', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
  it: 'Italiano',
  fr: 'Français',
}

/** English dates and lists are the British ones: 15 Nov, and no comma before “and”. */
const LOCALES: Record<Language, string> = { en: 'en-GB', uk: 'uk', ru: 'ru', it: 'it', fr: 'fr' }

export type Args = Record<string, unknown>
export type Translate = (key: string, args?: Args) => string

/** What a thing is called, as the game decides it: a key with arguments that may be phrases again. */
export interface Phrase {
  key: string
  args: Record<string, Said>
}
export type Said = Phrase | { list: Said[]; style: string } | string | number

/** What has a file `web.<topic>.<lang>.ftl`. */
export type Topic = 'settings' | 'table' | 'rules' | 'puzzles' | 'analysis' | 'learn' | 'review'
/** `frame` has a sentence for each game of the build too. */
export type Shelf = 'frame' | Topic | `${'game' | 'lessons' | 'guide'}:${string}`

const FRAME = import.meta.glob<string>('@texts/web.{en,uk,ru,it,fr}.ftl', { query: '?shelf', import: 'default' })

async function source(shelf: Shelf, language: Language): Promise<string> {
  if (shelf === 'frame') return Object.entries(FRAME).find(([path]) => path.endsWith(`/web.${language}.ftl`))![1]()
  return (await import('./library')).fetchTexts(shelf, language)
}

/** The best of our languages for this browser. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((one) => wish.toLowerCase().startsWith(one))
    if (found) return found
  }
  return 'en'
}

/** Fluent takes strings and numbers; anything else a game puts into a sentence is shown as text. */
export function variables(args: Args): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number') found[name] = new FluentNumber(value)
    else if (value instanceof FluentNumber) found[name] = value
    else if (Array.isArray(value)) found[name] = value.join(', ')
    else found[name] = value === null || value === undefined ? '' : String(value)
  }
  return found
}

export class Texts {
  language = $state<Language>('en')
  #bundles: Partial<Record<Language, FluentBundle>> = {}
  #shelves = new Map<string, Promise<void>>()
  #wanted = new Set<Shelf>()
  /** Keys that were asked for and not found: as long as no shelf brings one of them, what is said stays as it is. */
  #missed = new Set<string>()
  #read = $state(0)
  #shelved = $state(0)

  /** Read a shelf in the present language (and in English, should a key be missing). */
  async load(shelf: Shelf): Promise<void> {
    this.#wanted.add(shelf)
    await this.#fetch(
      shelf,
      untrack(() => this.language),
    )
  }

  /** Switch the language once all that is on the table has been read in it. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#wanted].map((shelf) => this.#fetch(shelf, language)))
    this.language = language
    keep('language', language)
    if (typeof document !== 'undefined') document.documentElement.lang = language
  }

  add(language: Language, source: string): void {
    const bundle = (this.#bundles[language] ??= new FluentBundle(language, { useIsolating: false }))
    const resource = new FluentResource(source)
    const says = resource.body.some(({ id }) => this.#missed.has(id) || bundle.hasMessage(id))
    bundle.addResource(resource, { allowOverrides: true })
    this.#shelved++
    if (says) this.#read++
  }

  has(key: string): boolean {
    void this.#read
    const found = this.#bundles[this.language]?.getMessage(key)?.value != null
    if (!found) this.#missed.add(key)
    return found
  }

  readonly t: Translate = (key, args) => {
    void this.#read
    for (const language of [this.language, 'en'] as const) {
      const bundle = this.#bundles[language]
      const message = bundle?.getMessage(key)
      if (bundle && message?.value) return bundle.formatPattern(message.value, variables(args ?? {}), [])
      this.#missed.add(key)
    }
    return key
  }

  /** A phrase read out; `n` of them, unless it says how many itself. */
  phrase(said: Said, n = 1): string {
    if (typeof said !== 'object') return String(said)
    if ('list' in said) return this.joined(said.list.map((one) => this.phrase(one)).filter(Boolean), said.style)
    const args: Args = { n }
    for (const [name, value] of Object.entries(said.args)) {
      args[name] = typeof value === 'object' ? this.phrase(value) : value
    }
    return this.t(said.key, args)
  }
  /** `a, b and c`, `a, b or c`, or with a mark between them; French keeps a narrow space before a semicolon. */
  joined(items: readonly string[], style: string): string {
    if (style === 'and') return this.list(items)
    if (style === 'or') return this.list(items, 'disjunction')
    return items.join(this.language === 'fr' && style.startsWith(';') ? `\u202f${style}` : style)
  }

  /** Keys and texts of one prefix, in the order of the file. */
  all(prefix: string): [string, string][] {
    void this.#shelved
    const bundle = this.#bundles[this.language]
    if (!bundle) return []
    return [...bundle._messages.keys()].filter((id) => id.startsWith(prefix)).map((id) => [id, this.t(id)])
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(LOCALES[this.language], options).format(value)
  }
  date(ms: number, options?: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(
      LOCALES[this.language],
      options ?? { dateStyle: 'medium', timeStyle: 'short' },
    ).format(ms)
  }
  /** How long ago something was: 4 minutes ago, yesterday. */
  ago(ms: number, now = Date.now()): string {
    const words = new Intl.RelativeTimeFormat(LOCALES[this.language], { numeric: 'auto' })
    const minutes = Math.max(0, Math.round((now - ms) / 60_000))
    if (minutes === 0) return words.format(0, 'second')
    if (minutes < 60) return words.format(-minutes, 'minute')
    if (minutes < 24 * 60) return words.format(-Math.round(minutes / 60), 'hour')
    return words.format(-Math.round(minutes / (24 * 60)), 'day')
  }
  list(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    return new Intl.ListFormat(LOCALES[this.language], { type }).format(items)
  }

  #fetch(shelf: Shelf, language: Language): Promise<void> {
    const id = `${shelf}/${language}`
    let reading = this.#shelves.get(id)
    if (!reading) {
      reading = source(shelf, language).then((file) => this.add(language, file))
      this.#shelves.set(id, reading)
      reading.catch(() => this.#shelves.delete(id)) // the next one tries again
    }
    return reading
  }
}

export const texts = new Texts()

/** A part of the client that is fetched when first needed, with the texts it speaks: it is there when both are. */
export async function withTexts<Part>(part: Promise<Part>, ...shelves: Shelf[]): Promise<Part> {
  const [found] = await Promise.all([part, ...shelves.map((shelf) => texts.load(shelf))])
  return found
}

/** The language chosen before, or the browser's; with the texts of the frame read. */
export async function start(): Promise<void> {
  const chosen = kept<Language>('language')
  const language = chosen && LANGUAGES.includes(chosen) ? chosen : preferred(navigator.languages)
  texts.language = language
  document.documentElement.lang = language
  await texts.load('frame')
}
