import { describe, expect, it } from 'vitest'
import type { Candidate } from '@/lib/api'
import { actionsOf, against, coinOf, shortages } from '@/games/rococo/actions'

function one(text: string, more: Partial<Candidate> = {}): Candidate {
  const [verb = '', ...args] = text.split(' ')
  return {
    text,
    verb,
    args,
    targets: [text],
    rule: '',
    case: '',
    needed: null,
    have: null,
    things: [],
    cost: {},
    gain: {},
    ...more,
  }
}
const dear = (text: string, needed: number, which = '') =>
  one(text, { rule: 'ROC-FUND-08', case: which, needed, have: 4 })

describe('the six actions', () => {
  it('are there where one of them is asked for, and only there', () => {
    expect(actionsOf([one('fund F1'), one('decline')]).map((action) => action.name)).toEqual([
      'favor',
      'acquire',
      'tailor',
      'hire',
      'depute',
      'fund',
    ])
    expect(actionsOf([one('keep'), one('convert')])).toEqual([])
  })

  it('say on a coin what they cost or bring', () => {
    const coins = (...all: Candidate[]) =>
      Object.fromEntries(actionsOf(all).map((action) => [action.name, coinOf(action)]))
    const livres = (n: number) => ({ livres: n })
    expect(
      coins(
        one('favor', { gain: livres(5) }),
        one('acquire 1-1', { cost: livres(2) }),
        one('acquire 2-1', { cost: livres(0) }),
        one('tailor G1', { cost: livres(8) }),
        one('hire 1', { cost: livres(3) }),
        one('depute', { gain: livres(10), cost: { card: 1 } }),
        one('fund F1', { cost: livres(9) }),
        one('fund F2', { cost: livres(14) }),
        dear('fund F6', 20),
      ),
    ).toEqual({ favor: '+5', acquire: '0–2', tailor: '', hire: '−3', depute: '+10', fund: '9+' })
    expect(coins(dear('fund F1', 9)).fund).toBe('')
  })

  it('are refused by the one reason there is, or by the lowest price', () => {
    const fund = (...all: Candidate[]) => actionsOf(all).find((action) => action.name === 'fund')!
    expect(against(fund(dear('fund F2', 12), dear('fund F1', 10)))?.needed).toBe(10)
    expect(against(fund(one('fund S1', { rule: 'ROC-FUND-03' }), dear('fund F1', 10)))?.needed).toBe(10)
    const tailor = actionsOf([
      one('tailor G1', { rule: 'ROC-TAILOR-04', case: 'rose', needed: 2, have: 0 }),
      one('tailor G2', { rule: 'ROC-TAILOR-06', case: 'lace', needed: 1, have: 0 }),
    ]).find((action) => action.name === 'tailor')!
    expect(against(tailor)).toBeNull()
  })

  it('tell for each thing what it is short of', () => {
    const found = shortages(
      [
        one('tailor G1', { rule: 'ROC-TAILOR-04', case: 'rose', needed: 3, have: 1 }),
        one('tailor G2', { rule: 'ROC-TAILOR-02', needed: 8, have: 6 }),
        one('tailor G3', { rule: 'ROC-TAILOR-03' }),
        one('tailor G4'),
      ],
      'tailor',
    )
    expect([...found.entries()]).toEqual([
      ['tailor G1', { what: 'rose', n: 2 }],
      ['tailor G2', { what: 'livres', n: 2 }],
    ])
  })
})
