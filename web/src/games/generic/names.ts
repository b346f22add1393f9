/** What the generic board calls parts of a view and the things in them. */

/** What people call a thing such as `card:7`, as boards are given it. */
export type Called = (thing: string) => string

/** A part of a view: the text `<game>-view-<part>`, else its own word. */
export function partName(called: Called, part: string): string {
  return called(`view:${part}`).replace(/[:_-]+/g, ' ')
}

/** A target such as `hand:7`. */
export function targetName(called: Called, id: string): string {
  return id.includes(':') ? called(id) : partName(called, id)
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
