/** A game as a page needs it: board, words and texts, component values. Dresses the page in the game's skin. */
import type { GameInfo } from './api'
import { partsOf, type GameParts } from './games'
import { components, games } from './http'
import { texts } from './i18n.svelte'
import { prefs } from './prefs.svelte'
import type { Known } from './say'

export interface Played {
  name: string
  info: GameInfo
  parts: GameParts
  components: Record<string, unknown>
}

export async function played(name: string): Promise<Played> {
  prefs.dress(name)
  const [all, parts, values] = await Promise.all([
    games(),
    partsOf(name),
    components(name),
    texts.load(`game:${name}`),
    texts.load(`rules:${name}`),
  ])
  const info = all.find((one) => one.name === name)
  if (!info) throw new Error(name)
  return { name, info, parts, components: values.components }
}

export function known(game: Played, players: readonly string[]): Known {
  return { game: game.name, words: game.parts.words, components: game.components, players }
}
