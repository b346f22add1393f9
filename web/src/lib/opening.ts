/** Opening a tree on this device: from a text, or an empty table. Each gets a page of its own. */
import type { NewAnalysis, OpenedTree } from './api'
import { Analysis } from './analysis.svelte'
import { server } from './http'
import { router } from './router.svelte'

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((one) => (one % 36).toString(36)).join('')
}

async function shown(found: OpenedTree, instead = false): Promise<void> {
  const analysis = new Analysis(`here/${newKey()}`, found)
  await analysis.keepNow()
  router.go(`/analysis/${analysis.key}`, instead)
}

/** A tree, a record or a position; refused with a word if it is none. `instead`: Back does not lead here again. */
export async function openText(text: string, instead = false): Promise<void> {
  await shown(await server.pasted({ text }), instead)
}

export async function openEmpty(plan: NewAnalysis): Promise<void> {
  await shown(await server.newAnalysis(plan))
}
