/**
 * @file The answer by a model: from the built-in tier's evidence and path, in at most three calls. The first filters the evidence
 * and drafts (with one retry), the last writes the answer from what was kept. Citations are checked by code. On any failure
 * the built-in answer stands, and says why.
 */
import { toCausewayError } from '../errors.ts';
import type { LanguageModel, StopSignal } from '../ports.ts';
import type { Answer, AnswerSentence, Evidence, JudgedEvidence } from '../types.ts';
import { generate, type Asking } from './ask-model.ts';
import { citedSentences } from './cited-sentences.ts';
import { Citing } from './citing.ts';
import { CostMeter } from './cost.ts';
import { filterEvidence, type FilteredEvidence, type FilterMode, type Item } from './filter-evidence.ts';
import { answerPrompt, NO_ANSWER, type AnswerInput } from './prompts/answer.ts';

export interface AnsweringOptions {
  /** Stops the model; what it has written by then is the answer. */
  signal?: StopSignal;
  filter?: FilterMode;
  /** Told whenever another sentence is complete. */
  onSentences?: (sentences: AnswerSentence[]) => void;
}

const ANSWER_WORDS = 120;

const STOPPED = 'it was stopped';

/** The built-in answer with the reason why it stands. */
function standing(answer: Answer, reason: string, asking: Asking): Answer {
  asking.meter.fellBack('answer');
  return {
    ...answer,
    fallback: `The local model did not answer (${reason}); this answer quotes the documents.`,
    trace: { ...answer.trace, model: { id: asking.model.id, costs: asking.meter.tasks() } },
  };
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

/** Writes the answer; a stopped call gives what is there, without the sentence that was being written. */
async function write(
  asking: Asking,
  input: AnswerInput,
  onText: (piece: string) => void,
): Promise<{ text: string; isComplete: boolean }> {
  const request = { messages: answerPrompt.messages(input), maxTokens: answerPrompt.maxTokens(input) };
  let written = '';
  try {
    const { text, finish } = await generate(asking, answerPrompt.task, request, {
      onText: (piece) => {
        written += piece;
        onText(piece);
      },
    });
    return { text, isComplete: finish === 'stop' };
  } catch (thrown) {
    if (toCausewayError(thrown).code !== 'cancelled') throw thrown;
    return { text: written, isComplete: false };
  }
}

async function compose(asking: Asking, answer: Answer, options: AnsweringOptions): Promise<Answer> {
  const filtered = await filterEvidence(asking, answer, options.filter ?? 'spurious-aware');
  if ('failure' in filtered) return standing(answer, filtered.failure, asking);
  const { kept, draft } = filtered;
  const citing = new Citing(kept, answer.question);
  const input: AnswerInput = {
    question: answer.question,
    evidence: kept.map(({ text }) => text),
    path: answer.path.map(({ cause, effect, polarity }) => ({ cause, effect, polarity })),
    draft,
    mostWords: ANSWER_WORDS,
  };
  let output = '';
  let shown = 0;
  const { text, isComplete } = await write(asking, input, (piece) => {
    output += piece;
    const complete = citedSentences(output, false);
    if (complete.length <= shown || output.includes(NO_ANSWER)) return;
    shown = complete.length;
    options.onSentences?.(citing.cite(complete));
  });
  if (text.includes(NO_ANSWER)) return standing(answer, 'it found no answer in the evidence it kept', asking);
  const sentences = citing.cite(citedSentences(text, isComplete));
  if (!sentences.some(({ support }) => support?.supported)) {
    const stopped = asking.signal?.aborted === true;
    return standing(answer, stopped ? STOPPED : 'nothing it wrote is borne out by the documents', asking);
  }
  options.onSentences?.(sentences);
  return {
    ...answer,
    tier: 'model',
    sentences,
    path: citedPath(answer, citing),
    evidence: kept.map(({ id: _, reason: __, ...evidence }) => evidence),
    trace: {
      ...answer.trace,
      kept: kept.map(judgedOf),
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
  const asking: Asking = { model, meter: new CostMeter(), ...(signal && { signal }) };
  try {
    return await compose(asking, answer, options);
  } catch (thrown) {
    const { code, message } = toCausewayError(thrown);
    return standing(answer, code === 'cancelled' ? STOPPED : message.replace(/\.$/, ''), asking);
  }
}
