/**
 * @file Reads what is queued in one notebook: hands files to the readers, several small ones at a time, and commits what
 * they give, as one transaction after the other. Nothing is kept here that the journal does not hold too.
 */
import { toCausewayError } from '../../engine/errors.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import type { ErrorInfo, QueueEntry, ReadDocument } from '../../engine/records.ts';
import type { QueuedFile, ReadOutcome } from '../../rpc/nested-contracts.ts';
import type { FileContent } from '../store/content.ts';
import type { RunState } from './progress-meter.ts';
import type { Reader } from './reader.ts';
import { References, type BibliographyReport } from './references.ts';

export interface ReadingDependencies {
  store: NotebookStore<FileContent>;
  readers: readonly Reader[];
  /** Whether the notebook is encrypted. */
  isPrivate: boolean;
  /** These documents were committed; no index covers them as they are now. */
  onCommitted(documentIds: readonly string[]): void;
  /** These documents changed; null: any may have. */
  onDocuments(documentIds: readonly string[] | null): void;
  /** A bibliography was read and its entries attached to the documents they describe. */
  onBibliography(report: BibliographyReport): void;
  /** Nothing is left to be recognised: what was kept of pages is needed no more. */
  forgetPages(): Promise<void>;
  /** Something that keeps all files from being read. */
  onFatal(thrown: unknown): void;
  /** There may be something to do. */
  onChange(): void;
}

/** A file that is to be read, one whose pages are to be recognised, or a document whose analysis another version made. */
type Work = QueueEntry & { task: 'read' | 'recognize' | 'analyse' };

/** What a reader gets at a time. The bytes are fetched while the reader is still busy with the batch before. */
interface Batch {
  work: Work[];
  /** Bytes of the files, in the same order; empty for documents that are only analysed. */
  contents: Promise<(FileContent | null)[]>;
}

/** A file in work for longer is noted in the journal. */
const SLOW_FILE_MS = 1000;
/** A file that was in work this often when everything stopped is not tried again. */
const MOST_ATTEMPTS = 3;
/** Read documents that may wait for their commit. */
const MOST_UNCOMMITTED = 64;
/** Files of at most this many bytes are handed to a reader together, up to this many, because handing over takes time too. */
const SMALL_FILE_BYTES = 32 << 10;
const MOST_TOGETHER = 16;

export class Reading {
  readonly #use: ReadingDependencies;
  readonly #references: References;
  readonly #known = new Set<string>();
  readonly #names = new Map<string, string>();
  #waiting: Work[] = [];
  /** Files with pages that are pictures: they wait until all others are read, since one of them may take minutes. */
  #pictures: Work[] = [];
  #page: { done: number; total: number } | null = null;
  #next: Batch | null = null;
  readonly #inWork = new Map<string, Work>();
  readonly #idle: Reader[];
  #uncommitted: ReadDocument[] = [];
  #committing = false;

  #filesTotal = 0;
  #filesDone = 0;
  #bytesTotal = 0;
  #bytesDone = 0;

  constructor(
    private readonly notebookId: string,
    dependencies: ReadingDependencies,
  ) {
    this.#use = dependencies;
    this.#references = new References(dependencies.store, notebookId);
    this.#idle = [...dependencies.readers];
  }

