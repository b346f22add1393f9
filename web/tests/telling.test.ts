import { describe, expect, it } from 'vitest'
import type { LogEntry, Position } from '@/lib/api'
import type { Manner } from '@/lib/flight'
import type { Speed } from '@/lib/prefs.svelte'
import { BETWEEN, landing, MOST, PIECE, REST, ways, WORDS } from '@/lib/tale'
import { Telling } from '@/lib/telling.svelte'

/** A clock that goes on only when it is told to. */
class Hours {
  time = 0
  #calls: { at: number; does: () => void }[] = []
  now = () => this.time
  after = (ms: number, does: () => void) => {
    const call = { at: this.time + ms, does }
    this.#calls.push(call)
    return () => void (this.#calls = this.#calls.filter((one) => one !== call))
  }
  pass(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const next = this.#calls.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#calls = this.#calls.filter((one) => one !== next)
      this.time = Math.max(this.time, next.at)
      next.does()
    }
    this.time = end
  }
}

const ME = 0

/** A table where the others are seats 1 to 3. What happens there is written down with its time. */
class Table {
  readonly hours = new Hours()
  readonly diary: string[] = []
  speed: Speed = 'normal'
  hurried = false
  pieces = 3
  #actions = 0
  #manner: Manner = 'fly'
  readonly telling = new Telling({
    timer: this.hours,
    speed: () => this.speed,
    hurried: () => this.hurried,
    isRival: (line) => line.key === 'rival',
    missed: () => this.note('missed'),
    set: (manner, times) => {
      this.#manner = manner
      this.note(`${manner}${times === 1 ? '' : ` ${times.toFixed(2)}`}`)
    },
    left: (does) => {
      const lands =
        this.#manner === 'fly'
          ? landing(
              ways(
                Array.from({ length: this.pieces }, () => 0),
                1,
              ),
            )
          : 0
      does(lands)
    },
    land: () => this.note('land'),
  })

