import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Candidate, Course, Decision } from '@/lib/api'
import { aloud, saying } from '@/lib/coaching'
import { texts } from '@/lib/i18n.svelte'
import { finish, learned, leave, standing } from '@/lib/lessons'
import { completed } from '@/lib/states'
import { LessonSelection, type Wrong } from '@/lib/taught.svelte'

const course: Course = {
  game: 'town',
  chapters: [
    { id: 'one', lessons: [{ id: 'a', steps: 2, minutes: 1 }] },
    {
      id: 'two',
      lessons: [
        { id: 'b', steps: 3, minutes: 0.5 },
        { id: 'c', steps: 3, minutes: 2 },
      ],
    },
  ],
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})

describe('what the device remembers', () => {
  it('begins with the first lesson', () => {
    expect(standing(course)).toMatchObject({ begun: false, number: 1, minutes: 4 })
  })
  it('goes on with the lesson that was left, then with the first that is open', () => {
    leave('town', 'b', ['', 'take wbg'])
    expect(standing(course)).toMatchObject({ begun: true, number: 2, next: { id: 'b' } })
    finish('town', 'b')
    expect(learned('town')).toEqual({ done: ['b'], left: null })
    expect(standing(course)).toMatchObject({ number: 1, next: { id: 'a' }, minutes: 3 })
    finish('town', 'a')
    finish('town', 'c')
    finish('town', 'c')
    expect(standing(course)).toMatchObject({ next: null, minutes: 0, done: ['b', 'a', 'c'] })
  })
})

describe('a lesson takes what is right and answers the rest', () => {
  const candidates = [
    { text: 'take gg', targets: ['token:g', 'token:g'] },
    { text: 'take wgk', targets: ['token:w', 'token:g', 'token:k'] },
    { text: 'take rr', targets: ['token:r', 'token:r'], rule: 'TAKE-03' },
    { text: 'reserve 1', targets: ['card:1'] },
    { text: 'buy 2', targets: ['card:2'], rule: 'BUY-03' },
    { text: 'pass' },
  ].map(completed)
  const decision: Decision = { seat: 0, key: 'k', args: {}, candidates }
  const anchor = {} as Element
  function taught(accepted: string[] | null) {
    const done: Candidate[] = []
    const said: (Wrong | null)[] = []
    const select = new LessonSelection(
      (one) => done.push(one),
      (one) => said.push(one),
    )
    select.offer(decision)
    select.taught = { accepted, answers: { 'reserve 1': 'not-now' }, touches: { 'token:r': 'rubies' } }
    return { select, done, said }
  }

  it('lets right presses through', () => {
    const { select, done, said } = taught(['take gg'])
    select.click('token:g', anchor)
    select.click('token:g', anchor)
    select.confirm()
    expect(done.map((one) => one.text)).toEqual(['take gg'])
    expect(said.filter(Boolean)).toEqual([])
  })
  it('answers a thing that is touched, and keeps what is picked', () => {
    const { select, done, said } = taught(['take gg'])
    select.click('token:g', anchor)
    select.click('token:r', anchor)
    expect(said.at(-1)).toMatchObject({ key: 'rubies', against: { rule: 'TAKE-03' } })
    select.click('token:w', anchor)
    expect(said.at(-1)).toEqual({ anchor, key: '', against: null })
    expect(select.picks).toEqual(['token:g'])
    expect(done).toEqual([])
  })
  it('answers a choice by its own answer, by the rule against it, or by neither', () => {
    const { select, done, said } = taught(['take gg'])
    select.click('card:1', anchor)
    expect(said.at(-1)).toEqual({ anchor, key: 'not-now', against: null })
    select.click('card:2', anchor)
    expect(said.at(-1)).toMatchObject({ key: '', against: { rule: 'BUY-03' } })
    select.choose(candidates[5]!)
    expect(said.at(-1)).toEqual({ anchor: null, key: '', against: null })
    expect(done).toEqual([])
  })
  it('is a usual selection where everything is right', () => {
    const { select, done } = taught(null)
    select.click('card:1', anchor)
    expect(done.map((one) => one.text)).toEqual(['reserve 1'])
  })
})

describe('what the coach says', () => {
  it('has words that stand out and pictures, and is heard without either', () => {
    texts.add('en', 'town-lesson = Take *four or more*: { $colour }.\ntown-colour-g = emerald')
    const known = { game: 'town', names: {}, players: [] }
    const lines = { pictured: ['colour'], minor: [] }
    expect(saying(known, 'town-lesson', { colour: 'g' }, lines)).toEqual([
      { text: 'Take ', bold: false },
      { text: 'four or more', bold: true },
      { text: ': ', bold: false },
      { things: [{ thing: 'colour:g', n: 1 }] },
      { text: '.', bold: false },
    ])
    expect(aloud(known, 'town-lesson', { colour: 'g' })).toBe('Take four or more: emerald.')
  })
})
