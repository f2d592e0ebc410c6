/** @file Writes a .zip bit by bit: what is packed goes where it is to be, so an archive may be larger than memory. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { CausewayError } from '../../engine/errors.ts';
import { BlobSink, type ByteSink } from '../files/sink.ts';
import { concatenated } from '../sealing/bytes.ts';

/** Packed bytes that are gathered before they go to the sink. */
const GATHERED_BYTES = 8 << 20;
/** A file is read in pieces of this many bytes. */
const SLICE_BYTES = 1 << 20;
/** What the format holds without its 64-bit extension, which the library does not write. */
const MOST_BYTES = 0xffffffff - GATHERED_BYTES;
const MOST_FILES = 0xffff;
/** Files that are packed already. */
const PACKED = /\.(?:pdf|parquet|docx|xlsx|pptx|epub|odt|ods|zip|gz|png|jpe?g)$/i;

export class ZipWriter {
  #chunks: Uint8Array<ArrayBuffer>[] = [];
  #gathered = 0;
  #bytes = 0;
  #files = 0;
  #failure: Error | null = null;
  readonly #zip = new Zip((error, chunk) => {
    if (error) this.#failure = error;
    else this.#take(chunk as Uint8Array<ArrayBuffer>);
  });

  /**
   * @param modifiedAt milliseconds since the epoch, which all files of the archive bear
   * @param isFast true: nothing is made smaller, so that it is written and read sooner
   * @param sink where the archive goes; it is whoever made it that discards it
   */
  constructor(
    private readonly modifiedAt: number,
    private readonly isFast = false,
    private readonly sink: ByteSink = new BlobSink(),
  ) {}

  /** @throws CausewayError `archive-too-large` */
  async add(path: string, content: Uint8Array | Blob): Promise<void> {
    const entry = this.isFast || PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = this.modifiedAt;
    this.#files += 1;
    this.#zip.add(entry);
    const size = content instanceof Blob ? content.size : content.length;
    for (let at = 0; at === 0 || at < size; at += SLICE_BYTES) {
      const to = Math.min(size, at + SLICE_BYTES);
      const slice =
        content instanceof Blob ? new Uint8Array(await content.slice(at, to).arrayBuffer()) : content.subarray(at, to);
      // The library may keep what it is given, so it gets a copy of what is not its own.
      entry.push(content instanceof Blob ? slice : slice.slice(), to === size);
      if (this.#gathered >= GATHERED_BYTES) await this.#passOn();
    }
    if (this.#failure) throw this.#failure;
    if (this.#bytes > MOST_BYTES || this.#files >= MOST_FILES) {
      throw new CausewayError(
        'archive-too-large',
        'This notebook is too large for one file (4 GB). Move some of its sources to another notebook, and save both.',
      );
    }
  }

  /** The archive. */
  async finish(): Promise<Blob> {
    this.#zip.end();
    if (this.#failure) throw this.#failure;
    await this.#passOn();
    return this.sink.finish();
  }

  #take(chunk: Uint8Array<ArrayBuffer>): void {
    this.#chunks.push(chunk);
    this.#gathered += chunk.length;
    this.#bytes += chunk.length;
  }

  async #passOn(): Promise<void> {
    const chunks = this.#chunks;
    this.#chunks = [];
    this.#gathered = 0;
    await this.sink.push(concatenated(chunks));
  }
}
