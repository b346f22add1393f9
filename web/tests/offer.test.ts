import { describe, expect, it } from 'vitest'
import type { GameInfo, NeedInfo, OptionInfo, TableSummary } from '@/lib/api'
import { fitted, idle, leftOut, misfit, optionKey, presetOf, settled, usual } from '@/lib/offer'
import { squares } from '@/lib/squares'
import { goingOn, pageOfLink } from '@/lib/standing'

const need = (why: string, cases: NeedInfo['cases'], values: string[] = []): NeedInfo => ({
  why,
  rule: 'X',
  cases,
  values,
})
const option = (key: string, values: string[], needs: NeedInfo[] = []): OptionInfo => ({
  key,
  default: values[0] ?? 5,
  rule: 'X',
  values,
  low: 1,
  high: 9,
  needs,
})
const alone = { seats: [1], options: {} }
const company = { seats: [2, 3], options: {} }
const ball = { seats: [], options: { hall: ['large'] } }
const game = {
  name: 'feast',
  seats: [1, 2, 3],
  default_seats: 2,
  options: [
    option('hall', ['small', 'large'], [need('crowd', [company], ['large'])]),
    option('guests', ['none', 'king', 'queen'], [need('room', [ball], ['king', 'queen'])]),
    option('solo.level', ['easy', 'hard'], [need('alone', [alone])]),
    option('courses', []),
  ],
  presets: [
    { name: 'first', seats: [2, 3], options: {} },
    { name: 'full', seats: [3], options: { hall: 'large', guests: 'king' } },
    { name: 'solo', seats: [1], options: { 'solo.level': 'hard' } },
  ],
} as unknown as GameInfo
const [hall, guests, level] = game.options as [OptionInfo, OptionInfo, OptionInfo, OptionInfo]
const chosen = usual(game)

describe('what is offered', () => {
  it('is what the seats and the other options allow', () => {
    expect(misfit(hall, 'large', 1, chosen)?.why).toBe('crowd')
    expect(misfit(hall, 'large', 2, chosen)).toBeNull()
    expect(idle(level, 2, chosen)?.why).toBe('alone')
    expect(idle(level, 1, chosen)).toBeNull()
    expect([...leftOut(guests, 2, chosen)]).toEqual([['room', 2]])
    expect([...leftOut(guests, 2, { ...chosen, hall: 'large' })]).toEqual([])
  })
  it('falls back where a choice does not fit any more, and what follows from that too', () => {
    const full = { ...chosen, hall: 'large', guests: 'king' }
    expect(fitted(game, 3, full)).toEqual({ chosen: full, fallen: [] })
    const { chosen: left, fallen } = fitted(game, 1, full)
    expect(left).toEqual(chosen)
    expect(fallen.map(({ option, need }) => `${option.key} ${need.why}`)).toEqual(['hall crowd', 'guests room'])
  })
  it('is sent as numbers, and as usual where it means nothing', () => {
    expect(settled(game, 2, { ...chosen, 'solo.level': 'hard', courses: '7' })).toEqual({ ...chosen, courses: 7 })
    expect(settled(game, 1, { ...chosen, 'solo.level': 'hard' })['solo.level']).toBe('hard')
  })
  it('goes by the name of a preset only if it is just that', () => {
    const name = (seats: number, more = {}) => presetOf(game, seats, { ...chosen, ...more })?.name
    expect([name(2), name(2, { courses: 6 }), name(2, { 'solo.level': 'hard' })]).toEqual(['first', undefined, 'first'])
    expect([name(3, { hall: 'large', guests: 'king' }), name(1), name(1, { 'solo.level': 'hard' })]).toEqual([
      'full',
      undefined,
      'solo',
    ])
  })
  it('has keys that Fluent can read', () => {
    expect(optionKey('feast', 'solo.level')).toBe('feast-option-solo-level')
    expect(optionKey('feast', 'solo.level', 'hard')).toBe('feast-option-solo-level-hard')
  })
})

it('one goes on where it is one’s turn, then where others play, then where people are waited for', () => {
  const table = (id: string, status: string, updated: number, my_turn = false) =>
    ({ id, status, updated, my_turn }) as TableSummary
  const all = [
    table('over', 'finished', 9),
    table('waits', 'waiting', 8),
    table('runs', 'playing', 7),
    table('mine', 'playing', 1, true),
    table('newer', 'playing', 6, true),
    table('gone', 'abandoned', 5),
  ]
  expect(goingOn(all).map(({ id }) => id)).toEqual(['newer', 'mine', 'runs', 'waits'])
})

it('a pasted link leads to a page of this server or nowhere', () => {
  const page = (text: string) => pageOfLink(text, 'https://guild.example')
  expect(page(' https://guild.example/join/abc?token=x%20y ')).toBe('/join/abc?token=x%20y')
  expect(page('/table/abc?token=x')).toBe('/table/abc?token=x')
  for (const other of [
    '',
    'hello',
    'https://else.example/join/abc',
    'https://guild.example/about',
    'javascript:alert(1)',
  ])
    expect(page(other)).toBeNull()
})

it('squares in a row are one box', () => {
  const rows = ['##.', '.##', '#.#']
  expect(squares(3, (x, y) => rows[y]![x] === '#')).toBe('M0 0h2v1h-2zM1 1h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z')
})
