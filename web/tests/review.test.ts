/** What the page of a review works out by itself. */
import { expect, test } from 'vitest'
import { apart, firstShown, roundMarks, strokes } from '@/lib/review'

test('the choices shown first are one’s own, else the winner’s, and somebody’s even if all have lost', () => {
  expect(firstShown([2], [2, 1, 3])).toBe(2)
  expect(firstShown([], [2, 1, 3])).toBe(1)
  expect(firstShown([], [2])).toBe(0)
})

test('labels keep their order and their distance, and none goes too far', () => {
  expect(apart([10, 12, 50], 20, 60)).toEqual([10, 30, 50])
  expect(apart([58, 55], 20, 60)).toEqual([60, 40])
})

test('as many rounds are marked as have room', () => {
  expect(roundMarks([1, 1, 2, 2, 3], 5)).toEqual([
    { at: 0, round: 1 },
    { at: 2, round: 2 },
    { at: 4, round: 3 },
  ])
  expect(roundMarks([1, 2, 3, 4, null], 2).map((mark) => mark.round)).toEqual([1, 3])
})

test('chance is drawn for whom it helped and whom it hurt most', () => {
  expect(strokes([[], [0.1, -0.06, -0.04], [0.001, -0.001, 0]])).toEqual([
    { at: 1, seat: 0, luck: 0.1 },
    { at: 1, seat: 1, luck: -0.06 },
  ])
})
