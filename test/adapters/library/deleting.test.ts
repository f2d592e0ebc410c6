/**
 * @file After a source was removed and the undo is over, nothing of it is left in any store: no sentence, no name, no vector, not even its
 * hash. What a person made of it stays, and is named here: answers that cite it, and corrections of its sentences; with them it goes.
 */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { IdbNotebookStore } from '../../../src/adapters/idb/notebook-store.ts';
import { dumpDatabase, type Dump } from '../../fixtures/stores/dump.ts';
import { NO_DOCUMENT } from '../../../src/engine/notebook/embeddings.ts';
import { file, openTab, STORY } from './in-process.ts';

/** Words that no other document has. */
const SECRET = ['Zorblax', 'quenchmire', 'Ildefonso', 'wobbegong'];
const SECRET_FILE = file(
  'secret-ledger.txt',
  'Zorblax Industries spilled quenchmire into the harbour. The spill by Zorblax Industries caused the death of every wobbegong. ' +
    'Because Ildefonso Brandywhistle hid the quenchmire spill, the fine of Zorblax Industries was small.',
);
/** A vector that no other text has. */
const VECTOR = Int8Array.of(101, -77, 53, -29, 17, -11, 7, -5);

/** Stores of a dump that hold any of the words, or the bytes of the vector, in whatever form the record keeps them. */
function holding({ stores }: Dump, words: readonly string[]): string[] {
  const wanted = words.map((word) => word.toLowerCase());
  const vector = Buffer.from(VECTOR.buffer).toString('latin1');
  const found = (value: unknown): boolean => {
    if (typeof value === 'string') return wanted.some((word) => value.toLowerCase().includes(word));
    if (value === null || typeof value !== 'object') return false;
    const { base64 } = value as { base64?: string };
    if (base64 === undefined) return Object.entries(value).some(([key, one]) => found(key) || found(one));
    const bytes = Buffer.from(base64, 'base64');
    const texts = [bytes.toString('latin1'), bytes.toString('utf16le')];
    return texts.some((text) => text.includes(vector) || found(text));
  };
  return stores.filter(({ records }) => records.some(found)).map(({ name }) => name);
}

it('leaves nothing of a removed source but what the person made of it', async () => {
  const name = 'deleting';
  const notebook = 'notebook-1';
  const store = new IdbNotebookStore(name);
  await store.createNotebook({ id: notebook, name: 'Test', createdAt: 1 });
  let now = 1000;
  const first = await openTab(store, { now: () => now });
  let rest = first.idle(notebook);
  await first.library.addFiles(notebook, [...STORY, SECRET_FILE]);
  await rest;
  const documents = await first.library.listDocuments(notebook);
  const { id: secret } = documents.find(({ name: path }) => path === 'secret-ledger.txt')!;
  const words = [...SECRET, secret, 'secret-ledger'];

  // All that may be kept of a source: vectors of its passages and of names, what models found, an answer, a correction, tags, a scope.
  const origin = { model: 'a-model', prompt: 'p' };
  const keys = Uint32Array.of(1, 2);
  const block = { part: 0, keys, dimensions: 8, vectors: VECTOR };
  await store.commitEmbeddings(notebook, {
    model: 'an-encoder',
    blocks: [
      { ...block, documentId: secret, ranges: Uint32Array.of(0, 20) },
      { ...block, documentId: NO_DOCUMENT, ranges: new Uint32Array(), vectors: new Uint8Array(VECTOR.buffer) },
    ],
  });
  await store.commitRefinement(notebook, {
    passage: { ...origin, documentId: secret, start: 0, end: 20, content: 'c', at: 1, found: null },
    report: { ...origin, module: 'm', about: 'a', documents: [secret], at: 1, title: SECRET[0]!, summary: SECRET[1]! },
    state: (await store.readRefinementState(notebook)) ?? {
      isPaused: true,
      budget: { calls: null, minutes: null },
      spent: { calls: 0, minutes: 0 },
      totals: {
        passages: 0,
        tokens: 0,
        relationsAdded: 0,
        relationsDropped: 0,
        gatesConfirmed: 0,
        gatesDropped: 0,
        invented: 0,
        unusable: 0,
      },
      costs: [],
    },
  });
  await first.library.updateDocuments(notebook, [secret], { addTags: ['wobbegong papers'] });
  await first.desk.open(notebook);
  const answer = await first.desk.ask(notebook, 'q', 'What killed the fish in the harbour?', () => {});
  const cell = { notebookId: notebook, askedAt: 1, answer, stopped: false, error: null };
  await first.library.saveCell({ ...cell, id: 'cell', question: 'What killed the fish in the harbour?' });
  const correction = await first.library.correct(notebook, {
    kind: 'sentence',
    sentence: { documentId: secret, start: 0, end: 56 },
  });

  // What is looked for is found where it is.
  expect(holding(await dumpDatabase(name), words)).toEqual(
    expect.arrayContaining([
      'texts',
      'analyses',
      'documents',
      'blocks',
      'embeddings',
      'moduleReports',
      'refinedPassages',
      'indexes',
    ]),
  );

  now = 2000;
  rest = first.idle(notebook);
  await first.library.removeDocuments(notebook, [secret]);
  await rest;
  // Until the next start it can be undone, so it is still here, but not in the index.
  expect(holding(await dumpDatabase(name), words)).toContain('texts');
  expect(holding(await dumpDatabase(name), SECRET)).not.toContain('blocks');
  await first.library.close();

  now = 3000;
  const second = await openTab(new IdbNotebookStore(name), { now: () => now });
  await second.library.resume();
  await expect.poll(async () => holding(await dumpDatabase(name), words)).not.toContain('texts');
  expect(holding(await dumpDatabase(name), words)).toEqual(['cells', 'corrections']);
  await second.library.deleteCell(notebook, 'cell');
  await second.library.takeBackCorrection(notebook, correction.id);
  await expect.poll(async () => holding(await dumpDatabase(name), words)).toEqual([]);
  // The others are as they were.
  await second.desk.open(notebook);
  const kept = await second.desk.ask(notebook, 'q', 'What caused the citywide blackout?', () => {});
  expect(kept.sentences[0]?.text).toContain('Eastgate substation');
  await second.library.close();
});
