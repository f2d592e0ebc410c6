/** @file What the benches make for themselves: graphs, modularity, larger corpora, tables. */
import { describe, expect, it } from 'vitest';
import { enlarged, renamedCopy } from '../../src/cli/bench/enlarge.ts';
import { modularity, plantedGraph } from '../../src/cli/bench/graphs.ts';
import { cardLines } from '../../src/cli/bench-speed/card.ts';
import type { CardFigures, NearestTask } from '../../src/cli/bench-speed/card-figures.ts';
import { DIMENSIONS, floatsOf, makeVectors } from '../../src/cli/bench-speed/made-vectors.ts';
import { recallOf, trulyNearest } from '../../src/cli/bench-speed/truth.ts';
import { timeAll } from '../../src/cli/bench-speed/timing.ts';
import { alignColumns, behindLines, type SystemFigures } from '../../src/cli/bench/table.ts';
import { cosines } from '../../src/engine/vector/quantised.ts';
import { analyseDocument } from '../../src/engine/notebook/analysis.ts';
import { graphOf } from '../engine/hierarchy/graphs.ts';
import { plain } from '../engine/notebook/from-texts.ts';

describe('planted graphs', () => {
  it('have the size that was asked for, without loops or double ties', () => {
    const graph = plantedGraph(200, 600);
    expect(graph.offsets).toHaveLength(201);
    expect(graph.items).toHaveLength(1200);
    for (let node = 0; node < 200; node++) {
      const neighbours = [...graph.items.subarray(graph.offsets[node], graph.offsets[node + 1])];
      expect(new Set(neighbours).size).toBe(neighbours.length);
      expect(neighbours).not.toContain(node);
    }
  });

  it('have most ties inside their communities', () => {
    const graph = plantedGraph(500, 3000);
    const planted = Uint32Array.from({ length: 500 }, (_, node) => Math.floor(node / 50));
    expect(modularity(graph, planted)).toBeGreaterThan(0.6);
  });
});

describe('made vectors', () => {
  const nearest = (kind: 'clustered' | 'random') => {
    const { table, questions } = makeVectors(kind, 2000, 1);
    return Math.max(...cosines(table, questions[0]!));
  };

  it('are near one another where they have subjects, as those of an encoder are', () => {
    expect(nearest('clustered')).toBeGreaterThan(0.5);
    expect(nearest('random')).toBeLessThan(0.3);
  });

  it('are as floats what is kept', () => {
    const { table } = makeVectors('clustered', 3, 0);
    const floats = floatsOf(table);
    expect(floats).toHaveLength(3 * DIMENSIONS);
    expect(Math.hypot(...floats.subarray(0, DIMENSIONS))).toBeCloseTo(1, 1);
    expect(floats[DIMENSIONS]! * 127).toBeCloseTo(table.values[DIMENSIONS]!, 4);
  });
});

describe('the truly nearest', () => {
  const table = { dimensions: 2, values: Int8Array.of(0, 127, 127, 0, -127, 0, 127, 0) };
  const question = Float32Array.of(1, 0.1);

  it('are by sums, the first of equal ones', () => {
    expect([...trulyNearest(table, question, 1)]).toEqual([1]);
    expect([...trulyNearest(table, question, 3)]).toEqual([1, 3, 0]);
  });

  it('are found in part', async () => {
    const truth = [new Set([1, 3])];
    expect(await recallOf(() => [3, 1], [question], truth, 2)).toBe(1);
    expect(await recallOf(() => [3, 2], [question], truth, 2)).toBe(0.5);
  });
});

describe('the figures of a graphics card', () => {
  const task: NearestTask = { kind: 'clustered', count: 1_000_000, questions: 10, k: 10 };
  const figures: CardFigures = {
    ...{ name: 'Fast Card 3000', software: false, hasPackedDots: true, uploadMs: 700, blocks: 3, bytes: 384e6 },
    found: {
      processor: { ms: 50, leastMs: 40, recall: 1 },
      allByCard: { ms: 5, leastMs: 4, recall: 1 },
      bestByCard: { ms: 2, leastMs: 1, recall: 1 },
    },
    passMs: { sums: 0.384, best: 0.768 },
  };

  it('are set beside the processor’s and beside what its memory gives', () => {
    const lines = cardLines(task, figures, 2000);
    expect(lines).toContain('ran on: Fast Card 3000\n');
    expect(lines).toMatch(/all cosines +5\.00 +0\.10 +4\.00 +1\.000/);
    expect(lines).toContain('0.38 ms for all cosines, 1000.00 GB/s (50.0 % of 2000)');
    expect(lines).toContain('500.00 GB/s (25.0 % of 2000)');
    expect(lines).not.toContain('--bandwidth');
  });

  it('say that an imitation tells nothing, and how to tell the bandwidth', () => {
    const lines = cardLines(task, { ...figures, name: '', software: true }, null);
    expect(lines).toContain('ran on: a card without a name, a program that imitates a card');
    expect(lines).toContain('--bandwidth');
    expect(lines).not.toContain('%');
  });
});

