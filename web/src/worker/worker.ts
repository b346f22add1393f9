/**
 * The service worker: opens the client where the server cannot be reached, and shows what the server pushes.
 *
 * - A file of the build is taken from the cache that was filled when this worker was installed.
 * - A page is asked of the server; only if that fails it is the build's own, marked `data-offline`.
 * - The API, health and whatever else is not of the build pass by untouched: nothing of them is ever cached.
 *
 * `worker.ts` of the build puts BUILD, a digest of all files, and FILES before it. Each build has a cache of its own,
 * and the old one goes with the last page that was opened by it.
 */
declare const BUILD: string
declare const FILES: string[]

const worker = self as unknown as ServiceWorkerGlobalScope

const CACHE = `guildhall-${BUILD}`
const OURS = new Set(FILES)
/** Milliseconds after which a server that says nothing is taken to be away. */
const PATIENCE = 6000
/** What proxies answer for a server that is away. */
const AWAY = [502, 503, 504]

interface Notice {
  table: string
  number: number
  title: string
  body: string
}

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim()))
})

async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('guildhall-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (OURS.has(url.pathname) && url.pathname !== '/') event.respondWith(file(request, url.pathname))
})

async function file(request: Request, path: string): Promise<Response> {
  const found = await (await caches.open(CACHE)).match(path)
  return found ?? fetch(request)
}

async function page(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
  const answer = await Promise.race([fetch(request).catch(() => null), late])
  return answer && !AWAY.includes(answer.status) ? answer : offline()
}

/** The build's own page, which says of itself that the server was not there. */
async function offline(): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match('/')
  if (!kept) return Response.error()
  const html = (await kept.text()).replace('<html', '<html data-offline')
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(html, { headers })
}

// -- what the server pushes ------------------------------------------------------------------------------------------

worker.addEventListener('push', (event) => {
  const notice = event.data?.json() as Notice | undefined
  if (notice) event.waitUntil(show(notice))
})

/** A note, unless the table is before somebody's eyes on this device. A later one of the same table takes its place. */
async function show(notice: Notice): Promise<void> {
  const path = `/table/${notice.table}`
  const open = await worker.clients.matchAll({ type: 'window' })
  if (open.some((one) => one.visibilityState === 'visible' && new URL(one.url).pathname === path)) return
  await worker.registration.showNotification(notice.title, {
    body: notice.body,
    tag: notice.table,
    icon: '/icons/guildhall-192.png',
    badge: '/icons/badge.png',
    data: path,
  })
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(String(event.notification.data)))
})

/** To the page that shows it already, else to a new one. */
async function goTo(path: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window' })
  const there = open.find((one) => new URL(one.url).pathname === path)
  if (there) await there.focus()
  else await worker.clients.openWindow(path)
}
