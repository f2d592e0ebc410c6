import { describe, expect, it } from 'vitest';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import { collect } from '../../../src/engine/notebook/collect.ts';
import { addTerm, embedPassages, embedTerms, termVectors } from '../../../src/engine/vector/term-vectors.ts';
import { cosines } from '../../../src/engine/vector/quantised.ts';
import { WordVectors } from '../../../src/engine/vector/word-vectors.ts';
import { notebookOf, plain, QUIET } from '../notebook/from-texts.ts';
import { tinyWords } from './tiny-words.ts';

const words = tinyWords({
  car: [1, 0],
  automobile: [0.9, 0],
  vehicle: [2, 0],
  orchard: [0, 1],
});
const TEXTS = { a: 'The car has wheels.', b: 'An automobile is loud.', c: 'The orchard bore apples.' };
const { analyses } = await notebookOf(TEXTS);
const asked = (surface: string, term = -1) => ({ term, surface, weight: 1, idf: 1 });

describe('what terms mean', () => {
  it('is what the words mean that were written for them, whatever their length', () => {
    const vectors = termVectors(['car', 'comet', 'vehicle'], words);
    const read = (term: number) => {
      const vector = new Float32Array(2);
      addTerm(vectors, term, 1, vector);
      return [...vector];
    };
    expect(read(0)).toEqual([1, 0].map((value) => expect.closeTo(value, 2)));
    expect(read(1)).toEqual([0, 0]);
    expect(read(2)).toEqual([2, 0].map((value) => expect.closeTo(value, 2)));
  });

  it('brings passages near that say the same in other words, for words of a question that no document has too', async () => {
    const index = await buildIndex(analyses, QUIET, { words });
    const [car, automobile, orchard] = cosines(index.passageVectors, embedTerms(index, [asked('vehicle')]));
    expect(car).toBeCloseTo(1, 1);
    expect(automobile).toBeCloseTo(1, 1);
    expect(orchard).toBeLessThan(0.1);
  });

  it('is the same for the same words, wherever in a long notebook they stand', () => {
    const texts = Object.values(TEXTS);
    const all = Array.from({ length: 5000 }, (_, d) => analyseDocument(`d${d}`, plain(texts[d % 3]!)));
    const { text } = collect(all);
    const { values, dimensions } = embedPassages(text, termVectors(text.surfaces, words));
    expect(values.length).toBe(5000 * dimensions);
    for (let p = 3; p < 5000; p++) {
      const rowOf = (passage: number) => values.subarray(passage * dimensions, (passage + 1) * dimensions);
      expect(rowOf(p)).toEqual(rowOf(p % 3));
    }
    expect(values.subarray(0, dimensions).some((value) => value !== 0)).toBe(true);
  });

  it('is not compared where the index or the question has none, or others', async () => {
    const index = await buildIndex(analyses, QUIET, { words });
    const bare = await buildIndex(analyses, QUIET);
    const term = index.lexicon.terms.indexOf('car');
    const others = tinyWords({ vehicle: [1, 0, 0] });
    for (const known of [WordVectors.none, others, undefined]) {
      const { words: _, ...stored } = index;
      const loaded = { ...stored, ...(known && { words: known }) };
      expect([...embedTerms(loaded, [asked('vehicle')])]).toEqual([0, 0]);
      expect(embedTerms(loaded, [asked('car', term)])[0]).toBeCloseTo(1, 5);
    }
    expect(embedTerms({ ...bare, words }, [asked('car', term), asked('vehicle')])).toHaveLength(0);
  });
});
