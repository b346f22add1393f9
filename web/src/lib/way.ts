/**
 * The way from a table to its rules and back. The rules open beside the table, in a sheet or in a tab of their own, so
 * nothing that was picked is lost; an address keeps the table and the thing one came from, and back leads there.
 */
import { router } from './router.svelte'

/** What a tab of rules tells the table that it came from. */
const BACK = 'guildhall-back'

/** The end of an address that knows the way back. */
export function wayTo(table: string, target: string): string {
  const query = new URLSearchParams({ table })
  if (target) query.set('at', target)
  return `?${query}`
}

export interface Way {
  table: string
  at: string
  tail: string
}

/** The table that a page of rules was opened from. */
export function wayBack(query: URLSearchParams): Way | null {
  const table = query.get('table')
  if (!table) return null
  const at = query.get('at') ?? ''
  return { table, at, tail: wayTo(table, at) }
}

/** Back to the table: to its own tab if that is still there, else it is opened again here. */
export function goBack(way: Way): void {
  const from = window.opener as Window | null
  try {
    if (from && !from.closed && from.location.pathname === `/table/${way.table}`) {
      from.dispatchEvent(new CustomEvent(BACK, { detail: way.at }))
      from.focus()
      window.close()
      return
    }
  } catch {
    // it shows another site by now
  }
  router.go(`/table/${way.table}${way.at ? `?at=${encodeURIComponent(way.at)}` : ''}`)
}

/** Puts the focus on a thing of the table, if it is there; the board gets it else. */
export function focusTarget(target: string): boolean {
  const all = document.querySelectorAll<HTMLElement | SVGElement>(`[data-target="${CSS.escape(target)}"]`)
  const one = [...all].find((found) => found.getClientRects().length > 0)
  if (!one) return false
  if (!one.hasAttribute('tabindex')) one.setAttribute('tabindex', '-1')
  one.focus({ preventScroll: true })
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}

/** Calls when a tab of rules leads back here. */
export function whenBack(does: (target: string) => void): () => void {
  const heard = (event: Event) => does(String((event as CustomEvent).detail ?? ''))
  window.addEventListener(BACK, heard)
  return () => window.removeEventListener(BACK, heard)
}
