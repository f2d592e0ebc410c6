import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctAnalysis, placeOf, type StatementCorrection } from '../../../src/engine/corrections/statements.ts';
import type { RelationCorrection } from '../../../src/engine/corrections/types.ts';
import { relationsOf } from '../../../src/engine/model/refine-analysis.ts';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import { plain } from '../notebook/from-texts.ts';
import { correction, sentenceRef } from './corrected-notebook.ts';

const STORM = 'The storm caused the landslide.';
const RAILWAY = 'The landslide led to the closure of the railway.';
const COAL = 'Coal was short while the railway rested.';
const TEXT = `${STORM} ${RAILWAY}\n\n${COAL}`;
const TEXTS = { d: TEXT };
const analysis = () => analyseDocument('d', plain(TEXT));

function relation(verdict: RelationCorrection['verdict'], sentence: string, cause: string, effect: string) {
  const range = (phrase: string) => ({
    start: sentence.indexOf(phrase),
    end: sentence.indexOf(phrase) + phrase.length,
  });
  return correction({
    kind: 'relation',
    verdict,
    sentence: sentenceRef(TEXTS, 'd', sentence),
    cause: range(cause),
    effect: range(effect),
    polarity: -1,
  }) as StatementCorrection;
}

const wrong = (sentence: string) =>
  correction({ kind: 'sentence', sentence: sentenceRef(TEXTS, 'd', sentence) }) as StatementCorrection;

/** What an analysis claims of causes, in words. */
function claims(corrected: ReturnType<typeof analysis>, text = TEXT): string[] {
  return relationsOf(corrected)
    .filter(({ kind }) => kind === 'causal')
    .map(({ cause, effect, polarity }) =>
      [text.slice(cause.start, cause.end), polarity > 0 ? '→' : '⊣', text.slice(effect.start, effect.end)].join(' '),
    );
}

const FOUND = ['The storm → the landslide', 'The landslide → the closure of the railway'];

describe('correctAnalysis', () => {
  it('gives the analysis back as it is when nothing is corrected', () => {
    const found = analysis();
    expect(claims(found)).toEqual(FOUND);
    expect(correctAnalysis(found, TEXT, []).analysis).toBe(found);
  });

  it('takes a rejected relation out and leaves the others', () => {
    const { analysis: corrected, idle } = correctAnalysis(analysis(), TEXT, [
      relation('rejected', STORM, 'storm', 'landslide'),
    ]);
    expect(claims(corrected)).toEqual([FOUND[1]]);
    expect(idle).toEqual([]);
  });

  it('turns a relation round, once however often it is said', () => {
    const turned = relation('turned', STORM, 'storm', 'landslide');
    for (const list of [[turned], [turned, turned]]) {
      expect(claims(correctAnalysis(analysis(), TEXT, list).analysis)).toEqual(['the landslide → The storm', FOUND[1]]);
    }
  });

  it('adds a relation, with the terms of its sides and without doubt', () => {
    const { analysis: corrected } = correctAnalysis(analysis(), TEXT, [relation('added', COAL, 'railway', 'Coal')]);
    expect(claims(corrected)).toEqual([...FOUND, 'railway ⊣ Coal']);
    const added = relationsOf(corrected).at(-1)!;
    expect(added).toMatchObject({ sentence: 2, confidence: 1, hedged: false });
    const sides = [4, 5].map((side) =>
      [
        ...corrected.argumentTerms.slice(corrected.argumentTermOffsets[side], corrected.argumentTermOffsets[side + 1]),
      ].map((term) => corrected.terms[term]),
    );
    expect(sides).toEqual([['railwai'], ['coal']]);
  });

  it('lets the later of two contradicting corrections stand', () => {
    const reject = relation('rejected', STORM, 'storm', 'landslide');
    const add = relation('added', STORM, 'storm', 'landslide');
    expect(claims(correctAnalysis(analysis(), TEXT, [reject, add]).analysis)).toContain('storm ⊣ landslide');
    expect(claims(correctAnalysis(analysis(), TEXT, [add, reject]).analysis)).toEqual([FOUND[1]]);
  });

  it('takes a wrong sentence out of everything that is searched', () => {
    const found = analysis();
    const { analysis: corrected, wrong: numbers } = correctAnalysis(found, TEXT, [wrong(STORM)]);
    expect(numbers).toEqual([0]);
    expect(claims(corrected)).toEqual([FOUND[1]]);
    expect([...corrected.prose]).toEqual([0, 1, 1]);
    expect(corrected.sentenceTermOffsets[1]).toBe(0);
    expect(corrected.sentenceTerms).toEqual(found.sentenceTerms.slice(found.sentenceTermOffsets[1]));
    expect(corrected.mentions.length).toBeLessThan(found.mentions.length);
  });

  it('says which corrections found nothing', () => {
    const lost = relation('rejected', COAL, 'railway', 'Coal');
    const gone = correction({
      kind: 'sentence',
      sentence: { documentId: 'd', start: 0, end: 5, text: 'Hail fell.' },
    }) as StatementCorrection;
    const { analysis: corrected, idle } = correctAnalysis(analysis(), TEXT, [lost, gone]);
    expect(idle).toEqual([lost.id, gone.id]);
    expect(claims(corrected)).toEqual(FOUND);
  });

  it('finds a sentence again after it has moved', () => {
    const moved = `A new first line.\n\n${TEXT}`;
    const { analysis: corrected } = correctAnalysis(analyseDocument('d', plain(moved)), moved, [
      relation('rejected', STORM, 'storm', 'landslide'),
    ]);
    expect(claims(corrected, moved)).toEqual([FOUND[1]]);
  });

  it('never changes what it was given', () => {
    const all = [
      relation('rejected', STORM, 'storm', 'landslide'),
      relation('turned', RAILWAY, 'landslide', 'closure'),
      relation('added', COAL, 'railway', 'Coal'),
      wrong(RAILWAY),
      wrong(COAL),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(all), (list) => {
        const found = analysis();
        const before = structuredClone(found);
        const once = correctAnalysis(found, TEXT, list);
        expect(found).toEqual(before);
        expect(correctAnalysis(found, TEXT, list)).toEqual(once);
      }),
    );
  });

  it('gives the same in any order where corrections are about different sentences', () => {
    const all = [
      relation('rejected', STORM, 'storm', 'landslide'),
      relation('added', COAL, 'railway', 'Coal'),
      wrong(RAILWAY),
    ];
    const expected = correctAnalysis(analysis(), TEXT, all);
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (list) => {
        expect(claims(correctAnalysis(analysis(), TEXT, list).analysis)).toEqual(claims(expected.analysis));
      }),
    );
  });
});

describe('placeOf', () => {
  const at = (text: string, start: number, words: string) =>
    placeOf(text, { documentId: 'd', start, end: 0, text: words });

  it('prefers where the words stood, then the nearest place', () => {
    expect(at('aa bb aa bb', 6, 'aa')).toBe(6);
    expect(at('aa bb cc bb', 8, 'bb')).toBe(9);
    expect(at('bb aa cc aa', 1, 'bb')).toBe(0);
    expect(at('aa', 0, 'bb')).toBe(-1);
    expect(at('aa', 0, '')).toBe(-1);
  });
});
