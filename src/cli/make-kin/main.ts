/** @file `npm run make:kin`: makes the table of words that may tell one happening (`engine/structures/kin`) out of WordNet. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { wordNetFiles } from '../make-encoder/words/wordnet.ts';
import { kinTable } from './kin-table.ts';
import { PARTS, sensesOf, synsetsOf } from './wordnet-senses.ts';

const USAGE = `npm run make:kin -- [--out FILE] [--cache FOLDER]

--out FILE       where the table goes (default: src/engine/structures/kin/table.ts)
--cache FOLDER   keeps WordNet for the next run (default: .cache)`;

const TABLE = path.resolve(import.meta.dirname, '../../engine/structures/kin/table.ts');

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: TABLE },
      cache: { type: 'string', default: '.cache' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const textOf = wordNetFiles(values.cache);
  const lines = kinTable(
    PARTS.flatMap(([name, part]) => synsetsOf(textOf(`data.${name}`), part)),
    PARTS.map(([name, part]) => sensesOf(textOf(`index.${name}`), part)),
  );
  console.log(`${lines.length} meanings`);
  const source = `/**
 * @file Made by \`npm run make:kin\`; not to be changed by hand. From WordNet 3.1, whose licence is in public/encoder/NOTICE: its words by their meanings, one a line, with what these are
 * derived to or from and what they are kinds of.
 */
export const KIN_TABLE = ${JSON.stringify(lines.join('\n')).replaceAll('\\n', '\n').replace(/^"|"$/gu, '`')};
`;
  await writeFile(values.out, await format(source, { ...(await resolveConfig(values.out)), parser: 'typescript' }));
}

await main();
