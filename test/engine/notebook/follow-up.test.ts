import { describe, expect, it } from 'vitest';
import { askNotebook } from '../../../src/engine/notebook/ask.ts';
import {
  asksElse,
  carriedOver,
  followUps,
  needsContext,
  withCarried,
  withoutCited,
} from '../../../src/engine/notebook/follow-up.ts';
import { followUpSignals } from '../../../src/engine/notebook/pointing.ts';
import { isNounPhrase } from '../../../src/engine/notebook/phrasing.ts';
import type { Answer, AskedBefore } from '../../../src/engine/types.ts';
import { CHAIN, MIXED } from './chain-texts.ts';
import { notebookOf } from './from-texts.ts';

const notebook = await notebookOf(MIXED);
const { prepared, index, texts } = notebook;
const ask = (question: string) => notebook.ask(question);

function before(question: string, answer: Answer): AskedBefore {
  const cited = answer.sentences.flatMap(({ citations }) => citations);
  return { question, carried: answer.trace.carried ?? [], path: answer.path, cited };
}

const WHY = 'What caused the coal shortage?';
const asked = before(WHY, await ask(WHY));

describe('needsContext', () => {
  it.each([
    'And why did that happen?',
    'Why?',
    'What did it lead to?',
    'What else caused the coal shortage?',
    'Und warum?',
    'The railway closure?',
  ])('holds for "%s"', (question) => expect(needsContext(prepared, question)).toBe(true));

  it.each([
    'Why did the glass workers strike after the furnace shutdown?',
    'What caused the strike?',
    'What caused the poor harvest of honey?',
    'What evidence shows that the railway closure caused a coal shortage?',
  ])('does not hold for "%s"', (question) => expect(needsContext(prepared, question)).toBe(false));
});

describe('a question that nobody said goes on from another', () => {
  it('carries over only when it points back and says little itself', () => {
    const implied = { ...asked, implied: true };
    expect(carriedOver(prepared, 'And why did that happen?', implied)).not.toEqual([]);
    expect(carriedOver(prepared, 'Why?', implied)).not.toEqual([]);
    expect(carriedOver(prepared, 'What caused the strike?', implied)).toEqual([]);
    expect(carriedOver(prepared, 'Why was there a zeppelin?', implied)).toEqual([]);
    expect(carriedOver(prepared, 'Why did the honey harvest fail when it froze late?', implied)).toEqual([]);
  });
});

describe('a question that points back by its words and nobody said goes on', () => {
  const PIPE =
    'The pipe under the sink burst on Monday. The plumber, Mr Ody, replaced the joint. He refused any money for it.';
  const BOAT =
    'The club meant to sail on Sunday. The rudder had been stolen in the night, so the crew stayed ashore. The thief was never found.';
  const BURST = 'What burst under the sink?';

  it('is about what only the documents name where that is another matter, and about the answer where it fits', async () => {
    const two = await notebookOf({ pipe: PIPE, boat: BOAT });
    const { citations } = (await two.ask(BURST)).sentences[0]!;
    const asked = { question: BURST, carried: [], path: [], cited: citations, implied: true };
    expect(carriedOver(two.prepared, 'Why could they not sail?', asked)).toEqual([]);
    expect(carriedOver(two.prepared, 'Why did he refuse?', asked)).not.toEqual([]);
    const elsewhere = { ...asked, cited: (await two.ask('When did the club mean to sail?')).sentences[0]!.citations };
    expect(followUpSignals(two.prepared, 'Why did he refuse?', elsewhere.cited)[0]).toBeLessThan(-1);
    expect(followUpSignals(two.prepared, 'Why did he refuse?', asked.cited)[0]).toBeCloseTo(0, 5);
  });
});

