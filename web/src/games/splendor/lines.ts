/** How lines of the log look: gems, cards and nobles are drawn. */
import type { Lines } from '@/lib/log'

export const lines: Lines = { pictured: ['colour', 'card', 'noble', 'paid'], minor: ['return', 'noble'] }
