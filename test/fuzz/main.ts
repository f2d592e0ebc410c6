/** @file `npm run fuzz`: damaged inputs for everything that reads what others wrote. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endingOf } from './ending.ts';
import { runFuzz, type Tally } from './run.ts';
import { writeSeeds } from './seeds.ts';
import { inputsOf, TARGETS } from './targets.ts';

const CACHE = path.join('.cache', 'fuzz');
const USAGE = `npm run fuzz -- [--inputs 20000] [--seed 1] [--only NAME,NAME] [--file PATH]

Reads damaged inputs, each of which must end in a result or in a refusal in words: no crash, no error that nobody waits for, no more than 5 s of the processor and
1 GB of memory. The same seed gives the same inputs. What goes wrong is written to ${CACHE}/found.

--inputs N     for each target; of pictures a twentieth, since each is decoded in a process of its own
--only NAMES   of ${Object.keys(TARGETS).join(', ')}
--file PATH    reads that file alone, with the one target of --only, and tells what comes of it`;

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: Object.keys(TARGETS).join(',') },
    file: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const COLUMNS = ['target', 'inputs', 'results', 'refusals', 'late errors', 'slowest, ms', 'memory, MB'] as const;

function lineOf(cells: readonly (string | number)[]): string {
  return cells.map((cell, i) => (i === 0 ? String(cell).padEnd(10) : String(cell).padStart(12))).join('');
}

function tallyLine({ target, inputs, results, refusals, late, slowest, most }: Tally): string {
  return lineOf([target, inputs, results, refusals, late, Math.round(slowest), Math.round(most / 2 ** 20)]);
}

async function main(): Promise<number> {
  const names = values.only.split(',');
  const inputs = Number(values.inputs);
  const seed = Number(values.seed);
  const unknown = names.find((name) => !Object.hasOwn(TARGETS, name));
  if (values.help || unknown !== undefined || !Number.isInteger(inputs) || inputs < 1 || !Number.isInteger(seed)) {
    console.log(unknown === undefined ? USAGE : `There is no target “${unknown}”.\n\n${USAGE}`);
    return values.help ? 0 : 1;
  }
  if (values.file !== undefined) {
    const ending = await endingOf(TARGETS[names[0]!]!, {
      name: path.basename(values.file),
      bytes: new Uint8Array(readFileSync(values.file)),
    });
    console.log(ending.kind === 'finding' ? ending.reason : ending.kind);
    return ending.kind === 'finding' ? 1 : 0;
  }
  const folder = path.join(CACHE, 'seeds');
  await writeSeeds(folder);
  console.log(lineOf(COLUMNS));
  const { findings } = await runFuzz(inputsOf(names, inputs), {
    folder,
    seed,
    found: path.join(CACHE, 'found'),
    onTally: (tally) => console.log(tallyLine(tally)),
    onFinding: ({ reason, file }) => console.log(`  ${file}: ${reason}`),
  });
  console.log(findings.length === 0 ? 'Nothing was found.' : `${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}

process.exit(await main());
