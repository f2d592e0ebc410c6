/**
 * @file Reads files as the app does, on all cores: archives are taken apart, same bytes are read once, and what is wrong with one file costs none of the
 * others. Files with pages that are pictures come last, one after the other, since recognition takes all cores by itself.
 */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Reader } from '../../adapters/library/reader.ts';
import { unpackArchives, type OpenableFile } from '../../adapters/library/unpack.ts';
import { checkSize } from '../../adapters/parsers/limits.ts';
import { extensionOf } from '../../adapters/parsers/paths.ts';
import { CausewayError, toCausewayError, type ErrorCode } from '../../engine/errors.ts';
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import type { ParsedDocument } from '../../engine/types.ts';
import type { ReadOutcome } from '../../rpc/nested-contracts.ts';
import { unpackRead, type PackedRead } from './packed-reading.ts';
import { ReadingThreads, threadsFor } from './reading-threads.ts';

/** A file's bytes by their hash, and the ending of its name, which has a say in how they are read. */
export interface FileKey {
  /** SHA-256, in hexadecimal. */
  id: string;
  extension: string;
}

export type Outcome =
  /** Read now. */
  | { kind: 'read'; parsed: ParsedDocument; analysis: DocumentAnalysis }
  /** Read now, and handed over. */
  | { kind: 'taken'; warnings: readonly string[]; isPartial: boolean }
  /** Known from an earlier run. */
  | { kind: 'kept' }
  | { kind: 'refused'; error: CausewayError; isKept: boolean };

/** What became of one file, or of one file in an archive. */
export interface FileOutcome extends FileKey {
  name: string;
  outcome: Outcome;
}

/** What is told meanwhile. */
export interface ReadingNews {
  /** A file can't be read. */
  onProblem(file: string, error: CausewayError): void;
  /** Something about a file that was read. */
  onWarning?(file: string, warning: string): void;
  /** Before each page of a file that has to be recognised. */
  onPage?(file: string, done: number, total: number): void;
}

/** Takes what was read of a file, in no order, one after the other: it is then not held any longer. */
export type Take = (document: PackedRead) => Promise<void>;

/** What an earlier run made of a file: it is kept, or was refused; null: nothing, or nothing that lasts. */
export type Remember = (key: FileKey) => 'kept' | { code: ErrorCode; message: string } | null;

/** What may be there another time. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['recognition-unavailable', 'file-timeout', 'cancelled', 'internal']);

/** Whether reading a file again would come to the same. */
export function isLasting({ code }: Pick<CausewayError, 'code'>): boolean {
  return !PASSING.has(code);
}

/** Whether pages of a file wait to be recognised. */
function hasPictures(outcome: NonNullable<Job['outcome']>): boolean {
  if ('document' in outcome) return outcome.document.isPartial;
  return 'error' in outcome && outcome.error.code === 'pdf-no-text-layer';
}

type Taken = Omit<Extract<Outcome, { kind: 'taken' }>, 'kind'>;

interface Job extends FileKey {
  file: OpenableFile;
  done: Promise<unknown>;
  outcome: ReadOutcome<PackedRead> | { taken: Taken } | null;
  remembered: ReturnType<Remember>;
}

async function bytesOf(file: OpenableFile): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await file.open()).arrayBuffer());
}

