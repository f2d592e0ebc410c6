/**
 * @file Lays what changed in a notebook over its stored index, so that a document can be asked about at once. It says no, with null, where that can't be done or
 * would not be much faster than building the index whole.
 */
import { CausewayError } from '../../engine/errors.ts';
import { ANALYSIS_VERSION, type DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import { packIndex, unpackIndex } from '../../engine/notebook/blocks.ts';
import { INDEX_VERSION, indexStatistics } from '../../engine/notebook/build.ts';
import { canLayOver, driftWith } from '../../engine/notebook/drift.ts';
import { extendIndex, isBuiltWith } from '../../engine/notebook/extend.ts';
import { withoutDocuments } from '../../engine/notebook/withdraw.ts';
import type { Clock, NotebookStore, Progress } from '../../engine/ports.ts';
import type { IndexHead } from '../../engine/records.ts';
import type { WordVectors } from '../../engine/vector/word-vectors.ts';
import type { BuiltIndex } from '../../rpc/nested-contracts.ts';
import { correctAnalyses } from '../corrections/corrected-analyses.ts';
import { RefinedAnalyses } from '../refining/refined-analyses.ts';
import type { FileContent } from '../store/content.ts';

export interface LayingOver {
  store: NotebookStore<FileContent>;
  clock: Clock;
  words: WordVectors;
  progress: Progress;
  /** Analyses of documents, in the order asked for, as far as they are here. */
  analyses(documentIds: readonly string[]): Promise<DocumentAnalysis[]>;
}

/** How many passages of each document models have read; empty while there is no journal. */
export async function refinedCounts(
  store: Pick<NotebookStore, 'readRefinementMark' | 'listRefinedPassages'>,
  notebookId: string,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  if ((await store.readRefinementMark(notebookId)) === 0) return counts;
  for (const { documentId } of await store.listRefinedPassages(notebookId)) {
    counts.set(documentId, (counts.get(documentId) ?? 0) + 1);
  }
  return counts;
}

/** Whether a person's corrections are those that the index was built with, and none of them waits for something that may come. */
async function isCorrectedAlike(
  store: Pick<NotebookStore, 'listCorrections'>,
  notebookId: string,
  { corrections }: IndexHead,
): Promise<boolean> {
  const ids = (await store.listCorrections(notebookId)).map(({ id }) => id);
  return ids.join() === (corrections?.ids ?? []).join() && (corrections?.idle ?? []).length === 0;
}

/** Documents in which models found something since; null where they judged gates or wrote of modules, which is of the whole. */
async function refinedSince(
  store: NotebookStore<FileContent>,
  notebookId: string,
  head: IndexHead,
  counts: ReadonlyMap<string, number>,
): Promise<string[] | null> {
  if ((await store.readRefinementMark(notebookId)) === (head.refinementMark ?? 0)) return [];
  const [judged, reports] = [await store.readGateJudgements(notebookId), await store.readModuleReports(notebookId)];
  if (judged.length > 0 || reports.length > 0) return null;
  return head.covered.filter((id, i) => (counts.get(id) ?? 0) !== (head.refinedPassages?.[i] ?? 0));
}

/** On a damaged index nothing can be laid. */
function orNull(thrown: unknown): null {
  if (thrown instanceof CausewayError && thrown.code === 'storage-damaged') return null;
  throw thrown;
}

/**
 * The index of these documents, from the one that is stored.
 *
 * @param changed documents that were read again since
 * @returns null where it has to be built whole
 */
export async function layOver(
  { store, clock, words, progress, analyses }: LayingOver,
  notebookId: string,
  documentIds: readonly string[],
  changed: ReadonlySet<string>,
): Promise<BuiltIndex | null> {
  const head = await store.readIndexHead(notebookId);
  const isCurrent = head?.version === INDEX_VERSION && head.analysisVersion === ANALYSIS_VERSION && !head.wordless;
  if (!isCurrent || !(await isCorrectedAlike(store, notebookId, head))) return null;
  const mark = await store.readRefinementMark(notebookId);
  const counts = await refinedCounts(store, notebookId);
  const refined = await refinedSince(store, notebookId, head, counts);
  if (refined === null) return null;
  const again = new Set([...changed, ...refined]);
  const covered = new Set(head.covered);
  const wanted = new Set(documentIds);
  const gone = head.covered.filter((id) => !wanted.has(id) || again.has(id));
  const coming = documentIds.filter((id) => !covered.has(id) || again.has(id));
  if (gone.length + coming.length === 0) return null;

  const found = (await analyses(coming)).filter(({ version }) => version === ANALYSIS_VERSION);
  // What tables say of the whole is laid under an index, not over it.
  if (found.some(({ isGiven, graph }) => isGiven || graph)) return null;
  const passages = head.statistics.passages;
  const added = found.reduce((sum, analysis) => sum + analysis.passages.length - 1, 0);
  const drift = head.drift ?? 0;
  if (!canLayOver({ passages, added, gone: 0, drift })) return null;
  const stored = await store.readIndex(notebookId).catch(orNull);
  if (stored?.generation !== head.generation) return null;
  const base = unpackIndex(stored.blocks, words);
  if (!isBuiltWith(base, words)) return null;
  if (base.hierarchy.given !== undefined && gone.length > 0) return null;
  await progress.step('Adding to the index', 0.4);
  const left = withoutDocuments(base, new Set(gone));
  const changes = { passages, added, gone: passages - left.passages.document.length, drift };
  if (!canLayOver(changes)) return null;
  const { analyses: laid } = await new RefinedAnalyses(store).apply(notebookId, found);
  const corrected = await correctAnalyses(store, notebookId, laid);
  const index = extendIndex(left, corrected.analyses, { clock, words, wrong: corrected.build.wrong });
  await progress.step('Adding to the index', 0.9);
  const ids = [...head.covered.filter((id) => wanted.has(id) && !again.has(id)), ...found.map((one) => one.documentId)];
  return {
    version: INDEX_VERSION,
    analysisVersion: ANALYSIS_VERSION,
    covered: ids,
    statistics: indexStatistics(index),
    blocks: packIndex(index),
    drift: driftWith(changes),
    ...(mark > 0 && { refinementMark: mark, refinedPassages: ids.map((id) => counts.get(id) ?? 0) }),
    ...(head.corrections && { corrections: head.corrections }),
  };
}
