/**
 * @file The inputs of a target: seeds, each damaged by a recipe. An archive or a packed record is mostly damaged in one of its parts and packed again, since its
 * checksums would hide what is inside from most damage.
 */
import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { damageBytes, damageText, EDITS, type Edit } from './edits.ts';

/** A sound file, or a hostile one, that inputs are made from. */
export interface Seed {
  /** Its ending has a say in how it is read. */
  name: string;
  bytes: Uint8Array;
}

/** What a person would drop in. */
export const blobOf = (bytes: Uint8Array): Blob => new Blob([bytes as Uint8Array<ArrayBuffer>]);

interface Recipe {
  seed: number;
  other: number;
  /** 0: the whole file is damaged, not a part of it. */
  within: number;
  part: number;
  /** 0: as bytes, even where it is a text. */
  asText: number;
  edits: Edit[];
}

const RECIPE: fc.Arbitrary<Recipe> = fc.record(
  { seed: fc.nat(), other: fc.nat(), within: fc.nat(3), part: fc.nat(), asText: fc.nat(4), edits: EDITS },
  { noNullPrototype: true },
);

/** Recipes that are drawn together: one draw for each would take longer than reading most inputs. */
const AT_ONCE = 250;

const BINARY = /\.(pdf|png|jpe?g|webp|zip|tar|bin|parquet|onnx|wasm|record|sealed)$/i;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Packed records (`store/packed-record.ts`) begin with the length of a JSON text. */
const HEAD_BYTES = 4;
const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

function damageZip(bytes: Uint8Array, recipe: Recipe, other: Uint8Array): Uint8Array {
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, { filter: ({ originalSize }) => originalSize < 2_000_000 });
  } catch {
    return damageBytes(bytes, recipe.edits, other);
  }
  const names = Object.keys(parts).filter((name) => !name.endsWith('/'));
  const name = names[recipe.part % Math.max(1, names.length)];
  if (name === undefined) return damageBytes(bytes, recipe.edits, other);
  const deeper = { ...recipe, part: Math.floor(recipe.part / names.length), within: recipe.part % 4 };
  parts[name] = damage({ name, bytes: parts[name]! }, deeper, other);
  // The media type of a package stands first and unpacked.
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, part]) => [path, [part, { level: 0 }] as const])),
  );
}

/** The record with its JSON text changed, and the lengths right again; or with its columns changed. */
function damageRecord(bytes: Uint8Array, recipe: Recipe, other: Uint8Array): Uint8Array {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const columns = bytes.subarray(aligned(HEAD_BYTES + length));
  const head = bytes.subarray(HEAD_BYTES, HEAD_BYTES + length);
  if (recipe.part % 3 === 0) {
    return new Uint8Array(
      Buffer.concat([bytes.subarray(0, aligned(HEAD_BYTES + length)), damageBytes(columns, recipe.edits, other)]),
    );
  }
  const text = damageText(head, recipe.edits, strToU8('{"a":[1,{"b":"c"}]}'));
  const packed = new Uint8Array(aligned(HEAD_BYTES + text.length) + columns.length);
  new DataView(packed.buffer).setUint32(0, text.length, true);
  packed.set(text, HEAD_BYTES);
  packed.set(columns, aligned(HEAD_BYTES + text.length));
  return packed;
}

function damage({ name, bytes }: Seed, recipe: Recipe, other: Uint8Array): Uint8Array {
  if (recipe.within > 0 && ZIP.every((byte, at) => bytes[at] === byte)) return damageZip(bytes, recipe, other);
  if (recipe.within > 0 && /(record\.bin|\.record)$/.test(name) && bytes.length > HEAD_BYTES) {
    return damageRecord(bytes, recipe, other);
  }
  if (recipe.asText === 0 || BINARY.test(name)) return damageBytes(bytes, recipe.edits, other);
  return damageText(bytes, recipe.edits, other);
}

/** A number out of a text, for seeds of chance (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** The inputs of a target, by number; those of other numbers need not be made first. */
export class Inputs {
  #block = -1;
  #recipes: Recipe[] = [];

  constructor(
    private readonly target: string,
    private readonly seeds: readonly Seed[],
    private readonly seed: number,
  ) {
    if (seeds.length === 0) throw new Error(`There are no seeds for ${target}.`);
  }

  /** @param number from 0 */
  at(number: number): Seed {
    const block = Math.floor(number / AT_ONCE);
    if (block !== this.#block) {
      this.#block = block;
      this.#recipes = fc.sample(RECIPE, { numRuns: AT_ONCE, seed: hashOf(`${this.target} ${this.seed} ${block}`) });
    }
    const recipe = this.#recipes[number % AT_ONCE]!;
    const seed = this.seeds[recipe.seed % this.seeds.length]!;
    const other = this.seeds[recipe.other % this.seeds.length]!;
    return { name: seed.name, bytes: new Uint8Array(damage(seed, recipe, other.bytes)) };
  }
}
