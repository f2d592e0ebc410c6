import { describe, expect, it } from 'vitest';
import type { Prepared } from '../../../src/engine/retrieve/prepared.ts';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import { scoreRelevance } from '../../../src/engine/retrieve/relevance.ts';
import {
  assembleChain,
  CHAIN_SIGNALS,
  likeliest,
  type ChainStep,
  type SectionScores,
} from '../../../src/engine/retrieve/support-chain.ts';
import { Network } from '../../../src/engine/retrieve/network.ts';
import { randomWords } from '../vector/tiny-words.ts';
import { MIXED } from '../notebook/chain-texts.ts';
import { notebookOf } from '../notebook/from-texts.ts';

/** Ids of the documents whose sections were chosen, in the order of choosing. */
function documentsOf(prepared: Prepared, sections: readonly { section: number }[]): string[] {
  const { documents } = prepared.index;
  return sections.map(({ section }) => documents.ids[prepared.sectionDocument[section]!]!);
}

/** Sections of one passage each that fit so well, with no walk. */
function fitting(...fits: number[]): SectionScores {
  const none = () => new Float32Array(fits.length);
  const bestPassage = Uint32Array.from(fits, (_, section) => section);
  return {
    fits: Float32Array.from(fits),
    best: Math.max(...fits),
    visits: none(),
    named: none(),
    nameShare: 0,
    bestPassage,
    ofQuestion: [1, 0, 0],
  };
}

type Row = Record<(typeof CHAIN_SIGNALS)[number], number>;

/**
 * Chooses documents in a given order.
 *
 * @param order ids of documents of one section each
 * @returns for every step what is known of each document that is not chosen yet
 */
function stepsOf(prepared: Prepared, text: string, scores: SectionScores, order: readonly string[]) {
  const steps: Record<string, Row>[] = [];
  const chosen = assembleChain(prepared, readQuestion(prepared, text), scores, ({ sections, isChosen, signals }) => {
    const ids = documentsOf(
      prepared,
      sections.map((section) => ({ section })),
    );
    const rows: Record<string, Row> = {};
    ids.forEach((id, slot) => {
      if (isChosen[slot] === 1) return;
      const named = CHAIN_SIGNALS.map((name, i) => [name, signals[slot * CHAIN_SIGNALS.length + i]!]);
      rows[id] = Object.fromEntries(named) as Row;
    });
    steps.push(rows);
    return { slot: ids.indexOf(order[steps.length - 1] ?? ''), value: -steps.length };
  });
  return { steps, chosen };
}

