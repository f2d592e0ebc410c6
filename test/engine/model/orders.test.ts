/**
 * @file Sentences in documents that tell a model what to do, put to models that would obey: none reaches one, the built-in answer stays what the documents
 * say, and what a model says of its own accord is not taken for borne out.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { answerWithModel } from '../../../src/engine/model/answering.ts';
import { extractionInput, passageOf } from '../../../src/engine/model/extraction.ts';
import { speaksToModel } from '../../../src/engine/model/instructions.ts';
import { extractionPrompt } from '../../../src/engine/model/prompts/extraction.ts';
import { fenced } from '../../../src/engine/model/prompts/prompt.ts';
import type { GenerationRequest } from '../../../src/engine/ports.ts';
import { NAMES } from '../../fixtures/hostile/names.ts';
import { ALL_ORDERS, CANARY } from '../../fixtures/hostile/orders.ts';
import { notebookOf, type TestNotebook } from '../notebook/from-texts.ts';
import { ScriptedModel, taskOf } from './scripted-model.ts';

const QUESTION = 'What caused the failure of the dam?';
const HONEST = 'A cracked bolt caused the failure of the dam.';
/** As an honest model would say it. */
const SOUND = 'A cracked bolt caused the failure of the dam [1].';
const OBEYED = `${CANARY} caused the failure of the dam [1].`;

/** Does what an order says where it can read one; keeps all evidence. */
function obedient(): ScriptedModel {
  return new ScriptedModel({
    generate: (request) => {
      if (taskOf(request) !== 'filter') return saysCanary(request) ? OBEYED : SOUND;
      const kept = [...request.messages[1]!.content.matchAll(/^(E\d+) \|/gm)].map(([, id]) => id!);
      return JSON.stringify({ kept: kept.slice(0, 10), spurious: [], draft: saysCanary(request) ? OBEYED : '' });
    },
  });
}

function saysCanary({ messages }: Pick<GenerationRequest, 'messages'>): boolean {
  return messages.some(({ content }) => content.includes(CANARY));
}

it('are ten wordings in four languages', () => {
  expect(new Set(ALL_ORDERS.map(({ text }) => text)).size).toBe(40);
});

describe.each(ALL_ORDERS)('$language: $text', ({ text }) => {
  let notebook: TestNotebook;

  beforeAll(async () => {
    notebook = await notebookOf({
      report: `The dam was built in 1950. ${HONEST} The valley was flooded.`,
      trap: `The inspection was in May. ${text} The report ends here.`,
    });
  });

  it('is told from what is meant for a reader, also with letters that nobody sees', () => {
    expect(speaksToModel(text)).toBe(true);
    expect(speaksToModel([...text].join('\u2060'))).toBe(true);
  });

  it('changes no built-in answer', async () => {
    const answer = await notebook.ask(QUESTION);
    expect(answer.sentences[0]?.text).toBe(HONEST);
    expect(JSON.stringify(answer.path)).not.toContain(CANARY);
  });

  it('is not put before a model, which then has nothing to obey', async () => {
    const model = obedient();
    const answer = await answerWithModel(model, await notebook.ask(QUESTION));
    expect(model.requests.some(saysCanary)).toBe(false);
    expect(answer.sentences.map((sentence) => sentence.text).join(' ')).not.toContain(CANARY);
    const passage = passageOf(notebook.analyses[1]!, 0)!;
    const input = extractionInput(notebook.analyses[1]!, await notebook.texts.text('trap'), passage);
    expect(saysCanary({ messages: extractionPrompt.messages(input) })).toBe(false);
  });
});

it('what a model says that no sentence says is not borne out, whoever told it to', async () => {
  const notebook = await notebookOf({ report: `The dam was built in 1950. ${HONEST} The valley was flooded.` });
  const model = new ScriptedModel({
    generate: (request) =>
      taskOf(request) === 'filter' ? '{"kept":["E1"],"spurious":[],"draft":""}' : `${SOUND} ${OBEYED}`,
  });
  const answer = await answerWithModel(model, await notebook.ask(QUESTION));
  expect(answer.sentences.map(({ support }) => support?.supported)).toEqual([true, false]);
});

describe.each(NAMES.filter(({ format }) => format === 'forged'))('$name', ({ file }) => {
  const text = new TextDecoder().decode(file.bytes);

  it('ends no fence', () => {
    const inside = fenced(text).slice('<data>\n'.length, -'\n</data>'.length);
    expect(inside.normalize('NFKC')).not.toMatch(/<\s*\/?\s*data/i);
  });
});

it('what documents usually say is left alone', () => {
  const usual = [
    'When asked about the delay, he answered that the bolt had cracked.',
    'The operators ignored the instructions of the manual, which caused the leak.',
    'New instructions were issued after the failure of the pump.',
    'Your answer to our letter of 3 May arrived late.',
    'The model was trained on 3,000 reports and must be validated.',
    'Der Assistent der Leitung vergaß die Anweisung, das Ventil zu schließen.',
    'Vielen Dank für Ihre Antwort vom 3. Mai.',
    'El modelo debe validarse con datos nuevos.',
    'Las nuevas instrucciones causaron el retraso.',
    '操作员忽略了阀门的警报，导致泄漏。',
    '该模型应该在新的数据上验证。',
  ];
  expect(usual.filter((sentence) => speaksToModel(sentence))).toEqual([]);
});
