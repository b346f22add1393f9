/** What was done with the seats during a match: lines among those of the log, which no undo takes away. */
import type { LogEntry, SeatNote } from './api'
import { texts } from './i18n.svelte'
import { botTitle } from './people'

/** The log with each note after the actions that had been made then. */
export function withNotes(log: readonly LogEntry[], notes: readonly SeatNote[]): (LogEntry | SeatNote)[] {
  const lines: (LogEntry | SeatNote)[] = []
  let next = 0
  for (const entry of log) {
    for (let note = notes[next]; note && note.action < entry.action; note = notes[++next]) lines.push(note)
    lines.push(entry)
  }
  return [...lines, ...notes.slice(next)]
}

/** What people call a bot such as `mcts:300`; a person's name is as it is. */
function called(name: string): string {
  const [kind = '', strength = ''] = name.split(':')
  return texts.has(`bot-${kind}`) ? botTitle(kind, Number(strength) || 0).trim() : name
}

export function noteText(note: SeatNote): string {
  const args: Record<string, string> = { ...note.args }
  for (const who of ['bot', 'name', 'former']) if (args[who]) args[who] = called(args[who])
  if (args.why) args.why = texts.t(`web-seating-why-${args.why}`, { by: args.by ?? '' })
  return texts.t(note.key, args).trim()
}
