import { describe, expect, it } from 'vitest'
import type { BotInfo, Outcome, Seat, TableSummary } from '@/lib/api'
import { seatsCalled } from '@/lib/people'
import { prefs } from '@/lib/prefs.svelte'
import { choose, fitting, LEVELS, measured, rival } from '@/lib/rivals'

const OFFERED: BotInfo[] = ['apprentice', 'journeyman', 'master', 'mcts:300'].map((spec) => ({
  spec,
  name: spec.split(':')[0]!,
  strength: Number(spec.split(':')[1]) || 0,
  level: LEVELS.includes(spec),
  default: spec === 'journeyman',
}))

function seated(seat: number, bot: string | null, more: Partial<Seat> = {}): Seat {
  const kind = bot ? 'bot' : 'person'
  return { seat, kind, name: '', bot, online: true, mine: !bot, owner: !bot, left: false, gone: null, ...more }
}

/** A finished match: my points, then those of the bots. */
function match(bots: string[], scores: number[], more: Partial<TableSummary> = {}): TableSummary {
  const ranks = scores.map((one) => 1 + scores.filter((other) => other > one).length)
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  return {
    id: 'one',
    name: null,
    game: 'splendor',
    status: 'finished',
    options: {},
    seats: [seated(0, null), ...bots.map((bot, i) => seated(i + 1, bot))],
    to_act: [],
    my_turn: false,
    number: 60,
    actions: 60,
    created: 0,
    updated: 0,
    outcome: { reason: 'points', winners, scores, ranks } as Outcome,
    opened: false,
    ...more,
  }
}

describe('the level after a match', () => {
  const after = (bots: string[], ...scores: number[]) => measured(match(bots, scores))?.next
  it('is one higher for who won, also together with others', () => {
    expect(after(['apprentice'], 15, 9)).toBe('journeyman')
    expect(after(['journeyman', 'journeyman'], 15, 15, 9)).toBe('master')
    expect(after(['master'], 15, 9)).toBe('master')
  })
  it('is one lower for who was clearly beaten', () => {
    expect(after(['master'], 9, 15)).toBe('journeyman')
    expect(after(['apprentice'], 2, 15)).toBe('apprentice')
  })
  it('stays for all others', () => {
    expect(after(['master'], 10, 15)).toBe('master')
    expect(after(['master', 'master'], 3, 15, 2)).toBe('master')
  })
  it('is that of the strongest bot there', () => {
    expect(after(['apprentice', 'journeyman', 'mcts:300'], 15, 9, 9, 9)).toBe('master')
  })
  it('is not told by matches of other kinds', () => {
    expect(measured(match(['mcts:300'], [15, 9]))).toBeNull()
    expect(measured(match([], [15]))).toBeNull()
    expect(measured(match(['apprentice'], [15, 9], { opened: true }))).toBeNull()
    expect(measured(match(['apprentice'], [15, 9], { status: 'abandoned' }))).toBeNull()
    const together = match(['apprentice'], [15, 9, 4])
    together.seats.push(seated(2, null, { mine: false }))
    expect(measured(together)).toBeNull()
    const replaced = match(['apprentice'], [15, 9])
    replaced.seats[0] = { ...replaced.seats[0]!, bot: 'master' }
    expect(measured(replaced)).toBeNull()
  })
})

describe('who one plays against', () => {
  it('begins with the lowest, in each game', () => {
    expect(fitting([], 'splendor', 'journeyman')).toBe('apprentice')
    const other = match(['master'], [15, 9], { game: 'rococo' })
    expect(fitting([other], 'splendor', 'journeyman')).toBe('apprentice')
    expect(fitting([{ ...match(['master'], [0, 0]), status: 'playing' }], 'splendor', 'journeyman')).toBe('apprentice')
  })
  it('goes by the latest match against levels', () => {
    const won = match(['apprentice'], [15, 9])
    const lost = match(['journeyman'], [3, 15])
    const plain = match(['mcts:300'], [15, 9])
    expect(fitting([plain, won, lost], 'splendor', 'master')).toBe('journeyman')
    expect(fitting([lost, won], 'splendor', 'master')).toBe('apprentice')
    expect(fitting([plain], 'splendor', 'master')).toBe('master')
  })
  it('stays as chosen, for the game it was chosen for', () => {
    expect(rival('splendor', OFFERED, [])).toBe('apprentice')
    choose('splendor', 'mcts:300')
    expect(rival('splendor', OFFERED, [match(['apprentice'], [15, 9])])).toBe('mcts:300')
    expect(rival('rococo', OFFERED, [])).toBe('apprentice')
    choose('splendor', 'gone')
    expect(rival('splendor', OFFERED, [])).toBe('apprentice')
    prefs.set('rivals', {})
  })
})

it('levels in a record are bots', () => {
  const [ann, bot] = seatsCalled(['Ann', 'journeyman'], [])
  expect([ann!.kind, bot!.kind]).toEqual(['person', 'bot'])
  expect(bot!.name).not.toBe('journeyman')
})
