/** What is seen of Rococo before a table of it is opened. */
import './look.css'
import type { Look } from '@/lib/looks'

export const look: Look = {
  theme: 'light',
  colour: '#9cc6cf',
  italic: true,
  own: 'tray',
  strip: 'brief',
  final: ['depute', 'depute-card', 'exam'],
  usual: ['confirm', 'use', 'next'],
}
