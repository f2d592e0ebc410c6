/**
 * @file The keys of one notebook while it is open. All are drawn from one random notebook key by HKDF (RFC 5869, SHA-256), so that none does two things. None of them can be
 * read out: the browser holds them, also when they go from one worker to another.
 */
import { concatenated, utf8 } from './bytes.ts';
import { sealedChanged } from './failures.ts';

const KEY_BYTES = 32;
/** What a name is known by, and what hides it: the first 128 bits of an HMAC. */
const TAG_BYTES = 16;

type Use = 'records' | 'names' | 'masks' | `content ${string}`;

function draw(master: CryptoKey, use: Use, salt: Uint8Array<ArrayBuffer>, kind: object, uses: KeyUsage[]) {
  const from = { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(`causeway ${use}`) };
  return crypto.subtle.deriveKey(from, master, kind as AesDerivedKeyParams, false, uses);
}

const NO_SALT = new Uint8Array(0);
const AES = { name: 'AES-GCM', length: 8 * KEY_BYTES };

/** A notebook key as what other keys are drawn from; it can't be read out again. */
export function masterOf(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveKey']);
}

export function randomKey(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}

export class NotebookKeys {
  /** Names that were hidden and shown before, in both directions: there are as many as documents. */
  readonly #hidden = new Map<string, Promise<string>>();
  readonly #shown = new Map<string, Promise<string>>();

  private constructor(
    readonly master: CryptoKey,
    /** AES-GCM, for records. */
    readonly records: CryptoKey,
    private readonly names: CryptoKey,
    private readonly masks: CryptoKey,
  ) {}

  static async of(master: CryptoKey): Promise<NotebookKeys> {
    const [records, names, masks] = await Promise.all([
      draw(master, 'records', NO_SALT, AES, ['encrypt', 'decrypt']),
      draw(master, 'names', NO_SALT, { name: 'HMAC', hash: 'SHA-256', length: 8 * KEY_BYTES }, ['sign']),
      draw(master, 'masks', NO_SALT, { name: 'AES-CTR', length: 8 * KEY_BYTES }, ['encrypt', 'decrypt']),
    ]);
    return new NotebookKeys(master, records, names, masks);
  }

  /** The key of one file, which is sealed in pieces. */
  contentKey(salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
    return draw(this.master, 'content file', salt, AES, ['encrypt', 'decrypt']);
  }

  /**
   * What stands for a name in the key of a record: always the same, so that the record is found, and without the notebook's key nobody knows or can guess what it says.
   * Synthetic initialisation vector (Rogaway & Shrimpton 2006): an HMAC of the name is its tag, and the start of the stream that hides it.
   */
  hide(name: string): Promise<string> {
    return remembered(this.#hidden, name, async () => {
      if (name === '') return ''; // names and titles, which belong to no document
      const bytes = utf8(name);
      const tag = await this.#tagOf(bytes);
      const hidden = new Uint8Array(await crypto.subtle.encrypt(counting(tag), this.masks, bytes));
      const shown = base64url(concatenated([tag, hidden]));
      this.#shown.set(shown, Promise.resolve(name));
      return shown;
    });
  }

  /** Notes what stands for a name, as a record says that was opened. */
  remember(name: string, hidden: string): void {
    if (!this.#hidden.has(name)) this.#hidden.set(name, Promise.resolve(hidden));
    if (!this.#shown.has(hidden)) this.#shown.set(hidden, Promise.resolve(name));
  }

  /**
   * The name that something stands for.
   *
   * @throws CausewayError `storage-changed` where it stands for none of this notebook
   */
  show(hidden: string): Promise<string> {
    return remembered(this.#shown, hidden, async () => {
      if (hidden === '') return '';
      const bytes = bytesOf(hidden);
      if (bytes === null || bytes.length < TAG_BYTES) throw sealedChanged('names');
      const tag = bytes.slice(0, TAG_BYTES);
      const name = new Uint8Array(await crypto.subtle.decrypt(counting(tag), this.masks, bytes.slice(TAG_BYTES)));
      const expected = await this.#tagOf(name);
      if (tag.some((byte, i) => byte !== expected[i])) throw sealedChanged('names');
      return new TextDecoder().decode(name);
    });
  }

  async #tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await crypto.subtle.sign('HMAC', this.names, bytes)).slice(0, TAG_BYTES);
  }
}

function remembered(known: Map<string, Promise<string>>, key: string, find: () => Promise<string>): Promise<string> {
  const found = known.get(key);
  if (found) return found;
  const finding = find();
  known.set(key, finding);
  return finding;
}

const counting = (counter: Uint8Array<ArrayBuffer>): AesCtrParams => ({ name: 'AES-CTR', counter, length: 64 });

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
