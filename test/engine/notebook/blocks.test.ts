import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askNotebook } from '../../../src/engine/notebook/ask.ts';
import { blockBytes, packIndex, unpackIndex } from '../../../src/engine/notebook/blocks.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import type { IndexBlocks } from '../../../src/engine/records.ts';
import { notebookOf, QUIET } from './from-texts.ts';

const notebook = await notebookOf(
  {
    a: 'The storm caused the landslide. The landslide led to the closure of the railway.',
    b: '水位上升。The harbour flooded.',
  },
  { a: 'Weather', b: '' },
);

describe('packIndex and unpackIndex', () => {
  it('give back an equal index', () => {
    expect(unpackIndex(packIndex(notebook.index))).toEqual(notebook.index);
  });

  it('survive the copy that a store makes', async () => {
    const copied = unpackIndex(structuredClone(packIndex(notebook.index)));
    const question = 'Why was the railway closed?';
    expect(await askNotebook(copied, notebook.texts, question, { clock: () => 0 })).toEqual(
      await notebook.ask(question),
    );
  });

  it('give back the index of an empty notebook', async () => {
    const empty = await buildIndex([], QUIET);
    expect(unpackIndex(packIndex(empty))).toEqual(empty);
  });

  it.each([255, 256, 65_535, 65_536, 4_294_967_295])('keep columns whose largest number is %i', (largest) => {
    const offsets = Uint32Array.from([0, 1, largest]);
    const index = { ...notebook.index, chains: { ...notebook.index.chains, offsets } };
    const blocks = packIndex(index);
    expect((blocks['chains.offsets'] as Uint32Array).byteLength).toBe(
      3 * (largest < 256 ? 1 : largest < 65_536 ? 2 : 4),
    );
    expect(unpackIndex(structuredClone(blocks)).chains.offsets).toEqual(offsets);
  });

  it('keep any titles', () => {
    const title = fc.string({ unit: 'binary' }).filter((text) => ![...text].some((sign) => sign < ' '));
    fc.assert(
      fc.property(fc.array(title), (titles) => {
        const index = { ...notebook.index, documents: { ...notebook.index.documents, titles } };
        expect(unpackIndex(packIndex(index)).documents.titles).toEqual(titles);
      }),
      { numRuns: 25 },
    );
  });

  it('hold nothing but numbers and strings, and say how many bytes they take', () => {
    const blocks = packIndex(notebook.index);
    for (const block of Object.values(blocks))
      expect(typeof block === 'string' || ArrayBuffer.isView(block)).toBe(true);
    const sizes = Object.values(blocks).map((block) => (typeof block === 'string' ? block.length : block.byteLength));
    expect(blockBytes(blocks)).toBe(sizes.reduce((a, b) => a + b, 0));
  });
});

describe('unpackIndex', () => {
  const missing = expect.objectContaining({ code: 'index-missing' });
  const failure = (blocks: IndexBlocks): unknown => {
    try {
      return unpackIndex(blocks);
    } catch (error) {
      return error;
    }
  };

  it('refuses another version', () => {
    const other = packIndex({ ...notebook.index, version: notebook.index.version + 1 });
    expect(failure(other)).toEqual(missing);
  });

  it('refuses blocks that are incomplete', () => {
    const { scalars: _, ...rest } = packIndex(notebook.index);
    expect(failure(rest)).toEqual(missing);
    expect(failure({})).toEqual(missing);
  });

  it.each([
    ['plain numbers that are no JSON', { scalars: '{"version":' }],
    ['a path through a number', { scalars: `{"version":${notebook.index.version},"version.deeper":1}` }],
    ['a column within a column', { 'entities.names': new Uint8Array(1), 'entities.names.deeper': new Uint8Array(1) }],
  ])('refuses %s', (_, changed) => {
    const { 'entities.names': __, ...blocks } = packIndex(notebook.index);
    const order: IndexBlocks = { ...blocks, ...changed };
    expect(failure(order)).toEqual(missing);
  });

  it('changes nothing of what all objects have', () => {
    failure({ ...packIndex(notebook.index), '__proto__.trapped': 'yes', 'constructor.prototype.trapped': 'yes' });
    expect(Reflect.get({}, 'trapped')).toBeUndefined();
  });
});
