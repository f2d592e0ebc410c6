/** @file From questions with known evidence to examples for the networks of relevance, by the engine's own code. */
import { withoutMeaning } from '../../engine/evaluate/part-variants.ts';
import type { Span } from '../../engine/types.ts';
import { withNearness, type Prepared } from '../../engine/retrieve/prepared.ts';
import { readQuestion, type Question } from '../../engine/retrieve/question.ts';
import type { Network } from '../../engine/retrieve/network.ts';
import { chooseSections, fitSections, type PassageValues } from '../../engine/retrieve/sections.ts';
import { sentenceSignals } from '../../engine/retrieve/sentence-signals.ts';
import { SIGNAL, WIDTH } from '../../engine/retrieve/signals.ts';
import { likeliest, type ChainStep } from '../../engine/retrieve/support-chain.ts';
import { topPositions } from '../../engine/retrieve/mmr.ts';
import type { Nearness } from '../../engine/vector/nearness.ts';
import type { Example } from './fit-network.ts';

/** Rows of a list that are not right: the best by each kind of signal, and a few of the rest. */
const BEST_OF_EACH = 30;
const STRAY = 10;
const BY: readonly (keyof typeof SIGNAL)[] = ['words', 'sectionWords', 'static', 'encoder'];
const STEPS = 8;
const CANDIDATES = 40;
/** Sections whose sentences are learned from. */
const SECTIONS = 12;
/** A sentence of which this share is evidence is evidence. */
const LEAST_SHARE = 0.5;

export interface Asked {
  prepared: Prepared;
  question: Question;
  /** Share of each sentence that is evidence, for those that have any. */
  evidence: ReadonlyMap<number, number>;
  weight: number;
}

/** Sentences that evidence overlaps, with the share of them that it is. */
function evidenceSentences({ index }: Prepared, spans: readonly Span[]): Map<number, number> {
  const numbers = new Map(index.documents.ids.map((id, d) => [id, d]));
  const shares = new Map<number, number>();
  for (const { documentId, start, end } of spans) {
    const document = numbers.get(documentId);
    if (document === undefined) continue;
    for (let s = index.documents.sentenceStart[document]!; s < index.documents.sentenceStart[document + 1]!; s++) {
      const from = index.sentences.ranges[2 * s]!;
      const to = index.sentences.ranges[2 * s + 1]!;
      const shared = Math.min(to, end) - Math.max(from, start);
      if (shared > 0) shares.set(s, Math.min(1, (shares.get(s) ?? 0) + shared / (to - from)));
    }
  }
  return shares;
}

export function ask(
  prepared: Prepared,
  text: string,
  evidence: readonly Span[],
  nearness: Nearness | null,
  weight: number,
): Asked {
  const seen = withNearness(prepared, nearness);
  return {
    prepared: seen,
    question: readQuestion(seen, text),
    evidence: evidenceSentences(prepared, evidence),
    weight,
  };
}

/** The same notebook where it is not known what words mean. */
export function wordless(prepared: Prepared): Prepared {
  return { ...prepared, index: withoutMeaning(prepared.index) };
}

/** The same nearness by an encoder that tells of whole texts alone. */
export function withoutWords({ words: _, ...whole }: Nearness): Nearness {
  return whole;
}

/** The same nearness as it is while only some passages are embedded. */
export function partlyEmbedded(nearness: Nearness, isEmbedded: (passage: number) => boolean): Nearness {
  let embedded = 0;
  const passages = nearness.passages.map((cosine, passage) => {
    if (!isEmbedded(passage)) return NaN;
    embedded++;
    return cosine;
  });
  return { ...nearness, passages, embedded: embedded / Math.max(1, passages.length) };
}

function rightPassages({ prepared, evidence }: Asked): Set<number> {
  return new Set([...evidence.keys()].map((sentence) => prepared.index.sentences.passage[sentence]!));
}

/**
 * Passages: those with evidence against the best of the others.
 *
 * @param known a network that was trained before: what it takes for the best is learned from, too
 */
