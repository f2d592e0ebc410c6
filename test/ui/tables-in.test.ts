/** @file Which of the files that are dropped are tables, and which are sources. */
import { expect, it, vi } from 'vitest';
import { partTables } from '../../src/ui/files/tables-in.ts';

const file = (path: string) => ({ path, blob: new Blob([path]) });

async function parted(paths: readonly string[], archives: readonly string[] = []) {
  const asked = vi.fn(async (archive: Blob) => archives.includes(await archive.text()));
  const { tables, others } = await partTables(paths.map(file), asked, 'Untitled');
  return {
    tables: tables.map(({ name, files }) => [name, ...files.map(({ path }) => path)]),
    others: others.map(({ path }) => path),
    asked: asked.mock.calls.length,
  };
}

it('a project of GraphRAG is its tables, and what lies outside of it is not', async () => {
  const inside = ['work/rag/output/text_units.parquet', 'work/rag/output/entities.parquet', 'work/rag/input/a.txt'];
  expect(await parted([...inside, 'work/notes.md', 'work/ragged.txt'])).toEqual({
    tables: [['work', ...inside]],
    others: ['work/notes.md', 'work/ragged.txt'],
    asked: 0,
  });
});

it.each([
  ['tables of this app', ['tables/text_units.parquet', 'tables/manifest.json']],
  ['files of an older GraphRAG', ['out/artifacts/create_final_text_units.parquet']],
  // What is missing is told by what reads them.
  ['tables of which the most important is missing', ['out/entities.parquet', 'out/log.txt']],
])('a folder with %s is one', async (_, paths) => {
  expect((await parted(paths)).tables).toEqual([[paths[0]!.slice(0, paths[0]!.indexOf('/')), ...paths]]);
});

it('tables that were chosen by themselves are told from what was chosen with them', async () => {
  const { tables, others } = await parted(['text_units.parquet', 'manifest.json', 'a.txt']);
  expect(tables).toEqual([['Untitled', 'text_units.parquet', 'manifest.json']]);
  expect(others).toEqual(['a.txt']);
});

it('an archive is asked what it holds, other files and folders are not', async () => {
  expect(await parted(['mine.zip', 'tables.ZIP', 'folder/deep.zip', 'sales.parquet', 'a.txt'], ['tables.ZIP'])).toEqual(
    {
      tables: [['tables', 'tables.ZIP']],
      others: ['mine.zip', 'folder/deep.zip', 'sales.parquet', 'a.txt'].toSorted(
        (a, b) => Number(a.includes('/')) - Number(b.includes('/')),
      ),
      asked: 2,
    },
  );
});
