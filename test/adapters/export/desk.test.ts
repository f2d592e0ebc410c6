/** @file Exported files of a notebook that was really read, indexed and asked. */
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadIndex } from '../../../src/adapters/asking/load-index.ts';
import { openTables } from '../../../src/adapters/tables/open-tables.ts';
import { hashText } from '../../../src/adapters/tables/sha256-text.ts';
import { zipSource } from '../../../src/adapters/tables/zip-source.ts';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import { readTables } from '../../../src/engine/tables/read-tables.ts';
import { ExportDesk } from '../../../src/adapters/export/desk.ts';
import { fileNameOf } from '../../../src/adapters/export/file-name.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import type { ExportFormat, ExportRequest } from '../../../src/rpc/exporting.ts';
import type { StrategyId } from '../../../src/engine/types.ts';
import { WORDS } from '../../engine/export/samples.ts';
import { file, openTab, STORY } from '../library/in-process.ts';

const store = new MemoryNotebookStore();
const desk = new ExportDesk(store, () => Date.UTC(2026, 4, 3));
let request: ExportRequest;

beforeAll(async () => {
  const tab = await openTab(store);
  const { id: notebookId } = await tab.library.createNotebook('Blackout/2026');
  const idle = tab.idle(notebookId);
  const formula = file('=cmd.txt', '=SUM(A1) caused the outage of the sheet.');
  await tab.library.addFiles(notebookId, [...STORY, formula]);
  await idle;
  const question = 'Why were there delays?';
  const answer = await tab.desk.ask(notebookId, 'q', question, () => {});
  const cell = { notebookId, question, answer, stopped: false, error: null };
  await tab.library.saveCell({ ...cell, id: 'a', askedAt: 1000 });
  await tab.library.saveCell({
    ...cell,
    id: 'b',
    kind: 'note',
    note: 'My *own* words.',
    question: '',
    answer: null,
    askedAt: 2000,
  });
  const names = new Proxy({} as Record<StrategyId, string>, { get: (_, id) => String(id) });
  request = { notebookId, title: 'Blackout/2026', cellIds: ['b', 'a', 'gone'], words: WORDS, names };
});

async function write(format: ExportFormat, own: Partial<ExportRequest> = {}) {
  const { name, blob } = await desk.write('job', format, { ...request, ...own }, () => {});
  return { name, type: blob.type, text: await blob.text() };
}

describe('files of a notebook', () => {
  it('are named after it, fit for every system', async () => {
    expect((await write('markdown')).name).toBe('Blackout 2026.md');
    expect((await write('markdown', { title: 'Why were there delays?' })).name).toBe('Why were there delays.md');
    expect((await write('graph')).name).toBe('Blackout 2026.graphml');
  });

  it('as tables are a .zip that is read again, with the same statements and gates', async () => {
    const { name, blob } = await desk.write('job', 'tables', request, () => {});
    expect([name, blob.type]).toEqual(['Blackout 2026.zip', 'application/zip']);
    const { files, manifest } = await openTables(await zipSource(name, blob));
    const { documents } = await readTables(files, manifest, { hash: hashText });
    const { index } = (await loadIndex(store, request.notebookId))!;
    const built = await buildIndex(
      documents.map(({ id, parsed }) => analyseDocument(id, parsed)),
      { step: async () => {}, isCancelled: () => false },
    );
    expect(built.documents.ids.slice(0, -1)).toEqual(index.documents.ids);
    expect([...built.relations.ranges]).toEqual([...index.relations.ranges]);
    expect(built.entities.names).toEqual(index.entities.names);
    expect(built.hierarchy.titles).toEqual(index.hierarchy.titles);
  });

  it('as tables tell how far they are, and stop when asked to', async () => {
    const told: number[] = [];
    const stopped = desk.write('job', 'tables', request, (fraction) => {
      told.push(fraction);
      if (fraction > 0.3) void desk.stop('job');
    });
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled' });
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBeLessThan(0.5);
  });

  it('hold its cells in the order asked for', async () => {
    const { text } = await write('markdown');
    expect(text.indexOf('My *own* words.')).toBeLessThan(text.indexOf('## Why were there delays?'));
    expect(text).toMatch(/\[\^1\]: “.*” — \w+\.txt/);
    const html = await write('html');
    expect(html.type).toBe('text/html;charset=utf-8');
    expect(html.text).toContain('<svg');
    const manuscript = await desk.manuscript(request);
    expect(manuscript.sections.map(({ kind }) => kind)).toEqual(['note', 'question']);
    const json = JSON.parse((await write('json')).text) as { cells: { id: string }[]; sources: unknown[] };
    expect(json.cells.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(json.sources.length).toBe(4);
  });

  it('list the cited sources, and say what to do when there are none', async () => {
    const { text } = await write('bibtex');
    expect(text).toContain('@misc{');
    expect(text).not.toContain('cmd');
    await expect(write('bibtex', { cellIds: ['b'] })).rejects.toMatchObject({ code: 'usage' });
  });

  it('are a table of relations that no spreadsheet takes for formulas', async () => {
    const { text } = await write('relations');
    const { data, errors } = Papa.parse<Record<string, string>>(text.trim(), { header: true });
    expect(errors).toEqual([]);
    const outage = data.find(({ sentence }) => sentence?.includes('SUM'));
    expect(outage).toMatchObject({ kind: 'causal', polarity: 'raises', hedged: 'false', page: '' });
    for (const row of data) for (const value of Object.values(row)) expect(value).not.toMatch(/^[=+@-]/);
    expect(data.some(({ document }) => document === "'=cmd.txt")).toBe(true);
  });

  it('are a graph in well-formed XML', async () => {
    const { text } = await write('graph');
    let nodes = 0;
    const parser = new SaxesParser();
    parser.on('opentag', ({ name }) => (nodes += name === 'node' ? 1 : 0));
    parser.write(text).close();
    expect(nodes).toBeGreaterThan(5);
  });

  it('are refused for a notebook that is gone', async () => {
    await expect(write('json', { notebookId: 'none' })).rejects.toMatchObject({ code: 'notebook-missing' });
  });
});

describe('a file name', () => {
  it.each([
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.md'],
    ['  ..hidden.. ', 'hidden.md'],
    ['con', 'con_.md'],
    ['\u202e\u0007', 'notebook.md'],
    ['问题', '问题.md'],
    ['x'.repeat(300), `${'x'.repeat(80)}.md`],
  ])('of %j is %j', (title, name) => expect(fileNameOf(title, '.md')).toBe(name));
});
