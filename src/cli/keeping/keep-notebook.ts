/**
 * @file A notebook for `npm run ask` that is brought up to date: what a file keeps of it counts as far as the documents are the same, the rest is read and
 * built, and kept in turn. Without a file the same is done with nothing kept.
 */
import { packRecord, unpackRecord } from '../../adapters/store/packed-record.ts';
import { CausewayError } from '../../engine/errors.ts';
import { refineDocument } from '../../engine/model/refined-documents.ts';
import { ANALYSIS_VERSION, analyseDocument, type DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import { unpackIndex } from '../../engine/notebook/blocks.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { SentenceReader, TextSource } from '../../engine/ports.ts';
import type { EmbeddingBlock, RefinedPassage } from '../../engine/records.ts';
import { embedNotebook } from '../encoding/embed-notebook.ts';
import { shippedWords } from '../encoding/shipped-words.ts';
import { statementsIn } from '../encoding/state-notebook.ts';
import { indexOf, type MemoryNotebook } from '../notebook.ts';
import { packDocument, unpackDocument } from '../reading/packed-document.ts';
import type { PackedRead } from '../reading/packed-reading.ts';
import { isLasting, readEach, type FileOutcome, type ReadingNews, type Remember } from '../reading/read-files.ts';
import type { SearchModels } from '../searching.ts';
import { hasIndex, indexParts, putIndex, readIndexBlocks } from './index-parts.ts';
import type { NotebookFile, NotebookManifest } from './notebook-file.ts';

const VECTORS = 'vectors.bin';
/** What was read of a document but its text, what was found in it, and what a reader stated. */
const partOf = (id: string): string => `documents/${id}.bin`;
const textOf = (id: string): string => `documents/${id}.txt`;
const statedOf = (id: string): string => `statements/${id}.bin`;

type KeptDocument = NotebookManifest['documents'][number];

/** The reader that looks for causal statements. */
export interface Stating {
  reader: SentenceReader;
  /** Id of the encoder that it came with. */
  model: string;
}

export class KeptNotebook {
  readonly #file: NotebookFile;
  readonly #isKept: boolean;
  readonly #say: (line: string) => void;
  #documents: KeptDocument[];
  #refused: NotebookManifest['refused'];
  #stated: string | null;
  #embedded: string | null;
  /** Ids of the documents that were read now. */
  readonly #read = new Set<string>();
  /** Whether the file lacks something that is known. */
  #isNew = false;

  /**
   * @param isKept false: the file is never written
   * @param say told in one line what goes on without being an error
   */
  constructor(file: NotebookFile, isKept: boolean, say: (line: string) => void) {
    const { documents, refused, stated, embedded } = file.manifest;
    this.#file = file;
    this.#isKept = isKept;
    this.#say = say;
    this.#documents = documents;
    this.#refused = refused;
    this.#stated = stated;
    this.#embedded = embedded;
  }

  get isEmpty(): boolean {
    return this.#documents.length === 0;
  }

  /**
   * Reads what is new or was changed; what is not among the files any more goes.
   *
   * @param files as `listFiles` lists them
   * @returns what became of each, same bytes once
   */
  async read(files: readonly string[], news: ReadingNews): Promise<FileOutcome[]> {
    const kept = new Map(this.#documents.map((document) => [document.id, document]));
    const bad = new Map(this.#refused.map((one) => [one.id, one]));
    const remember: Remember = ({ id, extension }) => {
      const document = kept.get(id);
      if (document?.extension === extension && document.isPartial === undefined) return 'kept';
      const refused = bad.get(id);
      return refused?.extension === extension
        ? { code: refused.code as CausewayError['code'], message: refused.message }
        : null;
    };
    const outcomes = new Map<string, FileOutcome>();
    const take = ({ documentId, rest, text }: PackedRead) => this.#put(documentId, rest, text);
    for (const own of (await readEach(files, news, remember, undefined, take)).values()) {
      for (const one of own) if (!outcomes.has(one.id)) outcomes.set(one.id, one);
    }
    const documents: KeptDocument[] = [];
    const refused: NotebookManifest['refused'] = [];
    for (const { id, extension, name, outcome } of outcomes.values()) {
      const key = { id, extension, name };
      if (outcome.kind === 'refused') {
        const { code, message } = outcome.error;
        if (isLasting(outcome.error)) refused.push({ ...key, code, message });
      } else if (outcome.kind === 'taken') {
        this.#read.add(id);
        documents.push({ ...key, ...(outcome.isPartial && { isPartial: true }) });
      } else documents.push(key);
    }
    const isChanged = JSON.stringify([documents, refused]) !== JSON.stringify([this.#documents, this.#refused]);
    this.#isNew ||= isChanged;
    this.#documents = documents;
    this.#refused = refused;
    return [...outcomes.values()];
  }

  /**
   * The notebook, built where it has to be; what is new is kept from here on.
   *
   * @param stating what looks for causal statements; null: only the grammar does
   * @throws DamagedNotebook
   */
  async build(stating: Stating | null): Promise<MemoryNotebook> {
    const started = performance.now();
    const kept = this.#stated === (stating?.model ?? null) ? await this.#keptIndex() : null;
    const index = kept ?? (await indexOf({ [Symbol.asyncIterator]: () => this.#analyses(stating) }));
    if (!kept) {
      index.builtIn = performance.now() - started;
      if (this.#isKept) await putIndex(this.#file, index);
      this.#stated = stating?.model ?? null;
      this.#embedded = null;
      this.#isNew = true;
    }
    await this.#save();
    const names = new Map(this.#documents.map(({ id, name }) => [id, name]));
    return { index, names, texts: this.#texts() };
  }

  /** All that an encoder makes of the notebook, as far as it was not made before. @throws DamagedNotebook */
  async vectors(notebook: MemoryNotebook, { encoder, encoderKey }: SearchModels): Promise<EmbeddingBlock[]> {
    if (encoder === null) return [];
    const part = `${encoderKey} ${VECTORS}`;
    const kept = this.#file.has(part)
      ? await this.#file.unpacked(part, (bytes) => unpackRecord(bytes) as EmbeddingBlock[])
      : [];
    if (this.#embedded === encoderKey) return kept;
    const blocks = await embedNotebook(notebook, encoder, this.#say, undefined, kept);
    encoder.save();
    await this.#file.put(part, packRecord(blocks));
    this.#embedded = encoderKey;
    this.#isNew = true;
    await this.#save();
    return blocks;
  }

  /** What the index has of one document, and when that was written, as far as its file says. @throws DamagedNotebook */
  async documentOf(id: string): Promise<{ analysis: DocumentAnalysis; date: string }> {
    const { parsed, analysis } = await this.#document(id);
    const date = parsed.date ?? '';
    const part = statedOf(id);
    if (this.#stated === null || !this.#file.has(part)) return { analysis, date };
    const found = await this.#file.unpacked(part, (bytes) => unpackRecord(bytes) as RefinedPassage[]);
    return { analysis: refineDocument(analysis, await this.#texts().text(id), found), date };
  }

  /** Nothing of it can be read any more; what was not saved goes. */
  close(): Promise<void> {
    return this.#file.close();
  }

  #texts(): TextSource {
    return {
      text: async (id) => {
        if (!this.#file.has(textOf(id))) throw new CausewayError('document-missing', `There is no document ${id}.`);
        return new TextDecoder().decode(await this.#file.bytes(textOf(id)));
      },
    };
  }

  /** Null where it is not that of these documents. */
  async #keptIndex(): Promise<NotebookIndex | null> {
    if (!hasIndex(this.#file) || this.#read.size > 0) return null;
    if (this.#file.manifest.analysis !== ANALYSIS_VERSION) return this.#ofAnotherVersion();
    const words = await shippedWords();
    const blocks = await readIndexBlocks(this.#file);
    let index: NotebookIndex;
    try {
      index = unpackIndex(blocks, words);
    } catch {
      return this.#ofAnotherVersion();
    }
    // Built when what words mean could not be had.
    if (index.meaning.dimensions === 0 && words.dimensions > 0) return null;
    const covered = new Set(index.documents.ids);
    const isOfThese = covered.size === this.#documents.length && this.#documents.every(({ id }) => covered.has(id));
    return isOfThese ? index : null;
  }

  #ofAnotherVersion(): null {
    this.#say(`${this.#file.path} was made by another version of Causeway, so its index is built anew.`);
    return null;
  }

  /** One after the other, as they are kept. @throws DamagedNotebook */
  async *#analyses(stating: Stating | null): AsyncGenerator<DocumentAnalysis> {
    for (const { id } of this.#documents) {
      const { parsed, analysis: found } = await this.#document(id);
      const text = (): Promise<string> => this.#texts().text(id);
      let analysis = found;
      if (analysis.version !== ANALYSIS_VERSION) {
        const whole = { ...parsed, text: await text() };
        analysis = analyseDocument(id, whole);
        await this.#put(id, packDocument(whole, analysis), Buffer.from(whole.text));
      }
      yield stating ? await this.#withStatements(analysis, await text(), stating) : analysis;
    }
  }

  /** Without its text. @throws DamagedNotebook */
  #document(id: string): Promise<ReturnType<typeof unpackDocument>> {
    return this.#file.unpacked(partOf(id), unpackDocument);
  }

  async #put(id: string, rest: Uint8Array, text: Uint8Array): Promise<void> {
    await this.#file.put(partOf(id), rest);
    await this.#file.put(textOf(id), text);
    this.#isNew = true;
  }

  async #withStatements(
    analysis: DocumentAnalysis,
    text: string,
    { reader, model }: Stating,
  ): Promise<DocumentAnalysis> {
    const part = statedOf(analysis.documentId);
    const kept = this.#file.has(part)
      ? await this.#file.unpacked(part, (bytes) => unpackRecord(bytes) as RefinedPassage[])
      : [];
    const known = kept.length > 0 && kept.every((one) => one.model === model);
    const found = known ? kept : await statementsIn(analysis, text, reader, model);
    if (!known) await this.#file.put(part, packRecord(found));
    return refineDocument(analysis, text, found);
  }

  /** A file that can't be written costs the next run its time, and this one nothing. */
  async #save(): Promise<void> {
    if (!this.#isKept || !this.#isNew) return;
    const ids = this.#documents.map(({ id }) => id);
    const parts = [
      ...ids.flatMap((id) => [partOf(id), textOf(id)]),
      ...ids.map(statedOf).filter((part) => this.#file.has(part)),
      ...(await indexParts(this.#file)),
    ];
    // Those of the index before are good for what stays of it.
    const vectors =
      this.#embedded === null
        ? this.#file.parts.filter((part) => part.endsWith(VECTORS))
        : [`${this.#embedded} ${VECTORS}`];
    const state = {
      documents: this.#documents,
      refused: this.#refused,
      stated: this.#stated,
      embedded: this.#embedded,
    };
    try {
      await this.#file.save(state, [...parts, ...vectors]);
      this.#isNew = false;
    } catch (thrown) {
      if (thrown instanceof Error && thrown.name === 'DamagedNotebook') throw thrown;
      this.#say(`${this.#file.path} can't be written, so the next run begins anew: ${(thrown as Error).message}`);
    }
  }
}
