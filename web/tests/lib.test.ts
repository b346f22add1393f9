import { describe, expect, it } from 'vitest'
import type { Result } from '@/lib/api'
import { columns, histories } from '@/lib/columns'
import { between } from '@/lib/count'
import { duration } from '@/lib/format'
import { continued } from '@/lib/live.svelte'
import { courses, ticks } from '@/lib/race'
import { parse } from '@/lib/router.svelte'
import { found, grouped, type Rule } from '@/lib/rules'
import { query } from '@/lib/stems'
import { withNotes } from '@/lib/seating'
import { nearest } from '@/lib/walk'

it('the log goes on, and forgets what was undone', () => {
  const line = (action: number, key = 'x') => ({ action, seat: 0, key, args: {} })
  expect(continued([line(1), line(2), line(3)], 2, [line(3, 'new')]).map((one) => `${one.action}${one.key}`)).toEqual([
    '1x',
    '2x',
    '3new',
  ])
  expect(continued([], 0, [line(0), line(1)])).toHaveLength(2)
})

it('what was done with the seats stands among the actions', () => {
  const line = (action: number) => ({ action, seat: 0, key: 'x', args: {} })
  const note = (action: number) => ({ at: 1, action, seat: 1, key: 'web-seating-left', args: { name: 'Ben' } })
  const keys = (lines: { action: number; key: string }[]) => lines.map((one) => `${one.key[0]}${one.action}`)
  expect(keys(withNotes([line(1), line(1), line(2), line(3)], [note(1), note(2), note(2)]))).toEqual([
    'x1',
    'x1',
    'w1',
    'x2',
    'w2',
    'w2',
    'x3',
  ])
  expect(keys(withNotes([line(1)], [note(0), note(5)]))).toEqual(['w0', 'x1', 'w5'])
})

it('addresses are read', () => {
  expect(parse(new URL('http://x/rules/splendor#SPL-RES-02'))).toMatchObject({
    page: 'rules',
    id: 'splendor',
    hash: 'SPL-RES-02',
  })
  expect(parse(new URL('http://x/join/abc?token=t')).query.get('token')).toBe('t')
  expect(parse(new URL('http://x/')).page).toBe('')
})

describe('rules', () => {
  const rules: Rule[] = [
    ['SPL-SECTION-01', 'Set-up'],
    ['SPL-SETUP-01', 'Three decks'],
    ['SPL-SECTION-02', 'Turn'],
    ['SPL-TAKE-01', 'Three gems'],
  ]
  it('are grouped under their headings', () => {
    expect(grouped(rules).map((section) => [section.title, section.rules.length])).toEqual([
      ['Set-up', 1],
      ['Turn', 1],
    ])
  })
  it('are found by words and ids', () => {
    expect(grouped(found(rules, 'three GEMS', query('three GEMS', 'en'))).map((section) => section.title)).toEqual([
      'Turn',
    ])
    expect(grouped(found(rules, 'setup-01', query('setup-01', 'en')))).toHaveLength(1)
    expect(grouped(found(rules, 'nothing', query('nothing', 'en')))).toEqual([])
  })
})

it('arrow keys go to the nearest target in their direction', () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 60, y: 50 },
    { x: 0, y: 80 },
    { x: -50, y: 0 },
  ]
  expect(nearest({ x: 0, y: 0 }, spots, 1, 0)).toBe(0)
  expect(nearest({ x: 0, y: 0 }, spots, 0, 1)).toBe(2)
  expect(nearest({ x: 0, y: 0 }, spots, 0, -1)).toBe(-1)
})

it('the race has one point per turn', () => {
  const [first] = courses(
    [
      [0, 0],
      [1, 0],
      [1, 0],
      [3, 2],
    ],
    [0, 0, 1, 2],
  )
  expect(first).toEqual([
    { turn: 0, score: 1, action: 1 },
    { turn: 1, score: 1, action: 2 },
    { turn: 2, score: 3, action: 3 },
  ])
  expect(ticks(0, 15)).toEqual([0, 5, 10, 15])
})

it('durations are short', () => {
  expect([0, 187_000, 3_765_000, 183_600_000].map(duration)).toEqual(['0:00', '3:07', '1:02:45', '2d 3h'])
})

describe('the columns of a result', () => {
  const seat = (name: string, n: number) => ({
    seat: n,
    kind: 'person' as const,
    name,
    bot: null,
    online: true,
    mine: false,
    owner: false,
    left: false,
    gone: null,
  })
  const outcome = (scores: number[], ranks: number[]) => ({
    reason: 'x',
    scores,
    ranks,
    winners: ranks.flatMap((rank, n) => (rank === 1 ? [n] : [])),
  })
  const alone = (mine: number, rank: number, theirs: number): Result => ({
    table: 'x',
    game: 'g',
    seats: [seat('Ann', 0)],
    options: {},
    outcome: outcome([mine], [rank]),
    sheet: [
      { key: 'a', points: [mine - 1] },
      { key: 'b', points: [1] },
    ],
    rival: { name: 'g-rival', points: [theirs, 0], history: [0, theirs] },
    history: [[0], [mine]],
    turns: [0, 1],
    rounds: 1,
    times: [],
    started: 0,
    finished: 1,
  })
  const said = (result: Result) => columns(result, 'Ivan').map((one) => [one.seat, one.name, one.total, one.place])
  it('have an opponent without a seat', () => {
    expect(said(alone(9, 1, 7))).toEqual([
      [0, 'Ann', 9, 1],
      [1, 'Ivan', 7, 2],
    ])
    expect(said(alone(9, 2, 9))).toEqual([
      [1, 'Ivan', 9, 1],
      [0, 'Ann', 9, 2],
    ])
    expect(said(alone(9, 1, 9))).toEqual([
      [0, 'Ann', 9, 1],
      [1, 'Ivan', 9, null],
    ])
    const level = { ...alone(9, 1, 9), outcome: { ...outcome([9], [1]), reason: 'tied' } }
    expect(said(level)).toEqual([
      [0, 'Ann', 9, 1],
      [1, 'Ivan', 9, 1],
    ])
    expect(histories(alone(9, 1, 7))).toEqual([
      [0, 0],
      [9, 7],
    ])
  })
  it('are those of the seats otherwise, best first', () => {
    const two: Result = {
      ...alone(0, 1, 0),
      seats: [seat('Ann', 0), seat('Ben', 1)],
      outcome: outcome([3, 8], [2, 1]),
      sheet: [{ key: 'a', points: [3, 8] }],
      rival: null,
      history: [
        [0, 0],
        [3, 8],
      ],
    }
    expect(said(two)).toEqual([
      [1, 'Ben', 8, 1],
      [0, 'Ann', 3, 2],
    ])
    expect(histories(two)).toBe(two.history)
  })
})

it('points count one by one, faster when there are many, and end where they should', () => {
  expect([0, 89, 90, 180, 269, 270, 9999].map((ms) => between(4, 7, ms))).toEqual([4, 4, 5, 6, 6, 7, 7])
  expect([0, 45, 90].map((ms) => between(3, 2, ms))).toEqual([3, 3, 2])
  expect([0, 350, 700].map((ms) => between(0, 74, ms))).toEqual([0, 37, 74])
  expect(between(5, 5, 0)).toBe(5)
})
