/** What is seen of Splendor before a table of it is opened. */
import './look.css'
import type { Look } from '@/lib/looks'

export const look: Look = {
  theme: 'dark',
  colour: '#a32a52',
  own: 'beside',
  strip: true,
  final: ['reserve-deck'],
  usual: ['pay'],
}
