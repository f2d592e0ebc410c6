import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CachedEmbedder } from '../../src/cli/encoding/cached-embedder.ts';
import { VectorCache } from '../../src/cli/encoding/vector-cache.ts';
import { MeaningEncoder } from '../fixtures/meaning-encoder.ts';

let folder: string;
let problems: string[];

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'causeway-vectors-')), 'model');
  problems = [];
});

afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const open = () => new VectorCache(folder, (problem) => problems.push(problem));
const files = () => readdirSync(folder).map((name) => path.join(folder, name));
const text = (number: number) => `storm ${number} sank vessel ${number}`;
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => text(from + i));

/** Embeds texts in a run of its own; gives the vectors and what had to be made. */
async function run(texts: readonly string[], kind: 'query' | 'passage' = 'passage') {
  const encoder = new MeaningEncoder();
  const cached = new CachedEmbedder(encoder, open());
  const vectors = await cached.embed(texts, kind);
  await cached.unload();
  return { vectors, made: encoder.passages.length + encoder.queries };
}

describe('kept vectors', () => {
  it('are made once, in any order and number, and are those that the encoder makes', async () => {
    const first = await run(range(0, 700));
    expect(first.made).toBe(700);
    const again = await run(range(100, 800).reverse());
    expect(again.made).toBe(100);
    expect(again.vectors.at(-1)).toEqual(first.vectors[100]);
    const [plain] = await new MeaningEncoder().embed([text(100)], 'passage');
    expect(Math.max(...plain!.map((value, i) => Math.abs(value - first.vectors[100]![i]!)))).toBeLessThan(1 / 60_000);
    expect(problems).toEqual([]);
  });

  it('tell questions from passages, and ask for a text that is there twice once', async () => {
    await run([text(1)]);
    expect((await run([text(1), text(1)], 'query')).made).toBe(1);
  });

  it('stay in few files however many runs add to them', async () => {
    for (let number = 0; number < 40; number++) expect((await run([text(number)])).made).toBe(1);
    expect(files()).toHaveLength(1);
    expect((await run(range(0, 40))).made).toBe(0);
  });

  it('of two runs at a time are both kept', async () => {
    const encoder = new MeaningEncoder();
    const [left, right] = [new CachedEmbedder(encoder, open()), new CachedEmbedder(encoder, open())];
    await left.embed(range(0, 10), 'passage');
    await right.embed(range(5, 20), 'passage');
    await left.unload();
    await right.unload();
    expect((await run(range(0, 20))).made).toBe(0);
  });

  it.each([
    ['cut', (file: string) => truncateSync(file, 1000)],
    ['empty', (file: string) => truncateSync(file, 0)],
    [
      'altered',
      (file: string) => {
        const content = readFileSync(file);
        content[content.length - 5]! ^= 1;
        writeFileSync(file, content);
      },
    ],
    ['something else', (file: string) => writeFileSync(file, 'x'.repeat(5000))],
  ])('are made anew where a file is %s', async (_, damage) => {
    const { vectors } = await run(range(0, 20));
    damage(files()[0]!);
    const again = await run(range(0, 20));
    expect(again).toEqual({ vectors, made: 20 });
    expect((await run(range(0, 20))).made).toBe(0);
    expect(files()).toHaveLength(1);
  });

  it('leave nothing of a run that was killed', async () => {
    mkdirSync(folder);
    const left = path.join(folder, 'x.vectors.1.part');
    writeFileSync(left, 'half');
    utimesSync(left, 0, 0);
    await run([text(0)]);
    expect(files().every((file) => file.endsWith('.vectors'))).toBe(true);
  });

  it('are done without, told once, where nothing can be written', async () => {
    writeFileSync(folder, 'a file, not a folder');
    const { vectors, made } = await run(range(0, 1200));
    expect(made).toBe(1200);
    expect(vectors).toHaveLength(1200);
    expect(problems).toHaveLength(1);
    rmSync(folder);
  });
});
