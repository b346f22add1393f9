/** What went wrong, in the reader's language: by the server's code, else in the server's own words. */
import { Refused } from './http'
import { texts } from './i18n.svelte'

export function troubleText(code: string, message: string, rule = ''): string {
  const key = `web-error-${code.replaceAll('_', '-')}`
  if (rule && texts.has(rule)) return texts.t(rule)
  return texts.has(key) ? texts.t(key) : message || texts.t('web-error-unknown')
}
export function problemText(problem: unknown): string {
  if (problem instanceof Refused) {
    if (problem.node > 0) return treeText(problem)
    const text = troubleText(problem.code, problem.message, problem.rule)
    return problem.code.startsWith('bad_') ? `${text} (${problem.message})` : text
  }
  return problem instanceof Error ? problem.message : String(problem)
}

/** Which move of a tree cannot be made, and by which rule. */
function treeText(problem: Refused): string {
  const move = /“(.+?)”/.exec(problem.message)?.[1] ?? ''
  const said = texts.t('web-error-bad-tree-move', { n: problem.node, move })
  if (!problem.rule) return `${said} (${problem.message})`
  return `${said} ${texts.has(problem.rule) ? texts.t(problem.rule) : ''} (${problem.rule})`.replace('  ', ' ')
}
