/**
 * @file The file of `--notebook`: what reading and building gave, as an archive of packed records. It is written beside and then renamed, so that whoever reads it, now or
 * after a crash, has one that is whole; each part is checked against its checksum when it is read.
 */
import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { BackupArchive } from '../../adapters/export/read-archive.ts';
import { ZipWriter } from '../../adapters/export/zip-writer.ts';
import { READING_VERSION } from '../../adapters/parsers/parse.ts';
import { CausewayError } from '../../engine/errors.ts';
import { ANALYSIS_VERSION } from '../../engine/notebook/analysis.ts';

/** Grows when a reader of an older version would misunderstand the file. */
export const NOTEBOOK_FILE_VERSION = 1;
/** The first part of the archive, and so in its first bytes: what is no notebook is never written over. */
const MANIFEST = 'causeway-terminal.json';
const LOCAL_HEADER_BYTES = 30;
const UNFINISHED = '.part';
/** A file that was not finished for so long was left by a run that was killed. */
const LEFT_MILLISECONDS = 3_600_000;

const fileKey = { id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), extension: v.string(), name: v.string() };

const manifestSchema = v.object({
  format: v.literal('causeway-terminal'),
  version: v.number(),
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
  format: 'causeway-terminal',
  version: NOTEBOOK_FILE_VERSION,
  reading: READING_VERSION,
  analysis: ANALYSIS_VERSION,
  documents: [],
  refused: [],
  stated: null,
  embedded: null,
};

function isNotebook(bytes: Buffer): boolean {
  return bytes.toString('latin1', LOCAL_HEADER_BYTES, LOCAL_HEADER_BYTES + MANIFEST.length) === MANIFEST;
}

/** Parts by their paths: those of the file, and new ones that are in it once it is saved. */
export class NotebookFile {
  readonly #fresh = new Map<string, Uint8Array>();

  private constructor(
    readonly path: string,
    readonly manifest: NotebookManifest,
    private readonly archive: BackupArchive | null,
  ) {}

  /** One that has nothing yet. */
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
    // As a whole, since another run may put another one in its place.
    const bytes = await readFile(file).catch((thrown: NodeJS.ErrnoException) => {
      if (thrown.code === 'ENOENT') return Buffer.alloc(0);
      throw new CausewayError('usage', `${file} can't be read: ${thrown.message}`);
    });
    if (bytes.length === 0) return NotebookFile.empty(file);
    if (!isNotebook(bytes)) {
      throw new CausewayError('usage', `${file} is no notebook of this command. Name another file with --notebook.`);
    }
    const archive = await BackupArchive.open(new Blob([bytes])).catch(() => null);
    const found: unknown = await archive?.json(MANIFEST).catch(() => null);
    // What can be saved of a damaged one is not worth it: its documents are still there.
    if (archive?.isWhole !== true || found === null) {
      say(`${file} is damaged or cut off, so everything is read anew.`);
      return NotebookFile.empty(file);
    }
    const version = (found as { version?: unknown } | null)?.version;
    if (typeof version === 'number' && version > NOTEBOOK_FILE_VERSION) {
      throw new CausewayError(
        'usage',
        `${file} was made by a newer Causeway. Use that one, or name another file with --notebook.`,
      );
    }
    const manifest = v.safeParse(manifestSchema, found);
    if (!manifest.success || version !== NOTEBOOK_FILE_VERSION || manifest.output.reading !== READING_VERSION) {
      say(`${file} was made by another version of Causeway, so everything is read anew.`);
      return NotebookFile.empty(file);
    }
    return new NotebookFile(file, manifest.output, archive);
  }

  has(part: string): boolean {
    return this.#fresh.has(part) || this.archive?.has(part) === true;
  }

  /** @throws DamagedNotebook */
  async bytes(part: string): Promise<Uint8Array> {
    const fresh = this.#fresh.get(part);
    if (fresh) return fresh;
    try {
      if (this.archive) return await this.archive.bytes(part);
    } catch {
      // Told below.
    }
    throw new DamagedNotebook(`${this.path}: ${part}`);
  }

  /** What a part holds, as `read` understands it. @throws DamagedNotebook */
  async unpacked<Content>(part: string, read: (bytes: Uint8Array) => Content): Promise<Content> {
    const bytes = await this.bytes(part);
    try {
      return read(bytes);
    } catch (thrown) {
      throw new DamagedNotebook(`${this.path}: ${part}: ${String(thrown)}`);
    }
  }

  put(part: string, bytes: Uint8Array): void {
    this.#fresh.set(part, bytes);
  }

  /**
   * Writes the file anew.
   *
   * @param parts what is to be in it; all others go
   * @throws DamagedNotebook, and whatever keeps files from being written
   */
  async save(
    manifest: Omit<NotebookManifest, 'format' | 'version' | 'reading' | 'analysis'>,
    parts: readonly string[],
  ): Promise<void> {
    const zip = new ZipWriter(Date.now(), true);
    await zip.add(MANIFEST, Buffer.from(JSON.stringify({ ...NOTHING, ...manifest })));
    for (const part of parts) await zip.add(part, await this.bytes(part));
    await removeLeftovers(this.path);
    const unfinished = `${this.path}.${randomUUID()}${UNFINISHED}`;
    try {
      const handle = await open(unfinished, 'w');
      try {
        await handle.writeFile(Buffer.from(await (await zip.finish()).arrayBuffer()));
        // Else a power cut may leave the new name without the content.
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, this.path);
    } catch (thrown) {
      await rm(unfinished, { force: true });
      throw thrown;
    }
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
