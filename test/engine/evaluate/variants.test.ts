import { describe, expect, it } from 'vitest';
import { ABLATIONS, GATES_OFF } from '../../../src/engine/evaluate/ablations.ts';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import { fitSections } from '../../../src/engine/retrieve/sections.ts';
import { withoutPart } from '../../../src/engine/evaluate/part-variants.ts';
import { prepare } from '../../../src/engine/retrieve/prepared.ts';
import { composeAnswer, MOST_WORDS } from '../../../src/engine/evaluate/answer.ts';
import { exhaustiveGates } from '../../../src/engine/evaluate/exhaustive-gates.ts';
import { withGates } from '../../../src/engine/evaluate/gate-variants.ts';
import { ancestry } from '../../../src/engine/hierarchy/hierarchy.ts';
import type { NotebookIndex } from '../../../src/engine/notebook/index-types.ts';
import { DEFAULT_PARAMETERS } from '../../../src/engine/retrieve/parameters.ts';
import { hugragWith } from '../../../src/engine/strategies/hugrag.ts';
import { notebookOf, type Texts } from '../notebook/from-texts.ts';

/** Eight subjects of their own words, each causing something in the next. */
const SUBJECTS = 'harbour orchard glacier theatre tunnel vineyard foundry library'.split(' ');
const TEXTS: Texts = Object.fromEntries(
  SUBJECTS.map((subject, i) => {
    const next = SUBJECTS[(i + 1) % SUBJECTS.length]!;
    return [
      subject,
      `The ${subject} crane lifts the ${subject} stone. The ${subject} keeper paints the ${subject} crane. ` +
        `The ${subject} keeper greets the ${subject} stone. The ${subject} crane collapse caused the ${next} flood. ` +
        `The ${subject} flood led to the ${subject} crane collapse.`,
    ];
  }),
);
const { index, prepared, texts } = await notebookOf(TEXTS);

const pairs = ({ gates }: NotebookIndex): string[] =>
  Array.from(gates.from, (from, gate) => [from, gates.to[gate]!].sort((a, b) => a - b).join('-'));

describe('gates of other kinds', () => {
  const count = index.gates.from.length;

  it('start from a notebook with gates', () => expect(count).toBeGreaterThan(3));

  it.each(['random', 'semantic'] as const)('%s: as many, none twice, between modules apart', (variant) => {
    const changed = withGates(index, variant);
    expect(changed.gates.from).toHaveLength(count);
    expect(new Set(pairs(changed)).size).toBe(count);
    for (const [gate, from] of changed.gates.from.entries()) {
      expect(ancestry(index.hierarchy, from)).not.toContain(changed.gates.to[gate]);
      expect(ancestry(index.hierarchy, changed.gates.to[gate]!)).not.toContain(from);
    }
    expect(withGates(index, variant).gates).toEqual(changed.gates);
  });

  it('yes or no: one for every pair with evidence, without a direction', () => {
    const { gates } = withGates(index, 'yes-no');
    expect(gates.from.length).toBeGreaterThanOrEqual(count);
    expect([...gates.directed]).toEqual(Array.from(gates.from, () => 0));
    expect(gates.from).toHaveLength(gates.judged);
  });

  it('a quarter more, all of them wrong', () => {
    const added = pairs(withGates(index, 'false-added')).slice(count);
    expect(added).toHaveLength(Math.round(count / 4));
    for (const pair of added) expect(pairs(index)).not.toContain(pair);
  });

  it('a quarter fewer, none of them new', () => {
    const left = pairs(withGates(index, 'removed'));
    expect(left).toHaveLength(count - Math.round(count / 4));
    for (const pair of left) expect(pairs(index)).toContain(pair);
  });
});

