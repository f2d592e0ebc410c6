/** @file The budget of the page's JavaScript at start counts what is loaded with it, and fails the build above. */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { overBudget, shellChunks, shellSize, type BuiltFile } from '../../src/cli/shell-budget.ts';

const chunk = (fileName: string, imports: string[], isEntry = false, code = ''): BuiltFile => ({
  type: 'chunk',
  fileName,
  isEntry,
  imports,
  code,
});

test('counts the entry and what it imports at once, however far, and nothing that is loaded later', () => {
  const files = [
    chunk('index.js', ['state.js'], true),
    chunk('state.js', ['words.js', 'index.js']),
    chunk('words.js', []),
    chunk('map.js', ['words.js', 'three.js']),
    chunk('three.js', []),
    { type: 'asset', fileName: 'index.css' } as const,
  ];
  expect(shellChunks(files).map(({ fileName }) => fileName)).toEqual(['index.js', 'state.js', 'words.js']);
});

test('counts compressed bytes, and says what to do above the budget', () => {
  const noise = randomBytes(3000).toString('base64');
  const size = shellSize([chunk('index.js', [], true, noise + 'a'.repeat(100_000))]);
  expect(size).toBeGreaterThan(2900);
  expect(size).toBeLessThan(5000);
  expect(overBudget(size, size)).toBeNull();
  expect(overBudget(size, size - 1)).toMatch(/more than its budget .* import\(\)/);
});
