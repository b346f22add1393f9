/** Messages of the server to this device when it is one's turn. Off until somebody switches it on, device by device. */
import { server } from './http'
import { texts, type Language } from './i18n.svelte'
import { me } from './me.svelte'

/** Why there are none: the server sends none, the browser cannot, its person or its push service does not let us. */
export type Hindrance = 'none' | 'cannot' | 'blocked' | 'failed'

async function manager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || typeof Notification === 'undefined')
    return null
  const worker = await navigator.serviceWorker.getRegistration()
  return worker?.pushManager ?? null
}

/** Whether this device is told. */
export async function isTold(): Promise<boolean> {
  return (await (await manager())?.getSubscription()) != null
}

/** Have this device told; what hinders it, if anything does. */
export async function tell(language: Language): Promise<Hindrance | null> {
  const pushes = await manager()
  if (!pushes) return 'cannot'
  try {
    const { key } = await server.pushKey()
    if (!key) return 'none'
    if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
    await me.be()
    await say(await subscribed(pushes, key), language)
    return null
  } catch {
    await (await pushes.getSubscription())?.unsubscribe()
    return 'failed'
  }
}

/** Have it told no more. */
export async function tellNoMore(): Promise<Hindrance | null> {
  const subscription = await (await manager())?.getSubscription()
  if (!subscription) return null
  try {
    await subscription.unsubscribe()
    await server.forgetPush(subscription.endpoint)
    return null
  } catch {
    return 'failed'
  }
}

/** Tell the server again who is told and in which language: either may have forgotten, or have a new key. */
export async function remind(): Promise<void> {
  const pushes = await manager()
  const subscription = await pushes?.getSubscription()
  if (!pushes || !subscription) return
  const { key } = await server.pushKey()
  await me.ask()
  if (key && me.name !== null) await say(await subscribed(pushes, key), texts.language)
}

/** The subscription with the server's key; one that was made with another key is of no use. */
async function subscribed(pushes: PushManager, key: string): Promise<PushSubscription> {
  const known = await pushes.getSubscription()
  const used = known?.options.applicationServerKey
  if (known && used && base64url(used) === key) return known
  await known?.unsubscribe()
  return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

async function say(subscription: PushSubscription, language: Language): Promise<void> {
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')]
  if (!p256dh || !auth) throw new Error('a subscription without keys')
  await server.push({ endpoint: subscription.endpoint, p256dh: base64url(p256dh), auth: base64url(auth), language })
}

function base64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
