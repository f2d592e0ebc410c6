/**
 * @file Some damaged inputs for everything that reads what others wrote, always the same; `npm run fuzz` reads many more. And that what they are to find is found: a hang, a
 * process that ends, memory that is filled.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Inputs } from './inputs.ts';
import { runFuzz } from './run.ts';
import { readSeeds, writeSeedFiles } from './seed-files.ts';
import { writeSeeds } from './seeds.ts';
import { inputsOf, TARGETS } from './targets.ts';

const SEED = 20261125;
/** Inputs of each target. */
const INPUTS = 200;
/** Only what hangs takes longer; a busy machine may take long over all of them. */
const LONGEST = 600_000;

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'causeway-fuzz-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('damaged inputs', () => {
  let seeds = '';

  beforeAll(async () => {
    seeds = path.join(folder, 'seeds');
    await writeSeeds(seeds);
  }, LONGEST);

  it('are the same for the same seed, and others for another', () => {
    const all = (seed: number) => {
      const inputs = new Inputs('csv', readSeeds(seeds, 'csv'), seed);
      return [0, 7, 300].map((number) => Buffer.from(inputs.at(number).bytes).toString('latin1'));
    };
    expect(all(1)).toEqual(all(1));
    expect(all(1)).not.toEqual(all(2));
  });

  it(
    'are read or refused in words by everything that reads what others wrote',
    async () => {
      const inputs = inputsOf(Object.keys(TARGETS), INPUTS);
      const { tallies, findings } = await runFuzz(inputs, {
        folder: seeds,
        seed: SEED,
        found: path.join(folder, 'found'),
      });
      expect(findings).toEqual([]);
      for (const { target, inputs: read, results, refusals } of tallies) {
        expect({ target, read }).toEqual({ target, read: inputs[target] });
        expect(results + refusals).toBe(read);
      }
      expect(tallies.map(({ target }) => target)).toEqual(Object.keys(TARGETS));
      // Were all refused, or none, the damage would be of no use.
      expect(tallies.filter(({ results }) => results > 0).length).toBeGreaterThan(20);
      expect(tallies.filter(({ refusals }) => refusals > 0).length).toBeGreaterThan(20);
    },
    LONGEST,
  );
});

describe('what an input does to the process that reads it', () => {
  const MEGABYTE = 1 << 20;
  const limits = { cpu: 1_500, wall: 5_000, bytes: 300 * MEGABYTE };

  it(
    'is found, with the input, and the others are read all the same',
    async () => {
      const names = ['hangs', 'waits', 'exits', 'fills', 'throws', 'throwsLate', 'tidy'];
      const ill = path.join(folder, 'ill');
      for (const name of names) writeSeedFiles(ill, name, [{ name: 'a.txt', bytes: Buffer.from('It rained.') }]);
      const { tallies, findings } = await runFuzz(Object.fromEntries(names.map((name) => [name, 3])), {
        ...{ folder: ill, seed: 1, found: path.join(folder, 'ill-found'), limits },
        targets: new URL('../fixtures/ill-targets.ts', import.meta.url).href,
      });
      const reasonsOf = (name: string): string => findings.find(({ target }) => target === name)?.reason ?? '';
      expect(names.map(reasonsOf)).toEqual([
        expect.stringContaining('ms of the processor'),
        expect.stringContaining('did not end'),
        expect.stringContaining('ended the process'),
        expect.stringContaining('of memory'),
        expect.stringContaining('TypeError: no refusal'),
        expect.stringContaining('late: Error: nobody waits'),
        '',
      ]);
      expect(tallies.map(({ target, inputs }) => [target, inputs])).toEqual(names.map((name) => [name, 3]));
      expect(tallies.at(-1)).toMatchObject({ results: 3 });
    },
    LONGEST,
  );
});
