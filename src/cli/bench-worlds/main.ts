/**
 * @file `npm run bench:worlds`: causal worlds made by a seed, whose graph is known, written in families of wording and read by the engine. Prints how well
 * its graph of events agrees with them, by family; four families are held out, by which the engine is judged.
 */
import { parseArgs } from 'node:util';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import { stateNotebook } from '../encoding/state-notebook.ts';
import { loadSearchModels, SEARCH_OPTIONS, SEARCH_USAGE, unloadSearchModels, type SearchModels } from '../searching.ts';
import { measureFamily, type Figures, poolFigures } from './run.ts';
import type { Family } from './family.ts';
import { FAMILIES, HELD_OUT } from './wordings.ts';

const USAGE = `npm run bench:worlds -- [--seed N] [--worlds N] [--family a,b,c] [--only] [--failures] [--statements] ${SEARCH_USAGE}

--seed N       the first world's seed (1)
--worlds N     worlds in each family (4)
--family a,b   families that are held out instead of ${HELD_OUT.join(', ')}
               (of ${FAMILIES.map(({ name }) => name).join(', ')})
--only         measures the held out ones alone
--failures     prints what went wrong in families that are not held out
--statements   also has the encoder's reader look for what led to what, as the app does in the background`;

function wholeNumber(option: string, value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (!/^\d+$/u.test(value)) throw new CausewayError('usage', `--${option} takes a whole number.`);
  return Number(value);
}

function familiesNamed(names: string | undefined): readonly string[] {
  if (names === undefined) return HELD_OUT;
  const all = names.split(',');
  const unknown = all.find((name) => !FAMILIES.some((family) => family.name === name));
  if (unknown !== undefined) throw new CausewayError('usage', `There is no family "${unknown}".`);
  return all;
}

function line(name: string, { links, reversed, loops, changes, contradictions }: Figures): string {
  const cells = [links.precision, links.recall, links.f1, reversed, loops.recall, loops.precision, changes.f1];
  const figures = [...cells, contradictions.recall, contradictions.precision];
  return `${name.padEnd(18)}${figures.map((figure) => figure.toFixed(3).padStart(9)).join('')}`;
}

const HEAD = `${'family'.padEnd(18)}${['links P', 'R', 'F1', 'reversed', 'loops R', 'P', 'what-if', 'contra R', 'P'].map((name) => name.padStart(9)).join('')}`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      worlds: { type: 'string' },
      family: { type: 'string' },
      only: { type: 'boolean', default: false },
      failures: { type: 'boolean', default: false },
      statements: { type: 'boolean', default: false },
      ...SEARCH_OPTIONS,
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const seed = wholeNumber('seed', values.seed, 1);
  const worlds = wholeNumber('worlds', values.worlds, 4);
  const heldOut = familiesNamed(values.family);
  const isHeldOut = ({ name }: Family): boolean => heldOut.includes(name);
  const models: SearchModels | null = values.statements ? await loadSearchModels(values, console.error) : null;
  const encoder = models?.encoder;
  const reader = encoder?.sentences;
  if (values.statements && !reader) throw new CausewayError('usage', 'There is no reader to look for statements.');
  const measured: { family: Family; figures: Awaited<ReturnType<typeof measureFamily>> }[] = [];
  console.log(HEAD);
  for (const family of FAMILIES) {
    if (values.only && !isHeldOut(family)) continue;
    const figures = await measureFamily(family, seed, worlds, (notebook) =>
      encoder && reader ? stateNotebook(notebook, reader, encoder.id) : Promise.resolve(notebook),
    );
    measured.push({ family, figures });
    console.log(line(`${isHeldOut(family) ? '*' : ' '}${family.name}`, poolFigures(figures)));
    if (values.failures && (!isHeldOut(family) || values.only))
      for (const failure of figures.flatMap(({ failures }) => failures)) console.log(`    ${failure}`);
  }
  for (const [name, isIn] of [
    ['not held out', (family: Family) => !isHeldOut(family)],
    ['* held out', isHeldOut],
  ] as const) {
    const own = measured.filter(({ family }) => isIn(family)).flatMap(({ figures }) => figures);
    if (own.length > 0) console.log(line(name, poolFigures(own)));
  }
  await unloadSearchModels(models);
}

main().catch((thrown: unknown) => {
  console.error(toCausewayError(thrown).message);
  process.exitCode = thrown instanceof CausewayError && thrown.code === 'usage' ? 2 : 1;
});
