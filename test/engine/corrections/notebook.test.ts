import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { correctAtOnce } from '../../../src/engine/corrections/at-once.ts';
import { moduleRefs, ruleGates } from '../../../src/engine/corrections/modules.ts';
import { entityRef } from '../../../src/engine/corrections/surface-key.ts';
import type { Correction } from '../../../src/engine/corrections/types.ts';
import { askNotebook, preparedFor, prepareLike } from '../../../src/engine/notebook/ask.ts';
import { packIndex, unpackIndex } from '../../../src/engine/notebook/blocks.ts';
import type { NotebookIndex } from '../../../src/engine/notebook/index-types.ts';
import { answerWith } from '../../../src/engine/strategies/answer.ts';
import { STRATEGIES } from '../../../src/engine/strategies/index.ts';
import { readSentence, type ModelHelp } from '../../../src/engine/strategies/model-help.ts';
import type { Answer } from '../../../src/engine/types.ts';
import { MIXED } from '../notebook/chain-texts.ts';
import { notebookOf, type TestNotebook } from '../notebook/from-texts.ts';
import { buildCorrected, correction, sentenceRef } from './corrected-notebook.ts';

const QUESTION = 'Why did the glass workers strike?';
const SHORTAGE = 'The railway closure caused a coal shortage.';

let notebook: TestNotebook;

beforeAll(async () => {
  notebook = await notebookOf(MIXED);
});

const build = (...corrections: Correction[]) => buildCorrected(notebook, MIXED, corrections);

function ask(index: NotebookIndex): Promise<Answer> {
  return askNotebook(index, notebook.texts, QUESTION, { clock: () => 0 });
}

/** The index as it is until the next one is built. */
function atOnce(...corrections: Correction[]): NotebookIndex {
  const corrected = correctAtOnce(notebook.index, corrections);
  if (corrected !== notebook.index) prepareLike(corrected, notebook.index);
  return corrected;
}

function entity(index: NotebookIndex, name: string): number {
  const found = index.entities.names.indexOf(name);
  if (found < 0) throw new Error(`There is no "${name}" among ${index.entities.names.join(', ')}.`);
  return found;
}

const ref = (name: string) => entityRef(notebook.index.entities, entity(notebook.index, name));
const shortage = () => correction({ kind: 'sentence', sentence: sentenceRef(MIXED, 'trade', SHORTAGE) });
const rejectedShortage = () =>
  correction({
    kind: 'relation',
    verdict: 'rejected',
    sentence: sentenceRef(MIXED, 'trade', SHORTAGE),
    cause: { start: 4, end: 19 },
    effect: { start: 29, end: 42 },
    polarity: 1,
  });

function gateCorrection(verdict: 'rejected' | 'added', from: number, to: number) {
  const [a, b] = moduleRefs(notebook.index, [from, to]);
  return correction({ kind: 'gate', verdict, from: a!, to: b! });
}

describe('an index', () => {
  it('without corrections is the same index, and so it is once corrections were taken back', async () => {
    const before = structuredClone(notebook.analyses);
    await build(shortage(), rejectedShortage(), gateCorrection('rejected', 0, 1));
    expect(notebook.analyses).toEqual(before);
    const { index, idle } = await build();
    expect(index).toEqual(notebook.index);
    expect(packIndex(index)).toEqual(packIndex(notebook.index));
    expect(idle).toEqual([]);
  });

  it('has corrected entities, which later corrections find again', async () => {
    const renamed = correction({ kind: 'rename', entity: ref('coal shortage'), name: 'Want of coal' });
    const merged = correction({ kind: 'merge', entity: ref('huge landslide'), into: ref('coal shortage') });
    const { index, idle } = await build(renamed, merged);
    expect(idle).toEqual([]);
    const both = entity(index, 'Want of coal');
    expect(index.entities.names).not.toContain('huge landslide');
    expect(entityRef(index.entities, both).surfaces).toEqual(['coal shortage', 'huge landslide']);
    expect(unpackIndex(packIndex(index)).entities.named?.[both]).toBe(1);

    const split = correction({
      kind: 'split',
      entity: entityRef(index.entities, both),
      leaving: { name: 'huge landslide', surfaces: ['huge landslide'] },
    });
    const again = (await build(renamed, merged, split)).index;
    expect(entityRef(again.entities, entity(again, 'Want of coal')).surfaces).toEqual(['coal shortage']);
    expect(again.entities.names).toContain('huge landslide');
  });

  it('says which corrections have nothing to correct', async () => {
    const lost = correction({ kind: 'rename', entity: { name: 'comet', surfaces: ['comet'] }, name: 'Star' });
    const gone = correction({
      kind: 'gate',
      verdict: 'rejected',
      from: { title: 'comets', surfaces: ['comet'], size: 3 },
      to: { title: 'moons', surfaces: ['moon'], size: 3 },
    });
    const { index, idle } = await build(lost, gone);
    expect(idle.sort()).toEqual([lost.id, gone.id].sort());
    expect(index).toEqual(notebook.index);
  });
});

describe('a wrong sentence', () => {
  it.each([
    ['at once', async () => atOnce(shortage())],
    ['after building', async () => (await build(shortage())).index],
  ])('is not in any part of an answer, %s', async (_when, indexWith) => {
    expect(JSON.stringify(await ask(notebook.index))).toContain(SHORTAGE);
    expect(JSON.stringify(await ask(await indexWith()))).not.toContain(SHORTAGE);
  });
});

