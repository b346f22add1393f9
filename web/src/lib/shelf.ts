/**
 * The shelf: finished matches that are kept on this device, to be read where the server is not. A match is kept as what
 * its pages ask for: facts, log, result, names, component values, and its films (all positions) through a spectator's
 * eyes and one's own. A browser that forbids it keeps nothing, and nothing else happens.
 */
import type { Components, Film, GameInfo, Log, ReplayPage, Result, TableInfo } from './api'
import { DeviceStore } from './device'
import type { Names } from './say'
import { replaced } from './states'

export interface KeptMatch {
  id: string
  /** When it was finished. */
  finished: number
  info: TableInfo
  game: GameInfo
  components: Components
  names: Names
  log: Log
  result: Result
  /** By seat; `''` is a spectator's. */
  films: Record<string, Film>
}

const kept = new DeviceStore('guildhall', 'matches', 'id')
/** The latest are kept. */
export const MOST = 30

export const shelf = {
  /** A kept match; undefined if it is not kept. */
  async find(id: string): Promise<KeptMatch | undefined> {
    try {
      return await kept.ask<KeptMatch | undefined>('readonly', (store) => store.get(id))
    } catch {
      return undefined
    }
  },
  /** All kept matches, the latest first. */
  async all(): Promise<KeptMatch[]> {
    try {
      const found = await kept.ask<KeptMatch[]>('readonly', (store) => store.getAll())
      return found.sort((a, b) => b.finished - a.finished)
    } catch {
      return []
    }
  },
  /** Which are kept. */
  async ids(): Promise<Set<string>> {
    return new Set((await kept.ask<IDBValidKey[]>('readonly', (store) => store.getAllKeys())).map(String))
  },
  /** Keep a match, and let the oldest go if there are too many. */
  async put(match: KeptMatch): Promise<void> {
    await kept.ask('readwrite', (store) => store.put(match))
    for (const old of (await shelf.all()).slice(MOST)) await shelf.remove(old.id)
  },
  async remove(id: string): Promise<void> {
    await kept.ask('readwrite', (store) => store.delete(id))
  },
}

const unrolled = new WeakMap<Film, ReplayPage[]>()

/** All pages of a film; what does not change from one to the next is the same object. */
export function pagesOf(film: Film): ReplayPage[] {
  let pages = unrolled.get(film)
  if (!pages) {
    pages = [film.first]
    for (const step of film.steps)
      pages.push(step.reduce<unknown>((before, one) => replaced(before, one), pages.at(-1)) as ReplayPage)
    unrolled.set(film, pages)
  }
  return pages
}
