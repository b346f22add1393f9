/** What games, and people and bots at a table, are called. A bot that nobody named gets a name of its seat. */
import type { GameInfo, Seat } from './api'
import { texts } from './i18n.svelte'

const BOT_NAMES = ['Vasari', 'Isabella', 'Cosimo', 'Lucrezia', 'Bianca', 'Ippolito', 'Ginevra', 'Baldassare']

/** What a game is called in the language spoken. */
export function gameTitle(game: GameInfo): string {
  return game.titles[texts.language] ?? game.title
}

/** What a kind of bot is called; one from another package goes by its own name. */
export function botTitle(name: string, strength: number): string {
  const key = `bot-${name}`
  return texts.has(key) ? texts.t(key, { strength }) : name
}

export function called(seats: readonly Seat[]): Seat[] {
  return seats.map((seat) =>
    seat.kind === 'bot' && (seat.name === seat.bot || seat.name === '')
      ? { ...seat, name: BOT_NAMES[seat.seat % BOT_NAMES.length]! }
      : seat,
  )
}

/** Who or what plays a seat, in a few words. */
/** What the mark beside a name says: somebody thinks; where several choose at once, who still does and who has. */
export type Doing = 'thinking' | 'choosing' | 'ready' | null

export function doingOf(seat: Seat, acts: boolean, together: boolean): Doing {
  if (together) return acts ? 'choosing' : 'ready'
  return acts && seat.bot !== null ? 'thinking' : null
}

/** A seat of which a page has something else to say than who plays it. */
export interface Noted extends Seat {
  note?: string
}

export function seatNote(seat: Noted, mine: boolean): string {
  if (seat.note !== undefined) return seat.note
  if (seat.kind === 'open') return texts.t('web-seat-open')
  if (seat.left) return texts.t('web-seat-left')
  if (seat.kind === 'bot') return texts.t('web-seat-bot', { bot: botOf(seat) })
  if (seat.bot) return texts.t('web-seat-substitute', { bot: botOf(seat) })
  if (mine) return texts.t('web-seat-yours')
  return texts.t(seat.online ? 'web-seat-online' : 'web-seat-away')
}

function botOf(seat: Seat): string {
  const [name = '', strength = ''] = (seat.bot ?? '').split(':')
  return botTitle(name, Number(strength) || 0)
}

const BOT_SPEC = /^(apprentice|journeyman|master|random|greedy|mcts|learned)(:\w+)?$/
const UNNAMED = /^seat (\d+)$/

/** Seats of which only names are known, as in a record; a bot that nobody named gets one. */
export function seatsCalled(names: readonly string[], notes: readonly string[]): Noted[] {
  const plain = { online: true, mine: false, owner: false, left: false, gone: null }
  return called(
    names.map((name, seat) => {
      const number = UNNAMED.exec(name)?.[1]
      const bot = BOT_SPEC.test(name) ? name : null
      return {
        ...plain,
        seat,
        kind: bot ? ('bot' as const) : ('person' as const),
        name: number ? texts.t('web-seat-n', { n: Number(number) }) : name,
        bot,
        note: notes[seat] ?? '',
      }
    }),
  )
}
