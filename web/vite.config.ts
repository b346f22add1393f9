import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte()],
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
  },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': { target: 'http://127.0.0.1:8017', ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
