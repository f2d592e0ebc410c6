/** @file Whether files are being read or an index is built in any tab, by what the library tells of its progress. */
import type { Clock } from '../../engine/ports.ts';
import type { IndexProgress } from '../../rpc/contracts.ts';

/** A tab that was closed at its work says nothing any more; after so many milliseconds of silence it is not counted. */
const SILENT_MS = 60_000;

export class IndexingWatch {
  readonly #clock: Clock;
  /** When each notebook's work was last told of, in milliseconds. */
  readonly #heard = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  note({ notebookId, phase }: Pick<IndexProgress, 'notebookId' | 'phase'>): void {
    if (phase === 'idle') this.#heard.delete(notebookId);
    else this.#heard.set(notebookId, this.#clock());
  }

  get isOn(): boolean {
    const oldest = this.#clock() - SILENT_MS;
    return [...this.#heard.values()].some((at) => at > oldest);
  }
}
