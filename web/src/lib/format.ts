/** Times and numbers for people. */
import { texts } from './i18n.svelte'

/** 3:07, 1:02:45, or 2d 3h as the language writes it. */
export function duration(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [s, m, h, d] = [
    seconds % 60,
    Math.floor(seconds / 60) % 60,
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 86400),
  ]
  const unit = (n: number, name: string) => texts.number(n, { style: 'unit', unit: name, unitDisplay: 'narrow' })
  if (d > 0) return `${unit(d, 'day')} ${unit(h, 'hour')}`
  const two = (n: number) => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** 2–4, or the number if there is only one. */
export function span(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? String(least) : `${least}–${most}`
}
