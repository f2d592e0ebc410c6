/** @file The direction between the parts, no circles, and the engine's purity: each rule is shown to catch what it is there for. */
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';

let eslint: ESLint;

beforeAll(() => {
  // The bad snippets are no files on disk, so the rules that ask the type checker are left out.
  eslint = new ESLint({
    overrideConfig: [
      {
        files: ['**/*.ts'],
        languageOptions: { parserOptions: { projectService: false } },
        rules: {
          '@typescript-eslint/no-floating-promises': 'off',
          '@typescript-eslint/no-misused-promises': 'off',
          '@typescript-eslint/await-thenable': 'off',
        },
      },
    ],
  });
});

/** Names of the rules that a file with this content breaks. */
async function brokenRules(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return result!.messages.map(({ ruleId }) => ruleId);
}

const DIRECTION = 'causeway/direction';

describe('nothing points back', () => {
  test.each([
    ['src/engine/text/a.ts', "export { a } from '../../adapters/a.ts';"],
    ['src/engine/text/a.ts', "export { a } from '../../rpc/a.ts';"],
    ['src/engine/text/a.ts', "export const a = import('../../ui/a.ts');"],
    ['src/engine/text/a.ts', "export * from 'idb';"],
    ['src/engine/text/a.ts', "export * from 'node:fs';"],
    ['src/rpc/a.ts', "export { a } from '../adapters/a.ts';"],
    ['src/rpc/a.ts', "export { a } from '../engine/retrieve/a.ts';"],
    ['src/adapters/idb/a.ts', "export { a } from '../../ui/a.ts';"],
    ['src/adapters/idb/a.ts', "export { a } from '../../../workers/a.ts';"],
    ['src/adapters/idb/a.ts', "export { a } from '../../cli/a.ts';"],
    ['src/adapters/idb/a.ts', "export * from 'node:fs';"],
    ['workers/a.worker.ts', "export { a } from '../src/ui/a.ts';"],
    ['workers/a.worker.ts', "export { a } from '../src/cli/a.ts';"],
    ['src/ui/a.ts', "export { a } from '../adapters/a.ts';"],
    ['src/ui/a.ts', "export { a } from '../engine/retrieve/a.ts';"],
    ['src/ui/a.ts', "export { a } from '../../workers/library.worker.ts';"],
    ['src/ui/a.ts', "export type A = import('../engine/retrieve/a.ts').A;"],
    ['src/ui/A.svelte', "<script>import { a } from '../engine/retrieve/a.ts'; a();</script>"],
    ['src/main.ts', "export { a } from './engine/retrieve/a.ts';"],
    ['src/cli/a.ts', "export { a } from '../ui/a.ts';"],
    ['src/adapters/a.ts', "export const a = new URL('../../workers/library.worker.ts', import.meta.url);"],
  ])('%s may not say %s', async (file, code) => {
    expect(await brokenRules(file, code)).toContain(DIRECTION);
  });

  test.each([
    ['src/engine/retrieve/a.ts', "export { a } from '../text/a.ts';\nexport * from 'stemmer';"],
    ['src/rpc/a.ts', "export type { Answer } from '../engine/types.ts';\nexport * from 'comlink';"],
    ['src/adapters/idb/a.ts', "export { a } from '../../engine/retrieve/a.ts';\nexport * from 'idb';"],
    ['workers/a.worker.ts', "export { a } from '../src/adapters/idb/a.ts';\nexport * from 'comlink';"],
    ['src/ui/a.ts', "export type { Answer } from '../engine/types.ts';\nexport { a } from '../rpc/a.ts';"],
    ['src/ui/a.ts', "export const a = new URL('../../workers/library.worker.ts', import.meta.url);"],
    ['src/cli/a.ts', "export { a } from '../adapters/memory/a.ts';\nexport * from 'node:fs';"],
  ])('%s may say %s', async (file, code) => {
    expect(await brokenRules(file, code)).not.toContain(DIRECTION);
  });
});

test('no file imports what imports it, not even a type', async () => {
  const code = "export type { Cell } from './records.ts';";
  expect(await brokenRules('src/engine/types.ts', code)).toContain('causeway/no-cycles');
  expect(await brokenRules('src/engine/ports.ts', code)).not.toContain('causeway/no-cycles');
});

describe('the engine is pure', () => {
  test.each([
    'export const a = Date.now();',
    'export const a = new Date();',
    'export const a = performance.now();',
    "console.log('a');",
    "export const a = fetch('/a');",
    'setTimeout(() => undefined, 1);',
    'export const a = globalThis;',
    'export const a = indexedDB;',
  ])('no %s', async (code) => {
    expect(await brokenRules('src/engine/a.ts', code)).toContain('no-restricted-globals');
  });

  test('no unseeded chance', async () => {
    expect(await brokenRules('src/engine/a.ts', 'export const a = Math.random();')).toContain(
      'no-restricted-properties',
    );
  });

  test('what the engine forbids, adapters may do', async () => {
    expect(await brokenRules('src/adapters/a.ts', 'export const a = Date.now();')).toEqual([]);
  });
});

test('a document is never shown as markup', async () => {
  const code = '<script>const { text } = $props();</script>\n<p>{@html text}</p>';
  expect(await brokenRules('src/ui/A.svelte', code)).toContain('svelte/no-at-html-tags');
});

test('style attributes, which the policy blocks, are told; style directives, which it allows, are not', async () => {
  expect(await brokenRules('src/ui/A.svelte', '<p style="color: red">a</p>')).toContain('no-restricted-syntax');
  expect(await brokenRules('src/ui/A.svelte', '<p style:color="red">a</p>')).toEqual([]);
});