  /** Ids of the files that are being read right now. */
  inWork(): ReadonlySet<string> {
    return new Set(this.#inWork.keys());
  }

  /** True while a reader or a commit is at work. */
  isBusy(): boolean {
    return this.#inWork.size > 0 || this.#committing;
  }

  /** True while anything is left to be read or committed. */
  isActive(): boolean {
    const waits = this.#waiting.length > 0 || this.#pictures.length > 0 || this.#next !== null;
    return this.isBusy() || waits || this.#uncommitted.length > 0;
  }

  /** True when all that is left are pages to be recognised, which takes too long for an index to wait for. */
  isAtPictures(): boolean {
    const isAll = this.#waiting.length === 0 && this.#next === null;
    return isAll && [...this.#inWork.values()].every(({ task }) => task === 'recognize');
  }

  counts(): Pick<RunState, 'filesDone' | 'filesTotal' | 'bytesDone' | 'bytesTotal' | 'file' | 'page'> {
    const [first] = this.#inWork.values();
    return {
      page: this.#page,
      filesDone: this.#filesDone,
      filesTotal: this.#filesTotal,
      bytesDone: this.#bytesDone,
      bytesTotal: this.#bytesTotal,
      file: first?.name ?? '',
    };
  }

  /** Takes queued files in; those it knows already are passed over. */
  add(entries: readonly QueueEntry[]): void {
    this.#take(entries.map((entry) => ({ ...entry, task: 'read' })));
  }

  /** Takes queued files in that may have been read before. */
  addAgain(entries: readonly QueueEntry[]): void {
    for (const { documentId } of entries) this.#known.delete(documentId);
    this.add(entries);
  }

  /** Documents were removed or restored, bibliographies perhaps. */
  noteRemovals(): void {
    this.#references.forget();
  }

  /** Takes documents in whose analysis another version made. */
  addOutdated(documentIds: readonly string[]): void {
    this.#take(documentIds.map((documentId) => ({ documentId, name: '', bytes: 0, attempts: 0, task: 'analyse' })));
  }

  /** Forgets what is not read yet and gives up what is in work. */
  drop(): void {
    const dropped = [...this.#waiting, ...this.#pictures, ...(this.#next?.work ?? []), ...this.#inWork.values()];
    this.#filesTotal -= dropped.length;
    for (const { bytes, documentId } of dropped) {
      this.#bytesTotal -= bytes;
      this.#known.delete(documentId);
    }
    this.#waiting = [];
    this.#pictures = [];
    this.#page = null;
    this.#next = null;
    this.#inWork.clear();
    for (const reader of this.#use.readers) reader.end();
    this.#use.onChange();
  }

  /** Gives idle readers something to do. */
  start(): void {
    while (this.#uncommitted.length < MOST_UNCOMMITTED) {
      const reader = this.#idle.pop();
      if (reader === undefined) return;
      const batch = this.#next ?? this.#prepare();
      this.#next = null;
      if (batch === null) {
        this.#idle.push(reader);
        return;
      }
      for (const work of batch.work) this.#inWork.set(work.documentId, work);
      void this.#workOn(reader, batch).then(() => {
        this.#idle.push(reader);
        this.#use.onChange();
      });
      this.#next = this.#prepare();
    }
  }

  /** Takes the next batch from what waits and begins to fetch its bytes. */
  #prepare(): Batch | null {
    const others = this.#waiting.findIndex((work, i) => i >= MOST_TOGETHER || !isSmall(work));
    let work = this.#waiting.splice(0, others < 0 ? this.#waiting.length : Math.max(1, others));
    if (work.length === 0 && this.#inWork.size === 0) work = this.#pictures.splice(0, 1);
    if (work.length === 0) return null;
    const ids = work.filter(({ task }) => task !== 'analyse').map(({ documentId }) => documentId);
    const contents = ids.length > 0 ? this.#use.store.readQueued(this.notebookId, ids) : Promise.resolve([]);
    contents.catch(() => {}); // told when the batch is worked on
    return { work, contents };
  }

  async #workOn(reader: Reader, { work, contents }: Batch): Promise<void> {
    try {
      const [first] = work;
      if (first?.task === 'analyse') await this.#analyseAgain(reader, first);
      else if (first?.task === 'recognize') await this.#recognize(reader, first, (await contents)[0] ?? null);
      else await this.#read(reader, work, await contents);
    } catch (thrown) {
      // Not the fault of any file: storage, or the reader itself.
      const error = toCausewayError(thrown);
      if (error.code !== 'cancelled') this.#use.onFatal(error);
    } finally {
      for (const one of work) this.#done(one);
    }
  }

  async #analyseAgain(reader: Reader, { documentId, name }: Work): Promise<void> {
    const { store } = this.#use;
    const parsed = await store.readParsed(this.notebookId, documentId);
    if (parsed === null || !this.#inWork.has(documentId)) return; // gone or dropped meanwhile
    await store.commitAnalysis(this.notebookId, await reader.analyse(documentId, name, parsed));
    this.#use.onCommitted([documentId]);
  }

  async #read(reader: Reader, work: readonly Work[], contents: readonly (FileContent | null)[]): Promise<void> {
    const files: QueuedFile[] = [];
    for (const [i, entry] of work.entries()) {
      const { documentId, name } = entry;
      const content = contents[i] ?? null;
      if (content === null || !this.#inWork.has(documentId)) continue; // dropped meanwhile
      if (entry.attempts >= MOST_ATTEMPTS) await this.#commitFailure(documentId, gaveUp(entry));
      else files.push({ documentId, name, content });
    }
    if (files.length === 0) return;
    const slow = setTimeout(() => void this.#noteAttempts(files), SLOW_FILE_MS);
    try {
      const outcomes = await reader.read(files);
      for (const [i, outcome] of outcomes.entries()) {
        const entry = work.find(({ documentId }) => documentId === files[i]?.documentId);
        if (entry && hasPictures(outcome)) this.#leaveForPictures(entry);
        else if ('document' in outcome) this.#uncommitted.push(outcome.document);
        else await this.#commitFailure(files[i]?.documentId ?? '', outcome.error);
      }
    } finally {
      clearTimeout(slow);
    }
    void this.#commit();
  }

  async #recognize(reader: Reader, { documentId, name }: Work, content: FileContent | null): Promise<void> {
    if (content === null || !this.#inWork.has(documentId)) return; // dropped meanwhile
    const file = { documentId, name, content, isPrivate: this.#use.isPrivate };
    try {
      const outcome = await reader.recognize(file, (done, total) => {
        this.#page = { done, total };
        this.#use.onChange();
      });
      // Where nothing can be recognised, its other pages are still worth having.
      const [rest] = 'document' in outcome ? [outcome] : await reader.read([file]);
      if (rest && 'document' in rest) this.#uncommitted.push(rest.document);
      else if ('error' in outcome) await this.#commitFailure(documentId, outcome.error);
    } finally {
      this.#page = null;
    }
    await this.#commit();
    if (this.#pictures.length === 0) await this.#use.forgetPages();
  }

  /** Has the pages of a file that are pictures recognised once all others are read; it stays queued until then. */
  #leaveForPictures(entry: QueueEntry): void {
    this.#pictures.push({ ...entry, task: 'recognize' });
    this.#filesTotal++;
    this.#bytesTotal += entry.bytes;
  }

  async #commitFailure(documentId: string, error: ErrorInfo): Promise<void> {
    await this.#use.store.commitFailure(this.notebookId, documentId, error);
    this.#known.delete(documentId); // it may be added once more
    this.#use.onDocuments([documentId]);
  }

  async #noteAttempts(files: readonly QueuedFile[]): Promise<void> {
    try {
      for (const { documentId } of files) await this.#use.store.noteAttempt(this.notebookId, documentId);
    } catch (thrown) {
      this.#use.onFatal(thrown);
    }
  }

  #done({ documentId, bytes }: Work): void {
    if (!this.#inWork.delete(documentId)) return; // dropped meanwhile
    this.#filesDone++;
    this.#bytesDone += bytes;
  }

  /** Commits all that has been read since the last commit began, as one transaction after the other. */
  async #commit(): Promise<void> {
    if (this.#committing) return;
    this.#committing = true;
    try {
      while (this.#uncommitted.length > 0) {
        const batch = this.#uncommitted;
        this.#uncommitted = [];
        await this.#use.store.commitRead(this.notebookId, batch);
        this.#use.onCommitted(batch.map(({ documentId }) => documentId));
        const reports = await this.#references.noteRead(batch, (id) => this.#names.get(id) ?? '');
        for (const report of reports) this.#use.onBibliography(report);
        this.#use.onDocuments(reports.length > 0 ? null : batch.map(({ documentId }) => documentId));
        this.#use.onChange();
      }
    } catch (thrown) {
      this.#use.onFatal(thrown);
    } finally {
      this.#committing = false;
      this.#use.onChange();
    }
  }

  #take(entries: readonly Work[]): void {
    for (const entry of entries) {
      if (this.#known.has(entry.documentId)) continue;
      this.#known.add(entry.documentId);
      this.#names.set(entry.documentId, entry.name);
      this.#waiting.push(entry);
      this.#filesTotal++;
      this.#bytesTotal += entry.bytes;
    }
    this.#use.onChange();
  }
}

/** A document changes no more once it is there, since answers point into its text; so it waits for its pictures. */
function hasPictures(outcome: ReadOutcome): boolean {
  if ('document' in outcome) return outcome.document.parsed.unrecognized !== undefined;
  return outcome.error.code === 'pdf-no-text-layer';
}

/** Files that were in work when everything stopped are read alone, to find out which one it was. */
function isSmall({ task, bytes, attempts }: Work): boolean {
  return task === 'read' && attempts === 0 && bytes <= SMALL_FILE_BYTES;
}

function gaveUp({ name, attempts }: QueueEntry): ErrorInfo {
  const message = `Causeway stopped ${attempts} times while it read ${name}, so it was left out. Save the file anew and add it again.`;
  return { code: 'file-damaged', message };
}
