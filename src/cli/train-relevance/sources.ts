/**
 * @file What the networks of relevance are trained on: question sets and files of the data folder, questions in a person's own words on those sets, and
 * notebooks with questions, which were written for this and lie beside this file.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isAnswerable, parseCorpus, parseQuestions, type EvaluationQuestion } from '../../engine/evaluate/dataset.ts';
import { readFileSet } from '../bench/file-set.ts';
import { withMarked } from './marked.ts';
import type { SourceQuestion, TrainingSet } from './training-set.ts';

const OWN_WORDS = path.resolve(import.meta.dirname, 'own-words');
/** Notebooks that were written to learn from. */
export const OWN_NOTEBOOKS = path.resolve(import.meta.dirname, 'own-notebooks');
/** What was read of files, for the next run. */
const READ_FILES = path.resolve(import.meta.dirname, '../../../.cache/training-files.json');

const PAPERS = 'papers-train';

/** A corpus, and the folders whose questions are about it with how much one of them counts. */
interface Corpus {
  corpus: string;
  questions: Readonly<Record<string, number>>;
}

/**
 * Questions in other words count more than those that quote: of the latter there are many times as many, and a network that has seen mostly those
 * trusts words where meaning alone is right.
 */
const CORPORA: readonly Corpus[] = [
  {
    corpus: 'holisqa-computer-science',
    questions: { 'holisqa-computer-science': 0.6, 'reworded-computer-science': 4 },
  },
  { corpus: 'holisqa-medicine', questions: { 'holisqa-medicine': 0.6, 'reworded-medicine': 4 } },
  { corpus: 'pubmed-qa', questions: { 'pubmed-qa': 0.5 } },
  { corpus: 'qed-sentences', questions: { 'qed-sentences': 0.5 } },
  { corpus: 'musique-100', questions: { 'musique-100': 3 } },
  { corpus: 'covid-papers', questions: { 'covid-papers': 0.6 } },
  { corpus: 'causal-worlds-a', questions: { 'causal-worlds-a': 1 } },
];
const OWN_WORDS_COUNT = 2;
/** Of questions on files, which people asked in their own words. */
const ON_FILES_COUNT = 2;
/** Sets whose questions were written without their documents at hand. */
const IN_OWN_WORDS = /^(?:reworded|own-words)/;
/** Questions of one set that are learned from, in regular steps through it; of those that were written for it, all. */
const MOST_QUESTIONS = 250;

async function questionsOf(data: string, source: Corpus): Promise<{ file: string; from: string; weight: number }[]> {
  const given = Object.entries(source.questions).map(([from, weight]) => ({
    file: path.join(data, from, 'questions.jsonl'),
    from,
    weight,
  }));
  const own = path.join(OWN_WORDS, `${source.corpus}.jsonl`);
  return [
    ...given,
    ...(existsSync(own) ? [{ file: own, from: `own-words-${source.corpus}`, weight: OWN_WORDS_COUNT }] : []),
  ];
}

async function corpusSet(
  data: string,
  source: Corpus,
  isLeftOut: (from: string) => boolean,
  isWanted: (question: EvaluationQuestion) => boolean,
): Promise<TrainingSet> {
  const corpusFile = path.join(data, source.corpus, 'corpus.jsonl');
  const documents = parseCorpus(await readFile(corpusFile, 'utf8'), corpusFile);
  const questions: SourceQuestion[] = [];
  for (const { file, from, weight } of await questionsOf(data, source)) {
    if (isLeftOut(from)) continue;
    const read = parseQuestions(await readFile(file, 'utf8'), file, documents);
    const isOwn = from.startsWith('own-words');
    // Evidence that does not match the answer teaches nothing; where there is none, only what was written for it surely has no answer.
    const sound = read.filter(
      (question) =>
        (isOwn ? isWanted(question) : isAnswerable(question)) &&
        (!from.startsWith('holisqa') || question.tags.includes('consistent')),
    );
    const step = isOwn ? 1 : Math.max(1, sound.length / MOST_QUESTIONS);
    for (let at = 0; at < sound.length; at += step) {
      questions.push({ ...sound[Math.floor(at)]!, from, weight, quotes: !IN_OWN_WORDS.test(from) });
    }
  }
  return { name: source.corpus, documents, questions, links: [] };
}

