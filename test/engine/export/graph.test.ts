/** @file The relations as rows and the graph as GraphML, of a notebook that was really built. */
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphmlOf } from '../../../src/engine/export/graphml.ts';
import { relationRows } from '../../../src/engine/export/relations.ts';
import { rowCount } from '../../../src/engine/rows.ts';
import { notebookOf, type TestNotebook } from '../notebook/from-texts.ts';
import { documentInfo } from '../../fixtures/records.ts';

const TEXTS = {
  grid: 'A fault at the Eastgate substation caused the citywide blackout. The blackout knocked out the signal controllers.',
  road: 'Unmanaged junctions led to gridlock. Heavy rain may have reduced the traffic & noise.',
};

let notebook: TestNotebook;

beforeAll(async () => {
  notebook = await notebookOf(TEXTS);
});

const documents = new Map([
  ['grid', documentInfo('grid', 'grid.pdf')],
  ['road', documentInfo('road', 'road.txt')],
]);

const rowsOf = (shown: typeof documents) =>
  relationRows(notebook.index, {
    documents: shown,
    texts: notebook.texts,
    pagesOf: async (id) =>
      id === 'grid'
        ? [
            { start: 0, end: 60 },
            { start: 60, end: 500 },
          ]
        : [],
    onDocument: async () => {},
  });

describe('relations as rows', () => {
  it('say what causes what, in the words of the document, and where', async () => {
    const rows = await rowsOf(documents);
    expect(rows.length).toBe(notebook.index.relations.kind.length);
    expect(rows[0]).toMatchObject({
      cause: expect.stringContaining('fault at the Eastgate substation'),
      effect: expect.stringContaining('citywide blackout'),
      polarity: 'raises',
      hedged: false,
      kind: 'causal',
      document: 'grid.pdf',
      page: 1,
    });
    for (const row of rows) {
      const text = TEXTS[row.document === 'grid.pdf' ? 'grid' : 'road'];
      expect(text.slice(row.start, row.end)).toBe(row.sentence);
      expect(row.sentence).toContain(row.cause);
      expect(row.sentence).toContain(row.effect);
    }
    expect(rows.find(({ effect }) => effect.includes('signal'))).toMatchObject({ polarity: 'lowers', page: 2 });
    expect(rows.find(({ cause }) => cause.includes('rain'))).toMatchObject({
      polarity: 'lowers',
      hedged: true,
      page: null,
    });
  });

  it('leave out documents that are not shown', async () => {
    const rows = await rowsOf(new Map([...documents].slice(1)));
    expect(new Set(rows.map(({ document }) => document))).toEqual(new Set(['road.txt']));
  });
});

describe('GraphML', () => {
  interface Element {
    name: string;
    attributes: Record<string, string>;
    data: Record<string, string>;
  }

  function parse(xml: string): Element[] {
    const elements: Element[] = [];
    let key = '';
    const parser = new SaxesParser();
    parser.on('opentag', ({ name, attributes }) => {
      key = name === 'data' ? String(attributes['key']) : '';
      if (name !== 'data') elements.push({ name, attributes: attributes as Record<string, string>, data: {} });
    });
    parser.on('text', (text) => {
      if (key !== '') elements.at(-1)!.data[key] = text;
    });
    parser.on('closetag', () => (key = ''));
    parser.write(xml).close();
    return elements;
  }

  it('is well-formed, declares what it uses and holds every entity, module and gate', () => {
    const { entities, hierarchy, gates, graph } = notebook.index;
    const elements = parse([...graphmlOf(notebook.index, 'Roads & <grids>')].join(''));
    const of = (name: string) => elements.filter((element) => element.name === name);
    const keys = new Set(of('key').map(({ attributes }) => attributes['id']));
    const nodes = new Set(of('node').map(({ attributes }) => attributes['id']));
    expect(nodes.size).toBe(entities.names.length + hierarchy.titles.length);
    for (const edge of of('edge')) {
      expect(nodes).toContain(edge.attributes['source']);
      expect(nodes).toContain(edge.attributes['target']);
    }
    for (const { data } of elements) for (const key of Object.keys(data)) expect(keys).toContain(key);
    const types = of('edge').map(({ data }) => data['edge-type']);
    expect(types.filter((type) => type === 'gate').length).toBe(gates.from.length);
    expect(types.filter((type) => type === 'together').length).toBe(graph.offsets[rowCount(graph)]! / 2);
    expect(of('node').some(({ data }) => data['node-label'] === entities.names[0])).toBe(true);
    const lowered = of('edge').find(({ data }) => data['edge-polarity'] === '-1');
    expect(lowered?.data).toMatchObject({ 'edge-type': 'relation', 'edge-directed': 'true' });
  });
});
