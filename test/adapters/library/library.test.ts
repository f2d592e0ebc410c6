import { describe, expect, it } from 'vitest';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import { ANALYSIS_VERSION } from '../../../src/engine/notebook/analysis.ts';
import { INDEX_VERSION } from '../../../src/engine/notebook/build.ts';
import type { IncomingFile } from '../../../src/rpc/contracts.ts';
import { column, writePdf } from '../../fixtures/pdf.ts';
import { ChannelHub, CountingReader, file, inProcessBuilder, locks, openTab, STORY } from './in-process.ts';

const byName = (documents: { name: string; status: string }[]) =>
  Object.fromEntries(documents.map(({ name, status }) => [name, status]));

async function notebookWith(files = STORY) {
  const store = new MemoryNotebookStore();
  const tab = await openTab(store);
  const { id } = await tab.library.createNotebook('Test');
  const idle = tab.idle(id);
  await tab.library.addFiles(id, [...files]);
  await idle;
  return { ...tab, store, id };
}

describe('adding files', () => {
  it('reads them, builds the index and answers from it with citations', async () => {
    const { library, desk, id } = await notebookWith();
    expect(byName(await library.listDocuments(id))).toEqual({
      'substation.txt': 'ready',
      'signals.txt': 'ready',
      'traffic.txt': 'ready',
    });
    expect(await desk.open(id)).toMatchObject({ documents: 3 });
    const answer = await desk.ask(id, 'q', 'What caused the citywide blackout?', () => {});
    expect(answer.status).toBe('answered');
    const { documentId, start, end, text } = answer.sentences[0]!.citations[0]!;
    expect((await desk.readDocument(id, documentId)).text.slice(start, end)).toBe(text);
  });

  it('reports progress that ends in rest, and an index', async () => {
    const { events, id } = await notebookWith();
    const phases = events.flatMap((event) => (event.type === 'progress' ? [event.progress.phase] : []));
    expect(phases).toContain('reading');
    expect(phases.at(-1)).toBe('idle');
    expect(events).toContainEqual({
      type: 'index',
      notebookId: id,
      statistics: expect.objectContaining({ documents: 3 }),
    });
  });

  it('stores the same bytes once, renames on another name, and reads neither again', async () => {
    const { library, reader, id } = await notebookWith();
    const [first] = STORY;
    const report = await library.addFiles(id, [
      first!,
      { ...STORY[1]!, path: 'lights.txt' },
      { ...STORY[2]!, path: 'traffic.txt' },
      { ...STORY[2]!, path: 'copy of traffic.txt' },
    ]);
    expect(report).toEqual({
      queued: 0,
      duplicates: ['copy of traffic.txt', 'substation.txt', 'traffic.txt'],
      renamed: [{ from: 'signals.txt', to: 'lights.txt' }],
      refused: [],
    });
    expect(Object.keys(byName(await library.listDocuments(id)))).toEqual([
      'substation.txt',
      'lights.txt',
      'traffic.txt',
    ]);
    expect(reader.names).toHaveLength(3);
  });

  it('marks a bad file with what to do, and goes on with the others', async () => {
    const { library, desk, id } = await notebookWith([file('empty.txt', ''), ...STORY]);
    const documents = await library.listDocuments(id);
    expect(documents.find(({ name }) => name === 'empty.txt')).toMatchObject({
      status: 'failed',
      error: { code: 'file-empty' },
    });
    expect(await desk.open(id)).toMatchObject({ documents: 3 });
  });

  it('tries a failed file again when it is added again', async () => {
    const { library, reader, idle, id } = await notebookWith([file('empty.txt', '')]);
    const rest = idle(id);
    expect((await library.addFiles(id, [file('empty.txt', '')])).queued).toBe(1);
    await rest;
    expect(reader.names).toEqual(['empty.txt', 'empty.txt']);
  });

  it('refuses what is too large before storing it, with the reason', async () => {
    const { library, id } = await notebookWith();
    const huge = {
      size: 4 * 2 ** 30,
      arrayBuffer: () => Promise.reject(new Error('must not be read')),
    } as unknown as Blob;
    const report = await library.addFiles(id, [{ path: 'huge.txt', blob: huge }]);
    expect(report.refused).toMatchObject([{ name: 'huge.txt', error: { code: 'file-too-large' } }]);
    expect(await library.listDocuments(id)).toHaveLength(3);
  });

  it('refuses a file that vanished, and takes the others', async () => {
    const { library, id } = await notebookWith();
    const gone = {
      size: 10,
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
    } as unknown as Blob;
    const report = await library.addFiles(id, [
      { path: 'gone.txt', blob: gone },
      file('new.txt', 'Rain caused floods.'),
    ]);
    expect(report.refused.map(({ name }) => name)).toEqual(['gone.txt']);
    expect(report.queued).toBe(1);
  });

  it('says how much space is missing, before anything is stored', async () => {
    const store = new MemoryNotebookStore();
    const { library } = await openTab(store, { estimate: async () => ({ quota: 10_000_000, usage: 9_000_000 }) });
    const { id } = await library.createNotebook('Full');
    await expect(library.addFiles(id, [...STORY])).rejects.toMatchObject({
      code: 'storage-full',
      message: expect.stringContaining('1 MB free'),
      details: { free: 1_000_000 },
    });
    expect(await library.listDocuments(id)).toEqual([]);
  });
});

