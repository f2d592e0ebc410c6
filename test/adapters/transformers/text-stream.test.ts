/** @file Text as it comes: whole characters only, nothing of a stop text, and in all exactly what was written. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TextStream } from '../../../src/adapters/transformers/text-stream.ts';

/** Tokens are bytes here. */
const decode = (tokens: readonly number[]) => new TextDecoder().decode(Uint8Array.from(tokens));
const bytesOf = (text: string) => [...new TextEncoder().encode(text)];

function streamed(text: string, stops: readonly string[]): { pieces: string[]; text: string; stopped: boolean } {
  const pieces: string[] = [];
  const stream = new TextStream(decode, stops, (piece) => pieces.push(piece));
  const stopped = bytesOf(text).some((byte) => stream.push(byte));
  if (!stopped) stream.end();
  return { pieces, text: stream.text, stopped };
}

describe('text as it comes', () => {
  test('is told in whole characters', () => {
    expect(streamed('é→🌊!', []).pieces).toEqual(['é', '→', '🌊', '!']);
  });

  test('ends before a stop text, however it is cut into tokens', () => {
    expect(streamed('cause: rain\n\nUser: why', ['\n\n', 'never'])).toMatchObject({
      text: 'cause: rain',
      stopped: true,
    });
    expect(streamed('aaab', ['aab'])).toMatchObject({ text: 'a', stopped: true });
  });

  test('tells in the end what only began like a stop text', () => {
    expect(streamed('one\n', ['\n\n'])).toMatchObject({ text: 'one\n', stopped: false });
  });

  test('an unfinished character at the very end is told as such', () => {
    const stream = new TextStream(decode, [], () => {});
    for (const byte of bytesOf('a🌊').slice(0, 3)) stream.push(byte);
    stream.end();
    expect(stream.text).toMatch(/^a\uFFFD+$/);
  });

  test('the pieces are the text, up to the first stop text', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '🌊'), maxLength: 30 });
    const stop = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '🌊'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(letters, fc.array(stop, { maxLength: 2 }), (text, stops) => {
        const { pieces, text: told, stopped } = streamed(text, stops);
        expect(pieces.join('')).toBe(told);
        expect(text.startsWith(told)).toBe(true);
        expect(stops.some((each) => told.includes(each))).toBe(false);
        if (stopped) expect(stops.some((each) => text.startsWith(told + each))).toBe(true);
        else expect(told).toBe(text);
      }),
    );
  });
});
