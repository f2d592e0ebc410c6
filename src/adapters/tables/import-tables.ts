/**
 * @file Takes tables in as a new notebook: all of them or nothing. Everything is read and checked before anything is stored; texts are then analysed and indexed in the
 * background, as those of files are.
 */
import type { DocumentInfo, ImportedDocument } from '../../engine/records.ts';
import type { TableFile } from '../../engine/tables/check.ts';
import type { GivenGraph } from '../../engine/tables/given.ts';
import type { TableFiles } from '../../engine/tables/read-graph.ts';
import { readTables } from '../../engine/tables/read-tables.ts';
import type { ReadTables, ReadTablesDocument } from '../../engine/tables/read-types.ts';
import { areTables, type TablesInput, type TablesReport } from '../../rpc/tables.ts';
import type { Job } from '../export/job.ts';
import type { EstimateStorage } from '../library/intake.ts';
import { cleanPath } from '../parsers/paths.ts';
import type { FileContent } from '../store/content.ts';
import { takeInHidden, type HiddenNotebookDependencies } from '../store/hidden-notebook.ts';
import { outdatedAnalysis } from '../store/outdated-analysis.ts';
import { storageFull } from '../store/storage-full.ts';
import { sourceOfFiles } from './blob-source.ts';
import { openTables } from './open-tables.ts';
import { hashText } from './sha256-text.ts';
import { zipSource } from './zip-source.ts';

export interface TablesDependencies extends HiddenNotebookDependencies {
  estimate: EstimateStorage;
}

/** How much of the work reading is; the rest is storing. */
const READING = 0.7;
/** Messages get in between so many rows. */
const ROWS_AT_ONCE = 2000;
/** Documents of one transaction. */
const STORED_AT_ONCE = 50;
/** Blocks of vectors of one transaction. */
const BLOCKS_AT_ONCE = 20;
/** A text is stored once more as analysis, and the index takes its own share. */
const STORED_PER_CHARACTER = 4;

/** What the library names documents by: SHA-256, in hexadecimal. */
const DOCUMENT_ID = /^[0-9a-f]{64}$/;
/** As `DocumentInfo.date`. */
const DATE = /^\d{4}(?:-\d\d){0,2}$/;

/** Whether there are tables in a .zip; what is no archive has none. */
export async function holdsTables(archive: Blob): Promise<boolean> {
  const source = await zipSource('', archive).catch(() => null);
  return source !== null && areTables(source.paths);
}

/** The same tables; of the rows that are read so many are told. */
function watched(files: TableFiles, onRows: (share: number) => Promise<void>): TableFiles {
  const all = Object.values(files).reduce((sum, { count }) => sum + count, 0);
  let read = 0;
  const rowsOf = async function* (file: TableFile, columns: readonly string[]) {
    for await (const row of file.rows(columns)) {
      if (read++ % ROWS_AT_ONCE === 0) await onRows(Math.min(1, read / all));
      yield row;
    }
  };
  const entries = Object.entries(files).map(([name, file]) => [
    name,
    { ...file, rows: (columns: readonly string[]) => rowsOf(file, columns) },
  ]);
  return Object.fromEntries(entries) as TableFiles;
}

/** The same by the ids that the library gives documents: what another program calls them is no hash. */
async function withIds({ documents, vectors, ...read }: ReadTables): Promise<ReadTables> {
  const ids = new Map<string, string>();
  for (const { id, name, parsed } of documents) {
    ids.set(id, DOCUMENT_ID.test(id) ? id : await hashText([id, name, parsed.text].join('\n')));
  }
  const graphWithIds = (graph: GivenGraph): GivenGraph => ({
    ...graph,
    gates: graph.gates && { ...graph.gates, documents: graph.gates.documents.map((id) => ids.get(id) ?? id) },
  });
  return {
    ...read,
    documents: documents.map((document) => {
      const { graph } = document.parsed;
      const parsed = graph ? { ...document.parsed, graph: graphWithIds(graph) } : document.parsed;
      return { ...document, id: ids.get(document.id)!, parsed };
    }),
    vectors: vectors.map((block) => ({ ...block, documentId: ids.get(block.documentId) ?? block.documentId })),
  };
}

function imported(
  { id, name, parsed }: ReadTablesDocument,
  addedAt: number,
  position: number,
): ImportedDocument<FileContent> {
  const { text, title, headings, given, graph, date, warnings, format } = parsed;
  const info: DocumentInfo = {
    ...{ id, name: cleanPath(name), format, bytes: new Blob([text]).size, characters: text.length, pages: 0 },
    ...{ language: 'und', addedAt, status: 'ready', error: null, warnings },
    ...(date !== undefined && DATE.test(date) && { fileDate: date }),
  };
  return {
    ...{ info, text, title, headings, pages: [], position, original: null, analysis: outdatedAnalysis(id) },
    ...(given && { given }),
    ...(graph && { graph }),
  };
}

/**
 * Takes tables in.
 *
 * @throws CausewayError as `openTables` and `readTables`; `storage-full`, `cancelled`. Nothing is changed then
 */
export async function importTables(
  { store, newId, now, estimate }: TablesDependencies,
  { name, files }: TablesInput,
  job: Job,
): Promise<TablesReport> {
  const opened = await openTables(await sourceOfFiles(files));
  let reading = 0;
  const onRows = (share: number): Promise<void> => job.step((reading = READING * share));
  const read = await readTables(watched(opened.files, onRows), opened.manifest, {
    hash: hashText,
    onRow: () => job.step(reading),
  });
  const { documents, vectors, encoder, system, warnings } = await withIds(read);
  const { usage = 0, quota = Infinity } = await estimate();
  const needed = STORED_PER_CHARACTER * documents.reduce((sum, { parsed }) => sum + parsed.text.length, 0);
  if (quota - usage < needed) throw storageFull({ needed, free: quota - usage });
  const notebook = await takeInHidden({ store, newId, now }, opened.manifest?.notebook ?? name, async (notebookId) => {
    for (let from = 0; from < documents.length; from += STORED_AT_ONCE) {
      await job.step(READING + ((1 - READING) * from) / documents.length);
      const some = documents.slice(from, from + STORED_AT_ONCE);
      await store.importDocuments(
        notebookId,
        some.map((document, i) => imported(document, now(), from + i)),
      );
    }
    for (let from = 0; from < vectors.length; from += BLOCKS_AT_ONCE) {
      await job.step(1);
      const blocks = vectors.slice(from, from + BLOCKS_AT_ONCE);
      await store.commitEmbeddings(notebookId, { model: encoder!, blocks });
    }
    await job.step(1);
  });
  const info = { ...notebook, documents: documents.length };
  return { notebook: info, system, warnings, encoder, hasVectors: vectors.length > 0 };
}
