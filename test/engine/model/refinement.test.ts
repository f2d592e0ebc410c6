import { beforeAll, describe, expect, it } from 'vitest';
import { contentKey } from '../../../src/engine/model/content-key.ts';
import { openPairs } from '../../../src/engine/model/gate-judging.ts';
import {
  afterStep,
  isWithinBudget,
  newRefinement,
  placeKey,
  planRefinement,
  workLeft,
  type PlanInput,
} from '../../../src/engine/model/refinement.ts';
import { openReports } from '../../../src/engine/model/module-reports.ts';
import type { Cell } from '../../../src/engine/records.ts';
import { CHAIN, DISTRACTORS } from '../notebook/chain-texts.ts';
import { notebookOf, type TestNotebook } from '../notebook/from-texts.ts';

const TEXTS = { ...CHAIN, ...DISTRACTORS, labels: 'Contents' };
let notebook: TestNotebook;
let input: PlanInput;

beforeAll(async () => {
  notebook = await notebookOf(TEXTS);
  const pairs = openPairs(notebook.index, new Map()).open;
  input = {
    index: notebook.index,
    cells: [],
    read: new Set(),
    pairs,
    reports: openReports(notebook.index, [], []).open,
  };
});

async function cell(question: string, askedAt: number): Promise<Cell> {
  const answer = await notebook.ask(question);
  return { id: question, notebookId: 'n', question, askedAt, answer, stopped: false, error: null };
}

const reasons = (plan: ReturnType<typeof planRefinement>) => [...new Set(plan.map(({ reason }) => reason))];
const documents = (plan: ReturnType<typeof planRefinement>, reason: string) =>
  plan.flatMap((item) => (item.kind === 'passage' && item.reason === reason ? [item.documentId] : []));

describe('the plan', () => {
  it('is hubs, gates, reports and the rest, each passage once, without those that state nothing', () => {
    const plan = planRefinement(input);
    expect(reasons(plan)).toEqual(['hub', 'gate', 'module', ...(documents(plan, 'rest').length > 0 ? ['rest'] : [])]);
    const passages = plan.flatMap((item) => (item.kind === 'passage' ? [placeKey(item)] : []));
    expect(new Set(passages).size).toBe(passages.length);
    expect(passages).toHaveLength(Object.keys(TEXTS).length - 1);
    expect(plan.filter(({ kind }) => kind === 'gate')).toHaveLength(input.pairs.length);
    expect(plan.filter(({ kind }) => kind === 'module')).toHaveLength(input.reports.length);
  });

  it('reports on what was reported on before, or is small, when everything is read', () => {
    const many = Array.from({ length: 30 }, (_, rank) => ({ ...input.reports[0]!, rank, isStale: rank === 0 }));
    const plan = planRefinement({ ...input, pairs: [], reports: many });
    const ranks = plan.flatMap((item, at) => (item.kind === 'module' ? [{ rank: item.rank, at }] : []));
    expect(ranks.map(({ rank }) => rank)).toEqual(
      [...Array(23).keys()].map((i) => i + 1).concat(0, 24, 25, 26, 27, 28, 29),
    );
    const read = plan.filter(({ reason }) => reason === 'rest').length;
    expect(ranks[23]!.at - ranks[22]!.at).toBe(read + 1);
  });

  it('begins with what was asked about, newest question first', async () => {
    const cells = [await cell('Why was the honey harvest poor?', 1), await cell('Why was the concert cancelled?', 2)];
    const plan = planRefinement({ ...input, cells });
    expect(documents(plan, 'asked').slice(0, 1)).toEqual(['choir']);
    expect(documents(plan, 'asked')).toContain('bees');
    expect(plan[0]).toMatchObject({
      kind: 'passage',
      documentId: 'choir',
      passage: 0,
      start: 0,
      end: DISTRACTORS.choir.length,
    });
    expect(reasons(plan)[0]).toBe('asked');
  });

  it('passes over a question without an answer, and over documents that are gone', async () => {
    const gone = await cell('Why was the concert cancelled?', 2);
    for (const { citations } of gone.answer!.sentences) for (const one of citations) one.documentId = 'gone';
    gone.answer!.evidence = [];
    const unanswered: Cell = { ...gone, answer: null };
    expect(planRefinement({ ...input, cells: [gone, unanswered] })).toEqual(planRefinement(input));
  });

  it('leaves out what this model has read', () => {
    const plan = planRefinement(input);
    const first = plan[0]!;
    if (first.kind !== 'passage') throw new Error('the plan begins with a passage');
    expect(planRefinement({ ...input, read: new Set([placeKey(first)]) })).toEqual(plan.slice(1));
  });

  it('names passages by the place that the text is at', () => {
    for (const item of planRefinement(input)) {
      if (item.kind !== 'passage') continue;
      const text = TEXTS[item.documentId as keyof typeof TEXTS];
      expect(text.slice(item.start, item.end)).toBe(text);
    }
  });
});

describe('the budget', () => {
  const state = newRefinement();
  const cost = { task: 'extraction', calls: 2, retries: 1, fallbacks: 0, promptTokens: 9, outputTokens: 3 };

  it('counts calls and minutes of every step, and what it changed', () => {
    const after = afterStep(afterStep(state, { relationsAdded: 3 }, [cost], 90_000), { passages: 1 }, [cost], 30_000);
    expect(after.spent).toEqual({ calls: 4, minutes: 2 });
    expect(after.totals).toMatchObject({ relationsAdded: 3, passages: 1, gatesDropped: 0 });
    expect(after.costs).toEqual([{ ...cost, calls: 4, retries: 2, promptTokens: 18, outputTokens: 6 }]);
    expect(state.totals.relationsAdded).toBe(0);
  });

  it('ends where calls or minutes do', () => {
    const spent = { ...state, spent: { calls: 10, minutes: 5 } };
    expect(isWithinBudget(spent)).toBe(true);
    expect(isWithinBudget({ ...spent, budget: { calls: 10, minutes: null } })).toBe(false);
    expect(isWithinBudget({ ...spent, budget: { calls: 11, minutes: 5 } })).toBe(false);
    expect(isWithinBudget({ ...spent, budget: { calls: 11, minutes: 6 } })).toBe(true);
  });

  it('tells what is left, by the pace so far', () => {
    expect(workLeft(state, 7)).toEqual({ calls: 7, seconds: null });
    expect(workLeft(state, 0)).toEqual({ calls: 0, seconds: 0 });
    const spent = { ...state, spent: { calls: 10, minutes: 5 } };
    expect(workLeft(spent, 20)).toEqual({ calls: 20, seconds: 600 });
    expect(workLeft({ ...spent, budget: { calls: 14, minutes: null } }, 20)).toEqual({ calls: 4, seconds: 120 });
    expect(workLeft({ ...spent, budget: { calls: null, minutes: 6 } }, 20)).toEqual({ calls: 2, seconds: 60 });
  });
});

describe('a content key', () => {
  it('tells texts and their parts apart', () => {
    const keys = ['', 'a', 'b', 'ab', 'ba', 'a\u0001', 'ä'].map((text) => contentKey(text));
    keys.push(contentKey('a', 'b'), contentKey('', 'ab'), contentKey('ab', ''));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => /^[0-9a-f]{16}$/.test(key))).toBe(true);
    const many = new Set(Array.from({ length: 50_000 }, (_, i) => contentKey(`passage ${i}`)));
    expect(many.size).toBe(50_000);
  });
});
