/** What the generic board calls things: the texts of the game where it has them, else the words of the view. */
import { texts } from '@/lib/i18n.svelte'
import { named } from '@/lib/say'

/** A part of a view: the text `<game>-view-<part>`. */
export function partName(game: string, part: string): string {
  const key = `${game}-view-${part}`
  return texts.has(key) ? texts.t(key) : part.replace(/[:_-]+/g, ' ')
}

/** A thing in a part of a view, as sentences name it. */
export function thingName(game: string, part: string, thing: string): string {
  return String(named(game, part, thing))
}

/** A target such as `hand:7`. */
export function targetName(game: string, id: string): string {
  const [part = '', thing = ''] = id.split(':')
  return thing ? thingName(game, part, thing) : partName(game, part)
}

/** Whether a value is a row of things. */
export function things(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
}

/** The targets that the things of a value stand for: `hand: ["7"]` is `hand:7`. */
export function targetsIn(value: unknown, part = ''): string[] {
  if (typeof value === 'string') return [`${part}:${value}`, value]
  if (Array.isArray(value)) return value.flatMap((one) => targetsIn(one, part))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, one]) => targetsIn(one, name))
}
