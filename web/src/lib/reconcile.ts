/**
 * Structural sharing: a state that arrives is mostly the one before. Taken over through `reconcile`, its unchanged
 * parts are the very objects that are already shown, and what is drawn from them is left alone. Plain JSON values only.
 */

/** The value `now`, made of the parts of `old` wherever they are equal; `old` itself if nothing changed. */
export function reconcile<T>(old: unknown, now: T): T {
  if (old === now || !isObject(old) || !isObject(now)) return now
  if (Array.isArray(old) !== Array.isArray(now)) return now
  return (Array.isArray(now) ? list(old as unknown as unknown[], now) : record(old, now)) as T
}

/** Takes over value after value; each is reconciled with the one before. */
export function keeper<T>(): (now: T) => T {
  let last: unknown
  return (now) => (last = reconcile(last, now)) as T
}

type Fields = { [key: string]: unknown }

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function record(old: Fields, now: Fields): Fields {
  const names = Object.keys(now)
  let same = names.length === Object.keys(old).length
  const kept: Fields = {}
  for (const name of names) {
    kept[name] = reconcile(old[name], now[name])
    same &&= kept[name] === old[name] && name in old
  }
  return same ? old : kept
}

/** Where something came or went, the items behind it are compared from the end: they have only moved. */
function list(old: unknown[], now: unknown[]): unknown[] {
  const kept = [...now]
  const moved = now.length - old.length
  let same = moved === 0
  let back = now.length
  if (moved !== 0) {
    const front = equalItems(old, now)
    while (back > front && back - moved > front && equal(old[back - 1 - moved], now[back - 1])) {
      back--
      kept[back] = old[back - moved]
    }
  }
  for (let i = 0; i < Math.min(back, old.length); i++) {
    kept[i] = reconcile(old[i], now[i])
    same &&= kept[i] === old[i]
  }
  return same ? old : kept
}

/** How many items at the front are equal. */
function equalItems(old: readonly unknown[], now: readonly unknown[]): number {
  let n = 0
  while (n < old.length && n < now.length && equal(old[n], now[n])) n++
  return n
}

function equal(old: unknown, now: unknown): boolean {
  return reconcile(old, now) === old
}
