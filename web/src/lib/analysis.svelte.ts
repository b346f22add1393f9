/**
 * An analysis: a tree of variations in work, the node that is looked at, and what the server says of it. All is kept on
 * this device as it grows; the server is told the start and the moves with every question and keeps nothing.
 */
import { untrack } from 'svelte'
import type { AnalysisPage, BestMoves, Candidate, DealtAnew, OpenedTree, TreeLine, TreeNode, TreeStart } from './api'
import { drafts, type Draft } from './drafts'
import { server } from './http'
import { me } from './me.svelte'
import { problemText } from './problem'
import type { Names } from './say'
import { completed } from './states'
import { asMainLine, childrenOf, keyOf, lineFrom, movesTo, pathTo, withMove, without, type Tree } from './tree'

/** How hard search looks: walks. */
export const EFFORTS = [100, 500, 3000] as const
const KEPT_PAGES = 300
const [FIRST, TIMES] = [100, 3]

/**
 * The pieces of a long search: each looks three times as hard as the one before, so the first answer comes soon, the
 * last is the same as if it had been asked for at once, and between two of them it can be stopped.
 */
export function piecesOf(effort: number): number[] {
  const found = [effort]
  while (found[0]! / TIMES >= FIRST) found.unshift(Math.round(found[0]! / TIMES))
  return found
}

export class Analysis {
  readonly start: TreeStart
  readonly names: Names
  title = $state('')
  /** What is said of the start. */
  note = $state('')
  nodes = $state.raw<readonly TreeNode[]>([])
  /** The node looked at. */
  at = $state(0)
  /** Whose eyes it is looked at through; null: all is open, through those of whoever is to act. */
  eyes = $state<number | null>(null)
  /** The seat that chooses, where several do at once. */
  chooser = $state<number | null>(null)
  world = $state(1)
  effort = $state<number>(EFFORTS[1])
  saved = $state(false)
  page = $state.raw<AnalysisPage | null>(null)
  #best = $state.raw<ReadonlyMap<string, BestMoves>>(new Map())
  /** How much of the search is done, from 0 to 1; null: nothing is searched. */
  searched = $state<number | null>(null)
  /** How many moves bots still play. */
  playing = $state(0)
  problem = $state('')
  readonly #pages = new Map<string, Promise<AnalysisPage>>()
  /** The children that were looked at last: forward leads there again. */
  readonly #liked = new Map<number, number>()

  constructor(
    readonly key: string,
    found: OpenedTree | Draft,
  ) {
    const tree: Tree = 'tree' in found ? found.tree : found
    this.start = tree.start
    this.title = tree.title
    this.note = tree.note
    this.nodes = tree.nodes
    this.names = found.names as Names
    this.at = Math.min(found.at, tree.nodes.length)
    this.eyes = tree.start.eyes ?? null
    if ('tree' in found) {
      this.saved = found.saved
      this.eyes = tree.start.eyes ?? found.eyes
      this.world = found.world
      this.#best = new Map(found.best)
    }
  }

  // -- where one is --------------------------------------------------------------------------------------------------