describe('carriedOver', () => {
  it('carries nothing into a question that stands by itself', () => {
    expect(carriedOver(prepared, 'What caused the poor harvest of honey?', asked)).toEqual([]);
  });

  it('asks on for a cause from the first cause, and for an effect from the last effect', () => {
    expect(carriedOver(prepared, 'And why did that happen?', asked)[0]).toMatch(/storm/i);
    expect(carriedOver(prepared, 'And what did that lead to?', asked)[0]).toMatch(/coal shortage/i);
    const effects = { ...asked, question: 'What did the storm lead to?' };
    expect(carriedOver(prepared, 'Why did that happen?', effects)[0]).toMatch(/coal shortage/i);
  });

  it('without a path carries what the question before named, what that had carried, or what was cited', async () => {
    const question = 'Tell me of the glass works';
    const open = { ...before(question, await ask(question)), path: [] };
    expect(carriedOver(prepared, 'And when did it open?', open).join()).toMatch(/glass works/i);
    const chained = { ...open, question: 'Why is it so?', carried: ['honey bees'] };
    expect(carriedOver(prepared, 'Where are they?', chained)).toEqual(['honey bees']);
    const cited = { ...asked, question: 'Why is it so?', path: [] };
    expect(carriedOver(prepared, 'Where are they?', cited).length).toBeGreaterThan(0);
    expect(carriedOver(prepared, 'Where?', { question: 'Why?', carried: [], path: [], cited: [] })).toEqual([]);
  });

  it('makes a question find what it could not find alone', async () => {
    const question = 'And what did that lead to?';
    const alone = await ask(question);
    const together = await ask(withCarried(question, carriedOver(prepared, question, asked)));
    expect(alone.path).toEqual([]);
    expect(together.path.at(-1)?.effect).toMatch(/strike/);
    expect(together.path[0]?.cause).toMatch(/coal shortage/i);
  });
});

describe('what else', () => {
  it('leaves out what was cited before', async () => {
    const text = { ...CHAIN, other: 'A miners’ festival was held. The lost barges caused the coal shortage too.' };
    const two = await notebookOf(text);
    const first = await two.ask(WHY);
    const cited = first.sentences.flatMap(({ citations }) => citations);
    const question = 'What else caused the coal shortage?';
    expect(asksElse(question)).toBe(true);
    const second = await askNotebook(withoutCited(two.index, cited), two.texts, question, { clock: () => 0 });
    const starts = new Set(cited.map(({ documentId, start }) => `${documentId} ${start}`));
    const again = [...second.sentences.flatMap(({ citations }) => citations), ...second.trace.kept];
    expect(second.sentences.map((sentence) => sentence.text).join()).toMatch(/barges|railway closure/);
    for (const { documentId, start } of again) expect(starts.has(`${documentId} ${start}`)).toBe(false);
    expect(await two.ask(WHY)).toEqual(first);
  });
});

describe('followUps', () => {
  it('asks on where the notebook goes on, and about the way itself', async () => {
    const questions = followUps(index, asked, 9);
    expect(questions.some((question) => /^What did .*coal shortage lead to\?$/.test(question))).toBe(true);
    expect(questions.some((question) => /^What led to .*storm/.test(question))).toBe(false);
    expect(questions.some((question) => /^What if there had been no /.test(question))).toBe(true);
    for (const question of questions) {
      const answer = await askNotebook(index, texts, question, { clock: () => 0 });
      expect([question, answer.status, answer.path.length > 0]).toEqual([question, 'answered', true]);
    }
    expect(followUps(index, asked, 1)).toHaveLength(1);
    expect(followUps(index, { ...asked, path: [] }, 9)).toEqual([]);
  });

  it('puts only phrases into questions that can take the place of a noun', () => {
    expect(isNounPhrase('the burst water main')).toBe(true);
    expect(isNounPhrase('the machines had halted')).toBe(false);
    const path = [
      { cause: 'the machines had halted', effect: '23 sessions were postponed' },
      { cause: '23 sessions were postponed', effect: 'the delay' },
    ];
    expect(followUps(index, { ...asked, path }, 9).join()).not.toMatch(/halted|were/);
  });
});
