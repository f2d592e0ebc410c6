/**
 * @file What every notebook store must do. The in-memory store, IndexedDB in Node and IndexedDB in a real browser run
 * the same suite.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { FileContent } from '../../src/adapters/store/content.ts';
import type { NotebookStore } from '../../src/engine/ports.ts';
import type {
  EmbeddingBlock,
  GateJudgement,
  ModuleReport,
  IncomingDocument,
  LinkedFolder,
  ReadDocument,
  RefinedPassage,
  RefinementState,
  StoredIndex,
} from '../../src/engine/records.ts';
import type { Correction } from '../../src/engine/corrections/types.ts';
import type { DocumentAnalysis } from '../../src/engine/notebook/analysis.ts';
import type { Answer, DocumentFormat, Reference } from '../../src/engine/types.ts';
import { emptyAnswer } from '../fixtures/records.ts';

const NOTEBOOK = 'notebook-1';

let position = 0;

export function incoming(id: string, name = `${id}.txt`, bytes = `bytes of ${id}`): IncomingDocument<FileContent> {
  const content = new TextEncoder().encode(bytes);
  return { id, name, bytes: content.length, addedAt: 1000, position: position++, content };
}

export function readResult(
  documentId: string,
  text = `Text of ${documentId}.`,
  format: DocumentFormat = 'text',
): ReadDocument {
  const parsed = {
    ...{ format, text, title: '', headings: [{ start: 0, end: 4, level: 1 }], warnings: ['one warning'] },
    parts: [{ start: 5, end: 10, part: 'caption' as const }],
  };
  const analysis = { version: 7, documentId, language: 'en' } as DocumentAnalysis;
  return { documentId, parsed, analysis };
}

function index(covered: string[], mark: number): Omit<StoredIndex, 'generation'> {
  const statistics = {
    documents: covered.length,
    passages: 1,
    entities: 2,
    relations: 3,
    modules: 4,
    levels: 2,
    gates: 5,
    ms: 6,
  };
  return {
    version: 1,
    analysisVersion: 7,
    covered,
    statistics,
    blocks: { numbers: Float32Array.of(mark, 0.5), names: 'a\0b', [`only-${mark}`]: Uint32Array.of(mark) },
  };
}

function refinementState(calls: number): RefinementState {
  return {
    isPaused: false,
    budget: { calls: 100, minutes: null },
    spent: { calls, minutes: 0.5 },
    totals: {
      passages: calls,
      tokens: 300,
      relationsAdded: 2,
      relationsDropped: 1,
      gatesConfirmed: 0,
      gatesDropped: 0,
      invented: 0,
      unusable: 0,
    },
    costs: [{ task: 'extraction', calls, retries: 0, fallbacks: 0, promptTokens: 10, outputTokens: 5 }],
  };
}

function refined(documentId: string, start: number, at: number, model = 'm'): RefinedPassage {
  const found = { mentions: Uint16Array.of(0, 4), relations: new Uint16Array(0) };
  return { documentId, start, end: start + 10, model, prompt: 'extraction@1', content: 'abc', at, found };
}

function reportOn(module: string, documents: string[], at: number): ModuleReport {
  const title = `About ${module}`;
  return { module, about: `t-${module}`, documents, at, model: 'm', prompt: 'module-report@1', title, summary: 'S.' };
}

function judgement(pair: string, at: number, chance: number): GateJudgement {
  return { pair, model: 'm', prompt: 'gate@1', at, chance };
}

const code = (expected: string) => expect.objectContaining({ name: 'CausewayError', code: expected });

export function notebookStoreContract(title: string, open: () => Promise<NotebookStore<FileContent>>): void {
  describe(title, () => {
    let store: NotebookStore<FileContent>;

    async function addRead(...ids: string[]): Promise<void> {
      await store.enqueue(
        NOTEBOOK,
        ids.map((id) => incoming(id)),
      );
      await store.commitRead(
        NOTEBOOK,
        ids.map((id) => readResult(id)),
      );
    }

    beforeEach(async () => {
      store = await open();
      await store.createNotebook({ id: NOTEBOOK, name: 'First', createdAt: 10 });
    });

    describe('notebooks', () => {
      it('lists them oldest first, with the number of documents that are not removed', async () => {
        await store.createNotebook({ id: 'older', name: 'Older', createdAt: 5 });
        await store.enqueue(NOTEBOOK, [incoming('a'), incoming('b')]);
        await store.markDocumentsRemoved(NOTEBOOK, ['a'], 50);
        expect(await store.listNotebooks()).toEqual([
          { id: 'older', name: 'Older', createdAt: 5, documents: 0 },
          { id: NOTEBOOK, name: 'First', createdAt: 10, documents: 1 },
        ]);
      });

      it('renames, hides and shows a notebook', async () => {
        await store.renameNotebook(NOTEBOOK, 'Second');
        await store.markNotebookRemoved(NOTEBOOK, 99);
        expect(await store.listNotebooks()).toEqual([]);
        await store.markNotebookRemoved(NOTEBOOK, null);
        expect((await store.listNotebooks()).map(({ name }) => name)).toEqual(['Second']);
      });

      it('says that a notebook is missing', async () => {
        await expect(store.renameNotebook('none', 'x')).rejects.toEqual(code('notebook-missing'));
        await expect(store.markNotebookRemoved('none', 1)).rejects.toEqual(code('notebook-missing'));
        await expect(store.enqueue('none', [incoming('a')])).rejects.toEqual(code('notebook-missing'));
        await expect(store.commitIndex('none', index([], 1))).rejects.toEqual(code('notebook-missing'));
      });
    });

    describe('documents of a backup', () => {
      it('are here as they were, without being read again; what is here already stays', async () => {
        await addRead('a');
        const [info] = await store.listDocuments(NOTEBOOK);
        const analysis = { version: 7, documentId: 'b', language: 'de' } as DocumentAnalysis;
        const imported = {
          info: { ...info!, id: 'b', name: 'b.pdf', addedAt: 500, tags: ['old'] },
          position: 3,
          title: 'Title of b',
          text: 'Text of b.',
          headings: [],
          parts: [{ start: 0, end: 4, part: 'code' as const }],
          pages: [],
          analysis,
          original: new TextEncoder().encode('file of b'),
        };
        await store.importDocuments(NOTEBOOK, [imported, { ...imported, info: { ...info!, name: 'other.txt' } }]);
        const documents = await store.listDocuments(NOTEBOOK);
        expect(documents.map(({ name, tags }) => [name, tags])).toEqual([
          ['b.pdf', ['old']],
          ['a.txt', undefined],
        ]);
        expect(await store.listQueue(NOTEBOOK)).toEqual([]);
        expect(await store.readAnalyses(NOTEBOOK, ['b'])).toEqual([analysis]);
        expect(await store.listOutdated(NOTEBOOK, 8)).toEqual(['a', 'b']);
        expect(await store.readParsed(NOTEBOOK, 'b')).toMatchObject({
          title: 'Title of b',
          parts: [{ start: 0, end: 4, part: 'code' }],
        });
        const { original } = await store.readDocument(NOTEBOOK, 'b');
        expect(new TextDecoder().decode(original as Uint8Array)).toBe('file of b');
        await expect(store.importDocuments('none', [])).rejects.toEqual(code('notebook-missing'));
      });
    });

    describe('queue', () => {
      it('stores a file with its journal entry and gives its bytes back', async () => {
        expect(await store.enqueue(NOTEBOOK, [incoming('b'), incoming('a')])).toEqual([
          { kind: 'queued' },
          { kind: 'queued' },
        ]);
        expect((await store.listQueue(NOTEBOOK)).map(({ documentId }) => documentId)).toEqual(['b', 'a']);
        const [content, none] = await store.readQueued(NOTEBOOK, ['b', 'none']);
        expect(none).toBeNull();
        expect(new TextDecoder().decode(content as Uint8Array)).toBe('bytes of b');
        const documents = await store.listDocuments(NOTEBOOK);
        expect(documents.map(({ id, status }) => [id, status])).toEqual([
          ['b', 'queued'],
          ['a', 'queued'],
        ]);
      });

      it('keeps a large file as a Blob', async () => {
        const content = new Blob(['large']);
        await store.enqueue(NOTEBOOK, [{ ...incoming('a'), content }]);
        const back = (await store.readQueued(NOTEBOOK, ['a']))[0] as Blob;
        expect(await back.text()).toBe('large');
      });

      it('moves a read file from the queue into the notebook', async () => {
        await store.enqueue(NOTEBOOK, [incoming('a')]);
        await store.commitRead(NOTEBOOK, [readResult('a')]);
        expect(await store.listQueue(NOTEBOOK)).toEqual([]);
        expect(await store.readQueued(NOTEBOOK, ['a'])).toEqual([null]);
        expect(await store.listReady(NOTEBOOK)).toEqual(['a']);
        expect(await store.readText(NOTEBOOK, 'a')).toBe('Text of a.');
        const document = await store.readDocument(NOTEBOOK, 'a');
        expect(document.info).toMatchObject({
          status: 'ready',
          characters: 10,
          language: 'en',
          warnings: ['one warning'],
        });
        expect(document.headings).toEqual([{ start: 0, end: 4, level: 1 }]);
        expect(document.original).toBeNull();
        const parsed = await store.readParsed(NOTEBOOK, 'a');
        expect(parsed?.parts).toEqual([{ start: 5, end: 10, part: 'caption' }]);
      });

      it('keeps the bytes of a PDF for the viewer', async () => {
        await store.enqueue(NOTEBOOK, [incoming('a')]);
        await store.commitRead(NOTEBOOK, [readResult('a', 'Text.', 'pdf')]);
        const { original } = await store.readDocument(NOTEBOOK, 'a');
        expect(new TextDecoder().decode(original as Uint8Array)).toBe('bytes of a');
      });

      it('commits a document once, also when it is told twice', async () => {
        await addRead('a');
        await store.commitRead(NOTEBOOK, [readResult('a', 'Other text.')]);
        expect(await store.readText(NOTEBOOK, 'a')).toBe('Text of a.');
        await store.commitFailure(NOTEBOOK, 'a', { code: 'file-damaged', message: 'no' });
        expect((await store.listDocuments(NOTEBOOK))[0]?.status).toBe('ready');
      });

      it('lists all documents, or some of them', async () => {
        for (const id of ['a', 'b', 'c', 'd']) await addRead(id);
        await store.markDocumentsRemoved(NOTEBOOK, ['c'], 50);
        const ids = async (...some: string[][]) =>
          (await store.listDocuments(NOTEBOOK, ...some)).map(({ id }) => id).sort();
        expect(await ids()).toEqual(['a', 'b', 'd']);
        expect(await ids(['d', 'a', 'a', 'c', 'none'])).toEqual(['a', 'd']);
        expect(await ids([])).toEqual([]);
        expect(await store.listDocuments('other', ['a'])).toEqual([]);
      });

      it('marks a failed file, and tries it again when it is added again', async () => {
        await store.enqueue(NOTEBOOK, [incoming('a')]);
        await store.commitFailure(NOTEBOOK, 'a', { code: 'file-damaged', message: 'Damaged.' });
        expect(await store.listQueue(NOTEBOOK)).toEqual([]);
        expect(await store.readQueued(NOTEBOOK, ['a'])).toEqual([null]);
        expect((await store.listDocuments(NOTEBOOK))[0]).toMatchObject({
          status: 'failed',
          error: { code: 'file-damaged' },
        });
        expect(await store.enqueue(NOTEBOOK, [incoming('a')])).toEqual([{ kind: 'queued' }]);
        expect((await store.listDocuments(NOTEBOOK))[0]).toMatchObject({ status: 'queued', error: null });
        expect(await store.listQueue(NOTEBOOK)).toHaveLength(1);
      });

      it('counts attempts in the journal', async () => {
        await store.enqueue(NOTEBOOK, [incoming('a')]);
        await store.noteAttempt(NOTEBOOK, 'a');
        await store.noteAttempt(NOTEBOOK, 'a');
        expect((await store.listQueue(NOTEBOOK))[0]?.attempts).toBe(2);
      });

      it('drops what is not read and keeps what is', async () => {
        await addRead('a');
        await store.enqueue(NOTEBOOK, [incoming('b'), incoming('c')]);
        expect(await store.dropQueue(NOTEBOOK)).toBe(2);
        expect((await store.listDocuments(NOTEBOOK)).map(({ id }) => id)).toEqual(['a']);
        expect(await store.readQueued(NOTEBOOK, ['b'])).toEqual([null]);
        await store.commitRead(NOTEBOOK, [readResult('b')]);
        expect(await store.listReady(NOTEBOOK)).toEqual(['a']);
      });
    });

    describe('same bytes', () => {
      it('are a duplicate under the same name, and renamed under another', async () => {
        await addRead('a');
        expect(await store.enqueue(NOTEBOOK, [incoming('a')])).toEqual([{ kind: 'duplicate' }]);
        expect(await store.enqueue(NOTEBOOK, [incoming('a', 'new.txt')])).toEqual([{ kind: 'renamed', from: 'a.txt' }]);
        expect(await store.listQueue(NOTEBOOK)).toEqual([]);
        expect((await store.listDocuments(NOTEBOOK)).map(({ name, status }) => [name, status])).toEqual([
          ['new.txt', 'ready'],
        ]);
      });

      it('twice in one batch are stored once', async () => {
        expect(await store.enqueue(NOTEBOOK, [incoming('a'), incoming('a')])).toEqual([
          { kind: 'queued' },
          { kind: 'duplicate' },
        ]);
        expect(await store.listQueue(NOTEBOOK)).toHaveLength(1);
      });

      it('belong to each notebook on its own', async () => {
        await store.createNotebook({ id: 'other', name: 'Other', createdAt: 11 });
        await addRead('a');
        expect(await store.enqueue('other', [incoming('a')])).toEqual([{ kind: 'queued' }]);
        expect(await store.listReady('other')).toEqual([]);
      });
    });

    describe('what a person says of documents', () => {
      const info = async (id: string) => (await store.listDocuments(NOTEBOOK)).find((document) => document.id === id);

      it('is kept: tags without repeats, a date, and whether questions use them', async () => {
        await addRead('a', 'b');
        await store.updateDocuments(NOTEBOOK, ['a', 'b', 'gone'], { addTags: ['energy', 'city', 'energy'] });
        await store.updateDocuments(NOTEBOOK, ['a'], { addTags: ['city', '2021'], date: '2021-03', excluded: true });
        expect(await info('a')).toMatchObject({ tags: ['energy', 'city', '2021'], date: '2021-03', excluded: true });
        expect(await info('b')).toMatchObject({ tags: ['energy', 'city'] });
        expect(await info('b')).not.toHaveProperty('excluded');
      });

      it('is taken back without leaving a trace', async () => {
        await addRead('a');
        const before = await info('a');
        await store.updateDocuments(NOTEBOOK, ['a'], { addTags: ['energy'], date: '2021', excluded: true });
        await store.updateDocuments(NOTEBOOK, ['a'], { removeTags: ['energy'], date: null, excluded: false });
        expect(await info('a')).toEqual(before);
      });

      it('outlives removal, and a file that failed and is added again', async () => {
        await store.enqueue(NOTEBOOK, [incoming('a')]);
        await store.commitFailure(NOTEBOOK, 'a', { code: 'file-timeout', message: 'Slow.' });
        await store.updateDocuments(NOTEBOOK, ['a'], { addTags: ['energy'], date: '2021' });
        await store.enqueue(NOTEBOOK, [incoming('a')]);
        await store.commitRead(NOTEBOOK, [readResult('a')]);
        await store.markDocumentsRemoved(NOTEBOOK, ['a'], 50);
        await store.markDocumentsRemoved(NOTEBOOK, ['a'], null);
        expect(await info('a')).toMatchObject({ tags: ['energy'], date: '2021', status: 'ready' });
      });
    });

    describe('bibliographies', () => {
      const reference: Reference = {
        ...{ type: 'article', title: 'Why dams fail', authors: ['Smith, J.'], year: 2020, date: '2020' },
        ...{ journal: '', doi: '', url: '', key: 'smith2020' },
      };

      it('keep their entries, and documents what an entry says of them, also when something else of them changes', async () => {
        await addRead('a');
        await store.enqueue(NOTEBOOK, [incoming('b', 'b.bib')]);
        const read = readResult('b', 'Why dams fail', 'bibliography');
        await store.commitRead(NOTEBOOK, [{ ...read, parsed: { ...read.parsed, references: [reference] } }]);
        expect((await store.readParsed(NOTEBOOK, 'b'))?.references).toEqual([reference]);
        expect(await store.readParsed(NOTEBOOK, 'a')).not.toHaveProperty('references');
        await store.updateDocuments(NOTEBOOK, ['a'], { reference });
        await store.updateDocuments(NOTEBOOK, ['a'], { addTags: ['energy'] });
        const documents = await store.listDocuments(NOTEBOOK);
        expect(documents.map((info) => info.reference)).toEqual([reference, undefined]);
        expect(documents.map((info) => info.entries)).toEqual([undefined, 1]);
        await store.updateDocuments(NOTEBOOK, ['a'], { reference: null });
        expect((await store.listDocuments(NOTEBOOK))[0]).not.toHaveProperty('reference');
      });
    });

    describe('reading again', () => {
      async function addMarkdown(id: string): Promise<void> {
        await store.enqueue(NOTEBOOK, [incoming(id, `${id}.md`)]);
        await store.commitRead(NOTEBOOK, [readResult(id, 'Text.', 'markdown')]);
      }

      const bytes = async (id: string) =>
        new TextDecoder().decode((await store.readQueued(NOTEBOOK, [id]))[0] as Uint8Array);

      it('takes the kept file, or of a plain text its text, and what was read stays until then', async () => {
        await addMarkdown('a');
        await addRead('b');
        await store.updateDocuments(NOTEBOOK, ['a'], { addTags: ['energy'] });
        const { queued, withoutFile } = await store.requeue(NOTEBOOK, ['a', 'b', 'gone'], 2000);
        expect(queued.map(({ documentId, name }) => [documentId, name])).toEqual([
          ['a', 'a.md'],
          ['b', 'b.txt'],
        ]);
        expect(withoutFile).toEqual(['gone']);
        expect([await bytes('a'), await bytes('b')]).toEqual(['bytes of a', 'Text of b.']);
        expect((await store.listQueue(NOTEBOOK)).map(({ documentId }) => documentId)).toEqual(['a', 'b']);
        expect(await store.listReady(NOTEBOOK)).toEqual(['a', 'b']);
        expect(await store.readText(NOTEBOOK, 'a')).toBe('Text.');

        const again = readResult('a', 'New text.', 'markdown');
        await store.commitRead(NOTEBOOK, [{ ...again, parsed: { ...again.parsed, date: '2019' } }]);
        const { info, text, original } = await store.readDocument(NOTEBOOK, 'a');
        expect([text, info.tags, info.fileDate]).toEqual(['New text.', ['energy'], '2019']);
        expect(new TextDecoder().decode(original as Uint8Array)).toBe('bytes of a');
      });

      it('leaves the document as it was when it fails or is given up, and says so when it failed', async () => {
        await addMarkdown('a');
        await store.requeue(NOTEBOOK, ['a'], 2000);
        expect(await store.dropQueue(NOTEBOOK)).toBe(1);
        await store.requeue(NOTEBOOK, ['a'], 2000);
        await store.commitFailure(NOTEBOOK, 'a', { code: 'file-timeout', message: 'It took too long.' });
        expect(await store.listQueue(NOTEBOOK)).toEqual([]);
        const { info, text } = await store.readDocument(NOTEBOOK, 'a');
        expect([info.status, info.error, text]).toEqual(['ready', null, 'Text.']);
        expect(info.warnings.at(-1)).toContain('It took too long.');
      });

      it('is begun for what failed, from its kept bytes, and leaves none of them beside a plain text', async () => {
        await store.enqueue(NOTEBOOK, [incoming('a')]);
        await store.commitFailure(NOTEBOOK, 'a', { code: 'file-unsupported', message: 'Unknown.' });
        await expect(store.readDocument(NOTEBOOK, 'a')).rejects.toMatchObject({ code: 'document-missing' });
        expect((await store.requeue(NOTEBOOK, ['a'], 2000)).queued).toHaveLength(1);
        expect((await store.listDocuments(NOTEBOOK))[0]).toMatchObject({ status: 'queued', error: null });
        expect(await bytes('a')).toBe('bytes of a');
        await store.commitFailure(NOTEBOOK, 'a', { code: 'file-unsupported', message: 'Unknown.' });
        expect((await store.listDocuments(NOTEBOOK))[0]?.status).toBe('failed');
        await store.requeue(NOTEBOOK, ['a'], 3000);
        await store.commitRead(NOTEBOOK, [readResult('a')]);
        expect(await store.readDocument(NOTEBOOK, 'a')).toMatchObject({ info: { status: 'ready' }, original: null });
      });

      it('is not begun for a large file that failed, which is not kept', async () => {
        const content = new Uint8Array(65 * 2 ** 20);
        await store.enqueue(NOTEBOOK, [{ ...incoming('a'), content, bytes: content.length }]);
        await store.commitFailure(NOTEBOOK, 'a', { code: 'file-unsupported', message: 'Unknown.' });
        expect(await store.requeue(NOTEBOOK, ['a'], 2000)).toEqual({ queued: [], withoutFile: ['a'] });
      });

      it('is not begun for what is removed or was never read', async () => {
        await addMarkdown('a');
        await store.markDocumentsRemoved(NOTEBOOK, ['a'], 50);
        await store.enqueue(NOTEBOOK, [incoming('b')]);
        expect(await store.requeue(NOTEBOOK, ['a', 'b'], 2000)).toEqual({ queued: [], withoutFile: ['a', 'b'] });
      });
    });

    describe('linked folders', () => {
      const folder = (id: string, linkedAt: number, part: Partial<LinkedFolder> = {}): LinkedFolder => ({
        id,
        notebookId: NOTEBOOK,
        name: `Folder ${id}`,
        linkedAt,
        updatedAt: null,
        handle: { name: id },
        files: [],
        ...part,
      });

      it('are listed as they were linked, replaced and deleted', async () => {
        await store.saveFolder(folder('x', 20));
        await store.saveFolder(folder('a', 30));
        const files = [{ path: 'sub/a.txt', bytes: 3, modified: 5, hash: 'abc' }];
        await store.saveFolder(folder('x', 20, { updatedAt: 40, files }));
        expect(await store.listFolders(NOTEBOOK)).toEqual([folder('x', 20, { updatedAt: 40, files }), folder('a', 30)]);
        await store.deleteFolder(NOTEBOOK, 'x');
        expect((await store.listFolders(NOTEBOOK)).map(({ id }) => id)).toEqual(['a']);
      });

      it('belong to a notebook that is there, and go with it', async () => {
        await store.createNotebook({ id: 'other', name: 'Other', createdAt: 11 });
        await store.saveFolder(folder('x', 20, { notebookId: 'other' }));
        expect(await store.listFolders(NOTEBOOK)).toEqual([]);
        await store.markNotebookRemoved('other', 30);
        await store.purge(40);
        expect(await store.listFolders('other')).toEqual([]);
        await expect(store.saveFolder(folder('x', 20, { notebookId: 'other' }))).rejects.toEqual(
          code('notebook-missing'),
        );
      });
    });

    describe('removal', () => {
      it('hides a document everywhere and shows it again', async () => {
        await addRead('a', 'b');
        await store.markDocumentsRemoved(NOTEBOOK, ['a'], 50);
        expect(await store.listReady(NOTEBOOK)).toEqual(['b']);
        expect(await store.listRemoved(NOTEBOOK)).toEqual(['a']);
        await expect(store.readText(NOTEBOOK, 'a')).rejects.toEqual(code('document-missing'));
        await expect(store.readDocument(NOTEBOOK, 'a')).rejects.toEqual(code('document-missing'));
        await store.markDocumentsRemoved(NOTEBOOK, ['a'], null);
        expect(await store.listReady(NOTEBOOK)).toEqual(['a', 'b']);
        expect(await store.readText(NOTEBOOK, 'a')).toBe('Text of a.');
      });

      it('says that a document is missing', async () => {
        await addRead('a');
        await expect(store.markDocumentsRemoved(NOTEBOOK, ['a', 'none'], 1)).rejects.toEqual(code('document-missing'));
        expect(await store.listReady(NOTEBOOK)).toEqual(['a']);
        await expect(store.readText(NOTEBOOK, 'none')).rejects.toEqual(code('document-missing'));
      });

      it('takes a queued file out of the queue until it is restored', async () => {
        await store.enqueue(NOTEBOOK, [incoming('a')]);
        await store.markDocumentsRemoved(NOTEBOOK, ['a'], 50);
        expect(await store.listQueue(NOTEBOOK)).toEqual([]);
        await store.markDocumentsRemoved(NOTEBOOK, ['a'], null);
        expect(await store.listQueue(NOTEBOOK)).toHaveLength(1);
      });

      it('restores a removed document that is added again, without reading it again', async () => {
        await addRead('a');
        await store.markDocumentsRemoved(NOTEBOOK, ['a'], 50);
        expect(await store.enqueue(NOTEBOOK, [incoming('a')])).toEqual([{ kind: 'restored' }]);
        expect(await store.listReady(NOTEBOOK)).toEqual(['a']);
        expect(await store.listQueue(NOTEBOOK)).toEqual([]);
      });

      it('purges what was removed before a time and is not in the index, and nothing else', async () => {
        await addRead('a', 'b', 'c', 'd');
        await store.commitIndex(NOTEBOOK, index(['b'], 1));
        for (const [id, time] of [
          ['a', 50],
          ['b', 50],
          ['c', 70],
        ] as const)
          await store.markDocumentsRemoved(NOTEBOOK, [id], time);
        await store.purge(60);
        expect(await store.listRemoved(NOTEBOOK)).toEqual(['b', 'c']);
        expect(await store.listReady(NOTEBOOK)).toEqual(['d']);
        expect(await store.readAnalyses(NOTEBOOK, ['a', 'd'])).toMatchObject([{ documentId: 'd' }]);
        await store.commitIndex(NOTEBOOK, index(['d'], 2));
        await store.purge(80);
        expect(await store.listRemoved(NOTEBOOK)).toEqual([]);
      });

      it('purges a removed notebook with everything in it', async () => {
        await addRead('a');
        await store.commitIndex(NOTEBOOK, index(['a'], 1));
        await store.markNotebookRemoved(NOTEBOOK, 50);
        await store.purge(60);
        await expect(store.renameNotebook(NOTEBOOK, 'x')).rejects.toEqual(code('notebook-missing'));
        expect(await store.readIndex(NOTEBOOK)).toBeNull();
        expect(await store.listDocuments(NOTEBOOK)).toEqual([]);
        await store.createNotebook({ id: NOTEBOOK, name: 'Again', createdAt: 20 });
        expect(await store.listCells(NOTEBOOK)).toEqual([]);
        expect(await store.enqueue(NOTEBOOK, [incoming('a')])).toEqual([{ kind: 'queued' }]);
      });
    });

    describe('analyses', () => {
      it('come in the order asked for, without those that are not there', async () => {
        await addRead('a', 'b');
        const analyses = await store.readAnalyses(NOTEBOOK, ['b', 'none', 'a']);
        expect(analyses.map(({ documentId }) => documentId)).toEqual(['b', 'a']);
      });
    });

    describe('analyses of another version', () => {
      it('are found, and replaced from what the parser gave', async () => {
        await addRead('a', 'b', 'c');
        await store.enqueue(NOTEBOOK, [incoming('d')]);
        await store.markDocumentsRemoved(NOTEBOOK, ['c'], 50);
        expect(await store.listOutdated(NOTEBOOK, 7)).toEqual([]);
        expect(await store.listOutdated(NOTEBOOK, 6)).toEqual(['a', 'b']);
        expect(await store.listOutdated(NOTEBOOK, 8)).toEqual(['a', 'b']);
        expect(await store.readParsed(NOTEBOOK, 'a')).toEqual(readResult('a').parsed);
        const analysis = { ...readResult('a').analysis, version: 8, language: 'de' };
        await store.commitAnalysis(NOTEBOOK, analysis);
        expect(await store.listOutdated(NOTEBOOK, 8)).toEqual(['b']);
        expect(await store.readAnalyses(NOTEBOOK, ['a'])).toEqual([analysis]);
        expect((await store.listDocuments(NOTEBOOK))[0]).toMatchObject({ id: 'a', status: 'ready', language: 'de' });
      });

      it('are passed over when the document is not here', async () => {
        expect(await store.readParsed(NOTEBOOK, 'none')).toBeNull();
        await store.enqueue(NOTEBOOK, [incoming('a')]);
        await store.commitAnalysis(NOTEBOOK, readResult('a').analysis);
        expect(await store.readAnalyses(NOTEBOOK, ['a'])).toEqual([]);
      });
    });

    describe('index', () => {
      it('is null at first, and comes back as it was put', async () => {
        expect(await store.readIndex(NOTEBOOK)).toBeNull();
        expect(await store.readIndexHead(NOTEBOOK)).toBeNull();
        const generation = await store.commitIndex(NOTEBOOK, index(['a'], 1));
        expect(await store.readIndex(NOTEBOOK)).toEqual({ ...index(['a'], 1), generation });
        const { version, analysisVersion, covered, statistics } = index(['a'], 1);
        expect(await store.readIndexHead(NOTEBOOK)).toEqual({
          generation,
          version,
          analysisVersion,
          covered,
          statistics,
        });
      });

      it('replaces the one before under a new generation and leaves nothing of it', async () => {
        const first = await store.commitIndex(NOTEBOOK, index(['a'], 1));
        const second = await store.commitIndex(NOTEBOOK, index(['a', 'b'], 2));
        expect(second).toBeGreaterThan(first);
        expect(Object.keys((await store.readIndex(NOTEBOOK))?.blocks ?? {}).sort()).toEqual([
          'names',
          'numbers',
          'only-2',
        ]);
        const none = await store.commitIndex(NOTEBOOK, null);
        expect(none).toBeGreaterThan(second);
        expect(await store.readIndex(NOTEBOOK)).toBeNull();
      });
    });

    describe('cells', () => {
      const answerOf = (...sentences: string[]): Answer =>
        emptyAnswer({ sentences: sentences.map((text) => ({ text, citations: [] })) });
      const cell = (id: string, askedAt: number) => ({
        id,
        notebookId: NOTEBOOK,
        question: `Why ${id}?`,
        askedAt,
        answer: null,
        stopped: false,
        error: null,
      });

      it('are listed oldest first, replaced and deleted', async () => {
        await store.saveCell(cell('y', 2));
        await store.saveCell(cell('x', 1));
        await store.saveCell({ ...cell('y', 2), stopped: true });
        expect(await store.listCells(NOTEBOOK)).toEqual([cell('x', 1), { ...cell('y', 2), stopped: true }]);
        await store.deleteCell(NOTEBOOK, 'x');
        expect((await store.listCells(NOTEBOOK)).map(({ id }) => id)).toEqual(['y']);
      });

      it('keep the system that answered, and the answer of another one beside it', async () => {
        const comparison = { strategy: 'dense', answer: null, stopped: true, error: null } as const;
        const compared = { ...cell('x', 1), strategy: 'bm25', comparison } as const;
        await store.saveCell(compared);
        expect(await store.listCells(NOTEBOOK)).toEqual([compared]);
      });

      it('are listed without their answers too, and read one by one', async () => {
        const note = {
          ...cell('n', 3),
          kind: 'note',
          question: '',
          note: '# Heading',
          order: 'a0',
          pinned: true,
        } as const;
        const answered = { ...cell('x', 1), answer: answerOf('It rained.', 'The river rose.'), previous: null };
        await store.saveCell(answered);
        await store.saveCell(note);
        const heads = await store.listCellHeads(NOTEBOOK);
        expect(heads.find(({ id }) => id === 'n')).toEqual({ ...note, answer: undefined, start: '' });
        expect(heads.find(({ id }) => id === 'x')).toMatchObject({ start: 'It rained. The river rose.' });
        expect(heads.find(({ id }) => id === 'x')).not.toHaveProperty('isMissing');
        expect(JSON.stringify(heads)).not.toContain('trace');
        expect(await store.readCell(NOTEBOOK, 'x')).toEqual(answered);
        await store.saveCell({
          ...answered,
          answer: { ...answered.answer, status: 'not-in-documents', sentences: [] },
        });
        expect((await store.listCellHeads(NOTEBOOK)).find(({ id }) => id === 'x')).toMatchObject({
          start: '',
          isMissing: true,
        });
        await store.deleteCell(NOTEBOOK, 'x');
        expect(await store.listCellHeads(NOTEBOOK)).toHaveLength(1);
        expect(await store.readCell(NOTEBOOK, 'x')).toBeNull();
      });

      it('are begun as a draft, one for each notebook', async () => {
        expect(await store.readDraft(NOTEBOOK)).toBe('');
        await store.saveDraft(NOTEBOOK, 'Why did the');
        expect(await store.readDraft(NOTEBOOK)).toBe('Why did the');
        await store.saveDraft(NOTEBOOK, '');
        expect(await store.readDraft(NOTEBOOK)).toBe('');
        await expect(store.saveDraft('elsewhere', 'Why')).rejects.toMatchObject({ code: 'notebook-missing' });
      });
    });

    describe('corrections', () => {
      const renamed = (id: string, at: number, name = 'Grid'): Correction => {
        return { id, at, kind: 'rename', entity: { name: 'the grid', surfaces: ['grid'] }, name };
      };

      it('are listed in the order in which they were made, replaced and deleted', async () => {
        await store.saveCorrection(NOTEBOOK, renamed('y', 2));
        await store.saveCorrection(NOTEBOOK, renamed('z', 1));
        await store.saveCorrection(NOTEBOOK, renamed('x', 2));
        await store.saveCorrection(NOTEBOOK, renamed('y', 2, 'Net'));
        expect(await store.listCorrections(NOTEBOOK)).toEqual([
          renamed('z', 1),
          renamed('x', 2),
          renamed('y', 2, 'Net'),
        ]);
        await store.deleteCorrection(NOTEBOOK, 'z');
        await store.deleteCorrection(NOTEBOOK, 'none');
        expect((await store.listCorrections(NOTEBOOK)).map(({ id }) => id)).toEqual(['x', 'y']);
        expect(await store.listCorrections('none')).toEqual([]);
        await expect(store.saveCorrection('none', renamed('x', 1))).rejects.toEqual(code('notebook-missing'));
      });

      it('stay when their document goes, and go with the notebook', async () => {
        await addRead('a');
        const sentence = { documentId: 'a', start: 0, end: 4, text: 'Text' };
        await store.saveCorrection(NOTEBOOK, { id: 'x', at: 1, kind: 'sentence', sentence });
        await store.markDocumentsRemoved(NOTEBOOK, ['a'], 50);
        await store.purge(60);
        expect(await store.listCorrections(NOTEBOOK)).toHaveLength(1);
        await store.markNotebookRemoved(NOTEBOOK, 70);
        await store.purge(80);
        await store.createNotebook({ id: NOTEBOOK, name: 'Again', createdAt: 20 });
        expect(await store.listCorrections(NOTEBOOK)).toEqual([]);
      });

      it('are told by the index that was built with them', async () => {
        const corrections = { ids: ['x', 'y'], idle: ['y'] };
        await store.commitIndex(NOTEBOOK, { ...index(['a'], 1), corrections });
        expect(await store.readIndexHead(NOTEBOOK)).toMatchObject({ corrections });
      });
    });

    describe('refinement', () => {
      it('has no state at first, and keeps results with the state after them', async () => {
        await addRead('a', 'b');
        expect(await store.readRefinementState(NOTEBOOK)).toBeNull();
        expect(await store.readRefinementMark(NOTEBOOK)).toBe(0);
        await store.commitRefinement(NOTEBOOK, { passage: refined('b', 10, 7), state: refinementState(1) });
        await store.commitRefinement(NOTEBOOK, { passage: refined('a', 0, 8), state: refinementState(2) });
        await store.commitRefinement(NOTEBOOK, { gate: judgement('x', 9, 0.75), state: refinementState(3) });
        expect(await store.readRefinementState(NOTEBOOK)).toEqual(refinementState(3));
        expect(await store.readRefinementMark(NOTEBOOK)).toBe(3);
        expect(await store.readRefinedPassages(NOTEBOOK, ['a', 'b', 'none'])).toEqual([
          refined('b', 10, 7),
          refined('a', 0, 8),
        ]);
        expect(await store.readGateJudgements(NOTEBOOK)).toEqual([judgement('x', 9, 0.75)]);
        expect(await store.listRefinedPassages(NOTEBOOK)).toEqual([
          { documentId: 'a', start: 0, end: 10, model: 'm', prompt: 'extraction@1' },
          { documentId: 'b', start: 10, end: 20, model: 'm', prompt: 'extraction@1' },
        ]);
      });

      it('keeps one result for a passage, model and prompt, and another for another model', async () => {
        await addRead('a');
        await store.commitRefinement(NOTEBOOK, { passage: refined('a', 0, 1), state: refinementState(1) });
        await store.commitRefinement(NOTEBOOK, {
          passage: { ...refined('a', 0, 5), found: null },
          state: refinementState(2),
        });
        await store.commitRefinement(NOTEBOOK, { passage: refined('a', 0, 3, 'other'), state: refinementState(3) });
        const found = await store.readRefinedPassages(NOTEBOOK, ['a']);
        expect(found.map(({ model, at, found: value }) => [model, at, value === null])).toEqual([
          ['other', 3, false],
          ['m', 5, true],
        ]);
        // What changes nothing asks for no new index.
        expect(await store.readRefinementMark(NOTEBOOK)).toBe(2);
      });

      it('saves a state without a result, and passes over a document that is not here', async () => {
        await store.commitRefinement(NOTEBOOK, { state: refinementState(1) });
        await store.commitRefinement(NOTEBOOK, { passage: refined('none', 0, 1), state: refinementState(2) });
        expect(await store.listRefinedPassages(NOTEBOOK)).toEqual([]);
        expect(await store.readRefinementMark(NOTEBOOK)).toBe(0);
        expect(await store.readRefinementState(NOTEBOOK)).toEqual(refinementState(2));
        const step = { state: refinementState(1) };
        await expect(store.commitRefinement('none', step)).rejects.toEqual(code('notebook-missing'));
      });

      it('keeps what a reader found in passages, all at once, and tells that there is more for the index only where there is', async () => {
        await addRead('a', 'b');
        const nothing = { ...refined('a', 0, 1, 'reader'), found: null };
        await store.commitStatements(NOTEBOOK, [nothing, refined('none', 0, 1, 'reader')]);
        expect(await store.readRefinementMark(NOTEBOOK)).toBe(0);
        await store.commitStatements(NOTEBOOK, [refined('a', 10, 2, 'reader'), refined('b', 0, 3, 'reader')]);
        expect(await store.readRefinementMark(NOTEBOOK)).toBe(1);
        expect(await store.readRefinedPassages(NOTEBOOK, ['a', 'b', 'none'])).toEqual([
          nothing,
          refined('a', 10, 2, 'reader'),
          refined('b', 0, 3, 'reader'),
        ]);
        // Refinement by a language model was never begun.
        expect(await store.readRefinementState(NOTEBOOK)).toBeNull();
        await expect(store.commitStatements('none', [])).rejects.toEqual(code('notebook-missing'));
      });

      it('keeps reports on modules until a document they rest on goes, and forgets those of modules that are gone', async () => {
        await addRead('a', 'b');
        const commit = (report: ModuleReport, calls = 1) =>
          store.commitRefinement(NOTEBOOK, { report, state: refinementState(calls) });
        await commit(reportOn('x', ['a', 'b'], 3));
        await commit(reportOn('y', ['b'], 2));
        await commit({ ...reportOn('z', ['b'], 4), title: '', summary: '' });
        await commit(reportOn('none', ['a', 'none'], 1));
        expect(await store.readRefinementMark(NOTEBOOK)).toBe(2);
        expect((await store.readModuleReports(NOTEBOOK)).map(({ module }) => module)).toEqual(['y', 'x', 'z']);
        expect((await store.readModuleReports(NOTEBOOK))[1]).toEqual(reportOn('x', ['a', 'b'], 3));
        await commit({ ...reportOn('x', ['a', 'b'], 3), title: 'Other' });
        await store.forgetModuleReports(NOTEBOOK, ['z', 'unknown']);
        expect(await store.readModuleReports(NOTEBOOK)).toMatchObject([
          { module: 'y' },
          { module: 'x', title: 'Other' },
        ]);
        await store.markDocumentsRemoved(NOTEBOOK, ['a'], 10);
        await store.purge(11);
        expect(await store.readModuleReports(NOTEBOOK)).toEqual([reportOn('y', ['b'], 2)]);
        await store.markNotebookRemoved(NOTEBOOK, 1);
        await store.purge(11);
        expect(await store.readModuleReports(NOTEBOOK)).toEqual([]);
      });

      it('forgets judgements of pairs that are gone', async () => {
        for (const pair of ['x', 'y']) {
          await store.commitRefinement(NOTEBOOK, { gate: judgement(pair, 1, 0.2), state: refinementState(1) });
        }
        await store.forgetGateJudgements(NOTEBOOK, ['x', 'z']);
        expect(await store.readGateJudgements(NOTEBOOK)).toEqual([judgement('y', 1, 0.2)]);
      });

      it('goes with its document and with its notebook, and not before', async () => {
        await addRead('a', 'b');
        for (const id of ['a', 'b']) {
          await store.commitRefinement(NOTEBOOK, { passage: refined(id, 0, 1), state: refinementState(1) });
        }
        await store.commitRefinement(NOTEBOOK, { gate: judgement('x', 1, 0.9), state: refinementState(2) });
        await store.markDocumentsRemoved(NOTEBOOK, ['a'], 50);
        expect(await store.listRefinedPassages(NOTEBOOK)).toHaveLength(2);
        await store.purge(60);
        expect(await store.listRefinedPassages(NOTEBOOK)).toMatchObject([{ documentId: 'b' }]);
        await store.markNotebookRemoved(NOTEBOOK, 70);
        await store.purge(80);
        await store.createNotebook({ id: NOTEBOOK, name: 'Again', createdAt: 20 });
        expect(await store.listRefinedPassages(NOTEBOOK)).toEqual([]);
        expect(await store.readGateJudgements(NOTEBOOK)).toEqual([]);
        expect(await store.readRefinementState(NOTEBOOK)).toBeNull();
      });

      it('is marked in the index that was built with it', async () => {
        await store.commitIndex(NOTEBOOK, { ...index(['a'], 1), refinementMark: 4 });
        expect(await store.readIndexHead(NOTEBOOK)).toMatchObject({ refinementMark: 4 });
      });
    });

    describe('embeddings', () => {
      const block = (documentId: string, part: number, byte: number): EmbeddingBlock => ({
        documentId,
        part,
        keys: Uint32Array.of(byte, 1),
        ranges: documentId === '' ? new Uint32Array() : Uint32Array.of(0, 10),
        dimensions: 2,
        vectors: Int8Array.of(byte, -byte),
        ...(documentId !== '' && {
          words: { lines: Uint16Array.of(1), ofLine: Uint16Array.of(1), signs: new Uint8Array(16).fill(byte) },
        }),
      });

      it('keep one block for a document, part and model, and pass over documents that are not here', async () => {
        await addRead('a', 'b');
        const blocks = [block('b', 0, 1), block('a', 1, 2), block('a', 0, 3), block('', 0, 4), block('none', 0, 5)];
        await store.commitEmbeddings(NOTEBOOK, { model: 'm', blocks });
        await store.commitEmbeddings(NOTEBOOK, { model: 'm', blocks: [block('b', 0, 6)] });
        await store.commitEmbeddings(NOTEBOOK, { model: 'other', blocks: [block('b', 0, 7)] });
        expect(await store.readEmbeddings(NOTEBOOK, 'm')).toEqual([
          block('', 0, 4),
          block('a', 0, 3),
          block('a', 1, 2),
          block('b', 0, 6),
        ]);
        expect(await store.readEmbeddings(NOTEBOOK, 'other')).toEqual([block('b', 0, 7)]);
        expect(await store.readEmbeddings('none', 'm')).toEqual([]);
        await expect(store.commitEmbeddings('none', { model: 'm', blocks: [] })).rejects.toEqual(
          code('notebook-missing'),
        );
      });

      it('lose parts that are not needed, and those of other models once one is complete', async () => {
        await addRead('a');
        await store.commitEmbeddings(NOTEBOOK, { model: 'm', blocks: [block('a', 0, 1), block('a', 1, 2)] });
        await store.commitEmbeddings(NOTEBOOK, { model: 'other', blocks: [block('a', 0, 3), block('', 0, 3)] });
        const gone = [{ documentId: 'a', part: 1 }];
        await store.commitEmbeddings(NOTEBOOK, { model: 'm', blocks: [], gone });
        expect(await store.readEmbeddings(NOTEBOOK, 'm')).toEqual([block('a', 0, 1)]);
        expect(await store.readEmbeddings(NOTEBOOK, 'other')).toHaveLength(2);
        await store.commitEmbeddings(NOTEBOOK, { model: 'm', blocks: [], isComplete: true });
        expect(await store.readEmbeddings(NOTEBOOK, 'm')).toHaveLength(1);
        expect(await store.readEmbeddings(NOTEBOOK, 'other')).toEqual([]);
      });

      it('go with their document, names with any of them, and all with the notebook', async () => {
        await addRead('a', 'b');
        const blocks = ['a', 'b', ''].map((id) => block(id, 0, 1));
        await store.commitEmbeddings(NOTEBOOK, { model: 'm', blocks });
        await store.markDocumentsRemoved(NOTEBOOK, ['a'], 50);
        expect(await store.readEmbeddings(NOTEBOOK, 'm')).toHaveLength(3);
        await store.purge(60);
        expect(await store.readEmbeddings(NOTEBOOK, 'm')).toEqual([block('b', 0, 1)]);
        await store.markNotebookRemoved(NOTEBOOK, 70);
        await store.purge(80);
        await store.createNotebook({ id: NOTEBOOK, name: 'Again', createdAt: 20 });
        expect(await store.readEmbeddings(NOTEBOOK, 'm')).toEqual([]);
      });
    });
  });
}
