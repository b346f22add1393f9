/** A match as a page needs it: board, texts, component values, names of things. Dresses the page in the game's skin. */
import type { GameInfo } from './api'
import { partsOf, type GameParts } from './games'
import { components, games, server } from './http'
import { texts } from './i18n.svelte'
import { prefs } from './prefs.svelte'
import type { Known, Names } from './say'

export interface Played {
  name: string
  info: GameInfo
  parts: GameParts
  components: unknown
  names: Names
}

export function played(name: string, table: string, token = ''): Promise<Played> {
  return playedAs(name, server.names(table, token))
}

/** The same where things are called by these names. */
export async function playedAs(name: string, names: Promise<{ names: Names }>): Promise<Played> {
  prefs.dress(name)
  const [all, parts, values, called] = await Promise.all([
    games(),
    partsOf(name),
    components(name),
    names,
    texts.load(`game:${name}`),
  ])
  const info = all.find((one) => one.name === name)
  if (!info) throw new Error(name)
  return { name, info, parts, components: values.components, names: called.names }
}

export function known(game: Played, players: readonly string[]): Known {
  return { game: game.name, names: game.names, players }
}
