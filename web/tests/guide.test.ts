import { describe, expect, it } from 'vitest'
import type { GuideInfo, SectionInfo } from '@/lib/api'
import { around, placed } from '@/lib/callouts'
import { rulesOf, said, sectionFor, sectionOfRule } from '@/lib/guide'
import { wayBack, wayTo } from '@/lib/way'

const section = (id: string, more: Partial<SectionInfo> = {}): SectionInfo => ({
  id,
  rules: [],
  verbs: [],
  targets: [],
  prompts: [],
  exact: [],
  picture: null,
  examples: [],
  ...more,
})
const picture = { position: 'p', seat: 0, shows: [], callouts: [{ at: 'a:1', x: 0, y: 0, rules: ['X-2'] }] }
const guide: GuideInfo = {
  game: 'g',
  chapters: [
    { id: 'one', sections: [section('first', { picture, targets: ['card'], prompts: ['g-prompt-act'] })] },
    { id: 'two', sections: [section('take', { rules: [['X-1', 'X-2']], verbs: ['take'] })] },
  ],
}

describe('a section is found', () => {
  it('by the rule that it tells, before one that only shows it', () => {
    expect(sectionOfRule(guide, 'X-2')?.id).toBe('take')
    expect(rulesOf(guide.chapters[0]!.sections[0]!)).toEqual(['X-2'])
    expect(sectionOfRule(guide, 'X-9')).toBeUndefined()
  })
  it('by rule, then by what is done, then by the thing, then by the question', () => {
    expect(sectionFor(guide, { rule: 'X-1', target: 'card:1' })?.id).toBe('take')
    expect(sectionFor(guide, { verbs: ['buy', 'take'], target: 'card:1' })?.id).toBe('take')
    expect(sectionFor(guide, { verbs: ['buy'], target: 'card:1' })?.id).toBe('first')
    expect(sectionFor(guide, { target: 'moon:1', prompt: 'g-prompt-act' })?.id).toBe('first')
    expect(sectionFor(guide, { target: 'moon:1' })).toBeUndefined()
  })
})
it('a text has weight between stars, and marks', () => {
  expect(said('Take *three* gems')).toEqual([
    { text: 'Take ', bold: false, marked: false },
    { text: 'three', bold: true, marked: false },
    { text: ' gems', bold: false, marked: false },
  ])
  expect(said('Take *three* gems', [{ from: 6, to: 11 }])[1]).toEqual({ text: 'three', bold: true, marked: true })
})
it('numbers stand outside the picture, each at its side, apart', () => {
  const box = around(
    [
      { x: 10, y: 10, w: 80, h: 80 },
      { x: 30, y: 30, w: 70, h: 70 },
    ],
    10,
  )
  expect(box).toEqual({ x: 0, y: 0, w: 110, h: 110 })
  const points = [
    { x: 20, y: 50 },
    { x: 25, y: 52 },
    { x: 100, y: 20 },
  ]
  const found = placed(points, box, 20, 36)
  expect(found.map((one) => one.side)).toEqual(['left', 'left', 'right'])
  expect(found[0]!.x).toBe(-20)
  expect(Math.abs(found[1]!.y - found[0]!.y)).toBeGreaterThanOrEqual(36)
  expect(Math.max(...found.map((one) => one.y))).toBeLessThanOrEqual(110)
})
it('an address knows the way back to a thing of the table', () => {
  const query = new URL(`http://x/rules/g/take${wayTo('t1', 'card:2-3')}#X-1`).searchParams
  expect(wayBack(query)).toEqual({ table: 't1', at: 'card:2-3', tail: wayTo('t1', 'card:2-3') })
  expect(wayBack(new URLSearchParams())).toBeNull()
})