  constructor(more: Partial<Position> = {}) {
    this.telling.take(this.state({ decisions: [{}] as never, ...more }))
    this.diary.length = 0
  }
  note(what: string): void {
    this.diary.push(`${this.hours.time} ${what}`)
  }
  state(more: Partial<Position>): Position {
    return {
      number: this.#actions,
      actions: this.#actions,
      status: 'playing',
      held: [ME],
      decisions: [],
      to_act: [],
      log_after: this.#actions,
      log: [],
      clock: null,
      ...more,
    } as unknown as Position
  }
  /** A seat has done something. */
  acts(seat: number, more: Partial<Position> = {}, key = 'did'): Position {
    this.#actions++
    const log: LogEntry[] = [{ action: this.#actions, seat, key, args: { seat } }]
    const state = this.state({ log, log_after: this.#actions - 1, ...more })
    this.telling.take(state)
    return state
  }
  get shown(): number {
    return this.telling.shown!.actions
  }
  get told(): string {
    const told = this.telling.told
    return told ? `${told.seat}: ${told.at} of ${told.of}` : ''
  }
}

const YOURS = { decisions: [{}] as never }

describe('the moves of others', () => {
  it('are told one after the other, after one’s own has landed', () => {
    const table = new Table()
    table.acts(ME)
    for (const seat of [1, 2, 3]) table.acts(seat, seat === 3 ? YOURS : {})
    const seen: string[] = []
    for (let ms = 0; ms <= 5000; ms += 10) {
      const now = `${table.shown} (${table.told})`
      if (seen.at(-1)?.split(' | ')[1] !== now) seen.push(`${table.hours.time} | ${now}`)
      table.hours.pass(10)
    }
    const pieces = PIECE + 2 * 60
    const begins = pieces + BETWEEN
    const every = WORDS + pieces + REST + BETWEEN
    expect(seen).toEqual([
      '0 | 1 ()',
      `${begins} | 1 (1: 1 of 3)`,
      `${begins + WORDS} | 2 (1: 1 of 3)`,
      `${begins + every} | 2 (2: 2 of 3)`,
      `${begins + every + WORDS} | 3 (2: 2 of 3)`,
      `${begins + 2 * every} | 3 (3: 3 of 3)`,
      `${begins + 2 * every + WORDS} | 4 (3: 3 of 3)`,
      `${begins + 2 * every + WORDS + pieces} | 4 ()`,
    ])
    expect(every).toBe(1400)
  })

  it('never fly while others still do', () => {
    const table = new Table()
    table.acts(ME)
    for (const seat of [1, 2, 3, 1, 2, 3]) table.acts(seat)
    table.hours.pass(20_000)
    const flights = table.diary.filter((line) => line.endsWith(' fly')).map((line) => Number.parseInt(line))
    expect(flights).toHaveLength(7)
    for (const [i, at] of flights.entries()) if (i > 0) expect(at - flights[i - 1]!).toBeGreaterThanOrEqual(PIECE + 120)
  })

  it('are one move as long as the same seat goes on', () => {
    const table = new Table()
    table.acts(ME)
    for (const seat of [1, 1, 1, 2]) table.acts(seat)
    table.hours.pass(PIECE + 120 + BETWEEN)
    expect(table.told).toBe('1: 1 of 2')
    expect(table.telling.told?.lines.map((line) => line.action)).toEqual([2, 3, 4])
    table.hours.pass(WORDS)
    expect(table.shown).toBe(4)
  })

  it('take longer or shorter, as people like', () => {
    for (const [speed, times] of [
      ['slow', 1 / 0.6],
      ['quick', 0.5],
    ] as const) {
      const table = new Table()
      table.speed = speed
      table.acts(ME)
      table.hours.pass(10_000)
      table.acts(1)
      table.hours.pass(WORDS * times - 1)
      expect(table.shown).toBe(1)
      table.hours.pass(2)
      expect(table.shown).toBe(2)
    }
  })

  it('are shown at once for who wants it so, or does not look', () => {
    for (const how of ['off', 'hurried'] as const) {
      const table = new Table()
      if (how === 'off') table.speed = 'off'
      else table.hurried = true
      table.acts(ME)
      for (const seat of [1, 2, 3]) table.acts(seat, seat === 3 ? YOURS : {})
      expect(table.shown).toBe(4)
      expect(table.telling.busy).toBe(false)
    }
  })

  it('rest only if there is more to tell: a decision never waits', () => {
    const table = new Table()
    table.acts(ME)
    table.hours.pass(5000)
    table.acts(1, YOURS)
    table.hours.pass(WORDS + PIECE + 120)
    expect(table.telling.busy).toBe(false)
    expect(table.telling.shown!.decisions).toHaveLength(1)
  })

  it('do not come between what somebody is deciding and them', () => {
    const table = new Table()
    table.acts(1, YOURS)
    expect(table.shown).toBe(1)
    expect(table.telling.busy).toBe(false)
  })

  it('are not told when there are too many: there is a summary', () => {
    const table = new Table()
    table.acts(ME)
    for (let i = 0; i <= MOST; i++) table.acts(1 + (i % 3))
    expect(table.shown).toBe(MOST + 2)
    expect(table.diary.at(-1)).toBe('0 missed')
  })
})

describe('skipping', () => {
  it('shows the end, lets pieces land, and gives what has changed a ring', () => {
    const table = new Table()
    table.acts(ME)
    for (const seat of [1, 2, 3]) table.acts(seat, seat === 3 ? YOURS : {})
    table.hours.pass(PIECE + 120 + BETWEEN + WORDS + 100)
    table.diary.length = 0
    table.telling.skip()
    expect(table.shown).toBe(4)
    expect(table.telling.busy).toBe(false)
    expect(table.diary.map((line) => line.split(' ')[1])).toEqual(['land', 'ring'])
    table.hours.pass(10_000)
    expect(table.shown).toBe(4)
    expect(table.diary).toHaveLength(2)
  })

  it('goes to the next move only, if that is wanted', () => {
    const table = new Table()
    table.acts(ME)
    for (const seat of [1, 2]) table.acts(seat)
    table.hours.pass(PIECE + 120 + BETWEEN)
    table.telling.next()
    expect(table.shown).toBe(2)
    expect(table.told).toBe('2: 2 of 2')
    table.telling.next()
    expect(table.shown).toBe(3)
    expect(table.telling.busy).toBe(false)
  })
})

describe('what is said aloud', () => {
  const said = (table: Table) => table.telling.spoken.map(({ line }) => line.action)

  it('is every line of others, once, whether told or shown at once', () => {
    for (const speed of ['normal', 'quick', 'off'] as const) {
      const table = new Table()
      table.speed = speed
      table.acts(ME)
      for (const seat of [1, 2, 3]) table.acts(seat)
      if (speed === 'quick') table.telling.skip()
      table.hours.pass(10_000)
      table.telling.retell()
      table.hours.pass(10_000)
      expect(said(table)).toEqual([2, 3, 4])
      const ids = table.telling.spoken.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('is also what somebody without a seat does in one’s own move', () => {
    const table = new Table()
    table.acts(ME, {}, 'rival')
    expect(said(table)).toEqual([1])
  })
})

describe('telling it again', () => {
  it('goes back to one’s own move and ends where the table stands', () => {
    const table = new Table()
    table.acts(ME)
    for (const seat of [1, 2]) table.acts(seat, seat === 2 ? YOURS : {})
    table.hours.pass(10_000)
    expect(table.telling.again).toBe(2)
    table.telling.retell()
    expect(table.shown).toBe(1)
    expect(table.told).toBe('1: 1 of 2')
    table.hours.pass(10_000)
    expect(table.shown).toBe(3)
    expect(table.telling.busy).toBe(false)
    table.acts(ME)
    expect(table.telling.again).toBe(0)
  })
})

describe('a state that moves nothing', () => {
  it('is there at once, even while something is told', () => {
    const table = new Table()
    table.acts(ME)
    table.acts(1)
    const asked = { by: 1, to: 0, agreed: [], waiting: [] }
    table.telling.take(table.state({ asked }))
    expect(table.shown).toBe(1)
    expect(table.telling.shown!.asked).toEqual(asked)
    table.hours.pass(10_000)
    expect(table.shown).toBe(2)
    expect(table.telling.shown!.asked).toEqual(asked)
  })

  it('may take something back: then nothing is told any more', () => {
    const table = new Table()
    table.acts(ME)
    table.acts(1)
    table.telling.take(table.state({ actions: 0, number: 3, log_after: 0, ...YOURS }))
    expect(table.shown).toBe(0)
    expect(table.telling.busy).toBe(false)
  })
})

it('pieces of one move leave one after the other, a noble last; backwards they land so', () => {
  expect(ways([0, 0, 0], 1)).toEqual([0, 60, 120].map((delay) => ({ delay, duration: PIECE })))
  expect(ways([0, 400], 1).map(({ delay }) => delay)).toEqual([0, 460])
  expect(ways([0, 0, 0], 1, true)).toEqual([60, 30, 0].map((delay) => ({ delay, duration: PIECE / 2 })))
  expect(
    landing(
      ways(
        Array.from({ length: 12 }, () => 0),
        1,
      ),
    ),
  ).toBe(PIECE + 120)
  expect(landing([])).toBe(0)
})
