import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { boards } from './boards.ts'
import { shelves } from './shelves.ts'
import { worker } from './worker.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * A few files instead of many small ones: what the hall needs, what every table needs, and by themselves one for each
 * board. Settings are opened in the hall too, where texts are looked for as well: neither may bring all of a table.
 */
const chunks = [
  { name: 'hall', tags: ['$initial' as const], priority: 3 },
  { name: 'attention', test: /[\\/]src[\\/]lib[\\/]attention\.ts/, priority: 2 },
  { name: 'table', test: /[\\/]src[\\/](ui[\\/](?!Settings|Choose)|lib[\\/](?!library))/, priority: 1 },
]

export default defineConfig({
  plugins: [
    shelves(here('../src/guildhall/games'), here('./src/games')),
    boards(here('./src/games')),
    svelte(),
    worker(here('./src/worker/worker.ts'), here('./public')),
  ],
  resolve: {
    alias: { '@': here('./src'), '@texts': here('../src/guildhall/texts'), '@games': here('../src/guildhall/games') },
  },
  build: {
    cssMinify: true,
    outDir: here('../src/guildhall/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': { target: 'http://127.0.0.1:8017', ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
