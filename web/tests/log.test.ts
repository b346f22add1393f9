import { beforeAll, describe, expect, it } from 'vitest'
import type { LogEntry } from '@/lib/api'
import { texts } from '@/lib/i18n.svelte'
import { deedsSince, lastActions, pieces, short, type Lines } from '@/lib/log'
import { entry } from '@/lib/say'

const known = { game: 'shop', names: {}, players: ['Ann', 'Bob', 'Cleo'] }
const lines: Lines = {
  pictured: ['gem', 'card', 'goods'],
  minor: ['pays'],
  rival: { keys: 'shop-log-her-', mark: '#her' },
}
const line = (key: string, seat: number | null, args: object = {}, action = 1): LogEntry => ({
  action,
  seat: seat ?? 0,
  key: `shop-log-${key}`,
  args: { ...(seat === null ? {} : { seat }), ...args },
})

beforeAll(() => {
  texts.add(
    'en',
    `
shop-log-takes = { $player } takes { $gem }.
shop-log-buys = { $player } buys { $card } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }.
shop-log-pays = { $player } pays { $goods }.
shop-log-her-takes = She takes { $gem }.
shop-log-draws = { $player } draws. { $card }
shop-name-red = ruby
`,
  )
})

describe('a line', () => {
  it('has pictures where its sentence names things', () => {
    expect(pieces(known, line('takes', 1, { gem: ['red', 'red'] }), lines)).toEqual([
      { player: 1, text: 'Bob' },
      { text: ' takes ' },
      {
        things: [
          { thing: 'gem:red', n: 1 },
          { thing: 'gem:red', n: 1 },
        ],
      },
      { text: '.' },
    ])
    expect(pieces(known, line('buys', 0, { card: 'c1', n: 2 }), lines)).toEqual([
      { player: 0, text: 'Ann' },
      { text: ' buys ' },
      { things: [{ thing: 'card:c1', n: 1 }] },
      { text: ' for 2 coins.' },
    ])
    expect(pieces(known, line('pays', 0, { goods: { stone: 3 } }), lines)[2]).toEqual({
      things: [{ thing: 'goods:stone', n: 3 }],
    })
  })

  it('is said in words, too', () => {
    expect(entry(known, line('takes', 1, { gem: ['red'] }))).toBe('Bob takes ruby.')
  })

  it('has no picture of what one may not know', () => {
    expect(pieces(known, line('draws', 2, { card: '' }), lines)).toEqual([
      { player: 2, text: 'Cleo' },
      { text: ' draws.' },
    ])
  })

  it('goes without the name where it is plain whose it is', () => {
    expect(short(pieces(known, line('takes', 1), lines), false)[0]).toEqual({ player: 1, text: 'Bob' })
    expect(short(pieces(known, line('takes', 1, { gem: ['red'] }), lines), true)).toEqual([
      { text: 'takes ' },
      { things: [{ thing: 'gem:red', n: 1 }] },
    ])
    expect(short(pieces(known, line('her-takes', null, { gem: ['red'] }), lines), true)[0]).toEqual({
      text: 'She takes ',
    })
  })
})

describe('what a seat did last', () => {
  it('is the line that matters of its last move', () => {
    const log = [line('takes', 0), line('buys', 1), line('pays', 1), line('buys', 0), line('pays', 0), line('pays', 2)]
    expect(lastActions(log, 4, lines)).toEqual([log[3], log[1], log[5], undefined])
  })

  it('is not what it declined, unless it did nothing else', () => {
    const log = [line('buys', 0), line('decline-gift', 0), line('decline', 1)]
    expect(lastActions(log, 2, lines)).toEqual([log[0], log[2]])
  })

  it('is not what happened to it in the move of another', () => {
    const log = [line('takes', 1), { ...line('pays', 1), seat: 0 }]
    expect(lastActions(log, 2, lines)).toEqual([undefined, log[0]])
  })
})

it('since one’s own move there are the moves of others, and of who has no seat', () => {
  const log = [line('takes', 0), line('buys', 1), line('pays', 1), line('takes', 2), line('her-takes', null)]
  expect(deedsSince(log, [0], lines).map(({ seat, rival, lines }) => [seat, rival, lines.length])).toEqual([
    [1, false, 2],
    [2, false, 1],
    [null, true, 1],
  ])
  expect(deedsSince(log.slice(0, 1), [0], lines)).toEqual([])
})
