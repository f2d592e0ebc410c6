import { describe, expect, it } from 'vitest';
import { ANSWER_SIGNALS, answerSignals } from '../../../src/engine/reason/sufficiency.ts';
import { withNearness } from '../../../src/engine/retrieve/prepared.ts';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import { scoreRelevance } from '../../../src/engine/retrieve/relevance.ts';
import { chooseSections, fitSections } from '../../../src/engine/retrieve/sections.ts';
import { SENTENCE_SIGNALS, sentenceSignals } from '../../../src/engine/retrieve/sentence-signals.ts';
import { PASSAGE_SIGNALS, SIGNAL, WIDTH } from '../../../src/engine/retrieve/signals.ts';
import { passageLines, wordTable } from '../../../src/engine/notebook/embeddings.ts';
import { AskedWords } from '../../../src/engine/vector/word-codes.ts';
import { WordEncoder } from '../../fixtures/meaning-encoder.ts';
import { MIXED } from '../notebook/chain-texts.ts';
import { notebookOf, type TestNotebook, type Texts } from '../notebook/from-texts.ts';
import { randomWords, tinyWords } from '../vector/tiny-words.ts';

const meant = (texts: Texts) => notebookOf(texts, {}, randomWords([...Object.values(texts), 'zeppelin land'], 8));
const NO_PATH = { relations: [], fits: false, statements: [], scores: new Map<number, number>() };

/** All numbers that are weighed for a question, with how many rows of them there are. */
function weighed({ prepared }: TestNotebook, text: string) {
  const question = readQuestion(prepared, text);
  const fits = fitSections(prepared, question);
  const sentences = sentenceSignals(prepared, question, fits, chooseSections(prepared, question, fits));
  const answer = answerSignals(prepared, question, scoreRelevance(prepared, question), NO_PATH);
  return { question, fits, sentences, answer, passages: fits.signals.passages };
}

describe.each([
  ['an empty notebook', await meant({})],
  ['a notebook of one word', await meant({ a: 'Storm' })],
  ['a notebook of function words', await meant({ a: 'It is what it is. So it was.' })],
  ['a notebook', await meant(MIXED)],
  ['a notebook whose words mean nothing', await notebookOf(MIXED)],
])('the signals of %s', (_, notebook) => {
  it.each(['storm', 'Zeppelins landed', 'why', 'it', '?', 'Why did the glass workers strike?'])(
    'are finite, one for each name, for the question %s',
    (text) => {
      const { question, fits, sentences, answer, passages } = weighed(notebook, text);
      expect(passages).toHaveLength(notebook.index.passages.document.length * PASSAGE_SIGNALS.length);
      expect(sentences.signals).toHaveLength(sentences.sentences.length * SENTENCE_SIGNALS.length);
      if (answer) expect(answer).toHaveLength(ANSWER_SIGNALS.length);
      const { visits, named, nameShare, ofQuestion } = fits.scores;
      for (const numbers of [passages, sentences.signals, answer ?? [], visits, named, [nameShare], ofQuestion]) {
        expect([...numbers].every(Number.isFinite)).toBe(true);
      }
      // What is known of the question stands at the end of each sentence's row: none is shorter than its names.
      sentences.sentences.forEach((__, i) => {
        const last = sentences.signals[(i + 1) * SENTENCE_SIGNALS.length - 1];
        expect(last).toBeCloseTo(Math.log(1 + question.terms.length) / 3, 5);
      });
    },
  );
});

/** What the encoder of tests says of a question that is put to a notebook. */
async function readBy(notebook: TestNotebook, question: string): Promise<TestNotebook> {
  const encoder = new WordEncoder();
  const { index, prepared, texts } = notebook;
  const passages = await Promise.all(
    Array.from(index.passages.document, async (document, p) =>
      passageLines(index, p, await texts.text(index.documents.ids[document]!)),
    ),
  );
  const readings = await encoder.readPassages(passages);
  const asked = await encoder.readQuestion(question);
  const words = wordTable(
    index,
    readings.map((reading) => reading.words),
  );
  const cosine = (vector: Float32Array) => vector.reduce((sum, value, i) => sum + value * asked.vector[i]!, 0);
  const near = withNearness(prepared, {
    model: 'test',
    question: question.trim(),
    asked: new Float32Array(),
    passages: Float32Array.from(readings, ({ vector }) => cosine(vector)),
    entities: new Float32Array(index.entities.names.length).fill(NaN),
    modules: new Float32Array(index.hierarchy.level.length).fill(NaN),
    embedded: 1,
    ...(words && { words: { asked: new AskedWords(asked.words), words } }),
  });
  return { ...notebook, prepared: near };
}