export function passageExample(asked: Asked, random: () => number, known: Network | null = null): Example | null {
  const right = rightPassages(asked);
  let rows: Float32Array = new Float32Array();
  fitSections(asked.prepared, asked.question, (signals) => (rows = signals).slice(0, signals.length / WIDTH));
  const count = rows.length / WIDTH;
  const chosen = new Set<number>(right);
  const addBest = (of: (passage: number) => number) => {
    const values = Float32Array.from({ length: count }, (_, passage) => of(passage));
    for (const passage of topPositions(values, BEST_OF_EACH)) chosen.add(passage);
  };
  for (const name of BY) addBest((passage) => rows[passage * WIDTH + SIGNAL[name]]!);
  // Raised above zero, below which nothing is among the best.
  if (known) addBest((passage) => Math.exp(known.value(rows, passage)));
  for (let i = 0; i < STRAY; i++) chosen.add(Math.floor(random() * count));
  const list = [...chosen];
  if (right.size === 0 || list.length === right.size) return null;
  const signals = new Float32Array(list.length * WIDTH);
  list.forEach((passage, i) => signals.set(rows.subarray(passage * WIDTH, (passage + 1) * WIDTH), i * WIDTH));
  return { signals, right: Float32Array.from(list, (passage) => (right.has(passage) ? 1 : 0)), weight: asked.weight };
}

/**
 * Choices of the support chain, each with the right sections that are not chosen yet against the best others.
 *
 * @param passages the network of passages
 * @param policy the value of each candidate, by which the next is chosen
 */
export function chainExamples(
  asked: Asked,
  passages: PassageValues,
  policy: (step: ChainStep) => Float32Array,
  random: () => number,
): Example[] {
  const { prepared } = asked;
  const right = new Set([...rightPassages(asked)].map((passage) => prepared.lengths.sectionOfPassage[passage]!));
  const documents = new Set([...right].map((section) => prepared.sectionDocument[section]!));
  const examples: Example[] = [];
  let steps = 0;
  const fits = fitSections(prepared, asked.question, passages);
  chooseSections(prepared, asked.question, fits, (step) => {
    const { sections, isChosen, signals } = step;
    const width = signals.length / Math.max(1, sections.length);
    const values = policy(step);
    const open = sections.map((_, slot) => slot).filter((slot) => isChosen[slot] === 0);
    const left = open.filter((slot) => right.has(sections[slot]!));
    if (steps++ >= STEPS || left.length === 0 || open.length === 0) return { slot: -1, value: 0 };
    open.sort((a, b) => values[b]! - values[a]!);
    const list = [...new Set([...left, ...open.slice(0, CANDIDATES)])];
    const rows = new Float32Array(list.length * width);
    list.forEach((slot, i) => rows.set(signals.subarray(slot * width, (slot + 1) * width), i * width));
    const share = documents.size > 1 ? 1 : 0.5;
    examples.push({
      signals: rows,
      right: Float32Array.from(list, (slot) => (right.has(sections[slot]!) ? 1 : 0)),
      weight: asked.weight * share,
    });
    // Mostly what it would choose by itself; at times what is right, so that later steps are seen, too.
    const slot = random() < 0.3 ? left.reduce((a, b) => (values[b]! > values[a]! ? b : a)) : open[0]!;
    return { slot, value: values[slot]! };
  });
  return examples;
}

/** Sentences of the first sections. */
export function sentenceExample(asked: Asked, passages: PassageValues, chain: Network): Example | null {
  const fits = fitSections(asked.prepared, asked.question, passages);
  const chosen = chooseSections(asked.prepared, asked.question, fits, (step) => likeliest(step, chain)).slice(
    0,
    SECTIONS,
  );
  const { sentences, signals } = sentenceSignals(asked.prepared, asked.question, fits, chosen);
  if (sentences.length === 0) return null;
  const right = Float32Array.from(sentences, (sentence) =>
    (asked.evidence.get(sentence) ?? 0) >= LEAST_SHARE ? 1 : 0,
  );
  return { signals, right, weight: asked.weight };
}
