/** What people and bots at a table are called. A bot that nobody named gets a name of its seat. */
import type { Seat } from './api'

const BOT_NAMES = ['Vasari', 'Isabella', 'Cosimo', 'Lucrezia', 'Bianca', 'Ippolito', 'Ginevra', 'Baldassare']

export function called(seats: readonly Seat[]): Seat[] {
  return seats.map((seat) =>
    seat.kind === 'bot' && (seat.name === seat.bot || seat.name === '')
      ? { ...seat, name: BOT_NAMES[seat.seat % BOT_NAMES.length]! }
      : seat,
  )
}
