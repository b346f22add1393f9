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
    // a request of the wrong form is nobody's words: a damaged link says no more than that it is one
    const told = problem.code.startsWith('bad_') && problem.code !== 'bad_request'
    return told ? `${text} (${problem.message})` : text
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
