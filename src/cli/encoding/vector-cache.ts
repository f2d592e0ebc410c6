/** @file What a model made of texts, as bytes, kept in a folder for the next run. What can't be read there is made anew. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readKeys, readRecords, UNFINISHED, VECTOR_FILE, writeRecords } from './vector-file.ts';

/** Records in one file. Files of fewer than half as many are joined with newer ones. */
const FULL = 512;
/** A file that was not finished for so long was left by a run that was killed. */
const LEFT_MILLISECONDS = 3_600_000;

interface KeptFile {
  path: string;
  keys: string[];
  /** Null until one of them is needed. */
  records: Uint8Array[] | null;
}

export class VectorCache {
  readonly #folder: string;
  readonly #onProblem: (problem: string) => void;
  readonly #files = new Set<KeptFile>();
  readonly #places = new Map<string, { file: KeptFile; at: number }>();
  /** Not in a file yet. */
  readonly #fresh = new Map<string, Uint8Array>();
  #isWritable = true;

  /**
   * @param folder of one model; made when there is something to keep
   * @param onProblem told once, in one line, when nothing can be kept
   */
  constructor(folder: string, onProblem: (problem: string) => void) {
    this.#folder = folder;
    this.#onProblem = onProblem;
    try {
      this.#list();
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') this.#giveUp(thrown);
    }
  }

  /**
   * @param key sixteen hexadecimal digits
   * @returns undefined when it is to be made; not to be changed
   */
  get(key: string): Uint8Array | undefined {
    return this.#fresh.get(key) ?? this.#kept(key);
  }

  put(key: string, record: Uint8Array): void {
    this.#fresh.set(key, record);
    if (this.#isWritable && this.#fresh.size >= FULL) this.save();
  }

  /** Writes what is new. */
  save(): void {
    if (this.#fresh.size === 0 || !this.#isWritable) return;
    const records = new Map(this.#fresh);
    const joined: KeptFile[] = [];
    for (const file of this.#files) {
      if (file.keys.length >= FULL / 2 || records.size + file.keys.length > FULL) continue;
      for (const key of file.keys) {
        const record = this.#kept(key);
        if (record && !records.has(key)) records.set(key, record);
      }
      joined.push(file);
    }
    const keys = [...records.keys()];
    const contents = [...records.values()];
    try {
      this.#add({ path: writeRecords(this.#folder, keys, contents), keys, records: contents });
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
        const keys = readKeys(file);
        if (keys) this.#add({ path: file, keys, records: null });
        else rmSync(file, { force: true });
      } else if (name.endsWith(UNFINISHED)) {
        const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
        if (Date.now() - written > LEFT_MILLISECONDS) rmSync(file, { force: true });
      }
    }
  }

  #kept(key: string): Uint8Array | undefined {
    const place = this.#places.get(key);
    if (place === undefined) return undefined;
    const { file, at } = place;
    file.records ??= readRecords(file.path);
    if (file.records !== null) return file.records[at];
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
