/**
 * @file A file that is written piece by piece, in memory while it is small and in a temporary file from then on. Blobs alone would not do: Chromium keeps two gigabytes of them in
 * memory before it writes any to disk.
 */
import { CausewayError } from '../../engine/errors.ts';
import { estimateStorage } from '../store/browser-storage.ts';
import { BlobSink, type ByteSink } from './sink.ts';
import type { TemporaryFile, TemporaryFiles } from './temporary-files.ts';

/** What stays in memory. */
const MOST_HELD = 32 << 20;
/** Left to the notebooks: a backup is often what a person saves because storage runs out. */
const LEFT_FREE = 256 << 20;

/** Bytes that may be stored; Infinity where the browser doesn't tell. */
export type FreeBytes = () => Promise<number>;

async function freeBytes(): Promise<number> {
  const { quota = Infinity, usage = 0 } = await estimateStorage();
  return quota - usage;
}

export class SpillingSink implements ByteSink {
  /** What comes before the temporary file, in order: nothing once there is one. */
  #held: Uint8Array<ArrayBuffer>[] = [];
  #size = 0;
  #file: TemporaryFile | null = null;
  /** What comes after it; null while the file takes all. */
  #rest: BlobSink | null = null;

  /**
   * @param files where there are none, and where storage has no room, it is held as blobs
   * @param mostHeld bytes that stay in memory
   */
  constructor(
    private readonly files: Pick<TemporaryFiles, 'create'>,
    private readonly mostHeld = MOST_HELD,
    private readonly free: FreeBytes = freeBytes,
  ) {}

  async push(bytes: Uint8Array): Promise<void> {
    if (this.#rest) return this.#rest.push(bytes);
    this.#size += bytes.length;
    if (!this.#file && this.#size <= this.mostHeld) {
      this.#held.push(bytes.slice());
      return;
    }
    if (!(await this.#hasRoom())) return this.#toBlobs(bytes);
    this.#file ??= await this.#create();
    if (!this.#file) return this.#toBlobs(bytes);
    const pieces = [...this.#held, bytes];
    this.#held = [];
    for (const [at, piece] of pieces.entries()) {
      if (await this.#append(piece)) continue;
      for (const left of pieces.slice(at)) await this.#toBlobs(left);
      return;
    }
  }

  async finish(): Promise<Blob> {
    const file = (await this.#file?.finish()) ?? null;
    const rest = (await this.#rest?.finish()) ?? null;
    return new Blob([...this.#held, file, rest].filter((part) => part !== null));
  }

  async discard(): Promise<void> {
    this.#held = [];
    await this.#file?.delete();
    await this.#rest?.discard();
  }

  async #hasRoom(): Promise<boolean> {
    return (await this.free()) > LEFT_FREE;
  }

  /** @returns null where there is no room for one either */
  async #create(): Promise<TemporaryFile | null> {
    try {
      return await this.files.create();
    } catch (thrown) {
      if (isStorage(thrown)) return null;
      throw thrown;
    }
  }

  /** @returns whether it is in the file; where not, nothing of it is */
  async #append(bytes: Uint8Array): Promise<boolean> {
    const { writer } = this.#file!;
    const { size } = writer;
    try {
      writer.append(bytes);
      return true;
    } catch (thrown) {
      if (!isStorage(thrown)) throw thrown;
      await writer.truncate(size);
      return false;
    }
  }

  async #toBlobs(bytes: Uint8Array): Promise<void> {
    this.#rest ??= new BlobSink();
    await this.#rest.push(bytes);
  }
}

function isStorage(thrown: unknown): boolean {
  return thrown instanceof CausewayError && ['storage-full', 'storage-unavailable'].includes(thrown.code);
}