/** Files with questions in which statements as good as the evidence are named: what is right is either. */
export async function fileSet(
  name: string,
  files: string,
  questionFile: string,
  isWanted: (question: EvaluationQuestion) => boolean,
  say: (line: string) => void,
): Promise<TrainingSet> {
  const { documents, questions, links = [] } = await readFileSet(files, questionFile, READ_FILES, say);
  const like = { from: name, weight: ON_FILES_COUNT, quotes: false };
  const evident = questions.map((question) => ({
    ...question,
    evidence: [...question.evidence, ...question.alternatives],
    ...like,
  }));
  const set = await withMarked({ name, documents, links, questions: evident }, like, say);
  return { ...set, questions: set.questions.filter(isWanted) };
}

/** The documents that are asked about: those that judge the reading of papers lie in the same folder, and are not learned from. */
function askedDocuments({ documents, questions, ...rest }: TrainingSet): TrainingSet {
  const asked = new Set(questions.flatMap(({ evidence }) => evidence.map(({ documentId }) => documentId)));
  return { ...rest, questions, documents: documents.filter(({ id }) => asked.has(id)) };
}

/** The papers that are learned from. @param isWanted which questions are */
export async function trainingPapers(
  data: string,
  say: (line: string) => void,
  isWanted: (question: EvaluationQuestion) => boolean,
): Promise<TrainingSet> {
  const questions = path.join(data, PAPERS, 'questions.jsonl');
  return askedDocuments(await fileSet(PAPERS, path.join(data, 'papers-dev', 'files'), questions, isWanted, say));
}

/** Notebooks beside each other on one shelf: in a person's notebook, most documents have nothing to do with a question. */
export function shelfOf(name: string, sets: readonly TrainingSet[]): TrainingSet {
  const documents = new Map(sets.flatMap((set) => set.documents.map((document) => [document.id, document])));
  return {
    name,
    documents: [...documents.values()],
    questions: sets.flatMap(({ questions }) => questions),
    links: [],
  };
}

async function foldersIn(folder: string): Promise<string[]> {
  const found = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  return found
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(folder, entry.name))
    .sort();
}

/**
 * Reads all sets, one after another.
 *
 * @param data the folder with the sets
 * @param without questions of sets whose name contains one of these are left out
 * @param say told of what can't be read or found
 * @param isWanted which questions on files are
 */
export async function* trainingSets(
  data: string,
  without: readonly string[],
  say: (line: string) => void,
  isWanted: (question: EvaluationQuestion) => boolean = isAnswerable,
): AsyncGenerator<TrainingSet> {
  const isLeftOut = (from: string) => without.some((part) => from.includes(part));
  for (const source of CORPORA) {
    const set = await corpusSet(data, source, isLeftOut, isWanted);
    if (set.questions.length > 0) yield set;
  }
  if (!isLeftOut(PAPERS)) yield await trainingPapers(data, say, isWanted);
  for (const shelf of [path.join(data, 'cases-train'), OWN_NOTEBOOKS]) {
    const sets: TrainingSet[] = [];
    for (const folder of await foldersIn(shelf)) {
      const name = `${path.basename(shelf)}/${path.basename(folder)}`;
      if (isLeftOut(name)) continue;
      sets.push(await fileSet(name, path.join(folder, 'files'), path.join(folder, 'questions.jsonl'), isWanted, say));
    }
    yield* sets;
    if (sets.length > 1) yield shelfOf(path.basename(shelf), sets);
  }
}
