import { describe, expect, it } from 'vitest'
import { fitOf, GAP } from '@/games/rococo/fit'

/** Mats of the sizes people have: 1024, 1180, 1366, 1440, 1920 and 3440 wide, and tablets upright. */
const WIDE = [
  [668, 470],
  [822, 500],
  [996, 470],
  [1042, 574],
  [1430, 720],
  [1900, 950],
]
const UPRIGHT = [
  [736, 540],
  [788, 710],
]

describe('what fits on the mat of Rococo', () => {
  it.each([...WIDE, ...UPRIGHT])('palace, windows and market in %i x %i', (width, height) => {
    for (const windows of [6, 7])
      for (const jewels of [true, false]) {
        const { below, palace, garment, rows, shelf, market } = fitOf(width!, height!, windows, jewels)
        const hires = shelf ? GAP + 30 + (market.hire * 80) / 150 : 0
        const high = (palace * 540) / 940 + GAP + rows * (garment * 1.25 + 22) + (rows - 1) * 14 + hires
        expect(palace).toBeGreaterThan(390)
        expect(Math.ceil(windows / rows) * (garment + 12)).toBeLessThanOrEqual(palace)
        expect(high + (below ? market.height + GAP : 0)).toBeLessThanOrEqual(height!)
        expect(below ? palace : palace + GAP + market.width * market.zoom).toBeLessThanOrEqual(width!)
        expect(market.tile).toBeGreaterThanOrEqual(24)
        expect(market.hire).toBeGreaterThanOrEqual(66)
        expect(market.columns * market.hire).toBeLessThan(shelf ? palace : market.width)
      }
  })

  it('puts the market where the palace stays larger', () => {
    expect(WIDE.map(([w, h]) => fitOf(w!, h!, 7, true).below)).not.toContain(true)
    expect(fitOf(788, 710, 7, true).below).toBe(true)
  })
})
