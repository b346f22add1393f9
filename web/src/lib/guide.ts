/** The rules for people, as a game declares them: which section speaks of a rule, of a thing, of a choice. */
import type { GuideInfo, GuidePosition, SectionInfo } from './api'
import { once, server } from './http'
import { texts } from './i18n.svelte'

/** The guide with its texts; null if the game has none, or where the server is away. */
export async function guideOf(game: string): Promise<GuideInfo | null> {
  try {
    const found = await once(`guide:${game}`, () => server.guide(game))
    if (found.chapters.length === 0) return null
    await texts.load(`guide:${game}`)
    return found
  } catch {
    return null
  }
}
export const guidePosition = (game: string, position: string, seat: number | null): Promise<GuidePosition> =>
  once(`guide:${game}/${position}/${seat}`, () => server.guidePosition(game, position, seat))
export const guideExample = (game: string, example: string): Promise<GuidePosition> =>
  once(`guide:${game}/${example}`, () => server.guideExample(game, example))

export function sectionsOf(guide: GuideInfo): SectionInfo[] {
  return guide.chapters.flatMap((chapter) => chapter.sections)
}

/** The rules that a section speaks of, once each, in its order. */
export function rulesOf(section: SectionInfo): string[] {
  const told = section.rules.flat()
  const seen = section.picture?.callouts.flatMap((one) => one.rules) ?? []
  const worked = section.examples.flatMap((one) => one.rules)
  return [...new Set([...told, ...seen, ...worked, ...section.exact])]
}

/** The section that tells a rule: best one that has it in its text. */
export function sectionOfRule(guide: GuideInfo, rule: string): SectionInfo | undefined {
  const all = sectionsOf(guide)
  return all.find((one) => one.rules.flat().includes(rule)) ?? all.find((one) => rulesOf(one).includes(rule))
}

/** What one asks about at a table. */
export interface Asked {
  /** A rule that refused something. */
  rule?: string
  /** What can be done with the thing, the chief of it first. */
  verbs?: readonly string[]
  /** Such as `card:2-1`. */
  target?: string
  /** The key of the question that is open. */
  prompt?: string
}

/** The section that speaks of it: of the rule, of what is done, of the thing, of the question. */
export function sectionFor(guide: GuideInfo, asked: Asked): SectionInfo | undefined {
  const all = sectionsOf(guide)
  const kind = asked.target?.split(':')[0] ?? ''
  const byVerb = (asked.verbs ?? []).map((verb) => all.find((one) => one.verbs.includes(verb)))
  return (
    (asked.rule ? sectionOfRule(guide, asked.rule) : undefined) ??
    byVerb.find(Boolean) ??
    all.find((one) => kind !== '' && one.targets.includes(kind)) ??
    all.find((one) => asked.prompt !== undefined && one.prompts.includes(asked.prompt))
  )
}

export const keyOf = (game: string, ...parts: (string | number)[]) => [game, 'guide', ...parts].join('-')

/** What stands in a text between stars is said with weight. */
export interface Said {
  text: string
  bold: boolean
  marked: boolean
}

/** A text in pieces: plain or with weight, and where it is marked. */
export function said(text: string, marked: readonly { from: number; to: number }[] = []): Said[] {
  const found: Said[] = []
  let [bold, at] = [false, 0]
  const put = (part: string, mark: boolean) => part && found.push({ text: part, bold, marked: mark })
  for (const part of text.split(/(\*)/)) {
    if (part === '*') bold = !bold
    else {
      let from = at
      for (const one of marked) {
        if (one.from < from || one.from >= at + part.length) continue
        put(text.slice(from, one.from), false)
        put(text.slice(one.from, one.to), true)
        from = one.to
      }
      put(text.slice(from, at + part.length), false)
    }
    at += part.length
  }
  return found
}
export const unstarred = (text: string) => text.replaceAll('*', '')
