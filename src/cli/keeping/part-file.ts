/**
 * @file A file of parts that are written one after the other, as they come, and read in any order, so that no more of them than one is held in memory. What it begins
 * with tells what it is and which version; the directory of the parts stands at its end, so a file without one was cut off.
 *
 * Head: 18 bytes of mark, the version in four. Then the parts. Directory: a packed record. Tail: where the directory begins and how long it is, eight bytes each,
 * its checksum and the mark's in four each. Numbers are little-endian, checksums CRC-32.
 */
import { open, rm, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { packRecord, unpackRecord } from '../../adapters/store/packed-record.ts';
import { forgetUnfinished, rememberUnfinished } from './unfinished.ts';

const MARK = Buffer.from('causeway-terminal\n');
const HEAD_BYTES = MARK.length + 4;
const TAIL_BYTES = 24;
const SEPARATOR = '\0';

/** Where a part stands, and its checksum. */
interface Place {
  at: number;
  size: number;
  sum: number;
}

interface Directory {
  names: string;
  at: Float64Array;
  size: Float64Array;
  sum: Uint32Array;
  about: unknown;
}

/** The version that a file says it is of; null where it is no such file. */
export async function versionOf(file: FileHandle): Promise<number | null> {
  const head = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
  if (bytesRead < HEAD_BYTES || !head.subarray(0, MARK.length).equals(MARK)) return null;
  return head.readUInt32LE(MARK.length);
}

export class PartFile {
  readonly #places = new Map<string, Place>();
  /** Parts that could not be written. */
  readonly #held = new Map<string, Uint8Array>();
  #failure: Error | null = null;

  private constructor(
    readonly path: string,
    private readonly file: FileHandle | null,
    private size: number,
    /** What was said of all parts when it was finished. */
    readonly about: unknown,
  ) {}

  /**
   * Begins a file. Where it can't be written, its parts are held in memory, and `finish` tells why.
   *
   * @param isPassing whether it is only for this run: it then has no name, so nothing of it is ever left
   */
  static async create(path: string, version: number, isPassing: boolean): Promise<PartFile> {
    try {
      const file = await open(path, 'wx+', isPassing ? 0o600 : 0o666);
      rememberUnfinished(path);
      // Where open files can't be removed, it goes when the run ends.
      if (isPassing)
        await rm(path).then(
          () => forgetUnfinished(path),
          () => {},
        );
      const head = Buffer.alloc(HEAD_BYTES);
      MARK.copy(head);
      head.writeUInt32LE(version, MARK.length);
      await file.write(head, 0, HEAD_BYTES, 0);
      return new PartFile(path, file, HEAD_BYTES, null);
    } catch (thrown) {
      const parts = new PartFile(path, null, 0, null);
      parts.#failure = thrown as Error;
      return parts;
    }
  }

  /** Reads the directory of a finished file; null where it was cut off or is damaged. It stays open, whatever becomes of its name. */
  static async read(path: string, file: FileHandle): Promise<PartFile | null> {
    const { size } = await file.stat();
    if (size < HEAD_BYTES + TAIL_BYTES) return null;
    const tail = Buffer.from(await bytesAt(file, size - TAIL_BYTES, TAIL_BYTES));
    const [at, length] = [Number(tail.readBigUInt64LE(0)), Number(tail.readBigUInt64LE(8))];
    if (tail.readUInt32LE(20) !== crc32(MARK) || at + length + TAIL_BYTES !== size) return null;
    const packed = await bytesAt(file, at, length);
    if (crc32(packed) !== tail.readUInt32LE(16)) return null;
    const directory = unpackRecord(packed) as Directory;
    const parts = new PartFile(path, file, size, directory.about);
    const names = directory.names === '' ? [] : directory.names.split(SEPARATOR);
    names.forEach((name, i) =>
      parts.#places.set(name, { at: directory.at[i]!, size: directory.size[i]!, sum: directory.sum[i]! }),
    );
    return parts;
  }

  /** Which parts there are, in the order in which they were added. */
  get parts(): string[] {
    return [...this.#places.keys(), ...this.#held.keys()];
  }

  has(part: string): boolean {
    return this.#places.has(part) || this.#held.has(part);
  }

  /** Adds a part; of two of one name the later one counts. One at a time. */
  async add(part: string, bytes: Uint8Array): Promise<void> {
    if (this.#failure === null) {
      try {
        // Else what a write that was cut short left would be taken for a part.
        let written = 0;
        while (written < bytes.length) {
          written += (await this.file!.write(bytes, written, bytes.length - written, this.size + written)).bytesWritten;
        }
        this.#places.set(part, { at: this.size, size: bytes.length, sum: crc32(bytes) });
        this.size += bytes.length;
        return;
      } catch (thrown) {
        this.#failure = thrown as Error;
      }
    }
    this.#places.delete(part);
    this.#held.set(part, bytes.slice());
  }

  /** @throws Error where it is not there, can't be read, or is not what was written */
  async bytes(part: string): Promise<Uint8Array<ArrayBuffer>> {
    const held = this.#held.get(part);
    if (held) return held as Uint8Array<ArrayBuffer>;
    const place = this.#places.get(part);
    if (!place) throw new Error(`There is no part ${part}.`);
    const bytes = await bytesAt(this.file!, place.at, place.size);
    if (crc32(bytes) !== place.sum) throw new Error(`${part} was changed.`);
    return bytes;
  }

  /**
   * Writes the directory, after which nothing is added.
   *
   * @param parts which there are; others are passed over
   * @param about whatever is to be said of all of them
   * @throws Error where it could not be written
   */
  async finish(parts: readonly string[], about: unknown): Promise<void> {
    if (this.#failure) throw this.#failure;
    const places = parts.map((part) => this.#places.get(part)!);
    const directory: Directory = {
      names: parts.join(SEPARATOR),
      at: Float64Array.from(places, ({ at }) => at),
      size: Float64Array.from(places, ({ size }) => size),
      sum: Uint32Array.from(places, ({ sum }) => sum),
      about,
    };
    const packed = packRecord(directory);
    const tail = Buffer.alloc(TAIL_BYTES);
    tail.writeBigUInt64LE(BigInt(this.size), 0);
    tail.writeBigUInt64LE(BigInt(packed.length), 8);
    tail.writeUInt32LE(crc32(packed), 16);
    tail.writeUInt32LE(crc32(MARK), 20);
    await this.file!.writev([packed, tail], this.size);
    // Else a power cut may leave the new name without the content.
    await this.file!.sync();
  }

  async close(): Promise<void> {
    await this.file?.close();
  }

  /** Closes it and removes what it has written. */
  async abandon(): Promise<void> {
    await this.close();
    if (this.file === null) return;
    await rm(this.path, { force: true });
    forgetUnfinished(this.path);
  }
}

/** Not as a `Buffer`, whose slices are no copies. */
async function bytesAt(file: FileHandle, at: number, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  for (let read = 0; read < size;) {
    const { bytesRead } = await file.read(bytes, read, size - read, at + read);
    if (bytesRead === 0) throw new Error('The file ends before its parts do.');
    read += bytesRead;
  }
  return bytes;
}
