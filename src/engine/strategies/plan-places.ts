/** @file A plan's trace with the sentence around each of its short answers, so that it can be read, and opened, by itself. */
import { oneLine } from '../notebook/embeddings.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { TextSource } from '../ports.ts';
import type { PlanEdit, PlanTrace, Range, ShortAnswer, Span } from '../types.ts';

/** The sentence in which a place begins; null where the index has none there. */
function sentenceAround({ documents, sentences }: NotebookIndex, { documentId, start }: Span): Range | null {
  const document = documents.ids.indexOf(documentId);
  if (document < 0) return null;
  for (let s = documents.sentenceStart[document]!; s < documents.sentenceStart[document + 1]!; s++) {
    const range = { start: sentences.ranges[2 * s]!, end: sentences.ranges[2 * s + 1]! };
    if (range.start <= start && start < range.end) return range;
  }
  return null;
}

/** The plan with the answer that all its branches together take for the likeliest as that of its last step. */
export function planWithShort(plan: PlanTrace, short: ShortAnswer | undefined): PlanTrace {
  return short ? { ...plan, chosen: [...plan.chosen.slice(0, -1), short] } : plan;
}

/**
 * Puts to each answer the sentence that it stands in, and to one that a person chose among those found, where that was.
 *
 * @throws what `texts` throws
 */
export async function planWithPlaces(
  plan: PlanTrace,
  index: NotebookIndex,
  texts: TextSource,
  edits: readonly PlanEdit[] = [],
): Promise<PlanTrace> {
  const placed = async (answer: ShortAnswer): Promise<ShortAnswer> => {
    const around = answer.given ? null : sentenceAround(index, answer);
    if (!around) return answer;
    const text = oneLine((await texts.text(answer.documentId)).slice(around.start, around.end));
    return { ...answer, sentence: { ...around, text } };
  };
  const chosen = plan.chosen.map(async (answer, step) => {
    if (!answer?.given) return answer && (await placed(answer));
    const edit = edits.findLast((one) => one.step === step && one.answer?.trim() === answer.text);
    return { ...answer, ...edit?.place };
  });
  const asked = plan.asked.map(async (one) => ({ ...one, answers: await Promise.all(one.answers.map(placed)) }));
  return { ...plan, chosen: await Promise.all(chosen), asked: await Promise.all(asked) };
}
