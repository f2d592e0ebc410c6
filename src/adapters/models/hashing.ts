/**
 * @file Checksums of files that arrive piece by piece. The state can be saved and taken up again, so that a download that goes
 * on after a reload need not read again what it has.
 */
import { createCRC32, createMD5, createSHA1, createSHA256, type IHasher } from 'hash-wasm';

/** `git-blob`: SHA-1 as git computes it for a file's content, which is what a hub knows of small files. */
export type ChecksumKind = 'sha256' | 'git-blob' | 'md5' | 'crc32';

/** A checksum that a file must have, in lower-case hexadecimal. */
export interface Checksum {
  kind: ChecksumKind;
  value: string;
}

/** Saved states, of SHA-256 and of the expected checksum where that is another one. */
export interface HashState {
  sha256: Uint8Array<ArrayBuffer>;
  other: Uint8Array<ArrayBuffer> | null;
}

const CREATE: Record<Exclude<ChecksumKind, 'sha256'>, () => Promise<IHasher>> = {
  'git-blob': createSHA1,
  md5: createMD5,
  crc32: () => createCRC32(),
};

/** Computes SHA-256, which every file here is known by, and whatever else its source knows it by. */
export class FileHash {
  readonly #sha256: IHasher;
  readonly #other: IHasher | null;
  readonly #expected: Checksum | null;

  private constructor(sha256: IHasher, other: IHasher | null, expected: Checksum | null) {
    this.#sha256 = sha256;
    this.#other = other;
    this.#expected = expected;
  }

  /** @param size bytes that the whole file will have; `git-blob` needs it */
  static async begin(expected: Checksum | null, size: number): Promise<FileHash> {
    const hash = await FileHash.#create(expected);
    hash.#sha256.init();
    hash.#other?.init();
    if (expected?.kind === 'git-blob') hash.#other?.update(`blob ${size}\0`);
    return hash;
  }

  /** @returns null when the state was saved by another version and can't be taken up */
  static async resume(expected: Checksum | null, state: HashState): Promise<FileHash | null> {
    const hash = await FileHash.#create(expected);
    if ((hash.#other === null) !== (state.other === null)) return null;
    try {
      hash.#sha256.load(state.sha256);
      if (state.other !== null) hash.#other?.load(state.other);
      return hash;
    } catch {
      return null;
    }
  }

  static async #create(expected: Checksum | null): Promise<FileHash> {
    const other = expected === null || expected.kind === 'sha256' ? null : await CREATE[expected.kind]();
    return new FileHash(await createSHA256(), other, expected);
  }

  update(bytes: Uint8Array): void {
    this.#sha256.update(bytes);
    this.#other?.update(bytes);
  }

  save(): HashState {
    return { sha256: copy(this.#sha256.save()), other: this.#other === null ? null : copy(this.#other.save()) };
  }

  /** Ends the computation. `matches` is true as well where nothing is expected. */
  finish(): { sha256: string; matches: boolean } {
    const sha256 = this.#sha256.digest('hex');
    const found = this.#other?.digest('hex') ?? sha256;
    return { sha256, matches: this.#expected === null || this.#expected.value.toLowerCase() === found };
  }
}

function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}