describe('the signals where an encoder has read every word', () => {
  it.each([
    ['one word', 'storm'],
    ['emoji', '🌊🚧?'],
    ['marks', '…?!'],
    ['4,000 characters', 'Why did the glass workers of the town strike in the storm? '.repeat(68).slice(0, 4000)],
    ['another language', 'Warum streikten die Glasarbeiter der Stadt im Sturm?'],
  ])('are finite for a question of %s', async (_, text) => {
    const notebook = await readBy(await meant(MIXED), text);
    const { passages, sentences, answer } = weighed(notebook, text);
    for (const numbers of [passages, sentences.signals, answer ?? []]) {
      expect([...numbers].every(Number.isFinite)).toBe(true);
    }
  });

  it('find the sentence of a long passage, by word, whose rest is about something else', async () => {
    const rest = 'The treasurer read the accounts. The bakery pays rent. The bees like heather. ';
    const texts = { a: `${rest}The boat capsized. ${rest}`, b: rest.repeat(2), c: 'The clinic was painted.' };
    const text = 'Which vessel sank?';
    const { passages, sentences } = weighed(await readBy(await notebookOf(texts), text), text);
    const late = [0, 1, 2].map((p) => passages[p * WIDTH + SIGNAL.encoderLateBehind]!);
    expect(late[0]).toBeCloseTo(0, 6);
    expect(Math.max(late[1]!, late[2]!)).toBeLessThan(-0.2);
    const at = (name: (typeof SENTENCE_SIGNALS)[number]) => SENTENCE_SIGNALS.indexOf(name);
    const ofSentences = Array.from(sentences.sentences, (sentence, row) => ({
      sentence,
      behind: sentences.signals[row * SENTENCE_SIGNALS.length + at('encoderLateBehind')]!,
      hasWords: sentences.signals[row * SENTENCE_SIGNALS.length + at('hasWords')]!,
    }));
    expect(ofSentences.find(({ sentence }) => sentence === 3)).toEqual({ sentence: 3, behind: 0, hasWords: 1 });
    expect(ofSentences.filter(({ behind, sentence }) => sentence < 7 && behind === 0)).toHaveLength(1);
  });
});

