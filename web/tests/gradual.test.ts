import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gradual } from '@/lib/gradual.svelte'
import { inOwnTask, turns } from '@/lib/turns.svelte'

/** Frames that are drawn when the test says so. */
let frames: FrameRequestCallback[] = []

/** One frame, and what comes in tasks of its own after it. */
async function draw(): Promise<void> {
  await Promise.resolve()
  const now = frames
  frames = []
  for (const one of now) one(0)
  await new Promise<void>((done) => inOwnTask(done))
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('requestAnimationFrame', (one: FrameRequestCallback) => frames.push(one))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  turns.whole = turns.opened = true
})
afterEach(() => vi.unstubAllGlobals())

describe('a new question', () => {
  it('comes when the position has been drawn, and nothing is ready before', async () => {
    turns.whole = false
    let asked = 0
    gradual.ask(() => (asked += 1))
    for (let frame = 0; frame < 4; frame++) {
      await draw()
      expect([asked, gradual.asked]).toEqual([0, true])
    }
    turns.whole = true
    for (let frame = 0; frame < 6 && gradual.asked; frame++) {
      await draw()
      if (!gradual.asked) expect(asked).toBe(1)
    }
    expect([asked, gradual.asked, gradual.whole]).toEqual([1, false, true])
  })

  it('is asked of a table that opens before all of it has come', async () => {
    turns.whole = turns.opened = false
    let asked = 0
    gradual.ask(() => (asked += 1))
    await draw()
    expect([asked, gradual.asked]).toEqual([1, true])
    turns.whole = true
    for (let frame = 0; frame < 4; frame++) await draw()
    expect([asked, gradual.asked]).toEqual([1, false])
  })

  it('that was withdrawn is not asked', async () => {
    let asked = ''
    const withdraw = gradual.ask(() => (asked += 'first'))
    withdraw()
    gradual.ask(() => (asked += 'second'))
    withdraw()
    for (let frame = 0; frame < 6; frame++) await draw()
    expect([asked, gradual.asked]).toEqual(['second', false])
  })
})
