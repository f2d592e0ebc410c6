/**
 * @file Lint rules of components, which oxlint reads only the scripts of. Everything else is in `.oxlintrc.json`: TypeScript in its strict set, forgotten promises, the direction
 * between the parts, no circles among files, and the engine's purity, in a fifth of the time that it takes here.
 */
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';

const COMPONENTS = ['**/*.svelte', '**/*.svelte.ts'];

export default defineConfig(
  { ignores: ['dist/', '.cache/', 'coverage/', 'public/'] },
  { files: COMPONENTS, extends: [js.configs.recommended, typescript.configs.strict] },
  svelte.configs.recommended,
  {
    files: COMPONENTS,
    languageOptions: { globals: globals.browser, parserOptions: { parser: typescript.parser } },
    rules: {
      eqeqeq: ['error', 'always'],
      'prefer-const': 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      // The compiler knows undefined names better than this rule.
      'no-undef': 'off',
      // Loops over typed arrays and fixed shapes know their bounds better than the compiler does.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // A document's words are never markup.
      'svelte/no-at-html-tags': 'error',
      // The policy blocks style attributes; `style:` directives go through the CSSOM, which it allows.
      'no-restricted-syntax': [
        'error',
        { selector: 'SvelteAttribute[key.name="style"]', message: 'Use a class or a style: directive.' },
      ],
    },
  },
);