async function totalBytes(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function asError(outcome: NonNullable<Job['outcome']>): CausewayError | null {
  return 'error' in outcome ? new CausewayError(outcome.error.code, outcome.error.message) : null;
}

/**
 * Reads files.
 *
 * @param remember what an earlier run made of them
 * @param readers absent: threads of their own
 * @param take absent: everything that was read is in what is returned
 * @returns for each file what is in it, in order; a file that is no archive is one
 */
export async function readEach(
  files: readonly string[],
  news: ReadingNews,
  remember: Remember = () => null,
  readers?: readonly Reader<PackedRead>[],
  take?: Take,
): Promise<Map<string, FileOutcome[]>> {
  const threads = new ReadingThreads(threadsFor(await totalBytes(files)), readers);
  const jobs = new Map<string, Job>();
  const listed = new Map<string, { name: string; job: Job }[]>();
  const refuse = (path: string, thrown: unknown): void => news.onProblem(path, toCausewayError(thrown));

  let taking = Promise.resolve();
  /** Hands over what was read, all of it. */
  const handOver = (job: Job): Promise<void> => {
    const { outcome } = job;
    if (!take || !outcome || !('document' in outcome)) return Promise.resolve();
    const { warnings, isPartial } = outcome.document;
    taking = taking.then(() => take(outcome.document));
    job.outcome = { taken: { warnings, isPartial } };
    return taking;
  };

  const begin = async (file: OpenableFile): Promise<Job> => {
    checkSize(file.size, file.path);
    const bytes = await bytesOf(file);
    const id = createHash('sha256').update(bytes).digest('hex');
    const known = jobs.get(id);
    if (known) return known;
    const extension = extensionOf(file.path);
    const job: Job = { file, id, extension, done: Promise.resolve(), outcome: null, remembered: null };
    jobs.set(id, job);
    job.remembered = remember(job);
    if (job.remembered !== null) return job;
    // No more files are held in memory than are being read.
    const reader = await threads.take();
    job.done = reader
      .read([{ documentId: id, name: file.path, content: bytes }])
      .then(([outcome]) => (job.outcome = outcome ?? null))
      .catch((thrown: unknown) => (job.outcome = { error: toCausewayError(thrown) }))
      .then(() => (hasPictures(job.outcome!) ? undefined : handOver(job)))
      .finally(() => threads.giveBack(reader));
    return job;
  };

  const recognise = async (job: Job): Promise<void> => {
    const reader = await threads.take();
    const { path: name } = job.file;
    const content = await bytesOf(job.file);
    const onPage = (done: number, total: number): void => news.onPage?.(name, done, total);
    const outcome = await reader
      .recognize({ documentId: job.id, name, content }, onPage)
      .catch((thrown: unknown): ReadOutcome<PackedRead> => ({ error: toCausewayError(thrown) }));
    threads.giveBack(reader);
    // Where nothing can be recognised, its other pages are still worth having.
    if ('document' in outcome || 'error' in job.outcome!) job.outcome = outcome;
    else news.onWarning?.(name, outcome.error.message);
    await handOver(job);
  };

  try {
    for (const file of files) {
      const own: { name: string; job: Job }[] = [];
      listed.set(file, own);
      try {
        for await (const one of unpackArchives([{ path: file, blob: await openAsBlob(file) }], refuse)) {
          await begin(one).then(
            (job) => own.push({ name: one.path, job }),
            (thrown: unknown) => refuse(one.path, thrown),
          );
        }
      } catch (thrown) {
        refuse(file, thrown);
      }
    }
    await Promise.all([...jobs.values()].map(({ done }) => done));
    for (const job of jobs.values()) if (job.outcome && hasPictures(job.outcome)) await recognise(job);
  } finally {
    threads.end();
  }
  for (const job of jobs.values()) tellOf(job, news);
  const outcomes = new Map([...jobs.values()].map((job) => [job, outcomeOf(job)]));
  return new Map(
    [...listed].map(([file, own]) => [
      file,
      own.map(({ name, job }) => ({ ...keyOf(job), name, outcome: outcomes.get(job)! })),
    ]),
  );
}

function keyOf({ id, extension }: Job): FileKey {
  return { id, extension };
}

function refusalOf({ outcome, remembered }: Job): Extract<Outcome, { kind: 'refused' }> | null {
  if (remembered !== null && remembered !== 'kept') {
    return { kind: 'refused', error: new CausewayError(remembered.code, remembered.message), isKept: true };
  }
  const error = outcome && asError(outcome);
  return error && { kind: 'refused', error, isKept: false };
}

function outcomeOf(job: Job): Outcome {
  const { outcome, remembered } = job;
  if (remembered === 'kept') return { kind: 'kept' };
  const refused = refusalOf(job);
  if (refused) return refused;
  if ('taken' in outcome!) return { kind: 'taken', ...outcome.taken };
  const { parsed, analysis } = unpackRead((outcome as { document: PackedRead }).document);
  return { kind: 'read', parsed, analysis };
}

/** What is to be told of a file, once it is known what became of it. */
function tellOf(job: Job, { onProblem, onWarning }: ReadingNews): void {
  const refused = refusalOf(job);
  if (refused) onProblem(job.file.path, refused.error);
  const { outcome } = job;
  if (!outcome || 'error' in outcome) return;
  const { warnings } = 'taken' in outcome ? outcome.taken : outcome.document;
  for (const warning of warnings) onWarning?.(job.file.path, warning);
}
