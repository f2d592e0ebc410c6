/**
 * @file Files that were damaged on their way: cut off anywhere, or with bits that changed. Whatever becomes of them, they are read or
 * refused in words, soon.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import { smallFiles } from '../../fixtures/small-files.ts';

const FILES = smallFiles();

/** What became of a file; anything but a document with text or an error in words fails. */
async function expectSoundOrRefused(bytes: Uint8Array, path: string): Promise<void> {
  try {
    const { text, headings } = await parseFile(bytes, path);
    expect(text.trim()).not.toBe('');
    expect(headings.every(({ start, end }) => start < end && end <= text.length)).toBe(true);
  } catch (error) {
    expect(error).toBeInstanceOf(CausewayError);
    const { code, message } = error as CausewayError;
    expect(code).not.toBe('internal');
    expect(message).toMatch(/^“a\.\w+” .{20,}\.$/s);
  }
}

describe.each(Object.keys(FILES))('%s', (path) => {
  const whole = FILES[path]!;

  it('cut off anywhere is read or refused in words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), (length) =>
        expectSoundOrRefused(whole.subarray(0, length), path),
      ),
      { numRuns: 30 },
    );
  });

  it('with changed bits is read or refused in words', async () => {
    const flips = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(7)), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(flips, async (changes) => {
        const damaged = whole.slice();
        for (const [at, bit] of changes) damaged[at]! ^= 1 << bit;
        await expectSoundOrRefused(damaged, path);
      }),
      { numRuns: 60 },
    );
  });

  it('under the name of any other format is read or refused in words', async () => {
    for (const other of Object.keys(FILES)) await expectSoundOrRefused(whole, other);
  });
});
