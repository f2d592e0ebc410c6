/** @file What sets each of the graph systems apart, on small notebooks. */
import { beforeAll, describe, expect, it } from 'vitest';
import { retrieve } from '../../../src/engine/notebook/retrieve.ts';
import { topPositions } from '../../../src/engine/retrieve/mmr.ts';
import { row } from '../../../src/engine/rows.ts';
import { causalrag } from '../../../src/engine/strategies/causalrag.ts';
import { cogni } from '../../../src/engine/strategies/cogni.ts';
import { graphragGlobal } from '../../../src/engine/strategies/graphrag-global.ts';
import { graphragLocal } from '../../../src/engine/strategies/graphrag-local.ts';
import { higra } from '../../../src/engine/strategies/higra.ts';
import { hipporag2 } from '../../../src/engine/strategies/hipporag2.ts';
import { hugrag } from '../../../src/engine/strategies/hugrag.ts';
import { hybrid } from '../../../src/engine/strategies/hybrid.ts';
import { leanrag, pathsToCommonAncestor } from '../../../src/engine/strategies/leanrag.ts';
import { lowLevelKeywords } from '../../../src/engine/strategies/keywords.ts';
import { lightrag } from '../../../src/engine/strategies/lightrag.ts';
import { readQuery } from '../../../src/engine/strategies/query.ts';
import { MIXED } from '../notebook/chain-texts.ts';
import { notebookOf, type TestNotebook } from '../notebook/from-texts.ts';
import { randomWords } from '../vector/tiny-words.ts';
import { documentsOf, namesAt, textsOf } from './results.ts';

let chain: TestNotebook;
beforeAll(async () => {
  chain = await notebookOf(MIXED, {}, randomWords(Object.values(MIXED), 64));
});

const RAILWAY = 'What about the railway closure?';

describe('graphrag-local', () => {
  it('starts with the text units of the entity asked about, most stated first', () => {
    const result = graphragLocal.retrieve(chain.prepared, RAILWAY);
    expect(documentsOf(result).slice(0, 2).toSorted()).toEqual(['railway', 'trade']);
    expect(namesAt(result, chain.prepared, 0).join(' ')).toContain('railway closure');
    expect(namesAt(result, chain.prepared, 1).toSorted()).toEqual(['furnace shutdown', 'violent storm']);
  });
});

describe('graphrag-global', () => {
  it('gives sentences of module summaries alone, and reaches no entity', () => {
    const { summary } = chain.index.hierarchy;
    const summaries = new Set(
      Array.from(summary.items, (sentence) => {
        const document = chain.index.documents.ids[chain.index.sentences.document[sentence]!]!;
        return `${document} ${chain.index.sentences.ranges[2 * sentence]!}`;
      }),
    );
    const { spans, entities } = graphragGlobal.retrieve(chain.prepared, RAILWAY);
    expect(spans.length).toBeGreaterThan(0);
    for (const { documentId, start } of spans) expect(summaries).toContain(`${documentId} ${start}`);
    expect(entities.size).toBe(0);
  });
});

describe('lightrag', () => {
  it('takes names that stand whole in the question as its low-level keywords', () => {
    const words = (question: string) => {
      const query = lowLevelKeywords(chain.prepared, readQuery(chain.prepared, question));
      return query.terms.map((term) => chain.index.lexicon.terms[term]!);
    };
    expect(words('Which members suffered from the coal shortage?')).toEqual(
      expect.arrayContaining(['coal', 'shortag']),
    );
    expect(words('Which members suffered from the coal shortage?')).not.toContain('suffer');
    // No name stands whole in it, so that all of it counts.
    expect(words('How violent?')).toEqual(['violent']);
  });

  it('goes one hop and no farther', () => {
    const result = lightrag.retrieve(chain.prepared, RAILWAY);
    expect(Math.max(...result.entities.values())).toBe(1);
    expect(documentsOf(result)).toContain('trade');
  });
});

describe('hipporag2', () => {
  it('walks on to passages that share an entity with the facts it recognised', () => {
    const documents = documentsOf(hipporag2.retrieve(chain.prepared, 'Why was the railway closed?'));
    expect(documents.slice(0, 2).toSorted()).toEqual(['railway', 'trade']);
    // No word of the question stands in these two.
    expect(documents.slice(2, 4).toSorted()).toEqual(['weather', 'works']);
  });

  it('falls back to similarity when no fact is recognised', () => {
    const result = hipporag2.retrieve(chain.prepared, 'Which visitors are welcome?');
    expect(result.entities.size).toBe(0);
    expect(documentsOf(result)[0]).toBe('chess');
  });
});

