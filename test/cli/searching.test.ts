/** @file The terminal with a local encoder: a model whose vectors mean something, run by the real library. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MODEL_CACHE, writeModels } from '../../src/cli/make-models/write.ts';
import { MEANING_DIMENSIONS, MeaningEncoder, writeMeaningModel } from '../fixtures/meaning-encoder.ts';
import { runCommand } from './run-command.ts';

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

const run = (command: string, ...args: string[]) =>
  runCommand(command, ['--vectors', path.join(folder, 'vectors'), ...args]);

const files = () => TEXTS.map((_, i) => path.join(folder, `${i}.txt`));

/** The sentences that `ask` names as evidence, best first. */
async function evidenceOf(...options: string[]): Promise<string[]> {
  const { stdout } = await run('ask', ...files(), QUESTION, '--json', ...options);
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

  it('finds what is said in other words with --encoder, and not where nothing knows what words mean', async () => {
    vi.stubEnv('CAUSEWAY_WORDS', path.join(folder, 'no-words.bin'));
    expect(await evidenceOf('--no-encoder')).not.toContain(TARGET);
    vi.unstubAllEnvs();
    expect((await evidenceOf('--encoder', encoder))[0]).toBe(TARGET);
  });

  it('is measured by the bench, with a cross-encoder beside it', async () => {
    const measured = ['--dataset', folder, '--systems', 'dense,hugrag', '--ablate'];
    const figures = path.join(folder, 'figures.json');
    const models = ['--encoder', encoder, '--reranker', path.join(MODEL_CACHE, 'tiny-reranker'), '--json', figures];
    const { status, stdout, stderr } = await run('bench', ...measured, ...models);
    expect(stderr).toContain('embedding');
    expect(status).toBe(0);
    expect(stdout).toMatch(/dense +1\.000/);
    // Variants find it, too: with the same models as hugrag.
    for (const variant of ['gates off', 'filter off', 'random gates']) {
      expect(stdout).toMatch(new RegExp(`^hugrag ${variant} +1\\.000`, 'm'));
    }
  });

  it('gives the same figures from vectors that were kept', async () => {
    const vectors = path.join(folder, 'kept');
    const figures = path.join(folder, 'kept.json');
    const measured = ['--dataset', folder, '--systems', 'dense,hugrag', '--encoder', encoder, '--json', figures];
    const measure = async () => {
      expect((await run('bench', '--vectors', vectors, ...measured)).status).toBe(0);
      const read = JSON.parse(readFileSync(figures, 'utf8')) as { datasets: [{ index: object; systems: object[] }] };
      return read.datasets[0].systems.map((system) => ({ ...system, retrieve: null }));
    };
    const files = () => readdirSync(vectors, { recursive: true }).map(String).sort();
    const first = await measure();
    const written = files();
    expect(written.filter((name) => name.endsWith('.vectors'))).toHaveLength(1);
    expect(await measure()).toEqual(first);
    expect(files()).toEqual(written);
  });

  it('refuses an encoder together with none', async () => {
    const { status, stderr } = await run('ask', ...files(), QUESTION, '--encoder', encoder, '--no-encoder');
    expect({ status, stderr }).toEqual({ status: 2, stderr: '--encoder and --no-encoder: choose one.\n' });
  });

  it('says in one line what is wrong with a folder', async () => {
    const chat = path.join(MODEL_CACHE, 'tiny-chat');
    const { status, stderr } = await run('ask', ...files(), QUESTION, '--encoder', chat);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `"${chat}" is not a sentence encoder but a chat model.\n`,
    });
  });
});

describe('the encoder that comes with the app', { timeout: 120_000 }, () => {
  /** A folder as `public/encoder`, with a model that was made here. */
  function shipped(name: string): string {
    const place = path.join(folder, name);
    cpSync(encoder, path.join(place, 'model'), { recursive: true });
    const listed = readdirSync(path.join(place, 'model'), { recursive: true })
      .map((file) => `model/${String(file)}`)
      .filter((file) => statSync(path.join(place, file)).isFile());
    const manifest = {
      id: 'meaning',
      name: 'Meaning',
      maximumPieces: 128,
      files: listed.map((file) => {
        const content = readFileSync(path.join(place, file));
        return { path: file, size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
      }),
    };
    writeFileSync(path.join(place, 'manifest.json'), JSON.stringify(manifest));
    return place;
  }

  async function load(place: string) {
    const { loadSearchModels, unloadSearchModels } = await import('../../src/cli/searching.ts');
    const said: string[] = [];
    const models = await loadSearchModels({ vectors: path.join(folder, 'vectors') }, (line) => said.push(line), place);
    const id = models?.encoder?.id;
    await unloadSearchModels(models);
    return { id, said };
  }

  it('is used without being asked for', async () => {
    expect(await load(shipped('whole'))).toEqual({ id: 'meaning', said: [] });
  });

  it.each([
    ['there is none', (place: string) => rmSync(place, { recursive: true }), /manifest\.json is missing/],
    ['its list is cut', (place: string) => writeFileSync(path.join(place, 'manifest.json'), '{"id'), /is damaged/],
    [
      'a file is missing',
      (place: string) => rmSync(path.join(place, 'model/onnx/model.onnx')),
      /model\.onnx is missing/,
    ],
    [
      'a file is altered',
      (place: string) => {
        const file = path.join(place, 'model/onnx/model.onnx');
        const content = readFileSync(file);
        content[content.length - 1]! ^= 1;
        writeFileSync(file, content);
      },
      /model\/onnx\/model\.onnx is not the file that was shipped/,
    ],
  ])('is done without when %s, which one line says', async (what, damage, message) => {
    const place = shipped(what.replaceAll(' ', '-'));
    damage(place);
    const { id, said } = await load(place);
    expect(id).toBeUndefined();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(message);
    expect(said[0]).not.toContain('\n');
  });
});
