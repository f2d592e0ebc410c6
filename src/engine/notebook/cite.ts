/** @file Cites the sentences of an answer: each with the neighbours that it needs, and nothing twice. */
import { DENIES } from '../reason/filter.ts';
import { asks, type Place } from '../reason/whole-place.ts';
import type { AnswerSentence, Citation } from '../types.ts';
import { withPlace, type CitedPlace } from './cited-places.ts';
import type { Quoter } from './quoter.ts';

export interface CiteOptions {
  /** What is said of sentences that state no cause where one was asked for, or deny one. */
  cautions: ReadonlyMap<number, string>;
  /** Whether a sentence is set aside, and so may not be brought along by a neighbour. */
  isAside: (sentence: number) => boolean;
  /** Whether a sentence only says the question's premise again; `isAlone` where it is the whole answer. */
  restates: (sentence: number, isAlone: boolean) => boolean;
  /** How likely each sentence answers, 0 to 1. */
  chanceOf: (sentence: number) => number;
  /** Once true, the answer ends with the sentences it has. */
  isStopped: () => boolean;
  /** Told after each sentence what is cited by then. */
  onSentence: (sentences: AnswerSentence[]) => void;
}

/** What is told of a place: the sentence that it is cited for, and what is said of that. */
interface Told {
  sentence: number;
  caution: string | undefined;
}

/** A place that holds two is cited for the earlier, denies where either does, and states no cause where neither does. */
function join(earlier: Told, later: Told): Told {
  const isDenial = earlier.caution === DENIES || later.caution === DENIES;
  const caution = isDenial ? DENIES : later.caution === undefined ? undefined : earlier.caution;
  return { sentence: earlier.sentence, caution };
}

/**
 * @param sentences in the order in which they are told
 * @returns the answer's sentences, numbered from 1, and the citation that holds each sentence of the notebook which is cited
 */
export async function cite(
  quoter: Quoter,
  sentences: readonly number[],
  { cautions, isAside, restates, chanceOf, isStopped, onSentence }: CiteOptions,
): Promise<{ sentences: AnswerSentence[]; citations: Map<number, Citation> }> {
  const isAlone = sentences.length === 1;
  let cited: CitedPlace<Told>[] = [];
  let answer: AnswerSentence[] = [];
  const citations = new Map<number, Citation>();
  const quoted = async (
    { place, told: { sentence, caution } }: CitedPlace<Told>,
    at: number,
  ): Promise<AnswerSentence> => {
    const citation: Citation = { ...(await quoter.quote(place, sentence)), number: at + 1 };
    for (let s = place.first; s <= place.last; s++) citations.set(s, citation);
    return { text: citation.text, citations: [citation], ...(caution !== undefined && { caution }) };
  };
  /** What somebody asks says nothing beside a reply that is cited already. */
  const asksForCited = async ({ first, last }: Place, sentence: number): Promise<boolean> => {
    const reply = last > sentence && cited.find(({ place }) => place.first <= last && last <= place.last);
    return reply ? asks((await quoter.quote({ first, last: reply.place.first - 1 }, sentence)).text) : false;
  };
  for (const sentence of sentences) {
    if (isStopped()) break;
    // One that another brought along is cited with it.
    if (citations.has(sentence)) continue;
    const place = await quoter.place(
      sentence,
      isAside,
      restates(sentence, isAlone) ? { chanceOf, isAlone } : undefined,
    );
    if (await asksForCited(place, sentence)) continue;
    cited = withPlace(cited, { place, told: { sentence, caution: cautions.get(sentence) } }, join);
    answer = await Promise.all(cited.map(quoted));
    onSentence([...answer]);
  }
  return { sentences: answer, citations };
}
