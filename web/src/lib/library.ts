/**
 * Where the texts are that not every page needs: topics of the frame, and games with their rules, lessons and guides.
 * `shelves.ts` binds those that are read together; those of a game that this client was built without come from the
 * server. The hall does without this file, which has an address for each of them in each language.
 */
import { gameTexts } from './http'
import type { Language, Shelf } from './i18n.svelte'

type Files = Record<string, () => Promise<string>>
const TOPICS = import.meta.glob<string>('@texts/web.*.*.ftl', { query: '?shelf', import: 'default' })
const GAMES = import.meta.glob<string>('@games/*/texts/{en,uk,ru,it,fr}.ftl', { query: '?shelf', import: 'default' })
const LESSONS = import.meta.glob<string>('@games/*/texts/lessons.*.ftl', { query: '?raw', import: 'default' })
const GUIDES = import.meta.glob<string>('@games/*/texts/guide.*.ftl', { query: '?raw', import: 'default' })
const BOARDS = import.meta.glob<string>('../games/*/texts/*.ftl', { query: '?raw', import: 'default' })

export async function fetchTexts(shelf: Shelf, language: Language): Promise<string> {
  const [kind = '', game = ''] = shelf.split(':')
  if (!game) return ending(TOPICS, `/web.${kind}.${language}.ftl`)!
  if (kind === 'lessons')
    return ending(LESSONS, `/${game}/texts/lessons.${language}.ftl`) ?? asked(game, language, 'lessons')
  if (kind === 'guide') return ending(GUIDES, `/${game}/texts/guide.${language}.ftl`) ?? asked(game, language, 'guide')
  const name = `/${game}/texts/${language}.ftl`
  return ending(GAMES, name) ?? (await asked(game, language)) + ((await ending(BOARDS, name)) ?? '')
}

function ending(files: Files, end: string): Promise<string> | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1]()
}

/** The texts of a game from elsewhere; without them its keys are shown, which is better than no table. */
async function asked(game: string, language: Language, what: 'all' | 'lessons' | 'guide' = 'all'): Promise<string> {
  try {
    const found = await gameTexts(game, language)
    return what === 'all' ? `${found.game}\n${found.rules}\n` : found[what]
  } catch {
    return ''
  }
}
