/**
 * A table over its socket: the latest state, the log as it stands, chat. A lost connection is taken up again where it
 * broke off: the server is asked for what came after the last number seen.
 */
import type { Asked, Change, ChatLine, ClientMessage, HintMessage, LogEntry, Position, ServerMessage } from './api'
import { States } from './states'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'
export interface Trouble {
  code: string
  message: string
  rule: string
}

/** Closing codes after which trying again is no use. */
const FINAL = new Set([4401, 4403, 4404])
const WAITS = [250, 500, 1000, 2000, 4000, 8000]

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

  #socket: WebSocket | null = null
  #tries = 0
  #timer = 0
  #done = false
  #ref = 0
  #pending = new Set<string>()
  #states = new States()

  constructor(
    readonly id: string,
    readonly token = '',
  ) {
    this.#connect()
    addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#again)
  }

  send(message: Sendable): void {
    const ref = String(++this.#ref)
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.trouble = { code: 'offline', message: '', rule: '' }
      return
    }
    if (message.type !== 'chat' && message.type !== 'look') {
      this.#pending.add(ref)
      this.waiting = true
    }
    this.#socket.send(JSON.stringify({ ...message, ref }))
  }
  get asked(): Asked | null {
    return this.state?.asked ?? null
  }
  close(): void {
    this.#done = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#again)
    document.removeEventListener('visibilitychange', this.#again)
    this.#socket?.close()
  }

  #again = () => {
    if (this.line === 'lost' && document.visibilityState === 'visible') this.#connect()
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
    socket.onopen = () => {
      this.#tries = 0
      this.line = 'open'
    }
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#done) return
      this.#pending.clear()
      this.waiting = false
      this.ahead = null
      this.hintAhead = null
      if (FINAL.has(event.code)) {
        this.closedWith = event.code
        this.line = 'closed'
        return
      }
      this.line = 'lost'
      const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]
      this.#timer = window.setTimeout(() => this.#connect(), wait)
    }
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
        this.#answered(message.ref)
        this.hintAhead = null
        if (message.code !== 'stale')
          this.trouble = { code: message.code, message: message.message, rule: message.rule }
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
    } else this.#socket?.send(JSON.stringify({ type: 'whole' }))
    for (const ref of message.done) this.#answered(ref)
  }

  #answered(ref: string | null): void {
    if (ref) this.#pending.delete(ref)
    this.waiting = this.#pending.size > 0
  }
}
