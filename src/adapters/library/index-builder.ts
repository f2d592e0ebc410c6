/**
 * @file Builds a notebook's index from the stored analyses. They are kept between builds of the same notebook, so that the
 * builds of a run read each document once.
 */
import { CausewayError } from '../../engine/errors.ts';
import { ANALYSIS_VERSION, type DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import { packIndex } from '../../engine/notebook/blocks.ts';
import { buildIndex, INDEX_VERSION, indexStatistics } from '../../engine/notebook/build.ts';
import type { Clock, NotebookStore, Progress } from '../../engine/ports.ts';
import type { BuildApi, BuildWish, BuiltIndex } from '../../rpc/nested-contracts.ts';
import { correctAnalyses } from '../corrections/corrected-analyses.ts';
import { RefinedAnalyses } from '../refining/refined-analyses.ts';
import type { FileContent } from '../store/content.ts';
import type { WordSource } from '../words/shipped-words.ts';
import { layOver, refinedCounts } from './lay-over.ts';
import { macrotask } from './macrotask.ts';

/** Analyses fetched from the store at a time. */
const FETCHED_AT_ONCE = 200;

function cancelled(): CausewayError {
  return new CausewayError('cancelled', 'Building the index was stopped.');
}

export class IndexBuilder implements BuildApi {
  #analyses = new Map<string, DocumentAnalysis>();
  #notebookId = '';
  #cancelled = false;
  readonly #refined: RefinedAnalyses;

  constructor(
    private readonly store: NotebookStore<FileContent>,
    private readonly clock: Clock,
    private readonly words: WordSource,
  ) {
    this.#refined = new RefinedAnalyses(store);
  }

  async build(
    notebookId: string,
    documentIds: string[],
    onStep: (name: string, fraction: number) => void,
    { changed, isWhole }: BuildWish,
  ): Promise<BuiltIndex> {
    this.#cancelled = false;
    const progress: Progress = {
      step: async (name, fraction) => {
        onStep(name, fraction);
        await macrotask();
      },
      isCancelled: () => this.#cancelled,
    };
    await progress.step('Collecting documents', 0);
    const words = await this.words();
    if (!isWhole) {
      const { store, clock } = this;
      const analyses = (ids: readonly string[]) => this.#analysesOf(notebookId, ids);
      const using = { store, clock, words, progress, analyses };
      const laid = await layOver(using, notebookId, documentIds, new Set(changed));
      if (this.#cancelled) throw cancelled();
      if (laid !== null) return laid;
    }
    await this.#collect(notebookId, documentIds);
    // Analyses of another version are made anew by the run; an index without them is only in between.
    const analyses = documentIds
      .flatMap((id) => this.#analyses.get(id) ?? [])
      .filter(({ version }) => version === ANALYSIS_VERSION);
    // Before what was found is read: what comes meanwhile is then at worst laid over once more.
    const counts = await refinedCounts(this.store, notebookId);
    const refined = await this.#refined.apply(notebookId, analyses);
    const corrected = await correctAnalyses(this.store, notebookId, refined.analyses);
    const { judged, reports } = refined;
    const index = await buildIndex(corrected.analyses, progress, {
      clock: this.clock,
      words,
      judged,
      corrections: corrected.build,
      reports,
    });
    const corrections = corrected.applied();
    const statistics = indexStatistics(index);
    return {
      version: INDEX_VERSION,
      analysisVersion: ANALYSIS_VERSION,
      covered: analyses.map(({ documentId }) => documentId),
      statistics,
      blocks: packIndex(index),
      ...(refined.mark > 0 && {
        refinementMark: refined.mark,
        refinedPassages: analyses.map(({ documentId }) => counts.get(documentId) ?? 0),
      }),
      ...(corrections && { corrections }),
      ...(index.meaning.dimensions === 0 && { wordless: true }),
    };
  }

  async hasWords(): Promise<boolean> {
    return (await this.words()).dimensions > 0;
  }

  async forget(documentIds: readonly string[]): Promise<void> {
    for (const id of documentIds) this.#analyses.delete(id);
  }

  async cancel(): Promise<void> {
    this.#cancelled = true;
  }

  /** Some analyses, without forgetting those that are remembered. */
  async #analysesOf(notebookId: string, documentIds: readonly string[]): Promise<DocumentAnalysis[]> {
    const known = notebookId === this.#notebookId ? this.#analyses : new Map<string, DocumentAnalysis>();
    const missing = documentIds.filter((id) => known.get(id)?.version !== ANALYSIS_VERSION);
    const fetched = missing.length === 0 ? [] : await this.store.readAnalyses(notebookId, missing);
    const here = new Map(fetched.map((analysis) => [analysis.documentId, analysis]));
    return documentIds.flatMap((id) => here.get(id) ?? known.get(id) ?? []);
  }

  async #collect(notebookId: string, documentIds: readonly string[]): Promise<void> {
    const known = notebookId === this.#notebookId ? this.#analyses : new Map<string, DocumentAnalysis>();
    this.#notebookId = notebookId;
    this.#analyses = new Map();
    const missing: string[] = [];
    for (const id of documentIds) {
      const analysis = known.get(id);
      if (analysis?.version !== ANALYSIS_VERSION) missing.push(id);
      else this.#analyses.set(id, analysis);
    }
    for (let at = 0; at < missing.length; at += FETCHED_AT_ONCE) {
      if (this.#cancelled) throw cancelled();
      const fetched = await this.store.readAnalyses(notebookId, missing.slice(at, at + FETCHED_AT_ONCE));
      for (const analysis of fetched) this.#analyses.set(analysis.documentId, analysis);
    }
  }
}
