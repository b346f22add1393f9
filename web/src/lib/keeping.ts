/** Which matches are put on the shelf: those that I played and that are over, when I see them or come back. */
import type { TableList } from './api'
import { components, games, server } from './http'
import { texts } from './i18n.svelte'
import { partsOf } from './games'
import { shelf } from './shelf'
import { over } from './stay'

/** So many that ended elsewhere are fetched at once. */
const AT_ONCE = 5
const under = new Set<string>()

/** Keep a match if it is over and mine; one that cannot be kept now is kept another time. */
export async function keepMatch(id: string): Promise<void> {
  if (typeof indexedDB === 'undefined' || under.has(id)) return
  under.add(id)
  try {
    if (!(await shelf.ids()).has(id)) await fetchMatch(id)
  } catch {
    return
  } finally {
    under.delete(id)
  }
}

async function fetchMatch(id: string): Promise<void> {
  const info = await server.table(id)
  if (info.summary.status !== 'finished' || info.my_seats.length === 0) return
  const name = info.summary.game
  const eyes = [null, ...info.my_seats]
  const [all, values, names, log, result, films] = await Promise.all([
    games(),
    components(name),
    server.names(id),
    server.log(id),
    server.result(id),
    Promise.all(eyes.map((seat) => server.film(id, seat))),
    // what draws it and says it is fetched now, so that it is there when nothing can be fetched
    partsOf(name),
    texts.load(`game:${name}`),
  ])
  const game = all.find((one) => one.name === name)
  if (!game) return
  await shelf.put({
    id,
    finished: result.finished,
    info: { ...info, links: { invite: null, watch: null, seats: {} } },
    game,
    components: values,
    names: names.names,
    log,
    result,
    films: Object.fromEntries(eyes.map((seat, i) => [String(seat ?? ''), films[i]!])),
  })
}

/** Matches of mine that ended while I was not there. */
export async function keepOthers(list: TableList): Promise<void> {
  try {
    const kept = await shelf.ids()
    const missing = list.tables.filter((one) => over(one) && !kept.has(one.id))
    for (const one of missing.slice(0, AT_ONCE)) await keepMatch(one.id)
  } catch {
    return
  }
}