describe('assembleChain', () => {
  it('chooses nothing twice, lets scores fall from 1, and begins with what fits best', async () => {
    const { prepared } = await notebookOf(MIXED);
    const { sections, sectionFits } = scoreRelevance(
      prepared,
      readQuestion(prepared, 'Why was there a coal shortage?'),
    );
    expect(sections.length).toBeGreaterThan(1);
    expect(documentsOf(prepared, sections)).toEqual(expect.arrayContaining(['trade', 'works']));
    expect(new Set(sections.map(({ section }) => section)).size).toBe(sections.length);
    const scores = sections.map(({ score }) => score);
    expect(scores[0]).toBe(1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.at(-1)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...sectionFits)).toBe(1);
  });

  it('takes what is chosen for it, and stops where nothing is', async () => {
    const { prepared } = await notebookOf({ a: 'It melted.', b: 'They froze.', c: 'She sneezed.' });
    const { steps, chosen } = stepsOf(prepared, 'melted', fitting(0, -1, -2), ['c', 'a']);
    expect(documentsOf(prepared, chosen)).toEqual(['c', 'a']);
    expect(chosen.map(({ score }) => score)).toEqual([1, expect.closeTo(Math.exp(-1), 6)]);
    expect(steps.map((rows) => Object.keys(rows).sort())).toEqual([['a', 'b', 'c'], ['a', 'b'], ['b']]);
  });

  it('never scores a section above one that was chosen before it', async () => {
    const { prepared } = await notebookOf({ a: 'It melted.', b: 'They froze.', c: 'She sneezed.' });
    const values = [0, -2, 5];
    let at = 0;
    const chosen = assembleChain(prepared, readQuestion(prepared, 'melted'), fitting(0, 0, 0), ({ isChosen }) => ({
      slot: isChosen.indexOf(0),
      value: values[at++]!,
    }));
    expect(chosen.map(({ score }) => score)).toEqual([
      1,
      expect.closeTo(Math.exp(-2), 6),
      expect.closeTo(Math.exp(-2), 6),
    ]);
  });

  it('tells what adds a word of the question from what repeats one', async () => {
    const { prepared } = await notebookOf({ a: 'It melted quickly.', b: 'They melted quickly.', c: 'She sneezed.' });
    const { steps } = stepsOf(prepared, 'melted sneezed quickly', fitting(0, 0, 0), ['a']);
    const [before, after] = steps;
    expect(before!['b']!.fresh).toBeCloseTo(before!['a']!.fresh, 6);
    expect(before!['b']!.fresh + before!['c']!.fresh).toBeCloseTo(1, 6);
    expect(after!['b']!.fresh).toBeLessThan(0.5 * before!['b']!.fresh);
    expect(after!['c']!.fresh).toBe(before!['c']!.fresh);
    expect(after!['c']!.fresh).toBeGreaterThan(after!['b']!.fresh);
  });

  it('takes neighbouring words of a question together', async () => {
    const { prepared } = await notebookOf({
      a: 'A glacier melted.',
      b: 'The garden is functional. He hates programming.',
      c: 'She teaches functional programming.',
    });
    const { steps } = stepsOf(prepared, 'melted functional programming', fitting(0, 0, 0), ['c']);
    const { b, c } = steps[0]!;
    expect(b!.fresh).toBeCloseTo(c!.fresh, 6);
    expect(b!.freshPairs).toBe(0);
    expect(c!.freshPairs).toBeGreaterThan(0);
  });

  it('ties a section that the question does not name to a chosen one by an entity', async () => {
    const { prepared } = await notebookOf({
      a: 'The Meridian Bridge caused an outcry in the city council.',
      b: 'Tomatoes grow well on southern balconies.',
      c: 'Lena Hartwig designed the Meridian Bridge.',
    });
    const question = 'Why was there an outcry in the city council?';
    const { steps } = stepsOf(prepared, question, { ...fitting(0, 0, 0), nameShare: 0.5 }, ['a']);
    expect(Object.values(steps[0]!).map(({ tie }) => tie)).toEqual([0, 0, 0]);
    expect(steps[1]!['b']!.tie).toBe(0);
    const { tie, tieByName } = steps[1]!['c']!;
    expect(tie).toBeGreaterThan(0);
    expect(tie).toBeLessThanOrEqual(1);
    expect(tieByName).toBeCloseTo(0.5 * tie, 6);
  });

  it('ties a document whose title holds the entity more than one that mentions it', async () => {
    const ties = async (title: string) => {
      const { prepared } = await notebookOf(
        { a: 'The outcry was in Indiana.', b: 'Tomatoes grow well in Indiana.', c: 'Wine was banned in Indiana.' },
        { c: title },
      );
      return stepsOf(prepared, 'outcry', fitting(0, 0, 0), ['a']).steps[1]!;
    };
    const without = await ties('Alcohol laws');
    expect(without['c']!.tie).toBeCloseTo(without['b']!.tie, 6);
    const titled = await ties('Alcohol laws of Indiana');
    expect(titled['c']!.tie).toBeGreaterThan(titled['b']!.tie);
  });

  it('knows where the walk leads, what the question names, and how far behind the best each fit is', async () => {
    const { prepared } = await notebookOf({ a: 'It melted.', b: 'It froze.', c: 'It boiled.' });
    const scores = {
      ...fitting(3, -1, -500),
      visits: Float32Array.of(0, 1, 0.5),
      named: Float32Array.of(0, 0, 0.75),
      nameShare: 0.5,
      ofQuestion: [0.25, 0.125, 0.0625] as const,
    };
    const { steps } = stepsOf(prepared, 'melted froze boiled', scores, ['b']);
    const { a, b, c } = steps[0]!;
    expect([a!.visitsByName, b!.visitsByName, c!.visitsByName]).toEqual([0, 0.5, 0.25]);
    expect([a!.named, b!.named, c!.named]).toEqual([0, 0, 0.75]);
    expect([a!.fit, b!.fit]).toEqual([0, -0.5]);
    // Far below the best all are alike.
    expect(c!.fit).toBe(-3);
    const { bestWordsShare, unknownShare, isEmbedded, nameShare } = c!;
    expect({ bestWordsShare, unknownShare, isEmbedded, nameShare }).toEqual({
      bestWordsShare: 0.25,
      unknownShare: 0.125,
      isEmbedded: 0.0625,
      nameShare: 0.5,
    });
    expect(steps.map((rows) => [rows['a']!.isFirst, rows['a']!.place])).toEqual([
      [1, 0],
      [0, expect.closeTo(Math.log(2) / 3, 6)],
    ]);
  });

  it('knows what is like a chosen section', async () => {
    const texts = { a: 'Glaciers melted early.', b: 'Glaciers melted early.', c: 'Trumpets sounded badly.' };
    const { prepared } = await notebookOf(texts, {}, randomWords(Object.values(texts), 16));
    const { steps } = stepsOf(prepared, 'glaciers', fitting(0, 0, 0), ['a']);
    expect(steps[1]!['b']!.alike).toBeCloseTo(1, 1);
    expect(steps[1]!['c']!.alike).toBeLessThan(0.9);
  });

  it('chooses nothing in an empty notebook', async () => {
    const { prepared } = await notebookOf({});
    expect(assembleChain(prepared, readQuestion(prepared, 'glacier'), fitting())).toEqual([]);
  });
});

describe('likeliest', () => {
  it('takes the best of those that are not chosen yet, and says when none is left', () => {
    const network = new Network({
      signals: ['fit'],
      mean: [0],
      scale: [1],
      hidden: [1],
      hiddenBias: [0],
      output: [2],
      outputBias: 1,
    });
    const step: ChainStep = {
      sections: [7, 8, 9],
      isChosen: Uint8Array.of(0, 0, 0),
      signals: Float32Array.of(1, 3, 2),
    };
    expect(likeliest(step, network)).toEqual({ slot: 1, value: 7 });
    expect(likeliest({ ...step, isChosen: Uint8Array.of(0, 1, 0) }, network)).toEqual({ slot: 2, value: 5 });
    expect(likeliest({ ...step, isChosen: Uint8Array.of(1, 1, 1) }, network).slot).toBe(-1);
  });
});
