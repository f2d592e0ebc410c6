/** @file Out and in again: the same index, so the same evidence for every question. */
import { beforeAll, describe, expect, it } from 'vitest';
import { openTables } from '../../../src/adapters/tables/open-tables.ts';
import { hashText } from '../../../src/adapters/tables/sha256-text.ts';
import { notebookFrom, type AnalysedNotebook } from '../../../src/cli/notebook.ts';
import { packIndex } from '../../../src/engine/notebook/blocks.ts';
import { askNotebook } from '../../../src/engine/notebook/ask.ts';
import { readTables } from '../../../src/engine/tables/read-tables.ts';
import type { ReadTables } from '../../../src/engine/tables/read-types.ts';
import { filesOf, filesSource, sampleDocuments, sourceOf, BUILDING_MS } from '../../fixtures/tables.ts';

let before: AnalysedNotebook;
let read: ReadTables;
let after: AnalysedNotebook;

beforeAll(async () => {
  const documents = sampleDocuments();
  before = await notebookFrom(documents);
  const { files, manifest } = await openTables(filesSource(await filesOf(sourceOf(before, documents))));
  read = await readTables(files, manifest, { hash: hashText });
  after = await notebookFrom(read.documents);
}, BUILDING_MS);

describe('a notebook that went out and came in again', () => {
  it('has the same documents, by name, id and text', async () => {
    expect(read.documents.slice(0, -1).map(({ id, name }) => [id, name])).toEqual([...before.names]);
    for (const id of before.names.keys()) expect(await after.texts.text(id)).toBe(await before.texts.text(id));
  });

  it('has the same index but for one document more, the tables', () => {
    const [one, other] = [packIndex(before.index), packIndex(after.index)];
    const differing = Object.keys(one).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
    expect(differing.filter((name) => !name.startsWith('documents.'))).toEqual(['scalars']);
    expect(after.index.documents.ids.slice(0, -1)).toEqual(before.index.documents.ids);
    expect(after.index.gates.from.length).toBeGreaterThan(0);
  });

  it.each([
    'Why did citywide commute delays surge right after the blackout?',
    'What caused the blackout?',
    'What did the gridlock lead to?',
    'How did the rain affect the signals?',
    'Who won the match?',
  ])('answers “%s” with the same evidence', async (question) => {
    const [one, other] = await Promise.all(
      [before, after].map(({ index, texts }) => askNotebook(index, texts, question, { clock: () => 0 })),
    );
    expect(other).toEqual(one);
  });
});
