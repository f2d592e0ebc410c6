/**
 * @file A scenario's outcome as an answer, so that it is kept, read, cited, undone and exported as answers are: each sentence cites what
 * its way rests on, and says whether it is stated, follows or is assumed.
 */
import type { Answer, AnswerSentence, Citation, Evidence, PathStep } from '../../engine/types.ts';
import type { WhatIfLink, WhatIfResult } from '../../rpc/whatif.ts';
import { whatIf as texts } from '../texts/what-if.ts';
import { editWords, outcomeGroups, outcomeWords } from './outcome-words.ts';

/** Numbers each sentence once. */
class Numbers {
  readonly all: Citation[] = [];
  readonly #known = new Map<string, Citation>();

  of({ documentId, start, end, text }: Evidence): Citation {
    const key = `${documentId} ${start} ${end}`;
    let citation = this.#known.get(key);
    if (!citation) {
      citation = { number: this.all.length + 1, documentId, start, end, text };
      this.#known.set(key, citation);
      this.all.push(citation);
    }
    return citation;
  }

  /** The surest sentence of each link. */
  ofLinks(links: readonly WhatIfLink[]): Citation[] {
    return [...new Set(links.flatMap(({ sentences }) => sentences.slice(0, 1)).map((sentence) => this.of(sentence)))];
  }
}

function stepOf({ cause, effect, isHedged, sentences, target }: WhatIfLink, numbers: Numbers): PathStep[] {
  const [sentence] = sentences;
  if (!sentence) return [];
  const [causePlace, effectPlace] = target.places;
  const areThere = [causePlace, effectPlace].every((place) => place?.documentId === sentence.documentId);
  return [
    {
      cause: cause.label,
      effect: effect.label,
      polarity: effect.isLowered ? -1 : 1,
      hedged: isHedged,
      citation: numbers.of(sentence).number,
      gate: null,
      ...(areThere && causePlace && effectPlace && { sides: { cause: causePlace, effect: effectPlace } }),
    },
  ];
}

/** The outcome as it is kept; `question` is its title. */
export function scenarioAnswer(result: WhatIfResult, question: string): Answer {
  const numbers = new Numbers();
  const told = result.outcomes.filter(({ fate }) => fate !== 'kept');
  const furthest = told.reduce(
    (far, outcome) => (outcome.way.length > far.length ? outcome.way : far),
    [] as WhatIfLink[],
  );
  const path = furthest.flatMap((link) => stepOf(link, numbers));
  const sentences: AnswerSentence[] = result.edits
    .filter(({ problem }) => problem !== null)
    .map(({ edit, problem }) => ({ text: `${editWords(edit)}: ${texts.problems[problem!]}`, citations: [] }));
  for (const { basis, title, outcomes } of outcomeGroups(result.outcomes)) {
    for (const outcome of outcomes) {
      sentences.push({
        text: outcomeWords(outcome),
        citations: numbers.ofLinks(basis === 'kept' ? outcome.others : outcome.way),
        caution: `${title}. ${texts.rests(outcome.steps, outcome.confidence)}.`,
      });
    }
  }
  for (const { links, kind } of result.brokenLoops) {
    const events = links.map(({ cause }) => cause.label).join(' → ');
    sentences.push({
      text: `${texts.broken}: ${events}`,
      citations: numbers.ofLinks(links),
      caution: texts.loopKinds[kind],
    });
  }
  if (result.outcomes.length === 0) sentences.push({ text: texts.unchanged, citations: [] });
  if (result.assumptions.length > 0) {
    const taken = result.assumptions.map(({ kind, links }) => texts.assumptions[kind](links)).join(' ');
    sentences.push({ text: `${texts.assumes}: ${taken}`, citations: [] });
  }
  if (result.confidence !== null)
    sentences.push({ text: texts.confidence(result.confidence, result.documents), citations: [] });
  const evidence = numbers.all.map(({ number: _number, ...span }): Evidence => ({ ...span, score: 1, via: 'chain' }));
  return {
    status: 'answered',
    question,
    tier: 'builtin',
    sentences,
    path,
    evidence,
    trace: {
      seeds: [],
      hops: [],
      gates: [],
      kept: evidence.map((item) => ({ ...item, reason: '' })),
      rejected: [],
      timings: { seeds: 0, expansion: 0, filter: 0, answer: 0 },
    },
  };
}
