/**
 * Sentences of a game: prompts, log lines and choices, with seats and things called by their names, as Python does
 * it.
 */
import type { Candidate, LogEntry } from './api'
import type { Args } from './i18n.svelte'
import { texts } from './i18n.svelte'
import type { Words } from './games'

/* eslint-disable @typescript-eslint/no-explicit-any */
export interface Known {
  game: string
  words: Words
  components: any
  players: readonly string[]
}

const PEOPLE = ['other', 'from', 'to', 'owner'] as const

/** What people call a thing: the text `<game>-<kind>-<value>` or `<game>-name-<value>`, else the thing itself. */
export function named(game: string, kind: string, value: unknown): unknown {
  if (Array.isArray(value)) return texts.list(value.map((item) => String(named(game, kind, item))))
  if (typeof value !== 'string') return value
  for (const key of [`${game}-${kind}-${value}`, `${game}-name-${value}`]) if (texts.has(key)) return texts.t(key)
  return value
}

const help = (known: Known) => ({
  t: texts.t,
  list: (items: string[]) => texts.list(items),
  components: known.components,
  players: known.players,
})

export function sentence(known: Known, key: string, args: Args): string {
  const own = known.words.args?.(args, help(known)) ?? args
  const spoken: Args = {}
  for (const [kind, value] of Object.entries(own))
    spoken[kind] = value === args[kind] ? named(known.game, kind, value) : value
  if (typeof args.seat === 'number') spoken.player = known.players[args.seat] ?? ''
  for (const kind of PEOPLE) {
    const who = args[kind]
    if (typeof who === 'number' && who >= 0) spoken[`${kind}_player`] = known.players[who] ?? ''
  }
  return texts.t(key, spoken)
}

export function entry(known: Known, line: LogEntry): string {
  return sentence(known, line.key, line.args)
}

/** Why something is refused, in short: the game's own sentence (`<game>-why-<rule>`), else the rule itself. */
export function reason(game: string, rule: string): string {
  const short = `${game}-why-${rule}`
  return texts.t(texts.has(short) ? short : rule)
}

/** What a choice is called on a button. */
export function choice(known: Known, candidate: Candidate, view: any): string {
  const own = known.words.action?.(candidate, { ...help(known), view })
  if (own !== undefined) return own
  const args: Args = {}
  candidate.args.forEach((value, i) => (args['abcdef'[i] ?? `x${i}`] = named(known.game, candidate.verb, value)))
  const key = `${known.game}-action-${candidate.verb}`
  return texts.has(key) ? texts.t(key, args) : candidate.text
}
