/** @file The refinement journal in IndexedDB: what models found and judged, by key, and where refinement stands. */
import type {
  GateJudgement,
  ModuleReport,
  RefinedPassage,
  RefinedPassageKey,
  RefinementCommit,
  RefinementState,
} from '../../engine/records.ts';
import { within, type CausewayDatabase, type RefinedPassageId } from './schema.ts';
import { queued, read, requireNotebook, write } from './transaction.ts';

/** What a key says. */
function placeOf([, documentId, start, end, model, prompt]: RefinedPassageId): RefinedPassageKey {
  return { documentId, start, end, model, prompt };
}

function byTime(a: { at: number }, b: { at: number }): number {
  return a.at - b.at;
}

export async function readState(database: CausewayDatabase, notebookId: string): Promise<RefinementState | null> {
  return read(database, ['refinements'], async (transaction) => {
    return (await transaction.objectStore('refinements').get(notebookId)) ?? null;
  });
}

export async function readMark(database: CausewayDatabase, notebookId: string): Promise<number> {
  return read(database, ['notebooks'], async (transaction) => {
    return (await transaction.objectStore('notebooks').get(notebookId))?.refinementMark ?? 0;
  });
}

export async function listPassages(database: CausewayDatabase, notebookId: string): Promise<RefinedPassageKey[]> {
  return read(database, ['refinedPassages'], async (transaction) => {
    return (await transaction.objectStore('refinedPassages').getAllKeys(within(notebookId))).map(placeOf);
  });
}

export async function readPassages(
  database: CausewayDatabase,
  notebookId: string,
  documentIds: readonly string[],
): Promise<RefinedPassage[]> {
  return read(database, ['refinedPassages'], async (transaction) => {
    const store = transaction.objectStore('refinedPassages');
    const ofDocument = async (id: string): Promise<RefinedPassage[]> => {
      const range = within(notebookId, id);
      const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      return values.map((value, i) => ({ ...placeOf(keys[i]!), ...value }));
    };
    return (await Promise.all(documentIds.map(ofDocument))).flat().sort(byTime);
  });
}

export async function readJudgements(database: CausewayDatabase, notebookId: string): Promise<GateJudgement[]> {
  return read(database, ['gateJudgements'], async (transaction) => {
    const store = transaction.objectStore('gateJudgements');
    const range = within(notebookId);
    const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    const judgements = values.map((value, i) => {
      const [, pair, model, prompt] = keys[i]!;
      return { pair, model, prompt, ...value };
    });
    return judgements.sort(byTime);
  });
}

export async function commit(
  database: CausewayDatabase,
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
  await write(database, [...stores], 'relaxed', async (transaction) => {
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
  database: CausewayDatabase,
  notebookId: string,
  passages: readonly RefinedPassage[],
): Promise<void> {
  const stores = ['notebooks', 'documents', 'refinedPassages'] as const;
  await write(database, [...stores], 'relaxed', async (transaction) => {
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

export async function forgetJudgements(
  database: CausewayDatabase,
  notebookId: string,
  pairs: readonly string[],
): Promise<void> {
  await write(database, ['gateJudgements'], 'relaxed', async (transaction) => {
    for (const pair of pairs) queued(transaction.objectStore('gateJudgements').delete(within(notebookId, pair)));
  });
}

export async function readReports(database: CausewayDatabase, notebookId: string): Promise<ModuleReport[]> {
  return read(database, ['moduleReports'], async (transaction) => {
    const store = transaction.objectStore('moduleReports');
    const range = within(notebookId);
    const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    const reports = values.map((value, i) => {
      const [, module, model, prompt] = keys[i]!;
      return { module, model, prompt, ...value };
    });
    return reports.sort(byTime);
  });
}

export async function forgetReports(
  database: CausewayDatabase,
  notebookId: string,
  modules: readonly string[],
): Promise<void> {
  await write(database, ['moduleReports'], 'relaxed', async (transaction) => {
    for (const module of modules) queued(transaction.objectStore('moduleReports').delete(within(notebookId, module)));
  });
}
