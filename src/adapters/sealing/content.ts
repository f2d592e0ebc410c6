/**
 * @file Files and backups, which may be larger than memory, sealed in pieces of a megabyte as STREAM does it (Hoang, Reyhanitabar, Rogaway & Vizár 2015; so does age): a key of
 * its own for each file, a nonce that counts, and a mark on the last piece, so that none can be cut off, moved or left out. Each piece has a checksum, as records have, and
 * opens by itself, so that any part of a file can be read without the rest.
 */
import { BlobSink, type ByteSink } from '../files/sink.ts';
import { checksumOfBytes } from '../store/checksum.ts';
import { concatenated, utf8 } from './bytes.ts';
import type { Told } from './failures.ts';
import type { NotebookKeys } from './keys.ts';

const HEAD = [2, 0, 0, 0] as const;
const SALT_BYTES = 32;
/** The size of what was sealed, a 64-bit integer: by it a file that was cut off is known. */
const SIZE_BYTES = 8;
const SALT_AT = HEAD.length + SIZE_BYTES;
const START_BYTES = SALT_AT + SALT_BYTES;
/** What a piece holds before it is sealed. */
export const PIECE_BYTES = 1 << 20;
const CHECKSUM_BYTES = 4;
const TAG_BYTES = 16;
const ADDED_BYTES = CHECKSUM_BYTES + TAG_BYTES;
const NONCE_BYTES = 12;

/** The part of `Blob` that is needed: the whole of a file need not be in memory. */
export interface Source {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

function nonceOf(piece: number, isLast: boolean): Uint8Array<ArrayBuffer> {
  const nonce = new Uint8Array(NONCE_BYTES);
  new DataView(nonce.buffer).setUint32(NONCE_BYTES - 5, piece);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

function startOf(size: number, salt: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = new Uint8Array(START_BYTES);
  start.set(HEAD);
  new DataView(start.buffer).setBigUint64(HEAD.length, BigInt(size), true);
  start.set(salt, SALT_AT);
  return start;
}

const piecesOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / PIECE_BYTES));

async function bytesOf(source: Source, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await source.slice(start, end).arrayBuffer());
}

/** Seals a file as it comes, however long it will be. What it holds in memory is two pieces. */
export class ContentSealer {
  readonly #salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  readonly #key: Promise<CryptoKey>;
  /** What is not sealed yet: which piece is the last is known at the end alone. */
  readonly #piece = new Uint8Array(PIECE_BYTES);
  #held = 0;
  #pieces = 0;
  #size = 0;

  /**
   * @param place what the file is bound to, such as its store and key
   * @param sink where the pieces go
   */
  constructor(
    keys: NotebookKeys,
    private readonly place: Uint8Array<ArrayBuffer>,
    private readonly sink: ByteSink = new BlobSink(),
  ) {
    this.#key = keys.contentKey(this.#salt);
  }

