/**
 * Addresses of pages: /, /open/<game>, /table/<id>, /result/<id>, /replay/<id>, /review/<id>, /record, /about,
 * /learn[/<game>/<lesson>], /puzzles, /puzzle/<game>?p=<id>, /challenge/<id>, /analysis[/<tree> or /<table>/<moment>],
 * and /rules[/<game>[/<section> or /examples/<id>][#RULE]].
 */

export interface Place {
  page: string
  id: string
  /** What comes after the id: a lesson of a game, a section of its rules, a moment of a match. */
  path: string[]
  query: URLSearchParams
  hash: string
}

export function parse(url: URL): Place {
  const [page = '', id = '', ...path] = url.pathname.split('/').filter(Boolean)
  return {
    page,
    id: decodeURIComponent(id),
    path: path.map(decodeURIComponent),
    query: url.searchParams,
    hash: decodeURIComponent(url.hash.slice(1)),
  }
}

class Router {
  place = $state.raw<Place>({ page: '', id: '', path: [], query: new URLSearchParams(), hash: '' })

  start(): void {
    this.#read()
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a')
      if (!link || event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    })
  }
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.#read()
    if (!location.hash) scrollTo(0, 0)
  }
  #read(): void {
    this.place = parse(new URL(location.href))
  }
}

export const router = new Router()
