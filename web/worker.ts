/** The service worker is built last: it knows the digest of the build and which files belong to it. */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'

const NAME = 'sw.js'
/** Files of `public` that a page without a server needs. */
const NEEDED = /^(favicon\.svg|manifest\.webmanifest|icons\/(guildhall-192|badge)\.png)$/

/** `source` is the worker as it is written, `files` the folder of files that are copied as they are. */
export function worker(source: string, files: string): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const digest = createHash('sha256').update(readFileSync(source))
      const paths = ['/']
      for (const one of Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
        const content = one.type === 'chunk' ? one.code : one.source
        digest.update(one.fileName).update('\0').update(content)
        if (one.fileName !== 'index.html') paths.push(`/${one.fileName}`)
      }
      for (const name of readdirSync(files, { recursive: true }).map(String).sort()) {
        if (!NEEDED.test(name)) continue
        digest
          .update(name)
          .update('\0')
          .update(readFileSync(join(files, name)))
        paths.push(`/${name}`)
      }
      const build = digest.digest('hex').slice(0, 16)
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
      const known = `const BUILD = ${JSON.stringify(build)}\nconst FILES = ${JSON.stringify(paths)}\n`
      this.emitFile({ type: 'asset', fileName: NAME, source: known + code })
    },
  }
}
