/**
 * @file `npm run bench:questions -- FOLDER…`: how many wordings of questions are taken for what they ask for, and how well it is found what they ask about.
 * Exit status 2: something in the command line or in a file is wrong, told in one line.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CausewayError, toCausewayError } from '../engine/errors.ts';
import { answerF1 } from '../engine/evaluate/spans.ts';
import { intentOf } from '../engine/retrieve/intent.ts';
import { subjectsOf } from '../engine/retrieve/subjects.ts';
import { INTENTS, type Intent } from '../engine/retrieve/intent-grammar.ts';
import { loadSearchModels, SEARCH_OPTIONS, SEARCH_USAGE, unloadSearchModels } from './searching.ts';
import { readWordings, type Wording } from './wordings.ts';

const USAGE = `npm run bench:questions -- FOLDER… [--json FILE] ${SEARCH_USAGE}

FOLDER        with questions.jsonl: {"question","intent","about","other"}, a line each
--json FILE   writes the figures to a file, too`;

/** Of one intent, or of all: how many there are, and which share is right. */
interface Figures {
  questions: number;
  intent: number;
  /** Token F1 of what the question is about, and of the other end where it has one; null where none has. */
  about: number | null;
  other: number | null;
  /** Of both together, each counting once. */
  subjects: number | null;
}

interface Understood {
  wording: Wording;
  intent: Intent;
  about: number | null;
  other: number | null;
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

function figuresOf(understood: readonly Understood[]): Figures {
  return {
    questions: understood.length,
    intent: mean(understood.map(({ wording, intent }) => (wording.intent === intent ? 1 : 0))) ?? 0,
    about: mean(understood.map(({ about }) => about)),
    other: mean(understood.map(({ other }) => other)),
    subjects: mean(understood.flatMap(({ about, other }) => [about, other])),
  };
}

function line(name: string, { questions, intent, about, other, subjects }: Figures): string {
  const figure = (value: number | null) => (value === null ? '–' : value.toFixed(3)).padStart(9);
  return `${name.padEnd(10)}${String(questions).padStart(9)}${[intent, about, other, subjects].map(figure).join('')}`;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'string' }, ...SEARCH_OPTIONS, help: { type: 'boolean', default: false } },
  });
  if (values.help) return console.log(USAGE);
  if (positionals.length === 0) throw new CausewayError('usage', 'Name at least one folder with questions.jsonl.');
  const sets = await Promise.all(
    positionals.map(async (folder) => ({
      name: path.basename(path.resolve(folder)),
      wordings: await readWordings(path.join(folder, 'questions.jsonl')),
    })),
  );
  const models = await loadSearchModels(values, console.error);
  const written: Record<string, Record<string, Figures>> = {};
  for (const { name, wordings } of sets) {
    const understood: Understood[] = [];
    for (const wording of wordings) {
      const { question } = wording;
      const asked = await models?.encoder?.sentences?.readAsked(question);
      const intent = intentOf(question, asked);
      const found = asked ? subjectsOf(question, intent, asked) : { about: '', other: '' };
      const f1 = (side: 'about' | 'other') => (wording[side] === '' ? null : answerF1(found[side], [wording[side]]));
      understood.push({ wording, intent, about: f1('about'), other: f1('other') });
    }
    const rows: Record<string, Figures> = { all: figuresOf(understood) };
    for (const intent of INTENTS) {
      const own = understood.filter(({ wording }) => wording.intent === intent);
      if (own.length > 0) rows[intent] = figuresOf(own);
    }
    written[name] = rows;
    console.log(`${name}\n${' '.repeat(10)}questions   intent    about    other     both`);
    for (const [label, figures] of Object.entries(rows)) console.log(line(label, figures));
    for (const { wording, intent } of understood) {
      if (wording.intent !== intent) console.log(`  ${wording.intent}, taken for ${intent}: ${wording.question}`);
    }
  }
  await unloadSearchModels(models);
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(written, null, 2)}\n`);
}

main().catch((thrown: unknown) => {
  console.error(toCausewayError(thrown).message);
  process.exitCode = thrown instanceof CausewayError && thrown.code === 'usage' ? 2 : 1;
});