describe('leanrag', () => {
  it('climbs from each entity to the lowest common ancestor', () => {
    // Modules 0, 1, 2 are smallest; 3 holds 0 and 1; 4 holds 3 and 2; 5 stands alone.
    const hierarchy = {
      ...chain.index.hierarchy,
      parent: Int32Array.of(3, 3, 4, 4, -1, -1),
      leafOfEntity: Int32Array.of(0, 1, 2, 5, -1),
    };
    const prepared = { ...chain.prepared, index: { ...chain.index, hierarchy } };
    const heights = (...entities: number[]) => Object.fromEntries(pathsToCommonAncestor(prepared, entities));
    expect(heights(0, 1)).toEqual({ 0: 1, 1: 1, 3: 2 });
    expect(heights(0, 1, 2)).toEqual({ 0: 1, 1: 1, 3: 2, 2: 1, 4: 2 });
    expect(heights(1)).toEqual({ 1: 1 });
    expect(heights(0, 3)).toEqual({ 0: 1, 3: 2, 4: 3, 5: 1 });
    expect(heights(4)).toEqual({});
  });

  it('starts with the source passages of its entities', () => {
    const result = leanrag.retrieve(chain.prepared, RAILWAY);
    expect(documentsOf(result).slice(0, 2).toSorted()).toEqual(['railway', 'trade']);
  });
});

describe('causalrag', () => {
  it('gives the causal statements on paths from its entities first', () => {
    const result = causalrag.retrieve(chain.prepared, RAILWAY);
    const given = textsOf(result, MIXED);
    expect(given.slice(0, 2).toSorted()).toEqual([
      'The huge landslide led to the railway closure.',
      'The railway closure caused a coal shortage.',
    ]);
    expect(given.indexOf('The huge landslide led to the railway closure.')).toBeLessThan(
      given.indexOf('The violent storm caused a huge landslide.'),
    );
    expect(Math.max(...result.entities.values())).toBeLessThanOrEqual(3);
  });
});

describe('higra', () => {
  it('stays within one hop of the entities that it recognised', () => {
    const result = higra.retrieve(chain.prepared, RAILWAY);
    expect(namesAt(result, chain.prepared, 0).join(' ')).toContain('railway closure');
    expect(Math.max(...result.entities.values())).toBe(1);
  });

  it('keeps what is similar though nothing connects it', async () => {
    const texts = { ...MIXED, note: 'Closure. Closure?' };
    const { prepared } = await notebookOf(texts);
    const note = prepared.index.documents.ids.indexOf('note');
    const named = row(prepared.sentenceEntities, prepared.index.documents.sentenceStart[note]!);
    const result = higra.retrieve(prepared, 'Why was there a closure?');
    expect(documentsOf(hybrid.retrieve(prepared, 'Why was there a closure?')).slice(0, 5)).toContain('note');
    expect(documentsOf(result)).toContain('note');
    for (const entity of named) expect(result.entities.has(entity)).toBe(true);
  });
});

describe('cogni', () => {
  it('follows the chain in both directions from the hyperedge it found', () => {
    const given = textsOf(cogni.retrieve(chain.prepared, 'Which railway closure caused a coal shortage?'), MIXED);
    const first = given.slice(0, 10).join(' ');
    expect(first).toContain('The huge landslide led to the railway closure.');
    expect(first).toContain('The coal shortage led to the furnace shutdown.');
  });
});

describe('hugrag', () => {
  it('gives exactly the sentences that the causal filter kept', async () => {
    const texts = { ...MIXED, odd: 'The strike of the glass workers coincided with a full moon. Owls were heard.' };
    const { prepared, index } = await notebookOf(texts);
    const question = 'Why did the glass workers strike?';
    const { kept, rejected } = retrieve(prepared, question);
    expect(rejected.length).toBeGreaterThan(0);
    const starts = hugrag.retrieve(prepared, question).spans.map(({ documentId, start }) => `${documentId} ${start}`);
    expect(starts).toEqual(
      kept.map(
        ({ sentence }) =>
          `${index.documents.ids[index.sentences.document[sentence]!]!} ${index.sentences.ranges[2 * sentence]!}`,
      ),
    );
  });
});

describe('ranking', () => {
  it('leaves out zeros and puts the lower number first among equals', () => {
    expect(topPositions(Float32Array.of(0, 2, 3, 2, 0), 3)).toEqual([2, 1, 3]);
  });
});
