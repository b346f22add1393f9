/** Points of the seats, and where on the market a die move points. */
import type { Words } from '@/lib/games'
import type { CathedralView } from './view'

export const words: Words = {
  points: (view) => (view as CathedralView).sides.filter((side) => side.seat !== null).map((side) => side.pp),
  /** A die move points at the die and at the space where it would land. */
  targets(candidate, seen) {
    if (candidate.verb !== 'move') return candidate.targets
    const [colour = '', extra = '+0'] = candidate.args
    const die = (seen as CathedralView).market.dice[colour]
    if (!die) return candidate.targets
    return [`die:${colour}`, `space:${((die.space - 1 + die.value + Number(extra)) % 8) + 1}`]
  },
}