describe('the signals of passages', () => {
  it('say that no document knows a word, and nothing by words then', async () => {
    const { passages } = weighed(await notebookOf(MIXED), 'zeppelin balloonist');
    expect(passages[SIGNAL.unknownShare]).toBe(1);
    for (let at = 0; at < passages.length; at += WIDTH) expect(passages[at + SIGNAL.words]).toBe(0);
  });

  it('put the passage with the words first, in its share of the best', async () => {
    const notebook = await notebookOf({ a: 'A glacier melted.', b: 'Trumpets sounded.', c: 'A glacier stood there.' });
    const { passages } = weighed(notebook, 'melted glacier');
    const words = [0, 1, 2].map((passage) => passages[passage * WIDTH + SIGNAL.words]!);
    expect(words[0]).toBe(1);
    expect(words[1]).toBe(0);
    expect(words[2]).toBeGreaterThan(0);
    expect(words[2]).toBeLessThan(1);
  });

  it('find what means the same in other words', async () => {
    const words = tinyWords({ car: [1, 0], vehicle: [2, 0], orchard: [0, 1] });
    const { passages } = weighed(await notebookOf({ a: 'The orchard.', b: 'The car.' }, {}, words), 'vehicle');
    const [orchard, car] = [0, WIDTH];
    expect(passages[car + SIGNAL.static]).toBeCloseTo(1, 1);
    expect(passages[car + SIGNAL.staticBehind]).toBe(0);
    expect(passages[orchard + SIGNAL.static]).toBeCloseTo(0, 1);
    expect(passages[orchard + SIGNAL.staticBehind]).toBeCloseTo(-1, 1);
    expect(passages[car + SIGNAL.staticDeviations]).toBeGreaterThan(passages[orchard + SIGNAL.staticDeviations]!);
  });

  it('take no word of a question in another language for what it means in English', async () => {
    const texts = {
      a: 'Der Verkauf wurde abgesagt, weil im Garten die Pflanzen erfroren sind.',
      b: 'A storm broke the bridge.',
    };
    const notebook = await meant(texts);
    const nearest = (text: string) => Math.max(...weighed(notebook, text).fits.signals.vector.map(Math.abs));
    expect(nearest('Warum wurde der Verkauf der Pflanzen im Garten abgesagt?')).toBe(0);
    expect(nearest('What broke the bridge?')).toBeGreaterThan(0);
  });

  it('take the encoder’s word where it has read, for this question only', async () => {
    const notebook = await notebookOf({ a: 'A glacier melted.', b: 'Trumpets sounded.', c: 'A glacier stood there.' });
    const { index, prepared } = notebook;
    const near = withNearness(prepared, {
      model: 'test',
      question: 'music',
      asked: new Float32Array(),
      passages: Float32Array.of(0.25, 0.75, NaN),
      entities: new Float32Array(index.entities.names.length).fill(NaN),
      modules: new Float32Array(index.hierarchy.level.length).fill(NaN),
      embedded: 2 / 3,
    });
    const rowOf = (passages: Float32Array, passage: number, ...names: (keyof typeof SIGNAL)[]) =>
      names.map((name) => passages[passage * WIDTH + SIGNAL[name]]!);
    const { passages } = weighed({ ...notebook, prepared: near }, 'music');
    expect(rowOf(passages, 0, 'encoder', 'encoderBehind', 'isEmbedded')).toEqual([0.25, -0.5, 1]);
    expect(rowOf(passages, 1, 'encoder', 'encoderBehind', 'isEmbedded')).toEqual([0.75, 0, 1]);
    expect(rowOf(passages, 2, 'encoder', 'encoderBehind', 'isEmbedded')).toEqual([0, 0, 0]);
    expect(rowOf(passages, 2, 'bestEncoder', 'embedded')).toEqual([0.75, expect.closeTo(2 / 3, 6)]);
    const other = weighed({ ...notebook, prepared: near }, 'trumpets').passages;
    expect(rowOf(other, 1, 'encoder', 'isEmbedded', 'bestEncoder', 'embedded')).toEqual([0, 0, 0, 0]);
  });
});

describe('the signals of sentences', () => {
  const signalsOf = async (texts: Texts, text: string) => {
    const { sentences } = weighed(await notebookOf(texts), text);
    return (sentence: number, name: (typeof SENTENCE_SIGNALS)[number]) =>
      sentences.signals[
        sentences.sentences.indexOf(sentence) * SENTENCE_SIGNALS.length + SENTENCE_SIGNALS.indexOf(name)
      ];
  };

  it('tell what was found from how it was found, and whether that is asked', async () => {
    const study = {
      a: 'Sleep of nurses on night shifts was measured. The results show that sleep of nurses suffered on night shifts.',
    };
    const why = await signalsOf(study, 'Why did the sleep of nurses change?');
    expect([why(0, 'isProcedure'), why(0, 'isFinding'), why(0, 'isProcedureAsked')]).toEqual([1, 0, 0]);
    expect([why(1, 'isProcedure'), why(1, 'isFinding')]).toEqual([0, 1]);
    const how = await signalsOf(study, 'By which method was the sleep of nurses measured?');
    expect([how(0, 'isProcedureAsked'), how(1, 'isProcedureAsked')]).toEqual([1, 0]);
  });

  it('know what stands beside a sentence, and whether it states a cause that is asked for', async () => {
    const texts = { a: 'Rain fell for days. The violent storm caused a huge landslide. Farmers lost some hay.' };
    const why = await signalsOf(texts, 'Why was there a huge landslide?');
    expect([0, 1, 2].map((s) => why(s, 'words'))).toEqual([0, 1, 0]);
    expect([0, 1, 2].map((s) => why(s, 'neighbourWords'))).toEqual([1, 0, 1]);
    expect([0, 1, 2].map((s) => why(s, 'statesAsked'))).toEqual([0, 1, 0]);
    const where = await signalsOf(texts, 'Where was the huge landslide?');
    expect([where(1, 'states'), where(1, 'statesAsked')]).toEqual([1, 0]);
  });
});
