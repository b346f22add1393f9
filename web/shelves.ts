/**
 * Texts that are read together come as one file: `web.<lang>.ftl?shelf` is the frame's, with what bots are called
 * (`bots.<lang>.ftl`) and the sentence of each game that the hall shows; `web.table.<lang>.ftl?shelf` is what is said
 * at tables, with what the terminal says there too (`study.<lang>.ftl`: reasons of hints and reviews), and so is every
 * other topic of the frame; `<game>/texts/<lang>.ftl?shelf` is all of a game: its texts, its rules, what its board
 * says.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** `games` holds the games with their texts, `boards` their boards. */
export function shelves(games: string, boards: string): Plugin {
  return {
    name: 'shelves',
    load: {
      filter: { id: /\.ftl\?shelf$/ },
      handler(id) {
        const file = id.replace('?shelf', '')
        const read = (path: string): string => {
          if (!existsSync(path)) return '' // and the dev server cannot watch it
          this.addWatchFile(path)
          return readFileSync(path, 'utf8')
        }
        const [, topic, language] = /^web\.(?:(\w+)\.)?(\w+\.ftl)$/.exec(basename(file)) ?? []
        const found = !language
          ? parts(file, boards).map(read)
          : topic
            ? [read(file), ...(topic === 'table' ? [read(join(dirname(file), `study.${language}`))] : [])]
            : [read(file), read(join(dirname(file), `bots.${language}`)), ...summaries(games, language, read)]
        return { code: `export default ${JSON.stringify(found.filter(Boolean).join('\n'))}`, moduleType: 'js' }
      },
    },
  }
}

function summaries(games: string, name: string, read: (path: string) => string): string[] {
  const lines = readdirSync(games).flatMap((game) => read(join(games, game, 'texts', name)).split('\n'))
  return lines.filter((line) => /^\w+-summary = /.test(line))
}

function parts(file: string, boards: string): string[] {
  const [folder, name] = [dirname(file), basename(file)]
  return [file, join(folder, `rules.${name}`), join(boards, basename(dirname(folder)), 'texts', name)]
}
