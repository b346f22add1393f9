/** How lines of the log look: goods, dice, tiles, tokens, ornaments and cities are drawn; Ivan's have his mark. */
import type { Lines } from '@/lib/log'

export const lines: Lines = {
  pictured: ['goods', 'kind', 'die', 'dice', 'tile', 'token', 'first', 'second', 'service', 'piece', 'city'],
  minor: ['gain', 'pay', 'roll', 'foreman-bonus', 'city', 'city-points', 'last', 'penalty'],
  rival: { keys: 'red_cathedral-log-ivan-', mark: '#rc-mark-ivan' },
}
