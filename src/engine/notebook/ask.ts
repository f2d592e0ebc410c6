/**
 * @file The online phase (HugRAG Algorithm 1, lines 11–15): seeds, gated expansion, causal path, causal filter, answer. The
 * result carries its trace.
 */
import type { PlanHelp } from '../agents/carry-out.ts';
import { CERTAIN } from '../corrections/statements.ts';
import type { Clock, TextSource } from '../ports.ts';
import { planAnswer } from '../reason/compose.ts';
import { gatesOnPath } from '../retrieve/crossings.ts';
import { withDenials } from '../reason/denied.ts';
import { DENIES } from '../reason/filter.ts';
import { setSuspectedAside } from '../reason/doubt/set-aside.ts';
import { saidBetween } from '../reason/said-between.ts';
import { restatesPremise } from '../reason/restated.ts';
import { isSufficient } from '../reason/sufficiency.ts';
import { aboutRulingOut, leadByVerdict, verdictOf } from '../reason/verdict.ts';
import { listed } from '../retrieve/evidence.ts';
import type { RetrievalParameters } from '../retrieve/parameters.ts';
import { gatesOfModules, prepare, withNearness, type Prepared } from '../retrieve/prepared.ts';
import { describeSeeds } from '../retrieve/seeds.ts';
import { tokenize } from '../text/tokens.ts';
import type { Answer, AnswerSentence, Evidence, PathStep, PlanEdit, PlanTrace, Trace, Range } from '../types.ts';
import type { Nearness } from '../vector/nearness.ts';
import { cite } from './cite.ts';
import type { NotebookIndex } from './index-types.ts';
import { sentenceLines } from './passage-lines.ts';
import { Quoter } from './quoter.ts';
import { planWithPlaces } from '../strategies/plan-places.ts';
import { retrieveRead, type PassageModels, type RetrieveOptions } from './retrieve.ts';

/** Sentences listed as evidence, and in each list of the trace. */
const MOST_EVIDENCE = 24;
const MOST_REJECTED = 12;
const NEAREST = 5;
/** Three words, or as much of a script without blanks. */
const SAYS_SOMETHING = /(?:\p{L}{2,}\P{L}+){2}\p{L}{2,}|\p{Lo}{4}/u;
const MOST_GATES = 12;

export interface AskOptions extends PassageModels {
  clock: Clock;
  /** Told after each stage, and after each sentence of the answer. */
  onProgress?: (stage: 'seeds' | 'expansion' | 'filter' | 'answer', sentences: AnswerSentence[]) => void;
  /** Told at once what a plan is, and after each turn how far it is; the next turn waits for it. */
  onPlan?: (plan: PlanTrace) => void | Promise<void>;
  /** What a person put otherwise in the plan. */
  planEdits?: readonly PlanEdit[];
  /** Once true, the answer ends with the sentences it has. */
  isStopped?: () => boolean;
  /** Documents that must not be cited, such as ones removed since the index was built. */
  excludedDocuments?: ReadonlySet<string>;
  /** Other than the defaults only for measuring. */
  parameters?: RetrievalParameters;
  /** What a local encoder says of the question; absent or null: the built-in tier alone. */
  nearness?: Nearness | null;
}

/** What plans are carried out with for an answer. */
export function planningOf(
  { clock, near, isStopped, onPlan, planEdits }: AskOptions,
  index: NotebookIndex,
  texts: TextSource,
): PlanHelp {
  return {
    clock,
    ...(near && { near }),
    ...(isStopped && { isStopped }),
    ...(onPlan && { onPlan: async (plan) => onPlan(await planWithPlaces(plan, index, texts, planEdits)) }),
    ...(planEdits && { planEdits }),
  };
}

const preparations = new WeakMap<NotebookIndex, Prepared>();

/** What is worked out once per index; remembered as long as the index lives. */
export function preparedFor(index: NotebookIndex): Prepared {
  let prepared = preparations.get(index);
  if (!prepared) {
    prepared = prepare(index);
    preparations.set(index, prepared);
  }
  return prepared;
}

