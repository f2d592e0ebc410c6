/** @file The rule against circles of imports: shown on small repositories that circles are found and told, and nothing else is. */
import { describe, expect, test } from 'vitest';
import { lint } from './lint.ts';

/** What the rule says of a repository with these files, by file; those of which it says nothing are left out. */
function told(files: Record<string, string>): Record<string, string[]> {
  const said: Record<string, string[]> = {};
  for (const { file, rule, message } of lint(files)) {
    if (rule === 'causeway(no-cycles)') (said[file] ??= []).push(message);
  }
  return said;
}

const circle = (...files: string[]): string => `Files import each other in a circle: ${files.join(' → ')}.`;

describe('a circle is told, whole, in each of its files', () => {
  test('of three files', () => {
    expect(
      told({
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

  const ways = [
    ['import type', "import type { B } from './b.ts';\nexport type A = B;"],
    ['export type', "export type { B } from './b.ts';"],
    ['export *', "export * from './b.ts';"],
    ['a type taken where it is used', "export type A = import('./b.ts').B;"],
    ['a type taken in another type', "export interface A { inner: { b: import('./b.ts').B[] } }"],
    ['no ending', "import './b';"],
  ] as const;
  const found = told(
    Object.fromEntries(
      ways.flatMap(([, code], i) => [
        [`src/${i}/a.ts`, code],
        [`src/${i}/b.ts`, "export type B = 1;\nimport './a.ts';"],
      ]),
    ),
  );

  test.each(ways.map(([way], i) => [way, `src/${i}/a.ts`, `src/${i}/b.ts`] as const))('by %s', (_way, a, b) => {
    expect(found[a]).toEqual([circle(a, b, a)]);
    expect(found[b]).toEqual([circle(b, a, b)]);
  });

  test('of components and what they run', () => {
    const found = told({
      'src/A.svelte': '<script lang="ts">\n  import { b } from \'./b.svelte\';\n</script>\n\n<p>{b}</p>',
      'src/b.svelte.ts': "import type A from './A.svelte';\nexport const b: A | null = null;",
    });
    expect(Object.keys(found).sort()).toEqual(['src/A.svelte', 'src/b.svelte.ts']);
  });

  test('of a file with itself', () => {
    expect(told({ 'src/a.ts': "import './a.ts';" })).toEqual({ 'src/a.ts': [circle('src/a.ts', 'src/a.ts')] });
  });
});

test('nothing is told of two ways to one file, of packages, of files that are loaded later, and of what only looks like an import', () => {
  expect(
    told({
      'src/a.ts': "import './b.ts';\nimport './c.ts';\nimport 'svelte';",
      'src/b.ts': "import './c.ts';\nexport const later = () => import('./a.ts');",
      'src/c.ts': "// import './a.ts';\nexport const c = \"import './a.ts';\";",
    }),
  ).toEqual({});
});
