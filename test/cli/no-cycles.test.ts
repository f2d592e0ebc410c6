/** @file The rule against circles of imports: shown on small repositories that circles are found and told, and nothing else is. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint, type Rule } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import typescript from 'typescript-eslint';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const RULE = new URL('../../src/cli/no-cycles-rule.js', import.meta.url).href;
const { default: rule } = (await import(/* @vite-ignore */ RULE)) as { default: Rule.RuleModule };

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'causeway-cycles-test-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the rule says of a repository with these files, by file; those of which it says nothing are left out. */
async function told(files: Record<string, string>): Promise<Record<string, string[]>> {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), code);
  }
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: [
      ...svelte.configs.base,
      { files: ['**/*.ts'], languageOptions: { parser: typescript.parser } },
      { files: ['**/*.svelte'], languageOptions: { parserOptions: { parser: typescript.parser } } },
      { plugins: { causeway: { rules: { 'no-cycles': rule } } }, rules: { 'causeway/no-cycles': 'error' } },
    ],
  });
  const results = await eslint.lintFiles(Object.keys(files));
  const found = results.filter(({ messages }) => messages.length > 0);
  return Object.fromEntries(
    found.map(({ filePath, messages }) => [
      path.relative(folder, filePath).split(path.sep).join('/'),
      messages.map(({ message }) => message),
    ]),
  );
}

const circle = (...files: string[]): string => `Files import each other in a circle: ${files.join(' → ')}.`;

describe('a circle is told, whole, in each of its files', () => {
  test('of three files', async () => {
    expect(
      await told({
        'src/a.ts': "import { b } from './deep/b.ts';\nexport const a = b;",
        'src/deep/b.ts': "export { c as b } from '../../workers/c.worker.ts';",
        'workers/c.worker.ts': "import '../src/a.ts';\nexport const c = 1;",
        'src/outside.ts': "export { a } from './a.ts';",
      }),
    ).toEqual({
      'src/a.ts': [circle('src/a.ts', 'src/deep/b.ts', 'workers/c.worker.ts', 'src/a.ts')],
      'src/deep/b.ts': [circle('src/deep/b.ts', 'workers/c.worker.ts', 'src/a.ts', 'src/deep/b.ts')],
      'workers/c.worker.ts': [circle('workers/c.worker.ts', 'src/a.ts', 'src/deep/b.ts', 'workers/c.worker.ts')],
    });
  });

  test.each([
    ['import type', "import type { B } from './b.ts';\nexport type A = B;"],
    ['export type', "export type { B } from './b.ts';"],
    ['export *', "export * from './b.ts';"],
    ['a type taken where it is used', "export type A = import('./b.ts').B;"],
    ['a type taken in another type', "export interface A { inner: { b: import('./b.ts').B[] } }"],
    ['no ending', "import './b';"],
  ])('by %s', async (_, code) => {
    const found = await told({ 'src/a.ts': code, 'src/b.ts': "export type B = 1;\nimport './a.ts';" });
    expect(found).toEqual({
      'src/a.ts': [circle('src/a.ts', 'src/b.ts', 'src/a.ts')],
      'src/b.ts': [circle('src/b.ts', 'src/a.ts', 'src/b.ts')],
    });
  });

  test('of components and what they run', async () => {
    const found = await told({
      'src/A.svelte': '<script lang="ts">\n  import { b } from \'./b.svelte\';\n</script>\n\n<p>{b}</p>',
      'src/b.svelte.ts': "import type A from './A.svelte';\nexport const b: A | null = null;",
    });
    expect(Object.keys(found).sort()).toEqual(['src/A.svelte', 'src/b.svelte.ts']);
  });

  test('of a file with itself', async () => {
    expect(await told({ 'src/a.ts': "import './a.ts';" })).toEqual({ 'src/a.ts': [circle('src/a.ts', 'src/a.ts')] });
  });
});

test('nothing is told of two ways to one file, of packages, of files that are loaded later, and of what only looks like an import', async () => {
  expect(
    await told({
      'src/a.ts': "import './b.ts';\nimport './c.ts';\nimport 'svelte';",
      'src/b.ts': "import './c.ts';\nexport const later = () => import('./a.ts');",
      'src/c.ts': "// import './a.ts';\nexport const c = \"import './a.ts';\";",
    }),
  ).toEqual({});
});
