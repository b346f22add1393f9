import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // What is drawn so is made of the client's own numbers and names, never of what a guest typed.
      'svelte/no-at-html-tags': 'off',
      // A plain Set or Map is one that nothing waits for; what something waits for is $state.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} keeps a space at the end of a block, where the compiler would take it away.
      'svelte/no-useless-mustaches': 'off',
      // Prettier breaks what it can; the path data of a drawing, alone on its line, cannot be broken.
      'max-len': ['error', { code: 120, ignoreUrls: true, ignorePattern: '^\\s*d="[^"]*"( />)?$' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
)
