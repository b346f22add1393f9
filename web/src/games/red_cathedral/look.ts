/** What is seen of The Red Cathedral before a table of it is opened. */
import './look.css'
import type { Look } from '@/lib/looks'

export const look: Look = {
  theme: 'dark',
  colour: '#d1482f',
  own: 'tray',
  strip: 'brief',
  final: ['finish', 'reroll', 'buy-token', 'remove-token'],
  direct: ['move', 'deliver', 'substitute', 'decorate-diamond'],
  usual: ['end', 'accept', 'next'],
}
