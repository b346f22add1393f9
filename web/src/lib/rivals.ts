/**
 * Which bots play against a person: those chosen on this device for the game, else a level that fits how the last match
 * went. Whoever has finished none begins with the lowest; who wins goes one up, who is clearly beaten one down.
 */
import type { BotInfo, TableSummary } from './api'
import { bots, server } from './http'
import { texts } from './i18n.svelte'
import { me } from './me.svelte'
import { prefs } from './prefs.svelte'

export const LEVELS = ['apprentice', 'journeyman', 'master']
/** Whoever comes last with less than this part of the winner's points is clearly beaten. */
const CLEAR = 2 / 3

/** What every server offers, until it has said what else. */
export const LEVEL_BOTS: readonly BotInfo[] = LEVELS.map((spec) => ({
  spec,
  name: spec,
  strength: 0,
  level: true,
  default: false,
}))

/** How high a level is, from 1; 0 for any other bot. */
export const rankOf = (bot: string) => LEVELS.indexOf(bot) + 1

/** How a level plays, in a sentence; nothing for any other bot. */
export const levelNote = (bot: string) => (rankOf(bot) ? texts.t(`bot-${bot}-note`) : '')

type Match = Pick<TableSummary, 'status' | 'opened' | 'seats' | 'outcome'>

/** The level one played against, alone with bots, and the one that fits next; null for any other match. */
export function measured(match: Match): { level: string; next: string } | null {
  const { seats, outcome, status, opened } = match
  const me = seats.find((seat) => seat.mine)
  const others = seats.filter((seat) => seat !== me)
  if (!me || me.bot || !outcome || status !== 'finished' || opened) return null
  const level = others.map((seat) => (seat.kind === 'bot' ? rankOf(seat.bot ?? '') : 0))
  const rank = Math.max(0, ...level)
  if (rank === 0 || others.some((seat) => seat.kind !== 'bot')) return null
  const score = (seat: number) => outcome.scores[seat] ?? 0
  const last = outcome.ranks[me.seat] === Math.max(...outcome.ranks)
  const beaten = last && outcome.winners.every((seat) => score(me.seat) < CLEAR * score(seat))
  const step = outcome.winners.includes(me.seat) ? 1 : beaten ? -1 : 0
  const next = Math.min(Math.max(rank + step, 1), LEVELS.length)
  return { level: LEVELS[rank - 1]!, next: LEVELS[next - 1]! }
}

/** The level for a game by one's tables, the latest first; `usual` for who has only played it without levels. */
export function fitting(tables: readonly TableSummary[], game: string, usual: string): string {
  const over = tables.filter((one) => one.game === game && one.status === 'finished' && !one.opened)
  if (!over.some((one) => one.seats.some((seat) => seat.mine))) return LEVELS[0]!
  return over.map(measured).find((one) => one !== null)?.next ?? usual
}

/** What was chosen on this device for a game, if it is offered. */
export function chosen(game: string, offered: readonly BotInfo[]): string | null {
  const found = prefs.rivals[game] ?? prefs.bot
  return offered.some((one) => one.spec === found) ? found : null
}
export function choose(game: string, bot: string): void {
  prefs.set('rivals', { ...prefs.rivals, [game]: bot })
}

/** Who sits down where nobody says which bot. */
export const usual = (offered: readonly BotInfo[]) =>
  (offered.find((one) => one.default) ?? offered[0])?.spec ?? LEVELS[0]!

/** The bot for a game: as chosen, else as it fits. */
export function rival(game: string, offered: readonly BotInfo[], tables: readonly TableSummary[]): string {
  return chosen(game, offered) ?? fitting(tables, game, usual(offered))
}

/** The same, for pages that do not show one's tables; with all bots that can be chosen. */
export async function rivals(game: string): Promise<{ offered: BotInfo[]; bot: string }> {
  const offered = await bots()
  const found = chosen(game, offered)
  return { offered, bot: found ?? rival(game, offered, await tables()) }
}
async function tables(): Promise<TableSummary[]> {
  try {
    await me.ask()
    return me.name === null ? [] : (await server.tables()).tables
  } catch {
    return []
  }
}
