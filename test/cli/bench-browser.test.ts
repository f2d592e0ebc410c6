/** @file The browser bench's own arithmetic: what it writes out, and how it judges. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdBack, writeDataset, writeTinyFiles } from '../../src/cli/bench-browser/dataset.ts';
import {
  addingFigures,
  indexBytes,
  interactionFigures,
  percentile,
  sealedFigures,
  table,
} from '../../src/cli/bench-browser/report.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'causeway-bench-test-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a dataset becomes files with their titles, and the same content counts once', async () => {
  const dataset = path.join(folder, 'dataset');
  mkdirSync(dataset);
  const documents = [
    { id: 'A/1', title: 'Rain', text: 'It rained.' },
    { id: 'A/2', title: 'Rain', text: 'It rained.' },
    { id: 'A/3', title: 'Föhn', text: 'It was warm.' },
  ];
  const questions = Array.from({ length: 10 }, (_, index) => ({ question: `Question ${index}` }));
  const lines = (records: object[]) => records.map((record) => JSON.stringify(record)).join('\n');
  writeFileSync(path.join(dataset, 'corpus.jsonl'), lines(documents));
  writeFileSync(path.join(dataset, 'questions.jsonl'), lines(questions));

  const files = await writeDataset(dataset, path.join(folder, 'files'), 5);
  expect(files.paths.map((file) => path.basename(file))).toEqual(['A_1.txt', 'A_2.txt', 'A_3.txt']);
  expect(readFileSync(files.paths[2]!, 'utf8')).toBe('Föhn\n\nIt was warm.');
  expect(files.distinct).toBe(2);
  expect(files.bytes).toBe(Buffer.byteLength('Rain\n\nIt rained.') + Buffer.byteLength('Föhn\n\nIt was warm.'));
  expect(files.questions).toEqual(['Question 0', 'Question 2', 'Question 4', 'Question 6', 'Question 8']);
});

test('files are held back that a question is answered by, none that is there twice', async () => {
  const dataset = path.join(folder, 'dataset');
  mkdirSync(path.join(dataset, 'files'), { recursive: true });
  const lines = (records: object[]) => records.map((record) => JSON.stringify(record)).join('\n');
  const questions = [
    { question: 'Of both?', evidence: [{ doc: 'a' }, { doc: 'b' }], tags: ['consistent'] },
    { question: 'Of a copy?', evidence: [{ doc: 'c' }], tags: ['consistent'] },
    { question: 'Of another?', evidence: [{ doc: 'a' }], tags: [] },
    { question: 'Of one?', evidence: [{ doc: 'b' }, { doc: 'b' }], tags: ['consistent'] },
  ];
  writeFileSync(path.join(dataset, 'questions.jsonl'), lines(questions));
  for (const name of ['a', 'b']) writeFileSync(path.join(dataset, 'files', name), name);
  const real = holdBack(await writeDataset(dataset, folder, 1), 5);
  expect(real.held).toEqual([{ question: 'Of one?', path: path.join(dataset, 'files', 'b') }]);
  expect(real.files.paths).toEqual([path.join(dataset, 'files', 'a')]);
  expect(real.files.distinct).toBe(1);

  rmSync(path.join(dataset, 'files'), { recursive: true });
  const corpus = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id < 'c' ? id : 'same', text: 'Text.' }));
  writeFileSync(path.join(dataset, 'corpus.jsonl'), lines(corpus));
  const { answered } = await writeDataset(dataset, path.join(folder, 'files'), 1);
  expect(answered.map(({ question }) => question)).toEqual(['Of one?']);
});

test('one more document is told as a share of all of them, and only answers that cite it count', () => {
  const added = [
    { name: 'a', indexed: 100, answered: 300, isCited: true },
    { name: 'b', indexed: 300, answered: 9000, isCited: false },
  ];
  const values = Object.fromEntries(
    addingFigures({ all: 10_000, added }).map(({ name, value }) => [name.trim(), value]),
  );
  expect(values['of the time for all']).toBe(1);
  expect(values['until it is cited in an answer']).toBe(0.3);
  expect(values['cited, of 2']).toBe(1);
});

test('tiny files all differ', async () => {
  const files = await writeTinyFiles(path.join(folder, 'tiny'), 20);
  expect(files.paths).toHaveLength(20);
  expect(files.distinct).toBe(20);
});

test('percentiles are values that were measured', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(values, 0.5)).toBe(10);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile([7], 0.95)).toBe(7);
});

test('the index is everything but the documents and what the person made', () => {
  expect(indexBytes({ texts: 100, documents: 10, cells: 5, blocks: 40, analyses: 20, journal: 1 })).toBe(61);
});

test('a figure over its target is said to be', () => {
  const lines = table([
    { name: 'Fast', value: 1, unit: 's', target: 2 },
    { name: 'Slow', value: 3, unit: 's', target: 2 },
    { name: 'Free', value: 3, unit: 's', target: null },
  ]).split('\n');
  expect(lines[0]).toMatch(/met$/);
  expect(lines[1]).toMatch(/MISSED$/);
  expect(lines[2]).not.toMatch(/met|MISSED/i);
});

test('an interaction that the browser tells nothing of counts as one frame', () => {
  const slow = [120, 40].map((duration) => ({
    ...{ step: 'Typing', event: 'keydown', duration, waited: 0, handled: 0, frames: [] },
  }));
  const figures = interactionFigures({ counts: { Typing: 38, Asking: 2 }, slow, scrolled: [16, 17], indexing: 5000 });
  const value = (name: string) => figures.find((figure) => figure.name.trim().startsWith(name))?.value;
  expect(value('Interactions')).toBe(40);
  expect(value('Until the next paint, median')).toBe(16);
  expect(value('slowest')).toBe(120);
  expect(value('Typing (38)')).toBe(40);
  expect(value('Asking (2)')).toBe(16);
  expect(table(figures)).toMatch(/95 of 100 +16 ms +at most 100 ms +met/);
});

test('encrypted times stand beside plain ones, opening with Argon2id and without', () => {
  const list = sealedFigures({
    plain: { started: [1000], opened: [400], answers: [100, 200] },
    sealed: { started: [900], opened: [600], answers: [110, 300] },
    ...{ derived: [200], encrypting: [2000] },
  });
  const ratios = list.filter(({ unit }) => unit === 'times').map(({ name, value }) => [name.trim(), value]);
  expect(ratios).toEqual([
    ['ratio', 1.5],
    ['ratio without Argon2id', 1],
    ['ratio, opened at once', 1.5],
    ['the same without Argon2id', 1.3],
    ['ratio', 1.1],
    ['ratio', 1.5],
  ]);
  expect(table(list).match(/MISSED|met/g)).toEqual(['MISSED', 'met', 'MISSED', 'MISSED', 'met', 'MISSED']);
});
