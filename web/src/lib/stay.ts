/** What makes the client stay: its service worker, and when all is quiet the matches and messages of this device. */
import type { TableSummary } from './api'
import { server } from './http'

/** Milliseconds after the page has loaded: first comes what somebody waits for. */
const PATIENCE = 3000

export function stay(): void {
  if (!import.meta.env.PROD) return
  const soon = () => setTimeout(() => void settle(), PATIENCE)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

async function settle(): Promise<void> {
  try {
    await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' })
    if (server.latest?.tables.some(over)) await (await import('./keeping')).keepOthers(server.latest)
    if (typeof Notification !== 'undefined' && Notification.permission === 'granted')
      await (await import('./push')).remind()
  } catch {
    // a browser that forbids it, or a line that is down: the client is there all the same
  }
}

/** Whether it is a match of mine that has ended, maybe while I was not there. */
export function over(table: TableSummary): boolean {
  return table.status === 'finished' && table.seats.some((seat) => seat.mine)
}
