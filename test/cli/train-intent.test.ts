import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fitIntents } from '../../src/cli/train-intent.ts';
import { readWordings, trainingWordings, type Wording } from '../../src/cli/wordings.ts';
import { IntentClassifier } from '../../src/engine/retrieve/intent-classifier.ts';
import { INTENTS } from '../../src/engine/retrieve/intent-grammar.ts';

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
  const weights = fitIntents(wordings, 30);
  const classifier = new IntentClassifier(weights);
  const likeliest = (question: string) => {
    const values = classifier.values(question);
    return INTENTS[values.indexOf(Math.max(...values))];
  };

  it('learns how questions are put, not what they are about, the same each time', () => {
    expect(fitIntents(wordings, 30)).toEqual(weights);
    expect(likeliest('What on earth was behind the zeppelin?')).toBe('cause');
    expect(likeliest('What came out of the zeppelin afterwards?')).toBe('effect');
    expect(likeliest('Who wrote of the zeppelin first?')).toBe('open');
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

  it('has our own to learn from where the data folder has none', async () => {
    const own = await trainingWordings(folder);
    expect(own.length).toBeGreaterThan(5000);
    expect(own.filter(({ question, about, other }) => !question.includes(about) || !question.includes(other))).toEqual(
      [],
    );
  });

  it('says that there is no file', async () => {
    await expect(readWordings(path.join(folder, 'gone.jsonl'))).rejects.toThrow('There is no such file.');
  });
});
