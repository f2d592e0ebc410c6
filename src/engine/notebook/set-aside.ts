/** @file Questions for what else there is ("Besides the storm, what else led to the landslide?"): what is known is set aside. */
import { row } from '../rows.ts';
import { readQuestion } from '../retrieve/question.ts';
import { preparedFor, prepareLike } from './ask.ts';
import type { NotebookIndex } from './index-types.ts';

const BESIDES = /^\W*(?:besides|apart from|aside from|other than)\s+([^?]{2,200}?),\s*(what else\b.*)$/isu;

/** An index in which sentences are no evidence any more. */
export function withoutSentences(index: NotebookIndex, without: Iterable<number>): NotebookIndex {
  const wrong = index.sentences.wrong?.slice() ?? new Uint8Array(index.sentences.document.length);
  for (const sentence of without) wrong[sentence] = 1;
  const left = { ...index, sentences: { ...index.sentences, wrong } };
  prepareLike(left, index);
  return left;
}

/**
 * What a question is put to, and what of it is searched for: where it asks for what else there is besides something, the statements that
 * begin from that are no evidence, and its name is not searched for.
 */
export function besides(index: NotebookIndex, question: string): { index: NotebookIndex; text: string } {
  const [, phrase, text] = BESIDES.exec(question) ?? [];
  if (phrase === undefined || text === undefined) return { index, text: question };
  const named = readQuestion(preparedFor(index), phrase).terms.filter(({ term, weight }) => term >= 0 && weight === 1);
  if (named.length === 0) return { index, text: question };
  const { relations } = index;
  const known = [...relations.kind.keys()].filter((relation) => {
    const cause = row(relations.terms, 2 * relation);
    return named.every(({ term }) => cause.includes(term));
  });
  const left = withoutSentences(
    index,
    known.map((relation) => relations.sentence[relation]!),
  );
  return { index: left, text };
}
