/**
 * Lines of the log as they are shown: the sentence of the game with pictures where it names things, so that word order
 * and grammar are those of the language. A game says in `lines.ts` which things it can draw and who plays without a
 * seat; `Picture.svelte` draws them.
 */
import type { LogEntry } from './api'
import { sentence, type Known } from './say'

export interface Lines {
  /** Kinds of arguments that have pictures, such as `card`. */
  pictured: readonly string[]
  /** Ends of the keys of lines that only go with another: they are not what a seat did last. */
  minor: readonly string[]
  /** Somebody who plays without a seat: how the keys of such lines begin, and the symbol that marks them. */
  rival?: { keys: string; mark: string }
}

export const PLAIN: Lines = { pictured: [], minor: [] }

/** So many of a thing such as `card:2b4`. */
export interface Thing {
  thing: string
  n: number
}
export type Piece = { text: string } | { player: number; text: string } | { things: Thing[] }

/** Characters that no text uses stand for what is put in their places. */
const FIRST = 0xe000
const MARKS = /([\ue000-\ue0ff])/

function things(kind: string, value: unknown): Thing[] {
  if (typeof value === 'string')
    return value === '' ? [] : value.split('+').map((one) => ({ thing: `${kind}:${one}`, n: 1 }))
  if (Array.isArray(value)) return value.flatMap((one) => things(kind, one))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([word, n]) => ({ thing: `${kind}:${word}`, n: Number(n) }))
}

/** A line in pieces: words, who did it, and things to be drawn. */
export function pieces(known: Known, line: LogEntry, lines: Lines): Piece[] {
  const found: Piece[] = []
  const put = (piece: Piece) => String.fromCharCode(FIRST + found.push(piece) - 1)
  const instead: Record<string, string> = {}
  for (const kind of lines.pictured) {
    const drawn = things(kind, line.args[kind])
    if (drawn.length > 0) instead[kind] = put({ things: drawn })
  }
  const seat = subject(line)
  if (seat !== null) instead.player = put({ player: seat, text: known.players[seat] ?? '' })
  return sentence(known, line.key, line.args, instead)
    .split(MARKS)
    .filter((part) => part !== '')
    .map((part) => found[part.charCodeAt(0) - FIRST] ?? { text: part })
}

/** The same without the full stop at its end; `brief`: without the name at its beginning, where it is plain whose. */
export function short(all: readonly Piece[], brief: boolean): Piece[] {
  const first = all[0]
  const rest = brief && first && 'player' in first ? all.slice(1) : [...all]
  return rest
    .map((piece, i): Piece => {
      if (!('text' in piece) || 'player' in piece) return piece
      let text = piece.text
      if (i === 0) text = text.trimStart()
      if (i === rest.length - 1) text = text.replace(/\.$/, '')
      return { text }
    })
    .filter((piece) => !('text' in piece) || piece.text !== '')
}

/** The seat that a line is about; null: it is about nobody, or about who has no seat. */
export function subject(line: LogEntry): number | null {
  return typeof line.args.seat === 'number' ? line.args.seat : null
}

export function isRival(line: LogEntry, lines: Lines): boolean {
  return lines.rival !== undefined && line.key.startsWith(lines.rival.keys)
}

/** What each seat did last: of the lines of its last move the one that matters. */
export function lastActions(log: readonly LogEntry[], seats: number, lines: Lines): (LogEntry | undefined)[] {
  const found: (LogEntry | undefined)[] = Array.from({ length: seats })
  const matters: boolean[] = []
  let before: LogEntry | undefined
  for (const line of log) {
    const seat = subject(line)
    if (seat === null || seat !== line.seat) continue
    if (before && subject(before) !== seat) matters[seat] = false
    const minor = isMinor(line, lines)
    if (!minor || !matters[seat]) found[seat] = line
    matters[seat] ||= !minor
    before = line
  }
  return found
}

/** The lines that matter, or all if none does. */
export function major(all: readonly LogEntry[], lines: Lines): readonly LogEntry[] {
  const found = all.filter((line) => !isMinor(line, lines))
  return found.length > 0 ? found : all
}

/** What was declined (`…-log-decline…`) is told, but it is not what a seat did. */
function isMinor(line: LogEntry, lines: Lines): boolean {
  return line.key.includes('-log-decline') || lines.minor.some((end) => line.key.endsWith(`-log-${end}`))
}

/** Lines of one after the other, by whom they are about. */
export interface Deed {
  seat: number | null
  rival: boolean
  lines: LogEntry[]
}

/** What happened since one's own last move, by whom it is about. */
export function deedsSince(log: readonly LogEntry[], held: readonly number[], lines: Lines): Deed[] {
  const own = (line: LogEntry) => line.seat !== null && held.includes(line.seat) && !isRival(line, lines)
  const deeds: Deed[] = []
  for (const line of log.slice(log.findLastIndex(own) + 1)) {
    const [seat, rival] = [subject(line), isRival(line, lines)]
    const last = deeds.at(-1)
    if (last && last.seat === seat && last.rival === rival) last.lines.push(line)
    else deeds.push({ seat, rival, lines: [line] })
  }
  return deeds
}
