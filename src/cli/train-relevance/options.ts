/** @file What both parts of `npm run train:relevance` share: the command line, the seed, and how weights are written. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Network, type NetworkWeights } from '../../engine/retrieve/network.ts';
import { SEARCH_OPTIONS, type SearchValues } from '../searching.ts';

const USAGE = `npm run train:relevance -- [--data FOLDER] [--without NAME]... [--out FOLDER] [--from PART]

--data FOLDER    question sets (default: CAUSEWAY_DATA, else ../shared/data)
--without NAME   leaves out questions of folders whose name contains that, to judge by them; may be repeated
--out FOLDER     where the weights go (default: src/engine/retrieve/weights)
--from PART      passages, chain, sentences or answers: trains only from there on; what comes before is taken from --out`;

/** What is trained, each from what those before it give. */
const PARTS = ['passages', 'chain', 'sentences', 'answers'] as const;
export type Part = (typeof PARTS)[number];

export const SEED = 20261122;
export const WEIGHTS = path.resolve(import.meta.dirname, '../../engine/retrieve/weights');

export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Writes a network's weights as a module of the engine.
 *
 * @param by the command that made them
 * @param network the module of networks, as the weights' module names it
 */
export async function write(
  folder: string,
  file: string,
  name: string,
  weights: NetworkWeights,
  by = 'train:relevance',
  network = '../network.ts',
): Promise<void> {
  const content = `/** @file Made by \`npm run ${by}\`; not to be changed by hand. */
import type { NetworkWeights } from '${network}';

export const ${name}: NetworkWeights = ${JSON.stringify(weights)};
`;
  await writeFile(path.join(folder, file), content);
}

/** Reads weights that were written before. */
export async function readNetwork(folder: string, file: string, name: string): Promise<Network> {
  const read = (await import(path.resolve(folder, file))) as Record<string, NetworkWeights>;
  return new Network(read[name]!);
}

export interface TrainingOptions {
  data: string;
  without: string[];
  out: string;
  /** Whether a part is trained, or taken as it is. */
  isTrained: (part: Part) => boolean;
  search: SearchValues;
}

/** Reads the command line; null when it asks for help. */
export function readTrainingOptions(): TrainingOptions | null {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: process.env['CAUSEWAY_DATA'] ?? path.resolve('../shared/data') },
      without: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: WEIGHTS },
      from: { type: 'string', default: PARTS[0] },
      help: { type: 'boolean', default: false },
      ...SEARCH_OPTIONS,
    },
  });
  const from = PARTS.findIndex((part) => part === values.from);
  if (!values.help && from >= 0) {
    const isTrained = (part: Part) => PARTS.indexOf(part) >= from;
    return { data: values.data, without: values.without, out: values.out, isTrained, search: values };
  }
  console.log(USAGE);
  return null;
}
