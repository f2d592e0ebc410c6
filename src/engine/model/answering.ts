/**
 * @file The answer by a model: from the built-in tier's evidence and path, in at most three calls. The first filters the evidence
 * and drafts (with one retry, where a follow-up took no call), the last writes the answer from what was kept. Citations are checked by code. On any failure
 * the built-in answer stands, and says why.
 */
import { toCausewayError } from '../errors.ts';
import type { LanguageModel, StopSignal } from '../ports.ts';
import type { Answer, AnswerSentence, Evidence, JudgedEvidence } from '../types.ts';
import type { Asking } from './ask-model.ts';
import { Citing } from './citing.ts';
import { CostMeter } from './cost.ts';
import { filterEvidence, type FilteredEvidence, type FilterMode, type Item } from './filter-evidence.ts';
import { fitting } from './fit-window.ts';
import { answerPrompt, type AnswerInput } from './prompts/answer.ts';
import { understood } from './standalone-question.ts';
import { ANSWER_WORDS, STOPPED, writeCited } from './write-cited.ts';

export interface AnsweringOptions {
  /** Stops the model; what it has written by then is the answer. */
  signal?: StopSignal;
  filter?: FilterMode;
  /** Told whenever another sentence is complete. */
  onSentences?: (sentences: AnswerSentence[]) => void;
}

/** Calls that an answer may take, with what was asked before it was searched for; the filter and the answer itself. */
const MOST_CALLS = 3;
const STEPS = 2;

/** What the filter came to, or why it can't be used, as part of a sentence. */
export type FilterOutcome = FilteredEvidence | { failure: string };

/** The built-in answer with the reason why it stands. */
export function standing(answer: Answer, reason: string, asking: Asking): Answer {
  asking.meter.fellBack('answer');
  return {
    ...answer,
    fallback: `The local model did not answer (${reason}); this answer quotes the documents.`,
    trace: { ...answer.trace, model: { id: asking.model.id, costs: asking.meter.tasks() } },
  };
}

/** The reason why an answer stands after something was thrown, as part of a sentence. */
export function reasonOf(thrown: unknown): string {
  const { code, message } = toCausewayError(thrown);
  return code === 'cancelled' ? STOPPED : message.replace(/\.$/, '');
}

/** The steps of the built-in path whose sentences the answer cites, under the answer's numbers. */
function citedPath(answer: Answer, citing: Citing): Answer['path'] {
  const citations = new Map(
    answer.sentences.flatMap((s) => s.citations).map((citation) => [citation.number, citation]),
  );
  return answer.path.flatMap((step) => {
    const citation = citations.get(step.citation);
    const number = citation ? citing.numberAt(citation.documentId, citation.start) : null;
    return number === null ? [] : [{ ...step, citation: number }];
  });
}

/**
 * Writes the answer from what the filter kept.
 *
 * @param answer the built-in tier's, which stands when nothing usable comes
 * @throws CausewayError as `LanguageModel.generate`
 */
export async function writeFiltered(
  asking: Asking,
  answer: Answer,
  filtered: FilterOutcome,
  { onSentences }: Pick<AnsweringOptions, 'onSentences'> = {},
): Promise<Answer> {
  if ('failure' in filtered) return standing(answer, filtered.failure, asking);
  const question = understood(answer);
  const inputOf = (items: readonly Item[]): AnswerInput => ({
    question,
    earlier: answer.trace.after ?? [],
    evidence: items.map(({ text }) => text),
    path: answer.path.filter(({ apart }) => !apart).map(({ cause, effect, polarity }) => ({ cause, effect, polarity })),
    draft: filtered.draft,
    mostWords: ANSWER_WORDS,
  });
  const kept = await fitting(
    asking.model,
    { prompt: answerPrompt, inputOf, lineOf: ({ text }) => `10. ${text}` },
    filtered.kept,
  );
  if (kept.length === 0) return standing(answer, 'no evidence fits into the model', asking);
  const citing = new Citing(kept, question);
  const written = await writeCited(asking, answerPrompt, inputOf(kept), citing, {
    ...(onSentences && { onSentences }),
  });
  if ('failure' in written) return standing(answer, written.failure, asking);
  return {
    ...answer,
    tier: 'model',
    sentences: written.sentences,
    path: citedPath(answer, citing),
    evidence: filtered.kept.map(({ id: _, reason: __, ...evidence }) => evidence),
    trace: {
      ...answer.trace,
      kept: filtered.kept.map(judgedOf),
      rejected: rejectedOf(answer, filtered),
      model: { id: asking.model.id, costs: asking.meter.tasks() },
    },
  };
}

function judgedOf({ id: _, ...item }: Item): JudgedEvidence {
  return item;
}

/** What the model called spurious, then what the built-in tier had set aside and the model did not take back. */
function rejectedOf({ trace }: Answer, { kept, spurious }: FilteredEvidence): JudgedEvidence[] {
  const at = (item: Evidence) => `${item.documentId} ${item.start}`;
  const taken = new Set([...kept, ...spurious].map(at));
  return [
    ...spurious.map((item) => ({ ...judgedOf(item), reason: 'Only related, says the local model' })),
    ...trace.rejected.filter((item) => !taken.has(at(item))),
  ];
}

/**
 * Answers with a model what the built-in tier has answered.
 *
 * @param answer the built-in tier's; one that says "not in the documents" is given back, and no call is made
 * @returns an answer of the model tier, or the given one with `fallback` telling why it stands
 */
export async function answerWithModel(
  model: LanguageModel,
  answer: Answer,
  options: AnsweringOptions = {},
): Promise<Answer> {
  if (answer.status !== 'answered') return answer;
  const { signal } = options;
  const meter = new CostMeter(answer.trace.model?.costs);
  const mayRetry = meter.calls + STEPS < MOST_CALLS;
  const asking: Asking = { model, meter, mayRetry, ...(signal && { signal }) };
  try {
    const filtered = await filterEvidence(asking, answer, options.filter ?? 'spurious-aware');
    return await writeFiltered(asking, answer, filtered, options);
  } catch (thrown) {
    return standing(answer, reasonOf(thrown), asking);
  }
}
