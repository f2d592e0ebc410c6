/** @file A backup: what goes in comes out on another machine; of one that is damaged what is whole comes out, and the rest is named; one that is stopped leaves nothing behind. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { CELLS_PER_FILE } from '../../../src/adapters/export/backup-format.ts';
import { SealedSink } from '../../../src/adapters/export/sealed-backup.ts';
import { PIECE_BYTES } from '../../../src/adapters/sealing/content.ts';
import { NotebookKeys } from '../../../src/adapters/sealing/keys.ts';
import { makeLock } from '../../../src/adapters/sealing/lock.ts';
import { ExportDesk } from '../../../src/adapters/export/desk.ts';
import { packRecord, unpackRecord } from '../../../src/adapters/store/packed-record.ts';
import { ZipWriter } from '../../../src/adapters/export/zip-writer.ts';
import { IdbNotebookStore } from '../../../src/adapters/idb/notebook-store.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import { ANALYSIS_VERSION } from '../../../src/engine/notebook/analysis.ts';
import type { Cell } from '../../../src/engine/records.ts';
import { REFINED, reportOn } from '../../fixtures/findings.ts';
import { column, writePdf } from '../../fixtures/pdf.ts';
import { file, openTab, STORY, type Tab } from '../library/in-process.ts';

const QUESTION = 'Why were there delays?';
const quiet = () => {};
let databases = 0;
/** Milliseconds: a busy machine may take long over reading and indexing the world. */
const PATIENCE = 300_000;

interface World {
  store: MemoryNotebookStore;
  tab: Tab;
  notebookId: string;
}

async function newWorld(): Promise<World & { backup: Blob; cells: Cell[] }> {
  const store = new MemoryNotebookStore();
  const tab = await openTab(store);
  const { id: notebookId } = await tab.library.createNotebook('Blackout: why?');
  const idle = tab.idle(notebookId);
  const pdf = writePdf([{ lines: column(['A leaking roof caused the closure of the museum.']) }]);
  const bibliography = file('later.bib', '@article{smith2020, title = {Why dams fail in spring}, year = 2020}');
  const files = [...STORY, bibliography, { path: 'museum.pdf', blob: new Blob([pdf as Uint8Array<ArrayBuffer>]) }];
  await tab.library.addFiles(notebookId, files);
  await idle;
  const answer = await tab.desk.ask(notebookId, 'q', QUESTION, quiet);
  const asked = { notebookId, question: QUESTION, answer, stopped: false, error: null };
  for (let number = 0; number < CELLS_PER_FILE + 1; number += 1) {
    await tab.library.saveCell({ ...asked, id: `cell-${number}`, askedAt: number });
  }
  await tab.library.saveCell({
    ...asked,
    id: 'note',
    kind: 'note',
    note: '# Mine',
    question: '',
    answer: null,
    askedAt: 99,
  });
  const [document] = await store.listDocuments(notebookId);
  await tab.library.updateDocuments(notebookId, [document!.id], { addTags: ['grid'], date: '2024-05' });
  await store.commitRefinement(notebookId, { report: reportOn(document!.id), state: REFINED });
  const { blob } = await new ExportDesk(store, () => 1e12).backup('job', notebookId, quiet);
  return { store, tab, notebookId, backup: blob, cells: await store.listCells(notebookId) };
}

let world: Awaited<ReturnType<typeof newWorld>>;
beforeAll(async () => {
  world = await newWorld();
}, PATIENCE);

async function otherMachine() {
  const store = new MemoryNotebookStore();
  return { store, tab: await openTab(store) };
}

async function restoreAndIndex(backup: Blob) {
  const { store, tab } = await otherMachine();
  await tab.library.resume();
  const idle = new Promise<void>((resolve) => {
    void tab.library.subscribe((event) => {
      if (event.type === 'index' && event.statistics) resolve();
    });
  });
  const notebook = await tab.library.restoreBackup('job', backup, quiet);
  await idle;
  return { store, tab, notebook };
}

/** The backup with one of its files changed. */
async function changed(change: (files: Record<string, Uint8Array>) => void): Promise<Blob> {
  const files = unzipSync(new Uint8Array(await world.backup.arrayBuffer()));
  change(files);
  return new Blob([zipSync(files) as Uint8Array<ArrayBuffer>]);
}

