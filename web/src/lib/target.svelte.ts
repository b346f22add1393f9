/**
 * `{@attach target(select, 'card:2-3', { label })}` makes anything, HTML or SVG, a thing one can point at: it shows its
 * state (`data-state`), is reached by Tab and the arrow keys, picked by click or Enter, explained on hover, focus and
 * long press, and enlarged by long press or the key E.
 */
import type { Attachment } from 'svelte/attachments'
import type { Closeup, Selection } from './select.svelte'
import { step } from './walk'

export interface TargetOptions {
  /** What a screen reader says. */
  label: string
  /** Verbs that make it glow; others only show on hover. */
  main?: readonly string[]
  /** The thing from near. */
  closeup?: Omit<Closeup, 'target' | 'label'>
}

const LONG_PRESS = 450

/**
 * A button is named by hidden text inside it, because its drawing has visible numbers that an aria-label would have to
 * repeat; at rest it is a picture with a label.
 */
function name(element: HTMLElement | SVGElement, label: string, button: boolean): void {
  let text = element.querySelector(':scope > [data-name]')
  if (!button) {
    text?.remove()
    element.setAttribute('aria-label', label)
    return
  }
  element.removeAttribute('aria-label')
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
  return (node) => {
    const element = node as HTMLElement | SVGElement
    let timer = 0
    let held = false

    const enlarge = () => {
      if (options.closeup) select.closeup = { ...options.closeup, label: options.label, target: id }
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
        select.explain(id, node)
      }, LONG_PRESS)
    }
    const clicked = (event: Event) => {
      if (held) held = false
      else select.click(id, node, options.main)
      event.stopPropagation()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        event.stopPropagation()
        select.click(id, node, options.main)
      } else if (event.key === 'e' || event.key === 'E') {
        enlarge()
      } else if (step(node, event.key)) {
        event.preventDefault()
      }
    }
    const over = () => select.explain(id, node)
    const out = () => {
      release()
      if (select.note?.anchor === node) select.note = null
    }
    const quiet = (event: Event) => {
      if (held || timer) event.preventDefault()
    }
    const listeners: [string, (event: never) => void][] = [
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
      ['pointerleave', out],
      ['pointerenter', over],
      ['focus', over],
      ['blur', out],
      ['click', clicked],
      ['keydown', key],
      ['contextmenu', quiet],
    ]
    for (const [name, does] of listeners) element.addEventListener(name, does as EventListener)
    element.dataset.target = id

    $effect(() => {
      const state = select.state(id, options.main)
      element.dataset.state = state
      const lively = state !== 'rest'
      element.setAttribute('role', lively ? 'button' : 'img')
      name(element, options.label, lively)
      if (lively || options.closeup) element.setAttribute('tabindex', '0')
      else element.removeAttribute('tabindex')
      if (state === 'refused') element.setAttribute('aria-disabled', 'true')
      else element.removeAttribute('aria-disabled')
      if (state === 'picked') element.setAttribute('aria-pressed', 'true')
      else element.removeAttribute('aria-pressed')
      element.toggleAttribute('data-lit', select.lit.has(id))
    })

    return () => {
      release()
      for (const [name, does] of listeners) element.removeEventListener(name, does as EventListener)
    }
  }
}
