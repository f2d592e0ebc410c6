/**
 * @file A notebook's corrections as the library offers them: made, listed with what they do, taken back and restored. After the last
 * of several changes the index is built anew.
 */
import { surfaceKey } from '../../engine/corrections/surface-key.ts';
import type { Correction, CorrectionChange, CorrectionDraft, SentenceRef } from '../../engine/corrections/types.ts';
import { CausewayError } from '../../engine/errors.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import type { CorrectionList } from '../../engine/records.ts';
import type { Range, Span } from '../../engine/types.ts';

/** A person who corrects one thing often corrects the next: the index waits this many milliseconds for it. */
const PAUSE_MS = 700;
const LONGEST_NAME = 120;

export interface BookDependencies {
  store: NotebookStore;
  /** Milliseconds since the epoch. */
  now(): number;
  newId(): string;
  /** Corrections were changed. */
  onChange(notebookId: string): void;
  /** The index does not have them all, or has too many. */
  onOutdated(notebookId: string): void;
}

export class CorrectionBook {
  readonly #use: BookDependencies;
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(dependencies: BookDependencies) {
    this.#use = dependencies;
  }

  async list(notebookId: string): Promise<CorrectionList> {
    const [corrections, head] = await Promise.all([
      this.#use.store.listCorrections(notebookId),
      this.#use.store.readIndexHead(notebookId),
    ]);
    const built = new Set(head?.corrections?.ids);
    const idle = new Set(head?.corrections?.idle);
    const ids = corrections.map(({ id }) => id);
    return {
      corrections: corrections.map((correction) => ({
        correction,
        effect: !built.has(correction.id) ? 'pending' : idle.has(correction.id) ? 'idle' : 'working',
      })),
      isOutdated: head !== null && ids.join() !== [...built].join(),
    };
  }

  /**
   * Makes a correction.
   *
   * @throws CausewayError `notebook-missing`, `document-missing`, `usage`
   */
  async make(notebookId: string, draft: CorrectionDraft): Promise<Correction> {
    const { store, now, newId } = this.#use;
    const change = await this.#complete(notebookId, draft);
    const last = (await store.listCorrections(notebookId)).at(-1);
    const correction = { ...change, id: newId(), at: Math.max(now(), (last?.at ?? 0) + 1) };
    await this.restore(notebookId, correction);
    return correction;
  }

  /** Puts a correction that was taken back where it was among the others. */
  async restore(notebookId: string, correction: Correction): Promise<void> {
    await this.#use.store.saveCorrection(notebookId, correction);
    this.#changed(notebookId);
  }

  async takeBack(notebookId: string, correctionId: string): Promise<void> {
    await this.#use.store.deleteCorrection(notebookId, correctionId);
    this.#changed(notebookId);
  }

  /** Forgets what waits to be told: the index is found to be outdated at the next start. */
  end(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #changed(notebookId: string): void {
    this.#use.onChange(notebookId);
    clearTimeout(this.#waiting.get(notebookId));
    const timer = setTimeout(() => {
      this.#waiting.delete(notebookId);
      this.#use.onOutdated(notebookId);
    }, PAUSE_MS);
    this.#waiting.set(notebookId, timer);
  }

  async #complete(notebookId: string, draft: CorrectionDraft): Promise<CorrectionChange> {
    if (draft.kind === 'rename') return { ...draft, name: nameOf(draft.name) };
    if (draft.kind === 'split') return this.#completeSplit(notebookId, draft);
    if (draft.kind !== 'sentence' && draft.kind !== 'relation') return draft;
    const sentence = await this.#sentence(notebookId, draft.sentence);
    if (draft.kind === 'sentence') return { kind: 'sentence', sentence };
    const { verdict, polarity } = draft;
    return {
      kind: 'relation',
      verdict,
      polarity,
      sentence,
      cause: within(sentence, draft.cause),
      effect: within(sentence, draft.effect),
    };
  }

  async #completeSplit(
    notebookId: string,
    { within, ...split }: Extract<CorrectionDraft, { kind: 'split' }>,
  ): Promise<CorrectionChange> {
    if (!within) return split;
    const name = nameOf(split.leaving.name);
    const surface = surfaceKey(name);
    if (split.entity.surfaces.includes(surface)) {
      throw new CausewayError('usage', `Give it a name that tells it from “${split.entity.name}”.`);
    }
    const sentences = await Promise.all(within.sentences.map((sentence) => this.#sentence(notebookId, sentence)));
    return { ...split, leaving: { name, surfaces: [surface] }, within: { ...within, sentences } };
  }

  async #sentence(notebookId: string, { documentId, start, end }: Span): Promise<SentenceRef> {
    const text = (await this.#use.store.readText(notebookId, documentId)).slice(start, end);
    return { documentId, start, end, text };
  }
}

/** @throws CausewayError `usage` */
function nameOf(name: string): string {
  const clean = name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (/[\p{L}\p{N}]/u.test(clean) && clean.length <= LONGEST_NAME) return clean;
  throw new CausewayError('usage', `Give it a name with at least one letter and at most ${LONGEST_NAME} characters.`);
}

/** @throws CausewayError `usage` */
function within({ start, end }: Span, range: Range): Range {
  if (range.start < start || range.end > end || range.start >= range.end) {
    throw new CausewayError('usage', 'Choose a cause and an effect that both stand in the sentence.');
  }
  return { start: range.start - start, end: range.end - start };
}