describe('a backup restored on another machine', () => {
  it('has the same sources, answers and notes, and answers alike', async () => {
    const { store, tab, notebook } = await restoreAndIndex(world.backup);
    expect(notebook).toMatchObject({ name: 'Blackout: why?', documents: 5 });
    expect((await store.listNotebooks()).map(({ id }) => id)).toEqual([notebook.id]);
    expect(await store.listDocuments(notebook.id)).toEqual(await world.store.listDocuments(world.notebookId));
    expect(tab.reader.names).toEqual([]);
    expect(tab.reader.analysed).toEqual([]);
    const cells = await store.listCells(notebook.id);
    expect(cells).toEqual(world.cells.map((cell) => ({ ...cell, notebookId: notebook.id })));
    for (const { id } of await store.listDocuments(notebook.id)) {
      expect(await store.readDocument(notebook.id, id)).toEqual(await world.store.readDocument(world.notebookId, id));
      expect(await store.readAnalyses(notebook.id, [id])).toEqual(
        await world.store.readAnalyses(world.notebookId, [id]),
      );
    }
    const again = await tab.desk.ask(notebook.id, 'q', QUESTION, quiet);
    expect(again.sentences).toEqual(world.cells[0]!.answer!.sentences);
    await tab.library.close();
  });

  it('has the entries of its bibliographies that still wait for their sources, and what models wrote of modules', async () => {
    const { store, tab, notebook } = await restoreAndIndex(world.backup);
    expect(await store.readModuleReports(notebook.id)).toEqual(await world.store.readModuleReports(world.notebookId));
    expect(await store.readModuleReports(notebook.id)).toHaveLength(1);
    await tab.library.addFiles(notebook.id, [
      file('paper.txt', 'Why dams fail in spring\n\nIce blocked the spillway.'),
    ]);
    const paper = async () => (await store.listDocuments(notebook.id)).find(({ name }) => name === 'paper.txt');
    await expect.poll(async () => (await paper())?.reference?.key).toBe('smith2020');
    await tab.library.close();
  });

  it('gets a number where there is a notebook of that name', async () => {
    const notebook = await world.tab.library.restoreBackup('job', world.backup, quiet);
    expect(notebook.name).toBe('Blackout: why? (2)');
    await world.tab.library.deleteNotebook(notebook.id);
  });

  it('analyses again what another version had analysed', async () => {
    const backup = await changed((files) => {
      const path = Object.keys(files).find((name) => name.endsWith('record.bin'))!;
      const record = unpackRecord(files[path]!) as { analysis: { version: number } };
      record.analysis.version = ANALYSIS_VERSION - 1;
      files[path] = packRecord(record);
    });
    const { store, tab, notebook } = await restoreAndIndex(backup);
    expect(tab.reader.analysed.length).toBe(1);
    expect(await store.listOutdated(notebook.id, ANALYSIS_VERSION)).toEqual([]);
    await tab.library.close();
  });

  it('holds the files and texts of its sources for whoever opens it with another program', async () => {
    const files = unzipSync(new Uint8Array(await world.backup.arrayBuffer()));
    const texts = Object.entries(files).filter(([path]) => path.endsWith('text.txt'));
    expect(texts.map(([, bytes]) => new TextDecoder().decode(bytes)).join()).toContain('citywide blackout');
    expect(Object.keys(files)).toContainEqual(expect.stringMatching(/^sources\/\d{5}\/file\/museum\.pdf$/));
  });
});

