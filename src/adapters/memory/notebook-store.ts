/** @file A notebook store in memory: for the command line and for tests. Nothing outlives the process. */
import { CausewayError } from '../../engine/errors.ts';
import { inOrder, type Correction } from '../../engine/corrections/types.ts';
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import type {
  Cell,
  CellHead,
  DocumentChange,
  DocumentInfo,
  EmbeddingBlock,
  EmbeddingCommit,
  EnqueueOutcome,
  ErrorInfo,
  GateJudgement,
  ModuleReport,
  ImportedDocument,
  IncomingDocument,
  IndexHead,
  LinkedFolder,
  NotebookInfo,
  QueueEntry,
  ReadDocument,
  RefinedPassage,
  RefinedPassageKey,
  RefinementCommit,
  RefinementState,
  RequeueOutcome,
  StoredDocument,
  StoredIndex,
} from '../../engine/records.ts';
import { headOf } from '../store/cell-head.ts';
import { contentSize, type FileContent } from '../store/content.ts';
import type { ParsedDocument } from '../../engine/types.ts';
import {
  analysisTransition,
  byAddition,
  changeTransition,
  documentMissing,
  enqueueTransition,
  failureTransition,
  importedLayout,
  importedRecord,
  keepsUnread,
  requeueTransition,
  fileToReread,
  keepsOriginal,
  layoutOf,
  notebookMissing,
  parsedOf,
  readTransition,
  removalTransition,
  type DocumentRecord,
  type Layout,
} from '../store/transitions.ts';

interface Stored {
  record: DocumentRecord;
  inbox: FileContent | null;
  attempts: number;
  text: string;
  layout: Layout | null;
  analysis: DocumentAnalysis | null;
  original: FileContent | null;
}

interface Notebook {
  info: Omit<NotebookInfo, 'documents'>;
  removedAt: number | null;
  documents: Map<string, Stored>;
  generation: number;
  index: StoredIndex | null;
  cells: Map<string, Cell>;
  folders: Map<string, LinkedFolder>;
  corrections: Map<string, Correction>;
  draft: string;
  refinement: {
    state: RefinementState | null;
    mark: number;
    passages: Map<string, RefinedPassage>;
    gates: Map<string, GateJudgement>;
    reports: Map<string, ModuleReport>;
  };
  embeddings: Map<string, EmbeddingBlock & { model: string }>;
}

export class MemoryNotebookStore implements NotebookStore<FileContent> {
  readonly #notebooks = new Map<string, Notebook>();

  async listNotebooks(): Promise<NotebookInfo[]> {
    return [...this.#notebooks.values()]
      .filter((notebook) => notebook.removedAt === null)
      .map((notebook) => ({ ...notebook.info, documents: visible(notebook).length }))
      .sort((a, b) => a.createdAt - b.createdAt);
  }

  async createNotebook({ id, name, createdAt }: Pick<NotebookInfo, 'id' | 'name' | 'createdAt'>): Promise<void> {
    if (this.#notebooks.has(id)) throw new CausewayError('internal', `There is a notebook with the id ${id} already.`);
    const info = { id, name, createdAt };
    this.#notebooks.set(id, {
      info,
      removedAt: null,
      documents: new Map(),
      generation: 0,
      index: null,
      cells: new Map(),
      folders: new Map(),
      corrections: new Map(),
      draft: '',
      refinement: { state: null, mark: 0, passages: new Map(), gates: new Map(), reports: new Map() },
      embeddings: new Map(),
    });
  }

  async renameNotebook(notebookId: string, name: string): Promise<void> {
    this.#notebook(notebookId).info.name = name;
  }

  async markNotebookRemoved(notebookId: string, removedAt: number | null): Promise<void> {
    this.#notebook(notebookId).removedAt = removedAt;
  }

