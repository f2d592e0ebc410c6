/** @file Notebooks at the edges: nothing in them, hardly anything, or other languages. All can be asked. */
import { describe, expect, it } from 'vitest';
import { suggestQuestions } from '../../../src/engine/notebook/suggest.ts';
import { notebookOf } from './from-texts.ts';

const GERMAN =
  'Der Sturm löste einen Erdrutsch am Hang aus. Der Erdrutsch blockierte die Bahnstrecke im Tal. ' +
  'Weil die Bahnstrecke blockiert war, fielen die Kohlezüge aus. Die Stadt hatte drei Tage lang keine Heizung.';
const CHINESE = '暴雨引发了山体滑坡。山体滑坡阻断了铁路。由于铁路中断，煤炭运输延误。城市三天没有暖气。';

describe('asking', () => {
  it.each([
    ['no documents', {}],
    ['an empty document', { a: '' }],
    ['one word', { a: 'Storm' }],
    ['only function words', { a: 'It is what it is. So it was.' }],
    ['only punctuation', { a: '?! … —' }],
  ])('a notebook with %s says that it is not in the documents', async (_, texts) => {
    const { ask } = await notebookOf(texts);
    const answer = await ask('Why did the railway close?');
    expect(answer.status).toBe('not-in-documents');
    expect(answer.sentences).toEqual([]);
  });

  it('a document without relations still answers with what fits', async () => {
    const { ask, index } = await notebookOf({
      a: 'The harbour has four cranes. The oldest crane stands at the eastern quay. Ferries berth at the western quay.',
    });
    expect(index.relations.kind).toHaveLength(0);
    const answer = await ask('Where is the oldest crane?');
    expect(answer.status).toBe('answered');
    expect(answer.sentences.map(({ text }) => text).join(' ')).toContain('eastern quay');
    expect(answer.path).toEqual([]);
  });

  it.each([
    ['German', GERMAN, 'Warum fielen die Kohlezüge aus?', 'Kohlezüge'],
    ['Chinese', CHINESE, '为什么煤炭运输延误？', '煤炭'],
  ])('%s documents answer in their own language', async (_, text, question, named) => {
    const { ask } = await notebookOf({ a: text, b: 'An unrelated note about beekeeping in the hills.' });
    const answer = await ask(question);
    expect(answer.status).toBe('answered');
    expect(answer.sentences.map((sentence) => sentence.text).join(' ')).toContain(named);
    expect(answer.trace.byWordsOnly).toBe(true);
  });

  it('what is asked in English is not said to be found by words only', async () => {
    const { ask } = await notebookOf({ a: 'The storm caused the landslide at the northern slope of the valley.' });
    const { trace } = await ask('What caused the landslide at the northern slope of the valley?');
    expect(trace).not.toHaveProperty('byWordsOnly');
  });

  it.each([
    ['one word', 'landslide'],
    [
      'as many characters as it may have',
      `Why did the landslide block the railway? ${'Tell me. '.repeat(500)}`.slice(0, 4000),
    ],
  ])('a question of %s is answered', async (_, question) => {
    const { ask } = await notebookOf({
      a: 'The storm caused the landslide. The landslide blocked the railway.',
      b: 'An unrelated note about beekeeping in the hills.',
    });
    const { status, evidence } = await ask(question);
    expect(['answered', 'not-in-documents']).toContain(status);
    expect(evidence[0]?.text).toContain('landslide');
  });

  it('a question in another language than the documents does not fail', async () => {
    const { ask } = await notebookOf({ a: GERMAN });
    expect((await ask('为什么铁路关闭了？')).status).toBe('not-in-documents');
  });

  it('a question of signs or function words alone is not answered', async () => {
    const { ask } = await notebookOf({ a: 'The storm caused the landslide.' });
    for (const question of ['???', 'why', 'Why is it so?', '🙂🌧️', '\ud800']) {
      expect((await ask(question)).status).toBe('not-in-documents');
    }
  });
});

describe('suggestQuestions', () => {
  it('suggests what the notebook can answer', async () => {
    const notebook = await notebookOf({
      a: 'The storm caused the landslide at the northern slope.',
      b: 'The landslide at the northern slope led to the closure of the railway.',
    });
    const questions = await suggestQuestions(notebook.index, notebook.texts, 3);
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      expect(question.endsWith('?')).toBe(true);
      expect((await notebook.ask(question)).status).toBe('answered');
    }
    expect(await suggestQuestions(notebook.index, notebook.texts, 1)).toHaveLength(1);
  });

  it('suggests nothing where nothing is causal', async () => {
    const { index, texts } = await notebookOf({ a: 'The harbour has four cranes.' });
    expect(await suggestQuestions(index, texts, 3)).toEqual([]);
  });
});
