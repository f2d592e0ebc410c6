import { describe, expect, it } from 'vitest';
import { CausewayError } from '../../../src/engine/errors.ts';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import { buildIndex, indexStatistics } from '../../../src/engine/notebook/build.ts';
import type { Progress } from '../../../src/engine/ports.ts';
import { notebookOf, plain, QUIET } from './from-texts.ts';

const TEXTS = {
  weather: 'The storm caused the landslide. Nobody had expected a storm in June.',
  railway: 'The landslide led to the closure of the railway. The closure of the railway delayed the coal trains.',
};
const analyses = () => Object.entries(TEXTS).map(([id, text]) => analyseDocument(id, plain(text)));

describe('buildIndex', () => {
  it('gives the same index for the same documents', async () => {
    expect(await buildIndex(analyses(), QUIET)).toEqual(await buildIndex(analyses(), QUIET));
  });

  it('builds from analyses that were stored and read again', async () => {
    expect(await buildIndex(structuredClone(analyses()), QUIET)).toEqual(await buildIndex(analyses(), QUIET));
  });

  it('stops with an error that says so, at whatever step it is cancelled', async () => {
    let steps = 0;
    await buildIndex(analyses(), { ...QUIET, step: () => Promise.resolve(void steps++) });
    expect(steps).toBeGreaterThan(3);
    for (let stopAt = 1; stopAt <= steps; stopAt++) {
      let done = 0;
      const progress: Progress = {
        step: () => Promise.resolve(void done++),
        isCancelled: () => done >= stopAt,
      };
      const error = await buildIndex(analyses(), progress).catch((thrown: unknown) => thrown);
      // Breathing within a step may pass the last chance to stop; then the index is complete.
      if (error instanceof Error) expect(error).toMatchObject({ code: 'cancelled' });
      else expect(stopAt).toBe(steps);
      if (stopAt === 1) expect(error).toBeInstanceOf(CausewayError);
    }
  });

  it('reports named steps with growing fractions', async () => {
    const fractions: number[] = [];
    const step = (name: string, fraction: number) => {
      expect(name).not.toBe('');
      fractions.push(fraction);
      return Promise.resolve();
    };
    await buildIndex(analyses(), { step, isCancelled: () => false });
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions[0]).toBeGreaterThanOrEqual(0);
    expect(fractions.at(-1)).toBeLessThanOrEqual(1);
  });

  it('measures its time by the clock it is given', async () => {
    let now = 100;
    expect((await buildIndex([], QUIET, { clock: () => (now += 25) })).builtIn).toBe(25);
  });
});

describe('indexStatistics', () => {
  it('counts what the index holds', async () => {
    const { index } = await notebookOf(TEXTS);
    const statistics = indexStatistics(index);
    expect(statistics).toMatchObject({ documents: 2, passages: 2, gates: index.gates.from.length });
    expect(statistics.entities).toBe(index.entities.names.length);
    expect(statistics.relations).toBeGreaterThanOrEqual(2);
    expect(statistics.modules).toBeGreaterThan(0);
  });

  it('counts as statements of cause what states one', async () => {
    const { index } = await notebookOf({
      both: 'The storm caused the landslide. The landslide was associated with the parade. The quarry did not cause the landslide.',
    });
    expect(index.relations.kind.length).toBeGreaterThan(1);
    expect(indexStatistics(index).relations).toBe(1);
  });

  it('is all zeros for an empty notebook', async () => {
    expect(indexStatistics(await buildIndex([], QUIET))).toEqual({
      documents: 0,
      passages: 0,
      entities: 0,
      relations: 0,
      modules: 0,
      levels: 0,
      gates: 0,
      ms: 0,
    });
  });
});
