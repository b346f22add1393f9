/** What a person likes: theme, sound, notifications, motion, care. Remembered in the browser. */
import { keep, kept } from './keep'
import { lookOf } from './looks'

export type Theme = 'auto' | 'dark' | 'light'

class Prefs {
  theme = $state<Theme>(kept<Theme>('theme') ?? 'auto')
  sound = $state<boolean>(kept<boolean>('sound') ?? false)
  notify = $state<boolean>(kept<boolean>('notify') ?? false)
  careful = $state<boolean>(kept<boolean>('careful') ?? false)
  drawer = $state<boolean>(kept<boolean>('drawer') ?? false)
  bot = $state<string | null>(kept<string>('bot'))
  #game = ''

  set<K extends 'theme' | 'sound' | 'notify' | 'careful' | 'drawer' | 'bot'>(name: K, value: Prefs[K]): void {
    ;(this as Prefs)[name] = value as never
    keep(name, value)
    if (name === 'theme') this.dress(this.#game)
  }

  /** Put the page into a game's skin; empty: the hall's own. */
  dress(game: string): void {
    this.#game = game
    const root = document.documentElement
    if (game) root.dataset.game = game.replaceAll('_', '-')
    else delete root.dataset.game
    const theme = this.theme === 'auto' ? lookOf(game)?.theme : this.theme
    if (theme) root.dataset.theme = theme
    else delete root.dataset.theme
  }
}

export const prefs = new Prefs()

export function stillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
