import { describe, expect, it } from 'vitest';
import { wordTable } from '../../../src/engine/notebook/embeddings.ts';
import { LateInteraction } from '../../../src/engine/retrieve/late-interaction.ts';
import { withNearness, type Prepared } from '../../../src/engine/retrieve/prepared.ts';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import { setSigns } from '../../../src/engine/vector/signs.ts';
import { AskedWords, projectWord, WORD_BITS, WORD_BYTES } from '../../../src/engine/vector/word-codes.ts';
import { wordVector } from '../../fixtures/meaning-encoder.ts';
import { notebookOf } from '../notebook/from-texts.ts';
import { tinyWords } from '../vector/tiny-words.ts';

const VESSELS = tinyWords({
  ship: [1, 0, 0],
  vessel: [2, 0.1, 0],
  orchard: [0, 1, 0],
  bread: [0, 0, 1],
  village: [0.1, 0.9, 0.4],
});
/** The third sentence says something that the rest is not about. */
const TEXTS = { a: 'The village has bread. The orchard and the bread. A vessel came. The village and the orchard.' };
const notebook = await notebookOf(TEXTS, {}, VESSELS);
const sentences = notebook.index.sentences.document.length;

const looking = (text: string, prepared: Prepared = notebook.prepared) =>
  new LateInteraction(prepared, readQuestion(prepared, text), prepared.nearness);

describe('late interaction by static vectors', () => {
  it('finds the one sentence of a passage that means what is asked', () => {
    const late = looking('Which ship?');
    const ofEach = Array.from({ length: sentences }, (_, s) => late.byTerms([[s, s + 1]])[0]);
    expect(ofEach[2]).toBeGreaterThan(0.95);
    for (const s of [0, 1, 3]) expect(ofEach[s]).toBeLessThan(0.3);
    expect(late.byTerms([[0, sentences]])[0]).toBeCloseTo(ofEach[2]!, 5);
  });

  it('weighs each word of the question, and finds each its own', () => {
    const both = looking('ship and orchard');
    expect(both.byTerms([[0, sentences]])[0]).toBeGreaterThan(0.95);
    expect(both.byTerms([[2, 3]])[0]).toBeGreaterThan(0.1);
    expect(both.byTerms([[2, 3]])[0]).toBeLessThan(0.9);
  });

  it('says nothing of words that mean nothing, or in other languages', () => {
    expect(looking('zeppelin?').hasTerms).toBe(false);
    expect(looking('zeppelin?').byTerms([[0, sentences]])[0]).toBe(0);
    expect(looking('Warum wurde der Verkauf der ship abgesagt, und wer hat das entschieden?').hasTerms).toBe(false);
  });
});

describe('late interaction by an encoder', () => {
  const lines = TEXTS.a.split(/(?<=\.) /).map((line) => line.toLowerCase().match(/village|bread|orchard|vessel/g)!);
  const signs = new Uint8Array(lines.flat().length * WORD_BYTES);
  lines.flat().forEach((word, at) => setSigns(signs, at, projectWord(wordVector(word))));
  const read = { signs, ofLine: Uint16Array.from(lines, ({ length }) => length) };
  const passages = notebook.index.passages.document.length;
  const words = wordTable(notebook.index, [read])!;
  const nearness = (cosine: number) => ({
    model: 'm',
    question: 'Which ship?',
    asked: new Float32Array(),
    passages: new Float32Array(passages).fill(cosine),
    entities: new Float32Array(0),
    modules: new Float32Array(0),
    embedded: 1,
    words: { asked: new AskedWords(projectWord(wordVector('ship'))), words },
  });

  it('finds the sentence whose word means the same', () => {
    const late = looking('Which ship?', withNearness(notebook.prepared, nearness(0.1)));
    expect(late.hasWords(0)).toBe(true);
    const ofEach = Array.from({ length: sentences }, (_, s) => late.byWords([[s, s + 1]])[0]!);
    expect(ofEach.indexOf(Math.max(...ofEach))).toBe(2);
    expect(ofEach[2]).toBeGreaterThan(0.7);
    expect(late.byWords([[0, sentences]])[0]).toBe(ofEach[2]);
  });

  it('has nothing to say of a passage whose vector an older version stored without words, nor of a question without any', async () => {
    const two = await notebookOf({ ...TEXTS, b: 'Bread.' }, {}, VESSELS);
    const table = wordTable(two.index, [read, undefined])!;
    const near = { ...nearness(0.1), passages: new Float32Array(2).fill(0.1) };
    const half = { ...near, words: { ...near.words, words: table } };
    const late = looking('Which ship?', withNearness(two.prepared, half));
    expect([late.hasWords(0), late.hasWords(1)]).toEqual([true, false]);
    const mute = { ...near, words: { asked: new AskedWords(new Float32Array(0)), words: table } };
    expect(looking('Which ship?', withNearness(two.prepared, mute)).hasWords(0)).toBe(false);
  });

  it('has nothing to say where none has read', () => {
    expect(looking('Which ship?').hasWords(0)).toBe(false);
    expect(looking('Which ship?').byWords([[0, sentences]])[0]).toBe(0);
    expect(looking('Which ship?', withNearness(notebook.prepared, nearness(NaN))).hasWords(0)).toBe(false);
  });

  it('is the same for a table of several passages, some of which have no words or other sentences by now', async () => {
    const two = await notebookOf({ ...TEXTS, b: 'Bread.' }, {}, VESSELS);
    expect(wordTable(two.index, [undefined, undefined])).toBeNull();
    const other = { signs: signs.slice(0, WORD_BYTES), ofLine: Uint16Array.of(1) };
    const document = (name: string) => two.index.documents.ids.indexOf(name);
    const ofPassage = [0, 1].map((p) => (two.index.passages.document[p] === document('a') ? read : other));
    const both = wordTable(two.index, ofPassage)!;
    expect(both.start.at(-1)).toBe(signs.length / WORD_BYTES + 1);
    const swapped = wordTable(two.index, [...ofPassage].reverse());
    expect(swapped).toBeNull();
    expect(both.signs.length).toBe(both.start.at(-1)! * WORD_BYTES);
    expect(WORD_BITS).toBe(8 * WORD_BYTES);
  });
});
