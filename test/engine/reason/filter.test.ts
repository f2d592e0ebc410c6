import { describe, expect, it } from 'vitest';
import { retrieve } from '../../../src/engine/notebook/retrieve.ts';
import { filterCausal } from '../../../src/engine/reason/filter.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const { ask, prepared } = await notebookOf({
  report: 'The violent storm caused a huge landslide. Nobody was hurt.',
  paper: 'The summer parade coincided with the huge landslide. Stalls sold cider.',
  letter: 'The quarry blast did not cause the huge landslide. The quarry was closed.',
});
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text).join(' ');

describe('the causal filter', () => {
  it.each(['Why was there a huge landslide?', 'What caused the huge landslide?'])(
    'sets aside, with a reason, what is only related to the answer of: %s',
    async (question) => {
      const { sentences, trace } = await ask(question);
      expect(texts(sentences)).toContain('storm');
      expect(texts(sentences)).not.toMatch(/parade|quarry blast/);
      expect(texts(trace.kept)).not.toMatch(/parade|quarry blast/);
      const reasonFor = (word: string) => trace.rejected.find(({ text }) => text.includes(word))?.reason;
      expect(reasonFor('parade')).toMatch(/went together/);
      expect(reasonFor('quarry blast')).toMatch(/no causal link/);
    },
  );

  it('keeps what went together where the documents state no cause, and says that it is no more', async () => {
    const unexplained = await notebookOf({
      trial: 'Specialised training was associated with fewer accidents on building sites. Forty crews took part.',
      letter: 'The canteen opens at noon. Soup is served on Mondays.',
    });
    const { sentences, trace } = await unexplained.ask('What is the impact of specialised training on accidents?');
    const quoted = sentences.find(({ text }) => text.includes('associated with fewer accidents'));
    expect(quoted?.caution).toMatch(/not that one caused the other/);
    expect(sentences.filter(({ caution }) => caution !== undefined)).toEqual([quoted]);
    expect(trace.rejected).toEqual([]);
    expect(trace.kept.find(({ text }) => text.includes('associated'))?.reason).toMatch(/went together/);
  });

  it('keeps what the document that states the cause found besides', async () => {
    const study = await notebookOf({
      trial:
        'Specialised training led to fewer accidents on building sites. The results show that fewer accidents were associated with ' +
        'older crews.',
      letter: 'Fewer accidents were associated with the new canteen. Soup is served on Mondays.',
    });
    const { trace } = await study.ask('Why were there fewer accidents on building sites?');
    expect(texts(trace.kept)).toContain('older crews');
    expect(texts(trace.rejected)).toContain('canteen');
    expect(texts(trace.rejected)).not.toContain('older crews');
  });

  it('sets nothing aside beside steps that were read one after the other', () => {
    const { ranked, path, question } = retrieve(prepared, 'What caused the huge landslide?');
    expect(filterCausal(prepared, ranked, path, question.intent).rejected.length).toBeGreaterThan(0);
    const told = path.relations.map((relation) => prepared.index.relations.sentence[relation]!);
    const read = filterCausal(prepared, ranked, { ...path, told }, question.intent);
    expect(read.rejected).toEqual([]);
    expect(read.kept.filter(({ onlyRelated }) => onlyRelated).length).toBeGreaterThan(0);
  });

  it('calls a single statement that only a reader found no step of a path', () => {
    const { ranked, path, question } = retrieve(prepared, 'What caused the huge landslide?');
    const { relations } = prepared.index;
    const first = relations.confidence.findIndex((_, r) => path.relations.includes(r));
    const alone = { ...path, relations: [first], told: [relations.sentence[first]!] };
    const reasonBy = (confidence: number) => {
      const unsure = { ...relations, confidence: relations.confidence.map(() => confidence) };
      const read = { ...prepared, index: { ...prepared.index, relations: unsure } };
      const { kept } = filterCausal(read, ranked, alone, question.intent);
      return kept.find(({ sentence }) => sentence === relations.sentence[first])!.reason;
    };
    expect(reasonBy(0.9)).toBe('A step of the causal path');
    expect(reasonBy(0.5)).toMatch(/^States a cause/);
  });

  it('may use a denial when the question asks whether something was the cause', async () => {
    const { status, sentences } = await ask('Did the quarry blast cause the huge landslide?');
    expect(status).toBe('answered');
    expect(texts(sentences)).toContain('did not cause');
  });

  it('never puts a sentence into both lists', async () => {
    const { trace } = await ask('What caused the huge landslide?');
    const place = ({ documentId, start }: { documentId: string; start: number }) => `${documentId}:${start}`;
    const kept = new Set(trace.kept.map(place));
    for (const item of trace.rejected) expect(kept.has(place(item))).toBe(false);
  });
});
