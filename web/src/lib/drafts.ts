/**
 * Trees of variations on this device: what somebody works on is kept as it grows, by the address of its page, so that
 * it is there again after a reload. Those that were saved stay; of the others the latest do. A browser that forbids it
 * keeps nothing, and nothing else happens.
 */
import type { BestMoves } from './api'
import { DeviceStore } from './device'
import type { Names } from './say'
import type { Tree } from './tree'

export interface Draft {
  /** The end of the page's address: `here/…`, `<table>/<moment>` or the id of a shared tree. */
  key: string
  saved: boolean
  changed: number
  tree: Tree
  names: Names
  at: number
  /** Whose eyes it is looked at through, and the seed of what they could not know. */
  eyes: number | null
  world: number
  /** What search has said, by the moves that lead to a position. */
  best: [string, BestMoves][]
}

const kept = new DeviceStore('guildhall-trees', 'drafts', 'key')
/** Of those that nobody saved. */
const MOST = 20

export const drafts = {
  async find(key: string): Promise<Draft | undefined> {
    try {
      return await kept.ask<Draft | undefined>('readonly', (store) => store.get(key))
    } catch {
      return undefined
    }
  },
  /** All of them, the latest first. */
  async all(): Promise<Draft[]> {
    try {
      const found = await kept.ask<Draft[]>('readonly', (store) => store.getAll())
      return found.sort((a, b) => b.changed - a.changed)
    } catch {
      return []
    }
  },
  /** Keep one; whether it was kept. */
  async put(draft: Draft): Promise<boolean> {
    try {
      await kept.ask('readwrite', (store) => store.put(draft))
      const loose = (await drafts.all()).filter((one) => !one.saved && one.key !== draft.key)
      for (const old of loose.slice(MOST - 1)) await drafts.remove(old.key)
      return true
    } catch {
      return false
    }
  },
  async remove(key: string): Promise<void> {
    try {
      await kept.ask('readwrite', (store) => store.delete(key))
    } catch {
      // what cannot be removed was not kept
    }
  },
}
