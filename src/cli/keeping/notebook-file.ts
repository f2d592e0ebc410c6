/**
 * @file The file of `--notebook`: what reading and building gave, as a file of parts. They are written as they come, beside the file, which is then renamed, so that whoever
 * reads it, now or after a crash, has one that is whole; each part is checked against its checksum when it is read. Without `--notebook` they go to a file that has no name.
 */
import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { READING_VERSION } from '../../adapters/parsers/parse.ts';
import { CausewayError } from '../../engine/errors.ts';
import { ANALYSIS_VERSION } from '../../engine/notebook/analysis.ts';
import { PartFile, versionOf } from './part-file.ts';
import { forgetUnfinished } from './unfinished.ts';

/** Grows when a reader of an older version would misunderstand the file. */
export const NOTEBOOK_FILE_VERSION = 2;
/** What the files of version 1 have in their first bytes, which were archives: they may be written over. */
const FIRST_VERSION = { mark: 'causeway-terminal.json', at: 30 };
const UNFINISHED = '.part';
/** A file that was not finished for so long was left by a run that was killed: building takes minutes, and recognising pictures hours. */
const LEFT_MILLISECONDS = 24 * 3_600_000;

const fileKey = { id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), extension: v.string(), name: v.string() };

const manifestSchema = v.object({
  /** `READING_VERSION` of what read the files. */
  reading: v.number(),
  /** `ANALYSIS_VERSION` of the analyses, and so of what the index was built from. */
  analysis: v.number(),
  /** In their order; `isPartial`: pages are missing that could not be recognised then. */
  documents: v.array(v.object({ ...fileKey, isPartial: v.optional(v.literal(true)) })),
  /** Files that can't be read, and why. */
  refused: v.array(v.object({ ...fileKey, code: v.string(), message: v.string() })),
  /** The encoder whose reader's statements the index has; null: none. */
  stated: v.nullable(v.string()),
  /** The encoder whose vectors are there, of all that the index has; null: none. */
  embedded: v.nullable(v.string()),
});

export type NotebookManifest = v.InferOutput<typeof manifestSchema>;

/** A part of the file is not what was written. */
export class DamagedNotebook extends Error {
  override readonly name = 'DamagedNotebook';
}

const NOTHING: NotebookManifest = {
  reading: READING_VERSION,
  analysis: ANALYSIS_VERSION,
  documents: [],
  refused: [],
  stated: null,
  embedded: null,
};

async function isFirstVersion(file: FileHandle): Promise<boolean> {
  const { mark, at } = FIRST_VERSION;
  const { buffer, bytesRead } = await file.read(Buffer.alloc(mark.length), 0, mark.length, at);
  return buffer.toString('latin1', 0, bytesRead) === mark;
}

/** Parts by their paths: those of the file, and new ones that are in it once it is saved. */
export class NotebookFile {
  /** What was added since the file was read or saved; null: nothing. */
  #fresh: PartFile | null = null;

  private constructor(
    readonly path: string,
    readonly manifest: NotebookManifest,
    private kept: PartFile | null,
  ) {}

  /** One that has nothing yet. @param file empty: it is never saved */
  static empty(file: string): NotebookFile {
    return new NotebookFile(file, NOTHING, null);
  }