describe('removing a document', () => {
  it('takes it out of the list, the index and the answers, until it is restored', async () => {
    const { library, desk, idle, id } = await notebookWith();
    const [first] = await library.listDocuments(id);
    let rest = idle(id);
    await library.removeDocuments(id, [first!.id]);
    const meanwhile = await desk.ask(id, 'q1', 'What caused the citywide blackout?', () => {});
    expect(JSON.stringify(meanwhile)).not.toContain(first!.id);
    await rest;
    expect(await library.listDocuments(id)).toHaveLength(2);
    expect(await desk.open(id)).toMatchObject({ documents: 2 });
    await expect(desk.readDocument(id, first!.id)).rejects.toMatchObject({ code: 'document-missing' });
    rest = idle(id);
    await library.restoreDocuments(id, [first!.id]);
    await rest;
    expect(await desk.open(id)).toMatchObject({ documents: 3 });
  });

  it('leaves no index behind when it was the last one', async () => {
    const { library, desk, idle, id } = await notebookWith([STORY[0]!]);
    const [only] = await library.listDocuments(id);
    const rest = idle(id);
    await library.removeDocuments(id, [only!.id]);
    await rest;
    expect(await desk.open(id)).toBeNull();
    await expect(desk.ask(id, 'q', 'Why?', () => {})).rejects.toMatchObject({ code: 'index-missing' });
  });

  it('is for good after the next start', async () => {
    const { library, store, idle, id } = await notebookWith();
    const [first] = await library.listDocuments(id);
    const rest = idle(id);
    await library.removeDocuments(id, [first!.id]);
    await rest;
    const later = await openTab(store, { now: () => Date.now() + 1000 });
    const restLater = later.idle(id);
    await later.library.resume();
    await restLater;
    await expect.poll(() => store.listRemoved(id)).toEqual([]);
    await expect(later.library.restoreDocuments(id, [first!.id])).rejects.toMatchObject({ code: 'document-missing' });
  });
});

describe('reading while commits are under way', () => {
  it('commits every file', async () => {
    const store = new MemoryNotebookStore();
    const commitRead = store.commitRead.bind(store);
    store.commitRead = async (notebookId, documents) => {
      await new Promise((resolve) => setTimeout(resolve, 3));
      return commitRead(notebookId, documents);
    };
    const slow = new CountingReader();
    slow.pause = 2;
    const tab = await openTab(store, { readers: [slow] });
    const { id } = await tab.library.createNotebook('Test');
    const idle = tab.idle(id);
    await tab.library.addFiles(
      id,
      Array.from({ length: 400 }, (_, i) => file(`note-${i}.txt`, `Event ${i} caused outcome ${i}.`)),
    );
    await idle;
    expect(await store.listQueue(id)).toEqual([]);
    expect(slow.names).toHaveLength(400);
  });
});

describe('a newer version of the app', () => {
  it('analyses anew what an older one analysed, without parsing, and builds the index again', async () => {
    const { library, store, id } = await notebookWith();
    await library.close();
    for (const analysis of await store.readAnalyses(id, await store.listReady(id))) {
      await store.commitAnalysis(id, { ...analysis, version: ANALYSIS_VERSION - 1, keys: [] });
    }
    const later = await openTab(store);
    const rest = later.idle(id);
    await later.library.resume();
    await rest;
    expect(later.reader.names).toEqual([]);
    expect(later.reader.analysed).toHaveLength(3);
    expect(later.events).toContainEqual(expect.objectContaining({ type: 'index' }));
    expect(await later.desk.open(id)).toMatchObject({ documents: 3 });
  });

  it('builds the index again when only the way of building changed', async () => {
    const { library, store, id } = await notebookWith();
    await library.close();
    const index = (await store.readIndex(id))!;
    await store.commitIndex(id, { ...index, version: INDEX_VERSION - 1 });
    const later = await openTab(store);
    expect(await later.desk.open(id)).toBeNull();
    const rest = later.idle(id);
    await later.library.resume();
    await rest;
    expect(await later.desk.open(id)).toMatchObject({ documents: 3 });
  });
});

