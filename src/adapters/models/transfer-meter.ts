/** @file Tells how a download or an import goes: by file and in all, with speed and time left, a few times a second. */
import type { Clock } from '../../engine/ports.ts';
import type { ModelProgress } from '../../rpc/model-manager.ts';
import type { FileRecord } from './journal.ts';
import { Rate } from './rate.ts';

/** Milliseconds between two reports. */
const INTERVAL = 200;

export class TransferMeter {
  readonly #id: string;
  readonly #step: ModelProgress['step'];
  readonly #clock: Clock;
  readonly #send: (progress: ModelProgress) => void;
  readonly #rate: Rate;
  /** Per path: bytes here and size as far as known. */
  readonly #files: Map<string, { here: number; size: number; complete: boolean }>;
  #sentAt = Number.NEGATIVE_INFINITY;

  constructor(
    id: string,
    step: ModelProgress['step'],
    files: readonly FileRecord[],
    clock: Clock,
    send: (progress: ModelProgress) => void,
  ) {
    this.#id = id;
    this.#step = step;
    this.#clock = clock;
    this.#send = send;
    this.#rate = new Rate(clock);
    this.#files = new Map(
      files.map(({ path, size, bytesHere, complete }) => [
        path,
        { here: bytesHere, size: size ?? bytesHere, complete },
      ]),
    );
  }

  /** A file now has so many bytes here, and this size if it is known. */
  at(path: string, here: number, size: number | null): void {
    const file = this.#files.get(path)!;
    if (here > file.here) this.#rate.add(here - file.here);
    file.here = here;
    file.size = size ?? Math.max(file.size, here);
    if (this.#clock() - this.#sentAt >= INTERVAL) this.report(path);
  }

  complete(path: string): void {
    this.#files.get(path)!.complete = true;
    this.report(path);
  }

  /** Sends a report whether it is time for one or not. */
  report(path: string, step: ModelProgress['step'] = this.#step): void {
    this.#sentAt = this.#clock();
    const files = [...this.#files.values()];
    const file = this.#files.get(path);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const bytesHere = files.reduce((sum, { here }) => sum + here, 0);
    this.#send({
      id: this.#id,
      step,
      file: path,
      fileBytes: file?.size ?? 0,
      fileBytesHere: file?.here ?? 0,
      files: files.length,
      filesHere: files.filter(({ complete }) => complete).length,
      bytes,
      bytesHere,
      bytesPerSecond: this.#rate.perSecond,
      secondsLeft: this.#rate.secondsFor(bytes - bytesHere),
    });
  }
}