describe('a backup that is damaged in part', () => {
  const NOTHING_LOST = { sources: [], unnamed: 0, withoutFile: [], cells: 0, corrections: false, findings: false };
  const CELLS = CELLS_PER_FILE + 2;

  async function restored(backup: Blob) {
    const { store, tab } = await otherMachine();
    const { id, documents, losses } = await tab.library.restoreBackup('job', backup, quiet);
    const names = (await store.listDocuments(id)).map(({ name }) => name);
    expect(documents).toBe(names.length);
    const cells = (await store.listCells(id)).length;
    await tab.library.close();
    return { names, cells, losses };
  }

  const allNames = async () => (await world.store.listDocuments(world.notebookId)).map(({ name }) => name);
  const textPath = (files: object, place: number) =>
    Object.keys(files).filter((path) => path.endsWith('text.txt'))[place]!;

  /** What a backup says that it holds, changed; null: it does not say so, as those of earlier versions do not. */
  function declare(files: Record<string, Uint8Array>, corrections: number | null): void {
    const { corrections: _, ...manifest } = JSON.parse(new TextDecoder().decode(files['causeway.json'])) as object & {
      corrections: number;
    };
    const said = { ...manifest, ...(corrections !== null && { corrections }) };
    files['causeway.json'] = new TextEncoder().encode(JSON.stringify(said));
  }

  it('says nothing of losses when it is whole', async () => {
    expect((await restored(world.backup)).losses).toBeUndefined();
  });

  it('is restored whole where only its directory was cut off, and that is told', async () => {
    const { names, cells, losses } = await restored(world.backup.slice(0, world.backup.size - 100));
    expect(names).toEqual(await allNames());
    expect(cells).toBe(CELLS);
    expect(losses).toEqual(NOTHING_LOST);
  });

  it('gives what lies before the cut, wherever it is cut, and counts the rest', async () => {
    const all = await allNames();
    let most = 0;
    for (let share = 1; share < 10; share++) {
      const backup = world.backup.slice(0, Math.floor((world.backup.size * share) / 10));
      const outcome = await restored(backup).catch(() => null);
      if (outcome === null) continue;
      const { names, cells, losses } = outcome;
      expect(names).toEqual(all.slice(0, names.length));
      expect(losses!.sources.length + losses!.unnamed).toBe(all.length - names.length);
      expect(losses!.cells).toBe(CELLS - cells);
      expect(names.length).toBeGreaterThanOrEqual(most);
      most = names.length;
    }
    expect(most).toBeGreaterThan(0);
  });

  it('names the source whose text is another, and has the others with all questions', async () => {
    const backup = await changed((files) => (files[textPath(files, 1)] = new Uint8Array(3)));
    const all = await allNames();
    const { names, cells, losses } = await restored(backup);
    expect(names).toEqual(all.filter((_, place) => place !== 1));
    expect(cells).toBe(CELLS);
    expect(losses).toEqual({ ...NOTHING_LOST, sources: [all[1]] });
  });

  it('names the source of which a bit turned where it is stored', async () => {
    const bytes = new Uint8Array(await world.backup.arrayBuffer());
    const name = new TextEncoder().encode('sources/00003/text.txt');
    const at = bytes.findIndex((_, from) => name.every((byte, i) => bytes[from + i] === byte));
    bytes[at + name.length + 20]! ^= 0xff;
    const all = await allNames();
    const { names, losses } = await restored(new Blob([bytes]));
    expect(names).toEqual(all.filter((_, place) => place !== 2));
    expect(losses).toEqual({ ...NOTHING_LOST, sources: [all[2]] });
  });

  it('has a source without its file where that alone is damaged', async () => {
    const bytes = new Uint8Array(await world.backup.arrayBuffer());
    const start = new TextEncoder().encode('file/museum.pdf%PDF');
    const at = bytes.findIndex((_, from) => start.every((byte, i) => bytes[from + i] === byte));
    bytes[at + start.length + 50]! ^= 0xff;
    const { names, losses } = await restored(new Blob([bytes]));
    expect(names).toEqual(await allNames());
    expect(losses).toEqual({ ...NOTHING_LOST, withoutFile: ['museum.pdf'] });
  });

  it('counts the questions, and tells of corrections and findings that can’t be read', async () => {
    const backup = await changed((files) => {
      files['cells/0001.json'] = new TextEncoder().encode('[{"id": "a", "answer": 3}]');
      files['corrections.json'] = new TextEncoder().encode('[{]');
      declare(files, 2);
      files['refinement/gates.json'] = new TextEncoder().encode('[{]');
    });
    const { names, cells, losses } = await restored(backup);
    expect(names).toEqual(await allNames());
    expect(cells).toBe(CELLS - CELLS_PER_FILE);
    expect(losses).toEqual({ ...NOTHING_LOST, cells: CELLS_PER_FILE, corrections: true, findings: true });
  });

  it.each([
    ['corrections.json', '[null]', { corrections: true }],
    ['refinement/state.json', 'null', { findings: true }],
    ['refinement/gates.json', '{}', { findings: true }],
    ['refinement/modules.json', '[{"module": 3}]', { findings: true }],
  ])('tells of %s of another shape, and has everything else', async (path, json, lost) => {
    const backup = await changed((files) => {
      files[path] = new TextEncoder().encode(json);
      declare(files, null);
    });
    expect((await restored(backup)).losses).toEqual({ ...NOTHING_LOST, ...lost });
  });

  it('does not list corrections as lost where there were none', async () => {
    const backup = await changed((files) => (files['corrections.json'] = new TextEncoder().encode('[null]')));
    const { losses } = await restored(backup);
    expect(losses?.corrections ?? false).toBe(false);
  });

  it('counts a source whose name went with it', async () => {
    const backup = await changed((files) => {
      const path = Object.keys(files).find((one) => one.endsWith('00001/record.bin'))!;
      files[path] = new Uint8Array([255, 255, 255, 0, 1]);
      for (const other of Object.keys(files)) if (other.includes('00001/file/')) Reflect.deleteProperty(files, other);
    });
    expect((await restored(backup)).losses).toEqual({ ...NOTHING_LOST, unnamed: 1 });
  });
});