  readonly children = $derived(childrenOf(this.nodes))
  readonly path = $derived(pathTo(this.nodes, this.at))
  /** All of the line that is looked at: to the node, and on from it as one came. */
  readonly line = $derived.by(() => [...this.path, ...lineFrom(this.children, this.at)])
  readonly node = $derived(this.at > 0 ? this.nodes[this.at - 1]! : null)
  readonly place = $derived(keyOf(this.nodes, this.at))
  readonly best = $derived(this.#best.get(this.place) ?? null)
  /** What search said before the move that led here. */
  readonly bestBefore = $derived(this.node ? (this.#best.get(keyOf(this.nodes, this.node.after)) ?? null) : null)
  get tree(): Tree {
    return { start: this.start, title: this.title, note: this.note, nodes: this.nodes }
  }
  /** What the seat whose eyes these are could not know, dealt for whatever is tried from here. */
  readonly dealt = $derived.by<DealtAnew | null>(() => {
    if (this.eyes === null || this.start.eyes != null) return null
    if (this.path.some((one) => this.nodes[one - 1]!.dealt)) return null
    return { seat: this.eyes, world: this.world }
  })
  #line(): TreeLine {
    const moves = movesTo(this.nodes, this.at)
    return { start: this.start, moves, dealt: this.dealt, eyes: this.eyes ?? this.chooser }
  }

  go(number: number): void {
    this.at = number
    this.chooser = null
    for (const one of this.path) this.#liked.set(this.nodes[one - 1]!.after, one)
    this.keep()
  }
  back(): void {
    if (this.node) this.go(this.node.after)
  }
  forward(): void {
    const all = this.children[this.at]!
    const liked = this.#liked.get(this.at)
    const next = liked !== undefined && all.includes(liked) ? liked : all[0]
    if (next !== undefined) this.go(next)
  }
  /** To the next variation after the same node, or the one before. */
  aside(step: number): void {
    if (!this.node) return
    const all = this.children[this.node.after]!
    const next = all[all.indexOf(this.at) + step]
    if (next !== undefined) this.go(next)
  }
  first(): void {
    this.go(0)
  }
  last(): void {
    const end = this.line.at(-1)
    if (end !== undefined) this.go(end)
  }
  /** Deal anew what the seat whose eyes these are cannot know. */
  dealAnew(): void {
    this.world++
    this.keep()
  }
  look(eyes: number | null): void {
    this.eyes = eyes
    this.chooser = null
    this.keep()
  }

  // -- what the server says ------------------------------------------------------------------------------------------

  /** Fetch what is to be seen; to be called in an effect. */
  show(): void {
    const line = this.#line()
    const key = `${this.place}|${line.eyes}|${line.dealt?.seat}:${line.dealt?.world}`
    untrack(() => {
      let asked = this.#pages.get(key)
      if (!asked) {
        asked = server.look(line).then((page) => ({
          ...page,
          decisions: page.decisions.map((one) => ({ ...one, candidates: one.candidates.map(completed) })),
        }))
        asked.catch(() => this.#pages.delete(key))
        this.#pages.set(key, asked)
        if (this.#pages.size > KEPT_PAGES) this.#pages.delete(this.#pages.keys().next().value!)
      }
      this.#wanted = key
      asked.then(
        (page) => {
          if (this.#wanted !== key) return
          this.page = page
          this.problem = ''
        },
        (refused) => {
          if (this.#wanted === key) this.problem = problemText(refused)
        },
      )
    })
  }
  #wanted = ''

  get searching(): boolean {
    return this.searched !== null
  }
  /** What search says here, for the seat that chooses: soon, and then better and better, until it is stopped. */
  async search(seat: number): Promise<void> {
    if (this.searching) return
    const [place, line, pieces] = [this.place, this.#line(), piecesOf(this.effort)]
    const mine = (this.#search = Symbol())
    const all = pieces.reduce((sum, one) => sum + one, 0)
    this.searched = 0
    this.problem = ''
    let [done, pace] = [0, 0]
    try {
      await me.be()
      for (const effort of pieces) {
        const began = performance.now()
        const clock = setInterval(() => {
          // nobody says how far a piece is: by the pace of those before, and never quite done
          const walked = Math.min(0.95 * effort, (performance.now() - began) * pace)
          if (this.#search === mine) this.searched = (done + walked) / all
        }, 120)
        const found = await server.best({ line, effort, seat }).finally(() => clearInterval(clock))
        if (this.#search !== mine) return
        done += effort
        pace = effort / Math.max(1, performance.now() - began)
        this.searched = done / all
        this.#best = new Map(this.#best).set(place, found)
        this.#judge(place, found)
        this.keep()
      }
    } catch (refused) {
      if (this.#search === mine) this.problem = problemText(refused)
    } finally {
      if (this.#search === mine) this.searched = null
    }
  }
  #search: symbol | null = null
  /** What was found stays. */
  stopSearch(): void {
    this.#search = null
    this.searched = null
  }
  /** Write what was found beside the moves it is about: those that lead here, and on from here. */
  #judge(place: string, found: BestMoves): void {
    this.nodes = this.nodes.map((node, i) => {
      const number = i + 1
      if (keyOf(this.nodes, number) === place)
        return {
          ...node,
          judged: { share: found.shares[node.seat]!, points: found.points[node.seat]!, effort: found.effort },
        }
      const one = found.moves.find((move) => move.action === node.action && node.seat === found.seat)
      return one && keyOf(this.nodes, node.after) === place
        ? { ...node, judged: { share: one.share, points: one.points, effort: found.effort } }
        : node
    })
  }

  // -- what one does -------------------------------------------------------------------------------------------------

  /** Try a move of the seat that chooses. */
  move(seat: number, candidate: Pick<Candidate, 'text' | 'things'>, who: TreeNode['who'] = 'tried'): void {
    const found = this.best?.seat === seat ? this.best.moves.find((one) => one.action === candidate.text) : undefined
    const made = withMove(this.nodes, {
      after: this.at,
      seat,
      action: candidate.text,
      who,
      dealt: this.dealt,
      note: '',
      judged: found ? { share: found.share, points: found.points, effort: this.best!.effort } : null,
      things: candidate.things,
    })
    this.nodes = made.nodes
    this.go(made.at)
  }
  /** Take a node away with all that grows from it. */
  remove(number: number): void {
    const made = without(this.nodes, number, this.at)
    this.#renumbered(made)
  }
  makeMain(): void {
    this.#renumbered(asMainLine(this.nodes, this.at))
  }
  #renumbered(made: { nodes: TreeNode[]; at: number }): void {
    this.#liked.clear()
    this.nodes = made.nodes
    this.at = made.at
    this.keep()
  }
  /** Write something down beside the node looked at. */
  say(text: string): void {
    const said = text.slice(0, 2000)
    if (this.at === 0) this.note = said
    else this.nodes = this.nodes.map((node, i) => (i + 1 === this.at ? { ...node, note: said } : node))
    this.keep()
  }
  call(title: string): void {
    this.title = title.slice(0, 80)
    this.keep()
  }
  /** Let a bot play on for everybody, until so many moves are made, the match is over or `stop` is called. */
  async playOn(bot: string, moves: number): Promise<void> {
    this.playing = moves
    this.problem = ''
    try {
      await me.be()
      while (this.playing > 0) {
        const place = this.place
        const { seat, action, things } = await server.botMove({ line: this.#line(), bot })
        if (this.place !== place || this.playing === 0) return
        this.move(seat, { text: action, things }, 'bot')
        this.playing--
        if (this.playing > 0 && (await server.look(this.#line())).outcome) return
      }
    } catch (refused) {
      this.problem = problemText(refused)
    } finally {
      this.playing = 0
    }
  }
  stop(): void {
    this.playing = 0
  }
  async position(): Promise<string> {
    return (await server.positionText(this.#line())).text
  }

  // -- keeping it ----------------------------------------------------------------------------------------------------

  #keeping: ReturnType<typeof setTimeout> | undefined
  /** Keep it on this device, soon. */
  keep(): void {
    clearTimeout(this.#keeping)
    this.#keeping = setTimeout(() => void this.keepNow(), 150)
  }
  keepNow(): Promise<boolean> {
    clearTimeout(this.#keeping)
    return drafts.put({
      key: this.key,
      saved: this.saved,
      changed: Date.now(),
      tree: this.tree,
      names: this.names,
      at: this.at,
      eyes: this.eyes,
      world: this.world,
      best: [...this.#best],
    })
  }
  async save(title: string): Promise<boolean> {
    this.title = title.slice(0, 80)
    this.saved = true
    return this.keepNow()
  }
}
