import { describe, expect, it } from 'vitest';
import { askNotebook } from '../../../src/engine/notebook/ask.ts';
import type { AskProgress } from '../../../src/rpc/contracts.ts';
import type { Answer } from '../../../src/engine/types.ts';
import { IN_ORDER, MIXED } from './chain-texts.ts';
import { notebookOf } from './from-texts.ts';
import { readAll } from '../../fixtures/answer-scores.ts';

const notebook = await notebookOf(MIXED);
const WHY = 'Why did the glass workers strike?';
const ferries = await notebookOf({
  harbour:
    'Ferries are painted in May. The landing of ferries was talked about. Boats from the islands come in at the northern quay.',
  choir: 'The choir sings on Sundays. Its tenors have colds. The organ is out of tune.',
  mill: 'The mill grinds rye. Its wheel was mended in June. Flour is sold on Fridays.',
});
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const cited = (answer: Answer) => answer.sentences.flatMap(({ citations }) => citations);

/** Everything in an answer that points into a document. */
function spansOf({ sentences, path, evidence, trace }: Answer) {
  const gates = [...trace.gates, ...path.flatMap(({ gate }) => (gate ? [gate] : []))];
  return [
    ...sentences.flatMap(({ citations }) => citations),
    ...evidence,
    ...trace.kept,
    ...trace.rejected,
    ...gates.flatMap((gate) => gate.evidence),
  ];
}

