/** @file The rule against circles of imports: shown on a small repository that circles are found and told, and nothing else is. */
import { describe, expect, test } from 'vitest';
import { lint } from './lint.ts';

const TWO_FILES = [
  ['import type', "import type { B } from './b.ts';\nexport type A = B;"],
  ['export type', "export type { B } from './b.ts';"],
  ['export *', "export * from './b.ts';"],
  ['a type taken where it is used', "export type A = import('./b.ts').B;"],
  ['a type taken in another type', "export interface A { inner: { b: import('./b.ts').B[] } }"],
  ['no ending', "import './b';"],
] as const;

/** Linted at once, as reading the rule takes longer than the files do; what stands in one folder imports nothing of another. */
const FILES = {
  'src/three/a.ts': "import { b } from './deep/b.ts';\nexport const a = b;",
  'src/three/deep/b.ts': "export { c as b } from '../../../workers/c.worker.ts';",
  'workers/c.worker.ts': "import '../src/three/a.ts';\nexport const c = 1;",
  'src/three/outside.ts': "export { a } from './a.ts';",
  ...Object.fromEntries(
    TWO_FILES.flatMap(([, code], i) => [
      [`src/two-${i}/a.ts`, code],
      [`src/two-${i}/b.ts`, "export type B = 1;\nimport './a.ts';"],
    ]),
  ),
  'src/component/A.svelte': '<script lang="ts">\n  import { b } from \'./b.svelte\';\n</script>\n\n<p>{b}</p>',
  'src/component/b.svelte.ts': "import type A from './A.svelte';\nexport const b: A | null = null;",
  'src/itself/a.ts': "import './a.ts';",
  'src/none/a.ts': "import './b.ts';\nimport './c.ts';\nimport 'svelte';",
  'src/none/b.ts': "import './c.ts';\nexport const later = () => import('./a.ts');",
  'src/none/c.ts': "// import './a.ts';\nexport const c = \"import './a.ts';\";",
};

const findings = lint(FILES).filter(({ rule }) => rule === 'causeway(no-cycles)');

const told = (name: string): string[] => findings.filter(({ file }) => file === name).map(({ message }) => message);

const circle = (...files: string[]): string => `Files import each other in a circle: ${files.join(' → ')}.`;

describe('a circle is told, whole, in each of its files', () => {
  test('of three files', () => {
    const [a, b, c] = ['src/three/a.ts', 'src/three/deep/b.ts', 'workers/c.worker.ts'] as const;
    expect(told(a)).toEqual([circle(a, b, c, a)]);
    expect(told(b)).toEqual([circle(b, c, a, b)]);
    expect(told(c)).toEqual([circle(c, a, b, c)]);
    expect(told('src/three/outside.ts')).toEqual([]);
  });

  test.each(TWO_FILES.map(([way], i) => [way, `src/two-${i}/a.ts`, `src/two-${i}/b.ts`] as const))(
    'by %s',
    (_way, a, b) => {
      expect(told(a)).toEqual([circle(a, b, a)]);
      expect(told(b)).toEqual([circle(b, a, b)]);
    },
  );

  test('of components and what they run', () => {
    expect(told('src/component/A.svelte')).toHaveLength(1);
    expect(told('src/component/b.svelte.ts')).toHaveLength(1);
  });

  test('of a file with itself', () => {
    expect(told('src/itself/a.ts')).toEqual([circle('src/itself/a.ts', 'src/itself/a.ts')]);
  });
});

test('nothing is told of two ways to one file, of packages, of files that are loaded later, and of what only looks like an import', () => {
  expect(findings.filter(({ file }) => file.startsWith('src/none/'))).toEqual([]);
});
