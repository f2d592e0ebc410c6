/**
 * @file A file on its way into the store: bytes are appended and hashed, and from time to time what is surely here is written down,
 * so that after a crash the file goes on from there.
 */
import { CausewayError } from '../../engine/errors.ts';
import type { FileWriter } from '../files/file-area.ts';
import { FileHash } from './hashing.ts';
import type { FileRecord } from './journal.ts';
import type { ModelStore } from './model-store.ts';

/** At most this much is fetched again after a crash. */
const CHECKPOINT_BYTES = 4 * 1024 * 1024;

export class IncomingFile {
  readonly #store: ModelStore;
  readonly #writer: FileWriter;
  #record: FileRecord;
  #hash: FileHash;

  private constructor(store: ModelStore, writer: FileWriter, record: FileRecord, hash: FileHash) {
    this.#store = store;
    this.#writer = writer;
    this.#record = record;
    this.#hash = hash;
  }

  /** Opens a file where its record says it stopped; what was written after that is written again. */
  static async open(store: ModelStore, record: FileRecord): Promise<IncomingFile> {
    const hash = await hashSoFar(store, record);
    const writer = await store.area.openWriter(record.model, record.path);
    try {
      const file = new IncomingFile(
        store,
        writer,
        record,
        hash ?? (await FileHash.begin(record.checksum, record.size ?? 0)),
      );
      if (hash === null) await file.restart();
      else await writer.truncate(record.bytesHere);
      return file;
    } catch (thrown) {
      await writer.close();
      throw thrown;
    }
  }

  get size(): number {
    return this.#writer.size;
  }

  /** Total size, once it is known. */
  get expectedSize(): number | null {
    return this.#record.size;
  }

  set expectedSize(size: number) {
    this.#record = { ...this.#record, size };
  }

  /** Throws away what is here. */
  async restart(): Promise<void> {
    await this.#writer.truncate(0);
    this.#hash = await FileHash.begin(this.#record.checksum, this.#record.size ?? 0);
    this.#record = { ...this.#record, bytesHere: 0, complete: false, hashState: null };
  }

  /** @throws CausewayError `model-damaged` when there are more bytes than the file has; `storage-full` */
  async append(bytes: Uint8Array): Promise<void> {
    const { size } = this.#record;
    if (size !== null && this.size + bytes.length > size) throw this.#damaged('it has more bytes than it should have');
    this.#writer.append(bytes);
    this.#hash.update(bytes);
    if (this.size - this.#record.bytesHere >= CHECKPOINT_BYTES) await this.checkpoint();
  }

  /** Makes sure of what has arrived and writes it down. */
  async checkpoint(): Promise<FileRecord> {
    await this.#writer.flush();
    this.#record = { ...this.#record, bytesHere: this.size, hashState: this.#hash.save() };
    await this.#store.journal.saveFile(this.#record);
    return this.#record;
  }

  /**
   * Checks the whole file and writes it down as complete. A file that fails the check is emptied.
   *
   * @throws CausewayError `model-damaged`
   */
  async complete(): Promise<FileRecord> {
    await this.#writer.flush();
    const { size, path } = this.#record;
    const { sha256, matches } = this.#hash.finish();
    if (!matches || (size !== null && size !== this.size)) {
      const found = matches ? `it has ${this.size} of ${size} bytes` : 'its checksum is not the right one';
      await this.restart();
      await this.#store.journal.saveFile(this.#record);
      throw this.#damaged(found);
    }
    this.#record = {
      ...this.#record,
      path,
      size: this.size,
      bytesHere: this.size,
      complete: true,
      hashState: null,
      sha256,
    };
    await this.#store.journal.saveFile(this.#record);
    return this.#record;
  }

  async close(): Promise<void> {
    await this.#writer.close();
  }

  #damaged(found: string): CausewayError {
    const { path } = this.#record;
    return new CausewayError('model-damaged', `${path} is damaged: ${found}. Get this file again.`, { path });
  }
}

/**
 * The checksum of what is here: taken up where it was left, or computed again when the app has changed since. Null when nothing is
 * here, or less than the record says.
 */
async function hashSoFar(store: ModelStore, record: FileRecord): Promise<FileHash | null> {
  const { bytesHere, checksum, hashState, size } = record;
  const blob = bytesHere > 0 ? await store.area.read(record.model, record.path) : null;
  if (blob === null || blob.size < bytesHere) return null;
  const resumed = hashState === null ? null : await FileHash.resume(checksum, hashState);
  if (resumed !== null) return resumed;
  const hash = await FileHash.begin(checksum, size ?? 0);
  for (let at = 0; at < bytesHere; at += CHECKPOINT_BYTES) {
    const part = blob.slice(at, Math.min(at + CHECKPOINT_BYTES, bytesHere));
    hash.update(new Uint8Array(await part.arrayBuffer()));
  }
  return hash;
}
