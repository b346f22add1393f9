/** A game's rules as its file has them: ids and texts in order, headings are ids with -SECTION- in them. */
import { hits, type Query } from './stems'

export type Rule = [id: string, text: string]
export interface Section {
  id: string
  title: string
  rules: Rule[]
}

/** Rules that have all the words in some form of theirs, or the text in their id; without any, all of them. */
export function found(rules: readonly Rule[], text: string, wanted: Query): Rule[] {
  if (text.trim() === '') return [...rules]
  return rules.filter(([id, told]) => id.includes('-SECTION-') || meets(id, told, text, wanted))
}

/** The same without headings. */
export function lookedFor(rules: readonly Rule[], text: string, wanted: Query): Rule[] {
  return found(rules, text, wanted).filter(([id]) => !id.includes('-SECTION-'))
}

function meets(id: string, told: string, text: string, wanted: Query): boolean {
  const part = text.trim().toUpperCase()
  if (part.length > 1 && id.includes(part)) return true
  return wanted.words.length > 0 && hits(told, wanted) !== null
}

export function grouped(rules: readonly Rule[]): Section[] {
  const sections: Section[] = []
  for (const rule of rules) {
    if (rule[0].includes('-SECTION-')) sections.push({ id: rule[0], title: rule[1], rules: [] })
    else if (sections.length === 0) sections.push({ id: 'first', title: '', rules: [rule] })
    else sections.at(-1)!.rules.push(rule)
  }
  return sections.filter((section) => section.rules.length > 0)
}
