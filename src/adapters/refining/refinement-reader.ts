/** @file What refinement reads from the store: state, journal, index, questions, and the documents in work. */
import { judgementsByPair, openPairs } from '../../engine/model/gate-judging.ts';
import { openReports } from '../../engine/model/module-reports.ts';
import { newRefinement, placeKey, planRefinement, type RefinementItem } from '../../engine/model/refinement.ts';
import { extractionPrompt } from '../../engine/model/prompts/extraction.ts';
import { moduleReportPrompt } from '../../engine/model/prompts/module-report.ts';
import { promptName } from '../../engine/model/prompts/prompt.ts';
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import { unpackIndex } from '../../engine/notebook/blocks.ts';
import { INDEX_VERSION } from '../../engine/notebook/build.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { LanguageModel, NotebookStore, TextSource } from '../../engine/ports.ts';
import type { RefinementState } from '../../engine/records.ts';
import { toCausewayError } from '../../engine/errors.ts';
import { TextCache } from '../asking/text-cache.ts';

/** What is left, most useful first, and the index that it was read from. */
export interface Planned {
  index: NotebookIndex;
  items: RefinementItem[];
}

interface OpenDocument {
  analysis: DocumentAnalysis;
  text: string;
}

/** Analyses kept in memory. */
const OPEN_DOCUMENTS = 8;
/** UTF-16 units of texts kept in memory. */
const CACHED_CHARACTERS = 2_000_000;

export class RefinementReader {
  readonly texts: TextSource;
  readonly #store: NotebookStore;
  readonly #notebookId: string;
  readonly #open = new Map<string, DocumentAnalysis>();
  #loaded: { generation: number; index: NotebookIndex } | null = null;

  constructor(store: NotebookStore, notebookId: string) {
    this.#store = store;
    this.#notebookId = notebookId;
    this.texts = new TextCache(store, CACHED_CHARACTERS).of(notebookId);
  }

  async state(): Promise<RefinementState> {
    return (await this.#store.readRefinementState(this.#notebookId)) ?? newRefinement();
  }

  /** Results that no index holds yet, because an earlier run was ended before it had one built. */
  async unbuiltResults(): Promise<number> {
    const [mark, head] = await Promise.all([
      this.#store.readRefinementMark(this.#notebookId),
      this.#store.readIndexHead(this.#notebookId),
    ]);
    return mark - (head?.refinementMark ?? 0);
  }

  /** Everything that is left for a model; nothing while there is no index. Judgements of pairs and reports on modules that are gone are deleted. */
  async plan(model: Pick<LanguageModel, 'id'>, judgesGates: boolean): Promise<Planned | null> {
    const index = await this.#index();
    if (index === null) return null;
    const [cells, keys, judgements, reports] = await Promise.all([
      this.#store.listCells(this.#notebookId),
      this.#store.listRefinedPassages(this.#notebookId),
      this.#store.readGateJudgements(this.#notebookId),
      this.#store.readModuleReports(this.#notebookId),
    ]);
    const prompt = promptName(extractionPrompt);
    const read = new Set(keys.filter((key) => key.model === model.id && key.prompt === prompt).map(placeKey));
    const judged = judgementsByPair(judgements);
    const { open, all } = openPairs(index, judged);
    const gone = [...judged.keys()].filter((pair) => !all.has(pair));
    if (gone.length > 0) await this.#store.forgetGateJudgements(this.#notebookId, gone);
    const reporting = promptName(moduleReportPrompt);
    const own = reports.filter((report) => report.model === model.id && report.prompt === reporting);
    const modules = openReports(index, own, reports);
    if (modules.gone.length > 0) await this.#store.forgetModuleReports(this.#notebookId, modules.gone);
    return {
      index,
      items: planRefinement({ index, cells, read, pairs: judgesGates ? open : [], reports: modules.open }),
    };
  }

  /** A document with the built-in tier's analysis; null when it is not here any more. */
  async document(documentId: string): Promise<OpenDocument | null> {
    let analysis = this.#open.get(documentId);
    if (analysis === undefined) {
      [analysis] = await this.#store.readAnalyses(this.#notebookId, [documentId]);
      if (analysis === undefined) return null;
      for (const oldest of this.#open.keys()) if (this.#open.size >= OPEN_DOCUMENTS) this.#open.delete(oldest);
      this.#open.set(documentId, analysis);
    }
    try {
      return { analysis, text: await this.texts.text(documentId) };
    } catch (thrown) {
      if (toCausewayError(thrown).code === 'document-missing') return null;
      throw thrown;
    }
  }

  async #index(): Promise<NotebookIndex | null> {
    const head = await this.#store.readIndexHead(this.#notebookId);
    if (head === null || head.version !== INDEX_VERSION) return null;
    if (this.#loaded?.generation !== head.generation) {
      const stored = await this.#store.readIndex(this.#notebookId);
      if (stored === null) return null;
      this.#loaded = { generation: stored.generation, index: unpackIndex(stored.blocks) };
    }
    return this.#loaded.index;
  }
}
