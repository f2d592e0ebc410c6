/** @file Linked folders through the library: linked, rescanned, and brought up to date by choice. */
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryNotebookStore } from '../../../../src/adapters/memory/notebook-store.ts';
import type { FolderScan } from '../../../../src/rpc/folders.ts';
import { folderHandle, type FolderContent } from '../../../fixtures/folder.ts';
import { openTab, type Tab } from '../in-process.ts';

let tab: Tab;
let notebookId: string;
let content: FolderContent;
let reads: Map<string, number>;

const write = (path: string, text: string, modified = 1) => content.set(path, { text, modified });
const scan = (folderId: string): Promise<FolderScan> => tab.library.scanFolder(notebookId, folderId, () => {});
const kinds = ({ changes }: FolderScan) => changes.map(({ kind, path }) => `${kind} ${path}`);
const names = async () => (await tab.library.listDocuments(notebookId)).map(({ name }) => name).sort();

async function link(name = 'papers'): Promise<string> {
  return (await tab.library.linkFolder(notebookId, folderHandle(name, content, reads))).id;
}

async function update(folderId: string): Promise<void> {
  const { changes } = await scan(folderId);
  const idle = tab.idle(notebookId);
  await tab.library.updateFromFolder(notebookId, folderId, changes);
  await idle;
}

beforeEach(async () => {
  tab = await openTab(new MemoryNotebookStore());
  notebookId = (await tab.library.createNotebook('Papers')).id;
  content = new Map();
  reads = new Map();
  write('a.txt', 'A late frost caused the poor apple harvest.');
  write('deep/b.md', 'A broken pump caused the flooded cellar.');
});

describe('a linked folder', () => {
  it('is shown before anything happens, and then comes in with its paths', async () => {
    write('.git/config', 'x');
    write('photo.jpg', 'x');
    const id = await link();
    const found = await scan(id);
    expect(kinds(found)).toEqual(['new a.txt', 'new deep/b.md']);
    expect([found.passedOver, await names()]).toEqual([1, []]);
    await update(id);
    expect(await names()).toEqual(['papers/a.txt', 'papers/deep/b.md']);
    expect(await scan(id)).toEqual({ changes: [], unchanged: 2, passedOver: 1 });
    expect((await tab.library.listFolders(notebookId))[0]!.updatedAt).not.toBeNull();
  });

  it('reads only files whose size or time changed', async () => {
    const id = await link();
    await update(id);
    reads.clear();
    write('a.txt', 'A late frost caused the poor apple harvest.', 2);
    expect(kinds(await scan(id))).toEqual([]);
    expect([...reads.keys()]).toEqual(['a.txt']);
  });

  it('replaces what changed, with its tags and date, and removes what went; both come back', async () => {
    const id = await link();
    await update(id);
    const [old] = await tab.library.listDocuments(notebookId);
    await tab.library.updateDocuments(notebookId, [old!.id], { addTags: ['fruit'], date: '2021', excluded: true });
    write('a.txt', 'A hailstorm caused the poor apple harvest.', 2);
    content.delete('deep/b.md');
    const { changes } = await scan(id);
    expect(changes.map(({ kind, path }) => `${kind} ${path}`)).toEqual(['changed a.txt', 'removed deep/b.md']);
    const idle = tab.idle(notebookId);
    const report = await tab.library.updateFromFolder(notebookId, id, changes);
    await idle;
    const now = await tab.library.listDocuments(notebookId);
    expect(now).toMatchObject([{ name: 'papers/a.txt', tags: ['fruit'], date: '2021', excluded: true }]);
    expect(now[0]!.id).not.toBe(old!.id);
    expect([report.removedIds.length, report.replacementIds]).toEqual([2, [now[0]!.id]]);

    await tab.library.restoreDocuments(notebookId, report.removedIds);
    await tab.library.removeDocuments(notebookId, report.replacementIds);
    expect(await names()).toEqual(['papers/a.txt', 'papers/deep/b.md']);
    expect(kinds(await scan(id))).toEqual(['changed a.txt', 'removed deep/b.md']);
  });

  it('follows a renamed file without reading it again', async () => {
    const id = await link();
    await update(id);
    tab.reader.names.length = 0;
    write('c.txt', content.get('a.txt')!.text);
    content.delete('a.txt');
    const { changes } = await scan(id);
    expect(changes).toMatchObject([{ kind: 'renamed', path: 'c.txt', from: 'a.txt' }]);
    await tab.library.updateFromFolder(notebookId, id, changes);
    expect(await names()).toEqual(['papers/c.txt', 'papers/deep/b.md']);
    expect(tab.reader.names).toEqual([]);
  });

  it('does what is chosen, and offers the rest again, apart from what is new', async () => {
    const id = await link();
    const { changes } = await scan(id);
    const idle = tab.idle(notebookId);
    await tab.library.updateFromFolder(notebookId, id, changes.slice(0, 1));
    await idle;
    expect(await names()).toEqual(['papers/a.txt']);
    expect(kinds(await scan(id))).toEqual(['left-out deep/b.md']);
  });

  it('leaves an old version where the new one can’t be taken in', async () => {
    const id = await link();
    await update(id);
    write('a.txt', 'New words.', 2);
    const { changes } = await scan(id);
    content.get('a.txt')!.text = content.get('deep/b.md')!.text; // rewritten meanwhile: no new document comes of it
    await tab.library.updateFromFolder(notebookId, id, changes);
    expect(await names()).toHaveLength(2);
  });
});

describe('several folders', () => {
  it('of one name are told apart, the same one is linked once, and unlinking leaves the documents', async () => {
    const id = await link();
    expect(await link()).toBe(id);
    const other: FolderContent = new Map([['a.txt', { text: 'Rain caused mud.', modified: 1 }]]);
    const second = await tab.library.linkFolder(notebookId, folderHandle('papers', other));
    expect(second.name).toBe('papers (2)');
    await update(id);
    await update(second.id);
    expect(await names()).toEqual(['papers (2)/a.txt', 'papers/a.txt', 'papers/deep/b.md']);
    await tab.library.unlinkFolder(notebookId, id);
    expect((await tab.library.listFolders(notebookId)).map(({ name }) => name)).toEqual(['papers (2)']);
    expect(await names()).toHaveLength(3);
    await expect(scan(id)).rejects.toMatchObject({ code: 'folder-missing' });
    expect(tab.events.filter(({ type }) => type === 'folders').length).toBeGreaterThanOrEqual(5);
  });

  it('that may not be read or are gone say what to do', async () => {
    const fail = (name: string) => ({
      ...folderHandle('vault', content),
      // oxlint-disable-next-line require-yield
      async *values() {
        throw new DOMException('no', name);
      },
    });
    const denied = await tab.library.linkFolder(notebookId, fail('NotAllowedError'));
    await expect(scan(denied.id)).rejects.toMatchObject({ code: 'folder-missing', message: /allow it/ });
    await tab.library.unlinkFolder(notebookId, denied.id);
    const gone = await tab.library.linkFolder(notebookId, fail('NotFoundError'));
    await expect(scan(gone.id)).rejects.toMatchObject({ message: /link it again/ });
  });
});