describe('a file that was in work when everything stopped', () => {
  const stoppedBefore = async (times: number) => {
    const store = new MemoryNotebookStore();
    const tab = await openTab(store);
    const { id } = await tab.library.createNotebook('Test');
    const content = new TextEncoder().encode('Rain caused floods.');
    await store.enqueue(id, [{ id: 'a', name: 'a.txt', bytes: content.length, addedAt: 1, position: 0, content }]);
    for (let i = 0; i < times; i++) await store.noteAttempt(id, 'a');
    const rest = tab.idle(id);
    await tab.library.resume();
    await rest;
    return (await tab.library.listDocuments(id))[0];
  };

  it('is tried again', async () => {
    expect(await stoppedBefore(2)).toMatchObject({ status: 'ready' });
  });

  it('is left out after the third time, with what to do', async () => {
    expect(await stoppedBefore(3)).toMatchObject({ status: 'failed', error: { code: 'file-damaged' } });
  });
});

/** A PDF with so many pages of text and of pictures, some words of its own in it. */
const pdf = (name: string, text: string[], pictures: number): IncomingFile => {
  const pages = [
    ...text.map((line) => ({ lines: column([line]) })),
    ...Array.from({ length: pictures }, () => ({ picture: true as const })),
  ];
  return { path: name, blob: new Blob([writePdf(pages, { title: name }) as Uint8Array<ArrayBuffer>]) };
};

describe('pages that are pictures', () => {
  const SCAN = 'The ferry was late because the ramp had rusted.';

  it('are recognised once all other files are read', async () => {
    const store = new MemoryNotebookStore();
    const tab = await openTab(store);
    tab.reader.written.set('scan.pdf', SCAN);
    const { id } = await tab.library.createNotebook('Test');
    const idle = tab.idle(id);
    await tab.library.addFiles(id, [pdf('scan.pdf', [], 2), ...STORY]);
    await idle;
    expect(tab.reader.recognized).toEqual(['scan.pdf']);
    expect(new Set(Object.values(byName(await tab.library.listDocuments(id))))).toEqual(new Set(['ready']));
    expect(tab.events).toContainEqual(
      expect.objectContaining({ type: 'progress', progress: expect.objectContaining({ page: { done: 0, total: 1 } }) }),
    );
    const answer = await tab.desk.ask(id, 'q', 'Why was the ferry late?', () => {});
    expect(answer.sentences[0]?.text).toBe(SCAN);
  });

  it('keep nobody from asking the others meanwhile', async () => {
    const tab = await openTab(new MemoryNotebookStore());
    let recognize = (): void => {};
    const whenRead = new Promise<void>((resolve) => (recognize = resolve));
    const real = tab.reader.recognize.bind(tab.reader);
    tab.reader.recognize = async (...parameters) => {
      await whenRead;
      return real(...parameters);
    };
    tab.reader.written.set('mixed.pdf', `The quay is closed. ${SCAN}`);
    const { id } = await tab.library.createNotebook('Test');
    const idle = tab.idle(id);
    await tab.library.addFiles(id, [pdf('mixed.pdf', ['The quay is closed.'], 1), ...STORY]);
    await expect.poll(async () => (await tab.desk.open(id))?.documents, { timeout: 20_000 }).toBe(STORY.length);
    recognize();
    await idle;
    const answer = await tab.desk.ask(id, 'q', 'Why was the ferry late?', () => {});
    expect(answer.sentences[0]?.text).toBe(SCAN);
  });

  it('in which nothing can be recognised cost nothing else', async () => {
    const tab = await openTab(new MemoryNotebookStore());
    const { id } = await tab.library.createNotebook('Test');
    const idle = tab.idle(id);
    await tab.library.addFiles(id, [pdf('blank.pdf', [], 1), pdf('part.pdf', ['Rain fell.'], 1), ...STORY]);
    await idle;
    const documents = await tab.library.listDocuments(id);
    expect(byName(documents)).toMatchObject({ 'blank.pdf': 'failed', 'part.pdf': 'ready' });
    expect(documents.filter(({ status }) => status === 'ready')).toHaveLength(STORY.length + 1);
  });

  it('are given up when reading is cancelled, and what was read stays', async () => {
    const store = new MemoryNotebookStore();
    const tab = await openTab(store);
    tab.reader.recognize = () => new Promise(() => {});
    const { id } = await tab.library.createNotebook('Test');
    await tab.library.addFiles(id, [pdf('scan.pdf', [], 1), ...STORY]);
    await expect.poll(async () => (await tab.desk.open(id))?.documents, { timeout: 20_000 }).toBe(STORY.length);
    await tab.library.cancelIndexing(id);
    expect(await store.listQueue(id)).toEqual([]);
    expect(Object.values(byName(await tab.library.listDocuments(id)))).toEqual(STORY.map(() => 'ready'));
  });

  it('that are read later are in the index and the answers of the same session', async () => {
    const tab = await openTab(new MemoryNotebookStore());
    const { id } = await tab.library.createNotebook('Test');
    const part = pdf('mixed.pdf', ['The quay is closed because the wall is cracked.'], 1);
    let idle = tab.idle(id);
    await tab.library.addFiles(id, [part, ...STORY]);
    await idle;
    // Its text has been read for an answer.
    const before = await tab.desk.ask(id, 'q', 'Why is the quay closed?', () => {});
    expect(before.sentences[0]?.text).toContain('the wall is cracked');
    tab.reader.written.set('mixed.pdf', SCAN);
    const mixed = (await tab.library.listDocuments(id)).find(({ name }) => name === 'mixed.pdf')!;
    idle = tab.idle(id);
    await tab.library.rereadDocuments(id, [mixed.id]);
    await idle;
    const answer = await tab.desk.ask(id, 'q', 'Why was the ferry late?', () => {});
    expect(answer.sentences[0]?.text).toBe(SCAN);
  });
});

