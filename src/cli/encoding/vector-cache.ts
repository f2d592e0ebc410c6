/** @file Vectors that a model made, kept in a folder for the next run. What can't be read there is made anew. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readKeys, readRows, UNFINISHED, VECTOR_FILE, writeVectors } from './vector-file.ts';

/** Vectors in one file. Files of fewer than half as many are joined with newer ones. */
const FULL = 512;
/** A file that was not finished for so long was left by a run that was killed. */
const LEFT_MILLISECONDS = 3_600_000;
/** Numbers of unit vectors are kept in 16 bits: wrong by a sixty-thousandth at the most, and the same whether made now or kept. */
const SCALE = 32_767;

interface KeptFile {
  path: string;
  keys: string[];
  /** Null until one of them is needed. */
  rows: Int16Array | null;
}

export class VectorCache {
  readonly #folder: string;
  readonly #dimensions: number;
  readonly #onProblem: (problem: string) => void;
  readonly #files = new Set<KeptFile>();
  readonly #places = new Map<string, { file: KeptFile; at: number }>();
  /** Not in a file yet. */
  readonly #fresh = new Map<string, Int16Array>();
  #isWritable = true;

  /**
   * @param folder of one model; made when there is something to keep
   * @param dimensions numbers in a vector
   * @param onProblem told once, in one line, when nothing can be kept
   */
  constructor(folder: string, dimensions: number, onProblem: (problem: string) => void) {
    this.#folder = folder;
    this.#dimensions = dimensions;
    this.#onProblem = onProblem;
    try {
      this.#list();
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') this.#giveUp(thrown);
    }
  }

  /**
   * @param key sixteen hexadecimal digits
   * @returns undefined when the vector is to be made
   */
  get(key: string): Float32Array | undefined {
    const row = this.#fresh.get(key) ?? this.#kept(key);
    return row && Float32Array.from(row, (value) => value / SCALE);
  }

  /** @param vector a unit vector, or zeros */
  put(key: string, vector: Float32Array): void {
    const row = Int16Array.from(vector, (value) => Math.round(value * SCALE));
    this.#fresh.set(key, row);
    if (this.#isWritable && this.#fresh.size >= FULL) this.save();
  }

  /** Writes what is new. */
  save(): void {
    if (this.#fresh.size === 0 || !this.#isWritable) return;
    const vectors = new Map(this.#fresh);
    const joined: KeptFile[] = [];
    for (const file of this.#files) {
      if (file.keys.length >= FULL / 2 || vectors.size + file.keys.length > FULL) continue;
      for (const key of file.keys) {
        const row = this.#kept(key);
        if (row && !vectors.has(key)) vectors.set(key, row);
      }
      joined.push(file);
    }
    const keys = [...vectors.keys()];
    const rows = new Int16Array(keys.length * this.#dimensions);
    keys.forEach((key, at) => rows.set(vectors.get(key)!, at * this.#dimensions));
    try {
      this.#add({ path: writeVectors(this.#folder, keys, rows), keys, rows });
      this.#fresh.clear();
      for (const file of joined) this.#remove(file);
    } catch (thrown) {
      this.#giveUp(thrown);
    }
  }

  #list(): void {
    for (const name of readdirSync(this.#folder).sort()) {
      const file = path.join(this.#folder, name);
      if (name.endsWith(VECTOR_FILE)) {
        const keys = readKeys(file, this.#dimensions);
        if (keys) this.#add({ path: file, keys, rows: null });
        else rmSync(file, { force: true });
      } else if (name.endsWith(UNFINISHED)) {
        const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
        if (Date.now() - written > LEFT_MILLISECONDS) rmSync(file, { force: true });
      }
    }
  }

  #kept(key: string): Int16Array | undefined {
    const place = this.#places.get(key);
    if (place === undefined) return undefined;
    const { file, at } = place;
    file.rows ??= readRows(file.path, file.keys.length);
    if (file.rows !== null) return file.rows.subarray(at * this.#dimensions, (at + 1) * this.#dimensions);
    this.#remove(file);
    return undefined;
  }

  #add(file: KeptFile): void {
    this.#files.add(file);
    file.keys.forEach((key, at) => this.#places.set(key, { file, at }));
  }

  #remove(file: KeptFile): void {
    this.#files.delete(file);
    for (const key of file.keys) if (this.#places.get(key)?.file === file) this.#places.delete(key);
    rmSync(file.path, { force: true });
  }

  #giveUp(thrown: unknown): void {
    this.#isWritable = false;
    this.#onProblem(`Vectors can't be kept in ${this.#folder}: ${(thrown as Error).message}`);
  }
}
