import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksumOf, checksumOfBytes } from '../../../src/adapters/store/checksum.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a checksum', () => {
  // Known values of MurmurHash3_x86_32.
  it.each([
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['test', 0, 0xba6bd213],
    ['test', 0x9747b28c, 0x704b81dc],
    ['Hello, world!', 0, 0xc0363e43],
    ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
  ])('of the bytes of %j with seed %d is as published', (text, seed, expected) => {
    expect(checksumOfBytes(bytesOf(text), seed)).toBe(expected);
  });

  it('of a column does not depend on where it lies in its buffer', () => {
    const bytes = bytesOf('_a column of bytes');
    expect(checksumOfBytes(bytes.subarray(1))).toBe(checksumOfBytes(bytes.slice(1)));
  });

  it('changes with any byte and any letter', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (bytes, at, flip) => {
          const other = bytes.slice();
          other[at % bytes.length]! ^= flip;
          expect(checksumOf(other)).not.toBe(checksumOf(bytes));
          expect(checksumOf(String.fromCharCode(...other))).not.toBe(checksumOf(String.fromCharCode(...bytes)));
        },
      ),
    );
  });

  it('of a record does not depend on the order of its fields, and tells what is in which', () => {
    const record = { names: ['a', 'b'], ranges: Uint32Array.of(1, 2), language: 'en', title: '' };
    const turned = { title: '', language: 'en', ranges: Uint32Array.of(1, 2), names: ['a', 'b'], absent: undefined };
    expect(checksumOf(turned)).toBe(checksumOf(record));
    for (const other of [
      { ...record, names: ['ab'] },
      { ...record, names: ['a', 'b', ''] },
      { ...record, language: '', title: 'en' },
      { ...record, ranges: Uint32Array.of(2, 1) },
    ])
      expect(checksumOf(other)).not.toBe(checksumOf(record));
  });
});
