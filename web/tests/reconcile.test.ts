import { describe, expect, it } from 'vitest'
import { keeper, reconcile } from '@/lib/reconcile'

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const state = {
  number: 7,
  seats: [
    { seat: 0, name: 'Ann', online: true },
    { seat: 1, name: 'Ben', online: false },
  ],
  view: {
    halls: [
      { id: 'hall:1', guests: [{ id: 'g1', owner: null }] },
      { id: 'hall:2', guests: [] },
    ],
    bank: { w: 4 },
  },
  outcome: null,
}

describe('reconcile', () => {
  it('gives the old value back if nothing changed', () => {
    expect(reconcile(state, copy(state))).toBe(state)
  })
  it('says exactly what the new value says', () => {
    const now = { ...copy(state), number: 8, more: [1, { a: 2 }], outcome: { winners: [0] } }
    expect(reconcile(state, copy(now))).toEqual(now)
  })
  it('renews the way to what changed and keeps the rest', () => {
    const now = copy(state)
    now.view.halls[0]!.guests[0]!.owner = 1 as unknown as null
    const kept = reconcile(state, now)
    expect(kept).not.toBe(state)
    expect(kept.view.halls).not.toBe(state.view.halls)
    expect(kept.view.halls[0]!.guests[0]).toEqual({ id: 'g1', owner: 1 })
    expect(kept.view.halls[1]).toBe(state.view.halls[1])
    expect(kept.view.bank).toBe(state.view.bank)
    expect(kept.seats).toBe(state.seats)
  })
  it('changes neither of the two', () => {
    const [old, now] = [copy(state), { ...copy(state), number: 8 }]
    reconcile(old, now)
    expect(old).toEqual(state)
    expect(now).toEqual({ ...state, number: 8 })
    expect(now.seats).not.toBe(old.seats)
  })
  it('sees what is gone: a key, an item, a value', () => {
    expect(reconcile({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
    expect(reconcile({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b')
    expect(reconcile([1, 2, 3], [1, 2])).toEqual([1, 2])
    expect(reconcile([1, 2], [])).toEqual([])
    expect(reconcile({ a: { b: 1 } }, { a: null })).toEqual({ a: null })
  })
  it('does not take a list for a record, nor nothing for something', () => {
    expect(reconcile({}, [])).toEqual([])
    expect(reconcile([], {})).toEqual({})
    expect(reconcile(null, { a: 1 })).toEqual({ a: 1 })
    expect(reconcile(undefined, [1])).toEqual([1])
    expect(reconcile([1], 'one')).toBe('one')
  })
  it.each([
    ['at the front', ['x', 'a', 'b', 'c', 'd'], [1, 2, 3, 4]],
    ['in the middle', ['a', 'b', 'x', 'c', 'd'], [0, 1, 3, 4]],
    ['at the end', ['a', 'b', 'c', 'd', 'x'], [0, 1, 2, 3]],
  ])('knows items again after one came in %s', (_, ids, places) => {
    const old = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
    const now = ids.map((id) => ({ id }))
    const kept = reconcile(old, now)
    expect(kept).toEqual(now)
    expect(places.map((at, i) => kept[at] === old[i])).toEqual([true, true, true, true])
  })
  it('knows items again after one left', () => {
    const old = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
    const kept = reconcile(old, copy([old[0], old[2], old[3]]))
    expect(kept).toEqual([{ id: 'a' }, { id: 'c' }, { id: 'd' }])
    expect([kept[0] === old[0], kept[1] === old[2], kept[2] === old[3]]).toEqual([true, true, true])
  })
  it('is right about lists of equal items that grow and shrink', () => {
    for (let a = 0; a < 5; a++)
      for (let b = 0; b < 5; b++) {
        const [old, now] = [a, b].map((n) => Array.from({ length: n }, () => ({ same: 1 })))
        expect(reconcile(old, now)).toEqual(now)
      }
  })
})

describe('a keeper', () => {
  it('takes over one value after the other', () => {
    const keep = keeper<typeof state>()
    const first = keep(copy(state))
    expect(keep(copy(state))).toBe(first)
    const second = keep({ ...copy(state), number: 8 })
    expect(second).not.toBe(first)
    expect(second.view).toBe(first.view)
    expect(keep({ ...copy(state), number: 9 }).view).toBe(first.view)
  })
})