  async push(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      if (this.#held === PIECE_BYTES) await this.#seal(false);
      const taken = bytes.subarray(at, at + PIECE_BYTES - this.#held);
      this.#piece.set(taken, this.#held);
      this.#held += taken.length;
      this.#size += taken.length;
      at += taken.length;
    }
  }

  /** The sealed file. */
  async finish(): Promise<Blob> {
    await this.#seal(true);
    return new Blob([startOf(this.#size, this.#salt), await this.sink.finish()]);
  }

  async #seal(isLast: boolean): Promise<void> {
    const how = { name: 'AES-GCM', iv: nonceOf(this.#pieces, isLast), additionalData: this.place };
    const bytes = this.#piece.subarray(0, this.#held);
    const sealed = new Uint8Array(await crypto.subtle.encrypt(how, await this.#key, bytes));
    const checksum = new Uint8Array(CHECKSUM_BYTES);
    new DataView(checksum.buffer).setUint32(0, checksumOfBytes(sealed), true);
    await this.sink.push(concatenated([checksum, sealed]));
    this.#held = 0;
    this.#pieces += 1;
  }
}

/** All of a file, sealed. */
export async function sealContent(source: Source, keys: NotebookKeys, place: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const sealer = new ContentSealer(keys, place);
  for (let at = 0; at < source.size; at += PIECE_BYTES) {
    await sealer.push(await bytesOf(source, at, Math.min(source.size, at + PIECE_BYTES)));
  }
  return sealer.finish();
}

/** A sealed file, of which any part can be read: only the pieces that hold it are opened. */
export class SealedContent implements Source {
  /** Bytes of what was sealed; of a file that was cut off, of the pieces that are there. */
  readonly size: number;
  /** Of the whole file. */
  readonly #pieces: number;
  /** The piece that was opened last: parts are mostly read one after the other. */
  #last: { piece: number; bytes: Uint8Array<ArrayBuffer> } | null = null;

  private constructor(
    private readonly sealed: Source,
    private readonly key: CryptoKey,
    private readonly place: Uint8Array<ArrayBuffer>,
    private readonly told: Told,
    size: number,
  ) {
    const there = Math.ceil((sealed.size - START_BYTES) / (PIECE_BYTES + ADDED_BYTES));
    this.size = Math.min(size, there * PIECE_BYTES);
    this.#pieces = piecesOf(size);
  }

  /**
   * @param place what it was bound to
   * @param told what is told of it where it does not open
   * @param mayBeCut true: what is there of a file that was cut off can be read, piece by piece
   * @throws CausewayError `told.damaged`
   */
  static async open(
    sealed: Source,
    keys: NotebookKeys,
    place: Uint8Array<ArrayBuffer>,
    told: Told,
    mayBeCut = false,
  ): Promise<SealedContent> {
    const start = await bytesOf(sealed, 0, START_BYTES);
    if (start.length < START_BYTES || HEAD.some((byte, at) => start[at] !== byte)) throw told.damaged();
    const size = Number(new DataView(start.buffer).getBigUint64(HEAD.length, true));
    const isWhole = sealed.size === START_BYTES + size + piecesOf(size) * ADDED_BYTES;
    if (!isWhole && !mayBeCut) throw told.damaged();
    return new SealedContent(sealed, await keys.contentKey(start.slice(SALT_AT)), place, told, size);
  }

  slice(
    start: number,
    end: number,
  ): { arrayBuffer(): Promise<ArrayBuffer>; stream(): ReadableStream<Uint8Array<ArrayBuffer>> } {
    const to = Math.min(end, this.size);
    return {
      arrayBuffer: async () => (await this.#read(start, to)).buffer,
      stream: () => this.#stream(start, to),
    };
  }

  /** All of it; the browser may move it out of memory piece by piece. */
  async blob(): Promise<Blob> {
    const parts: Blob[] = [];
    for (let piece = 0; piece < this.#pieces; piece++) parts.push(new Blob([await this.#open(piece)]));
    return new Blob(parts);
  }

  #stream(start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>> {
    let at = start;
    return new ReadableStream({
      pull: async (controller) => {
        const to = Math.min(end, at + PIECE_BYTES);
        if (at < to) controller.enqueue(await this.#read(at, to));
        at = to;
        if (at >= end) controller.close();
      },
    });
  }

  async #read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array[] = [];
    for (let at = start; at < end;) {
      const piece = Math.floor(at / PIECE_BYTES);
      const from = piece * PIECE_BYTES;
      const bytes = await this.#open(piece);
      parts.push(bytes.subarray(at - from, end - from));
      at = from + PIECE_BYTES;
    }
    return concatenated(parts);
  }

  async #open(piece: number): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#last?.piece === piece) return this.#last.bytes;
    const from = START_BYTES + piece * (PIECE_BYTES + ADDED_BYTES);
    const record = await bytesOf(this.sealed, from, Math.min(this.sealed.size, from + PIECE_BYTES + ADDED_BYTES));
    if (record.length < ADDED_BYTES) throw this.told.damaged();
    const sealed = record.subarray(CHECKSUM_BYTES);
    const how = { name: 'AES-GCM', iv: nonceOf(piece, piece === this.#pieces - 1), additionalData: this.place };
    const opened = await crypto.subtle.decrypt(how, this.key, sealed).catch(() => {
      const checksum = new DataView(record.buffer).getUint32(0, true);
      throw checksum === checksumOfBytes(sealed) ? this.told.changed() : this.told.damaged();
    });
    this.#last = { piece, bytes: new Uint8Array(opened) };
    return this.#last.bytes;
  }
}

/** What a backup is bound to, and all else that has no place in a store. */
export const unplaced = (use: string): Uint8Array<ArrayBuffer> => utf8(JSON.stringify(['causeway content', use]));