describe('cancelling', () => {
  it('drops what is not read and indexes what is', async () => {
    const store = new MemoryNotebookStore();
    const tab = await openTab(store);
    const { id } = await tab.library.createNotebook('Test');
    const many = Array.from({ length: 300 }, (_, i) => file(`note-${i}.txt`, `Event ${i} caused outcome ${i}.`));
    const idle = tab.idle(id);
    await tab.library.addFiles(id, many);
    await tab.library.cancelIndexing(id);
    await idle;
    const documents = await tab.library.listDocuments(id);
    expect(documents.length).toBeLessThan(300);
    expect(documents.every(({ status }) => status === 'ready')).toBe(true);
    expect((await tab.desk.open(id))?.documents ?? 0).toBe(documents.length);
  });
});

describe('notebooks', () => {
  it('can be hidden and restored with their documents', async () => {
    const { library, id } = await notebookWith();
    await library.deleteNotebook(id);
    expect(await library.listNotebooks()).toEqual([]);
    await library.restoreNotebook(id);
    expect(await library.listNotebooks()).toMatchObject([{ id, documents: 3 }]);
  });
});

describe('a full storage in the middle', () => {
  it('stops with an error that says so, keeps what is there and goes on when asked', async () => {
    const store = new MemoryNotebookStore();
    const commitRead = store.commitRead.bind(store);
    let room = 1;
    store.commitRead = async (notebookId, documents) => {
      if (room-- <= 0) throw new CausewayError('storage-full', 'Full.');
      return commitRead(notebookId, documents);
    };
    const { library, desk, events, idle } = await openTab(store);
    const { id } = await library.createNotebook('Test');
    const first = idle(id);
    await library.addFiles(id, [STORY[0]!]);
    await first;
    const stopped = idle(id);
    await library.addFiles(id, [...STORY]);
    await stopped;
    expect(events).toContainEqual({ type: 'error', notebookId: id, error: { code: 'storage-full', message: 'Full.' } });
    expect(Object.values(byName(await library.listDocuments(id)))).toEqual(['ready', 'queued', 'queued']);
    expect(await desk.open(id)).toMatchObject({ documents: 1 });
    room = Infinity;
    const done = idle(id);
    await library.resume();
    await done;
    expect(await desk.open(id)).toMatchObject({ documents: 3 });
  });
});

describe('two tabs', () => {
  it('index once, tell both, and the second takes over', async () => {
    const store = new MemoryNotebookStore();
    const hub = new ChannelHub();
    const holdLock = locks();
    const shared = { hub, holdLock, builder: inProcessBuilder(store) };
    const first = await openTab(store, shared);
    const second = await openTab(store, shared);
    await first.library.resume();
    await second.library.resume();
    const { id } = await second.library.createNotebook('Shared');
    const bothIdle = Promise.all([first.idle(id), second.idle(id)]);
    await second.library.addFiles(id, [...STORY]);
    await bothIdle;
    expect([first.reader.names.length, second.reader.names.length]).toEqual([3, 0]);
    expect(await second.desk.open(id)).toMatchObject({ documents: 3 });

    await first.library.close();
    const idle = second.idle(id);
    await second.library.addFiles(id, [file('rain.txt', 'Heavy rain caused the river to flood the old town.')]);
    await idle;
    expect(second.reader.names).toEqual(['rain.txt']);
  });
});
