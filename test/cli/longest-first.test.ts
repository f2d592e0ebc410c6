import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { longestFirst, SECONDS } from '../../src/cli/longest-first.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('puts files that take long first, the longest before the others, and leaves the others as they came', () => {
  const names = ['test/b.test.ts', 'test/cli/ask.test.ts', 'test/a.test.ts', 'test/fuzz/fuzz.test.ts'];
  const files = names.map((name) => ({ moduleId: path.join(ROOT, name) }));
  const [b, ask, a, fuzz] = files;
  expect(longestFirst(files, ROOT)).toEqual([fuzz, ask, b, a]);
});

it('knows no file that is gone', () => {
  expect(Object.keys(SECONDS).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
