/**
 * @file What was written to learn from about documents that are not part of this repository: further questions, and further places that answer known ones,
 * each place by its mark.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EvaluationDocument } from '../../engine/evaluate/dataset.ts';
import type { Span } from '../../engine/types.ts';
import { MarkFinder, type Mark } from './marks.ts';
import type { SourceQuestion, TrainingSet } from './training-set.ts';

const MARKED = path.resolve(import.meta.dirname, 'marked');

/** A line of a file: a question of its own, or more that answers one which the set has. */
interface Line {
  id: string;
  /** Absent where the set has the question. */
  question?: string;
  tags?: string[];
  /** Places that answer, by the names of their files. */
  right: (Mark & { doc: string })[];
}

/** Finds places by file and mark. */
function finderIn(documents: readonly EvaluationDocument[]): (place: Line['right'][number]) => Span | null {
  const byTitle = new Map(documents.map((document) => [document.title, document]));
  const finders = new Map<string, MarkFinder>();
  return ({ doc, ...mark }) => {
    const document = byTitle.get(doc);
    if (!document) return null;
    let finder = finders.get(doc);
    if (!finder) finders.set(doc, (finder = new MarkFinder(document.text)));
    const range = finder.find(mark);
    return range && { documentId: document.id, ...range };
  };
}

/**
 * A set with what `marked/` has for it. A question is left out where a place of its own is not found, since what answers would count as wrong.
 *
 * @param like what questions of the set have besides: where they come from and how much they count
 * @param say told how many places are in no document
 */
export async function withMarked(
  set: TrainingSet,
  like: Pick<SourceQuestion, 'from' | 'weight' | 'quotes'>,
  say: (line: string) => void,
): Promise<TrainingSet> {
  const file = path.join(MARKED, `${set.name}.jsonl`);
  if (!existsSync(file)) return set;
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  const find = finderIn(set.documents);
  const more = new Map<string, Span[]>();
  const added: SourceQuestion[] = [];
  let missing = 0;
  for (const { id, question, tags = [], right } of lines.map((line) => JSON.parse(line) as Line)) {
    const places = right.map(find);
    const evidence = places.filter((place) => place !== null);
    missing += places.length - evidence.length;
    if (question === undefined) more.set(id, evidence);
    else if (evidence.length === places.length)
      added.push({ id, question, tags, answers: [], evidence, alternatives: [], spurious: null, ...like });
  }
  if (missing > 0) say(`${set.name}: ${missing} marked places are in no document`);
  const questions = set.questions.map((known) => ({
    ...known,
    evidence: [...known.evidence, ...(more.get(known.id) ?? [])],
  }));
  return { ...set, questions: [...questions, ...added] };
}
