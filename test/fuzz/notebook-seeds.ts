/** @file A small notebook with all that one may hold, as the app itself writes it: its backup, open and encrypted, its tables, its index, and records under seal. */
import 'fake-indexeddb/auto';
import { zipSync } from 'fflate';
import { ExportDesk } from '../../src/adapters/export/desk.ts';
import { restoreBackup } from '../../src/adapters/export/restore-backup.ts';
import { IdbNotebookStore } from '../../src/adapters/idb/notebook-store.ts';
import { MemoryNotebookStore } from '../../src/adapters/memory/notebook-store.ts';
import { packRecord } from '../../src/adapters/store/packed-record.ts';
import { notebookFrom } from '../../src/cli/notebook.ts';
import type { TablesSource } from '../../src/engine/tables/source.ts';
import { file, openTab, STORY } from '../adapters/library/in-process.ts';
import { REFINED, reportOn } from '../fixtures/findings.ts';
import { causalragTables, foreignFiles, graphragTables } from '../fixtures/foreign-tables.ts';
import { filesOf, sampleDocuments, sourceOf } from '../fixtures/tables.ts';
import type { Seed } from './inputs.ts';
import { PASSPHRASE, sealedFile, sealedRecord } from './notebooks.ts';

const QUESTION = 'Why were there delays?';
const quiet = (): void => {};

/** The notebook, in memory. */
async function makeNotebook(): Promise<{ store: MemoryNotebookStore; notebookId: string }> {
  const store = new MemoryNotebookStore();
  const tab = await openTab(store, { clock: () => 0, now: () => 1 });
  const { id: notebookId } = await tab.library.createNotebook('Blackout: why?');
  const idle = tab.idle(notebookId);
  const bibliography = file('later.bib', '@article{smith2020, title = {Why dams fail in spring}, year = 2020}');
  await tab.library.addFiles(notebookId, [...STORY, bibliography]);
  await idle;
  const answer = await tab.desk.ask(notebookId, 'q', QUESTION, quiet);
  const cell = { notebookId, stopped: false, error: null };
  await tab.library.saveCell({ ...cell, id: 'cell', question: QUESTION, answer, askedAt: 1 });
  await tab.library.saveCell({
    ...cell,
    id: 'note',
    kind: 'note',
    note: '# Mine',
    question: '',
    answer: null,
    askedAt: 2,
  });
  const [first] = await store.listDocuments(notebookId);
  await tab.library.updateDocuments(notebookId, [first!.id], { addTags: ['grid'], date: '2024-05' });
  await store.commitRefinement(notebookId, { report: reportOn(first!.id), state: REFINED });
  await tab.library.close();
  return { store, notebookId };
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** The same backup of an encrypted notebook; the lock is cheap, so that opening it takes no time. */
async function encrypted(backup: Blob): Promise<Uint8Array> {
  const store = new IdbNotebookStore('fuzz-seed', { cost: { memory: 64, passes: 1 } });
  const use = { store, newId: () => 'notebook-1', now: () => 1, estimate: async () => ({}), vault: store.vault };
  const { id } = await restoreBackup(use, backup, { step: async () => {} }, null);
  await store.vault.encrypt(id, PASSPHRASE);
  const desk = new ExportDesk(
    store,
    () => 1e12,
    (notebookId) => store.vault.sealOf(notebookId),
  );
  const { blob } = await desk.backup('job', id, quiet);
  await store.close();
  return bytesOf(blob);
}

/** Two documents are enough for every table to have rows. */
async function smallSource(): Promise<TablesSource> {
  const documents = sampleDocuments().slice(0, 2);
  return sourceOf(await notebookFrom(documents), documents);
}

const zipOf = (files: ReadonlyMap<string, Uint8Array>): Uint8Array => zipSync(Object.fromEntries(files), { level: 0 });

/** Seeds by their targets. */
export async function notebookSeeds(): Promise<Record<string, Seed[]>> {
  const { store, notebookId } = await makeNotebook();
  const { blob } = await new ExportDesk(store, () => 1e12).backup('job', notebookId, quiet);
  const stored = await store.readIndex(notebookId);
  const [document] = await store.listDocuments(notebookId);
  const record = (await store.readAnalyses(notebookId, [document!.id]))[0];
  return {
    backup: [
      { name: 'a.zip', bytes: await bytesOf(blob) },
      { name: 'b.bin', bytes: await encrypted(blob) },
    ],
    tables: [
      { name: 'graphrag.zip', bytes: zipOf(await foreignFiles(graphragTables())) },
      { name: 'causalrag.zip', bytes: zipOf(await foreignFiles(causalragTables())) },
      { name: 'own.zip', bytes: zipOf(await filesOf(await smallSource())) },
    ],
    index: [{ name: 'a.record', bytes: packRecord(stored!.blocks) }],
    record: [
      { name: 'a.bin', bytes: await sealedRecord(record) },
      { name: 'b.bin', bytes: await sealedRecord('It rained.') },
    ],
    sealed: [{ name: 'a.bin', bytes: await sealedFile(new Uint8Array(1_500_000).fill(65)) }],
  };
}
