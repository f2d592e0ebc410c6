/**
 * @file One sealed record: a version, a checksum of what follows, a random nonce, and the value (AES-GCM, 256 bits). The seal is bound to the record's place (its store, its key,
 * and what of it is not sealed), so that no record can stand in for another. Nonces are of 96 random bits: two of four billion records have the same with a chance of one in
 * eight billion.
 */
import { checksumOfBytes } from '../store/checksum.ts';
import { sealedChanged, sealedDamaged } from './failures.ts';
import { utf8 } from './bytes.ts';
import type { NotebookKeys } from './keys.ts';
import { pack, unpack } from './pack.ts';

const HEAD = [1, 0, 0, 0] as const;
const CHECKSUM_AT = HEAD.length;
const NONCE_AT = 8;
const NONCE_BYTES = 12;
const SEALED_AT = NONCE_AT + NONCE_BYTES;
const TAG_BYTES = 16;

/** Where a record is: what tells it from every other one of its notebook. */
export interface Place {
  store: string;
  key: unknown;
  /** What of the record stays readable, since lists are looked up by it. */
  readable?: object;
}

/** A place as the bytes that a seal is bound to. */
export function bound({ store, key, readable = {} }: Place): Uint8Array<ArrayBuffer> {
  return utf8(JSON.stringify(['causeway record', store, key, readable]));
}

export async function sealRecord(value: unknown, keys: NotebookKeys, place: Place): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const how = { name: 'AES-GCM', iv: nonce, additionalData: bound(place) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, keys.records, pack(value)));
  const record = new Uint8Array(SEALED_AT + sealed.length);
  record.set(HEAD);
  record.set(nonce, NONCE_AT);
  record.set(sealed, SEALED_AT);
  new DataView(record.buffer).setUint32(CHECKSUM_AT, checksumOfBytes(record.subarray(NONCE_AT)), true);
  return record;
}

/**
 * @returns what was sealed; where only the checksum is damaged, too, since the seal holds
 * @throws CausewayError `storage-damaged`, `storage-changed`
 */
export async function openRecord(record: Uint8Array<ArrayBuffer>, keys: NotebookKeys, place: Place): Promise<unknown> {
  if (record.length < SEALED_AT + TAG_BYTES || !isHead(record)) throw sealedDamaged(place.store);
  const how = { name: 'AES-GCM', iv: record.subarray(NONCE_AT, SEALED_AT), additionalData: bound(place) };
  let opened: ArrayBuffer;
  try {
    opened = await crypto.subtle.decrypt(how, keys.records, record.subarray(SEALED_AT));
  } catch {
    // Only now is the checksum looked at: what opens is neither damaged nor changed.
    throw checksumIn(record) === checksumOfBytes(record.subarray(NONCE_AT))
      ? sealedChanged(place.store)
      : sealedDamaged(place.store);
  }
  return unpack(new Uint8Array(opened));
}

/** The version, which no seal holds, in the first of four bytes. */
const isHead = (record: Uint8Array): boolean => HEAD.every((byte, at) => record[at] === byte);

function checksumIn({ buffer, byteOffset }: Uint8Array): number {
  return new DataView(buffer, byteOffset).getUint32(CHECKSUM_AT, true);
}
