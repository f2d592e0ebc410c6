/** @file Reads files of a backup, each checked against its checksum, so that damage is told before anything is shown. */
import { createCRC32 } from 'hash-wasm';
import { CausewayError } from '../../engine/errors.ts';
import type { ArchiveSource } from '../archives/zip-reader.ts';
import { readZip, type ZipEntry } from '../models/zip.ts';
import { salvageZip } from '../archives/zip-salvage.ts';
import { isUnsealable } from '../sealing/failures.ts';
import { damagedBackup } from './backup-format.ts';

/** A file that unpacks to more than this is not one that a backup has; originals are limited when they are taken in. */
const MOST_BYTES = 1 << 30;

/** Whether a part of a backup is not as it was written. */
export function isDamage(thrown: unknown): boolean {
  return isUnsealable(thrown) || (thrown instanceof CausewayError && thrown.code === 'file-damaged');
}

export class BackupArchive {
  readonly #entries: Map<string, ZipEntry>;

  private constructor(
    entries: readonly ZipEntry[],
    /** False where it was cut off or its directory is damaged: these are the files that could be found all the same. */
    readonly isWhole: boolean,
  ) {
    this.#entries = new Map(entries.map((entry) => [entry.path, entry]));
  }

  /** @throws CausewayError `file-damaged`, of an encrypted one `storage-damaged` and `storage-changed`, where no file of it can be found */
  static async open(archive: ArchiveSource): Promise<BackupArchive> {
    try {
      return new BackupArchive(await readZip(archive), true);
    } catch (thrown) {
      const found = await salvageZip(archive, isDamage);
      if (found.length > 0) return new BackupArchive(found, false);
      throw isUnsealable(thrown) ? thrown : damagedBackup('it is no whole archive');
    }
  }

  /** Paths that begin so, in order. */
  list(folder: string): string[] {
    return [...this.#entries.keys()].filter((path) => path.startsWith(folder)).sort();
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  /**
   * The bytes of a file. More than were declared are never held.
   * @throws CausewayError `file-damaged`
   */
  async bytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const entry = this.#entries.get(path);
    if (!entry || entry.size > MOST_BYTES) throw damagedBackup(`${path} is missing`);
    const bytes = new Uint8Array(entry.size);
    const sum = await createCRC32();
    let at = 0;
    try {
      const reader = (await entry.open()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        if (at + value.length > bytes.length) throw damagedBackup(`${path} is too long`);
        bytes.set(value, at);
        sum.update(value);
        at += value.length;
      }
    } catch (thrown) {
      throw isDamage(thrown) ? thrown : damagedBackup(`${path} can't be unpacked`);
    }
    if (at !== bytes.length || sum.digest() !== entry.crc32) throw damagedBackup(`${path} was changed`);
    return bytes;
  }

  /** @throws CausewayError `file-damaged` */
  async text(path: string): Promise<string> {
    return new TextDecoder().decode(await this.bytes(path));
  }

  /** @throws CausewayError `file-damaged` */
  async json(path: string): Promise<unknown> {
    const text = await this.text(path);
    try {
      return JSON.parse(text);
    } catch {
      throw damagedBackup(`${path} is not readable`);
    }
  }
}
