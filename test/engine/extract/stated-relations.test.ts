import { describe, expect, it } from 'vitest';
import { statedRelations } from '../../../src/engine/extract/stated-relations.ts';
import type { SentenceStatement } from '../../../src/engine/ports.ts';
import { splitSentences } from '../../../src/engine/text/sentences.ts';

const SURE = 3;

/** What a reader would say of a sentence in which these phrases name the sides. */
function read(
  sentence: string,
  { claims = [SURE, 0, -SURE], cause = '', effect = '' }: { claims?: number[]; cause?: string; effect?: string },
): SentenceStatement {
  const words = [...sentence.matchAll(/[^\s.,]+|[.,]/g)].map(({ 0: word, index }) => [index, index + word.length]);
  const isIn = (phrase: string, [from, to]: number[]) => {
    const start = sentence.indexOf(phrase);
    return phrase !== '' && from! >= start && to! <= start + phrase.length;
  };
  return {
    claims: Float32Array.from(claims),
    words: Uint16Array.from(words.flat()),
    sides: Float32Array.from(
      words.flatMap((word) => [cause, effect].map((phrase) => (isIn(phrase, word) ? SURE : -SURE))),
    ),
  };
}

function statements(text: string, readings: readonly SentenceStatement[], first = 0) {
  return statedRelations(text, splitSentences(text), readings, first).map(({ cause, effect, ...rest }) => ({
    ...rest,
    cause: text.slice(cause.start, cause.end),
    effect: text.slice(effect.start, effect.end),
  }));
}

const ONE = 'The night pump stood still, and the wards ran out of hot water.';

describe('relations that a reader states', () => {
  it('have the words that name their sides, and are believed as far as the reader is sure', () => {
    const sides = { cause: 'The night pump stood still', effect: 'the wards ran out of hot water' };
    const [sure] = statements(ONE, [read(ONE, sides)], 7);
    expect(sure).toMatchObject({ sentence: 7, kind: 'causal', polarity: 1, hedged: false, ...sides });
    const [unsure] = statements(ONE, [read(ONE, { ...sides, claims: [1.2, -1, -SURE] })]);
    expect(unsure!.confidence).toBeLessThan(sure!.confidence);
    expect(unsure!.confidence).toBeGreaterThan(0);
  });

  it('do not take the time of an entry and who writes it for part of a side', () => {
    const entry = '[10:02] Mary Ann: the router got wet, so the computers went down';
    const sides = { cause: 'the router got wet', effect: 'the computers went down' };
    expect(statements(entry, [read(entry, sides)])[0]).toMatchObject(sides);
    for (const time of ['10:02', '2024-06-03 14:01:37']) {
      const alone = `${time} the router got wet, so the computers went down`;
      expect(statements(alone, [read(alone, sides)])[0]).toMatchObject(sides);
    }
  });

  it('have no side that is a time or an amount alone', () => {
    const text = 'The pump at the well was out of use for five long weeks.';
    expect(
      statements(text, [read(text, { cause: 'five long weeks', effect: 'The pump at the well was out of use' })]),
    ).toEqual([]);
    const log = '14:01:37 the pool was exhausted, waited 30000 ms';
    expect(statements(log, [read(log, { cause: 'the pool was exhausted', effect: 'waited 30000 ms' })])).toEqual([]);
  });

  it('are not cut within a span', () => {
    const cut = (text: string, cause: string, effect: string) => statements(text, [read(text, { cause, effect })]);
    expect(cut('Young plants on beds 9 to 14 came up yellow.', 'Young plants on beds 9', '14 came up yellow')).toEqual(
      [],
    );
    expect(cut('The old bridge fell to ruin and rust.', 'The old bridge fell', 'ruin and rust')).toHaveLength(1);
  });

  it('begin with the cause where the words hardly tell, unless a reason is added', () => {
    const barely = 0.2;
    const told = (text: string, sure: number) => {
      const half = text.indexOf(',');
      const reading = read(text, {});
      const at = (word: number) => (reading.words[2 * word]! < half ? [-sure, sure] : [sure, -sure]);
      const sides = Float32Array.from({ length: reading.words.length }, (_, i) => at(i >> 1)[i & 1]!);
      return statements(text, [{ ...reading, sides }])[0]!.cause;
    };
    expect(told(ONE, barely)).toBe('The night pump stood still');
    expect(told(ONE, SURE)).toBe('the wards ran out of hot water');
    const reason = 'The wards ran out of hot water, because the night pump stood still.';
    expect(told(reason, barely)).toBe('the night pump stood still');
  });

  it('name a side in the sentence before where theirs only points back to it', () => {
    const text = 'The filters were left in for a year. That closed the jets.';
    const [first, second] = splitSentences(text).map(({ start, end }) => text.slice(start, end));
    const quiet = [-SURE, -SURE, -SURE];
    const found = statements(text, [
      read(first!, { claims: quiet, cause: 'The filters were left in' }),
      read(second!, { effect: 'closed the jets' }),
    ]);
    expect(found).toMatchObject([
      { sentence: 1, cause: 'The filters were left in for a year', effect: 'closed the jets' },
    ]);
    expect(found[0]!.cue.end - found[0]!.cue.start).toBeGreaterThanOrEqual(0);
  });

  it('name no side in another paragraph, which tells of something else', () => {
    const [first, second] = ['The filters were left in for a year.', 'That closed the jets.'];
    const readings = [
      read(first!, { claims: [-SURE, -SURE, -SURE], cause: 'The filters were left in' }),
      read(second!, { effect: 'closed the jets' }),
    ];
    expect(statements(`${first}\n${second}`, readings)).toHaveLength(1);
    expect(statements(`${first}\n\n${second}`, readings)).toEqual([]);
  });

  it('are none where a sentence states nothing, or has no two parts and nothing before it', () => {
    const sides = { cause: 'The night pump stood still', effect: 'the wards ran out of hot water' };
    expect(statements(ONE, [read(ONE, { ...sides, claims: [-SURE, -SURE, -SURE] })])).toEqual([]);
    expect(statements('The pump stood still.', [read('The pump stood still.', {})])).toEqual([]);
    expect(statements('', [])).toEqual([]);
  });

  it('are none where the reader rather holds that a cause is named that is none', () => {
    const sides = { cause: 'The night pump', effect: 'hot water' };
    expect(statements(ONE, [read(ONE, { ...sides, claims: [1.5, -1, SURE] })])).toEqual([]);
    // A sentence that claims one and rules out another is told for what it claims.
    expect(statements(ONE, [read(ONE, { ...sides, claims: [SURE, -1, 1] })])).toMatchObject([{ kind: 'causal' }]);
  });

  it('lead whichever way the words are likelier read', () => {
    const late = 'The wards ran out of hot water, since the night pump stood still.';
    const sides = { cause: 'the night pump stood still', effect: 'The wards ran out of hot water' };
    expect(statements(late, [read(late, sides)])).toMatchObject([sides]);
    const [turned] = statements(late, [read(late, { cause: sides.effect, effect: sides.cause })]);
    expect(turned).toMatchObject({ cause: sides.effect, effect: sides.cause });
  });
});
