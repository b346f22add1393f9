/** A long search comes in pieces: soon something, then better, the last as hard as was asked for; it can be stopped. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { AskBest, BestMoves, OpenedTree } from '@/lib/api'

const asked: AskBest[] = []
let answer: (found: BestMoves) => void
vi.mock('@/lib/http', () => ({
  server: {
    best: (what: AskBest) => {
      asked.push(what)
      return new Promise<BestMoves>((done) => (answer = done))
    },
  },
}))
vi.mock('@/lib/me.svelte', () => ({ me: { be: () => Promise.resolve() } }))
vi.mock('@/lib/drafts', () => ({ drafts: { put: () => Promise.resolve(true) } }))
const { Analysis, piecesOf } = await import('@/lib/analysis.svelte')

const found = (effort: number): BestMoves => ({
  seat: 0,
  effort,
  seconds: 1,
  moves: [{ action: 'take', visits: effort, share: 0.5, points: 9 }],
  shares: [0.5, 0.5],
  points: [9, 9],
})
const opened: OpenedTree = {
  start: { game: 'g', rules: 1, components: 'x', seats: ['A', 'B'], options: {}, seed: '1' } as OpenedTree['start'],
  title: '',
  note: '',
  nodes: [],
  at: 0,
  names: {},
}
const soon = () => new Promise((done) => setTimeout(done))

beforeEach(() => void asked.splice(0))

test('pieces grow to what was asked for', () => {
  expect(piecesOf(3000)).toEqual([111, 333, 1000, 3000])
  expect(piecesOf(500)).toEqual([167, 500])
  expect(piecesOf(100)).toEqual([100])
})

test('each piece is shown, and how far it is', async () => {
  const analysis = new Analysis('here/x', opened)
  const whole = analysis.search(0)
  await soon()
  expect(asked.map((one) => one.effort)).toEqual([167])
  expect(analysis.searched).toBe(0)
  answer(found(167))
  await soon()
  expect(analysis.best?.effort).toBe(167)
  expect(analysis.searched).toBeCloseTo(167 / 667)
  answer(found(500))
  await whole
  expect(analysis.best?.effort).toBe(500)
  expect(analysis.searching).toBe(false)
})

test('stopped, it asks for no more, and what was found stays', async () => {
  const analysis = new Analysis('here/x', opened)
  const whole = analysis.search(0)
  await soon()
  answer(found(167))
  await soon()
  analysis.stopSearch()
  expect(analysis.searching).toBe(false)
  answer(found(500))
  await whole
  expect(asked).toHaveLength(2)
  expect(analysis.best?.effort).toBe(167)
})
