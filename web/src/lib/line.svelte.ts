/**
 * Whether the server can be reached. Every call tells how it fared; while it is away it is asked again now and then,
 * and at once when the device comes back to its network or somebody to the page.
 */
const WAITS = [1000, 2000, 4000, 8000, 15_000]

class Line {
  down = $state(startsDown())
  /** Called when the server is there again. */
  whenBack: () => void = () => undefined
  #tries = 0
  #timer = 0

  constructor() {
    if (typeof window === 'undefined') return
    addEventListener('offline', () => this.lost())
    addEventListener('online', () => void this.ask())
    document.addEventListener('visibilitychange', () => {
      if (this.down && document.visibilityState === 'visible') void this.ask()
    })
    if (this.down) this.#later()
  }

  lost(): void {
    if (this.down) return
    this.down = true
    this.#tries = 0
    this.#later()
  }
  back(): void {
    if (!this.down) return
    clearTimeout(this.#timer)
    this.down = false
    this.whenBack()
  }
  /** Ask whether the server is there again. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const answer = await fetch('/healthz', { cache: 'no-store' })
      if (answer.ok) return this.back()
    } catch {
      // still away
    }
    if (this.down) this.#later()
  }
  #later(): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.ask(), WAITS[Math.min(this.#tries++, WAITS.length - 1)])
  }
}

/** The service worker marks a page that it had to bring itself. */
function startsDown(): boolean {
  if (typeof document === 'undefined') return false
  return document.documentElement.dataset.offline !== undefined || navigator.onLine === false
}

export const line = new Line()
