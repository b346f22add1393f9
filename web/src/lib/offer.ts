/**
 * What of a game's options fits the seats that are laid and the other options. The game declares it (`needs`), the
 * server refuses by the same words; nothing here knows a game.
 */
import type { CaseInfo, GameInfo, NeedInfo, OptionInfo, PresetInfo } from './api'

export type Value = string | number
export type Values = Record<string, Value>

/** The key of what is said of an option, or of one of its values. */
export function optionKey(game: string, option: string, value?: Value): string {
  const key = `${game}-option-${option.replaceAll('.', '-')}`
  return value === undefined ? key : `${key}-${value}`
}

export function usual(game: GameInfo): Values {
  return Object.fromEntries(game.options.map((option) => [option.key, option.default]))
}

function inCase(one: CaseInfo, seats: number, chosen: Values): boolean {
  if (one.seats.length > 0 && !one.seats.includes(seats)) return false
  return Object.entries(one.options).every(([key, values]) => values.includes(chosen[key]!))
}

export function holds(need: NeedInfo, seats: number, chosen: Values): boolean {
  return need.cases.some((one) => inCase(one, seats, chosen))
}

/** Why the whole of an option means nothing at this table; null if it is offered. */
export function idle(option: OptionInfo, seats: number, chosen: Values): NeedInfo | null {
  return option.needs.find((need) => need.values.length === 0 && !holds(need, seats, chosen)) ?? null
}

/** Why a value of an option does not fit; null if it is offered. */
export function misfit(option: OptionInfo, value: Value, seats: number, chosen: Values): NeedInfo | null {
  return option.needs.find((need) => need.values.includes(value) && !holds(need, seats, chosen)) ?? null
}

/** The reasons why some values of an option are left out, and how many each. */
export function leftOut(option: OptionInfo, seats: number, chosen: Values): Map<string, number> {
  const reasons = new Map<string, number>()
  for (const value of option.values) {
    const need = misfit(option, value, seats, chosen)
    if (need) reasons.set(need.why, (reasons.get(need.why) ?? 0) + 1)
  }
  return reasons
}

export interface Fallen {
  option: OptionInfo
  need: NeedInfo
}

/** What was chosen, with the usual value where the choice does not fit any more; and what fell back so. */
export function fitted(game: GameInfo, seats: number, chosen: Values): { chosen: Values; fallen: Fallen[] } {
  const fallen: Fallen[] = []
  const kept = { ...chosen }
  for (let again = true; again;) {
    again = false
    for (const option of game.options) {
      const need = misfit(option, kept[option.key]!, seats, kept)
      if (!need || kept[option.key] === option.default) continue
      kept[option.key] = option.default
      fallen.push({ option, need })
      again = true
    }
  }
  return { chosen: kept, fallen: fallen.filter(({ option }) => !idle(option, seats, kept)) }
}

/** What is sent: options that mean nothing at this table keep their usual value. */
export function settled(game: GameInfo, seats: number, chosen: Values): Values {
  return Object.fromEntries(
    game.options.map((option) => [
      option.key,
      idle(option, seats, chosen)
        ? option.default
        : option.values.length
          ? chosen[option.key]!
          : Number(chosen[option.key]),
    ]),
  )
}

/** The preset that is just this choice, if there is one. */
export function presetOf(game: GameInfo, seats: number, chosen: Values): PresetInfo | undefined {
  const mine = settled(game, seats, chosen)
  return game.presets.find((preset) => {
    const wanted = settled(game, seats, { ...usual(game), ...preset.options })
    return preset.seats.includes(seats) && game.options.every(({ key }) => wanted[key] === mine[key])
  })
}
