/** What a position of the guide needs to be drawn: the game's board, its values, names of things, people at it. */
import type { GuidePosition, Seat } from './api'
import { partsOf } from './games'
import { components, games } from './http'
import { texts } from './i18n.svelte'
import type { Played } from './played.svelte'
import type { Names } from './say'

export async function sceneOf(name: string, position: GuidePosition): Promise<Played> {
  const [all, parts, values] = await Promise.all([games(), partsOf(name), components(name), texts.load(`game:${name}`)])
  const info = all.find((one) => one.name === name)
  if (!info) throw new Error(name)
  return { name, info, parts, components: values.components, names: position.names as Names }
}

/** You, and the others by their places. */
export function sittersOf(position: GuidePosition): Seat[] {
  return Array.from({ length: position.seats }, (_, seat) => ({
    seat,
    kind: 'person',
    name: seat === position.seat ? texts.t('web-you') : texts.t('web-guide-player', { n: seat + 1 }),
    bot: null,
    online: true,
    mine: seat === position.seat,
    owner: false,
    left: false,
    gone: null,
  }))
}
