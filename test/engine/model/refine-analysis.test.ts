import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExtraction, passageOf } from '../../../src/engine/model/extraction.ts';
import { packFindings, passageKey, unpackFindings } from '../../../src/engine/model/packed-findings.ts';
import type { ExtractionOutput } from '../../../src/engine/model/prompts/extraction.ts';
import {
  mentionsOf,
  refineAnalysis,
  relationsOf,
  type PassageFindings,
} from '../../../src/engine/model/refine-analysis.ts';
import { refineDocument } from '../../../src/engine/model/refined-documents.ts';
import { analyseDocument, type DocumentAnalysis } from '../../../src/engine/notebook/analysis.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import type { RefinedPassage } from '../../../src/engine/records.ts';
import { plain, QUIET } from '../notebook/from-texts.ts';

const TEXT =
  'The coal shortage caused the furnace shutdown. The strike had its roots in the shutdown. ' +
  'The lane past the mill leads to the chapel. The Central Railway Agency (CRA) blamed the storm for the delay.';
const analysis = analyseDocument('d', plain(TEXT, 'The Arnwick strike'));
const ORIGIN = { model: 'm', prompt: 'extraction@1' };
const passage = passageOf(analysis, 0)!;

type Relation = ExtractionOutput['relations'][number];
function relation(sentence: number, from: string, to: string, changes: Partial<Relation> = {}): Relation {
  return {
    sentence,
    from,
    to,
    category: 'causal',
    direction: 'forward',
    polarity: 'raises',
    hedged: false,
    ...changes,
  };
}

function findings(output: Partial<ExtractionOutput>): PassageFindings {
  const checked = checkExtraction(TEXT, 'en', passage, { entities: [], relations: [], ...output });
  return { passage: 0, origin: ORIGIN, ...checked };
}

function statements(of: DocumentAnalysis): string[] {
  return relationsOf(of).map(
    ({ kind, cause, effect }) =>
      `${kind}: ${TEXT.slice(cause.start, cause.end)} → ${TEXT.slice(effect.start, effect.end)}`,
  );
}

const SOUND = findings({
  entities: [
    { name: 'Central Railway Agency', type: 'name' },
    { name: 'furnace shutdown', type: 'term' },
  ],
  relations: [
    relation(1, 'coal shortage', 'furnace shutdown'),
    relation(2, 'shutdown', 'strike'),
    relation(3, 'lane', 'chapel', { category: 'stated' }),
  ],
});

describe('findings laid over an analysis', () => {
  it('add what was missed, correct what was wrong, and leave the rest', () => {
    expect(statements(analysis)).toEqual([
      'causal: The coal shortage → the furnace shutdown',
      'causal: The lane past the mill → the chapel',
      'causal: the storm → the delay',
    ]);
    const refined = refineAnalysis(analysis, TEXT, [SOUND]);
    expect(statements(refined)).toEqual([
      'causal: The coal shortage → the furnace shutdown',
      'causal: shutdown → strike',
      'stated: lane → chapel',
      'causal: the storm → the delay',
    ]);
    expect(relationsOf(refined).map(({ confidence }) => confidence)).toEqual([0.95, 0.85, 0.85, 0.8]);
    expect(refined.origins).toEqual({ list: [ORIGIN], ofPassage: Uint8Array.of(1) });
  });

  it('leave the built-in analysis as it is', () => {
    const before = structuredClone(analysis);
    refineAnalysis(analysis, TEXT, [SOUND]);
    expect(analysis).toEqual(before);
  });

  it('replace the same relation told the other way round', () => {
    const reversed = findings({ relations: [relation(1, 'furnace shutdown', 'coal shortage')] });
    expect(statements(refineAnalysis(analysis, TEXT, [reversed]))[0]).toBe('causal: furnace shutdown → coal shortage');
  });

  it('never let one mention swallow several', () => {
    const greedy = findings({ entities: [{ name: 'coal shortage caused the furnace shutdown', type: 'term' }] });
    expect(mentionsOf(refineAnalysis(analysis, TEXT, [greedy]))).toEqual(mentionsOf(analysis));
  });

  it('keep acronyms, the title and the terms of every argument', () => {
    const refined = refineAnalysis(analysis, TEXT, [SOUND]);
    expect(refined.keys[refined.titleKey]).toBe(analysis.keys[analysis.titleKey]);
    const pairs = (of: DocumentAnalysis) => [...of.acronyms].map((key) => of.keys[key]);
    expect(pairs(analysis)).toHaveLength(2);
    expect(pairs(refined)).toEqual(pairs(analysis));
    const terms = (side: number) =>
      [...refined.argumentTerms.subarray(refined.argumentTermOffsets[side], refined.argumentTermOffsets[side + 1])].map(
        (term) => refined.terms[term],
      );
    expect([terms(0), terms(1), terms(2), terms(3)]).toEqual([
      ['coal', 'shortag'],
      ['furnac', 'shutdown'],
      ['shutdown'],
      ['strike'],
    ]);
  });

  it('give an index that says which passages a model refined', async () => {
    const other = analyseDocument('e', plain('Bees store honey for the winter in their hives.'));
    const index = await buildIndex([refineAnalysis(analysis, TEXT, [SOUND]), other], QUIET);
    expect(index.origins).toEqual({ names: ['m extraction@1'], ofPassage: Uint8Array.of(1, 0) });
    expect((await buildIndex([analysis, other], QUIET)).origins).toBeUndefined();
  });
});

