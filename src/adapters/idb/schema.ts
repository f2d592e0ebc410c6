/**
 * @file The one schema that every storage call is typed by, and the migrations that lead to it. Records are kept apart by
 * what reads them: lists never load texts, questions never load page layouts, and originals are read by the viewer alone.
 */
import { generateKeyBetween } from 'fractional-indexing';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import type {
  Block,
  Cell,
  CellHead,
  EmbeddingBlock,
  GateJudgement,
  IndexHead,
  LinkedFolder,
  ModuleReport,
  NotebookInfo,
  QueueEntry,
  RefinedPassage,
  RefinedPassageKey,
  RefinementState,
} from '../../engine/records.ts';
import type { Correction } from '../../engine/corrections/types.ts';
import type { Origin } from '../../engine/types.ts';
import type { Lock } from '../sealing/lock.ts';
import { headOf } from '../store/cell-head.ts';
import type { CheckedAnalysis } from '../store/checked-analysis.ts';
import type { FileContent } from '../store/content.ts';
import type { DocumentRecord, Layout } from '../store/transitions.ts';

/** `[notebookId, documentId]` */
export type DocumentKey = [string, string];

export interface NotebookRecord extends Omit<NotebookInfo, 'documents'> {
  removedAt?: number;
  /** Counts every index that was ever committed, so that a generation never comes back. */
  generation: number;
  /** Counts every result that was committed to the refinement journal. */
  refinementMark?: number;
}

/** `[notebookId, documentId, start, end, model, prompt]` */
export type RefinedPassageId = [string, string, number, number, string, string];

/** `[notebookId, documentId, model, part]`; no document for names and titles */
export type EmbeddingId = [string, string, string, number];

/** `[notebookId, module, model, prompt]` */
export type ModuleReportId = [string, string, string, string];

/** `[notebookId, pair, model, prompt]` */
export type GateJudgementId = [string, string, string, string];

/** The head of an index with the checksums of its blocks, by their names; what older versions stored has none and is not checked. */
export type CheckedHead = IndexHead & { checks?: Readonly<Record<string, number>> };

/** A file that still has to be read. It is written and deleted in the same transaction as the file's bytes. */
export interface JournalRecord extends QueueEntry {
  notebookId: string;
  addedAt: number;
  position: number;
}

export interface CausewaySchema extends DBSchema {
  notebooks: { key: string; value: NotebookRecord };
  documents: {
    key: DocumentKey;
    value: DocumentRecord;
    indexes: { byStatus: [string, string]; byRemoval: [string, number]; byAnalysis: [string, number] };
  };
  /** Bytes of files that wait to be read. */
  inbox: { key: DocumentKey; value: FileContent };
  journal: { key: DocumentKey; value: JournalRecord; indexes: { byAddition: [string, number, number] } };
  texts: { key: DocumentKey; value: string };
  layouts: { key: DocumentKey; value: Layout };
  originals: { key: DocumentKey; value: FileContent };
  /** With a checksum; what older versions stored has none. */
  analyses: { key: DocumentKey; value: CheckedAnalysis };
  /** The current index of each notebook, by notebook. */
  indexes: { key: string; value: CheckedHead };
  /** Packed blocks, by `[notebookId, generation, name]`. */
  blocks: { key: [string, number, string]; value: Block };
  cells: { key: DocumentKey; value: Cell; indexes: { byTime: [string, number] } };
  /** What lists show of the cells. */
  cellHeads: { key: DocumentKey; value: CellHead };
  /** The question that is being written, by notebook. */
  drafts: { key: string; value: string };
  /** There are as many as passages, so that what the key says is not kept twice. */
  refinedPassages: { key: RefinedPassageId; value: Omit<RefinedPassage, keyof RefinedPassageKey> };
  gateJudgements: { key: GateJudgementId; value: Omit<GateJudgement, 'pair' | keyof Origin> };
  moduleReports: { key: ModuleReportId; value: Omit<ModuleReport, 'module' | keyof Origin> };
  /** Where refinement stands, by notebook. */
  refinements: { key: string; value: RefinementState };
  /** By `[notebookId, id of the correction]`. */
  corrections: { key: DocumentKey; value: Correction };
  /** Folders on the person's disk that notebooks follow. */
  folders: { key: DocumentKey; value: LinkedFolder };
  embeddings: { key: EmbeddingId; value: Omit<EmbeddingBlock, 'documentId' | 'part'> };
  /** Locks of encrypted notebooks, by notebook. The records of such a notebook are sealed: see `sealed-records.ts`. */
  locks: { key: string; value: Lock };
}

