/** @file Builds indexes in a worker of its own, which is ended when nothing is left to build, to give its memory back. */
import { proxy } from 'comlink';
import { CausewayError } from '../../engine/errors.ts';
import type { BuildApi, BuildWish, BuiltIndex } from '../../rpc/nested-contracts.ts';
import { WorkerCrash, WorkerEnded, WorkerLink } from './worker-link.ts';

export type OnStep = (name: string, fraction: number) => void;

/** What indexing needs of a builder. */
export interface Builder {
  /** @throws CausewayError `cancelled` after `cancel` or `end` */
  build(notebookId: string, documentIds: string[], onStep: OnStep, wish: BuildWish): Promise<BuiltIndex>;
  /** Whether what words mean can be had. */
  hasWords(): Promise<boolean>;
  /** What is remembered of these documents is out of date. */
  forget(documentIds: readonly string[]): void;
  /** Ends a build that is under way at its next step. */
  cancel(): void;
  end(): void;
}

export class WorkerBuilder implements Builder {
  #link: WorkerLink<BuildApi> | null = null;

  constructor(private readonly spawn: () => Worker) {}

  async build(notebookId: string, documentIds: string[], onStep: OnStep, wish: BuildWish): Promise<BuiltIndex> {
    // A worker that the browser ended, as it may for want of memory, gets one successor.
    for (let isLast = false; ; isLast = true) {
      const link = this.#connect();
      try {
        return await link.call((api) => api.build(notebookId, documentIds, proxy(onStep), wish));
      } catch (thrown) {
        if (thrown instanceof CausewayError) throw thrown;
        if (this.#link === link) this.end();
        if (thrown instanceof WorkerCrash && !isLast) continue;
        if (thrown instanceof WorkerEnded) throw new CausewayError('cancelled', 'Building the index was stopped.');
        throw new CausewayError(
          'internal',
          'The part of Causeway that builds the index stopped. The documents are safe; reload the page to go on.',
        );
      }
    }
  }

  hasWords(): Promise<boolean> {
    return this.#connect()
      .call((api) => api.hasWords())
      .catch(() => false); // the next session asks again
  }

  forget(documentIds: readonly string[]): void {
    this.#link?.call((api) => api.forget([...documentIds])).catch(() => {}); // a new worker remembers nothing
  }

  cancel(): void {
    this.#link?.call((api) => api.cancel()).catch(() => {}); // the build itself tells how it ended
  }

  end(): void {
    this.#link?.end();
    this.#link = null;
  }

  #connect(): WorkerLink<BuildApi> {
    return (this.#link ??= new WorkerLink<BuildApi>(this.spawn()));
  }
}
