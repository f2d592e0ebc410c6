/** @file `npm run bench:text`: how much of printed pages is read as it was printed, from their letters and from pictures of them. */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseFile } from '../../adapters/parsers/parse.ts';
import { decodeInNode, nodeRecognizer } from '../recognition.ts';
import { compareText } from './compare.ts';
import { knownText, PRINTED } from './known-text.ts';
import { openPrinter, printPages } from './printed-pages.ts';

const USAGE = `npm run bench:text

--only TEXT    documents whose name contains that
--letters      the pages with their letters alone, without recognising pictures
--keep FOLDER  writes the PDFs, what was read of them and what is wrong there`;
/** Degrees by which the turned pages are turned. */
const TURNED = 1;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    letters: { type: 'boolean', default: false },
    keep: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const pdfjsFolder = `${path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/`;
const reader = nodeRecognizer();
const browser = await openPrinter();
const percent = (share: number): string => `${(100 * share).toFixed(2)} %`.padStart(10);
console.log(`${''.padEnd(44)}${['wrong', 'whole', 'in order', 's'].map((name) => name.padStart(10)).join('')}`);
try {
  for (const style of PRINTED.filter(({ name }) => name.includes(values.only))) {
    const known = await knownText(style);
    const printed = await printPages(browser, known, style, TURNED);
    for (const [kind, bytes] of Object.entries(printed)) {
      if (values.letters && kind !== 'text') continue;
      const began = performance.now();
      const { text } = await parseFile(bytes as Uint8Array<ArrayBuffer>, 'printed.pdf', {
        pdfjsFolder,
        recognition: { reader, decode: decodeInNode },
      });
      const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(10);
      const { charactersWrong, sentencesWhole, inOrder, faults } = compareText(known, text);
      const shares = [charactersWrong, sentencesWhole, inOrder].map(percent).join('');
      console.log(`${`${style.name}: ${kind}`.padEnd(44)}${shares}${seconds}`);
      if (values.keep === undefined) continue;
      const base = path.join(values.keep, `${style.seed}-${kind}`);
      await writeFile(`${base}.pdf`, bytes as Uint8Array);
      await writeFile(`${base}.txt`, text);
      await writeFile(`${base}-faults.txt`, faults.map((fault) => `- ${fault.printed}\n+ ${fault.read}\n`).join('\n'));
    }
  }
} finally {
  await browser.close();
  await reader.end();
}
