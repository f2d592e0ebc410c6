/**
 * @file Embeds one notebook in the background: its passages in reading order, then the titles of its modules and the names of its
 * entities. Each batch is committed by itself, so that it may be ended at any moment and loses at most the batch in flight; what is
 * left is whatever has no vector in the store. Questions come first: while one is being answered, nothing is asked of the model.
 */
import { toCausewayError } from '../../engine/errors.ts';
import {
  keyName,
  labelsOf,
  passageRange,
  textKey,
  type Label,
  type TextKey,
} from '../../engine/notebook/embeddings.ts';
import { unpackIndex } from '../../engine/notebook/blocks.ts';
import { INDEX_VERSION } from '../../engine/notebook/build.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { Clock, NotebookStore } from '../../engine/ports.ts';
import type { EmbeddingProgress } from '../../rpc/running.ts';
import type { EmbeddingBlock } from '../../engine/records.ts';
import { TextCache } from '../asking/text-cache.ts';
import { BackgroundWork } from '../background/background-work.ts';
import { rangeName, Shelf, type PassageRow } from './shelf.ts';

export interface EmbeddingRunDependencies {
  store: Pick<NotebookStore, 'readIndexHead' | 'readIndex' | 'readText' | 'readEmbeddings' | 'commitEmbeddings'>;
  /** Id of the encoder. */
  model: string;
  /** @throws CausewayError as `Embedder.embed` */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
  /** Texts for one call; absent: so few that little is lost and no question waits long. */
  perCall?: { passages: number; names: number };
  /** Milliseconds. */
  clock: Clock;
  onProgress(progress: EmbeddingProgress): void;
  /** There are more vectors in the store. */
  onStored(): void;
}

/** Texts for one call: a second or two of work on a slow machine, which is what a kill loses and a question waits for at the most. */
const PER_CALL = { passages: 32, names: 128 };
/** Vectors that are here already, because the same text was embedded elsewhere, saved at a time. */
const KNOWN_PER_COMMIT = 256;
/** UTF-16 units of a module's title and summary; encoders read no more. */
const MOST_LABEL_CHARACTERS = 1200;
const CACHED_CHARACTERS = 2_000_000;

/** A passage that has no vector yet. */
interface Missing {
  documentId: string;
  number: number;
  start: number;
  end: number;
}

interface Plan {
  index: NotebookIndex;
  shelf: Shelf;
  passages: Missing[];
  labels: Label[];
  passagesInAll: number;
  labelsInAll: number;
  /** Ranges of the passages of each document of the index. */
  there: Map<string, Set<string>>;
}

export class EmbeddingRun {
  readonly notebookId: string;
  readonly #use: EmbeddingRunDependencies;
  readonly #texts: TextCache;
  readonly #work = new BackgroundWork();
  #plan: Plan | null = null;
  #isStale = false;
  #isPaused: boolean;
  /** Texts embedded and milliseconds spent in this run, for each kind of text. */
  #speed = { passages: { done: 0, ms: 0 }, names: { done: 0, ms: 0 } };

  constructor(notebookId: string, dependencies: EmbeddingRunDependencies, isPaused: boolean) {
    this.notebookId = notebookId;
    this.#use = dependencies;
    this.#isPaused = isPaused;
    this.#texts = new TextCache(dependencies.store, CACHED_CHARACTERS);
  }

