/**
 * @file Reads files one after the other in a worker of its own. A file that takes too long or crashes the worker costs that
 * file only: the worker is ended and the next file gets a fresh one.
 */
import { proxy } from 'comlink';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import type { ReadDocument } from '../../engine/records.ts';
import type { ParsedDocument } from '../../engine/types.ts';
import type { QueuedFile, ReadApi, ReadOutcome } from '../../rpc/nested-contracts.ts';
import { contentSize } from '../store/content.ts';
import { WorkerCrash, WorkerEnded, WorkerLink } from './worker-link.ts';

/** What indexing needs of a reader. */
export interface Reader<Read = ReadDocument> {
  /**
   * Reads files one after the other; the outcomes come in the same order.
   * @throws CausewayError `cancelled` after `end`; `internal` when no file can be read at all
   */
  read(files: readonly QueuedFile[]): Promise<ReadOutcome<Read>[]>;
  /**
   * Reads a file with pages that are pictures, recognising what is written on them.
   * @param onPage as in `ReadApi`
   * @throws CausewayError as `read`
   */
  recognize(file: QueuedFile, onPage: (done: number, total: number) => void): Promise<ReadOutcome<Read>>;
  /**
   * Analyses a document anew that was parsed before.
   * @throws CausewayError as `read`, and when the analysis itself fails
   */
  analyse(documentId: string, name: string, parsed: ParsedDocument): Promise<DocumentAnalysis>;
  /** Ends a read that is under way and frees the memory; the reader can be used again. */
  end(): void;
}

/** How long one file may take, in milliseconds: generous, for slow machines and large files. */
export function readingTimeLimit(bytes: number): number {
  return 60_000 + 20_000 * (bytes / (1 << 20));
}

/** How long one page may take to be recognised, the loading of what that needs included. */
const PAGE_TIME_LIMIT_MS = 180_000;

export class WorkerReader<Read = ReadDocument> implements Reader<Read> {
  #link: WorkerLink<ReadApi<Read>> | null = null;

  constructor(
    private readonly spawn: () => Worker,
    private readonly timeLimit: (bytes: number) => number = readingTimeLimit,
    private readonly pageTimeLimit = PAGE_TIME_LIMIT_MS,
  ) {}

  async read(files: readonly QueuedFile[]): Promise<ReadOutcome<Read>[]> {
    const bytes = files.reduce((sum, { content }) => sum + contentSize(content), 0);
    try {
      return await this.#call(files[0]?.name ?? '', this.timeLimit(bytes), (api) => api.read([...files]));
    } catch (thrown) {
      const { code, message } = toCausewayError(thrown);
      if (code === 'cancelled' || code === 'internal') throw thrown;
      if (files.length <= 1) return [{ error: { code, message } }];
    }
    // One of them hangs or crashes the worker. Read alone, each shows whether it is the one.
    const outcomes: ReadOutcome<Read>[] = [];
    for (const file of files) outcomes.push(...(await this.read([file])));
    return outcomes;
  }

  async recognize(file: QueuedFile, onPage: (done: number, total: number) => void): Promise<ReadOutcome<Read>> {
    const limit = this.timeLimit(contentSize(file.content)) + this.pageTimeLimit;
    try {
      return await this.#call<ReadOutcome<Read>>(file.name, limit, (api, goesOn) => {
        const told = (done: number, total: number): void => {
          goesOn();
          onPage(done, total);
        };
        return api.recognize(file, proxy(told));
      });
    } catch (thrown) {
      const { code, message } = toCausewayError(thrown);
      if (code === 'cancelled' || code === 'internal') throw thrown;
      return { error: { code, message } };
    }
  }

  analyse(documentId: string, name: string, parsed: ParsedDocument): Promise<DocumentAnalysis> {
    return this.#call(name, this.timeLimit(2 * parsed.text.length), (api) => api.analyse(documentId, parsed));
  }

  /** @param invoke its second argument says that the work goes on: the time begins anew */
  async #call<Result>(
    name: string,
    limit: number,
    invoke: (api: ReadApi<Read>, goesOn: () => void) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.#callOnce(name, limit, invoke);
    } catch (thrown) {
      if (!(thrown instanceof WorkerCrash)) throw thrown;
    }
    // The browser may have ended the worker for want of memory, and not for this file.
    try {
      return await this.#callOnce(name, limit, invoke);
    } catch (thrown) {
      throw thrown instanceof WorkerCrash ? crashed(name) : thrown;
    }
  }

  /** @throws WorkerCrash */
  async #callOnce<Result>(
    name: string,
    limit: number,
    invoke: (api: ReadApi<Read>, goesOn: () => void) => Promise<Result>,
  ): Promise<Result> {
    const link = await this.#ready();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let giveUp = (): void => {};
    const timeout = new Promise<never>((_resolve, reject) => {
      giveUp = () => reject(tooSlow(name, limit));
    });
    const begin = (): void => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, limit);
    };
    begin();
    try {
      return await Promise.race([link.call((api) => invoke(api as ReadApi<Read>, begin)), timeout]);
    } catch (thrown) {
      if (thrown instanceof CausewayError && thrown.code !== 'file-timeout') throw thrown;
      if (this.#link === link) this.end();
      throw thrown instanceof WorkerEnded ? stopped() : thrown;
    } finally {
      clearTimeout(timer);
    }
  }

  end(): void {
    this.#link?.end();
    this.#link = null;
  }

  /** @throws CausewayError `internal` when no worker can be started: no fault of any file */
  async #ready(): Promise<WorkerLink<ReadApi<Read>>> {
    for (let isLast = false; ; isLast = true) {
      const link = (this.#link ??= new WorkerLink<ReadApi<Read>>(this.spawn()));
      try {
        await link.call((api) => api.ready());
        return link;
      } catch (thrown) {
        if (this.#link === link) this.end();
        if (thrown instanceof WorkerEnded) throw stopped();
        if (!isLast) continue;
        throw new CausewayError(
          'internal',
          'The part of Causeway that reads files did not start. Reload the page to go on.',
        );
      }
    }
  }
}

function tooSlow(name: string, limitMs: number): CausewayError {
  const seconds = Math.round(limitMs / 1000);
  const message = `${name} was given up after ${seconds} s. Split it into smaller files, or save it in another format.`;
  return new CausewayError('file-timeout', message, { seconds });
}

function crashed(name: string): CausewayError {
  return new CausewayError(
    'file-damaged',
    `${name} could not be read: it may be damaged. Save it anew and add it again.`,
  );
}

function stopped(): CausewayError {
  return new CausewayError('cancelled', 'Reading was stopped.');
}
