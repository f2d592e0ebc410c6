/**
 * @file Lint rules: TypeScript and Svelte in their strict sets, the direction between the parts, no circles among files, and the
 * engine's purity. What takes types to see, forgotten promises, is looked for by oxlint (`.oxlintrc.json`), in a tenth of the time.
 */
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import direction from './src/cli/direction-rule.js';
import noCycles from './src/cli/no-cycles-rule.js';

/** The engine gets time, chance and the outside world through its ports. */
const IMPURE_GLOBALS = [
  'Date',
  'performance',
  'crypto',
  'console',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'process',
  'indexedDB',
  'localStorage',
  'navigator',
  'window',
  'self',
  'document',
  'globalThis',
];

export default defineConfig(
  { ignores: ['dist/', '.cache/', 'coverage/', 'public/'] },
  js.configs.recommended,
  typescript.configs.strict,
  svelte.configs.recommended,
  {
    plugins: { causeway: { rules: { direction, 'no-cycles': noCycles } } },
    rules: {
      'causeway/direction': 'error',
      'causeway/no-cycles': 'error',
      eqeqeq: ['error', 'always'],
      'prefer-const': 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      // Loops over typed arrays and fixed shapes know their bounds better than the compiler does.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Pass a seeded generator.' },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: typescript.parser } },
    rules: {
      // A document's words are never markup.
      'svelte/no-at-html-tags': 'error',
      // The policy blocks style attributes; `style:` directives go through the CSSOM, which it allows.
      'no-restricted-syntax': [
        'error',
        { selector: 'SvelteAttribute[key.name="style"]', message: 'Use a class or a style: directive.' },
      ],
    },
  },
  { files: ['src/cli/**', 'test/**'], languageOptions: { globals: globals.node }, rules: { 'no-console': 'off' } },
  {
    files: ['src/cli/bench-browser/*probe.js', 'src/cli/bench-text/pour.js'],
    languageOptions: { globals: globals.browser },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off', 'no-var': 'off' } },
  // The compiler knows undefined names better than this rule.
  { files: ['**/*.ts', '**/*.svelte'], rules: { 'no-undef': 'off' } },
);
