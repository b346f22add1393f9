/** A game's rules as its file has them: ids and texts in order, headings are ids with -SECTION- in them. */

export type Rule = [id: string, text: string]
export interface Section {
  id: string
  title: string
  rules: Rule[]
}

const plain = (text: string) => text.toLocaleLowerCase()

/** Rules that have all the words, in their id or text; headings stay where a rule below them was found. */
export function found(rules: readonly Rule[], query: string): Rule[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...rules]
  return rules.filter(
    ([id, text]) => id.includes('-SECTION-') || words.every((word) => plain(`${id} ${text}`).includes(word)),
  )
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
