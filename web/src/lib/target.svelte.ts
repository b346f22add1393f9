/**
 * `{@attach target(select, 'card:2-3', { label })}` makes anything, HTML or SVG, a thing one can point at: it shows its
 * state (`data-state`), is reached by Tab and the arrow keys, picked by click or Enter, explained (price and effect, or
 * why not) on hover, focus and long press, and enlarged by long press or the key E.
 */
import type { Attachment } from 'svelte/attachments'
import { gradual } from './gradual.svelte'
import type { Closeup, Selection } from './select.svelte'
import type { TargetState } from './selection'
import { step } from './walk'

export interface TargetOptions {
  /** What a screen reader says. */
  label: string
  /** Verbs that make it glow; others only show on hover. */
  main?: readonly string[]
  /** A short sentence about it that is true now, whatever is asked: shown when it is pointed at. */
  about?: string
  /** The thing from near. */
  closeup?: Omit<Closeup, 'target' | 'label'>
}

const LONG_PRESS = 450
/** Milliseconds a pointer rests on a thing before it says what it is for; why not is said at once. */
const REST = 350

/** What was attached to each thing of a table: as long as nothing is said anew, it stays as it is. */
const attached = new WeakMap<Selection, Map<string, { options: TargetOptions; attachment: Attachment<Element> }>>()

function same(one: TargetOptions, other: TargetOptions): boolean {
  return (
    one.label === other.label &&
    one.about === other.about &&
    equal(one.main, other.main) &&
    sameCloseup(one.closeup, other.closeup)
  )
}
function sameCloseup(one: TargetOptions['closeup'], other: TargetOptions['closeup']): boolean {
  return one?.component === other?.component && equal(one?.props, other?.props)
}
/** Whether two lists or records have the same values. */
function equal(one: object | undefined, other: object | undefined): boolean {
  if (one === other) return true
  if (!one || !other) return false
  const [a, b] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))]
  return a.length === b.size && a.every(([name, value]) => b.has(name) && b.get(name) === value)
}

/** Sets an attribute if it is another, or takes it away. */
function put(element: Element, attribute: string, value: string | null): void {
  if (element.getAttribute(attribute) === value) return
  if (value === null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value)
}

/**
 * A button is named by hidden text inside it, because its drawing has visible numbers that an aria-label would have to
 * repeat; at rest it is a picture with a label.
 */
function name(element: HTMLElement | SVGElement, label: string, button: boolean): void {
  let text = element.querySelector(':scope > [data-name]')
  if (!button) {
    text?.remove()
    put(element, 'aria-label', label)
    return
  }
  put(element, 'aria-label', null)
  if (!text) {
    text =
      element instanceof SVGElement
        ? document.createElementNS('http://www.w3.org/2000/svg', 'title')
        : document.createElement('span')
    text.setAttribute('data-name', '')
    if (element instanceof HTMLElement) text.className = 'visually-hidden'
    element.append(text)
  }
  if (text.textContent !== label) text.textContent = label
}

export function target(select: Selection, id: string, options: TargetOptions): Attachment<Element> {
  const known = attached.get(select) ?? new Map()
  attached.set(select, known)
  const before = known.get(id)
  if (before && same(before.options, options)) return before.attachment
  const attachment = attach(select, id, options)
  known.set(id, { options, attachment })
  return attachment
}

function attach(select: Selection, id: string, options: TargetOptions): Attachment<Element> {
  return (node) => {
    const element = node as HTMLElement | SVGElement
    let timer = 0
    let resting = 0
    let held = false

    const enlarge = () => {
      if (options.closeup)
        select.closeup = { ...options.closeup, label: options.label, about: options.about, target: id }
    }
    const release = () => {
      window.clearTimeout(timer)
      timer = 0
    }
    const press = (event: PointerEvent) => {
      held = false
      if (event.pointerType === 'mouse') return
      timer = window.setTimeout(() => {
        held = true
        enlarge()
        explain()
      }, LONG_PRESS)
    }
    const explain = () => select.explain(id, node, options.about)
    const clicked = (event: Event) => {
      window.clearTimeout(resting)
      if (held) held = false
      else select.click(id, node, options.main)
      event.stopPropagation()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        event.stopPropagation()
        if (!event.repeat) select.click(id, node, options.main)
      } else if (event.key === 'e' || event.key === 'E') {
        enlarge()
      } else if (step(node, event.key)) {
        event.preventDefault()
      }
    }
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      if (select.state(id) === 'refused') explain()
      else resting = window.setTimeout(explain, REST)
    }
    const out = (event: Event) => {
      release()
      window.clearTimeout(resting)
      if (select.note?.anchor !== node) return
      // a thing that is being taken away loses the focus, too, and nothing may be changed just then
      if (event.type === 'blur') queueMicrotask(() => select.note?.anchor === node && (select.note = null))
      // a finger that is lifted has not turned to something else
      else if (event instanceof PointerEvent && event.pointerType === 'mouse') select.leave(node)
    }
    const focused = () => element.matches(':focus-visible') && explain()
    const quiet = (event: Event) => {
      if (held || timer) event.preventDefault()
    }
    const listeners: [string, (event: never) => void][] = [
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
      ['pointerleave', out],
      ['pointerenter', over],
      ['focus', focused],
      ['blur', out],
      ['click', clicked],
      ['keydown', key],
      ['contextmenu', quiet],
    ]
    for (const [name, does] of listeners) element.addEventListener(name, does as EventListener)
    put(element, 'data-target', id)

    const natural = $derived(select.state(id, options.main))
    const state = $derived(natural === 'soft' && select.dim ? 'legal' : natural)
    const still = $derived(state === 'legal' && select.many)
    const lit = $derived(select.lit.has(id))
    const show = (state: TargetState, still: boolean) => {
      const lively = state !== 'rest'
      put(element, 'data-state', state)
      put(element, 'data-still', still ? '' : null)
      put(element, 'role', lively ? 'button' : 'img')
      name(element, options.label, lively)
      // who stands on it by keys is not thrown off the table: it is only no longer walked to
      put(element, 'tabindex', lively || options.closeup ? '0' : document.activeElement === node ? '-1' : null)
      put(element, 'aria-disabled', state === 'refused' ? 'true' : null)
      put(element, 'aria-pressed', state === 'picked' ? 'true' : null)
    }
    let shown = false
    $effect(() => {
      const [now, calm] = [state, still]
      const pick = now === 'picked' || element.getAttribute('data-state') === 'picked'
      if (shown && !pick) return gradual.change(element, () => show(now, calm))
      shown = true
      show(now, calm)
      return undefined
    })
    const armed = $derived(select.armed?.anchor === node)
    $effect(() => put(element, 'data-armed', armed ? (select.armed?.firm ? 'firm' : '') : null))
    $effect(() => (state === 'legal' ? select.glow(natural === 'legal') : undefined))
    $effect(() => put(element, 'data-lit', lit ? '' : null))

    return () => {
      release()
      window.clearTimeout(resting)
      for (const [name, does] of listeners) element.removeEventListener(name, does as EventListener)
    }
  }
}
