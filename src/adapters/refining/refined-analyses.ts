/**
 * @file What an index is built from when models have refined a notebook: the stored analyses with the journal's findings laid over
 * them, the judgements of gates and the reports on modules. Laid-over analyses are kept between builds, as long as nothing new was found.
 */
import { toCausewayError } from '../../engine/errors.ts';
import { judgementsByPair, type JudgedPairs } from '../../engine/model/gate-judging.ts';
import { refineDocument } from '../../engine/model/refined-documents.ts';
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import type { ModuleReport, RefinedPassage } from '../../engine/records.ts';

type JournalStore = Pick<
  NotebookStore,
  'readRefinementMark' | 'readRefinedPassages' | 'readGateJudgements' | 'readModuleReports' | 'readText'
>;

export interface RefinedInput {
  analyses: DocumentAnalysis[];
  judged: JudgedPairs;
  /** Oldest first. */
  reports: ModuleReport[];
  /** How far the journal had come; 0 when models have made nothing yet. */
  mark: number;
}

interface Laid {
  builtIn: DocumentAnalysis;
  /** Tells which findings were laid over it. */
  findings: string;
  analysis: DocumentAnalysis;
}

/** Documents whose findings are fetched at a time. */
const FETCHED_AT_ONCE = 200;

export class RefinedAnalyses {
  readonly #store: JournalStore;
  #notebookId = '';
  #laid = new Map<string, Laid>();

  constructor(store: JournalStore) {
    this.#store = store;
  }

  /** The analyses in the same order; those that no model has refined are passed on as they are. */
  async apply(notebookId: string, analyses: readonly DocumentAnalysis[]): Promise<RefinedInput> {
    // Read first: what is committed meanwhile is then at worst built in twice.
    const mark = await this.#store.readRefinementMark(notebookId);
    if (mark === 0) return { analyses: [...analyses], judged: new Map(), reports: [], mark };
    const known = notebookId === this.#notebookId ? this.#laid : new Map<string, Laid>();
    this.#notebookId = notebookId;
    this.#laid = new Map();
    const refined: DocumentAnalysis[] = [];
    for (let at = 0; at < analyses.length; at += FETCHED_AT_ONCE) {
      const some = analyses.slice(at, at + FETCHED_AT_ONCE);
      const found = new Map<string, RefinedPassage[]>(some.map(({ documentId }) => [documentId, []]));
      for (const one of await this.#store.readRefinedPassages(notebookId, [...found.keys()])) {
        found.get(one.documentId)?.push(one);
      }
      for (const analysis of some) {
        const own = found.get(analysis.documentId) ?? [];
        refined.push(await this.#layOver(notebookId, analysis, own, known.get(analysis.documentId)));
      }
    }
    const judged = judgementsByPair(await this.#store.readGateJudgements(notebookId));
    // A document that was removed takes what was written of it along, before its records are purged.
    const here = new Set(analyses.map(({ documentId }) => documentId));
    const reports = await this.#store.readModuleReports(notebookId);
    const borne = reports.filter(({ documents }) => documents.every((id) => here.has(id)));
    return { analyses: refined, judged, reports: borne, mark };
  }

  async #layOver(
    notebookId: string,
    builtIn: DocumentAnalysis,
    found: readonly RefinedPassage[],
    known: Laid | undefined,
  ): Promise<DocumentAnalysis> {
    if (!found.some((passage) => passage.found !== null)) return builtIn;
    const findings = found.map(({ start, at, model }) => `${start} ${at} ${model}`).join();
    let laid = known;
    if (laid === undefined || laid.builtIn !== builtIn || laid.findings !== findings) {
      try {
        const text = await this.#store.readText(notebookId, builtIn.documentId);
        laid = { builtIn, findings, analysis: refineDocument(builtIn, text, found) };
      } catch (thrown) {
        if (toCausewayError(thrown).code !== 'document-missing') throw thrown;
        return builtIn; // removed meanwhile; the next build is without it
      }
    }
    this.#laid.set(builtIn.documentId, laid);
    return laid.analysis;
  }
}
