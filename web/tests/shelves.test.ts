/** Texts come with what speaks them: what a page can show, itself or in what it fetches later, was read by then. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/lib/i18n.svelte'

const SRC = fileURLToPath(new URL('../src', import.meta.url))
const TEXTS = fileURLToPath(new URL('../../src/guildhall/texts', import.meta.url))

const keysOf = (file: string) => new FluentResource(readFileSync(join(TEXTS, file), 'utf8')).body.map(({ id }) => id)
const topics = readdirSync(TEXTS).flatMap((file) => /^web\.(\w+)\.en\.ftl$/.exec(file)?.[1] ?? [])
const SHELVES = new Map([
  ['frame', [...keysOf('web.en.ftl'), ...keysOf('bots.en.ftl')]],
  ...topics.map((one) => [one, onShelf(one)] as const),
])
const ALL = [...SHELVES.values()].flat()

/** What `shelves.ts` binds to it. */
function onShelf(topic: string): string[] {
  return [...keysOf(`web.${topic}.en.ftl`), ...(topic === 'table' ? keysOf('study.en.ftl') : [])]
}

interface Module {
  imports: string[]
  /** What is fetched later, with the shelves that are read with it. */
  later: { file: string; shelves: string[] }[]
  /** Keys that it names, and beginnings of keys that it makes. */
  keys: string[]
  beginnings: string[]
}

const modules = new Map<string, Module>()
function moduleOf(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const source = readFileSync(file, 'utf8')
  const found = (pattern: RegExp) => [...source.matchAll(pattern)]
  const at = (path: string) => resolved(file, path)
  const read: Module = {
    imports: found(/^\s*(?:import|export) (?!type )[^'"();]*?from ['"]([^'"]+)['"]/gm).flatMap((one) => at(one[1]!)),
    later: found(/import\(['"]([^'"]+)['"]\)((?:, '\w+')*)/g).flatMap((one) =>
      at(one[1]!).map((file) => ({ file, shelves: [...one[2]!.matchAll(/\w+/g)].map(String) })),
    ),
    keys: found(/['"`]((?:web|study|puzzle)-[a-z0-9-]*[a-z0-9])['"`]/g).map((one) => one[1]!),
    beginnings: found(/`((?:web|study|puzzle)-[a-z0-9-]+)\$\{/g).map((one) => one[1]!),
  }
  modules.set(file, read)
  return read
}

/** A file of the client; nothing for a package or a picture. */
function resolved(from: string, path: string): string[] {
  if (!/^(@\/|\.)/.test(path)) return []
  const base = path.startsWith('@/') ? join(SRC, path.slice(2)) : join(dirname(from), path)
  const files = ['', '.ts', '.svelte', '.svelte.ts'].map((end) => base + end)
  return files.filter((one) => /\.(ts|svelte)$/.test(one) && existsSync(one) && statSync(one).isFile()).slice(0, 1)
}

const APP = join(SRC, 'App.svelte')
/** Fetches what keeps matches and reminds of turns, which say nothing. */
const SILENT = join(SRC, 'lib', 'stay.ts')

/** What is named by a part of the client, and by all that comes with it, without being on one of these shelves. */
function missing(part: string, shelves: string[], seen = new Set<string>()): string[] {
  const there = new Set(['frame', ...shelves].flatMap((shelf) => SHELVES.get(shelf)!))
  const files = [part]
  const found: string[] = []
  const later: Module['later'] = []
  while (files.length > 0) {
    const file = files.pop()!
    if (seen.has(file)) continue
    seen.add(file)
    const one = moduleOf(file)
    const meant = [...one.keys, ...ALL.filter((key) => one.beginnings.some((begin) => key.startsWith(begin)))]
    found.push(...meant.filter((key) => !there.has(key)).map((key) => `${key} in ${file.slice(SRC.length + 1)}`))
    files.push(...one.imports)
    if (file !== APP && file !== SILENT) later.push(...one.later)
  }
  return [...found, ...later.flatMap((one) => missing(one.file, [...shelves, ...one.shelves], seen))]
}

const pages = moduleOf(APP).later.filter(({ file }) => file.includes('/pages/'))

describe('texts come with what speaks them', () => {
  it('to the hall with the frame', () => {
    expect(missing(join(SRC, 'main.ts'), [])).toEqual([])
  })
  it.each(pages)('to $file', ({ file, shelves }) => {
    expect(missing(file, shelves)).toEqual([])
  })
  it('to boards with those of a table', () => {
    const files = readdirSync(join(SRC, 'games'), { recursive: true, encoding: 'utf8' })
    const parts = files.filter((file) => /\.(svelte|ts)$/.test(file)).map((file) => join(SRC, 'games', file))
    expect(parts.flatMap((file) => missing(file, ['table']))).toEqual([])
  })
})

it('every page is looked at, and so is the hall', () => {
  expect(pages.length).toBeGreaterThanOrEqual(
    readdirSync(join(SRC, 'pages')).filter((one) => /svelte$/.test(one)).length - 1,
  )
  expect(moduleOf(join(SRC, 'pages', 'Home.svelte')).keys).toContain('web-play-now')
})

it.each(LANGUAGES)('no key lies on two shelves, and none is missing in %s', (language) => {
  expect(new Set(ALL).size).toBe(ALL.length)
  for (const topic of ['web', 'study', ...topics.map((one) => `web.${one}`)])
    expect(keysOf(`${topic}.${language}.ftl`).sort()).toEqual(keysOf(`${topic}.en.ftl`).sort())
})
