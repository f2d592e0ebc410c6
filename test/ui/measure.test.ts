import { describe, expect, it } from 'vitest';
import { answerColumns, bestOf, leastOf, measurementCsv, measurementJson } from '../../src/ui/measure/figures.ts';
import { texts } from '../../src/ui/texts.ts';
import { linesOf, logarithmic, spread } from '../../src/ui/measure/plot.ts';
import type { MeasuredSystem, Measurement, StrategyId } from '../../src/rpc/measuring.ts';

const system = (strategy: StrategyId, recalls: (number | null)[], answerF1: number | null = null): MeasuredSystem => ({
  strategy,
  evidenceRecall: recalls.map((recall, i) => ({ budget: 1000 * (i + 1), recall })),
  passageRecall: [{ depth: 5, recall: recalls[0] ?? null }],
  difference: strategy === 'naive' ? null : { mean: -0.2, low: -0.3, high: 0.1 },
  answers: {
    answered: 1,
    refused: null,
    hit: recalls[0] ?? null,
    first: null,
    precision: 0.25,
    spurious: recalls[0] ?? null,
    firstDocument: 1,
    paths: null,
  },
  answerF1,
  time: strategy === 'naive' ? null : { p50Ms: 1.23456, p95Ms: 9 },
});

const measurement = (systems: MeasuredSystem[]): Measurement => ({
  notebookId: 'secret',
  fileName: 'own.csv',
  measuredAt: Date.UTC(2030, 0, 2),
  documents: 3,
  check: { questions: 2, withEvidence: 2, withAnswers: 0, evidence: 2, links: null, problems: [] },
  systems,
  links: null,
  withModels: false,
  stopped: false,
});

describe('labels at the ends of lines', () => {
  it('stay where they are while there is room', () => expect(spread([10, 40, 80], 16, 0, 100)).toEqual([10, 40, 80]));

  it('are moved apart, keeping their order and the frame', () => {
    expect(spread([50, 50, 50], 16, 0, 100)).toEqual([50, 66, 82]);
    expect(spread([95, 5, 98], 16, 0, 100)).toEqual([84, 5, 100]);
  });
});

describe('the places of budgets', () => {
  it('run from 0 to 1 by their logarithm', () => {
    const place = logarithmic([1000, 2000, 4000]);
    expect([1000, 2000, 4000].map(place)).toEqual([0, expect.closeTo(0.5), 1]);
    expect(logarithmic([1000])(1000)).toBe(1);
  });
});

describe('the lines of a plot', () => {
  it('are of the systems whose recall could be measured', () => {
    const lines = linesOf([system('bm25', [0.5, 1]), system('dense', [null, null])]);
    expect(lines).toEqual([
      {
        strategy: 'bm25',
        points: [
          { budget: 1000, recall: 0.5 },
          { budget: 2000, recall: 1 },
        ],
      },
    ]);
  });
});

describe('the best of a column', () => {
  const systems = [system('bm25', [0.5]), system('dense', [0.7]), system('hugrag', [0.7]), system('naive', [null])];
  const recall = ({ evidenceRecall }: MeasuredSystem) => evidenceRecall[0]!.recall;

  it('are all that share the highest value', () => {
    expect(bestOf(systems, recall).map(({ strategy }) => strategy)).toEqual(['dense', 'hugrag']);
  });

  it('is nobody where all are alike or alone', () => {
    expect(bestOf(systems.slice(1, 3), recall)).toEqual([]);
    expect(bestOf([systems[0]!, systems[3]!], recall)).toEqual([]);
  });
});

describe('the columns of answers', () => {
  const systems = [system('bm25', [0.5], 0.1), system('hugrag', [0.7], 0.2)];

  it('leave out what could not be measured', () => {
    const groups = answerColumns(systems);
    expect(groups.map(({ name, columns }) => [name, columns.map((column) => column.name)])).toEqual([
      ['Answer cites', ['a right place', 'of all places', 'a seeming reason']],
      ['Says', ['an answer']],
      ['First document', [undefined]],
      ['Answer (F1)', [undefined]],
    ]);
  });

  it('have the least seeming reasons for the best, and the most of anything else', () => {
    const [cites] = answerColumns(systems);
    expect(cites!.columns.map(({ best }) => best.map(({ strategy }) => strategy))).toEqual([['hugrag'], [], ['bm25']]);
    expect(leastOf([systems[0]!], ({ answerF1 }) => answerF1)).toEqual([]);
  });
});

describe('a difference', () => {
  it('is told in points, with where it lies', () => {
    const told = texts.measure.differenceOf({ mean: -0.214, low: -0.301, high: 0.004 });
    expect(told).toBe('−21 (−30 to 0)');
  });
});

describe('a measurement as a file', () => {
  it('is a table with one row for each system as CSV', () => {
    const [heading, bm25, naive, ...rest] = measurementCsv(
      measurement([system('bm25', [0.123456, 1], 0.5), system('naive', [null, null])]),
    ).split('\n');
    expect(heading!.split(',').length).toBe(bm25!.split(',').length);
    expect(bm25).toBe('BM25,0.1235,1,0.1235,-0.2,-0.3,0.1,1,,0.1235,,0.25,0.1235,1,,0.5,1.2346,9');
    expect(naive).toBe('No retrieval,,,,,,,1,,,,0.25,,1,,,,');
    expect(rest).toEqual(['']);
  });

  it('is everything but the inner name of the notebook as JSON', () => {
    const text = measurementJson(measurement([system('bm25', [1])]));
    expect(JSON.parse(text)).toMatchObject({
      fileName: 'own.csv',
      measuredAt: '2030-01-02T00:00:00.000Z',
      systems: [{ strategy: 'bm25' }],
    });
    expect(text).not.toContain('secret');
  });
});
