/** @file What the encoder that is shipped reads word by word, by the app's own adapter. */
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadLocalModel } from '../../../src/cli/local-model.ts';
import type { Embedder } from '../../../src/engine/ports.ts';
import { AskedWords, WORD_BITS, WORD_BYTES } from '../../../src/engine/vector/word-codes.ts';

const MODEL = path.resolve(import.meta.dirname, '../../../public/encoder/model');
let encoder: Embedder;

beforeAll(async () => {
  encoder = await loadLocalModel(MODEL, 'embed');
});

const read = (...passages: string[]) => encoder.reader!.readPassages(passages);

/** How near a question is to each line of a passage. */
async function near(question: string, passage: string): Promise<number[]> {
  const [{ words }] = (await read(passage)) as [Awaited<ReturnType<typeof read>>[number]];
  const asked = new AskedWords((await encoder.reader!.readQuestion(question)).words);
  let from = 0;
  return Array.from(words.ofLine, (count) => {
    const first = from;
    from += count;
    const best = Array.from({ length: asked.count }, (__, word) => asked.nearest(word, words.signs, first, from));
    return best.reduce((sum, value) => sum + value, 0) / asked.count;
  });
}

test('the words of each line are counted without marks and function words, pieces joined', async () => {
  const [first, second] = await read('The tap drips.\nNobody has resealed it, again!', 'Thrombocytopenia?');
  expect([...first!.words.ofLine]).toEqual([2, 2]);
  expect([...second!.words.ofLine]).toEqual([1]);
  expect(first!.words.signs).toHaveLength(4 * WORD_BYTES);
  const { words } = await encoder.reader!.readQuestion('Which tap\nis leaking?');
  expect(words).toHaveLength(2 * WORD_BITS);
});

test('the vector is that of the text without its lines', async () => {
  const [plain] = await encoder.embed(['The tap drips. Nobody cares.'], 'passage');
  const [reading] = await read('The tap drips.\nNobody cares.');
  reading!.vector.forEach((value, i) => expect(value).toBeCloseTo(plain![i]!, 4));
});

test('what is asked for is found in the line that says it in other words', async () => {
  const minutes =
    'The treasurer read the accounts and they were approved.\nThe tap by the east gate drips.\nA new mower will be bought in spring.';
  const lines = await near('What is leaking?', minutes);
  expect(lines.indexOf(Math.max(...lines))).toBe(1);
});

test('lines beyond what the encoder reads have no words, and empty ones none', async () => {
  const line = `The ${'miller ground corn '.repeat(60).trim()}.`;
  const [reading] = await read([line, '', line, line, line].join('\n'));
  const [first, empty, ...others] = reading!.words.ofLine;
  expect(first).toBe(180);
  expect(empty).toBe(0);
  expect(others.at(-1)).toBe(0);
  expect(reading!.words.signs).toHaveLength(reading!.words.ofLine.reduce((sum, count) => sum + count, 0) * WORD_BYTES);
});