describe('askNotebook', () => {
  it('answers why with the whole chain, first cause first, each link from its own document', async () => {
    const answer = await notebook.ask(WHY);
    expect(answer.status).toBe('answered');
    expect(cited(answer).map(({ documentId }) => documentId)).toEqual(IN_ORDER);
    expect(answer.path.map(({ citation }) => citation)).toEqual([1, 2, 3, 4, 5]);
    expect(answer.path[0]!.cause).toContain('storm');
    expect(answer.path[4]!.effect).toContain('strike');
  });

  it('follows effects forwards when asked what something led to', async () => {
    const answer = await notebook.ask('What did the violent storm lead to?');
    expect(cited(answer).map(({ documentId }) => documentId)).toEqual(IN_ORDER);
  });

  it('does not cite what somebody asks beside the reply', async () => {
    const question = 'KS: Did the ferry stop running in the winter?';
    const reply = 'OB: The ferry stopped running in the winter once the rudder chain had snapped.';
    const interview = await notebookOf({
      d: `Interview with Ole Brandt.\n\n${question}\n\n${reply}\n\nKS: Thank you.`,
    });
    const readPassages = async (passages: readonly (readonly string[])[]) =>
      readAll(passages, (line) => (line === reply ? 3 : line === question ? 2 : -8));
    const answer = await interview.ask('What made the ferry stop running in the winter?', { readPassages });
    expect(cited(answer).map(({ text }) => text)).toEqual([reply]);
  });

  it('cites nothing twice: what a later sentence points back to is one place with it, where it stands', async () => {
    const [dry, why, fish] = [
      'The tank behind the mill ran dry in the night.',
      'This is because the tank’s valve had been left open.',
      'Without water in the tank, the trout of the mill died.',
    ];
    const mill = await notebookOf({ mill: `${dry} ${why} Bread is sold on Fridays.`, fish: `${fish} Eels did not.` });
    const chances = new Map([
      [dry, 5],
      [fish, 4],
      [why, 4],
    ]);
    const readPassages = async (passages: readonly (readonly string[])[]) =>
      readAll(passages, (line) => chances.get(line) ?? -8);
    const steps: string[][] = [];
    const answer = await mill.ask('What happened to the tank of the mill, and to the trout?', {
      readPassages,
      onProgress: (_, sentences) => steps.push(sentences.map(({ text }) => text)),
    });
    expect(answer.sentences.map(({ text }) => text)).toEqual([`${dry} ${why}`, fish]);
    expect(cited(answer).map(({ number }) => number)).toEqual([1, 2]);
    expect(steps).toContainEqual([dry]);
  });

  it('cites sentences by spans that hold exactly the cited words', async () => {
    for (const question of [
      WHY,
      'Who met on Friday in the hall?',
      'Did the late frost cause a poor harvest of honey?',
    ]) {
      const spans = spansOf(await notebook.ask(question));
      expect(spans.length).toBeGreaterThan(0);
      for (const { documentId, start, end, text } of spans) {
        expect(oneLine((await notebook.texts.text(documentId)).slice(start, end))).toBe(text);
      }
    }
  });

  it('cites something for every sentence, numbered from 1 in reading order', async () => {
    for (const question of [WHY, 'Who met on Friday in the hall?']) {
      const answer = await notebook.ask(question);
      for (const { citations } of answer.sentences) expect(citations.length).toBeGreaterThan(0);
      expect(cited(answer).map(({ number }) => number)).toEqual(cited(answer).map((_, i) => i + 1));
    }
  });

  it('says that another subject is not in the documents, and gives the nearest passages', async () => {
    const answer = await notebook.ask(
      'Why did the volcano on Krakatoa erupt in 1883, and was magma chemistry involved?',
    );
    expect(answer).toMatchObject({ status: 'not-in-documents', sentences: [], path: [] });
    expect((await notebook.ask('Why did the parliament dissolve the coal committee of Ruritania?')).status).toBe(
      'not-in-documents',
    );
    const near = await notebook.ask('Why did the Ruritanian parliament abolish the winter hunting season?');
    expect(near.status).toBe('not-in-documents');
    expect(near.evidence.length).toBeGreaterThan(0);
  });

  it('stops when asked to, with the sentences that are there', async () => {
    let told = 0;
    const stopped = await notebook.ask(WHY, {
      isStopped: () => told >= 2,
      onProgress: (_, sentences) => (told = sentences.length),
    });
    const whole = await notebook.ask(WHY);
    expect(stopped.sentences).toEqual(whole.sentences.slice(0, 2));
    for (const { citation } of stopped.path) expect(citation).toBeLessThanOrEqual(2);
    expect((await notebook.ask(WHY, { isStopped: () => true })).sentences).toEqual([]);
  });

  it('tells its stages in order, and the answer sentence by sentence', async () => {
    const stages: AskProgress['stage'][] = [];
    const lengths: number[] = [];
    const answer = await notebook.ask(WHY, {
      onProgress: (stage, sentences) => {
        if (stages.at(-1) !== stage) stages.push(stage);
        if (stage === 'answer') lengths.push(sentences.length);
      },
    });
    expect(stages).toEqual(['seeds', 'expansion', 'filter', 'answer']);
    expect(lengths).toEqual(answer.sentences.map((_, i) => i + 1));
  });

  it('measures every stage by the clock it is given', async () => {
    let now = 0;
    const { trace } = await notebook.ask(WHY, { clock: () => (now += 2) });
    expect(trace.timings).toEqual({ seeds: 2, expansion: 2, filter: 2, answer: 2 });
  });

  it('carries a trace: seeds, hops, and what was kept with its reason', async () => {
    const { trace, tier } = await notebook.ask(WHY);
    expect(tier).toBe('builtin');
    expect(new Set(trace.seeds.map(({ kind }) => kind))).toEqual(new Set(['entity', 'module', 'passage']));
    expect(trace.hops.reduce((a, b) => a + b, 0)).toBeGreaterThan(0);
    for (const { reason } of [...trace.kept, ...trace.rejected]) expect(reason).not.toBe('');
  });

  it('gives the same answer to the same question', async () => {
    expect(await notebook.ask(`  ${WHY} `)).toEqual(await notebook.ask(WHY));
  });

  it.each([
    ['', 'question-empty'],
    [' \n ', 'question-empty'],
    ['why '.repeat(25_000), 'question-too-long'],
  ])('refuses a question that cannot be asked: %#', async (question, code) => {
    await expect(notebook.ask(question)).rejects.toMatchObject({ code });
  });

  it('never shows or reads a document that was taken out after indexing', async () => {
    const excludedDocuments = new Set(['trade']);
    const texts = {
      text: (id: string) => (id === 'trade' ? Promise.reject(new Error('gone')) : notebook.texts.text(id)),
    };
    for (const question of [WHY, 'What caused the coal shortage?', 'What did the violent storm lead to?']) {
      const answer = await askNotebook(notebook.index, texts, question, { clock: () => 0, excludedDocuments });
      expect(spansOf(answer).map(({ documentId }) => documentId)).not.toContain('trade');
    }
  });
});

