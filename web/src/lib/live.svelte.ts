/**
 * A table over its socket: the latest state, the log as it stands, chat. A lost connection is taken up again where it
 * broke off: the server is asked for what came after the last number seen. A move is kept on the device until the
 * server has answered, and sent again when the line is back: it is done once, or refused as the table has moved on.
 */
import type { Asked, Change, ChatLine, ClientMessage, HintMessage, LogEntry, Position, ServerMessage } from './api'
import { keep, kept } from './keep'
import { States } from './states'
import { inOwnTask } from './turns.svelte'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'
export interface Trouble {
  code: string
  message: string
  rule: string
}

/** What somebody chose in the position `number`, and what it is called. */
export interface Move {
  number: number
  action: string
  seat: number
  name: string
}

/** Closing codes after which trying again is no use. */
const FINAL = new Set([4401, 4403, 4404])
const WAITS = [250, 500, 1000, 2000, 4000, 8000]
/** Milliseconds without an answer after which a line is taken to be dead. */
const PATIENCE = 10_000

/** The log after a state: entries beyond `after` were undone. */
export function continued(log: readonly LogEntry[], after: number, more: readonly LogEntry[]): LogEntry[] {
  return [...log.filter((entry) => entry.action <= after), ...more]
}

type Sendable = ClientMessage extends infer M ? (M extends { ref?: unknown } ? Omit<M, 'ref'> : never) : never

export class Live {
  state = $state.raw<Position | null>(null)
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<ChatLine[]>([])
  hint = $state.raw<HintMessage | null>(null)
  /** How many stand in line before the bot that is to act, and before my hint; null: it does not wait. */
  ahead = $state<number | null>(null)
  hintAhead = $state<number | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  line = $state<Line>('connecting')
  closedWith = $state(0)
  /** Sent and not yet answered. */
  waiting = $state(false)
  /** My move that is not known to be made: it waits for the line, or for the answer. */
  move = $state.raw<Move | null>(null)
  /** My move that was not made, as the table had moved on. */
  givenBack = $state.raw<Move | null>(null)

  /** Hears of each state as it comes: who watches `state` may miss one. */
  heard: (state: Position) => void = () => undefined

  #socket: WebSocket | null = null
  #tries = 0
  #timer = 0
  #done = false
  #ref = 0
  #pending = new Set<string>()
  #states = new States()
  /** The mark of the move that was sent on this socket. */
  #sent = ''
  #again = false
  #patience = 0