// Pieces that begin and end with words are found far more often than any others.
const WORDS = [...TEXT.matchAll(/\p{L}+/gu)].map((match) => match.index);
const phrase = fc.tuple(fc.nat(WORDS.length - 1), fc.integer({ min: 1, max: 4 })).map(([first, count]) => {
  const last = WORDS[Math.min(first + count, WORDS.length) - 1]!;
  return TEXT.slice(WORDS[first], last + /^\p{L}+/u.exec(TEXT.slice(last))![0].length);
});
const anywhere = fc
  .tuple(fc.nat(TEXT.length), fc.integer({ min: 1, max: 40 }))
  .map(([start, length]) => TEXT.slice(start, start + length));
const piece = fc.oneof({ weight: 4, arbitrary: phrase }, { weight: 1, arbitrary: anywhere });
const output: fc.Arbitrary<ExtractionOutput> = fc.record({
  entities: fc.array(fc.record({ name: piece, type: fc.constantFrom('name' as const, 'term' as const) }), {
    maxLength: 8,
  }),
  relations: fc.array(
    fc.record({
      sentence: fc.integer({ min: 1, max: 5 }),
      category: fc.constantFrom('causal' as const, 'associated' as const, 'denied' as const, 'stated' as const),
      from: piece,
      to: piece,
      direction: fc.constantFrom('forward' as const, 'backward' as const),
      polarity: fc.constantFrom('raises' as const, 'lowers' as const),
      hedged: fc.boolean(),
    }),
    { maxLength: 8 },
  ),
});

describe('whatever a model says', () => {
  it('laying it over twice is laying it over once', () => {
    fc.assert(
      fc.property(output, (said) => {
        const found = findings(said);
        const once = refineAnalysis(analysis, TEXT, [found]);
        expect(refineAnalysis(once, TEXT, [found])).toEqual(once);
      }),
    );
  });

  it('every mention and every side lies in its sentence, in order, and none overlap', () => {
    fc.assert(
      fc.property(output, (said) => {
        const refined = refineAnalysis(analysis, TEXT, [findings(said)]);
        const range = (sentence: number) => ({
          start: refined.sentences[2 * sentence]!,
          end: refined.sentences[2 * sentence + 1]!,
        });
        const mentions = mentionsOf(refined);
        mentions.forEach(({ sentence, start, end }, i) => {
          expect(start).toBeGreaterThanOrEqual(Math.max(range(sentence).start, mentions[i - 1]?.end ?? 0));
          expect(end).toBeLessThanOrEqual(range(sentence).end);
        });
        for (const { sentence, cause, effect } of relationsOf(refined)) {
          for (const side of [cause, effect]) {
            expect(side.start).toBeGreaterThanOrEqual(range(sentence).start);
            expect(side.end).toBeLessThanOrEqual(range(sentence).end);
          }
        }
      }),
    );
  });

  it('the journal gives it back as it was found', () => {
    fc.assert(
      fc.property(output, (said) => {
        const found = findings(said);
        const packed = packFindings(passage, {
          ...found,
          mentions: [...found.mentions],
          relations: [...found.relations],
        });
        const { start, end } = passage;
        const stored: RefinedPassage = {
          documentId: 'd',
          start,
          end,
          content: passageKey(TEXT, passage),
          at: 1,
          found: packed,
          ...ORIGIN,
        };
        const back = unpackFindings(analysis, TEXT, passage, stored)!;
        expect(back.relations).toEqual(found.relations);
        expect(back.mentions).toEqual(found.mentions);
      }),
    );
  });
});

describe('a document with a journal', () => {
  const { start, end } = passage;
  const stored = (at: number, model: string, found: RefinedPassage['found']): RefinedPassage => ({
    documentId: 'd',
    start,
    end,
    content: passageKey(TEXT, passage),
    at,
    model,
    prompt: 'extraction@1',
    found,
  });
  const packed = (said: Partial<ExtractionOutput>) =>
    packFindings(passage, checkExtraction(TEXT, 'en', passage, { entities: [], relations: [], ...said }));

  it('takes the latest findings that are usable', () => {
    const first = stored(1, 'a', packed({ relations: [relation(2, 'shutdown', 'strike')] }));
    const second = stored(2, 'b', packed({ relations: [relation(2, 'strike', 'shutdown')] }));
    const refined = refineDocument(analysis, TEXT, [first, second, stored(3, 'c', null)]);
    expect(statements(refined)).toContain('causal: strike → shutdown');
    expect(refined.origins?.list).toEqual([{ model: 'b', prompt: 'extraction@1' }]);
  });

  it('passes over findings for another text or another place', () => {
    const found = packed({ relations: [relation(2, 'shutdown', 'strike')] });
    const others = [
      { ...stored(1, 'a', found), content: 'other' },
      { ...stored(2, 'a', found), start: start + 1 },
    ];
    expect(refineDocument(analysis, TEXT, others)).toBe(analysis);
  });
});
