/** @file The direction between the parts and the engine's purity: each rule is shown to catch what it is there for. */
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { lint } from './lint.ts';

const DIRECTION = 'causeway(direction)';

/** Names of the rules that each of some files breaks, all linted at once: those of one name stand beside each other under others. */
function brokenRules(files: readonly (readonly [file: string, code: string])[]): string[][] {
  const named = new Map<string, string>();
  const names = files.map(([file, code]) => {
    const name = named.has(file) ? file.replace(/(?=\.)/, String(named.size)) : file;
    named.set(name, code);
    return name;
  });
  const findings = lint(Object.fromEntries(named));
  return names.map((name) => findings.filter(({ file }) => file === name).map(({ rule }) => rule));
}

const FORBIDDEN = [
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
] as const;

const ALLOWED = [
  ['src/engine/retrieve/a.ts', "export { a } from '../text/a.ts';\nexport * from 'stemmer';"],
  ['src/rpc/a.ts', "export type { Answer } from '../engine/types.ts';\nexport * from 'comlink';"],
  ['src/adapters/idb/a.ts', "export { a } from '../../engine/retrieve/a.ts';\nexport * from 'idb';"],
  ['workers/a.worker.ts', "export { a } from '../src/adapters/idb/a.ts';\nexport * from 'comlink';"],
  ['src/ui/a.ts', "export type { Answer } from '../engine/types.ts';\nexport { a } from '../rpc/a.ts';"],
  ['src/ui/a.ts', "export const a = new URL('../../workers/library.worker.ts', import.meta.url);"],
  ['src/cli/a.ts', "export { a } from '../adapters/memory/a.ts';\nexport * from 'node:fs';"],
] as const;

describe('nothing points back', () => {
  const broken = brokenRules([...FORBIDDEN, ...ALLOWED]);

  test.each(FORBIDDEN.map((each, i) => [...each, i] as const))('%s may not say %s', (_file, _code, i) => {
    expect(broken[i]).toContain(DIRECTION);
  });

  test.each(ALLOWED.map((each, i) => [...each, FORBIDDEN.length + i] as const))('%s may say %s', (_file, _code, i) => {
    expect(broken[i]).not.toContain(DIRECTION);
  });
});

const IMPURE = [
  'export const a = Date.now();',
  'export const a = new Date();',
  'export const a = performance.now();',
  "console.log('a');",
  "export const a = fetch('/a');",
  'setTimeout(() => undefined, 1);',
  'export const a = globalThis;',
  'export const a = indexedDB;',
];

describe('the engine is pure', () => {
  const broken = brokenRules([
    ...IMPURE.map((code) => ['src/engine/a.ts', code] as const),
    ['src/engine/a.ts', 'export const a = Math.random();'],
    ['src/adapters/a.ts', 'export const a = Date.now();'],
  ]);

  test.each(IMPURE.map((code, i) => [code, i] as const))('no %s', (_code, i) => {
    expect(broken[i]).toContain('eslint(no-restricted-globals)');
  });

  test('no unseeded chance', () => {
    expect(broken[IMPURE.length]).toContain('eslint(no-restricted-properties)');
  });

  test('what the engine forbids, adapters may do', () => {
    expect(broken[IMPURE.length + 1]).toEqual([]);
  });
});

describe('components', () => {
  const eslint = new ESLint();

  async function brokenBy(code: string): Promise<(string | null)[]> {
    const [result] = await eslint.lintText(`${code}\n`, { filePath: 'src/ui/A.svelte' });
    return result!.messages.map(({ ruleId }) => ruleId);
  }

  test('never show a document as markup', async () => {
    const code = '<script>const { text } = $props();</script>\n<p>{@html text}</p>';
    expect(await brokenBy(code)).toContain('svelte/no-at-html-tags');
  });

  test('have no style attributes, which the policy blocks; style directives, which it allows, they may have', async () => {
    expect(await brokenBy('<p style="color: red">a</p>')).toContain('no-restricted-syntax');
    expect(await brokenBy('<p style:color="red">a</p>')).toEqual([]);
  });
});
