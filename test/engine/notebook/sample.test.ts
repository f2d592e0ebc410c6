/**
 * @file The acceptance test of the whole pipeline on the sample notebook: a blackout whose causes and effects are told by
 * ten documents, none of which knows them all.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { suggestQuestions } from '../../../src/engine/notebook/suggest.ts';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import { askNotebook } from '../../../src/engine/notebook/ask.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import type { NotebookIndex } from '../../../src/engine/notebook/index-types.ts';
import type { Answer } from '../../../src/engine/types.ts';
import { QUIET, textSource } from './from-texts.ts';

const FOLDER = path.join(import.meta.dirname, '../../../public/sample');
const WHY = 'Why did citywide commute delays surge right after the blackout?';

/** What each step of the chain must speak of, from first cause to last effect. */
const CHAIN: readonly [cause: RegExp, effect: RegExp][] = [
  [/substation/i, /blackout/i],
  [/blackout/i, /signal controllers/i],
  [/signal controllers/i, /flashing mode/i],
  [/flashing/i, /junctions/i],
  [/unmanaged junctions/i, /gridlock/i],
  [/gridlock/i, /commute delays/i],
];

let index: NotebookIndex;
let questions: string[];
const texts: Record<string, string> = {};
const ask = (question: string): Promise<Answer> => askNotebook(index, textSource(texts), question, { clock: () => 0 });

beforeAll(async () => {
  const sample = JSON.parse(await readFile(path.join(FOLDER, 'sample.json'), 'utf8')) as {
    files: string[];
    questions: string[];
  };
  questions = sample.questions;
  const analyses = [];
  for (const file of sample.files) {
    const parsed = await parseFile(new Uint8Array(await readFile(path.join(FOLDER, file))), file);
    texts[file] = parsed.text;
    analyses.push(analyseDocument(file, parsed));
  }
  index = await buildIndex(analyses, QUIET);
});

describe(WHY, () => {
  let answer: Answer;
  beforeAll(async () => {
    answer = await ask(WHY);
  });

  it('gives the chain in order, from the substation to the delays', () => {
    const steps = answer.path.map(({ cause, effect }) => `${cause} → ${effect}`);
    let at = -1;
    // The step has a verb of its own, also where the sentence's is part of what happened.
    expect(steps).toContain('The flashing signals → the junctions unmanaged');
    for (const [cause, effect] of CHAIN) {
      const found = answer.path.findIndex((step, i) => i > at && cause.test(step.cause) && effect.test(step.effect));
      expect(found, `${cause} → ${effect} in: ${steps.join(' | ')}`).toBeGreaterThan(at);
      at = found;
    }
    expect(at).toBe(answer.path.length - 1);
  });

  it('cites every step from a different document', () => {
    const cited = answer.sentences.flatMap(({ citations }) => citations);
    const documents = CHAIN.map(([cause, effect]) => {
      const step = answer.path.find((each) => cause.test(each.cause) && effect.test(each.effect));
      return cited.find(({ number }) => number === step?.citation)?.documentId;
    });
    expect(documents).not.toContain(undefined);
    expect(new Set(documents).size).toBe(CHAIN.length);
  });

  it('crosses at least two gates on the way', () => {
    const gates = answer.path.flatMap(({ gate }) => (gate ? [gate] : []));
    expect(gates.length).toBeGreaterThanOrEqual(2);
    for (const { evidence } of gates) expect(evidence.length).toBeGreaterThan(0);
  });

  it('tells the road works and the football match apart as only related', () => {
    const told = answer.sentences.map(({ text }) => text).join(' ');
    expect(told).not.toMatch(/road works|football/i);
    const related = answer.trace.rejected.map(({ text }) => text).join(' ');
    expect(related).toMatch(/road works/i);
    expect(related).toMatch(/football match/i);
  });
});

describe('the other questions of the sample', () => {
  it('are all answered, with citations that hold the cited words', async () => {
    for (const question of questions) {
      const { status, sentences } = await ask(question);
      expect(status, question).toBe('answered');
      for (const { citations } of sentences) {
        for (const { documentId, start, end, text } of citations) {
          expect(texts[documentId]!.slice(start, end).replace(/\s+/g, ' ')).toBe(text);
        }
      }
    }
  });

  it.each([
    ['What caused the citywide blackout?', /substation/],
    ['Why were dialysis sessions postponed?', /halt/],
    ['Did the road works cause the commute delays?', /did not cause/],
    ['What did the gridlock lead to?', /delays/],
    ['Why did the traffic signals fall back to flashing mode?', /signal controllers/],
  ])('%s', async (question, named) => {
    expect((await ask(question)).sentences.map(({ text }) => text).join(' ')).toMatch(named);
  });

  it('do not include what the documents say nothing about', async () => {
    expect((await ask('Why did the price of copper fall in Chile?')).status).toBe('not-in-documents');
  });
});

describe('suggestions for the sample', () => {
  it('can all be answered', async () => {
    const suggested = await suggestQuestions(index, textSource(texts), 3);
    expect(suggested).toHaveLength(3);
    for (const question of suggested) expect((await ask(question)).status, question).toBe('answered');
  });
});
