import { describe, expect, it } from 'vitest';
import { passageOf } from '../../../src/engine/model/extraction.ts';
import { packFindings, passageKey } from '../../../src/engine/model/packed-findings.ts';
import { relationsOf } from '../../../src/engine/model/refine-analysis.ts';
import { refineDocument } from '../../../src/engine/model/refined-documents.ts';
import { STATEMENTS } from '../../../src/engine/model/origins.ts';
import { statedPassage } from '../../../src/engine/model/state-passage.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import type { SentenceStatement } from '../../../src/engine/ports.ts';
import type { RefinedPassage } from '../../../src/engine/records.ts';
import { plain, QUIET } from '../notebook/from-texts.ts';

const TEXT = 'The night pump stood still. The wards ran out of hot water. Dinner was late.';
const analysis = analyseDocument('d', plain(TEXT, 'Ward diary'));
const passage = passageOf(analysis, 0)!;

/** As a reader says it: which of two stretches of a sentence name cause and effect. */
function reading(sentence: string, odds: number, cause: [number, number], effect: [number, number]): SentenceStatement {
  const words = [...sentence.matchAll(/[^\s.]+/g)].map(({ 0: word, index }) => [index, index + word.length] as const);
  const within = ([from, to]: readonly [number, number], [start, end]: [number, number]) => from >= start && to <= end;
  return {
    claims: Float32Array.of(odds, -5, -5),
    words: Uint16Array.from(words.flat()),
    sides: Float32Array.from(words.flatMap((word) => [within(word, cause) ? 4 : -4, within(word, effect) ? 4 : -4])),
  };
}

const sentences = passage.sentences.map(({ start, end }) => TEXT.slice(start, end));
const read = [
  reading(sentences[0]!, -5, [0, sentences[0]!.length], [0, 0]),
  reading(sentences[1]!, 4, [0, 0], [0, sentences[1]!.length]),
  reading(sentences[2]!, -5, [0, 0], [0, 0]),
];
const stated = statedPassage(passage, TEXT, read, 'encoder', 5);

describe('what a reader found in a passage', () => {
  it('is kept as what models find is, and laid over the analysis with both sides, though they stand in two sentences', () => {
    expect(stated).toMatchObject({ documentId: 'd', model: 'encoder', prompt: STATEMENTS, at: 5 });
    const refined = refineDocument(analysis, TEXT, [stated]);
    const [relation] = relationsOf(refined);
    expect(relation).toMatchObject({ sentence: 1, kind: 'causal' });
    expect(TEXT.slice(relation!.cause.start, relation!.cause.end)).toBe('The night pump stood still');
    expect(TEXT.slice(relation!.effect.start, relation!.effect.end)).toBe('The wards ran out of hot water');
    expect(relation!.cue.end).toBe(relation!.cue.start);
    // As sure as the reader was, not as a language model is taken to be.
    expect(relation!.confidence).toBeCloseTo(0.59, 2);
    // What the grammar finds in the same passage is still the grammar's.
    expect(refined.origins).toMatchObject({
      list: [{ model: 'encoder', prompt: STATEMENTS }],
      ofPassage: new Uint8Array(1),
      stated: Uint32Array.of(1),
    });
  });

  it('is told in the index as that reader’s, sentence by sentence', async () => {
    const { sentences, origins } = await buildIndex([refineDocument(analysis, TEXT, [stated])], QUIET);
    expect([...sentences.stated!]).toEqual([0, 1, 0]);
    expect(origins).toEqual({ names: [`encoder ${STATEMENTS}`], ofPassage: new Uint8Array(1) });
    expect((await buildIndex([analysis], QUIET)).sentences.stated).toBeUndefined();
  });

  it('gives way to the grammar where that reads the sentence', () => {
    const text = 'The night pump stood still. The frost led to the leak.';
    const grammar = analyseDocument('d', plain(text, ''));
    const whole = passageOf(grammar, 0)!;
    const second = reading('The frost led to the leak.', 4, [0, 9], [17, 25]);
    const found = statedPassage(whole, text, [read[0]!, second], 'encoder', 5);
    expect(found.found).not.toBeNull();
    const [own] = relationsOf(grammar);
    const refined = refineDocument(grammar, text, [found]);
    // Its sides are the grammar's; that both say so makes it surer, once and for all.
    expect(relationsOf(refined)).toEqual([{ ...own, confidence: 0.95 }]);
    expect(own!.confidence).toBeLessThan(0.95);
    expect(relationsOf(refineDocument(refined, text, [found]))).toEqual(relationsOf(refined));
    const silent = statedPassage(
      whole,
      text,
      [read[0]!, reading('The frost led to the leak.', -5, [0, 9], [17, 25])],
      'encoder',
      5,
    );
    expect(relationsOf(refineDocument(grammar, text, [silent]))).toEqual([own]);
  });

  it('of an earlier version is a reader’s word, too', () => {
    const earlier = { ...stated, prompt: 'statements@1' };
    const refined = refineDocument(analysis, TEXT, [earlier]);
    expect(refined.origins).toMatchObject({ ofPassage: new Uint8Array(1), stated: Uint32Array.of(1) });
  });

  it('is nothing where no sentence states a cause, or the text is another by now', () => {
    expect(statedPassage(passage, TEXT, read.slice(0, 1), 'encoder', 5).found).toBeNull();
    const other = TEXT.replace('night', 'light');
    expect(relationsOf(refineDocument(analyseDocument('d', plain(other, '')), other, [stated]))).toEqual([]);
  });

  it('stands beside what a language model finds in the same passage, whichever came last', () => {
    const { start, end } = passage;
    const relations = [
      {
        sentence: 2,
        kind: 'causal' as const,
        cause: { start: TEXT.indexOf('Dinner'), end: TEXT.indexOf('Dinner') + 6 },
        effect: { start: TEXT.indexOf('late'), end: TEXT.indexOf('late') + 4 },
        cue: { start: 0, end: 0 },
        polarity: 1 as const,
        hedged: false,
        confidence: 0.85,
      },
    ];
    const byModel: RefinedPassage = {
      documentId: 'd',
      start,
      end,
      model: 'chat',
      prompt: 'extraction@1',
      content: passageKey(TEXT, passage),
      at: 3,
      found: packFindings(passage, { mentions: [], relations }),
    };
    for (const order of [
      [byModel, stated],
      [stated, byModel],
    ]) {
      expect(relationsOf(refineDocument(analysis, TEXT, order)).map(({ sentence }) => sentence)).toEqual([1, 2]);
    }
  });
});
