/** "Your turn": tab title, a short chime (off by default), a browser notification when the tab is hidden. */
import { prefs } from './prefs.svelte'

/** The gain of a stroke at full volume. */
const LOUDEST = 0.2

let audio: AudioContext | null = null

/** Ring, if that is wanted. Before the first touch a browser plays nothing, and would play all of it together later. */
export function chime(): void {
  if (
    !prefs.sound ||
    prefs.volume === 0 ||
    typeof AudioContext === 'undefined' ||
    navigator.userActivation?.hasBeenActive === false
  )
    return
  const bell = (audio ??= new AudioContext())
  if (bell.state === 'running') ring(bell)
  else
    void bell.resume().then(
      () => ring(bell),
      () => undefined,
    )
}

/** Two soft strokes. */
function ring(bell: AudioContext): void {
  const now = bell.currentTime
  ;[659.25, 880].forEach((pitch, i) => {
    const tone = bell.createOscillator()
    const loud = bell.createGain()
    tone.frequency.value = pitch
    tone.type = 'sine'
    const start = now + i * 0.16
    loud.gain.setValueAtTime(0, start)
    loud.gain.linearRampToValueAtTime((LOUDEST * prefs.volume) / 100, start + 0.015)
    loud.gain.exponentialRampToValueAtTime(0.0005, start + 0.7)
    tone.connect(loud).connect(bell.destination)
    tone.start(start)
    tone.stop(start + 0.75)
  })
}

export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false
  if (Notification.permission === 'default') await Notification.requestPermission()
  return Notification.permission === 'granted'
}

export function notify(title: string, body: string): void {
  if (!prefs.notify || document.visibilityState === 'visible') return
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  const shown = new Notification(title, { body, icon: '/favicon.svg', tag: 'guildhall-turn' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
