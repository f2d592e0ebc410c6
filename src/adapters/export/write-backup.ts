/** @file Writes a backup: everything of a notebook that cannot be made anew. See `backup-format.ts`. */
import { CausewayError } from '../../engine/errors.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import type { DocumentInfo } from '../../engine/records.ts';
import { BlobSink, type ByteSink } from '../files/sink.ts';
import type { FileContent } from '../store/content.ts';
import {
  BACKUP_VERSION,
  CELLS_PER_FILE,
  documentFolder,
  FILE_FOLDER,
  MANIFEST_PATH,
  RECORD_FILE,
  TEXT_FILE,
  type BackupManifest,
} from './backup-format.ts';
import { fileNameOf } from './file-name.ts';
import type { Job } from './job.ts';
import { packRecord } from '../store/packed-record.ts';
import { SealedSink, type BackupSeal } from './sealed-backup.ts';
import { ZipWriter } from './zip-writer.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const jsonBytes = (value: unknown): Uint8Array => bytesOf(JSON.stringify(value, null, 1));

/** Documents whose findings by a model are one file of the archive together. */
const DOCUMENTS_PER_FILE = 50;

type Store = NotebookStore<FileContent>;

/**
 * @param now milliseconds since the epoch
 * @param seal of an encrypted notebook: the backup is, too
 * @param sink where it goes; it is whoever made it that discards it
 * @throws CausewayError `notebook-missing`, `archive-too-large`, `cancelled`
 */
export async function writeBackup(
  store: Store,
  notebookId: string,
  job: Job,
  now: number,
  seal: BackupSeal | null = null,
  sink: ByteSink = new BlobSink(),
): Promise<Blob> {
  const notebook = (await store.listNotebooks()).find(({ id }) => id === notebookId);
  if (!notebook) {
    throw new CausewayError(
      'notebook-missing',
      'This notebook is not here any more. Choose another one from the list.',
    );
  }
  // Of files that could not be read there is nothing to ask.
  const documents = (await store.listDocuments(notebookId)).filter(({ status }) => status !== 'failed');
  const heads = await store.listCellHeads(notebookId);
  const corrections = await store.listCorrections(notebookId);
  const zip = new ZipWriter(now, false, seal ? new SealedSink(seal, sink) : sink);
  const manifest: BackupManifest = {
    format: 'causeway-backup',
    version: BACKUP_VERSION,
    notebook: { name: notebook.name, createdAt: notebook.createdAt },
    documents: documents.length,
    cells: heads.length,
    corrections: corrections.length,
    findings: (await store.readRefinementState(notebookId)) !== null,
  };
  await zip.add(MANIFEST_PATH, jsonBytes(manifest));
  for (const [place, info] of documents.entries()) {
    await job.step(place / (documents.length + 1));
    await addDocument(zip, store, notebookId, info, place);
  }
  for (let from = 0; from < heads.length; from += CELLS_PER_FILE) {
    await job.step(documents.length / (documents.length + 1));
    const some = heads.slice(from, from + CELLS_PER_FILE);
    const cells = await Promise.all(some.map(({ id }) => store.readCell(notebookId, id)));
    await zip.add(
      `cells/${String(from / CELLS_PER_FILE + 1).padStart(4, '0')}.json`,
      jsonBytes(cells.filter((one) => one !== null)),
    );
  }
  await zip.add('corrections.json', jsonBytes(corrections));
  await addRefinement(zip, store, notebookId, documents);
  await job.step(1);
  return zip.finish();
}

async function addDocument(
  zip: ZipWriter,
  store: Store,
  notebookId: string,
  info: DocumentInfo,
  place: number,
): Promise<void> {
  const folder = documentFolder(place);
  const name = `${folder}/${FILE_FOLDER}${fileNameOf(info.name.split('/').at(-1)!, '')}`;
  const parsed = info.status === 'ready' ? await store.readParsed(notebookId, info.id) : null;
  if (!parsed) {
    const [content] = await store.readQueued(notebookId, [info.id]);
    if (!content) return;
    await zip.add(`${folder}/${RECORD_FILE}`, packRecord({ info, title: '', headings: [], pages: [], analysis: null }));
    await zip.add(name, content);
    return;
  }
  const [[analysis], { original }] = await Promise.all([
    store.readAnalyses(notebookId, [info.id]),
    store.readDocument(notebookId, info.id),
  ]);
  const { title, headings, parts, pages = [], references, given, graph, text } = parsed;
  const part = {
    ...{ info, title, headings, pages, analysis: analysis ?? null },
    ...(parts && { parts }),
    ...(references && { references }),
    ...(given && { given }),
    ...(graph && { graph }),
  };
  await zip.add(`${folder}/${RECORD_FILE}`, packRecord(part));
  await zip.add(`${folder}/${TEXT_FILE}`, bytesOf(text));
  if (original) await zip.add(name, original);
}

async function addRefinement(
  zip: ZipWriter,
  store: Store,
  notebookId: string,
  documents: readonly DocumentInfo[],
): Promise<void> {
  const state = await store.readRefinementState(notebookId);
  if (state === null) return;
  await zip.add('refinement/state.json', jsonBytes(state));
  await zip.add('refinement/gates.json', jsonBytes(await store.readGateJudgements(notebookId)));
  await zip.add('refinement/modules.json', jsonBytes(await store.readModuleReports(notebookId)));
  for (let from = 0; from < documents.length; from += DOCUMENTS_PER_FILE) {
    const ids = documents.slice(from, from + DOCUMENTS_PER_FILE).map(({ id }) => id);
    const passages = await store.readRefinedPassages(notebookId, ids);
    if (passages.length > 0) {
      await zip.add(
        `refinement/passages/${String(from / DOCUMENTS_PER_FILE + 1).padStart(4, '0')}.bin`,
        packRecord(passages),
      );
    }
  }
}
