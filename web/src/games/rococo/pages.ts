/** The pages of the board on a phone that lies on its side, and the folds of one that stands upright. */

export const PAGES = ['palace', 'garments', 'silk', 'hire', 'jewels'] as const

const KINDS: Record<string, string> = {
  display: 'garments',
  tile: 'silk',
  hire: 'hire',
  jewel: 'jewels',
  task: 'jewels',
  exam: 'jewels',
  guest: 'palace',
  hall: 'palace',
  deco: 'palace',
  favor: 'palace',
}

/** Where a thing lies that one may point at; empty: not on the board. */
export function pageOf(target: string): string {
  return target.startsWith('deco:W') ? 'jewels' : (KINDS[target.split(':')[0] ?? ''] ?? '')
}
