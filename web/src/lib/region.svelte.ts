/**
 * A new position changes the board, the seats, one's own things and the log: drawn in one frame, they would keep the
 * browser from answering for too long. So a region beside the board takes it over in a turn of its own, and shows the
 * whole position before until then. Nothing new may be chosen before every region has had its turn.
 */
import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { turns } from './turns.svelte'

type Sources<T> = { readonly [Name in keyof T]: () => T[Name] }

/**
 * The values of a region: what `latest` says, all together when it is the region's turn. Whose things are one's `own`
 * is never a frame old: seats change their places with it, and nobody sees what another holds.
 */
export function region<T extends object>(order: number, own: () => number | null, latest: Sources<T>): T {
  const names = Object.keys(latest) as (keyof T)[]
  let whose = untrack(own)
  const shown = new SvelteMap<keyof T, unknown>(untrack(() => names.map((name) => [name, latest[name]()])))
  $effect.pre(() => {
    const values = names.map((name) => [name, latest[name]()] as const)
    const same = whose === (whose = own())
    return untrack(() => {
      const news = values.filter(([name, value]) => shown.get(name) !== value)
      if (news.length === 0) return undefined
      const take = () => news.forEach(([name, value]) => shown.set(name, value))
      if (turns.opened && same) return turns.wait(take, order)
      take()
      return undefined
    })
  })
  const values = {} as T
  for (const name of names)
    Object.defineProperty(values, name, {
      enumerable: true,
      // a region that has not come yet has nothing else to show
      get: () => (turns.opened ? shown.get(name) : latest[name]()),
    })
  return values
}
