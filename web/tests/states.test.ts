import { describe, expect, it } from 'vitest'
import type { Change, Position } from '@/lib/api'
import { replaced, States } from '@/lib/states'

const whole = (more: object = {}): Position =>
  ({
    type: 'state',
    serial: 1,
    done: [],
    table: 't',
    number: 0,
    to_act: [0],
    decisions: [],
    changes: [],
    view: { players: [{ livres: 15 }, { livres: 15 }], bag: 30, discard: ['T01'] },
    log_after: 0,
    log: [],
    ...more,
  }) as unknown as Position

const change = (serial: number, more: Partial<Change> = {}): Change => ({
  type: 'change',
  serial,
  done: [],
  set: {},
  view: [],
  log_after: 0,
  log: [],
  ...more,
})

describe('a replacement', () => {
  const view = { players: [{ livres: 15 }, { livres: 12 }], bag: 30, discard: ['T01'] }
  it('puts a value at the end of its path', () => {
    expect(replaced(view, ['players', 1, 'livres', 7])).toEqual({
      ...view,
      players: [{ livres: 15 }, { livres: 7 }],
    })
    expect(replaced(view, ['bag', null])).toEqual({ ...view, bag: null })
  })
  it('makes a list longer at the place after its last', () => {
    expect(replaced(view, ['discard', 1, 'T02'])).toEqual({ ...view, discard: ['T01', 'T02'] })
  })
  it('is the whole view where it has no path', () => {
    expect(replaced(view, [{ other: 1 }])).toEqual({ other: 1 })
    expect(replaced(null, [{ other: 1 }])).toEqual({ other: 1 })
  })
  it('shares what lies beside its path, and leaves the old value as it was', () => {
    const after = replaced(view, ['players', 1, 'livres', 7]) as typeof view
    expect(after.players[0]).toBe(view.players[0])
    expect(after.discard).toBe(view.discard)
    expect(view.players[1]!.livres).toBe(12)
  })
})

describe('states', () => {
  it('go on by what has changed', () => {
    const states = new States()
    const before = states.next(whole())!
    const log = [{ action: 1, seat: 0, key: 'x', args: {} }]
    const view = [
      ['players', 0, 'livres', 9],
      ['bag', 29],
    ]
    const after = states.next(change(2, { set: { number: 1, to_act: [1] }, view, log, log_after: 0, done: ['r1'] }))!
    expect(after).toMatchObject({ type: 'state', table: 't', number: 1, to_act: [1], serial: 2, done: ['r1'], log })
    expect(after.view).toEqual({ players: [{ livres: 9 }, { livres: 15 }], bag: 29, discard: ['T01'] })
    expect((after.view as { discard: unknown }).discard).toBe((before.view as { discard: unknown }).discard)
    expect(after.decisions).toBe(before.decisions)
  })
  it('tell what may be changed by who need not act, as shortly as what is to be decided', () => {
    const states = new States()
    const asked = { seat: 0, key: 'x-confirm', args: {}, candidates: [{ text: 'confirm' }, { text: 'change' }] }
    const before = states.next(whole({ decisions: [asked] }))!
    expect(before.changes).toEqual([])
    const open = { seat: 0, key: 'x-chosen', args: {}, candidates: ['change'] }
    const after = states.next(change(2, { set: { decisions: [], changes: [open] } }))!
    expect(after.decisions).toEqual([])
    expect(after.changes[0]!.candidates[0]).toMatchObject({ text: 'change', verb: 'change', rule: '', targets: [] })
    expect(states.next(change(3))!.changes).toBe(after.changes)
    expect(states.next(change(4, { set: { changes: [] } }))!.changes).toEqual([])
  })
  it('that do not follow the last one are refused until a whole one comes', () => {
    const states = new States()
    expect(states.next(change(2))).toBeNull()
    states.next(whole())
    expect(states.next(change(3))).toBeNull()
    expect(states.next(change(4))).toBeNull()
    expect(states.next(whole({ serial: 5 }))).not.toBeNull()
    expect(states.next(change(6))!.serial).toBe(6)
  })
  it('know a candidate again by its text', () => {
    const states = new States()
    const buy = { text: 'buy 2-3', targets: ['card:2-3'], rule: 'SPL-BUY-01', needed: 4, have: 1 }
    const asked = (candidates: unknown[]) => [{ seat: 0, key: 'k', args: {}, candidates }]
    const [first] = states.next(whole({ decisions: asked([buy, { text: 'pass' }]) }))!.decisions
    const empty = { case: '', things: [], cost: {}, gain: {} }
    expect(first!.candidates).toEqual([
      { ...empty, ...buy, verb: 'buy', args: ['2-3'] },
      { ...empty, text: 'pass', verb: 'pass', args: [], targets: [], rule: '', needed: null, have: null },
    ])
    const now = { text: 'buy 2-3', targets: ['card:2-3'] }
    const [second] = states.next(change(2, { set: { decisions: asked(['pass', now]) } }))!.decisions
    expect(second!.candidates[0]).toBe(first!.candidates[1])
    expect(second!.candidates[1]).toMatchObject({ rule: '', needed: null })
    const [third] = states.next(change(3, { set: { decisions: asked(['buy 2-3']) } }))!.decisions
    expect(third!.candidates[0]).toBe(second!.candidates[1])
  })
  it('take a number for so many candidates as they were when the same was asked', () => {
    const states = new States()
    const named = (...texts: string[]) => texts.map((text) => ({ text }))
    const asked = (key: string, candidates: unknown[]) => [{ seat: 0, key, args: {}, candidates }]
    const [first] = states.next(whole({ decisions: asked('act', named('a', 'b', 'c', 'd')) }))!.decisions
    states.next(change(2, { set: { decisions: asked('pay', named('x')) } }))
    const changed = { text: 'c', rule: 'R-1' }
    const [second] = states.next(change(3, { set: { decisions: asked('act', [2, changed, 1, 'x']) } }))!.decisions
    expect(second!.candidates.map((one) => one.text)).toEqual(['a', 'b', 'c', 'd', 'x'])
    expect(second!.candidates[0]).toBe(first!.candidates[0])
    expect(second!.candidates[2]!.rule).toBe('R-1')
    const [third] = states.next(change(4, { set: { decisions: asked('act', [5]) } }))!.decisions
    expect(third!.candidates).toEqual(second!.candidates)
  })
  it('take a list for a candidate that only may or may not be chosen now', () => {
    const states = new States()
    const asked = (candidates: unknown[]) => [{ seat: 0, key: 'act', args: {}, candidates }]
    const take = { text: 'take wbg', targets: ['token:w'], gain: { w: 1 }, rule: 'R-1', needed: 4, have: 2 }
    const [first] = states.next(whole({ decisions: asked([take, { text: 'pass', rule: 'R-2' }]) }))!.decisions
    const [second] = states.next(change(2, { set: { decisions: asked([[], ['R-3', 'few', 3, 1]]) } }))!.decisions
    expect(second!.candidates[0]).toEqual({ ...first!.candidates[0], rule: '', needed: null, have: null })
    expect(second!.candidates[1]).toMatchObject({ text: 'pass', rule: 'R-3', case: 'few', needed: 3, have: 1 })
    const [third] = states.next(change(3, { set: { decisions: asked([1, ['R-2']]) } }))!.decisions
    expect(third!.candidates[0]).toBe(second!.candidates[0])
    expect(third!.candidates[1]).toEqual(first!.candidates[1])
  })
})
