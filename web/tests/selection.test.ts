import { describe, expect, it } from 'vitest'
import type { Candidate } from '@/lib/api'
import { buttons, byTarget, click, confirmable, pickable, reasons, stateOf } from '@/lib/selection'

const candidate = (text: string, targets: string[], rule = ''): Candidate => {
  const [verb = '', ...args] = text.split(' ')
  return { text, verb, args, targets, rule, case: '', needed: null, have: null, things: [], cost: {}, gain: {} }
}
const takes = (...words: [string, string?][]) =>
  words.map(([word, rule]) =>
    candidate(
      `take ${word}`,
      [...word].map((letter) => `token:${letter}`),
      rule ?? '',
    ),
  )

/** Three colours must be taken; two of white may be; one alone may not. */
const market = [
  ...takes(
    ['wbg'],
    ['wbr'],
    ['wgr'],
    ['bgr'],
    ['ww'],
    ['bb', 'SPL-TAKE-03'],
    ['w', 'SPL-TAKE-02'],
    ['b', 'SPL-TAKE-02'],
    ['k', 'SPL-TAKE-01'],
    ['wbk', 'SPL-TAKE-01'],
  ),
  candidate('reserve 1-1', ['card:1-1']),
  candidate('buy 1-1', ['card:1-1'], 'SPL-BUY-03'),
  candidate('reserve 1-2', ['card:1-2']),
  candidate('buy 1-2', ['card:1-2']),
  candidate('reserve deck1', ['deck:1']),
  candidate('buy hand1', ['hand:1'], 'SPL-BUY-03'),
  candidate('pass', [], 'SPL-TURN-02'),
]

describe('what can be picked', () => {
  it('is whatever leads to something legal', () => {
    expect(pickable(market, [], 'token:w')).toBe(true)
    expect(pickable(market, [], 'token:k')).toBe(false)
    expect(pickable(market, ['token:w', 'token:b'], 'token:r')).toBe(true)
    expect(pickable(market, ['token:w', 'token:b', 'token:g'], 'token:r')).toBe(false)
  })
  it('counts how often a thing is picked', () => {
    expect(pickable(market, ['token:w'], 'token:w')).toBe(true)
    expect(pickable(market, ['token:b'], 'token:b')).toBe(false)
    expect(pickable(market, ['token:w', 'token:w'], 'token:b')).toBe(false)
  })
})

describe('a click', () => {
  it('acts at once when one single thing means one single action', () => {
    expect(click(market, [], 'deck:1').done?.text).toBe('reserve deck1')
  })
  it('offers a menu where several verbs share a thing, refused ones included', () => {
    expect(click(market, [], 'card:1-1').menu?.map((one) => one.text)).toEqual(['reserve 1-1', 'buy 1-1'])
    expect(click(market, [], 'card:1-2').menu).toHaveLength(2)
  })
  it('collects picks and waits for Confirm', () => {
    let picks: string[] = []
    for (const letter of ['w', 'b', 'g']) {
      const result = click(market, picks, `token:${letter}`)
      expect(result.done).toBeUndefined()
      picks = result.picks
    }
    expect(confirmable(market, picks).map((one) => one.text)).toEqual(['take wbg'])
  })
  it('takes a pick back, and says why it cannot be picked twice', () => {
    const result = click(market, ['token:b'], 'token:b')
    expect(result.picks).toEqual([])
    expect(result.why?.map((one) => one.rule)).toEqual(['SPL-TAKE-03'])
    expect(click(market, ['token:w', 'token:b'], 'token:b')).toEqual({ picks: ['token:w'] })
  })
  it('on something else starts anew', () => {
    expect(click(market, ['token:w'], 'card:1-2').picks).toEqual(['card:1-2'])
  })
  it('on a refused thing changes nothing and explains', () => {
    const result = click(market, ['token:w'], 'hand:1')
    expect(result.picks).toEqual(['token:w'])
    expect(result.why?.[0]?.rule).toBe('SPL-BUY-03')
  })
})

describe('Confirm', () => {
  it('needs picks', () => expect(confirmable(market, [])).toEqual([]))
  it('also completes the only thing the picks can become', () => {
    const few = takes(['wbg'], ['wb', 'SPL-TAKE-02'])
    expect(confirmable(few, ['token:w']).map((one) => one.text)).toEqual(['take wbg'])
    expect(confirmable(market, ['token:b'])).toEqual([])
  })
  it('offers what is complete although more could follow', () => {
    const small = takes(['w'], ['wb'], ['wbg'])
    expect(confirmable(small, ['token:w']).map((one) => one.text)).toEqual(['take w'])
    expect(click(small, [], 'token:w').done).toBeUndefined()
  })
})

describe('how a target shows', () => {
  it('glows, is soft, picked, refused or at rest', () => {
    expect(stateOf(market, [], 'token:w')).toBe('legal')
    expect(stateOf(market, [], 'card:1-1')).toBe('soft')
    expect(stateOf(market, [], 'card:1-2')).toBe('legal')
    expect(stateOf(market, [], 'card:1-1', ['buy'])).toBe('soft')
    expect(stateOf(market, [], 'card:1-2', ['buy'])).toBe('legal')
    expect(stateOf(market, ['token:w'], 'token:w')).toBe('picked')
    expect(stateOf(market, [], 'token:k')).toBe('refused')
    expect(stateOf(market, [], 'noble:1')).toBe('rest')
  })
  it('rests while other things are being picked, unless it can never be', () => {
    expect(stateOf(market, ['token:w'], 'card:1-2')).toBe('rest')
    expect(stateOf(market, ['token:w'], 'token:k')).toBe('refused')
  })
  it('explains with the rules against the smallest choice that has it', () => {
    expect(reasons(market, [], 'token:k').map((one) => one.rule)).toEqual(['SPL-TAKE-01'])
    expect(reasons(market, ['token:w', 'token:b'], 'token:k').map((one) => one.text)).toEqual(['take wbk'])
    expect(reasons(market, [], 'noble:1')).toEqual([])
  })
})

it('choices without targets are buttons, if legal', () => {
  expect(buttons(market)).toEqual([])
  expect(buttons([candidate('pay', []), candidate('gold-for w', ['own:w'])]).map((one) => one.text)).toEqual(['pay'])
})

describe('candidates by target', () => {
  const found = byTarget(market)
  const targets = ['card:1-1', 'card:1-2', 'hand:1', 'token:w', 'token:b', 'token:k', 'nothing']
  it('hold each candidate once for each of its things', () => {
    for (const target of targets)
      expect(found.get(target) ?? []).toEqual(market.filter((one) => one.targets.includes(target)))
  })
  it('say of a thing what all candidates together say of it', () => {
    for (const picks of [[], ['token:w'], ['token:w', 'token:b'], ['card:1-1']])
      for (const target of targets) {
        const holding = found.get(target) ?? []
        expect(stateOf(holding, picks, target)).toBe(stateOf(market, picks, target))
        expect(stateOf(holding, picks, target, ['buy'])).toBe(stateOf(market, picks, target, ['buy']))
        expect(reasons(holding, picks, target)).toEqual(reasons(market, picks, target))
      }
  })
})