describe('a backup of which nothing can be used', () => {
  const refusal = async (backup: Blob) => {
    const { store, tab } = await otherMachine();
    const failure: unknown = await tab.library.restoreBackup('job', backup, quiet).catch((thrown: unknown) => thrown);
    expect(await store.listNotebooks()).toEqual([]);
    await store.purge(1);
    return failure;
  };
  const damaged = expect.objectContaining({ name: 'CausewayError', code: 'file-damaged' });

  it.each([
    ['cut off in its first file', () => world.backup.slice(0, 60)],
    ['some other file', () => new Blob(['Frost caused the poor harvest.'])],
    ['empty', () => new Blob([])],
  ])('is refused when it is %s', async (_what, backup) => expect(await refusal(backup())).toEqual(damaged));

  it.each<[string, (files: Record<string, Uint8Array>) => void]>([
    ['no manifest', (files) => delete files['causeway.json']],
    [
      'nothing but its manifest',
      (files) => {
        for (const path of Object.keys(files)) if (path !== 'causeway.json') Reflect.deleteProperty(files, path);
      },
    ],
  ])('is refused with %s', async (_what, change) => expect(await refusal(await changed(change))).toEqual(damaged));

  it('is refused when a newer app made it, with what to do', async () => {
    const backup = await changed((files) => {
      const manifest = JSON.parse(new TextDecoder().decode(files['causeway.json'])) as object;
      files['causeway.json'] = new TextEncoder().encode(JSON.stringify({ ...manifest, version: 99 }));
    });
    expect(await refusal(backup)).toEqual(expect.objectContaining({ code: 'file-unsupported' }));
  });

  it('never makes a restore fail otherwise, whichever bytes are turned', async () => {
    const bytes = new Uint8Array(await world.backup.arrayBuffer());
    const flips = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(flips, async (turned) => {
        const copy = bytes.slice();
        for (const [at, by] of turned) copy[at]! ^= by;
        const { tab } = await otherMachine();
        const outcome: unknown = await tab.library
          .restoreBackup('job', new Blob([copy]), quiet)
          .catch((thrown: unknown) => thrown);
        await tab.library.close();
        // What no reader looks at may be turned without harm.
        if (outcome instanceof Error)
          expect(outcome).toMatchObject({ name: 'CausewayError', code: expect.stringMatching(/^file-/) });
      }),
      { numRuns: 20 },
    );
  });
});

describe('stopping', () => {
  it('ends a backup and a restore between two steps, and leaves nothing', async () => {
    const desk = new ExportDesk(world.store, () => 1e12);
    const stopped = desk.backup('job', world.notebookId, () => void desk.stop('job'));
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled' });
    const { store, tab } = await otherMachine();
    const restoring = tab.library.restoreBackup('r', world.backup, () => void tab.library.stopTakingIn('r'));
    await expect(restoring).rejects.toMatchObject({ code: 'cancelled' });
    expect(await store.listNotebooks()).toEqual([]);
  });
});

describe('a packed record', () => {
  it('comes back as it was, arrays of numbers included', () => {
    const array = fc.oneof(
      fc.uint8Array(),
      fc.uint32Array(),
      fc.int32Array(),
      fc.uint16Array(),
      fc.float32Array({ noNaN: true }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(array, fc.string(), fc.array(array))), (record) => {
        fc.pre(!('$array' in record) && !('__proto__' in record));
        expect(unpackRecord(packRecord(record))).toEqual({ ...record });
      }),
    );
  });
});

describe('the zip writer', () => {
  it('writes what any program unpacks, empty files and large blobs too', async () => {
    const zip = new ZipWriter(1e12);
    const large = new Uint8Array(3_000_000).map((_, at) => at % 251);
    await zip.add('empty.txt', new Uint8Array());
    await zip.add('large.pdf', new Blob([large]));
    await zip.add('ordner/große Datei.bin', large);
    const files = unzipSync(new Uint8Array(await (await zip.finish()).arrayBuffer()));
    expect(files['empty.txt']?.length).toBe(0);
    expect(Buffer.compare(files['large.pdf']!, large)).toBe(0);
    expect(Buffer.compare(files['ordner/große Datei.bin']!, large)).toBe(0);
  });
});

