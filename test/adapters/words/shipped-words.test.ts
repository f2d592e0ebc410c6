import { describe, expect, it } from 'vitest';
import type { Broadcast } from '../../../src/adapters/library/events.ts';
import { shippedWords } from '../../../src/adapters/words/shipped-words.ts';
import { WordVectors } from '../../../src/engine/vector/word-vectors.ts';
import { wordFile } from '../../engine/vector/tiny-words.ts';

const FILE = wordFile({ storm: [1, 0], flood: [0, 1] }) as Uint8Array<ArrayBuffer>;

/** A server of the app that answers one after the other, the last again and again. */
function served(...answers: (() => Response)[]) {
  const asked: string[] = [];
  const told: Broadcast[] = [];
  const fetch = async (address: string) => {
    asked.push(address);
    return answers[Math.min(asked.length, answers.length) - 1]!();
  };
  const words = shippedWords('/app/', fetch, { postMessage: (message) => void told.push(message) });
  return { words, asked, told };
}

const good = () => new Response(FILE);
const offline = () => {
  throw new TypeError('Failed to fetch');
};

describe('the word vectors of the app', () => {
  it('are fetched once, from the folder of the app', async () => {
    const { words, asked, told } = served(good);
    const [first, second] = await Promise.all([words(), words()]);
    expect([...first.vectorOf('flood')]).toEqual([0, expect.closeTo(1, 5)]);
    expect(second).toBe(first);
    expect(await words()).toBe(first);
    expect(asked).toEqual(['/app/encoder/words.bin']);
    expect(told).toEqual([]);
  });

  it.each([
    ['missing', () => new Response('Not found', { status: 404 })],
    ['out of reach', offline],
    ['cut', () => new Response(FILE.slice(0, -1))],
    ['a page in their place', () => new Response('<!doctype html>\n')],
  ])('are done without where they are %s, which is told, and asked for again the next time', async (_, broken) => {
    const { words, asked, told } = served(broken, broken, good);
    expect(await Promise.all([words(), words()])).toEqual([WordVectors.none, WordVectors.none]);
    expect(told).toEqual([{ kind: 'event', event: { type: 'words-missing' } }]);
    expect(await words()).toBe(WordVectors.none);
    expect((await words()).dimensions).toBe(2);
    expect(asked).toHaveLength(3);
  });
});
