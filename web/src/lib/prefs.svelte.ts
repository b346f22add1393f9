/**
 * What a person likes: theme, motion, speed, sound, notifications, care. Remembered in the browser; until somebody
 * chooses, light, dark and motion are as the device has them.
 */
import { keep, kept } from './keep'
import { lookOf } from './looks'

/** `auto` is the game's own light. */
export type Theme = 'system' | 'dark' | 'light' | 'auto'
/** Pieces fly; or what has changed gets a ring; or nothing moves at all. */
export type Motion = 'full' | 'calm' | 'none'
/** How fast the turns of others are shown. */
export type Speed = 'off' | 'quick' | 'normal' | 'slow'

export const THEMES: readonly Theme[] = ['system', 'dark', 'light', 'auto']
export const MOTIONS: readonly Motion[] = ['full', 'calm', 'none']
export const SPEEDS: readonly Speed[] = ['off', 'quick', 'normal', 'slow']

const BAR = { dark: '#251e1a', light: '#fffaf1' }

type Names = 'theme' | 'motion' | 'speed' | 'volume' | 'sound' | 'notify' | 'careful' | 'drawer' | 'rivals'

/** What the device asks for, as it asks now. */
function asks(what: string): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(what) : null
}
const still = asks('(prefers-reduced-motion: reduce)')
const bright = asks('(prefers-color-scheme: light)')

class Prefs {
  theme = $state<Theme>(one(THEMES, 'theme') ?? 'system')
  motion = $state<Motion>(one(MOTIONS, 'motion') ?? usualMotion())
  speed = $state<Speed>(one(SPEEDS, 'speed') ?? usualSpeed())
  /** Of 100. */
  volume = $state<number>(kept<number>('volume') ?? 60)
  sound = $state<boolean>(kept<boolean>('sound') ?? false)
  notify = $state<boolean>(kept<boolean>('notify') ?? false)
  careful = $state<boolean>(kept<boolean>('careful') ?? false)
  drawer = $state<boolean>(kept<boolean>('drawer') ?? false)
  /** The bots one chose to play against, by game. */
  rivals = $state.raw<Record<string, string>>(kept<Record<string, string>>('rivals') ?? {})
  /** The one chosen for all games, as it was kept before. */
  readonly bot = kept<string>('bot')
  #game = ''

  constructor() {
    still?.addEventListener('change', () => {
      this.motion = one(MOTIONS, 'motion') ?? usualMotion()
      this.speed = one(SPEEDS, 'speed') ?? usualSpeed()
      this.dress(this.#game)
    })
    bright?.addEventListener('change', () => this.dress(this.#game))
  }

  set<K extends Names>(name: K, value: Prefs[K]): void {
    ;(this as Prefs)[name] = value as never
    keep(name, value)
    if (name === 'theme' || name === 'motion') this.dress(this.#game)
  }

  /** Put the page into a game's skin; empty: the hall's own. */
  dress(game: string): void {
    this.#game = game
    const root = document.documentElement
    if (game) root.dataset.game = game.replaceAll('_', '-')
    else delete root.dataset.game
    const wished = this.theme === 'auto' ? lookOf(game)?.theme : this.theme
    const theme = wished && wished !== 'system' ? wished : bright?.matches ? 'light' : 'dark'
    root.dataset.theme = theme
    root.dataset.motion = this.motion
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', BAR[theme])
  }
}

/** What was chosen, if it is one of these. */
function one<T extends string>(all: readonly T[], name: string): T | null {
  const chosen = kept<T>(name)
  return chosen !== null && all.includes(chosen) ? chosen : null
}
function usualMotion(): Motion {
  return still?.matches ? 'none' : 'full'
}
function usualSpeed(): Speed {
  return still?.matches ? 'off' : 'normal'
}

export const prefs = new Prefs()

/** Whether pieces stay where they are. */
export function stillness(): boolean {
  return prefs.motion !== 'full'
}
