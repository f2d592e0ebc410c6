/** @file Documents of the corpus of attacks, read: the honest sentence comes out, nothing runs, nothing is asked for, and what can't be read is told. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { cleanPath, extensionOf } from '../../../src/adapters/parsers/paths.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import { TRAPPED } from '../../fixtures/hostile/attack.ts';
import { DOCUMENTS } from '../../fixtures/hostile/corpus.ts';

/** A hostile file may take no longer than a large honest one, in milliseconds. */
const LONGEST = 15_000;

const asked = vi.fn<typeof fetch>(() => Promise.reject(new Error('Nothing is there.')));

beforeEach(() => void vi.stubGlobal('fetch', asked));

afterEach(() => {
  vi.unstubAllGlobals();
  expect(asked).not.toHaveBeenCalled();
  expect(Reflect.get(globalThis, TRAPPED)).toBeUndefined();
  expect(Reflect.get({}, TRAPPED)).toBeUndefined();
});

it('there are at least 80 attacks, each under a name of its own', () => {
  expect(DOCUMENTS.length).toBeGreaterThanOrEqual(80);
  expect(new Set(DOCUMENTS.map(({ name }) => name)).size).toBe(DOCUMENTS.length);
  expect(new Set(DOCUMENTS.map(({ file }) => file.name)).size).toBe(DOCUMENTS.length);
});

describe.each(DOCUMENTS)('$name', ({ file, honest, refused, never }) => {
  it(honest === null ? 'is refused' : 'is read as words', { timeout: LONGEST }, async () => {
    if (honest === null) {
      const error = await parseFile(file.bytes, file.name).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(CausewayError);
      expect((error as CausewayError).code).toBe(refused);
      return;
    }
    const parsed = await parseFile(file.bytes, file.name);
    expect(parsed.text.replace(/\s+/g, ' ')).toContain(honest.replace(/\.$/, ''));
    if (never) expect(`${parsed.title}\n${parsed.text}`).not.toMatch(never);
  });
});

describe.each(DOCUMENTS.filter(({ neverInName }) => neverInName))('$name', ({ file, neverInName }) => {
  it('is called by what can be seen, and by the ending that it has', () => {
    const name = cleanPath(file.name);
    expect(name).not.toMatch(neverInName!);
    expect(extensionOf(name)).toBe(extensionOf(file.name).replace(neverInName!, ''));
  });
});