describe('ablations', () => {
  it('have names of their own, and change one thing each', () => {
    const ids = [GATES_OFF, ...ABLATIONS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { parameters, gates, without } of ABLATIONS) {
      const changed = Object.keys(DEFAULT_PARAMETERS).filter(
        (key) => parameters[key as keyof typeof parameters] !== DEFAULT_PARAMETERS[key as keyof typeof parameters],
      );
      expect(changed.length + (gates ? 1 : 0) + (without ? 1 : 0)).toBe(1);
    }
  });

  it('find words where the graph or the meaning of words is taken away, and nothing that is tied', () => {
    const question = 'Why did the harbour crane collapse?';
    for (const part of ['graph', 'static vectors'] as const) {
      const without = withoutPart(index, part);
      const { spans } = hugragWith(DEFAULT_PARAMETERS)(prepare(without), question);
      expect(spans.length).toBeGreaterThan(0);
      expect(spans.every(({ score }) => Number.isFinite(score))).toBe(true);
      expect(part === 'graph' ? without.graph.items : without.passageVectors.values).toHaveLength(0);
    }
    expect(hugragWith(DEFAULT_PARAMETERS)(prepare(withoutPart(index, 'graph')), question).entities.size).toBeLessThan(
      hugragWith(DEFAULT_PARAMETERS)(prepared, question).entities.size,
    );
  });

  it('weigh as usual where a question names what nothing mentions any more', () => {
    const without = prepare(withoutPart(index, 'graph'));
    const question = readQuestion(without, `What became of ${index.entities.names.join(', ')}?`);
    const { passages, scores } = fitSections(without, question);
    for (const numbers of [passages, scores.visits, [scores.nameShare]]) {
      expect([...numbers].every((value) => !Number.isNaN(value))).toBe(true);
    }
    expect(scores.visits.some((share) => share > 0)).toBe(true);
  });

  it('order otherwise where words and meaning count alike', () => {
    const question = 'Why did the harbour crane collapse?';
    const { spans } = hugragWith({ ...DEFAULT_PARAMETERS, relevance: 'fixed' })(prepared, question);
    expect(spans.length).toBeGreaterThan(0);
    expect(spans.every(({ score }) => Number.isFinite(score))).toBe(true);
  });

  it('reach no more without gates than with them', () => {
    const question = 'Why did the harbour crane collapse?';
    const reached = (gates: boolean) => hugragWith({ ...DEFAULT_PARAMETERS, gates })(prepared, question).entities.size;
    expect(reached(true)).toBeGreaterThanOrEqual(reached(false));
  });

  it('set nothing aside without a filter, and more with the standard one', () => {
    const characters = (filter: 'off' | 'standard' | 'spurious-aware') =>
      hugragWith({ ...DEFAULT_PARAMETERS, filter })(prepared, 'What caused the orchard flood?').spans.reduce(
        (sum, { start, end }) => sum + end - start,
        0,
      );
    expect(characters('off')).toBeGreaterThanOrEqual(characters('spurious-aware'));
    expect(characters('spurious-aware')).toBeGreaterThan(characters('standard'));
  });
});

describe('the answer of a system that only retrieves', () => {
  it('is whole sentences in rank order, each once', async () => {
    const second = TEXTS['harbour']!.indexOf('The harbour keeper');
    const spans = [
      { documentId: 'harbour', start: second, end: second + 60 },
      { documentId: 'harbour', start: 0, end: TEXTS['harbour']!.length },
    ];
    const { text: answer, refused, cited } = await composeAnswer(index, texts, spans);
    expect(refused).toBe(false);
    expect(cited[0]).toMatchObject({ documentId: 'harbour', start: second });
    expect(cited).toHaveLength(answer.match(/\./g)!.length);
    expect(answer).toMatch(/^The harbour keeper paints the harbour crane\. The harbour crane lifts/);
    expect(answer.match(/keeper paints/g)).toHaveLength(1);
  });

  it('ends before it gets too long', async () => {
    const spans = SUBJECTS.map((documentId) => ({ documentId, start: 0, end: TEXTS[documentId]!.length }));
    const words = (await composeAnswer(index, texts, spans)).text.split(' ').length;
    expect(words).toBeLessThanOrEqual(MOST_WORDS);
    expect(words).toBeGreaterThan(MOST_WORDS - 12);
    expect(await composeAnswer(index, texts, [])).toEqual({ text: '', refused: true, cited: [], path: [] });
  });
});

describe('Algorithm 2 over every pair', () => {
  it('makes the gates that candidates make, at a price', () => {
    const every = exhaustiveGates(index);
    expect(pairs({ ...index, gates: every }).sort()).toEqual(pairs(index).sort());
    expect(every.judged).toBe(every.exhaustive);
    expect(every.judged).toBeGreaterThan(index.gates.judged);
  });
});