describe('askNotebook with a reader', () => {
  const QUESTION = 'Where do the ferries land?';
  const sayings = (answer: Answer) => answer.sentences.map(({ text }) => text);
  /** Reads sentences as if those that hold a word answered. */
  const readerOf =
    (word: string, here = 4, elsewhere = -9) =>
    async (passages: readonly (readonly string[])[]) =>
      readAll(passages, (line) => (line.includes(word) ? here : elsewhere));

  it('puts what the reader takes for the answer first, and is what it was where none reads in time', async () => {
    const without = await ferries.ask(QUESTION);
    const read = await ferries.ask(QUESTION, { readPassages: readerOf('northern quay') });
    expect(sayings(read)[0]).toContain('northern quay');
    const late = await ferries.ask(QUESTION, { readPassages: async () => null });
    expect({ ...late, trace: null }).toEqual({ ...without, trace: null });
  });

  it('refuses where the reader finds no answer in what words and vectors hold for one, and shows what is nearest', async () => {
    const answers = await Promise.all(
      [4, -13].map((score) => ferries.ask(QUESTION, { readPassages: readerOf('quay', score, -13) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(['answered', 'not-in-documents']);
    expect(answers[1]!.evidence.length).toBeGreaterThan(0);
  });

  it('shows last what says nothing by itself where it refuses, such as a date', async () => {
    const log = 'The ferry left late on Friday because of the fog. Its cook was ill. The deck was painted in May.';
    const diary = await notebookOf({ diary: `9 December.\n\n${log}\n\n10 December.\n\nThe mill stood still.` });
    const QUESTION = 'Who mended the organ on 9 December?';
    const answer = await askNotebook(diary.index, diary.texts, QUESTION, {
      clock: () => 0,
      readPassages: async (passages) => readAll(passages, (line) => (/^\d/u.test(line) ? -12 : -13)),
    });
    expect(answer.status).toBe('not-in-documents');
    const isDate = answer.evidence.map(({ text }) => /^\d/u.test(text));
    expect(isDate).toContain(false);
    expect(isDate.toSorted()).toEqual(isDate);
    expect(isDate).toContain(true);
  });

  it('says yes or no where the reader is clear about it, and nothing to other questions', async () => {
    const affirming = (odds: number) => async (passages: readonly (readonly string[])[]) =>
      (await readerOf('frost')(passages)).map(({ answers }) => ({ answers, affirms: answers.map(() => odds) }));
    const asked = (question: string, odds: number) => notebook.ask(question, { readPassages: affirming(odds) });
    const CHECK = 'Did the late frost cause a poor harvest of honey?';
    expect((await asked(CHECK, 3)).verdict).toBe('yes');
    expect((await asked(CHECK, -3)).verdict).toBe('no');
    expect((await asked('Has the late frost been ruled out as the cause of the poor harvest?', -3)).verdict).toBe(
      'yes',
    );
    expect(await asked(CHECK, 0)).not.toHaveProperty('verdict');
    expect(await notebook.ask(CHECK)).not.toHaveProperty('verdict');
    expect(await asked('Why was the harvest of honey poor?', 3)).not.toHaveProperty('verdict');
  });

  it('begins a “no” with a sentence that denies, though the reader is surer of the claim', async () => {
    const { index, texts } = await notebookOf({
      report: 'The inspector held that the old boiler had caused the smell in the hall.',
      letter: 'The smell in the hall did not come from the old boiler.',
    });
    const answer = await askNotebook(index, texts, 'Was the smell in the hall caused by the old boiler?', {
      clock: () => 0,
      readPassages: async (passages) =>
        passages.map((lines) => ({
          answers: Float32Array.from(lines, (line) => (line.includes('held') ? 2 : 1.5)),
          affirms: Float32Array.from(lines, (line) => (line.includes('held') ? -3 : -2)),
        })),
    });
    expect(answer.verdict).toBe('no');
    expect(answer.sentences).toHaveLength(2);
    expect(answer.sentences[0]!.text).toContain('did not come');
  });

  it('reads the best sentences once more, each alone, out of different passages', async () => {
    const read: string[][][] = [];
    const readPassages = async (passages: readonly (readonly string[])[]) => {
      read.push(passages.map((lines) => [...lines]));
      return readerOf('strike')(passages);
    };
    await notebook.ask(WHY, { readPassages });
    const [first, second] = read;
    expect(second!.length).toBeGreaterThan(1);
    expect(second!.every((lines) => lines.length === 1)).toBe(true);
    const alone = second!.flat();
    expect(first!.flat()).toEqual(expect.arrayContaining(alone));
    expect(first!.filter((lines) => lines.some((line) => alone.includes(line))).length).toBeGreaterThan(1);
  });

  it('follows no causal path none of whose steps answers', async () => {
    const followed = await notebook.ask(WHY);
    expect(followed.path.length).toBe(5);
    const read = await notebook.ask(WHY, { readPassages: readerOf('strike') });
    expect(cited(read).map(({ documentId }) => documentId)).toEqual(IN_ORDER);
  });
});
