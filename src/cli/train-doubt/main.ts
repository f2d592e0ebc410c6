/** @file `npm run train:doubt`: trains what tells sentences that only look like a reason, on dossiers of the data folder and of this repository. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { say } from '../train-relevance/options.ts';
import { readDossiers } from './dossiers.ts';
import { fitSuspected } from './suspected.ts';

const USAGE = `npm run train:doubt -- [--data FOLDER] [--without NAME]... [--out FOLDER]

--data FOLDER    question sets (default: CAUSEWAY_DATA, else ../shared/data)
--without NAME   leaves out dossiers whose name contains that, to judge by them; may be repeated
--out FOLDER     where the weights go (default: src/engine/reason/doubt)`;

const OUT = path.resolve(import.meta.dirname, '../../engine/reason/doubt');
const GENERATED = '/** @file Made by `npm run train:doubt`; not to be changed by hand. */';

async function writeModule(folder: string, name: string, content: string): Promise<void> {
  const file = path.join(folder, name);
  const config = await resolveConfig(path.join(OUT, name));
  await writeFile(file, await format(`${GENERATED}\n${content}\n`, { ...config, parser: 'typescript' }));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: process.env['CAUSEWAY_DATA'] ?? path.resolve('../shared/data') },
      without: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: OUT },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const { data, without, out } = values;
  const { words, network } = fitSuspected(await readDossiers(data, without, say), say);
  const content = `import type { NetworkWeights } from '../../retrieve/network.ts';
import type { WordWeights } from './words.ts';

export const SUSPECTED_WORDS: WordWeights = ${JSON.stringify(words)};
export const SUSPECTED_NETWORK: NetworkWeights = ${JSON.stringify(network)};`;
  await writeModule(out, 'suspected-weights.ts', content);
}

await main();
