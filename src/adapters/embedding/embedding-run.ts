/**
 * @file Embeds one notebook in the background: the passages that questions want first, then all others, the newest document's first, then reads them
 * for what led to what, then embeds the titles of its modules and the names of its entities. Each batch is committed by itself, so that it may be ended at any moment and loses at most the batch in flight; what is
 * left is whatever has no vector in the store. Questions come first: while one is being answered, nothing is asked of the model.
 */
import { toCausewayError } from '../../engine/errors.ts';
import {
  keyName,
  labelsOf,
  oneLine,
  passageLines,
  passageRange,
  textKey,
  type Label,
  type TextKey,
} from '../../engine/notebook/embeddings.ts';
import { unpackIndex } from '../../engine/notebook/blocks.ts';
import { INDEX_VERSION } from '../../engine/notebook/build.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { Clock, NotebookStore, PassageReading } from '../../engine/ports.ts';
import type { EmbeddingProgress, PassagePlace } from '../../rpc/running.ts';
import type { EmbeddingBlock } from '../../engine/records.ts';
import { TextCache } from '../asking/text-cache.ts';
import { BackgroundWork } from '../background/background-work.ts';
import { StatementStep, type StatementStepDependencies } from './statement-step.ts';
import { rangeName, Shelf, type PassageRow } from './shelf.ts';

export interface EmbeddingRunDependencies {
  store: Pick<
    NotebookStore,
    'readIndexHead' | 'readIndex' | 'readText' | 'readEmbeddings' | 'commitEmbeddings' | 'listDocuments'
  >;
  /** Id of the encoder. */
  model: string;
  /** @throws CausewayError as `Embedder.embed` */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
  /**
   * @param passages a line for each sentence
   * @throws CausewayError as `Embedder.embed`
   */
  read(passages: readonly string[], signal: AbortSignal): Promise<PassageReading[]>;
  /** Texts for one call; absent: so few that little is lost and no question waits long. */
  perCall?: { passages: number; names: number };
  /** Milliseconds. */
  clock: Clock;
  onProgress(progress: EmbeddingProgress): void;
  /** There are more vectors in the store. */
  onStored(): void;
  /** Absent: passages are not read for what led to what. */
  statements?: StatementStepDependencies;
}

/** Texts for one call: a second or two of work on a slow machine, which is what a kill loses and a question waits for at the most. */
const PER_CALL = { passages: 32, names: 128 };
/** Vectors that are here already, because the same text was embedded elsewhere, saved at a time. */
const KNOWN_PER_COMMIT = 256;
/** UTF-16 units of a module's title and summary; encoders read no more. */
const MOST_LABEL_CHARACTERS = 1200;
/** What a text costs besides its characters: where it begins and ends is read like words. */
const CHARACTERS_A_TEXT = 10;
const CACHED_CHARACTERS = 2_000_000;

function placeName({ documentId, start, end }: PassagePlace): string {
  return `${documentId} ${rangeName(start, end)}`;
}

/** A passage that has no vector yet. */
interface Missing extends PassagePlace {
  number: number;
  /** Its number in the index. */
  passage: number;
}

interface Plan {
  index: NotebookIndex;
  shelf: Shelf;
  passages: Missing[];
  labels: Label[];
  /** Numbers of passages that were not read for what led to what. */
  unstated: number[];
  passagesInAll: number;
  labelsInAll: number;
  /** Ranges of the passages of each document of the index. */
  there: Map<string, Set<string>>;
}

function charactersLeft({ index: { sentences }, passages, labels }: Plan): number {
  let characters = CHARACTERS_A_TEXT * (passages.length + labels.length);
  for (const { start, end } of passages) characters += end - start;
  for (const { words, sentences: summary } of labels) {
    const said = summary.reduce((sum, s) => sum + sentences.ranges[2 * s + 1]! - sentences.ranges[2 * s]!, 0);
    characters += Math.min(MOST_LABEL_CHARACTERS, words.length + said);
  }
  return characters;
}

