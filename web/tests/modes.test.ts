import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { arrangementOf, modeOf, SHAPES, type Mode } from '@/lib/modes'

it.each<[number, number, Mode]>([
  [360, 740, 'pocket'],
  [390, 844, 'pocket'],
  [600, 960, 'pocket'],
  [719, 900, 'pocket'],
  [720, 900, 'upright'],
  [768, 1024, 'upright'],
  [820, 1180, 'upright'],
  [959, 800, 'upright'],
  [960, 800, 'desk'],
  [1024, 1366, 'upright'],
  [1024, 768, 'dense'],
  [1180, 820, 'desk'],
  [1280, 800, 'desk'],
  [1366, 768, 'dense'],
  [1440, 900, 'desk'],
  [1799, 1000, 'desk'],
  [1800, 960, 'large'],
  [1920, 1080, 'large'],
  [2560, 1440, 'large'],
  [3440, 1440, 'hall'],
  [844, 390, 'low'],
  [667, 375, 'low'],
  [1280, 639, 'low'],
])('a stage of %i x %i is laid out as %s', (width, height, mode) => {
  expect(modeOf(width, height)).toBe(mode)
})

it('every size has one mode with a shape, and seats are never without a place', () => {
  for (let width = 320; width <= 3600; width += 20)
    for (let height = 320; height <= 2000; height += 20) expect(SHAPES[modeOf(width, height)]).toBeDefined()
})

it('a board lies on the mat as the room asks for', () => {
  expect(arrangementOf(1064, 740)).toBe('wide')
  expect(arrangementOf(844, 660)).toBe('square')
  expect(arrangementOf(800, 727)).toBe('square')
  expect(arrangementOf(378, 544)).toBe('narrow')
  expect(arrangementOf(510, 335)).toBe('flat')
  expect(arrangementOf(348, 336)).toBe('narrow')
})

const SRC = join(import.meta.dirname, '../src')
/** Pages that are not a table, and what only they show. */
const PAGES = [
  /^pages\/(?!Table\.svelte|Replay\.svelte|Lesson\.svelte)/,
  /^ui\/(WaitingRoom|TopBar|PointBars|Presets|ScoreSheet|GoOn|Settings|CallFriends|CourseCard|LearnOffer)\.svelte$/,
  /^ui\/(AnalysisStart|NewChallenge|ReviewAccounts|ReviewChoice|ReviewCurve|ReviewTurn)\.svelte$/,
  /^styles\/(phone|everywhere|analysis)\.css$/,
]
/** Drawings that fit the room they are given: the size they ask for is their own. */
const FITTED = ['MarketPanel', 'ScoreWall', 'TowerPage'].map((name) => `games/red_cathedral/${name}.svelte`)
const WIDTH = [
  /@(media|container)[^{]*\b(width|height|aspect-ratio)\b/,
  /matchMedia\([^)]*(width|height)/,
  /\b(inner|client|offset)?(width|height) *(<=?|>=?) *\(?[a-z]* *\??[^=;]*\d{3}/i,
]

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? files(join(folder, one.name)) : [join(folder, one.name)],
  )
}

it('no other file of the frame or of a board knows a width', () => {
  const found = files(SRC)
    .filter((file) => /\.(svelte|ts|css)$/.test(file))
    .map((file) => relative(SRC, file).replaceAll('\\', '/'))
    .filter((file) => file !== 'lib/modes.ts' && !PAGES.some((page) => page.test(file)))
    .filter((file) => WIDTH.some((shape) => shape.test(readFileSync(join(SRC, file), 'utf8'))))
  expect(found).toEqual(FITTED)
})

it('no style asks what is anywhere in the page: it would be asked again with every change of a table', () => {
  const asking = /(html|:root|body|\.table|\.stage)[^\s,{>+~]*:has\((?!>)/
  const styled = files(SRC).filter((file) => /\.(svelte|css)$/.test(file))
  expect(styled.filter((file) => asking.test(readFileSync(file, 'utf8')))).toEqual([])
})
