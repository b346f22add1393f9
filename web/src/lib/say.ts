/**
 * Sentences of a game: prompts, log lines, choices and reasons, with seats and things called by their names, exactly as
 * `guildhall.text.speaker` says them. A thing is `kind:id`; the match brings its names, else the texts name it.
 */
import type { Candidate, LogEntry } from './api'
import type { Args, Phrase } from './i18n.svelte'
import { texts } from './i18n.svelte'

export type Names = Record<string, Phrase>

export interface Known {
  game: string
  names: Names
  players: readonly string[]
}

const PEOPLE = ['other', 'from', 'to', 'owner'] as const
/** What the things of a choice are in its text; `more` are those beyond its arguments, after a dash. */
const LETTERS = 'abcdef'

/** What people call a thing such as `card:2b4`, or so many of it; things joined by `+` are listed. */
export function named(known: Pick<Known, 'game' | 'names'>, thing: string, n = 1): string {
  if (thing.includes('+')) return texts.list(thing.split('+').map((one) => named(known, one)))
  const phrase = known.names[thing]
  if (phrase) return texts.phrase(phrase, n)
  const [kind = '', ...rest] = thing.split(':')
  const word = rest.join(':')
  for (const key of [`${known.game}-${kind}-${word}`, `${known.game}-name-${word}`])
    if (texts.has(key)) return texts.t(key, { n })
  return word
}

function spoken(known: Known, kind: string, value: unknown): unknown {
  if (typeof value === 'string') return named(known, `${kind}:${value}`)
  if (Array.isArray(value)) return texts.list(value.map((one) => String(spoken(known, kind, one))))
  if (typeof value !== 'object' || value === null) return value
  return texts.list(Object.entries(value).map(([word, n]) => named(known, `${kind}:${word}`, Number(n))))
}

/** `instead`: what stands in place of some arguments. */
export function sentence(known: Known, key: string, args: Args, instead: Record<string, string> = {}): string {
  const said: Args = {}
  for (const [kind, value] of Object.entries(args)) said[kind] = instead[kind] ?? spoken(known, kind, value)
  if (typeof args.seat === 'number') said.player = instead.player ?? known.players[args.seat] ?? ''
  for (const kind of PEOPLE) {
    const who = args[kind]
    if (typeof who === 'number' && who >= 0) said[`${kind}_player`] = known.players[who] ?? ''
  }
  return texts.t(key, said).trim()
}

export function entry(known: Known, line: LogEntry): string {
  return sentence(known, line.key, line.args)
}

type Refused = Pick<Candidate, 'rule' | 'case' | 'needed' | 'have'>

/**
 * Why something is refused, in short if the game has a sentence for it (`$n` is needed, `$have` is there, `$what` is
 * what there is too little of), else the rule itself.
 */
export function reason(known: Pick<Known, 'game' | 'names'>, { rule, case: which, needed, have }: Refused): string {
  const args = { n: needed ?? 0, have: have ?? 0, what: named(known, `short:${which}`, needed ?? 0) }
  for (const key of [`${known.game}-why-${rule}-${which}`, `${known.game}-why-${rule}`])
    if (texts.has(key)) return texts.t(key, args)
  return texts.t(rule)
}

type Called = Pick<Candidate, 'text' | 'verb' | 'things'>

/** What a choice is called on a button. */
export function choice(known: Known, candidate: Called): string {
  const key = `${known.game}-action-${candidate.verb}`
  return texts.has(key) ? texts.t(key, thingsOf(known, candidate)) : candidate.text
}

function thingsOf(known: Known, candidate: Called): Args {
  const said = candidate.things.map((thing) => named(known, thing))
  const more = said.slice(candidate.text.split(' ').length - 1).map((one) => ` – ${one}`)
  const args: Args = { more: more.join('') }
  said.forEach((one, i) => (args[LETTERS[i] ?? `x${i}`] = one))
  return args
}

/**
 * What a choice leads to, in a short sentence, if the game has one: `<game>-effect-<verb>` with its things as `$a`,
 * `$b`…, and what it costs and brings as `$cost_…` and `$gain_…`.
 */
export function effectOf(known: Known, candidate: Candidate): string {
  const key = `${known.game}-effect-${candidate.verb}`
  return texts.has(key) ? texts.t(key, amountsOf(known, candidate)) : ''
}

/** What cannot be taken back about a final choice: `<game>-final-<verb>`, else that it is final. */
export function finality(known: Known, candidate: Candidate): string {
  const key = `${known.game}-final-${candidate.verb}`
  return texts.t(texts.has(key) ? key : 'web-final', amountsOf(known, candidate))
}

function amountsOf(known: Known, candidate: Candidate): Args {
  const args = thingsOf(known, candidate)
  for (const [kind, n] of Object.entries(candidate.cost)) args[`cost_${kind}`] = n
  for (const [kind, n] of Object.entries(candidate.gain)) args[`gain_${kind}`] = n
  return args
}

/** What stands under a question: `<game>-note-<word>` for the prompt `<game>-prompt-<word>`, if the game has one. */
export function under(known: Known, key: string, args: Args): string {
  const note = key.replace('-prompt-', '-note-')
  return texts.has(note) ? sentence(known, note, args) : ''
}