describe('a backup of an encrypted notebook', () => {
  const PASSPHRASE = 'correct horse battery staple';

  async function encrypted() {
    const store = new IdbNotebookStore(`sealed-backup-${(databases += 1)}`, { cost: { memory: 64, passes: 1 } });
    const tab = await openTab(store, { vault: store.vault });
    return { store, tab };
  }

  /** The world's notebook in a store that encrypts, with a backup of it there. */
  async function sealedBackup(): Promise<Blob> {
    const { store, tab } = await encrypted();
    const { id } = await tab.library.restoreBackup('job', world.backup, quiet);
    await store.vault.encrypt(id, PASSPHRASE);
    const desk = new ExportDesk(
      store,
      () => 1e12,
      (notebookId) => store.vault.sealOf(notebookId),
    );
    const { blob } = await desk.backup('job', id, quiet);
    await tab.library.close();
    return blob;
  }

  it('shows nothing, and comes back with its passphrase alone, encrypted again', async () => {
    const backup = await sealedBackup();
    const bytes = Buffer.from(await backup.arrayBuffer()).toString('latin1');
    for (const word of ['causeway.json', 'sources/', 'substation', 'PK\u0003\u0004']) expect(bytes).not.toContain(word);
    const { store, tab } = await encrypted();
    await expect(tab.library.restoreBackup('job', backup, quiet)).rejects.toMatchObject({ code: 'notebook-locked' });
    await expect(tab.library.restoreBackup('job', backup, quiet, 'wrong one')).rejects.toMatchObject({
      code: 'passphrase-wrong',
    });
    expect(await store.listNotebooks()).toEqual([]);
    const { id } = await tab.library.restoreBackup('job', backup, quiet, PASSPHRASE);
    expect(await store.listNotebooks()).toMatchObject([{ name: 'Blackout: why?', encryption: 'unlocked' }]);
    expect(await store.listDocuments(id)).toEqual(await world.store.listDocuments(world.notebookId));
    const cells = await store.listCells(id);
    expect(cells).toEqual(world.cells.map((cell) => ({ ...cell, notebookId: id })));
    await store.vault.lock(id);
    await expect(store.listCells(id)).rejects.toMatchObject({ code: 'notebook-locked' });
    await tab.library.close();
  });

  it('that is damaged, cut off or changed is told, and leaves nothing behind', async () => {
    const bytes = new Uint8Array(await (await sealedBackup()).arrayBuffer());
    const { store, tab } = await encrypted();
    const restored = (backup: Uint8Array<ArrayBuffer>) =>
      tab.library.restoreBackup('job', new Blob([backup]), quiet, PASSPHRASE).then(
        () => 'restored',
        (thrown: unknown) => (thrown as { code: string }).code,
      );
    for (const at of [30, 60, 200, bytes.length >> 1, bytes.length - 1]) {
      const damaged = bytes.slice();
      damaged[at]! ^= 1;
      expect(await restored(damaged)).toMatch(/^storage-(damaged|changed)$/);
    }
    for (const length of [29, 100, bytes.length >> 1, bytes.length - 1]) {
      expect(await restored(bytes.slice(0, length))).toBe('storage-damaged');
    }
    expect(await store.listNotebooks()).toEqual([]);
    await tab.library.close();
  });

  it('gives the parts that are whole of one that is larger than a piece', async () => {
    const files = unzipSync(new Uint8Array(await world.backup.arrayBuffer()));
    const [before, after] = [{}, {}] as [typeof files, typeof files];
    for (const [path, bytes] of Object.entries(files)) (path.startsWith('cells/') ? after : before)[path] = bytes;
    // Between sources and questions, so that these lie in pieces of their own.
    const filler = { 'filler.bin': new Uint8Array(2 * PIECE_BYTES) };
    const { lock, master } = await makeLock(PASSPHRASE, 'sealed', { memory: 64, passes: 1 });
    const sink = new SealedSink({ lock, keys: await NotebookKeys.of(master) });
    await sink.push(zipSync({ ...before, ...filler, ...after }, { level: 0 }));
    const bytes = new Uint8Array(await (await sink.finish()).arrayBuffer());
    const changedAtEnd = bytes.slice();
    changedAtEnd[bytes.length - 50]! ^= 1;
    for (const backup of [changedAtEnd, bytes.slice(0, bytes.length - 50)]) {
      const { store, tab } = await encrypted();
      const { id, losses } = await tab.library.restoreBackup('job', new Blob([backup]), quiet, PASSPHRASE);
      expect(await store.listDocuments(id)).toEqual(await world.store.listDocuments(world.notebookId));
      expect(await store.listCells(id)).toEqual([]);
      expect(losses).toMatchObject({ sources: [], unnamed: 0, cells: CELLS_PER_FILE + 2 });
      await tab.library.close();
    }
  });
});
