/**
 * Calls of the server that are not live. A refusal is a `Refused` with the server's code and, if any, the rule. What is
 * asked of a finished match is answered from the shelf where the server cannot be reached.
 */
import type {
  BotInfo,
  Components,
  Course,
  Film,
  GameInfo,
  GameTexts,
  GoOn,
  Hint,
  Join,
  LessonPage,
  LessonTry,
  Log,
  NewTable,
  Notebook,
  NotebookPage,
  Problem,
  PushDevice,
  PushInfo,
  ReplayPage,
  Result,
  SeatChange,
  Session,
  TableInfo,
  TableList,
} from './api'
import { line } from './line.svelte'
import type { Names } from './say'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule = '',
  ) {
    super(message)
  }
}

/** What proxies answer for a server that is away. */
const AWAY = [502, 503, 504]

function away(): Refused {
  line.lost()
  return new Refused(0, 'offline', 'the server cannot be reached')
}

/** `last`: it is to come through although the page is being left. */
async function ask(method: string, path: string, body?: unknown, last = false): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      keepalive: last,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw away()
  }
  if (AWAY.includes(answer.status) && !isJson(answer)) throw away()
  line.back()
  if (answer.ok) return answer
  const problem = (await said(answer)) as Problem | null
  throw new Refused(
    answer.status,
    problem?.code ?? 'unknown',
    problem?.message ?? answer.statusText,
    problem?.rule ?? '',
  )
}
const isJson = (answer: Response) => answer.headers.get('Content-Type')?.includes('json') ?? false
async function said(answer: Response): Promise<unknown> {
  return isJson(answer) ? await answer.json() : null
}
async function call<T>(method: string, path: string, body?: unknown, last = false): Promise<T> {
  return (await said(await ask(method, path, body, last))) as T
}
/** An answer as it is written: a record is kept so. */
async function text(path: string): Promise<string> {
  return (await ask('GET', path)).text()
}

type Shelf = typeof import('./shelf')

/** The answer, or where the server is away what the shelf has. */
async function orKept<T>(asked: Promise<T>, find: (kept: Shelf) => Promise<T | undefined>): Promise<T> {
  try {
    return await asked
  } catch (problem) {
    if (!(problem instanceof Refused && problem.code === 'offline')) throw problem
    const found = await find(await import('./shelf'))
    if (found === undefined) throw problem
    return found
  }
}

const at = (id: string, what = '', token = '', more: Record<string, string | number | null | undefined> = {}) => {
  const query = new URLSearchParams()
  if (token) query.set('token', token)
  for (const [name, value] of Object.entries(more)) if (value != null) query.set(name, String(value))
  const tail = query.toString()
  return `/api/tables/${encodeURIComponent(id)}${what ? `/${what}` : ''}${tail ? `?${tail}` : ''}`
}

const lessonAt = (game: string, lesson: string) =>
  `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`

export const server = {
  /** My tables as they were told last. */
  latest: null as TableList | null,
  session: () => call<Session>('GET', '/api/session'),
  name: (name: string) => call<Session>('POST', '/api/session', { name }),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  bots: () => call<BotInfo[]>('GET', '/api/bots'),
  components: (game: string) => call<Components>('GET', `/api/games/${encodeURIComponent(game)}/components`),
  texts: (game: string, language: string) =>
    call<GameTexts>('GET', `/api/games/${encodeURIComponent(game)}/texts/${language}`),
  tables: async (): Promise<TableList> => (server.latest = await call<TableList>('GET', '/api/tables')),
  open: (table: NewTable) => call<TableInfo>('POST', '/api/tables', table),
  table: (id: string, token = '') =>
    orKept(call<TableInfo>('GET', at(id, '', token)), async ({ shelf }) => (await shelf.find(id))?.info),
  join: (id: string, join: Join) => call<TableInfo>('POST', at(id, 'join'), join),
  begin: (id: string) => call<TableInfo>('POST', at(id, 'start')),
  seat: (id: string, seat: number, change: SeatChange) => call<TableInfo>('POST', at(id, `seats/${seat}`), change),
  leave: (id: string) => call<unknown>('POST', at(id, 'leave')),
  rematch: (id: string) => call<TableInfo>('POST', at(id, 'rematch')),
  hint: (id: string, seat: number) => call<Hint>('POST', at(id, 'hint'), { seat }),
  names: (id: string, token = '') =>
    orKept(call<{ names: Names }>('GET', at(id, 'names', token)), ({ shelf }) => shelf.find(id)),
  log: (id: string, token = '', seat: number | null = null) =>
    orKept(call<Log>('GET', at(id, 'log', token, { seat })), async ({ shelf }) => (await shelf.find(id))?.log),
  replay: (id: string, step: number, seat: number | null, token = '') =>
    orKept(call<ReplayPage>('GET', at(id, 'replay', token, { at: step, seat })), async ({ shelf, pagesOf }) => {
      const film = (await shelf.find(id))?.films[String(seat ?? '')]
      return film && pagesOf(film)[step]
    }),
  film: (id: string, seat: number | null) => call<Film>('GET', at(id, 'film', '', { seat })),
  result: (id: string, token = '') =>
    orKept(call<Result>('GET', at(id, 'result', token)), async ({ shelf }) => (await shelf.find(id))?.result),
  pushKey: () => call<PushInfo>('GET', '/api/push'),
  push: (device: PushDevice) => call<unknown>('POST', '/api/push', device),
  forgetPush: (endpoint: string) => call<unknown>('POST', '/api/push/forget', { endpoint }),
  record: (id: string, token = '') => text(at(id, 'record', token)),
  openRecord: (record: string) => call<TableInfo>('POST', '/api/records', { record }),
  goOn: (id: string, plan: GoOn, token = '') => call<TableInfo>('POST', at(id, 'go_on', token), plan),
  notebook: (id: string, seat: number) => call<Notebook>('GET', at(id, 'notebook', '', { seat })),
  courses: () => call<Course[]>('GET', '/api/lessons'),
  lessonNames: (game: string, lesson: string) => call<{ names: Names }>('GET', lessonAt(game, lesson)),
  lesson: (game: string, lesson: string, body: LessonTry) => call<LessonPage>('POST', lessonAt(game, lesson), body),
  note: (id: string, page: NotebookPage) => call<Notebook>('POST', at(id, 'notebook'), page, true),
}

/** Things that never change while the page is open, asked for once; what the shelf answered is asked for anew. */
const asked = new Map<string, Promise<unknown>>()
line.whenBack = () => asked.clear()
export function once<T>(name: string, ask: () => Promise<T>): Promise<T> {
  let answer = asked.get(name) as Promise<T> | undefined
  if (!answer) {
    answer = ask()
    answer.catch(() => asked.delete(name))
    asked.set(name, answer)
  }
  return answer
}
export const games = () =>
  once('games', () => orKept(server.games(), async ({ shelf }) => (await shelf.all()).map((one) => one.game)))
export const courses = () => once('courses', server.courses)
export const bots = () => once('bots', server.bots)
export const gameTexts = (game: string, language: string) =>
  once(`texts:${game}/${language}`, () => server.texts(game, language))
export const components = (game: string) =>
  once(`components:${game}`, () =>
    orKept(
      server.components(game),
      async ({ shelf }) => (await shelf.all()).find((one) => one.game.name === game)?.components,
    ),
  )
