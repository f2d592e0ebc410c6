import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bm25Term,
  inverseFrequency,
  measureLengths,
  scoreLexical,
  SECTION_PASSAGES,
} from '../../../src/engine/lexical/bm25.ts';
import type { MergedText } from '../../../src/engine/lexical/merge.ts';
import { collect } from '../../../src/engine/notebook/collect.ts';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import type { NotebookIndex } from '../../../src/engine/notebook/index-types.ts';
import { tokenize } from '../../../src/engine/text/tokens.ts';
import { plain } from '../notebook/from-texts.ts';

interface Source {
  title: string;
  /** Each sentence as its words. */
  sentences: string[][];
}

/** A unit of text as the formula sees it: its bag of words, the words of the title above it, its length. */
interface Bag {
  words: string[];
  title: string[];
}

const VOCABULARY = ['pump', 'flood', 'relay', 'signal', 'gridlock', 'tunnel', 'storm'];

/** BM25 written down from its formula, with no index: k1 = 1.2, b = 0.75; a title's words count once more. */
function reference(bags: readonly Bag[], query: readonly { word: string; weight: number }[]): number[] {
  const mean = bags.reduce((sum, { words }) => sum + words.length, 0) / bags.length;
  const count = ({ words, title }: Bag, word: string) =>
    words.filter((other) => other === word).length + (title.includes(word) ? 1 : 0);
  return bags.map((bag) =>
    query.reduce((score, { word, weight }) => {
      const containing = bags.filter((other) => count(other, word) > 0).length;
      const idf = Math.log(1 + (bags.length - containing + 0.5) / (containing + 0.5));
      const tf = count(bag, word);
      const norm = 1 - 0.75 + 0.75 * (bag.words.length / mean);
      return score + weight * idf * ((tf * 2.2) / (tf + 1.2 * norm));
    }, 0),
  );
}

function merged(sources: readonly Source[]): MergedText {
  return collect(
    sources.map(({ title, sentences }, d) =>
      analyseDocument(`d${d}`, plain(sentences.map((words) => `The ${words.join(' the ')} again.`).join(' '), title)),
    ),
  ).text;
}

/** The passages of each section. */
function sectionsOf(text: MergedText): number[][] {
  const { sectionOfPassage } = measureLengths(text);
  const sections: number[][] = [];
  sectionOfPassage.forEach((section, p) => (sections[section] ??= []).push(p));
  return sections;
}

/** The bags of all units, read from the texts rather than from the postings. */
function bagsOf(sources: readonly Source[], text: MergedText) {
  const stem = (word: string) => tokenize(word)[0]!.term;
  const all = sources.flatMap(({ sentences }) => sentences.map((words) => words.map(stem)));
  const titles = sources.map(({ title }) => tokenize(title).map(({ term }) => term));
  const passage = (p: number) => all.slice(text.passages.sentenceStart[p]!, text.passages.sentenceStart[p + 1]!).flat();
  return {
    sentences: all.map((words) => ({ words, title: [] })),
    passages: [...text.passages.document].map((d, p) => ({ words: passage(p), title: titles[d]! })),
    sections: sectionsOf(text).map((passages) => ({
      words: passages.flatMap(passage),
      title: titles[text.passages.document[passages[0]!]!]!,
    })),
  };
}

const word = fc.constantFrom(...VOCABULARY);
const source: fc.Arbitrary<Source> = fc.record({
  title: fc.array(word, { maxLength: 2 }).map((words) => words.join(' ')),
  sentences: fc.array(fc.array(word, { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 12 }),
});
const query = fc.uniqueArray(fc.record({ word, weight: fc.constantFrom(0.25, 1) }), {
  selector: (term) => term.word,
  minLength: 1,
  maxLength: 4,
});

describe('scoreLexical', () => {
  it('equals the formula for sentences, passages and sections, titles counted once more', () => {
    fc.assert(
      fc.property(fc.array(source, { minLength: 1, maxLength: 5 }), query, (sources, asked) => {
        const text = merged(sources);
        const index = text as unknown as NotebookIndex;
        const stems = asked.map(({ word, weight }) => ({ word: tokenize(word)[0]!.term, weight }));
        const known = stems.filter(({ word }) => text.termIndex.has(word));
        const terms = known.map(({ word, weight }) => ({ term: text.termIndex.get(word)!, weight }));
        const scores = scoreLexical(index, measureLengths(index), terms);
        const bags = bagsOf(sources, text);
        for (const unit of ['sentences', 'passages', 'sections'] as const) {
          const expected = reference(bags[unit], known);
          expect(scores[unit]).toHaveLength(expected.length);
          expected.forEach((value, i) => expect(scores[unit][i]).toBeCloseTo(value, 4));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('finds a document by its title alone', () => {
    const text = merged([
      { title: 'Tunnel', sentences: [['storm', 'flood']] },
      { title: '', sentences: [['storm', 'flood']] },
    ]);
    const index = text as unknown as NotebookIndex;
    const { sections, passages, sentences } = scoreLexical(index, measureLengths(index), [
      { term: text.termIndex.get('tunnel')!, weight: 1 },
    ]);
    expect(sections[0]).toBeGreaterThan(0);
    expect(passages[0]).toBeGreaterThan(0);
    expect([sections[1], passages[1], ...sentences]).toEqual([0, 0, 0, 0]);
  });
});

describe('measureLengths', () => {
  it('cuts documents into sections of at most SECTION_PASSAGES passages that never cross documents', () => {
    const words = Array.from({ length: 30 }, () => 'gridlock');
    const text = merged([
      { title: '', sentences: Array.from({ length: 40 }, () => words) },
      { title: '', sentences: [['storm']] },
    ]);
    const sections = sectionsOf(text);
    expect(sections.length).toBeGreaterThan(2);
    for (const passages of sections) {
      expect(passages.length).toBeLessThanOrEqual(SECTION_PASSAGES);
      expect(new Set(passages.map((p) => text.passages.document[p])).size).toBe(1);
    }
  });
});

describe('the parts of the formula', () => {
  it('weighs rarer terms more and never below nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (total, n) => {
        const rare = Math.min(n, total - 1);
        expect(inverseFrequency(rare, total)).toBeGreaterThan(inverseFrequency(rare + 1, total));
        expect(inverseFrequency(total, total)).toBeGreaterThan(0);
      }),
    );
  });

  it('grows with the count, but never beyond k1 + 1 times the weight', () => {
    for (let count = 1; count < 60; count++) {
      expect(bm25Term(1, count + 1, 1)).toBeGreaterThan(bm25Term(1, count, 1));
      expect(bm25Term(1, count, 1)).toBeLessThan(2.2);
    }
    expect(bm25Term(1, 2, 2)).toBeLessThan(bm25Term(1, 2, 0.5));
  });
});
