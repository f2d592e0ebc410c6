/** @file A question set's notebook after a model has read it again: the app's own refinement, over a notebook in memory. */
import { IndexBuilder } from '../../adapters/library/index-builder.ts';
import { MemoryNotebookStore } from '../../adapters/memory/notebook-store.ts';
import { Refiner } from '../../adapters/refining/refiner.ts';
import { unpackIndex } from '../../engine/notebook/blocks.ts';
import type { LanguageModel } from '../../engine/ports.ts';
import type { RefinementProgress } from '../../engine/records.ts';
import { indexingCost, type IndexingCost } from '../../engine/evaluate/model-cost.ts';
import { shippedWords } from '../encoding/shipped-words.ts';
import type { AnalysedNotebook, NamedDocument } from '../notebook.ts';

const NOTEBOOK = 'bench';

export interface Refined {
  notebook: AnalysedNotebook;
  cost: IndexingCost;
}

/**
 * Refines a notebook with at most so many calls, most useful first.
 *
 * @param documents those that the notebook was built from
 * @throws CausewayError as `Refiner.run`
 */
export async function refineNotebook(
  notebook: AnalysedNotebook,
  documents: readonly NamedDocument[],
  model: LanguageModel,
  mostCalls: number,
): Promise<Refined> {
  const store = new MemoryNotebookStore();
  const clock = () => performance.now();
  await store.createNotebook({ id: NOTEBOOK, name: NOTEBOOK, createdAt: 0 });
  await store.enqueue(
    NOTEBOOK,
    documents.map(({ id, name, parsed }, position) => {
      return { id, name, bytes: parsed.text.length, addedAt: 0, position, content: new Uint8Array() };
    }),
  );
  await store.commitRead(
    NOTEBOOK,
    notebook.analyses.map((analysis, i) => ({
      documentId: analysis.documentId,
      parsed: documents[i]!.parsed,
      analysis,
    })),
  );
  const builder = new IndexBuilder(store, clock, shippedWords);
  const ids = documents.map(({ id }) => id);
  const rebuild = async () => {
    await store.commitIndex(NOTEBOOK, await builder.build(NOTEBOOK, ids, () => {}, { changed: [], isWhole: true }));
  };
  await rebuild();
  let last: RefinementProgress | null = null;
  const refiner = new Refiner(NOTEBOOK, {
    store,
    model,
    clock,
    now: () => Date.now(),
    rebuild,
    onProgress: (progress) => (last = progress),
  });
  await refiner.change((state) => ({ ...state, budget: { calls: mostCalls, minutes: null } }));
  await refiner.run();
  const stored = (await store.readIndex(NOTEBOOK))!;
  const state = last as RefinementProgress | null;
  return {
    notebook: { ...notebook, index: unpackIndex(stored.blocks, await shippedWords()) },
    cost: indexingCost(state?.costs ?? [], state?.totals.tokens ?? 0, await corpusTokens(model, documents)),
  };
}

async function corpusTokens(model: LanguageModel, documents: readonly NamedDocument[]): Promise<number> {
  let tokens = 0;
  for (const { parsed } of documents) tokens += await model.countTokens(parsed.text);
  return tokens;
}