  constructor(
    readonly id: string,
    readonly token = '',
  ) {
    this.move = kept<Move>(this.#place)
    this.#connect()
    addEventListener('online', this.#return)
    addEventListener('offline', this.#cut)
    document.addEventListener('visibilitychange', this.#looked)
  }

  /** Make a move: now, or when the line is back. */
  act(move: Move): void {
    if (this.move) return
    this.givenBack = null
    this.#hold(move)
    if (this.line === 'open') this.#sendMove(false)
  }
  /** Think better of a move that still waits for the line. */
  takeBack(): void {
    this.#hold(null)
  }
  /** Try the line now. */
  retry(): void {
    if (this.line === 'lost') this.#connect()
  }

  /** Send something; its mark, empty if there is no line. */
  send(message: Sendable): string {
    const ref = String(++this.#ref)
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.trouble = { code: 'offline', message: '', rule: '' }
      return ''
    }
    if (message.type !== 'chat' && message.type !== 'look') {
      this.#pending.add(ref)
      this.waiting = true
    }
    this.#socket.send(JSON.stringify({ ...message, ref }))
    return ref
  }
  get asked(): Asked | null {
    return this.state?.asked ?? null
  }
  close(): void {
    this.#done = true
    clearTimeout(this.#timer)
    clearTimeout(this.#patience)
    removeEventListener('online', this.#return)
    removeEventListener('offline', this.#cut)
    document.removeEventListener('visibilitychange', this.#looked)
    this.#socket?.close()
  }

  #return = () => {
    if (this.line === 'lost' && document.visibilityState === 'visible') this.#connect()
  }
  #cut = () => {
    if (this.#socket && this.line !== 'closed') this.#lose(this.#socket)
  }
  /** Somebody has turned to the page or away from it; who looks away may be told elsewhere that it is their turn. */
  #looked = () => {
    this.#return()
    if (this.line === 'open') this.#tellLooking()
  }
  #tellLooking(): void {
    this.#socket?.send(JSON.stringify({ type: 'looking', on: document.visibilityState === 'visible' }))
  }

  get #place(): string {
    return `move.${this.id}`
  }
  #hold(move: Move | null): void {
    this.move = move
    if (move) keep(this.#place, move)
    else inOwnTask(() => keep(this.#place, this.move)) // it takes its time, and so does what came with the answer
  }
  /** `again`: it may have been sent before, on a line that broke. */
  #sendMove(again: boolean): void {
    if (!this.move) return
    const { number, action, seat } = this.move
    this.#again = again
    this.#sent = this.send({ type: 'act', number, action, seat, again })
    clearTimeout(this.#patience)
    this.#patience = window.setTimeout(this.#cut, PATIENCE)
  }

  #connect(): void {
    clearTimeout(this.#timer)
    this.#socket?.close()
    const query = new URLSearchParams({ after: String(this.state?.number ?? 0) })
    const last = this.chat.at(-1)
    if (last) query.set('chat', String(last.id))
    if (this.token) query.set('token', this.token)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${query}`)
    this.#socket = socket
    let first = true
    socket.onopen = () => {
      this.#tries = 0
      this.line = 'open'
      if (document.visibilityState === 'hidden') this.#tellLooking()
    }
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return
      this.#hear(JSON.parse(String(event.data)) as ServerMessage)
      if (first && this.move) this.#sendMove(true)
      first = false
    }
    socket.onclose = (event) => this.#lose(socket, event.code)
  }

  /** The line is gone: whoever chose something meanwhile finds it kept. */
  #lose(socket: WebSocket, code = 0): void {
    if (this.#socket !== socket || this.#done) return
    this.#socket = null
    socket.close()
    clearTimeout(this.#patience)
    this.#pending.clear()
    this.waiting = false
    this.ahead = null
    this.hintAhead = null
    if (FINAL.has(code)) {
      this.closedWith = code
      this.line = 'closed'
      return
    }
    this.line = 'lost'
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]
    this.#timer = window.setTimeout(() => this.#connect(), wait)
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
      case 'change':
        this.#see(message)
        break
      case 'chat': {
        const known = new Set(this.chat.map((line) => line.id))
        this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.id))]
        break
      }
      case 'hint':
        this.hint = message
        this.hintAhead = null
        this.#answered(message.ref)
        break
      case 'waiting':
        if (message.hint) this.hintAhead = message.ahead
        else this.ahead = message.ahead
        break
      case 'done':
        this.#answered(message.ref)
        break
      case 'error':
        if (message.ref && message.ref === this.#sent && (this.#again || message.code === 'stale'))
          this.givenBack = this.move
        else if (message.code !== 'stale')
          this.trouble = { code: message.code, message: message.message, rule: message.rule }
        this.#answered(message.ref)
        this.hintAhead = null
        break
    }
  }

  #see(message: Change | Position): void {
    const state = this.#states.next(message)
    if (state) {
      if (this.state && state.number !== this.state.number) {
        this.hint = null
        this.ahead = null
      }
      this.log = continued(this.log, state.log_after, state.log)
      this.state = state
      this.heard(state)
    } else this.#socket?.send(JSON.stringify({ type: 'whole' }))
    for (const ref of message.done) this.#answered(ref)
  }

  #answered(ref: string | null): void {
    if (ref) this.#pending.delete(ref)
    if (ref && ref === this.#sent) {
      this.#sent = ''
      this.#hold(null)
      clearTimeout(this.#patience)
    }
    this.waiting = this.#pending.size > 0
  }
}
