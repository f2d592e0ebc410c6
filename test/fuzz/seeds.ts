/** @file What inputs are made from: small sound files of each format, hostile ones, and what the app itself writes. Always the same bytes. */
import { readFileSync, rmSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { strToU8, zipSync } from 'fflate';
import { seededRandom } from '../../src/engine/random.ts';
import { utf16, utf8 } from '../fixtures/bytes.ts';
import { MODELS, zipped } from '../fixtures/hostile/models.ts';
import { NAMES } from '../fixtures/hostile/names.ts';
import { PAGES, SAVED_PAGES } from '../fixtures/hostile/pages.ts';
import { PDFS } from '../fixtures/hostile/pdfs.ts';
import { TEXTS } from '../fixtures/hostile/texts.ts';
import { writeDocx } from '../fixtures/docx.ts';
import { encoderFiles, mlcFiles, onnxFile, onnxFileWithExternalData } from '../fixtures/model-files.ts';
import { writeEpub, writeXlsx } from '../fixtures/office.ts';
import { column, writePdf } from '../fixtures/pdf.ts';
import { smallFiles } from '../fixtures/small-files.ts';
import { wordFile } from '../engine/vector/tiny-words.ts';
import type { Seed } from './inputs.ts';
import { notebookSeeds } from './notebook-seeds.ts';
import { writeSeedFiles } from './seed-files.ts';
import { TARGETS } from './targets.ts';

/** Those of packages are not among them: a seed that unpacks to hundreds of megabytes takes seconds to make. */
const HOSTILE = [...PAGES, ...SAVED_PAGES, ...TEXTS, ...PDFS, ...NAMES];
/** Larger hostile files are only large. */
const MOST_BYTES = 200_000;
/** Which target reads files of an ending that is not its name. */
const READ_BY: ReadonlyMap<string, string> = new Map([
  ...Object.keys(TARGETS).map((target) => [target, target] as const),
  ...([
    ['jsonl', 'json'],
    ['htm', 'html'],
    ['xhtml', 'html'],
    ['docm', 'docx'],
  ] as const),
]);

const WORDS = 'The dam broke because the spillway was blocked.';

const packages: Record<string, () => Seed[]> = {
  docx: () => [
    {
      name: 'table.docx',
      bytes: writeDocx([{ text: 'One', heading: 1 }, { text: WORDS }, { text: 'Two', heading: 2 }, { text: 'Why.' }], {
        title: 'Dams',
        table: [
          ['Site', 'Year'],
          ['Ashford', '1999'],
        ],
      }),
    },
  ],
  epub: () => [
    {
      name: 'ncx.epub',
      bytes: writeEpub(
        [
          { title: 'One', body: `<h1>One</h1><p>${WORDS}</p>` },
          { title: 'Two', body: '<ul><li>Rain.</li></ul>' },
        ],
        { contents: 'ncx' },
      ),
    },
  ],
  xlsx: () => [
    {
      name: 'dates.xlsx',
      bytes: writeXlsx(
        [
          {
            name: 'A',
            rows: '<row r="1"><c r="A1" t="inlineStr"><is><t>Day</t></is></c><c r="C1" s="1"><v>43000.5</v></c></row><row r="9"><c r="B9" s="3"><v>0.5</v></c></row>',
            merged: ['A1:C2'],
          },
        ],
        { formats: ['yyyy-mm-dd hh:mm'], strings: ['<r><t>a</t></r>'] },
      ),
    },
  ],
  zip: () => [
    {
      name: 'a.zip',
      bytes: zipSync({
        'a/b.txt': strToU8(WORDS),
        '../c.txt': strToU8('It rained.'),
        'd.exe': strToU8('MZ'),
        'e.zip': zipSync({ 'f.txt': strToU8(WORDS), 'g.zip': zipSync({ 'h.txt': strToU8('Deep.') }) }),
      }),
    },
  ],
};

const documents: Record<string, () => Seed[]> = {
  ...packages,
  picture: () =>
    (['png', 'jpeg', 'webp'] as const).map((kind) => {
      const canvas = createCanvas(40, 30);
      canvas.getContext('2d').fillText('Dam', 4, 20);
      return { name: `a.${kind}`, bytes: new Uint8Array(canvas.toBuffer(`image/${kind}` as 'image/png')) };
    }),
  pdf: () => [
    {
      name: 'two.pdf',
      bytes: writePdf([{ lines: column(['One page.', 'It rained.']) }, { lines: column(['Two.']) }], { title: 'Dams' }),
    },
    { name: 'chinese.pdf', bytes: writePdf([{ lines: column(['大坝决口']) }], { chinese: true }) },
    { name: 'units.pdf', bytes: writePdf([{ lines: column(['gehefg abc']) }], { ownUnits: true }) },
  ],
  md: () => [
    {
      name: 'a.md',
      bytes: utf8(
        '# Dams\n\nThe *dam* broke[^1].\n\n> quoted\n> - one\n\n| a | b |\n| - | - |\n| c | d |\n\n```js\nx\n```\n\n[^1]: Why.\n',
      ),
    },
  ],
  json: () => [
    {
      name: 'csl.json',
      bytes: utf8(
        '[{"id":"a","type":"article-journal","title":"Why <i>dams</i> fail","author":[{"family":"Smith","given":"J."}],"issued":{"date-parts":[[2020,5]]},"DOI":"10.1/x"}]',
      ),
    },
  ],
  txt: () => [
    {
      name: 'a.txt',
      bytes: utf8(
        'Subject: Dams\nFrom: J. Smith\n\nThe dam broke because it rained. See [1].\n\nReferences\n[1] Smith, 2020.',
      ),
    },
    { name: 'wide.txt', bytes: utf16('Плотина прорвалась, потому что шёл дождь.', 'little') },
  ],
  csv: () => [{ name: 'a.tsv', bytes: utf8('sep=;\nSite;Year\n"A ""b""";1999\n') }],
};

const models: Record<string, () => Seed[]> = {
  model: () => [
    { name: 'tiny.zip', bytes: zipped(encoderFiles(500)) },
    { name: 'tiny.zip', bytes: zipped(mlcFiles(500)) },
    ...MODELS.map(({ files }) => ({ name: 'tiny.zip', bytes: zipped(files) })),
  ],
  weights: () => [
    { name: 'a.onnx', bytes: new Uint8Array(onnxFile(300)) },
    { name: 'a.onnx', bytes: new Uint8Array(onnxFileWithExternalData('a.onnx_data', 300)) },
  ],
  manifest: () => [{ name: 'manifest.json', bytes: readFileSync('public/encoder/manifest.json') }],
  words: () => [{ name: 'words.bin', bytes: wordFile({ dam: [1, 2, 3], '##s': [0, 1, 0.5], broke: [3, 1, 2] }) }],
  output: () => [
    {
      name: 'a.txt',
      bytes: utf8(
        '<think>Well</think>Here it is:\n```json\n{"entities":[{"name":"Dam","type":"name"}],"relations":[{"category":"causal","from":"rain","to":"flood","direction":"forward","polarity":"raises","hedged":false}]}\n```',
      ),
    },
    { name: 'b.txt', bytes: utf8("{'relations': [{'category': causal, from: 2, 'to': \"a \\u00e9\",},]") },
  ],
  questions: () => [
    {
      name: 'a.jsonl',
      bytes: utf8(
        '{"question":"Why did the dam break?","answers":["rain"],"evidence":[{"doc":"a.txt","quote":"It rained."},{"doc":"b","start":1,"end":5}],"tags":["x"]}\n{"question":"When?","answer":"May","spurious":[]}\n',
      ),
    },
    {
      name: 'a.csv',
      bytes: utf8(
        'question;answer;document;quote;start;end;tags;id\n"Why?";rain|storm;a.txt;"It ""rained"".";1;5;x|y;1\n',
      ),
    },
  ],
  links: () => [
    {
      name: 'a.json',
      bytes: utf8(
        '{"events":[{"id":"e1","what":"rain","names":["storm"]},{"id":"e2","what":"flood","names":[]}],"links":[{"cause":"e1","effect":"e2","doc":"a.txt","quote":"the spillway was blocked"}]}',
      ),
    },
  ],
};

function hostile(): Record<string, Seed[]> {
  const found: Record<string, Seed[]> = {};
  const add = (name: string, bytes: Uint8Array): void => {
    const target = READ_BY.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
    if (target !== undefined && bytes.length <= MOST_BYTES) (found[target] ??= []).push({ name, bytes });
  };
  for (const [name, bytes] of Object.entries(smallFiles())) add(name, bytes);
  for (const { file } of HOSTILE) add(file.name, file.bytes);
  return found;
}

/** While seeds are made it is always the same time, and chance is the same, since archives hold the one and seals the other. */
async function unchanging<Result>(make: () => Promise<Result>): Promise<Result> {
  const { now } = Date;
  const random = seededRandom(1);
  Date.now = () => 1_700_000_000_000;
  Object.defineProperty(crypto, 'getRandomValues', {
    configurable: true,
    value: (array: Uint8Array) => {
      for (let at = 0; at < array.length; at++) array[at] = Math.floor(random() * 256);
      return array;
    },
  });
  try {
    return await make();
  } finally {
    Date.now = now;
    Reflect.deleteProperty(crypto, 'getRandomValues');
  }
}

/** Makes the seeds of all targets and writes them to a folder, where each process that reads inputs finds them. */
export function writeSeeds(folder: string): Promise<void> {
  return unchanging(async () => {
    rmSync(folder, { recursive: true, force: true });
    const all: Record<string, Seed[]> = hostile();
    for (const [target, make] of Object.entries({ ...documents, ...models })) {
      all[target] = [...(all[target] ?? []), ...make()];
    }
    all['odp'] = all['odt']!.map(({ bytes }) => ({ name: 'a.odp', bytes }));
    Object.assign(all, await notebookSeeds());
    for (const [target, seeds] of Object.entries(all)) writeSeedFiles(folder, target, seeds);
  });
}
