/**
 * The shelf: finished matches that are kept on this device, to be read where the server is not. A match is kept as what
 * its pages ask for: facts, log, result, names, component values, and its films (all positions) through a spectator's
 * eyes and one's own. A browser that forbids it keeps nothing, and nothing else happens.
 */
import type { Components, Film, GameInfo, Log, ReplayPage, Result, TableInfo } from './api'
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

const [DATABASE, STORE] = ['guildhall', 'matches']
/** The latest are kept. */
export const MOST = 30

let opening: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' })
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error(DATABASE))
  })
  opening.catch(() => (opening = null))
  return opening
}

async function ask<T>(mode: IDBTransactionMode, does: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const asked = does(database.transaction(STORE, mode).objectStore(STORE))
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error(STORE))
  })
}

export const shelf = {
  /** A kept match; undefined if it is not kept. */
  async find(id: string): Promise<KeptMatch | undefined> {
    try {
      return await ask<KeptMatch | undefined>('readonly', (store) => store.get(id))
    } catch {
      return undefined
    }
  },
  /** All kept matches, the latest first. */
  async all(): Promise<KeptMatch[]> {
    try {
      const found = await ask<KeptMatch[]>('readonly', (store) => store.getAll())
      return found.sort((a, b) => b.finished - a.finished)
    } catch {
      return []
    }
  },
  /** Which are kept. */
  async ids(): Promise<Set<string>> {
    return new Set((await ask<IDBValidKey[]>('readonly', (store) => store.getAllKeys())).map(String))
  },
  /** Keep a match, and let the oldest go if there are too many. */
  async put(match: KeptMatch): Promise<void> {
    await ask('readwrite', (store) => store.put(match))
    for (const old of (await shelf.all()).slice(MOST)) await shelf.remove(old.id)
  },
  async remove(id: string): Promise<void> {
    await ask('readwrite', (store) => store.delete(id))
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