describe('other systems', () => {
  it('never answer with a wrong sentence', async () => {
    const corrected = atOnce(shortage());
    const others = STRATEGIES.filter(({ id }) => id !== 'hugrag');
    // A plan names the question at each of its steps.
    const unnamed = (key: string, value: unknown) =>
      key === 'steps' ? null : key === 'asked' ? (value as { answers: unknown }[]).map((step) => step.answers) : value;
    const answers = (index: NotebookIndex) =>
      Promise.all(
        others.map(async (strategy) =>
          JSON.stringify(await answerWith(strategy, index, notebook.texts, SHORTAGE, { clock: () => 0 }), unnamed),
        ),
      );
    const withIt = (await answers(notebook.index)).filter((answer) => answer.split(SHORTAGE).length > 2);
    expect(withIt.length).toBeGreaterThan(others.length / 2);
    // The question itself has the words, and an answer repeats its question.
    for (const answer of await answers(corrected)) expect(answer.split(SHORTAGE)).toHaveLength(2);
  });

  it('show no model a wrong sentence', async () => {
    const corrected = atOnce(shortage());
    const sentence = corrected.sentences.wrong!.indexOf(1);
    const help = { texts: notebook.texts } as ModelHelp;
    expect(await readSentence(preparedFor(notebook.index), help, sentence)).toBe(SHORTAGE);
    expect(await readSentence(preparedFor(corrected), help, sentence)).toBeNull();
  });
});

describe('a rejected relation', () => {
  it.each([
    ['at once', async () => atOnce(rejectedShortage())],
    ['after building', async () => (await build(rejectedShortage())).index],
  ])('is no step of a path, %s', async (_when, indexWith) => {
    const effects = ({ path }: Answer) => path.map(({ effect }) => effect);
    expect(effects(await ask(notebook.index))).toContain('a coal shortage');
    expect(effects(await ask(await indexWith()))).not.toContain('a coal shortage');
  });

  it('is believed again when the person adds it, at once too', () => {
    const rejected = rejectedShortage();
    const added = correction({
      kind: 'relation',
      verdict: 'added',
      sentence: sentenceRef(MIXED, 'trade', SHORTAGE),
      cause: { start: 4, end: 19 },
      effect: { start: 31, end: 42 },
      polarity: 1,
    });
    expect(atOnce(rejected, added)).toBe(notebook.index);
  });
});

describe('modules', () => {
  it('are found again by what they are about', () => {
    const { entities, hierarchy } = notebook.index;
    const all = [...hierarchy.level.keys()];
    const refs = moduleRefs(notebook.index, all);
    const outside = (a: number, b: number) => a !== b && hierarchy.parent[a] === -1 && hierarchy.parent[b] === -1;
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.constantFrom(...all), (from, to) => {
        fc.pre(outside(from, to));
        const made = correction({ kind: 'gate', verdict: 'added', from: refs[from]!, to: refs[to]! });
        if (made.kind !== 'gate') throw new Error('not a gate');
        expect(ruleGates(entities, hierarchy, [made]).added).toEqual([{ id: made.id, from, to }]);
      }),
    );
  });

  it('are found again after a document is gone', async () => {
    const made = gateCorrection('added', 0, 1);
    const rest = notebook.analyses.filter(({ documentId }) => documentId !== 'choir');
    const { idle } = await buildCorrected({ analyses: rest }, MIXED, [made]);
    expect(idle).toEqual([]);
  });
});

describe('a gate', () => {
  const pairs = ({ gates }: NotebookIndex) => Array.from(gates.from, (from, gate) => [from, gates.to[gate]!]);

  it('that is rejected is gone, at once and after building, and no path crosses it', async () => {
    const crossed = (await ask(notebook.index)).path.filter(({ gate }) => gate !== null);
    expect(crossed.length).toBeGreaterThan(0);
    const all = pairs(notebook.index).map(([from, to]) => gateCorrection('rejected', from!, to!));
    for (const index of [atOnce(...all), (await build(...all)).index]) {
      expect(pairs(index)).toEqual([]);
      expect((await ask(index)).path.filter(({ gate }) => gate !== null)).toEqual([]);
    }
  });

  it('that a person makes is there, and says so; the later of two corrections stands', async () => {
    const { gates, hierarchy } = notebook.index;
    const apart = [...hierarchy.level.keys()]
      .flatMap((a) => [...hierarchy.level.keys()].map((b) => [a, b] as const))
      .find(([a, b]) => a !== b && !pairs(notebook.index).some((pair) => pair.includes(a) && pair.includes(b)))!;
    const add = gateCorrection('added', ...apart);
    const { index } = await build(add);
    const at = pairs(index).findIndex(([from, to]) => from === apart[0] && to === apart[1]);
    expect(at).toBe(gates.from.length);
    expect(index.gates.byPerson?.[at]).toBe(1);
    expect(index.gates.score[at]).toBe(1);
    const reject = gateCorrection('rejected', ...apart);
    expect(pairs((await build(add, reject)).index)).toEqual(pairs(notebook.index));
    const readd = gateCorrection('added', ...apart);
    expect(pairs((await build(add, reject, readd)).index)).toEqual(pairs(index));
  });
});
