/**
 * @file CausalRAG (Wang et al., 2025, section 4): S = Expand(TopK(q, V)), y = G(q, S) on a flat graph.
 *
 * 1. The k entities nearest to the question.
 * 2. Everything within s steps of them along the edges of the graph.
 * 3. Causal paths inside what was reached, and a causal summary of the paths, which is all that the answer is written from.
 *
 * k = s = 3, as in the paper. Its two calls are made by a model, where there is one: a causal report of what was retrieved, and the
 * answer from that report (Figure 7). Without a model the sentences are quoted. Deviations: the model is given the paths instead
 * of finding them. They are traced from the k entities along causal relations, in both directions and over at most s of them;
 * their sentences are scored by their nearness to the question and the relation's confidence, less for every step, and then the
 * other facts of what was reached, scored alike.
 */
import { generate } from '../model/ask-model.ts';
import { fitting } from '../model/fit-window.ts';
import { withoutThinking } from '../model/parse-output.ts';
import { causalReportPrompt, type CausalReportInput } from '../model/prompts/causal-report.ts';
import { causalSummaryPrompt } from '../model/prompts/causal-summary.ts';
import { ANSWER_WORDS, writeCited, type Written, type WritingOptions } from '../model/write-cited.ts';
import { topPositions } from '../retrieve/mmr.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import { TOO_LONG } from './evidence-writing.ts';
import { factsOf, factsOfSentence, isCausal, type Facts } from './facts.ts';
import type { ModelHelp } from './model-help.ts';
import { within } from './neighbourhood.ts';
import { readQuery } from './query.ts';
import { INITIAL_K, raiseTo, rankKeys } from './ranking.ts';
import { entitySimilarity, factSimilarity } from './similarity.ts';
import { Context } from './spans.ts';
import type { Strategy, WritingInput } from './strategy.ts';
import { readTriple } from './triples.ts';

const STEPS = 3;
/** Each step away from the entities counts this much of the one before, so that near causes come first. */
const DECAY = 0.7;

/** Causal facts on paths of at most `STEPS` facts from the entities, with their number of steps from 0. */
function traceCausalPaths(prepared: Prepared, facts: Facts, entities: readonly number[]): Map<number, number> {
  const steps = new Map<number, number>();
  const seen = new Set(entities);
  let frontier: readonly number[] = entities;
  for (let step = 0; step < STEPS; step++) {
    const next: number[] = [];
    for (const entity of frontier) {
      for (const fact of row(facts.ofEntity, entity)) {
        if (steps.has(fact) || !isCausal(prepared, facts, fact)) continue;
        steps.set(fact, step);
        for (const other of row(facts.entities, fact)) {
          if (seen.has(other)) continue;
          seen.add(other);
          next.push(other);
        }
      }
    }
    frontier = next;
  }
  return steps;
}

/** Distance of the nearest entity, or infinity where none is reached. */
function distanceOf(entities: Uint32Array, reached: ReadonlyMap<number, number>): number {
  return entities.reduce((nearest, entity) => Math.min(nearest, reached.get(entity) ?? Infinity), Infinity);
}

type Link = CausalReportInput['relations'][number];

/** The causal links that a sentence states. */
async function linksOf(prepared: Prepared, help: ModelHelp, sentence: number): Promise<Link[]> {
  const facts = factsOf(prepared);
  const links: Link[] = [];
  for (const fact of factsOfSentence(facts, sentence)) {
    const triple = isCausal(prepared, facts, fact) ? await readTriple(prepared, help, fact) : null;
    if (triple) links.push({ cause: triple.subject, effect: triple.object });
  }
  return links;
}

/** The two calls of the paper; numbers in the report, and so in the answer, are those of the evidence. */
async function writeFromReport(
  prepared: Prepared,
  { question, evidence, sentences, citing }: WritingInput,
  help: ModelHelp,
  options: WritingOptions,
): Promise<Written> {
  const { asking } = help;
  const items = await Promise.all(
    evidence.map(async ({ text }, i) => ({ text, links: await linksOf(prepared, help, sentences[i]!) })),
  );
  type Item = (typeof items)[0];
  const inputOf = (shown: readonly Item[]): CausalReportInput => ({
    question,
    relations: shown.flatMap(({ links }) => links),
    sentences: shown.map(({ text }) => text),
  });
  const lineOf = ({ text, links }: Item) =>
    [`10. ${text}`, ...links.map(({ cause, effect }) => `${cause} -> ${effect}`)].join('\n');
  const shown = await fitting(asking.model, { prompt: causalReportPrompt, inputOf, lineOf }, items);
  if (shown.length === 0) return TOO_LONG;
  const input = inputOf(shown);
  const { text } = await generate(asking, causalReportPrompt.task, {
    messages: causalReportPrompt.messages(input),
    maxTokens: causalReportPrompt.maxTokens(input),
  });
  const report = withoutThinking(text);
  if (report === '') return { failure: 'its causal report is empty' };
  const summary = { question, reports: [report], mostWords: ANSWER_WORDS };
  return writeCited(asking, causalSummaryPrompt, summary, citing, options);
}

export const causalrag: Strategy = {
  id: 'causalrag',
  title: 'CausalRAG',
  retrieve(prepared, question) {
    const query = readQuery(prepared, question);
    const facts = factsOf(prepared);
    const chosen = topPositions(entitySimilarity(prepared, query), INITIAL_K);
    const reached = within(prepared, chosen, STEPS);
    const near = factSimilarity(facts, query);

    const onPaths = new Map<number, number>();
    for (const [fact, step] of traceCausalPaths(prepared, facts, chosen)) {
      const confidence = prepared.index.relations.confidence[facts.relation[fact]!]!;
      raiseTo(onPaths, facts.sentence[fact]!, near[fact]! * confidence * DECAY ** step);
    }
    const others = new Map<number, number>();
    for (let fact = 0; fact < facts.sentence.length; fact++) {
      const steps = distanceOf(row(facts.entities, fact), reached);
      if (steps <= STEPS) raiseTo(others, facts.sentence[fact]!, near[fact]! * DECAY ** steps);
    }
    const context = new Context(prepared);
    for (const sentence of rankKeys(onPaths)) context.addSentence(sentence);
    for (const sentence of rankKeys(others)) context.addSentence(sentence);
    return { spans: context.spans, entities: reached };
  },
  write: writeFromReport,
};
