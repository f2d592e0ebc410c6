/** @file The terminal with a local encoder: a model whose vectors mean something, run by the real library. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODEL_CACHE, writeModels } from '../../src/cli/make-models/write.ts';
import { MEANING_DIMENSIONS, MeaningEncoder, writeMeaningModel } from '../fixtures/meaning-encoder.ts';

const TSX = createRequire(import.meta.url).resolve('tsx/cli');
const CLI = path.join(import.meta.dirname, '../../src/cli');

const TARGET = 'The medics of the infirmary began a stoppage because their salaries had been cut.';
const QUESTION = 'Why did physicians strike?';
const TEXTS = [
  'The kiln fire caused the lantern shortage.',
  'Bees left the orchard after the hives were moved.',
  TARGET,
  'The library bought maps of the northern islands.',
  'The ferry timetable changed when the bridge opened.',
];

let folder: string;
let encoder: string;

beforeAll(async () => {
  writeModels();
  folder = mkdtempSync(path.join(tmpdir(), 'causeway-search-'));
  encoder = path.join(folder, 'meaning-model');
  await writeMeaningModel(encoder, [...TEXTS, QUESTION]);
  TEXTS.forEach((text, i) => writeFileSync(path.join(folder, `${i}.txt`), text));
  const rows = (values: object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');
  writeFileSync(path.join(folder, 'corpus.jsonl'), rows(TEXTS.map((text, i) => ({ id: `d${i}`, title: '', text }))));
  const evidence = [{ doc: 'd2', start: 0, end: TARGET.length }];
  writeFileSync(
    path.join(folder, 'questions.jsonl'),
    rows([{ id: 'q', question: QUESTION, answers: ['salaries'], tags: ['x'], evidence }]),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, ...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TSX, path.join(CLI, command), ...args], (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

const files = () => TEXTS.map((_, i) => path.join(folder, `${i}.txt`));

/** The sentences that `ask` names as evidence, best first. */
async function evidenceOf(...options: string[]): Promise<string[]> {
  const { stdout } = await run('ask.ts', ...files(), QUESTION, '--json', ...options);
  return (JSON.parse(stdout) as { evidence: { text: string }[] }).evidence.map(({ text }) => text);
}

describe('searching in the terminal', { timeout: 120_000 }, () => {
  it('gives the vectors of the port in the library, too', async () => {
    const { loadLocalModel } = await import('../../src/cli/local-model.ts');
    const model = await loadLocalModel(encoder, 'embed');
    expect(model.dimensions).toBe(MEANING_DIMENSIONS);
    const [left] = await model.embed([QUESTION], 'query');
    const [right] = await model.embed([TARGET], 'passage');
    const cosine = left!.reduce((sum, value, i) => sum + value * right![i]!, 0);
    const port = new MeaningEncoder();
    const [a, b] = await port.embed(['physicians strike', 'doctor walkout'], 'query');
    expect(cosine).toBeGreaterThan(0.2);
    expect(a!.every((value, i) => Math.abs(value - b![i]!) < 1e-6)).toBe(true);
    await model.unload();
  });

  it('finds what is said in other words with --encoder, and not without it', async () => {
    expect(await evidenceOf()).not.toContain(TARGET);
    expect((await evidenceOf('--encoder', encoder))[0]).toBe(TARGET);
  });

  it('is measured by the bench, with a cross-encoder beside it', async () => {
    const measured = ['--dataset', folder, '--systems', 'dense,hugrag'];
    const figures = path.join(folder, 'figures.json');
    const models = ['--encoder', encoder, '--reranker', path.join(MODEL_CACHE, 'tiny-reranker'), '--json', figures];
    const { status, stdout, stderr } = await run('bench.ts', ...measured, ...models);
    expect(stderr).toContain('embedding');
    expect(status).toBe(0);
    expect(stdout).toMatch(/dense +1\.000/);
  });

  it('says in one line what is wrong with a folder', async () => {
    const chat = path.join(MODEL_CACHE, 'tiny-chat');
    const { status, stderr } = await run('ask.ts', ...files(), QUESTION, '--encoder', chat);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `"${chat}" is not a sentence encoder but a chat model.\n`,
    });
  });
});
