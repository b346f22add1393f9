/** How lines of the log look: garments, tiles, employees, jewels and decorations are drawn; hers have her mark. */
import type { Lines } from '@/lib/log'

export const lines: Lines = {
  pictured: ['garment', 'tile', 'tiles', 'card', 'cards', 'jewel', 'space'],
  minor: [
    'play',
    'livres',
    'pay',
    'prestige',
    'markers',
    'task',
    'income',
    'recycle',
    'keep',
    'convert',
    'starts',
    'all-halls',
  ],
  rival: { keys: 'rococo-log-her-', mark: '#ro-mark-her' },
}
