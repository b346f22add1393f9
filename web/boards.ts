/**
 * `virtual:boards` says which games have parts of a board, and fetches them: all that a game's folder brings comes as
 * one file, where an address for each part would be ten requests more for every table.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:boards'
const PARTS = /^(Board|OwnRegion|Rival|Seat|Heading|Choice|Menu|Reason|Picture|ScoreMark)\.svelte$|^lines\.ts$/

/** `folder` holds the games' boards. */
export function boards(folder: string): Plugin {
  const brought = (game: string) => readdirSync(join(folder, game)).filter((file) => PARTS.test(file))
  const games = () => readdirSync(folder).filter((game) => brought(game).length > 0)
  const bundle = (game: string) => `${folder}/${game}/${game}.js`
  const bound = (id: string) => games().find((game) => bundle(game) === id)
  return {
    name: 'boards',
    resolveId(id) {
      return id === NAME ? `\0${NAME}` : bound(id) && id
    },
    load(id) {
      if (id === `\0${NAME}`) {
        const found = games().map((game) => `${game}: () => import(${JSON.stringify(bundle(game))})`)
        return `export default { ${found.join(', ')} }`
      }
      const game = bound(id)
      return game && brought(game).map(exported).join('\n')
    },
  }
}

function exported(file: string): string {
  const what = file === 'lines.ts' ? 'lines' : `default as ${file.replace('.svelte', '')}`
  return `export { ${what} } from './${file}'`
}
