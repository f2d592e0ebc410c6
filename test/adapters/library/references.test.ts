import { describe, expect, it } from 'vitest';
import { ReferenceIndex } from '../../../src/adapters/library/reference-match.ts';
import { References } from '../../../src/adapters/library/references.ts';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import type { ReadDocument } from '../../../src/engine/records.ts';
import type { Reference } from '../../../src/engine/types.ts';
import { utf8 } from '../../fixtures/bytes.ts';
import { file, openTab } from './in-process.ts';

function reference(values: Partial<Reference>): Reference {
  return {
    type: 'article',
    title: '',
    authors: [],
    year: null,
    date: '',
    journal: '',
    doi: '',
    url: '',
    key: '',
    ...values,
  };
}

const DAMS = reference({ title: 'Why Dams Fail: A Café Study', doi: '10.1000/dams(2020)', key: 'smith2020' });
const FLOODS = reference({ title: 'Floods in the Wey valley', key: 'roe1999', files: ['Roe 1999.pdf'] });
const SHORT = reference({ title: 'Dams', key: 'dams' });
const index = new ReferenceIndex([DAMS, FLOODS, SHORT]);

describe('an entry is found', () => {
  it.each([
    [
      'by the DOI on the first page',
      'x.pdf',
      { text: 'Open access (https://doi.org/10.1000/DAMS(2020)). We ask …', title: '' },
      DAMS,
    ],
    ['by the document’s title', 'x.pdf', { text: 'Text.', title: 'Why dams fail – a cafe study' }, DAMS],
    [
      'by the title on the first page',
      'x.pdf',
      { text: 'Vol. 3\nFLOODS IN THE WEY VALLEY\nJane Roe', title: '' },
      FLOODS,
    ],
    [
      'by the title in the file’s name',
      'a/Roe - 1999 - Floods in the Wey valley.pdf',
      { text: 'Text.', title: '' },
      FLOODS,
    ],
    ['by the file that it names', 'papers/roe 1999.PDF', { text: 'Text.', title: '' }, FLOODS],
    ['by its key', 'smith2020.pdf', { text: 'Text.', title: '' }, DAMS],
    ['by a DOI in the file’s name', '10.1000_dams(2020).pdf', { text: 'Text.', title: '' }, DAMS],
  ])('%s', (_, name, document, expected) => {
    expect(index.match(name, document)).toBe(expected);
  });

  it.each([
    ['a short title that may stand anywhere', 'dams.pdf', { text: 'Dams are built of earth.', title: 'Dams' }],
    ['a DOI that is cited later', 'x.pdf', { text: `${'Words. '.repeat(600)}doi:10.1000/dams(2020)`, title: '' }],
    ['part of a title', 'x.pdf', { text: 'Why dams fail is asked often.', title: 'Why dams fail' }],
  ])('but not by %s', (_, name, document) => {
    expect(index.match(name, document)).toBeNull();
  });
});

describe('bibliographies and documents', () => {
  const BIB =
    '@article{smith2020, title = {Why dams fail in spring}, author = {Smith, J.}, year = 2020}\n@book{b, title = {A book on nothing here}}';
  const PAPER = 'Why dams fail in spring\n\nThe dam broke because the spillway was blocked.';

  /** A notebook that reads files one after the other; `references` may be made anew, as after a restart. */
  async function notebook() {
    const store = new MemoryNotebookStore();
    await store.createNotebook({ id: 'n', name: 'N', createdAt: 0 });
    const readFile = async (name: string, text: string, references: References) => {
      const content = Uint8Array.from(utf8(text));
      await store.enqueue('n', [{ id: name, name, bytes: content.length, addedAt: 0, position: 0, content }]);
      const parsed = await parseFile(content, name);
      const read: ReadDocument = { documentId: name, parsed, analysis: analyseDocument(name, parsed) };
      await store.commitRead('n', [read]);
      return references.noteRead([read], (id) => id);
    };
    const referenceOf = async (name: string) =>
      (await store.listDocuments('n')).find((info) => info.name === name)?.reference?.key;
    return { store, readFile, referenceOf };
  }

  it('are brought together when the bibliography comes last, and it tells how many of its entries were of use', async () => {
    const { store, readFile, referenceOf } = await notebook();
    const references = new References(store, 'n');
    expect(await readFile('paper.txt', PAPER, references)).toEqual([]);
    expect(await readFile('library.bib', BIB, references)).toEqual([{ name: 'library.bib', entries: 2, attached: 1 }]);
    expect(await referenceOf('paper.txt')).toBe('smith2020');
    expect(await referenceOf('library.bib')).toBeUndefined();
  });

  it('are brought together when the document comes later, also after a restart', async () => {
    const { store, readFile, referenceOf } = await notebook();
    await readFile('library.bib', BIB, new References(store, 'n'));
    await readFile('paper.txt', PAPER, new References(store, 'n'));
    expect(await referenceOf('paper.txt')).toBe('smith2020');
  });

  it('go apart when the bibliography is removed, come together when it is restored, and others take its place', async () => {
    const store = new MemoryNotebookStore();
    const { library, events, idle } = await openTab(store);
    const { id: notebookId } = await library.createNotebook('N');
    const documents = () => library.listDocuments(notebookId);
    const add = async (name: string, text: string) => {
      const read = idle(notebookId);
      await library.addFiles(notebookId, [file(name, text)]);
      await read;
      return (await documents()).find((info) => info.name === name)!.id;
    };
    const paper = await add('paper.txt', PAPER);
    const older = await add('older.bib', BIB.replace('Smith, J.', 'Smith, Jane'));
    const newer = await add('newer.bib', BIB);
    const authors = async () => (await documents()).find(({ id }) => id === paper)?.reference?.authors;
    expect((await documents()).map(({ entries }) => entries)).toEqual([undefined, 2, 2]);
    expect(await authors()).toEqual(['Smith, J.']);
    await library.removeDocuments(notebookId, [newer]);
    await expect.poll(authors).toEqual(['Smith, Jane']);
    const told = () => events.filter(({ type }) => type === 'documents').length;
    const before = told();
    await library.removeDocuments(notebookId, [older]);
    await expect.poll(authors).toBeUndefined();
    // Once for the bibliography, once for the sources that lost its words.
    await expect.poll(told).toBeGreaterThan(before + 1);
    await library.restoreDocuments(notebookId, [newer, older]);
    await expect.poll(authors).toEqual(['Smith, J.']);
    await library.close();
  });

  it('a bibliography is no evidence: nothing of it can be retrieved', async () => {
    const parsed = await parseFile(utf8(BIB), 'library.bib');
    const { sentences, terms } = analyseDocument('b', parsed);
    expect([sentences.length, terms.length]).toEqual([0, 0]);
  });
});
