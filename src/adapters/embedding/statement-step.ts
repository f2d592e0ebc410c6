/**
 * @file Reads passages for what led to what, where a reader came with the encoder. What it finds goes to the journal beside what language models find, so
 * that the next index has it; which passages it has read is told by the journal alone.
 */
import { toCausewayError } from '../../engine/errors.ts';
import { passageRange } from '../../engine/notebook/embeddings.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { PassageRef } from '../../engine/model/extraction.ts';
import { placeKey } from '../../engine/model/refinement.ts';
import { STATEMENTS } from '../../engine/model/origins.ts';
import { statedPassage } from '../../engine/model/state-passage.ts';
import type { NotebookStore, SentenceStatement } from '../../engine/ports.ts';
import type { RefinedPassage } from '../../engine/records.ts';

export interface StatementStepDependencies {
  store: Pick<NotebookStore, 'listRefinedPassages' | 'commitStatements' | 'readRefinementMark' | 'readIndexHead'>;
  /** As `SentenceReader.readStatements`; null where no reader came with the encoder. */
  state(passages: readonly (readonly string[])[], signal: AbortSignal): Promise<SentenceStatement[][] | null>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** More was found than the index has. */
  onFound(): void;
}

/** Passages for one call. */
const PER_CALL = 16;
/** The reader knows English alone. */
const LANGUAGE = 'en';

/** A reader that can't read keeps names from nobody: the next run tries again, and answers tell of it. @throws whatever ends the run */
function withoutReader(thrown: unknown): null {
  const { code } = toCausewayError(thrown);
  if (code === 'model-failed' || code === 'model-unsupported') return null;
  throw thrown;
}

export class StatementStep {
  readonly #notebookId: string;
  readonly #model: string;
  readonly #use: StatementStepDependencies;
  /** How far the journal had come when that was last told. */
  #told = 0;
  /** There is no reader, or none that can read. */
  #isNone = false;

  /** @param model id of the encoder */
  constructor(notebookId: string, model: string, dependencies: StatementStepDependencies) {
    this.#notebookId = notebookId;
    this.#model = model;
    this.#use = dependencies;
  }

  /**
   * Numbers of the passages of an index that were not read yet.
   *
   * @param given documents whose statements tables brought: they stay as they are
   */
  async missing(index: NotebookIndex, given: ReadonlySet<string>): Promise<number[]> {
    if (this.#isNone) return [];
    const { store } = this.#use;
    const keys = await store.listRefinedPassages(this.#notebookId);
    const read = new Set(keys.filter((key) => key.model === this.#model && key.prompt === STATEMENTS).map(placeKey));
    const { documents, passages } = index;
    return [...passages.document.keys()].filter((passage) => {
      const document = passages.document[passage]!;
      if (documents.languages[document] !== LANGUAGE || given.has(documents.ids[document]!)) return false;
      return !read.has(placeKey({ documentId: documents.ids[document]!, ...passageRange(index, passage) }));
    });
  }

  /**
   * Reads the first of some passages.
   *
   * @param text of a document; null when it is not here any more
   * @returns those that are left
   * @throws CausewayError as `SentenceReader.readStatements`
   */
  async read(
    index: NotebookIndex,
    missing: readonly number[],
    text: (documentId: string) => Promise<string | null>,
    signal: AbortSignal,
  ): Promise<number[]> {
    const { store, state, now } = this.#use;
    const some: { passage: PassageRef; text: string }[] = [];
    for (const number of missing.slice(0, PER_CALL)) {
      const passage = passageRef(index, number);
      const whole = await text(passage.documentId);
      if (whole !== null) some.push({ passage, text: whole });
    }
    const lines = some.map(({ passage, text: whole }) =>
      passage.sentences.map(({ start, end }) => whole.slice(start, end)),
    );
    const read = await state(lines, signal).catch(withoutReader);
    if (read === null) {
      this.#isNone = true;
      return [];
    }
    const found = some.map(({ passage, text: whole }, i): RefinedPassage =>
      statedPassage(passage, whole, read[i]!, this.#model, now()),
    );
    await store.commitStatements(this.#notebookId, found);
    return missing.slice(PER_CALL);
  }

  /** Tells that there is more than the index has, once; also what an earlier run found, which was ended before an index was built with it. */
  async tellFound(): Promise<void> {
    const { store, onFound } = this.#use;
    const [mark, head] = await Promise.all([
      store.readRefinementMark(this.#notebookId),
      store.readIndexHead(this.#notebookId),
    ]);
    if (head === null || mark <= Math.max(this.#told, head.refinementMark ?? 0)) return;
    this.#told = mark;
    onFound();
  }
}

function passageRef(index: NotebookIndex, passage: number): PassageRef {
  const { documents, passages, sentences } = index;
  const document = passages.document[passage]!;
  const first = passages.sentenceStart[passage]!;
  const count = passages.sentenceStart[passage + 1]! - first;
  return {
    documentId: documents.ids[document]!,
    passage: passage - documents.passageStart[document]!,
    firstSentence: first - documents.sentenceStart[document]!,
    sentences: Array.from({ length: count }, (_, i) => ({
      start: sentences.ranges[2 * (first + i)]!,
      end: sentences.ranges[2 * (first + i) + 1]!,
    })),
    ...passageRange(index, passage),
  };
}