export type CausewayDatabase = IDBPDatabase<CausewaySchema>;
type Upgrade = IDBPTransaction<CausewaySchema, StoreNames<CausewaySchema>[], 'versionchange'>;

/** A request that fails makes the whole upgrade fail, and opening tells that. */
const untold = (): void => {};

/**
 * Migration `i` leads from version `i` to version `i + 1`. Only ever append, and make a small store of the new version with
 * `test/fixtures/stores/make.ts`: `test/adapters/idb/migrations.test.ts` opens those of all versions.
 */
export const MIGRATIONS: readonly ((database: CausewayDatabase, upgrade: Upgrade) => void)[] = [
  (database) => {
    database.createObjectStore('notebooks', { keyPath: 'id' });
    const documents = database.createObjectStore('documents', { keyPath: ['notebookId', 'info.id'] });
    documents.createIndex('byStatus', ['notebookId', 'info.status']);
    documents.createIndex('byRemoval', ['notebookId', 'removedAt']);
    documents.createIndex('byAnalysis', ['notebookId', 'analysisVersion']);
    database.createObjectStore('inbox');
    const journal = database.createObjectStore('journal', { keyPath: ['notebookId', 'documentId'] });
    journal.createIndex('byAddition', ['notebookId', 'addedAt', 'position']);
    for (const name of ['texts', 'layouts', 'originals', 'analyses', 'indexes', 'blocks'] as const) {
      database.createObjectStore(name);
    }
    const cells = database.createObjectStore('cells', { keyPath: ['notebookId', 'id'] });
    cells.createIndex('byTime', ['notebookId', 'askedAt']);
  },
  (database) => {
    database.createObjectStore('refinedPassages');
    database.createObjectStore('gateJudgements');
    database.createObjectStore('refinements');
  },
  (database) => void database.createObjectStore('embeddings'),
  (database, upgrade) => {
    database.createObjectStore('drafts');
    const heads = database.createObjectStore('cellHeads', { keyPath: ['notebookId', 'id'] });
    // The cells that are here already, newest highest.
    const arranged = (async () => {
      let order: string | null = null;
      let cursor = await upgrade.objectStore('cells').index('byTime').openCursor();
      for (; cursor; cursor = await cursor.continue()) {
        order = generateKeyBetween(null, order);
        const cell: Cell = { ...cursor.value, order };
        cursor.update(cell).catch(untold);
        heads.put(headOf(cell)).catch(untold);
      }
    })();
    arranged.catch(untold);
  },
  (database) => void database.createObjectStore('corrections'),
  (database) => void database.createObjectStore('moduleReports'),
  (database) => void database.createObjectStore('folders', { keyPath: ['notebookId', 'id'] }),
  // In their first days version 1 lacked an index, and version 2 kept keys in the records of two stores; what models wrote in that
  // form is made anew.
  (database, upgrade) => {
    const documents = upgrade.objectStore('documents');
    if (!documents.indexNames.contains('byAnalysis')) {
      documents.createIndex('byAnalysis', ['notebookId', 'analysisVersion']);
    }
    for (const name of ['refinedPassages', 'gateJudgements'] as const) {
      if (upgrade.objectStore(name).keyPath === null) continue;
      database.deleteObjectStore(name);
      database.createObjectStore(name);
    }
  },
  // From here on notebooks may be encrypted, whose records older versions would take for damaged.
  (database) => void database.createObjectStore('locks'),
];

export const DATABASE_NAME = 'causeway';

/**
 * Opens the database and brings it to the newest version. A newer version of the app in another tab may ask for the
 * database; this connection then closes, and `onClosed` tells that a new one must be opened.
 *
 * @param onNewer told before that where this version can't open it any more
 */
export function openDatabase(
  name: string,
  onClosed: () => void,
  onNewer: () => void = () => {},
): Promise<CausewayDatabase> {
  return openDB<CausewaySchema>(name, MIGRATIONS.length, {
    upgrade(database, oldVersion, _newVersion, upgrade) {
      upgrade.done.catch(untold);
      for (const migrate of MIGRATIONS.slice(oldVersion)) migrate(database, upgrade);
    },
    blocking(_current, wanted, event) {
      if (wanted !== null && wanted > MIGRATIONS.length) onNewer();
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

/** All keys that begin with these parts; arrays sort after every other key. */
export function within(...parts: (string | number)[]): IDBKeyRange {
  return IDBKeyRange.bound(parts, [...parts, []]);
}
