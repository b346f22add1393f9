/**
 * A tree of variations on this device: plain values and what can be done with them. Nodes are numbered from 1 in their
 * order, 0 is the start; of those after the same one the first is the main line. No rules: which moves there are is for
 * the server to say.
 */
import type { DealtAnew, TreeMove, TreeNode, TreeStart } from './api'

export interface Tree {
  start: TreeStart
  title: string
  note: string
  nodes: readonly TreeNode[]
}
/** What was made of a tree, and which node stands for the one looked at. */
export interface Changed {
  nodes: TreeNode[]
  at: number
}

/** The numbers of the nodes after each node, in their order. */
export function childrenOf(nodes: readonly TreeNode[]): number[][] {
  const found: number[][] = [[]]
  nodes.forEach((node, i) => {
    found.push([])
    found[node.after]!.push(i + 1)
  })
  return found
}

/** The nodes from the start to this one, itself the last. */
export function pathTo(nodes: readonly TreeNode[], number: number): number[] {
  const found: number[] = []
  for (let at = number; at > 0; at = nodes[at - 1]!.after) found.push(at)
  return found.reverse()
}

export function movesTo(nodes: readonly TreeNode[], number: number): TreeMove[] {
  return pathTo(nodes, number).map((one) => {
    const { seat, action, dealt } = nodes[one - 1]!
    return { seat, action, dealt }
  })
}

/** What a position is known by, whatever its number is: the moves that lead there. */
export function keyOf(nodes: readonly TreeNode[], number: number): string {
  return movesTo(nodes, number)
    .map(({ seat, action, dealt }) => `${seat} ${action}${dealt ? ` ${dealt.seat}:${dealt.world}` : ''}`)
    .join('/')
}

/** From a node on along the main line to its end. */
export function lineFrom(children: readonly number[][], number: number): number[] {
  const found: number[] = []
  for (let next = children[number]![0]; next !== undefined; next = children[next]![0]) found.push(next)
  return found
}

function same(one: DealtAnew | null, other: DealtAnew | null): boolean {
  return one?.seat === other?.seat && one?.world === other?.world
}

/** The tree with a move after a node: the one that is there already, if it is. What was played is what it is. */
export function withMove(nodes: readonly TreeNode[], move: TreeNode): Changed {
  const known = nodes.findIndex(
    (one) =>
      one.after === move.after &&
      one.seat === move.seat &&
      one.action === move.action &&
      (one.who === 'played' || same(one.dealt, move.dealt)),
  )
  return known < 0 ? { nodes: [...nodes, move], at: nodes.length + 1 } : { nodes: [...nodes], at: known + 1 }
}

/** The tree without a node and all that grows from it; `at` comes to what was before it, if it was in there. */
export function without(nodes: readonly TreeNode[], number: number, at: number): Changed {
  const children = childrenOf(nodes).map((all) => all.filter((one) => one !== number))
  const left = pathTo(nodes, at).includes(number) ? nodes[number - 1]!.after : at
  return inOrder(nodes, children, left)
}

/** The tree with the line to a node as its main line. */
export function asMainLine(nodes: readonly TreeNode[], number: number): Changed {
  const path = new Set(pathTo(nodes, number))
  const children = childrenOf(nodes).map((all) => [
    ...all.filter((one) => path.has(one)),
    ...all.filter((one) => !path.has(one)),
  ])
  return inOrder(nodes, children, number)
}

/** The nodes numbered anew: each line to its end, then what leaves it. */
function inOrder(nodes: readonly TreeNode[], children: readonly number[][], at: number): Changed {
  const found: TreeNode[] = []
  const renumbered = new Map<number, number>([[0, 0]])
  const waiting = [...children[0]!].reverse()
  while (waiting.length > 0) {
    const number = waiting.pop()!
    const node = nodes[number - 1]!
    found.push({ ...node, after: renumbered.get(node.after)! })
    renumbered.set(number, found.length)
    waiting.push(...[...children[number]!].reverse())
  }
  return { nodes: found, at: renumbered.get(at) ?? 0 }
}

// -- as a file -------------------------------------------------------------------------------------------------------

/** The text that the server, the terminal and other devices read. */
export function written({ start, title, note, nodes }: Tree): string {
  const whole = {
    guildhall_tree: 1,
    ...filled(start),
    ...filled({ title, note }),
    nodes: nodes.map(({ after, seat, action, who, dealt, note: said, judged }) => ({
      after,
      seat,
      action,
      who,
      ...filled({ dealt, note: said, judged }),
    })),
  }
  return JSON.stringify(whole, null, 1) + '\n'
}

function filled<T extends object>(all: T): Partial<T> {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== '')) as Partial<T>
}

// -- as a drawing ----------------------------------------------------------------------------------------------------

export interface Spot {
  number: number
  column: number
  row: number
}

/** Where each node is drawn: time to the right, what leaves a line in the next row below where it has room. */
export function laidOut(nodes: readonly TreeNode[]): Spot[] {
  const children = childrenOf(nodes)
  const spots: Spot[] = []
  /** The first column that is taken in each row: branches are laid from the right to the left. */
  const taken: number[] = []
  const lines: { first: number; column: number; above: number }[] = []
  const lay = (first: number, column: number, above: number) => {
    const line = [first, ...lineFrom(children, first)]
    const end = column + line.length
    let row = above + 1
    while ((taken[row] ?? Infinity) <= end) row++
    taken[row] = column
    line.forEach((number, i) => spots.push({ number, column: column + i, row }))
    line.forEach((number, i) => {
      const others = children[number]!.slice(1)
      for (const other of others.reverse()) lines.push({ first: other, column: column + i + 1, above: row })
    })
  }
  for (const other of [...children[0]!].reverse()) lines.push({ first: other, column: 1, above: -1 })
  // the last one pushed leaves its line farthest to the right
  while (lines.length > 0) {
    const { first, column, above } = lines.pop()!
    lay(first, column, above)
  }
  return spots
}