  /** As `BackgroundWork.giveWay`. */
  giveWay(): () => void {
    return this.#work.giveWay();
  }

  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (isPaused) this.#work.giveUpCall();
    this.#work.wake();
  }

  /** There is another index: what is left is worked out anew. */
  replan(): void {
    this.#isStale = true;
    this.#work.wake();
  }

  /** Ends `run` as soon as possible. */
  end(): void {
    this.#work.end();
  }

  /**
   * Works until everything has a vector or `end` is called; waits while it is paused or a question is answered.
   *
   * @throws CausewayError whatever the next batch would fail with too. What is done is committed; another run goes on from there.
   */
  run(): Promise<void> {
    return this.#work.run(
      () => this.#embedAll(),
      (error) => this.#report('failed', error),
    );
  }

  async #embedAll(): Promise<void> {
    while (!this.#work.hasEnded) {
      if (this.#plan === null || this.#isStale) {
        this.#isStale = false;
        this.#plan = await this.#planned();
        if (this.#plan === null) {
          // An index may have come while none was found.
          if (this.#isStale) continue;
          return;
        }
      }
      const { passages, labels } = this.#plan;
      // Even while it is paused: nobody needs to let it go on for nothing.
      if (passages.length === 0 && labels.length === 0) {
        await this.#finish(this.#plan);
        if (!this.#isStale) return this.#report('done');
        continue;
      }
      if (await this.#work.rested(this.#isPaused, (phase) => this.#report(phase))) continue;
      this.#report('working');
      await this.#step(this.#plan);
    }
  }

  /** One batch; what was given up is made again later. */
  async #step(plan: Plan): Promise<void> {
    if (!this.#work.mayCall(this.#isPaused)) return;
    const signal = this.#work.beginCall();
    try {
      if (plan.passages.length > 0) await this.#embedPassages(plan, signal);
      else await this.#embedLabels(plan, signal);
    } catch (thrown) {
      if (!this.#work.isGivenUp(thrown)) throw thrown;
    }
  }

  /** Null while there is no index. */
  async #planned(): Promise<Plan | null> {
    const { store, model } = this.#use;
    const head = await store.readIndexHead(this.notebookId);
    const stored = head?.version === INDEX_VERSION ? await store.readIndex(this.notebookId) : null;
    if (stored === null) return null;
    const index = unpackIndex(stored.blocks);
    const shelf = new Shelf(await store.readEmbeddings(this.notebookId, model));
    const { documents, passages } = index;
    const here = shelf.ranges();
    const missing: Missing[] = [];
    const there = new Map<string, Set<string>>();
    documents.ids.forEach((documentId, d) => {
      const ranges = new Set<string>();
      there.set(documentId, ranges);
      for (let p = documents.passageStart[d]!; p < documents.passageStart[d + 1]!; p++) {
        const { start, end } = passageRange(index, p);
        ranges.add(rangeName(start, end));
        if (here.get(documentId)?.has(rangeName(start, end))) continue;
        missing.push({ documentId, number: p - documents.passageStart[d]!, start, end });
      }
    });
    const labels = labelsOf(index);
    return {
      index,
      shelf,
      passages: missing,
      labels: labels.filter(({ key }) => !shelf.hasLabel(key)),
      passagesInAll: passages.document.length,
      labelsInAll: labels.length,
      there,
    };
  }

  async #embedPassages(plan: Plan, signal: AbortSignal): Promise<void> {
    const { shelf } = plan;
    const perCall = (this.#use.perCall ?? PER_CALL).passages;
    const known: PassageRow[] = [];
    const asked = new Map<string, { text: string; rows: (Missing & { key: TextKey })[] }>();
    let taken = 0;
    for (const passage of plan.passages) {
      if (asked.size >= perCall || known.length >= KNOWN_PER_COMMIT) break;
      taken++;
      const text = await this.#slice(passage.documentId, passage.start, passage.end);
      if (text === null) continue; // taken out since the index was built
      const key = textKey(text);
      const vector = shelf.vectorOf(key);
      if (vector !== undefined) known.push({ ...passage, key, vector });
      else {
        const name = keyName(key, 0);
        const same = asked.get(name) ?? { text, rows: [] };
        same.rows.push({ ...passage, key });
        asked.set(name, same);
      }
    }
    const texts = [...asked.values()];
    const vectors = await this.#embed(
      texts.map(({ text }) => text),
      'passages',
      signal,
    );
    const fresh = texts.flatMap(({ rows }, i) => rows.map((passage) => ({ ...passage, vector: vectors[i]! })));
    const blocks = shelf.addPassages(
      [...known, ...fresh],
      (documentId, range) => plan.there.get(documentId)?.has(range) ?? false,
    );
    await this.#commit(blocks);
    plan.passages = plan.passages.slice(taken);
  }

  async #embedLabels(plan: Plan, signal: AbortSignal): Promise<void> {
    const batch = plan.labels.slice(0, (this.#use.perCall ?? PER_CALL).names);
    const texts = await Promise.all(batch.map((label) => this.#labelText(plan.index, label)));
    const vectors = await this.#embed(texts, 'names', signal);
    await this.#commit(plan.shelf.addLabels(batch.map(({ key }, i) => ({ key, vector: vectors[i]! }))));
    plan.labels = plan.labels.slice(batch.length);
  }

  async #labelText({ sentences, documents }: NotebookIndex, { words, sentences: summary }: Label): Promise<string> {
    let text = words;
    for (const s of summary) {
      if (text.length >= MOST_LABEL_CHARACTERS) break;
      const documentId = documents.ids[sentences.document[s]!]!;
      const said = await this.#slice(documentId, sentences.ranges[2 * s]!, sentences.ranges[2 * s + 1]!);
      if (said !== null) text += ` ${said}`;
    }
    return text.slice(0, MOST_LABEL_CHARACTERS);
  }

  async #embed(
    texts: readonly string[],
    kind: EmbeddingProgress['step'],
    signal: AbortSignal,
  ): Promise<Float32Array[]> {
    if (texts.length === 0) return [];
    const { embed, clock } = this.#use;
    const startedAt = clock();
    const vectors = await embed(texts, signal);
    this.#speed[kind].ms += clock() - startedAt;
    this.#speed[kind].done += texts.length;
    return vectors;
  }

  async #commit(blocks: readonly EmbeddingBlock[]): Promise<void> {
    if (blocks.length === 0) return;
    const { store, model, onStored } = this.#use;
    await store.commitEmbeddings(this.notebookId, { model, blocks });
    onStored();
  }

  /** Clears away what is not needed any more: rows of an earlier index, and what other models made. */
  async #finish({ index, shelf, there }: Plan): Promise<void> {
    const { store, model, onStored } = this.#use;
    const stale = shelf.withoutStaleLabels(new Set(labelsOf(index).map(({ key }) => keyName(key, 0))));
    const gone = [...there].flatMap(([documentId, ranges]) => shelf.beyond(documentId, ranges.size));
    if (stale) gone.push(...stale.gone);
    await store.commitEmbeddings(this.notebookId, { model, blocks: stale?.blocks ?? [], gone, isComplete: true });
    if (stale) onStored();
  }

  /** One line of a document's text; null when the document is not here any more. */
  async #slice(documentId: string, start: number, end: number): Promise<string | null> {
    try {
      const text = await this.#texts.of(this.notebookId).text(documentId);
      return text.slice(start, end).replace(/\s+/g, ' ').trim();
    } catch (thrown) {
      if (toCausewayError(thrown).code === 'document-missing') return null;
      throw thrown;
    }
  }

  #report(phase: EmbeddingProgress['phase'], error: EmbeddingProgress['error'] = null): void {
    const plan = this.#plan;
    const left = { passages: plan?.passages.length ?? 0, names: plan?.labels.length ?? 0 };
    const seconds = (kind: keyof typeof left) => {
      const { done, ms } = this.#speed[kind];
      return left[kind] === 0 ? 0 : done === 0 ? null : (left[kind] * ms) / done / 1000;
    };
    const passages = seconds('passages');
    this.#use.onProgress({
      notebookId: this.notebookId,
      model: this.#use.model,
      phase,
      step: left.passages > 0 || left.names === 0 ? 'passages' : 'names',
      passages: { done: (plan?.passagesInAll ?? 0) - left.passages, all: plan?.passagesInAll ?? 0 },
      names: { done: (plan?.labelsInAll ?? 0) - left.names, all: plan?.labelsInAll ?? 0 },
      // Names are short: until some are embedded, their time is too little to be told.
      secondsLeft: passages === null ? null : passages + (seconds('names') ?? 0),
      error,
    });
  }
}
