/**
 * @file Gates judged by a model (HugRAG Figure 9) where it was asked, by the documents' own statements elsewhere. A
 * judgement belongs to what two modules say, not to their numbers: after another build it holds for the same pair.
 */
import { findCandidates, type Candidate } from '../gates/candidates.ts';
import { GATE_THRESHOLD, judgeByEvidence, type GateJudge, type Verdict } from '../gates/judge.ts';
import { buildGates } from '../gates/prune.ts';
import type { DocumentTable, NotebookIndex } from '../notebook/index-types.ts';
import type { LanguageModel, TextSource } from '../ports.ts';
import type { GateJudgement, RefinementState } from '../records.ts';
import { row } from '../rows.ts';
import { chooseWith, originOf, type Asking } from './ask-model.ts';
import { contentKey } from './content-key.ts';
import { speaksToModel } from './instructions.ts';
import type { OriginNames } from './origins.ts';
import { GATE_CHOICES, gatePrompt } from './prompts/gate.ts';

/** Judgements by pair; see `judgementsByPair`. */
export type JudgedPairs = ReadonlyMap<string, GateJudgement>;

/** Between these a model is of two minds, and what the documents say stands. */
const LEAST_YES = 0.6;
const MOST_NO = 0.4;

/** What a model says of a gate: that there is one, that there is none, or nothing that counts. */
export function decisionOf({ chance }: Pick<GateJudgement, 'chance'>): 'yes' | 'no' | 'open' {
  return chance >= LEAST_YES ? 'yes' : chance <= MOST_NO ? 'no' : 'open';
}

/** The latest judgement of each pair, of whichever model. @param judgements oldest first */
export function judgementsByPair(judgements: readonly GateJudgement[]): Map<string, GateJudgement> {
  return new Map(judgements.map((judgement) => [judgement.pair, judgement]));
}

type Described = Pick<NotebookIndex, 'sentences' | 'hierarchy'> & { documents: Pick<DocumentTable, 'ids'> };

/** For each module, a key of its title and of the sentences of its summary, by document and place. */
export function moduleKeys({ documents, sentences, hierarchy }: Described): string[] {
  return hierarchy.titles.map((title, module) =>
    contentKey(
      title,
      ...[...row(hierarchy.summary, module)].map((sentence) => {
        const document = documents.ids[sentences.document[sentence]!]!;
        return `${document} ${sentences.ranges[2 * sentence]} ${sentences.ranges[2 * sentence + 1]}`;
      }),
    ),
  );
}

/** The key of a pair, in either order. */
export function pairKey(a: string, b: string): string {
  return a < b ? `${a}${b}` : `${b}${a}`;
}

/** A judge that lets judgements of models stand over what the documents' statements add up to. */
export function judgeWithModel(described: Described, judged: JudgedPairs, names: OriginNames): GateJudge {
  if (judged.size === 0) return judgeByEvidence;
  const keys = moduleKeys(described);
  return (candidate) => {
    const verdict = judgeByEvidence(candidate);
    const judgement = judged.get(pairKey(keys[candidate.a]!, keys[candidate.b]!));
    const decision = judgement ? decisionOf(judgement) : 'open';
    if (judgement === undefined || decision === 'open') return verdict;
    const judge = names.numberOf(judgement);
    if (decision === 'no') return { ...verdict, score: 0, judge };
    return { ...verdict, score: Math.max(verdict.score, judgement.chance, GATE_THRESHOLD), judge };
  };
}

/** A pair that Algorithm 2 puts to its judge and that no model has judged. */
export interface OpenPair {
  a: number;
  b: number;
  pair: string;
  /** What the documents' statements say of it. */
  verdict: Verdict;
}

/**
 * The pairs of an index that are worth asking a model about: the surest first, because they carry most answers. `all` are
 * the keys of every pair that was put to the judge, open or not.
 */
