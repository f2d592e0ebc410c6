import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fitIntents, type Meant } from '../../src/cli/train-intent.ts';
import { fitSubjects } from '../../src/cli/train-intent/subjects.ts';
import { readWordings, type Wording } from '../../src/cli/wordings.ts';
import { IntentClassifier } from '../../src/engine/retrieve/intent-classifier.ts';
import { INTENTS } from '../../src/engine/retrieve/intent-grammar.ts';
import { SubjectFinder } from '../../src/engine/retrieve/subject-finder.ts';

const SUBJECTS = [
  'the flood',
  'the strike',
  'the outage',
  'the delay',
  'the frost',
  'the leak',
  'the fire',
  'the fine',
];
const wordings = SUBJECTS.flatMap((about): Wording[] => [
  { question: `What on earth was behind ${about}?`, intent: 'cause', about, other: '' },
  { question: `What came out of ${about} afterwards?`, intent: 'effect', about, other: '' },
  { question: `Who wrote of ${about} first?`, intent: 'open', about, other: '' },
]);

describe('training what a question asks for', () => {
  // An encoder that knows one thing of a question: whether it looks ahead.
  const vectorOf = (question: string) => Float32Array.of(/came out|henceforth/.test(question) ? 1 : -1, 0);
  const meant: Meant = { model: 'encoder', vectors: wordings.map(({ question }) => vectorOf(question)) };
  const weights = fitIntents(wordings, meant, 30);
  const classifier = new IntentClassifier(weights);
  const likeliest = (question: string) => {
    const values = classifier.values(question);
    return INTENTS[values.indexOf(Math.max(...values))];
  };

  it('learns how questions are put, not what they are about, the same each time', () => {
    expect(fitIntents(wordings, meant, 30)).toEqual(weights);
    expect(likeliest('What on earth was behind the zeppelin?')).toBe('cause');
    expect(likeliest('What came out of the zeppelin afterwards?')).toBe('effect');
    expect(likeliest('Who wrote of the zeppelin first?')).toBe('open');
  });

  it('has what an encoder makes of a question count too, if it is the one that it was trained with', () => {
    const question = 'And the zeppelin henceforth?';
    const vector = vectorOf(question);
    const alone = classifier.values(question);
    const effect = INTENTS.indexOf('effect');
    const ahead = (values: readonly number[]) => values[effect]! - Math.max(...values.filter((_, i) => i !== effect));
    expect(ahead(classifier.values(question, { model: 'encoder', vector }))).toBeGreaterThan(
      ahead(classifier.values(question, { model: 'encoder', vector: Float32Array.of(-1, 0) })),
    );
    expect(classifier.values(question, { model: 'other', vector })).toEqual(alone);
    expect(classifier.values(question, { model: 'encoder', vector: Float32Array.of(1) })).toEqual(alone);
    expect(classifier.values(question, { model: 'encoder', vector })).not.toEqual(alone);
  });

  it('learns where the subjects of questions stand, and always finds one', () => {
    const related = SUBJECTS.map((about, i): Wording => {
      const other = SUBJECTS[(i + 3) % SUBJECTS.length]!;
      return { question: `By which steps did ${about} end in ${other}?`, intent: 'path', about, other };
    });
    const finder = new SubjectFinder(fitSubjects([...wordings, ...related], 20));
    expect(finder.subjects('What on earth was behind the zeppelin?', 'cause')).toEqual({
      about: 'the zeppelin',
      other: '',
    });
    expect(finder.subjects('By which steps did the zeppelin end in the lake?', 'path')).toEqual({
      about: 'the zeppelin',
      other: 'the lake',
    });
    expect(finder.subjects('zeppelin', 'cause').about).toBe('zeppelin');
    expect(finder.subjects('', 'path')).toEqual({ about: '', other: '' });
  });
});

describe('reading wordings', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'causeway-wordings-'))) && undefined);
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (content: string) => {
    const file = path.join(folder, 'wordings.jsonl');
    writeFileSync(file, content);
    return readWordings(file);
  };

  it('reads a line each', async () => {
    expect(await read('{"id":"1","question":"Why?","intent":"cause","about":"","other":""}\n\n')).toEqual([
      { question: 'Why?', intent: 'cause', about: '', other: '' },
    ]);
  });

  it.each([
    ['{', 'wordings.jsonl:1: This line is not valid JSON.'],
    ['{"intent":"cause"}', '"question", "about" and "other" must be strings.'],
    ['{"question":"Why?","intent":"reason"}', '"intent" must be one of cause, effect'],
  ])('says what is wrong with %s', async (content, problem) => {
    await expect(read(content)).rejects.toThrow(problem);
  });

  it('says that there is no file', async () => {
    await expect(readWordings(path.join(folder, 'gone.jsonl'))).rejects.toThrow('There is no such file.');
  });
});