  async listDocuments(notebookId: string, documentIds?: readonly string[]): Promise<DocumentInfo[]> {
    return visible(this.#notebooks.get(notebookId))
      .filter(({ record }) => documentIds?.includes(record.info.id) ?? true)
      .map(({ record }) => structuredClone(record.info));
  }

  async listReady(notebookId: string): Promise<string[]> {
    return visible(this.#notebooks.get(notebookId))
      .filter(({ record }) => record.info.status === 'ready')
      .map(({ record }) => record.info.id)
      .sort();
  }

  async listRemoved(notebookId: string): Promise<string[]> {
    return [...(this.#notebooks.get(notebookId)?.documents.values() ?? [])]
      .filter(({ record }) => record.removedAt !== undefined)
      .map(({ record }) => record.info.id)
      .sort();
  }

  async readDocument(notebookId: string, documentId: string): Promise<StoredDocument<FileContent>> {
    const { record, text, layout, original } = this.#readable(notebookId, documentId);
    return structuredClone({
      info: record.info,
      text,
      headings: layout?.headings ?? [],
      pages: layout?.pages ?? [],
      original,
    });
  }

  async readText(notebookId: string, documentId: string): Promise<string> {
    return this.#readable(notebookId, documentId).text;
  }

  async readAnalyses(notebookId: string, documentIds: readonly string[]): Promise<DocumentAnalysis[]> {
    const documents = this.#notebooks.get(notebookId)?.documents;
    return documentIds.flatMap((id) => documents?.get(id)?.analysis ?? []);
  }

  async listOutdated(notebookId: string, analysisVersion: number): Promise<string[]> {
    return visible(this.#notebooks.get(notebookId))
      .filter(({ record, analysis }) => analysis !== null && record.analysisVersion !== analysisVersion)
      .map(({ record }) => record.info.id)
      .sort();
  }

  async readParsed(notebookId: string, documentId: string): Promise<ParsedDocument | null> {
    const stored = this.#notebooks.get(notebookId)?.documents.get(documentId);
    return stored?.layout ? structuredClone(parsedOf(stored.record, stored.text, stored.layout)) : null;
  }

  async commitAnalysis(notebookId: string, analysis: DocumentAnalysis): Promise<void> {
    const stored = this.#notebooks.get(notebookId)?.documents.get(analysis.documentId);
    if (!stored?.analysis) return;
    stored.record = analysisTransition(stored.record, analysis);
    stored.analysis = analysis;
  }

  async markDocumentsRemoved(
    notebookId: string,
    documentIds: readonly string[],
    removedAt: number | null,
  ): Promise<void> {
    const documents = this.#notebooks.get(notebookId)?.documents;
    const marked = documentIds.map((id) => {
      const stored = documents?.get(id);
      if (stored === undefined) throw documentMissing(id);
      return stored;
    });
    for (const stored of marked) stored.record = removalTransition(stored.record, removedAt);
  }

  async updateDocuments(notebookId: string, documentIds: readonly string[], change: DocumentChange): Promise<void> {
    const documents = this.#notebooks.get(notebookId)?.documents;
    for (const id of documentIds) {
      const stored = documents?.get(id);
      if (stored !== undefined) stored.record = changeTransition(stored.record, change);
    }
  }

  async requeue(notebookId: string, documentIds: readonly string[], _addedAt: number): Promise<RequeueOutcome> {
    const documents = this.#notebooks.get(notebookId)?.documents;
    const outcome: RequeueOutcome = { queued: [], withoutFile: [] };
    for (const documentId of documentIds) {
      const stored = documents?.get(documentId);
      const file = stored && fileToReread(stored.record, stored.text, stored.original);
      if (!stored || !file) {
        outcome.withoutFile.push(documentId);
        continue;
      }
      stored.record = requeueTransition(stored.record);
      stored.inbox = file;
      stored.attempts = 0;
      outcome.queued.push({ documentId, name: stored.record.info.name, bytes: contentSize(file), attempts: 0 });
    }
    return outcome;
  }

  async enqueue(notebookId: string, files: readonly IncomingDocument<FileContent>[]): Promise<EnqueueOutcome[]> {
    const { documents } = this.#notebook(notebookId);
    return files.map((file) => {
      const existing = documents.get(file.id);
      const { outcome, record, storesContent } = enqueueTransition(notebookId, existing?.record, file);
      if (record !== null && storesContent) {
        const inbox = file.content;
        documents.set(file.id, { record, inbox, attempts: 0, text: '', layout: null, analysis: null, original: null });
      } else if (record !== null && existing !== undefined) {
        existing.record = record;
      }
      return outcome;
    });
  }

  async importDocuments(notebookId: string, imported: readonly ImportedDocument<FileContent>[]): Promise<void> {
    const { documents } = this.#notebook(notebookId);
    for (const document of imported) {
      const { text, analysis, original } = document;
      if (documents.has(document.info.id)) continue;
      const record = importedRecord(notebookId, document);
      const layout = importedLayout(document);
      documents.set(document.info.id, { record, inbox: null, attempts: 0, text, layout, analysis, original });
    }
  }

  async listQueue(notebookId: string): Promise<QueueEntry[]> {
    return visible(this.#notebooks.get(notebookId))
      .filter(({ inbox }) => inbox !== null)
      .map(({ record: { info }, attempts }) => ({
        documentId: info.id,
        name: info.name,
        bytes: info.bytes,
        attempts,
      }));
  }

  async readQueued(notebookId: string, documentIds: readonly string[]): Promise<(FileContent | null)[]> {
    const documents = this.#notebooks.get(notebookId)?.documents;
    return documentIds.map((id) => documents?.get(id)?.inbox ?? null);
  }

  async noteAttempt(notebookId: string, documentId: string): Promise<void> {
    const stored = this.#notebooks.get(notebookId)?.documents.get(documentId);
    if (stored !== undefined) stored.attempts++;
  }

  async commitRead(notebookId: string, documents: readonly ReadDocument[]): Promise<void> {
    for (const read of documents) {
      const stored = this.#notebooks.get(notebookId)?.documents.get(read.documentId);
      if (!stored?.inbox) continue;
      stored.record = readTransition(stored.record, read);
      stored.text = read.parsed.text;
      stored.layout = layoutOf(read);
      stored.analysis = read.analysis;
      stored.original = keepsOriginal(read) ? stored.inbox : null;
      stored.inbox = null;
    }
  }

  async commitFailure(notebookId: string, documentId: string, error: ErrorInfo): Promise<void> {
    const stored = this.#notebooks.get(notebookId)?.documents.get(documentId);
    if (!stored?.inbox) return;
    stored.record = failureTransition(stored.record, error);
    if (stored.record.info.status === 'failed') stored.original = keepsUnread(stored.inbox) ? stored.inbox : null;
    stored.inbox = null;
  }

  async dropQueue(notebookId: string): Promise<number> {
    const documents = this.#notebooks.get(notebookId)?.documents;
    const queued = [...(documents?.values() ?? [])].filter(({ inbox }) => inbox !== null);
    for (const stored of queued) {
      if (stored.record.info.status === 'ready') stored.inbox = null;
      else documents?.delete(stored.record.info.id);
    }
    return queued.length;
  }

  async readIndexHead(notebookId: string): Promise<IndexHead | null> {
    const index = this.#notebooks.get(notebookId)?.index;
    if (!index) return null;
    const { blocks: _, ...head } = index;
    return head;
  }

  async readIndex(notebookId: string): Promise<StoredIndex | null> {
    return this.#notebooks.get(notebookId)?.index ?? null;
  }

  async commitIndex(notebookId: string, index: Omit<StoredIndex, 'generation'> | null): Promise<number> {
    const notebook = this.#notebook(notebookId);
    const generation = ++notebook.generation;
    notebook.index = index === null ? null : { ...index, generation };
    return generation;
  }

  async listFolders(notebookId: string): Promise<LinkedFolder[]> {
    const folders = [...(this.#notebooks.get(notebookId)?.folders.values() ?? [])];
    return folders.sort((left, right) => left.linkedAt - right.linkedAt);
  }

  async saveFolder(folder: LinkedFolder): Promise<void> {
    // Handles of folders are kept as they are: only the browser can copy its own.
    this.#notebook(folder.notebookId).folders.set(folder.id, { ...folder, files: structuredClone(folder.files) });
  }

  async deleteFolder(notebookId: string, folderId: string): Promise<void> {
    this.#notebooks.get(notebookId)?.folders.delete(folderId);
  }

  async listCells(notebookId: string): Promise<Cell[]> {
    const cells = this.#notebooks.get(notebookId)?.cells.values() ?? [];
    return structuredClone([...cells].sort((a, b) => a.askedAt - b.askedAt));
  }

  async saveCell(cell: Cell): Promise<void> {
    this.#notebook(cell.notebookId).cells.set(cell.id, structuredClone(cell));
  }

  async deleteCell(notebookId: string, cellId: string): Promise<void> {
    this.#notebooks.get(notebookId)?.cells.delete(cellId);
  }

  async listCorrections(notebookId: string): Promise<Correction[]> {
    return structuredClone(inOrder([...(this.#notebooks.get(notebookId)?.corrections.values() ?? [])]));
  }

  async saveCorrection(notebookId: string, correction: Correction): Promise<void> {
    this.#notebook(notebookId).corrections.set(correction.id, structuredClone(correction));
  }

  async deleteCorrection(notebookId: string, correctionId: string): Promise<void> {
    this.#notebooks.get(notebookId)?.corrections.delete(correctionId);
  }

  async listCellHeads(notebookId: string): Promise<CellHead[]> {
    return (await this.listCells(notebookId)).map(headOf);
  }

  async readCell(notebookId: string, cellId: string): Promise<Cell | null> {
    return structuredClone(this.#notebooks.get(notebookId)?.cells.get(cellId) ?? null);
  }

  async readDraft(notebookId: string): Promise<string> {
    return this.#notebooks.get(notebookId)?.draft ?? '';
  }

  async saveDraft(notebookId: string, draft: string): Promise<void> {
    this.#notebook(notebookId).draft = draft;
  }

  async readRefinementState(notebookId: string): Promise<RefinementState | null> {
    return structuredClone(this.#notebooks.get(notebookId)?.refinement.state ?? null);
  }

  async readRefinementMark(notebookId: string): Promise<number> {
    return this.#notebooks.get(notebookId)?.refinement.mark ?? 0;
  }

  async listRefinedPassages(notebookId: string): Promise<RefinedPassageKey[]> {
    return this.#refinedPassages(notebookId)
      .map(({ documentId, start, end, model, prompt }) => ({ documentId, start, end, model, prompt }))
      .sort((a, b) => (a.documentId < b.documentId ? -1 : a.documentId > b.documentId ? 1 : a.start - b.start));
  }

  async readRefinedPassages(notebookId: string, documentIds: readonly string[]): Promise<RefinedPassage[]> {
    const wanted = new Set(documentIds);
    const found = this.#refinedPassages(notebookId).filter(({ documentId }) => wanted.has(documentId));
    return structuredClone(found.sort((a, b) => a.at - b.at));
  }

  async readGateJudgements(notebookId: string): Promise<GateJudgement[]> {
    const gates = this.#notebooks.get(notebookId)?.refinement.gates.values() ?? [];
    return structuredClone([...gates].sort((a, b) => a.at - b.at));
  }

  async commitRefinement(notebookId: string, { passage, gate, report, state }: RefinementCommit): Promise<void> {
    const { refinement, documents } = this.#notebook(notebookId);
    refinement.state = structuredClone(state);
    if (passage !== undefined && documents.has(passage.documentId)) {
      const { documentId, start, end, model, prompt } = passage;
      refinement.passages.set([documentId, start, end, model, prompt].join('\0'), structuredClone(passage));
      if (passage.found !== null) refinement.mark++;
    }
    if (gate !== undefined) {
      refinement.gates.set([gate.pair, gate.model, gate.prompt].join('\0'), { ...gate });
      refinement.mark++;
    }
    if (report?.documents.every((id) => documents.has(id))) {
      refinement.reports.set([report.module, report.model, report.prompt].join('\0'), structuredClone(report));
      if (report.title !== '') refinement.mark++;
    }
  }

  async commitStatements(notebookId: string, passages: readonly RefinedPassage[]): Promise<void> {
    const { refinement, documents } = this.#notebook(notebookId);
    let changesIndex = false;
    for (const passage of passages) {
      const { documentId, start, end, model, prompt } = passage;
      if (!documents.has(documentId)) continue;
      refinement.passages.set([documentId, start, end, model, prompt].join('\0'), structuredClone(passage));
      changesIndex ||= passage.found !== null;
    }
    if (changesIndex) refinement.mark++;
  }

  async readModuleReports(notebookId: string): Promise<ModuleReport[]> {
    const reports = this.#notebooks.get(notebookId)?.refinement.reports.values() ?? [];
    return structuredClone([...reports]).sort((a, b) => a.at - b.at);
  }

  async forgetModuleReports(notebookId: string, modules: readonly string[]): Promise<void> {
    const reports = this.#notebooks.get(notebookId)?.refinement.reports;
    for (const [key, { module }] of reports ?? []) if (modules.includes(module)) reports!.delete(key);
  }

  async forgetGateJudgements(notebookId: string, pairs: readonly string[]): Promise<void> {
    const gates = this.#notebooks.get(notebookId)?.refinement.gates;
    for (const [key, { pair }] of gates ?? []) if (pairs.includes(pair)) gates?.delete(key);
  }

  async readEmbeddings(notebookId: string, model: string): Promise<EmbeddingBlock[]> {
    return [...(this.#notebooks.get(notebookId)?.embeddings.values() ?? [])]
      .filter((block) => block.model === model)
      .sort((a, b) => (a.documentId < b.documentId ? -1 : a.documentId > b.documentId ? 1 : a.part - b.part))
      .map(({ model: _, ...block }) => structuredClone(block));
  }

  async commitEmbeddings(
    notebookId: string,
    { model, blocks, gone = [], isComplete = false }: EmbeddingCommit,
  ): Promise<void> {
    const { embeddings, documents } = this.#notebook(notebookId);
    const keyOf = ({ documentId, part }: Pick<EmbeddingBlock, 'documentId' | 'part'>) =>
      [documentId, model, part].join('\0');
    for (const place of gone) embeddings.delete(keyOf(place));
    for (const block of blocks) {
      if (block.documentId !== '' && !documents.has(block.documentId)) continue;
      embeddings.set(keyOf(block), { ...structuredClone(block), model });
    }
    if (!isComplete) return;
    for (const [key, block] of embeddings) if (block.model !== model) embeddings.delete(key);
  }

  async purge(before: number): Promise<void> {
    for (const [notebookId, notebook] of this.#notebooks) {
      if (notebook.removedAt !== null && notebook.removedAt < before) this.#notebooks.delete(notebookId);
      const covered = new Set(notebook.index?.covered);
      for (const [id, { record }] of notebook.documents) {
        if (record.removedAt !== undefined && record.removedAt < before && !covered.has(id)) {
          notebook.documents.delete(id);
          for (const [key, { documentId }] of notebook.refinement.passages) {
            if (documentId === id) notebook.refinement.passages.delete(key);
          }
          for (const [key, { documents }] of notebook.refinement.reports) {
            if (documents.includes(id)) notebook.refinement.reports.delete(key);
          }
          for (const [key, { documentId }] of notebook.embeddings) {
            if (documentId === id || documentId === '') notebook.embeddings.delete(key);
          }
        }
      }
    }
  }

  async close(): Promise<void> {}

  #refinedPassages(notebookId: string): RefinedPassage[] {
    return [...(this.#notebooks.get(notebookId)?.refinement.passages.values() ?? [])];
  }

  #notebook(notebookId: string): Notebook {
    const notebook = this.#notebooks.get(notebookId);
    if (notebook === undefined) throw notebookMissing();
    return notebook;
  }

  #readable(notebookId: string, documentId: string): Stored {
    const stored = this.#notebooks.get(notebookId)?.documents.get(documentId);
    if (stored === undefined || stored.record.removedAt !== undefined || stored.record.info.status !== 'ready') {
      throw documentMissing(documentId);
    }
    return stored;
  }
}

function visible(notebook: Notebook | undefined): Stored[] {
  return [...(notebook?.documents.values() ?? [])]
    .filter(({ record }) => record.removedAt === undefined)
    .sort((a, b) => byAddition(a.record, b.record));
}
