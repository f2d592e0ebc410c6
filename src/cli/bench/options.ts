/** @file The bench's command line. */
import { parseArgs } from 'node:util';
import { CausewayError } from '../../engine/errors.ts';
import { checkSearchValues, SEARCH_OPTIONS, type SearchValues } from '../searching.ts';
import { STRATEGIES } from '../../engine/strategies/index.ts';

export const USAGE = `npm run bench -- --dataset DIR [--dataset DIR ...]   folders with corpus.jsonl and questions.jsonl

--files PATH       reads a folder of real files the way the app does, instead of --dataset; may be repeated, with a --questions for each
--questions FILE   their questions, in the app's format: evidence, alternatives and spurious places as quotes
--cache FILE       keeps what was read of the files there for the next run
--wordings FILE    asks the questions in other words instead, told apart by tags: {"asked": "a pattern", "as": ["a wording with $1", ...]}, a line each
--foreign DIR      also asks each notebook the questions of that folder, as ones that should be refused; may be repeated
--systems a,b,...  which systems to run (all of: ${STRATEGIES.map(({ id }) => id).join(', ')})
--openie           takes entities and triples from openie.jsonl instead of the built-in extractor
--keep-copies      keeps documents with the same text apart; a notebook holds each text once, and so does the bench
--ablate           also runs the variants of hugrag: parts switched off, other gates, parameter sweeps
--limit N          asks a fixed sample of that many questions of each file
--model FOLDER     asks with a local chat model in the ONNX format: every system makes the calls of its paper, and what they cost is told
--encoder FOLDER   finds passages with that sentence encoder in the ONNX format instead of the one that comes with the app
--no-encoder       finds passages without one
--no-statements    takes the causal statements that the grammar finds alone, not those that the encoder's reader finds
--vectors FOLDER   keeps the vectors of texts there for the next run instead of in .cache/vectors
--reranker FOLDER  puts the best passages in order with a local cross-encoder in the ONNX format
--refine N         lets that model read the notebook again first, with at most N calls
--json FILE        writes the figures to a file, too`;

export interface BenchOptions {
  folders: string[];
  /** Folders of files, each with the file of its questions. */
  files: { folder: string; questions: string }[];
  /** Keeps what was read of files; null: nothing does. */
  cache: string | null;
  /** How questions are put instead; null: as they are. */
  wordings: string | null;
  /** Folders whose questions are asked of each notebook as well, to be refused. */
  foreign: string[];
  systems: string[];
  openie: boolean;
  /** Whether the reader that comes with the encoder looks for causal statements. */
  statements: boolean;
  keepCopies: boolean;
  ablate: boolean;
  /** Null: all of them. */
  limit: number | null;
  json: string | null;
  /** Folder or archive of a chat model; null: the built-in tier alone. */
  model: string | null;
  /** Models that find and order passages. */
  search: SearchValues;
  /** Calls that refinement of the notebook may take. */
  refine: number;
}

function usage(problem: string): CausewayError {
  return new CausewayError('usage', `${problem} See npm run bench -- --help.`);
}

/** Null when the option is not given. */
function wholeNumber(option: string, of: string, value: string | undefined): number | null {
  if (value === undefined) return null;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw usage(`${option} takes a whole number of ${of}, not "${value}".`);
  return number;
}

/**
 * Reads the command line; null when it asks for help.
 *
 * @throws CausewayError `usage`
 */
export function readOptions(parameters: readonly string[]): BenchOptions | null {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...parameters],
      options: {
        dataset: { type: 'string', multiple: true, default: [] },
        files: { type: 'string', multiple: true, default: [] },
        questions: { type: 'string', multiple: true, default: [] },
        cache: { type: 'string' },
        wordings: { type: 'string' },
        foreign: { type: 'string', multiple: true, default: [] },
        systems: { type: 'string' },
        openie: { type: 'boolean', default: false },
        'no-statements': { type: 'boolean', default: false },
        'keep-copies': { type: 'boolean', default: false },
        ablate: { type: 'boolean', default: false },
        limit: { type: 'string' },
        model: { type: 'string' },
        ...SEARCH_OPTIONS,
        refine: { type: 'string' },
        json: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (thrown) {
    throw usage((thrown as Error).message.split('\n')[0]!);
  }
  if (values.help) return null;
  if (values.dataset.length === 0 && values.files.length === 0) {
    throw usage('Name at least one folder with --dataset DIR or --files DIR.');
  }
  if (values.files.length !== values.questions.length) throw usage('Name one --questions FILE for each --files DIR.');
  const known = STRATEGIES.map(({ id }) => id as string);
  const systems = values.systems === undefined ? known : values.systems.split(',').map((id) => id.trim());
  for (const id of systems) {
    if (!known.includes(id)) throw usage(`There is no system "${id}"; there are ${known.join(', ')}.`);
  }
  const limit = wholeNumber('--limit', 'questions', values.limit);
  const refine = wholeNumber('--refine', 'calls', values.refine);
  if (refine !== null && values.model === undefined)
    throw usage('--refine needs a model: name its folder with --model.');
  if (values.ablate && values.model !== undefined) throw usage('--ablate measures variants without a chat model.');
  checkSearchValues(values);
  return {
    folders: values.dataset,
    files: values.files.map((folder, i) => ({ folder, questions: values.questions[i]! })),
    cache: values.cache ?? null,
    wordings: values.wordings ?? null,
    foreign: values.foreign,
    systems: [...new Set(systems)],
    openie: values.openie,
    statements: !values.openie && !values['no-statements'],
    keepCopies: values['keep-copies'],
    ablate: values.ablate,
    limit,
    json: values.json ?? null,
    model: values.model ?? null,
    search: values,
    refine: refine ?? 0,
  };
}
