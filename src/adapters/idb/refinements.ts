/** @file The refinement journal in IndexedDB: what models found and judged, by key, and where refinement stands. */
import type {
  GateJudgement,
  ModuleReport,
  RefinedPassage,
  RefinedPassageKey,
  RefinementCommit,
  RefinementState,
} from '../../engine/records.ts';
import { within, type RefinedPassageId } from './schema.ts';
import { entriesOf, queued, requireNotebook, type Records } from './transaction.ts';

/** What a key says. */
function placeOf([, documentId, start, end, model, prompt]: RefinedPassageId): RefinedPassageKey {
  return { documentId, start, end, model, prompt };
}

function byTime(a: { at: number }, b: { at: number }): number {
  return a.at - b.at;
}

export async function readState(records: Records, notebookId: string): Promise<RefinementState | null> {
  return records.read(['refinements'], async (transaction) => {
    return (await transaction.objectStore('refinements').get(notebookId)) ?? null;
  });
}

export async function readMark(records: Records, notebookId: string): Promise<number> {
  return records.read(['notebooks'], async (transaction) => {
    return (await transaction.objectStore('notebooks').get(notebookId))?.refinementMark ?? 0;
  });
}

export async function listPassages(records: Records, notebookId: string): Promise<RefinedPassageKey[]> {
  return records.read(['refinedPassages'], async (transaction) => {
    return (await transaction.objectStore('refinedPassages').getAllKeys(within(notebookId))).map(placeOf);
  });
}

export async function readPassages(
  records: Records,
  notebookId: string,
  documentIds: readonly string[],
): Promise<RefinedPassage[]> {
  return records.read(['refinedPassages'], async (transaction) => {
    const store = transaction.objectStore('refinedPassages');
    const ofDocument = async (id: string): Promise<RefinedPassage[]> => {
      const range = within(notebookId, id);
      return (await entriesOf(store, range)).map(([key, value]) => ({ ...placeOf(key), ...value }));
    };
    return (await Promise.all(documentIds.map(ofDocument))).flat().sort(byTime);
  });
}

export async function readJudgements(records: Records, notebookId: string): Promise<GateJudgement[]> {
  return records.read(['gateJudgements'], async (transaction) => {
    const store = transaction.objectStore('gateJudgements');
    const entries = await entriesOf(store, within(notebookId));
    const judgements = entries.map(([[, pair, model, prompt], value]) => ({ pair, model, prompt, ...value }));
    return judgements.sort(byTime);
  });
}

export async function commit(
  records: Records,
  notebookId: string,
  { passage, gate, report, state }: RefinementCommit,
): Promise<void> {
  const stores = [
    'notebooks',
    'documents',
    'refinedPassages',
    'gateJudgements',
    'moduleReports',
    'refinements',
  ] as const;
  await records.write([...stores], 'relaxed', async (transaction) => {
    const notebook = await requireNotebook(transaction, notebookId);
    queued(transaction.objectStore('refinements').put(state, notebookId));
    let changesIndex = false;
    if (passage !== undefined) {
      const { documentId, start, end, model, prompt, ...value } = passage;
      const document = await transaction.objectStore('documents').getKey([notebookId, documentId]);
      if (document !== undefined) {
        const key: RefinedPassageId = [notebookId, documentId, start, end, model, prompt];
        queued(transaction.objectStore('refinedPassages').put(value, key));
        changesIndex = value.found !== null;
      }
    }
    if (gate !== undefined) {
      const { pair, model, prompt, ...value } = gate;
      queued(transaction.objectStore('gateJudgements').put(value, [notebookId, pair, model, prompt]));
      changesIndex = true;
    }
    if (report !== undefined) {
      const { module, model, prompt, ...value } = report;
      const documents = transaction.objectStore('documents');
      const here = await Promise.all(report.documents.map((id) => documents.getKey([notebookId, id])));
      if (here.every((key) => key !== undefined)) {
        queued(transaction.objectStore('moduleReports').put(value, [notebookId, module, model, prompt]));
        changesIndex ||= report.title !== '';
      }
    }
    if (!changesIndex) return;
    const refinementMark = (notebook.refinementMark ?? 0) + 1;
    queued(transaction.objectStore('notebooks').put({ ...notebook, refinementMark }));
  });
}

export async function commitStatements(
  records: Records,
  notebookId: string,
  passages: readonly RefinedPassage[],
): Promise<void> {
  const stores = ['notebooks', 'documents', 'refinedPassages'] as const;
  await records.write([...stores], 'relaxed', async (transaction) => {
    const notebook = await requireNotebook(transaction, notebookId);
    const documents = transaction.objectStore('documents');
    const ids = new Set(passages.map(({ documentId }) => documentId));
    const keys = await Promise.all([...ids].map((id) => documents.getKey([notebookId, id])));
    const here = new Set([...ids].filter((_, i) => keys[i] !== undefined));
    let changesIndex = false;
    for (const { documentId, start, end, model, prompt, ...value } of passages) {
      if (!here.has(documentId)) continue;
      const key: RefinedPassageId = [notebookId, documentId, start, end, model, prompt];
      queued(transaction.objectStore('refinedPassages').put(value, key));
      changesIndex ||= value.found !== null;
    }
    if (!changesIndex) return;
    const refinementMark = (notebook.refinementMark ?? 0) + 1;
    queued(transaction.objectStore('notebooks').put({ ...notebook, refinementMark }));
  });
}

export async function forgetJudgements(records: Records, notebookId: string, pairs: readonly string[]): Promise<void> {
  await records.write(['gateJudgements'], 'relaxed', async (transaction) => {
    for (const pair of pairs) queued(transaction.objectStore('gateJudgements').delete(within(notebookId, pair)));
  });
}

export async function readReports(records: Records, notebookId: string): Promise<ModuleReport[]> {
  return records.read(['moduleReports'], async (transaction) => {
    const store = transaction.objectStore('moduleReports');
    const entries = await entriesOf(store, within(notebookId));
    const reports = entries.map(([[, module, model, prompt], value]) => ({ module, model, prompt, ...value }));
    return reports.sort(byTime);
  });
}

export async function forgetReports(records: Records, notebookId: string, modules: readonly string[]): Promise<void> {
  await records.write(['moduleReports'], 'relaxed', async (transaction) => {
    for (const module of modules) queued(transaction.objectStore('moduleReports').delete(within(notebookId, module)));
  });
}