export function openPairs(index: NotebookIndex, judged: JudgedPairs): { open: OpenPair[]; all: Set<string> } {
  const { hierarchy, relations, chains } = index;
  const keys = moduleKeys(index);
  const open: OpenPair[] = [];
  const all = new Set<string>();
  buildGates(hierarchy, findCandidates(hierarchy, relations, chains), (candidate: Candidate) => {
    const pair = pairKey(keys[candidate.a]!, keys[candidate.b]!);
    const verdict = judgeByEvidence(candidate);
    all.add(pair);
    const judgement = judged.get(pair);
    if (judgement === undefined) open.push({ a: candidate.a, b: candidate.b, pair, verdict });
    const decision = judgement ? decisionOf(judgement) : 'open';
    return decision === 'open' ? verdict : { ...verdict, score: decision === 'yes' ? 1 : 0 };
  });
  open.sort((x, y) => y.verdict.score - x.verdict.score || x.a - y.a || x.b - y.b);
  return { open, all };
}

/** A module's title and summary as text. */
export async function moduleText(
  { documents, sentences, hierarchy }: Described,
  texts: TextSource,
  module: number,
): Promise<string> {
  const lines: string[] = [];
  for (const sentence of row(hierarchy.summary, module)) {
    const text = await texts.text(documents.ids[sentences.document[sentence]!]!);
    const line = text.slice(sentences.ranges[2 * sentence]!, sentences.ranges[2 * sentence + 1]!);
    if (!speaksToModel(line)) lines.push(line);
  }
  return `${hierarchy.titles[module]}. ${lines.join(' ')}`;
}

/** Pairs whose answer anybody knows, the first linked, the second not: they show whether a model can tell at all. */
const TRIAL = [
  {
    a: 'Heavy rain in the upper valley. It rained for nine days and the river rose by four metres.',
    b: 'The flooded town. Water from the river stood in the streets and the ground floors had to be cleared.',
  },
  {
    a: 'The chess club. Members meet on Tuesdays and play for a small cup.',
    b: 'Glazes in pottery. Ash and clay are mixed and fired to make a smooth surface.',
  },
] as const;
/** A model whose answers to the two lie nearer together than this can't tell linked from unlinked. */
const LEAST_DIFFERENCE = 0.2;
const NEVER_SURE = 0.001;

function logit(chance: number): number {
  const within = Math.min(1 - NEVER_SURE, Math.max(NEVER_SURE, chance));
  return Math.log(within / (1 - within));
}

/** Where a model's yes begins, as a log-odds. */
export interface GateScale {
  middle: number;
}

export type GateTrial = NonNullable<RefinementState['gateTrial']>;

/** The trial as far as this model has taken it: another model or prompt begins anew. */
export function trialOf(state: RefinementState, model: Pick<LanguageModel, 'id'>): GateTrial {
  const origin = originOf(model, gatePrompt);
  const { gateTrial } = state;
  const isSame = gateTrial?.model === origin.model && gateTrial.prompt === origin.prompt;
  return isSame ? gateTrial : { ...origin, chances: [] };
}

/** Whether there is nothing more to try. */
export function isTried({ chances }: GateTrial): boolean {
  return chances.length >= TRIAL.length;
}

/**
 * Puts the next pair of the trial to the model.
 *
 * @throws CausewayError as `chooseWith`
 */
export async function tryModel(asking: Asking, trial: GateTrial): Promise<GateTrial> {
  const [yes] = await chooseWith(asking, gatePrompt, TRIAL[trial.chances.length]!, GATE_CHOICES);
  return { ...trial, chances: [...trial.chances, yes!] };
}

/** How a tried model's judgements are read; null when it answers linked and unlinked pairs much alike, or was not tried. */
export function gateScale({ chances }: GateTrial): GateScale | null {
  const [linked, unlinked] = chances;
  if (linked === undefined || unlinked === undefined || linked - unlinked < LEAST_DIFFERENCE) return null;
  return { middle: (logit(linked) + logit(unlinked)) / 2 };
}

/**
 * Puts a pair to the model; one token of output.
 *
 * @param at milliseconds since the epoch
 * @throws CausewayError as `chooseWith`
 */
export async function judgePair(
  asking: Asking,
  { middle }: GateScale,
  index: NotebookIndex,
  texts: TextSource,
  { a, b, pair }: Pick<OpenPair, 'a' | 'b' | 'pair'>,
  at: number,
): Promise<GateJudgement> {
  const input = { a: await moduleText(index, texts, a), b: await moduleText(index, texts, b) };
  const [yes] = await chooseWith(asking, gatePrompt, input, GATE_CHOICES);
  const chance = 1 / (1 + Math.exp(middle - logit(yes!)));
  return { pair, at, chance, ...originOf(asking.model, gatePrompt) };
}