  /**
   * Opens a file; where there is none, or one that can't be used any more, it has nothing yet.
   *
   * @param say told in one line why everything is made anew
   * @throws CausewayError `usage` for a file that is something else, or of a newer version: neither is written over
   */
  static async open(file: string, say: (line: string) => void): Promise<NotebookFile> {
    // It stays open, since another run may put another one in its place.
    const handle = await open(file, 'r').catch((thrown: NodeJS.ErrnoException) => {
      if (thrown.code === 'ENOENT') return null;
      throw new CausewayError('usage', `${file} can't be read: ${thrown.message}`);
    });
    if (handle === null) return NotebookFile.empty(file);
    const found = await NotebookFile.#read(file, handle, say).catch(async (thrown: unknown) => {
      await handle.close();
      if (thrown instanceof CausewayError) throw thrown;
      throw new CausewayError('usage', `${file} can't be read: ${(thrown as Error).message}`);
    });
    if (found === null) await handle.close();
    return found ?? NotebookFile.empty(file);
  }

  /** Null where it has nothing that can be used. */
  static async #read(file: string, handle: FileHandle, say: (line: string) => void): Promise<NotebookFile | null> {
    if ((await handle.stat()).size === 0) return null;
    const version = (await isFirstVersion(handle)) ? 1 : await versionOf(handle);
    if (version === null) {
      throw new CausewayError('usage', `${file} is no notebook of this command. Name another file with --notebook.`);
    }
    if (version > NOTEBOOK_FILE_VERSION) {
      throw new CausewayError(
        'usage',
        `${file} was made by a newer Causeway. Use that one, or name another file with --notebook.`,
      );
    }
    const ofAnother = `${file} was made by another version of Causeway, so everything is read anew.`;
    if (version < NOTEBOOK_FILE_VERSION) {
      say(ofAnother);
      return null;
    }
    const parts = await PartFile.read(file, handle);
    if (parts === null) {
      // What can be saved of a damaged one is not worth it: its documents are still there.
      say(`${file} is damaged or cut off, so everything is read anew.`);
      return null;
    }
    const manifest = v.safeParse(manifestSchema, parts.about);
    if (!manifest.success || manifest.output.reading !== READING_VERSION) {
      say(ofAnother);
      return null;
    }
    return new NotebookFile(file, manifest.output, parts);
  }

  get parts(): string[] {
    return [...new Set([...(this.kept?.parts ?? []), ...(this.#fresh?.parts ?? [])])];
  }

  has(part: string): boolean {
    return this.#fresh?.has(part) === true || this.kept?.has(part) === true;
  }

  /** @throws DamagedNotebook */
  async bytes(part: string): Promise<Uint8Array<ArrayBuffer>> {
    const source = this.#fresh?.has(part) ? this.#fresh : this.kept;
    try {
      if (source) return await source.bytes(part);
    } catch {
      // Told below.
    }
    throw new DamagedNotebook(`${this.path}: ${part}`);
  }

  /** What a part holds, as `read` understands it. @throws DamagedNotebook */
  async unpacked<Content>(part: string, read: (bytes: Uint8Array<ArrayBuffer>) => Content): Promise<Content> {
    const bytes = await this.bytes(part);
    try {
      return read(bytes);
    } catch (thrown) {
      throw new DamagedNotebook(`${this.path}: ${part}: ${String(thrown)}`);
    }
  }

  /** Adds a part. It is not held in memory, unless it can't be written. One at a time. */
  async put(part: string, bytes: Uint8Array): Promise<void> {
    this.#fresh ??= await this.#begin();
    await this.#fresh.add(part, bytes);
  }

  /**
   * Puts a file in place that has all parts that are to be in it.
   *
   * @param parts what is to be in it; all others go
   * @throws DamagedNotebook, and whatever keeps files from being written
   */
  async save(manifest: Omit<NotebookManifest, 'reading' | 'analysis'>, parts: readonly string[]): Promise<void> {
    this.#fresh ??= await this.#begin();
    const fresh = this.#fresh;
    for (const part of parts) if (!fresh.has(part)) await fresh.add(part, await this.bytes(part));
    await removeLeftovers(this.path);
    await fresh.finish(parts, { ...NOTHING, ...manifest } satisfies NotebookManifest);
    // Where a file that is open can't be replaced, it is not by us.
    await this.kept?.close();
    this.kept = null;
    await rename(fresh.path, this.path);
    forgetUnfinished(fresh.path);
    this.kept = fresh;
    this.#fresh = null;
  }

  /** Closes it; what was not saved goes. */
  async close(): Promise<void> {
    await this.#fresh?.abandon();
    await this.kept?.close();
    [this.#fresh, this.kept] = [null, null];
  }

  #begin(): Promise<PartFile> {
    const isPassing = this.path === '';
    const beside = isPassing ? path.join(tmpdir(), 'causeway') : this.path;
    return PartFile.create(`${beside}.${randomUUID()}${UNFINISHED}`, NOTEBOOK_FILE_VERSION, isPassing);
  }
}

/** What runs that were killed left beside a file. */
async function removeLeftovers(file: string): Promise<void> {
  const folder = path.dirname(file);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${path.basename(file)}.`) || !name.endsWith(UNFINISHED)) continue;
    const left = path.join(folder, name);
    const written = (await stat(left).catch(() => null))?.mtimeMs ?? Date.now();
    if (Date.now() - written > LEFT_MILLISECONDS) await rm(left, { force: true });
  }
}
