/** @file What word vectors are trained on: passages, sentences and questions of the sets in the data folder, and WordNet's glosses. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CausewayError } from '../../../engine/errors.ts';
import { parseCorpus } from '../../../engine/evaluate/dataset.ts';
import { seededRandom } from '../../../engine/random.ts';

/** Texts of one kind out of one set. */
export interface TextGroup {
  /** The set's name, which {@link trainingTexts} leaves out by. */
  set: string;
  texts: string[];
}

/** Which files of a set are read. Questions of the sets that measure are never among them. */
interface TrainingSet {
  name: string;
  parts: readonly ('documents' | 'questions' | 'sentences' | 'pairs')[];
}

const SETS: readonly TrainingSet[] = [
  { name: 'holisqa-computer-science', parts: ['documents', 'questions'] },
  { name: 'holisqa-medicine', parts: ['documents', 'questions'] },
  { name: 'pubmed-qa', parts: ['documents', 'questions'] },
  { name: 'musique-100', parts: ['documents', 'questions'] },
  { name: 'qed-sentences', parts: ['documents', 'questions'] },
  { name: 'covid-papers', parts: ['documents', 'questions'] },
  { name: 'e-care', parts: ['pairs'] },
  { name: 'causal-news-train', parts: ['sentences'] },
  { name: 'papers-train', parts: ['questions'] },
  { name: 'question-wordings-train', parts: ['questions'] },
];

const PASSAGE_CHARACTERS = 1200;
/** Shorter ones are headings and remains. */
const SENTENCE_CHARACTERS = 26;
/** Sets differ in size by a factor of ten; none may have the say. */
const SENTENCES_A_SET = 3500;
const PAIR_TEXTS = 12_000;
const SEED = 5;

/** Good enough for training: what is cut wrongly is still text. */
const SENTENCE_END = /(?<=[.!?])\s+(?=[A-Z0-9"(])/;

/** Whole sentences, as many as fit. */
export function passagesOf(text: string): string[] {
  const passages: string[] = [];
  let current = '';
  for (const sentence of text.split(SENTENCE_END)) {
    if (current !== '' && current.length + 1 + sentence.length > PASSAGE_CHARACTERS) {
      passages.push(current);
      current = '';
    }
    current = current === '' ? sentence : `${current} ${sentence}`;
  }
  return [...passages, current].filter((passage) => passage.trim() !== '');
}

/** Puts values into a random order, in place. */
export function shuffle<List extends { length: number; [at: number]: unknown }>(
  list: List,
  random: () => number,
): List {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
  return list;
}

function contentOf(folder: string, set: string, name: string): { content: string; file: string } {
  const file = path.join(folder, set, name);
  if (!existsSync(file)) {
    throw new CausewayError(
      'usage',
      `There is no ${file}, which word vectors are trained on. Name the data's folder by --data.`,
    );
  }
  return { content: readFileSync(file, 'utf8'), file };
}

function rowsOf(folder: string, set: string, name: string): Record<string, unknown>[] {
  return contentOf(folder, set, name)
    .content.split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** A document as one text. */
export const wholeText = ({ title, text }: { title: string; text: string }): string =>
  title === '' || text.startsWith(title) ? text : `${title}. ${text}`;

function partOf(folder: string, set: string, part: TrainingSet['parts'][number]): string[][] {
  switch (part) {
    case 'documents': {
      const { content, file } = contentOf(folder, set, 'corpus.jsonl');
      const documents = [...new Map(parseCorpus(content, file).map((document) => [document.text, document])).values()];
      const sentences = documents
        .flatMap(({ text }) => text.split(SENTENCE_END))
        .filter((sentence) => sentence.length >= SENTENCE_CHARACTERS);
      return [
        documents.flatMap((document) => passagesOf(wholeText(document))),
        shuffle(sentences, seededRandom(SEED)).slice(0, SENTENCES_A_SET),
      ];
    }
    case 'questions':
      return [rowsOf(folder, set, 'questions.jsonl').map(({ question }) => question as string)];
    case 'sentences':
      return [rowsOf(folder, set, 'sentences.jsonl').map(({ text }) => text as string)];
    case 'pairs': {
      const texts = rowsOf(folder, set, 'pairs.jsonl').flatMap((row) => [
        row['cause'],
        row['effect'],
        row['explanation'],
      ]);
      return [(texts as string[]).slice(0, PAIR_TEXTS)];
    }
  }
}

/**
 * All training texts of the sets.
 *
 * @param leaveOut sets with this in their names are left out, so that they can measure how well what is trained generalises; or null
 * @throws CausewayError `usage` when a set is missing
 */
export function trainingTexts(folder: string, leaveOut: string | null): TextGroup[] {
  return SETS.filter(({ name }) => leaveOut === null || !name.includes(leaveOut)).flatMap(({ name, parts }) =>
    parts.flatMap((part) => partOf(folder, name, part).map((texts) => ({ set: name, texts }))),
  );
}