export class EmbeddingRun {
  readonly notebookId: string;
  readonly #use: EmbeddingRunDependencies;
  readonly #texts: TextCache;
  readonly #statements: StatementStep | null;
  readonly #work = new BackgroundWork();
  #plan: Plan | null = null;
  #isStale = false;
  #isOver = false;
  /** Passages that questions want, by their names; the last question's first. */
  #preferred = new Set<string>();
  /** Those who wait until some of them are in the store. */
  #waiting: { names: readonly string[]; resolve: () => void }[] = [];
  #isPaused: boolean;
  /** What was embedded in this run: texts differ in length a hundredfold, so their characters tell the time that they take. */
  #speed = { characters: 0, ms: 0 };

  constructor(notebookId: string, dependencies: EmbeddingRunDependencies, isPaused: boolean) {
    this.notebookId = notebookId;
    this.#use = dependencies;
    this.#isPaused = isPaused;
    this.#texts = new TextCache(dependencies.store, CACHED_CHARACTERS);
    const { statements, model } = dependencies;
    this.#statements = statements ? new StatementStep(notebookId, model, statements) : null;
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

  /**
   * These passages are embedded before all others, the first of them first.
   *
   * @returns settled when they are in the store, or the run is over
   */
  prefer(places: readonly PassagePlace[]): Promise<void> {
    const names = places.map(placeName);
    for (const name of names) this.#preferred.delete(name);
    this.#preferred = new Set([...names, ...this.#preferred]);
    if (this.#plan) this.#plan.passages = this.#ordered(this.#plan.passages);
    this.#work.wake();
    const stored = new Promise<void>((resolve) => {
      this.#waiting.push({ names, resolve });
    });
    this.#tellWaiting();
    return stored;
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
    return this.#work
      .run(
        () => this.#embedAll(),
        (error) => this.#report('failed', error),
      )
      .finally(() => {
        this.#isOver = true;
        this.#tellWaiting();
      });
  }

  /** Tells those who wait for passages that are in the store by now. */
  #tellWaiting(): void {
    if (this.#waiting.length === 0 || (this.#plan === null && !this.#isOver)) return;
    const missing = new Set(this.#isOver ? [] : this.#plan!.passages.map(placeName));
    const isLeft = ({ names }: { names: readonly string[] }) => names.some((name) => missing.has(name));
    for (const { resolve } of this.#waiting.filter((one) => !isLeft(one))) resolve();
    this.#waiting = this.#waiting.filter(isLeft);
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
        this.#tellWaiting();
      }
      const { passages, unstated, labels } = this.#plan;
      if (unstated.length === 0) await this.#statements?.tellFound();
      // Even while it is paused: nobody needs to let it go on for nothing.
      if (passages.length === 0 && unstated.length === 0 && labels.length === 0) {
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
      else if (plan.unstated.length > 0) await this.#readStatements(plan, signal);
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
    const added = await store.listDocuments(this.notebookId, documents.ids);
    const ages = new Map(added.toReversed().map(({ id }, age) => [id, age]));
    const age = ({ documentId }: Missing) => ages.get(documentId) ?? 0;
    const missing: Missing[] = [];
    const there = new Map<string, Set<string>>();
    documents.ids.forEach((documentId, d) => {
      const ranges = new Set<string>();
      there.set(documentId, ranges);
      for (let p = documents.passageStart[d]!; p < documents.passageStart[d + 1]!; p++) {
        const { start, end } = passageRange(index, p);
        ranges.add(rangeName(start, end));
        if (here.get(documentId)?.has(rangeName(start, end))) continue;
        missing.push({
          documentId,
          number: p - documents.passageStart[d]!,
          start,
          end,
          passage: p,
        });
      }
    });
    const labels = labelsOf(index);
    const given = new Set(added.filter(({ format }) => format === 'tables').map(({ id }) => id));
    return {
      index,
      shelf,
      passages: this.#ordered(missing.sort((a, b) => age(a) - age(b))),
      labels: labels.filter(({ key }) => !shelf.hasLabel(key)),
      unstated: (await this.#statements?.missing(index, given)) ?? [],
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
      const whole = await this.#text(passage.documentId);
      if (whole === null) continue; // taken out since the index was built
      const text = passageLines(plan.index, passage.passage, whole);
      const key = textKey(text);
      const reading = shelf.readingOf(key);
      if (reading !== undefined) known.push({ ...passage, key, ...reading });
      else {
        const name = keyName(key, 0);
        const same = asked.get(name) ?? { text, rows: [] };
        same.rows.push({ ...passage, key });
        asked.set(name, same);
      }
    }
    const texts = [...asked.values()];
    const readings = await this.#timed(
      texts.map(({ text }) => text),
      (passages) => this.#use.read(passages, signal),
    );
    const fresh = texts.flatMap(({ rows }, i) => rows.map((passage) => ({ ...passage, ...readings[i]! })));
    const blocks = shelf.addPassages(
      [...known, ...fresh],
      (documentId, range) => plan.there.get(documentId)?.has(range) ?? false,
    );
    await this.#commit(blocks);
    plan.passages = plan.passages.slice(taken);
    this.#tellWaiting();
  }

  async #readStatements(plan: Plan, signal: AbortSignal): Promise<void> {
    const text = (documentId: string) => this.#text(documentId);
    plan.unstated = await this.#statements!.read(plan.index, plan.unstated, text, signal);
  }

  async #embedLabels(plan: Plan, signal: AbortSignal): Promise<void> {
    const batch = plan.labels.slice(0, (this.#use.perCall ?? PER_CALL).names);
    const texts = await Promise.all(batch.map((label) => this.#labelText(plan.index, label)));
    const vectors = await this.#timed(texts, (labels) => this.#use.embed(labels, signal));
    await this.#commit(plan.shelf.addLabels(batch.map(({ key }, i) => ({ key, vector: vectors[i]! }))));
    plan.labels = plan.labels.slice(batch.length);
  }

  async #labelText({ sentences, documents }: NotebookIndex, { words, sentences: summary }: Label): Promise<string> {
    let text = words;
    for (const s of summary) {
      if (text.length >= MOST_LABEL_CHARACTERS) break;
      const documentId = documents.ids[sentences.document[s]!]!;
      const whole = await this.#text(documentId);
      if (whole === null) continue;
      text += ` ${oneLine(whole.slice(sentences.ranges[2 * s]!, sentences.ranges[2 * s + 1]!))}`;
    }
    return text.slice(0, MOST_LABEL_CHARACTERS);
  }

  async #timed<Made>(texts: readonly string[], make: (texts: readonly string[]) => Promise<Made[]>): Promise<Made[]> {
    if (texts.length === 0) return [];
    const { clock } = this.#use;
    const startedAt = clock();
    const made = await make(texts);
    this.#speed.ms += clock() - startedAt;
    for (const { length } of texts) this.#speed.characters += CHARACTERS_A_TEXT + length;
    return made;
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

  #ordered(passages: readonly Missing[]): Missing[] {
    const places = new Map(Array.from(this.#preferred, (name, place) => [name, place]));
    const place = (passage: Missing) => places.get(placeName(passage)) ?? places.size;
    return passages.toSorted((a, b) => place(a) - place(b));
  }

  /** Null when the document is not here any more. */
  async #text(documentId: string): Promise<string | null> {
    try {
      return await this.#texts.of(this.notebookId).text(documentId);
    } catch (thrown) {
      if (toCausewayError(thrown).code === 'document-missing') return null;
      throw thrown;
    }
  }

  #report(phase: EmbeddingProgress['phase'], error: EmbeddingProgress['error'] = null): void {
    const plan = this.#plan;
    const left = {
      passages: plan?.passages.length ?? 0,
      statements: plan?.unstated.length ?? 0,
      names: plan?.labels.length ?? 0,
    };
    const all = plan?.passagesInAll ?? 0;
    const { characters, ms } = this.#speed;
    this.#use.onProgress({
      notebookId: this.notebookId,
      model: this.#use.model,
      phase,
      step: left.passages > 0 ? 'passages' : left.statements > 0 ? 'statements' : left.names > 0 ? 'names' : 'passages',
      passages: { done: all - left.passages, all },
      statements: { done: all - left.statements, all },
      names: { done: (plan?.labelsInAll ?? 0) - left.names, all: plan?.labelsInAll ?? 0 },
      secondsLeft: plan === null || characters === 0 ? null : (charactersLeft(plan) * ms) / characters / 1000,
      error,
    });
  }
}
