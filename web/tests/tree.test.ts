import { expect, it } from 'vitest'
import type { TreeNode } from '@/lib/api'
import {
  asMainLine,
  childrenOf,
  keyOf,
  laidOut,
  lineFrom,
  movesTo,
  pathTo,
  withMove,
  without,
  written,
} from '@/lib/tree'

const node = (after: number, action: string, more: Partial<TreeNode> = {}): TreeNode => ({
  after,
  seat: 0,
  action,
  who: 'tried',
  dealt: null,
  note: '',
  judged: null,
  things: [],
  ...more,
})
/** a - b - c, from a also d - e, from b also f. */
const TREE = [node(0, 'a'), node(1, 'b'), node(2, 'c'), node(1, 'd'), node(4, 'e'), node(2, 'f')]
const actions = (nodes: readonly TreeNode[], numbers: number[]) => numbers.map((n) => nodes[n - 1]!.action).join('')

it('paths and lines follow the tree', () => {
  expect(actions(TREE, pathTo(TREE, 5))).toBe('ade')
  expect(pathTo(TREE, 0)).toEqual([])
  expect(actions(TREE, lineFrom(childrenOf(TREE), 1))).toBe('bc')
  expect(movesTo(TREE, 4).map((one) => one.action)).toEqual(['a', 'd'])
  expect(keyOf(TREE, 4)).not.toBe(keyOf(TREE, 2))
})

it('a move that is there already is found, also what was played when somebody looks through a seat’s eyes', () => {
  const played = [node(0, 'a', { who: 'played' })]
  const dealt = { seat: 1, world: 3 }
  expect(withMove(played, node(0, 'a', { dealt })).at).toBe(1)
  const tried = withMove(played, node(0, 'b', { dealt }))
  expect([tried.at, tried.nodes.length]).toEqual([2, 2])
  expect(withMove(tried.nodes, node(0, 'b', { dealt })).at).toBe(2)
  expect(withMove(tried.nodes, node(0, 'b', { dealt: { seat: 1, world: 4 } })).at).toBe(3)
})

it('a branch goes with all that grows from it', () => {
  const left = without(TREE, 4, 5)
  expect(left.nodes.map((one) => one.action)).toEqual(['a', 'b', 'c', 'f'])
  expect(actions(left.nodes, pathTo(left.nodes, left.at))).toBe('a')
  const other = without(TREE, 2, 5)
  expect(actions(other.nodes, pathTo(other.nodes, other.at))).toBe('ade')
  for (const { nodes } of [left, other]) nodes.forEach((one, i) => expect(one.after).toBeLessThan(i + 1))
})

it('any line can be made the main line', () => {
  const made = asMainLine(TREE, 5)
  expect(actions(made.nodes, lineFrom(childrenOf(made.nodes), 0))).toBe('ade')
  expect(actions(made.nodes, pathTo(made.nodes, made.at))).toBe('ade')
  expect(made.nodes.length).toBe(TREE.length)
})

it('time goes to the right, variations lie below, and none lies on another', () => {
  const spots = laidOut(TREE)
  const at = (action: string) => spots.find((one) => TREE[one.number - 1]!.action === action)!
  expect([at('a'), at('b'), at('c')].map(({ column, row }) => [column, row])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
  ])
  expect(at('f').column).toBe(3)
  expect(at('d').row).toBeGreaterThan(0)
  const many = Array.from({ length: 60 }, (_, i) => node(Math.floor(Math.abs(Math.sin(i) * i)), `m${i}`))
  const places = laidOut(many).map(({ column, row }) => `${column}/${row}`)
  expect(new Set(places).size).toBe(60)
})

it('a long line is laid out without a deep call', () => {
  const long = Array.from({ length: 5000 }, (_, i) => node(i, 'x'))
  expect(laidOut(long).at(-1)).toEqual({ number: 5000, column: 5000, row: 0 })
})

it('a file has what is there and nothing that is empty', () => {
  const start = {
    game: 'g',
    rules: 1,
    components: 'c',
    seats: ['A', 'B'],
    options: {},
    seed: '9007199254740993',
    position: null,
    eyes: null,
  }
  const text = written({ start, title: 'T', note: '', nodes: [node(0, 'a', { note: 'n' }), node(1, 'b')] })
  const found = JSON.parse(text) as Record<string, unknown>
  expect(found).toEqual({
    guildhall_tree: 1,
    game: 'g',
    rules: 1,
    components: 'c',
    seats: ['A', 'B'],
    options: {},
    seed: '9007199254740993',
    title: 'T',
    nodes: [
      { after: 0, seat: 0, action: 'a', who: 'tried', note: 'n' },
      { after: 1, seat: 0, action: 'b', who: 'tried' },
    ],
  })
})
