/**
 * Keys of a table beside those of the things on it: N and Shift+N walk through what can be done now, a digit points at
 * the thing that a board has given it (`data-key`).
 */

const GLOWING = '[data-target][data-state="legal"]'
const SOFT = '[data-target][data-state="soft"]'
const MENU = '[role="dialog"] [data-choice]'
const BUTTONS = '.prompt :is([data-choice], [data-confirm], [data-change], [data-do="result"])'

function there(what: string): (HTMLElement | SVGElement)[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>(what)].filter(
    (one) => one.getClientRects().length > 0 && !(one as HTMLButtonElement).disabled,
  )
}

/**
 * What can be done now: the choices of an open menu; else what glows on the table, if nothing does what is possible
 * there, then the prompt's buttons; when the match is over, the way to its result.
 */
export function doable(): (HTMLElement | SVGElement)[] {
  const menu = there(MENU)
  if (menu.length > 0) return menu
  const glowing = there(GLOWING)
  return [...(glowing.length > 0 ? glowing : there(SOFT)), ...there(BUTTONS)]
}

/** Moves the focus to the next thing that can be done, or to the one before; the first follows the last. */
export function walk(back: boolean): boolean {
  const all = doable()
  if (all.length === 0) return false
  const at = all.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (back ? all.length - 1 : 0) : (at + (back ? -1 : 1) + all.length) % all.length
  const one = all[next]!
  one.focus({ preventScroll: true })
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}

/** Points at the thing with this digit. */
export function point(digit: string): boolean {
  const [one] = there(`[data-key="${digit}"]`)
  if (!one) return false
  one.focus({ preventScroll: true })
  one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return true
}

/** Whether keys typed there are meant for what stands there. */
export function isTyping(at: EventTarget | null): boolean {
  return at instanceof Element && at.closest('input, textarea, select, dialog') !== null
}

/** Who uses keys sees which there are: digits are drawn only then. */
export function showKeys(): void {
  document.documentElement.dataset.keys = ''
}

/** The board is where keys go when a table has opened, unless somebody is elsewhere already. */
export function focusBoard(): void {
  if (document.activeElement === document.body || document.activeElement === null)
    document.getElementById('main')?.focus({ preventScroll: true })
}
