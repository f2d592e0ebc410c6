/** @file What a question only describes, found by its grammar. */
import { describe, expect, it } from 'vitest';
import { parseQuestion, type Description } from '../../../src/engine/agents/descriptions.ts';

type Nested = string | [string, ...Nested[]];

function shown(question: string, { start, end, parts }: Description): Nested {
  const words = question.slice(start, end);
  return parts.length === 0 ? words : [words, ...parts.map((part) => shown(question, part))];
}

describe('descriptions', () => {
  it.each<[string, string, Nested[]]>([
    ['a relative clause', 'Who led the state where the Lorna Mill stands?', ['the state where the Lorna Mill stands']],
    [
      'a preposition before it',
      'What borders the county in which Oxley, Ontario is located?',
      ['the county in which Oxley, Ontario is located'],
    ],
    [
      'a clause without a relative word',
      'What is spoken in the country Ana Weber is from?',
      ['the country Ana Weber is from'],
    ],
    [
      'a clause between the parts of the verb',
      'When did the country where Oxley is located become a member?',
      ['the country where Oxley is located'],
    ],
    [
      'a noun that ends as adjectives do',
      'What borders the continent where Oxley lies?',
      ['the continent where Oxley lies'],
    ],
    ['a participle', 'When did the country containing Oxley leave the union?', ['the country containing Oxley']],
    ['an of-phrase', 'When was the director of Low Tide born?', ['the director of Low Tide']],
    ['a possessive', "Where did Ana Weber's husband die?", ["Ana Weber's husband"]],
    [
      'a title over small words',
      'Who married the author of Alma and the Long, Very Cold Day?',
      ['the author of Alma and the Long, Very Cold Day'],
    ],
    [
      'one inside another',
      'Who led the country where the composer of Low Tide was born?',
      [['the country where the composer of Low Tide was born', 'the composer of Low Tide']],
    ],
    [
      'two side by side',
      "What links Ana Weber's country and the Lorna Church's country?",
      ["Ana Weber's country", "the Lorna Church's country"],
    ],
  ])('finds %s', (_, question, expected) => {
    expect(parseQuestion(question).descriptions.map((one) => shown(question, one))).toEqual(expected);
  });

  it.each([
    ['what the question itself asks for', 'Who is the author of Low Tide?'],
    ['a participle that is the question’s verb', 'Where was the city Oxley founded?'],
    ['one of many', 'Who became a member of the Lorna Club?'],
    ['a time', 'What is the last time the mill was open?'],
    ['what has its name already', 'Who rules the city of Oxley?'],
    ['a question about causes', 'Why did the pump fail after the storm?'],
  ])('leaves %s alone', (_, question) => {
    expect(parseQuestion(question).descriptions).toEqual([]);
  });

  it('tells a question without a verb', () => {
    expect(parseQuestion('the capital of Oxley').hasVerb).toBe(false);
    expect(parseQuestion('What is the capital of Oxley?').hasVerb).toBe(true);
  });

  it('ends on whatever is typed', () => {
    for (const text of ['', '?', 'the the the of of which where', "'s's's", 'of '.repeat(400)]) {
      expect(() => parseQuestion(text)).not.toThrow();
    }
  });
});