/**
 * Takes over what was worked out for an index for one that differs from it in nothing but its gates, in what its relations claim and
 * in which sentences are wrong.
 */
export function prepareLike(index: NotebookIndex, like: NotebookIndex): void {
  preparations.set(index, { ...preparedFor(like), index, moduleGates: gatesOfModules(index) });
}

/** An argument as a short phrase: its text, shortened at a word. */
function phrase(text: string): string {
  const LONGEST = 70;
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST) + 1 || LONGEST).trimEnd()}…`;
}

/** What is shown where nothing answers, best first, but last what says nothing by itself: nobody sees why a date is near. */
function nearest(evidence: readonly Evidence[]): Evidence[] {
  const says = ({ text }: Evidence): boolean => SAYS_SOMETHING.test(text);
  return [...evidence.filter(says), ...evidence.filter((each) => !says(each))].slice(0, NEAREST);
}

/**
 * Answers a question from a notebook.
 *
 * @param index built by `buildIndex`
 * @param texts gives the documents' texts, for the sentences shown
 * @throws CausewayError `question-empty`, `question-too-long`
 */
export async function askNotebook(
  index: NotebookIndex,
  texts: TextSource,
  text: string,
  options: AskOptions,
): Promise<Answer> {
  const { clock, onProgress, isStopped = () => false, excludedDocuments = new Set<string>(), parameters } = options;
  const prepared = withNearness(preparedFor(index), options.nearness);
  const quoter = new Quoter(prepared, texts, excludedDocuments);
  const times = [clock()];

  const retrieveOptions: RetrieveOptions = {
    isAllowed: (sentence) => quoter.isAllowed(sentence),
    ...(parameters && { parameters }),
    planning: planningOf(options, index, texts),
    onStage: (stage) => {
      times.push(clock());
      onProgress?.(stage, []);
    },
  };
  const found = await retrieveRead(prepared, texts, text, retrieveOptions, options);
  const { question, relevance, seeds, expansion, plan: followed } = found;
  const { path, rejected, suspected, ...sifted } = await setSuspectedAside(prepared, texts, question, found);
  const kept = question.intent === 'prevent' ? await quoter.preventing(sifted.kept) : sifted.kept;
  const answered = kept.length > 0 && isSufficient(prepared, question, relevance, path);
  times.push(clock());
  onProgress?.('filter', []);

  const plan = answered
    ? planAnswer(prepared, question, path, kept, (s) => index.sentences.lengths[s]! * 1.6)
    : { sentences: [], path: [], beside: [] };
  const read = verdictOf(question, relevance, plan.sentences);
  const lines = await sentenceLines(index, texts, plan.sentences);
  const led = leadByVerdict(read, relevance, plan.sentences, lines);
  const told = withDenials(prepared, led, (sentence) => quoter.isAllowed(sentence));
  const cautions = new Map(kept.flatMap((item) => (item.onlyRelated ? [[item.sentence, item.reason] as const] : [])));
  for (const sentence of told.denying) cautions.set(sentence, DENIES);
  const chances = new Map(kept.map(({ sentence, chance }) => [sentence, chance]));
  const { sentences, citations } = await cite(quoter, told.sentences, {
    cautions,
    isAside: (sentence) => suspected.has(sentence),
    restates: (sentence, isAlone) => restatesPremise(prepared, question, sentence, isAlone),
    chanceOf: (sentence) => chances.get(sentence) ?? 0,
    isStopped,
    onSentence: (sofar) => onProgress?.('answer', sofar),
  });

  const verdict = aboutRulingOut(read, question.text, sentences[0]?.text ?? '');
  const pathGates = gatesOnPath(prepared, plan.path);
  const steps: PathStep[] = [];
  for (const [i, relation] of [...plan.path, ...plan.beside].entries()) {
    const citation = citations.get(index.relations.sentence[relation]!);
    if (!citation) continue;
    const { ranges } = index.relations;
    const rangeAt = (at: number): Range => ({ start: ranges[at]!, end: ranges[at + 1]! });
    const [cause, effect, cue] = [rangeAt(6 * relation), rangeAt(6 * relation + 2), rangeAt(6 * relation + 4)];
    const argument = async ({ start, end }: Range) => {
      // Where the verb is part of what happens ("left the town without power"), the step has a verb of its own.
      const from = start === cue.start && cue.end < end ? cue.end : start;
      return phrase((await quoter.slice(citation.documentId, from, end)).trim());
    };
    const isHedged = index.relations.hedged[relation] === 1;
    // What is hedged is told with its reservation, and what a person corrected in the person's sense.
    const isAsSaid = !isHedged && index.relations.confidence[relation]! < CERTAIN;
    const said = isAsSaid ? saidBetween(await texts.text(citation.documentId), cause, cue, effect) : null;
    steps.push({
      ...(said !== null && { said }),
      cause: await argument(cause),
      effect: await argument(effect),
      polarity: index.relations.polarity[relation]! < 0 ? -1 : 1,
      hedged: isHedged,
      citation: citation.number,
      gate: i < pathGates.length && pathGates[i]! >= 0 ? await quoter.gate(pathGates[i]!) : null,
      sides: { cause, effect },
      ...(i >= plan.path.length && { apart: true }),
    });
  }

  // The expansion opens more gates than matter; shown are those on the path and those that led to what is cited.
  const ledTo = kept.filter(({ sentence }) => citations.has(sentence)).map(({ gate }) => gate);
  const gateIds = [...new Set([...pathGates, ...ledTo])].filter((gate) => gate >= 0).slice(0, MOST_GATES);
  // What would have prevented something has been put first.
  const asEvidence = question.intent === 'prevent' ? kept : listed(kept);
  const shown = asEvidence.slice(0, MOST_EVIDENCE);
  const setAside = rejected.filter(({ sentence }) => !told.denying.has(sentence));
  const trace: Trace = {
    ...(followed && { plan: await planWithPlaces(followed, index, texts, options.planEdits) }),
    seeds: describeSeeds(prepared, relevance, seeds),
    ...(!question.hasMeaning && !relevance.signals.nearness && { byWordsOnly: true }),
    hops: expansion.hops,
    gates: (await Promise.all(gateIds.map((gate) => quoter.gate(gate)))).filter((gate) => gate !== null),
    kept: answered ? await quoter.judged(shown) : [],
    rejected: answered ? await quoter.judged(setAside.slice(0, MOST_REJECTED)) : [],
    timings: { seeds: 0, expansion: 0, filter: 0, answer: 0 },
  };
  const listedEvidence = await Promise.all(shown.map((item) => quoter.evidence(item)));
  const evidence = answered ? listedEvidence : nearest(listedEvidence);
  const shownWords = [...sentences, ...evidence].flatMap(({ text: words }) =>
    tokenize(words).map(({ term, start, end }) => [term, words.slice(start, end)] as const),
  );
  const wordOf = new Map(shownWords.toReversed());
  const meant = question.terms.flatMap(({ surface, term, isMeant }) => {
    const word = isMeant && wordOf.get(index.lexicon.terms[term]!);
    return word ? [{ asked: surface, word }] : [];
  });
  times.push(clock());
  const [t0, t1, t2, t3, t4] = times as [number, number, number, number, number];
  trace.timings = { seeds: t1 - t0, expansion: t2 - t1, filter: t3 - t2, answer: t4 - t3 };
  return {
    status: answered ? 'answered' : 'not-in-documents',
    question: question.text,
    ...(meant.length > 0 && { meant }),
    ...(verdict && { verdict }),
    tier: index.tier,
    sentences,
    path: steps,
    evidence,
    trace,
  };
}
