import { describe, expect, it } from 'vitest';
import { TextCollector } from '../../../src/engine/lexical/merge.ts';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import { row } from '../../../src/engine/rows.ts';
import { tokenize } from '../../../src/engine/text/tokens.ts';
import { plain } from '../notebook/from-texts.ts';

const LONG = 'The pump at the northern mill failed after the relay had tripped twice in one night. '.repeat(40);
const SOURCES = [
  { id: 'a', title: 'Pump failure', text: 'The pump failed. The pump, the old pump, flooded the yard.' },
  { id: 'empty', title: '', text: ' \n ' },
  { id: 'b', title: 'Night report', text: LONG },
];
const collector = new TextCollector();
const termMaps = SOURCES.map(({ id, title, text }) => collector.add(analyseDocument(id, plain(text, title))));
const text = collector.finish();
const { documents, sentences, passages, postings, lexicon } = text;

describe('TextCollector', () => {
  it('numbers documents as given and tiles them with sentences and passages', () => {
    expect(documents.ids).toEqual(['a', 'empty', 'b']);
    expect(documents.titles).toEqual(['Pump failure', '', 'Night report']);
    expect([...documents.sentenceStart]).toEqual([0, 2, 2, sentences.document.length]);
    expect(documents.passageStart[2]! - documents.passageStart[1]!).toBe(0);
    expect(passages.document.length).toBeGreaterThan(2);
    for (let p = 0; p < passages.document.length; p++) {
      for (let s = passages.sentenceStart[p]!; s < passages.sentenceStart[p + 1]!; s++) {
        expect(sentences.passage[s]).toBe(p);
        expect(sentences.document[s]).toBe(passages.document[p]);
      }
    }
    expect(passages.sentenceStart.at(-1)).toBe(sentences.document.length);
  });

  it('keeps the sentences of each term in ascending order', () => {
    lexicon.terms.forEach((_, term) => {
      const list = [...row(postings, term)];
      expect(list).toEqual([...new Set(list)].sort((a, b) => a - b));
    });
  });

  it('counts every term of every sentence', () => {
    for (let s = 0; s < sentences.document.length; s++) {
      const source = SOURCES[sentences.document[s]!]!.text;
      const tokens = tokenize(source, sentences.ranges[2 * s], sentences.ranges[2 * s + 1]).map(({ term }) => term);
      expect(sentences.lengths[s]).toBe(tokens.length);
      for (const term of new Set(tokens)) {
        const number = text.termIndex.get(term)!;
        const at = row(postings, number).indexOf(s);
        expect(postings.counts[postings.offsets[number]! + at]).toBe(tokens.filter((other) => other === term).length);
      }
    }
  });

  it('counts in how many passages a term stands', () => {
    const passagesOf = (term: string) => {
      const number = text.termIndex.get(term)!;
      return [
        lexicon.passageFrequency[number],
        new Set([...row(postings, number)].map((s) => sentences.passage[s])).size,
      ];
    };
    for (const term of ['pump', 'yard', 'relai']) {
      const [counted, found] = passagesOf(term);
      expect(counted).toBe(found);
    }
    expect(passagesOf('pump')[0]).toBe(passages.document.length);
    expect(passagesOf('yard')[0]).toBe(1);
  });

  it('turns local terms into the same words', () => {
    SOURCES.forEach(({ id, title, text: words }, d) => {
      const local = analyseDocument(id, plain(words, title)).terms;
      expect([...termMaps[d]!].map((term) => lexicon.terms[term])).toEqual(local);
    });
  });

  it('makes empty tables of no documents', () => {
    const none = new TextCollector().finish();
    expect(none.lexicon.terms).toEqual([]);
    expect([...none.passages.sentenceStart]).toEqual([0]);
    expect([...none.postings.offsets]).toEqual([0]);
  });
});
