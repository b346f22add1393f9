/** Who this browser is. A name is enough; somebody who just wants to play gets one and can change it. */
import { server } from './http'
import { texts } from './i18n.svelte'

class Me {
  name = $state<string | null>(null)
  known = $state(false)
  #asking: Promise<void> | null = null

  ask(): Promise<void> {
    this.#asking ??= server.session().then(
      (session) => {
        this.name = session.name
        this.known = true
      },
      (problem: unknown) => {
        this.#asking = null
        throw problem
      },
    )
    return this.#asking
  }
  async call(name: string): Promise<void> {
    this.name = (await server.name(name.trim().slice(0, 40))).name
    this.known = true
  }
  /** A session, with a guest's name if there was none. */
  async be(): Promise<void> {
    await this.ask()
    if (this.name === null) await this.call(texts.t('web-guest'))
  }
}
export const me = new Me()