describe('times', () => {
  it('are taken in turns, the first of which only warms up', async () => {
    const order: string[] = [];
    const contender = (name: string) => ({ name, run: (task: number) => order.push(name + task) });
    const times = await timeAll([contender('a'), contender('b')], [1, 2]);
    expect(times).toHaveLength(2);
    expect(order.slice(0, 4)).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(order).toHaveLength(6 * 4);
  });
});

describe('modularity', () => {
  // Two triangles joined by one tie: (6/7 within) − 2·(1/2)².
  const TRIANGLES = graphOf(6, [
    [0, 1],
    [1, 2],
    [0, 2],
    [3, 4],
    [4, 5],
    [3, 5],
    [2, 3],
  ]);

  it('is what Newman defines', () => {
    expect(modularity(TRIANGLES, Uint32Array.of(0, 0, 0, 1, 1, 1))).toBeCloseTo(6 / 7 - 0.5, 6);
    expect(modularity(TRIANGLES, new Uint32Array(6))).toBeCloseTo(0, 6);
  });
});

describe('renamed copies', () => {
  const text = 'The violent storm caused a huge landslide near Riverton. The landslide led to the railway closure.';
  const document = { id: 'a', title: 'Weather', text };
  const copy = (number: number) => renamedCopy(document, analyseDocument('a', plain(text)), number).text;

  it('keep the words that state causes and rename some of the others', () => {
    const copies = [1, 2, 3, 4].map(copy);
    for (const each of copies) expect(each).toMatch(/ caused a .* led to the /);
    expect(new Set([text, ...copies]).size).toBeGreaterThan(3);
    // Each copy shares words with the original, too.
    for (const each of copies) expect(each).toMatch(/storm|landslide|Riverton|railway|closure/);
  });

  it('rename the same word in the same way', () => {
    for (const number of [1, 2, 3, 4]) {
      const [, first, second] = /(\w+) near .*The (\w+) led/.exec(copy(number))!;
      expect(second).toBe(first);
    }
  });

  it('go on without end after the documents, names and numbers changed in each', () => {
    const dated = { ...document, text: `${text} That was in 1999.` };
    const some: string[] = [];
    for (const { id, text: own } of enlarged([document, dated])) {
      some.push(`${id}: ${/\d+/.exec(own)?.[0] ?? ''}`);
      if (some.length === 6) break;
    }
    expect(some).toEqual(['a: ', 'a: 1999', 'a~1: ', 'a~1: 2000', 'a~2: ', 'a~2: 2001']);
  });

  it('make as many causal statements', () => {
    const relations = (of: string) => analyseDocument('a', plain(of)).relations.length;
    expect(relations(copy(1))).toBe(relations(text));
  });
});

describe('tables', () => {
  it('align numbers to the right', () => {
    expect(
      alignColumns([
        ['system', 'recall'],
        ['a', '1'],
      ]),
    ).toBe('system  recall\na            1');
  });

  it('say where another system is ahead by more than half a point', () => {
    const evidence = (recall: number) => ({ '1000': { recall, precision: 1 } });
    const system = (id: string, recall: number, tagged: number) =>
      ({ id, evidence: evidence(recall), byTag: { hard: { evidence: evidence(tagged) } } }) as unknown as SystemFigures;
    const systems = [system('own', 0.5, 0.5), system('a', 0.504, 0.6), system('b', 0.52, 0.1), system('own x', 1, 1)];
    expect(behindLines('own', systems)).toEqual([
      'own is behind b at 1000 (all questions): 0.500 to 0.520',
      'own is behind a at 1000 (hard): 0.500 to 0.600',
    ]);
    expect(behindLines('absent', systems)).toEqual([]);
  });
});
