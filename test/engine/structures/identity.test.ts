import { describe, expect, it } from 'vitest';
import { eventsByWords } from '../../../src/engine/structures/identity.ts';
import { WordVectors } from '../../../src/engine/vector/word-vectors.ts';
import { notebookOf, type Texts } from '../notebook/from-texts.ts';
import { tinyWords } from '../vector/tiny-words.ts';

/** The events of the sides that contain each of some words. */
async function eventsOf(
  texts: Texts,
  words: readonly string[],
  meanings: WordVectors = WordVectors.none,
): Promise<number[]> {
  const { index } = await notebookOf(texts, {}, meanings);
  const { relations, sentences, documents } = index;
  const said = (side: number): string => {
    const text = texts[documents.ids[sentences.document[relations.sentence[side >> 1]!]!]!]!;
    const at = 6 * (side >> 1) + 2 * (side % 2);
    return text.slice(relations.ranges[at], relations.ranges[at + 1]);
  };
  const events = eventsByWords(index, said);
  return words.map((word) => {
    const side = [...events.keys()].find((at) => said(at).toLowerCase().includes(word));
    if (side === undefined) throw new Error(`Nothing is called ${word}.`);
    return events[side]!;
  });
}

describe('the events of statements', () => {
  it('are one quantity whichever way it goes', async () => {
    const [risen, fallen] = await eventsOf(
      {
        one: 'The festival caused a rise in hotel bookings.',
        two: 'Hotel bookings fell by a tenth because the pier closed.',
      },
      ['rise in hotel bookings', 'hotel bookings fell'],
    );
    expect(risen).toBe(fallen);
  });

  it('are not one for moving alike', async () => {
    const [one, other] = await eventsOf(
      { one: 'The festival caused a rise in hotel bookings. The frost caused a rise in feed prices.' },
      ['hotel bookings', 'feed prices'],
    );
    expect(one).not.toBe(other);
  });

  it('are one under two names where they have the same cause and no document has both', async () => {
    const names = ['the diversion of the island ferry', 'the rerouting of the island ferry'];
    const strike = 'The strike by the trawler crews caused';
    const [one, other] = await eventsOf({ one: `${strike} ${names[0]}.`, two: `${strike} ${names[1]}.` }, names);
    expect(one).toBe(other);
    const [here, there] = await eventsOf({ one: `${strike} ${names[0]}. ${strike} ${names[1]}.` }, names);
    expect(here).not.toBe(there);
    const [first, second] = await eventsOf(
      { one: `${strike} ${names[0]}.`, two: `The storm at sea caused ${names[1]}.` },
      names,
    );
    expect(first).not.toBe(second);
  });

  it('are one where a document tells it by a noun and by a clause', async () => {
    const strike = 'the strike by the trawler crews';
    const [one, other] = await eventsOf(
      {
        one: `The diversion of the island ferry was caused by ${strike}. The island ferry was rerouted because of ${strike}.`,
      },
      ['the diversion of the island ferry', 'the island ferry was rerouted'],
    );
    expect(one).toBe(other);
  });

  it('are one where the words in which their names differ mean nearly the same, but not two of one thing', async () => {
    const meanings = tinyWords({ spill: [1, 0.2, 0, 0], leak: [1, 0, 0.2, 0], repair: [0, 0, 0.1, 1] });
    const told = (name: string, other: string): Promise<number[]> =>
      eventsOf(
        { one: `The crack in the hull caused ${name}.`, two: `${other} led to the loss of the mail.` },
        [name, other.toLowerCase()],
        meanings,
      );
    const [spilled, leaked] = await told('the spill in the inner basin', 'The leak in the inner basin');
    expect(spilled).toBe(leaked);
    const [spill, repaired] = await told('the spill in the inner basin', 'The repair in the inner basin');
    expect(spill).not.toBe(repaired);
  });
});
