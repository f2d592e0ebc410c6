/**
 * @file The plan of a question that needs several places (HiGraAgent, sections 5 and 6): what it describes is looked up first, and what that finds joins
 * what was found for the question at once, before the causal filter. A question of one part, or one that asks for causes, for which there are paths, has none.
 */
import { carryOut, joinedWith, type PlanHelp } from '../agents/carry-out.ts';
import { editPlan } from '../agents/edit-plan.ts';
import { isSurelyMultiHop, planFor } from '../agents/plan.ts';
import type { TextSource } from '../ports.ts';
import type { CausalPath } from '../retrieve/causal-path.ts';
import { listed, type Ranked } from '../retrieve/evidence.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import type { Question } from '../retrieve/question.ts';
import type { Relevance } from '../retrieve/relevance.ts';
import { isUnderstood } from '../text/understood.ts';
import type { PlanTrace } from '../types.ts';

/** A passage that only the plan found and that is less likely than this is no evidence. */
const LEAST_SCORE = 0.002;

/** Of the turns in which evidence comes, the last. Scores are at most 1, so that none leaves its turn. */
const LAST_TURN = 2;

/** What was found for the question at once. */
interface AtOnce {
  question: Question;
  relevance: Pick<Relevance, 'sentences'>;
  path: CausalPath;
  /** Best first. */
  ranked: readonly Ranked[];
}

/** Passages by the first of their sentences. */
function passagesOf({ index }: Prepared, ranked: readonly Ranked[]): Map<number, Ranked[]> {
  const passages = new Map<number, Ranked[]>();
  for (const item of ranked) {
    const passage = index.sentences.passage[item.sentence]!;
    const known = passages.get(passage);
    if (known) known.push(item);
    else passages.set(passage, [item]);
  }
  return passages;
}

/**
 * @param isAllowed sentences that may be evidence
 * @returns null where the question has no plan; what was found at once is then all
 */
export async function readPlan(
  prepared: Prepared,
  texts: TextSource,
  { question, relevance, path, ranked }: AtOnce,
  isAllowed: (sentence: number) => boolean,
  help: PlanHelp,
): Promise<{ plan: PlanTrace; ranked: Ranked[] } | null> {
  // Without an encoder's word on its parts, what it says of the question would be weighed against words alone.
  const isHeard = prepared.nearness === undefined || help.near !== undefined;
  if (question.intent !== 'open' || !isHeard || !isUnderstood(question.text)) return null;
  const planned = planFor(question.text);
  if (!isSurelyMultiHop(planned)) return null;
  const { plan, given } = editPlan(planned, help.planEdits ?? []);
  const carried = await carryOut(plan, prepared, texts, isAllowed, { ...help, given });
  const { sentenceStart } = prepared.index.passages;
  const steps = new Set((path.fits ? path.relations : []).map((r) => prepared.index.relations.sentence[r]!));
  const own = passagesOf(prepared, listed(ranked));
  const scores = joinedWith([...own.keys()], carried);
  const chance = (sentence: number) => Math.max(relevance.sentences[sentence]!, carried.sentences.get(sentence) ?? 0);
  const joined: Ranked[] = [];
  for (const [passage, score] of [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    const known = own.get(passage) ?? [];
    if (score < LEAST_SCORE && known.length === 0) continue;
    joined.push(...known.map((item) => ({ ...item, score, chance: chance(item.sentence) })));
    const had = new Set(known.map(({ sentence }) => sentence));
    for (let sentence = sentenceStart[passage]!; sentence < sentenceStart[passage + 1]!; sentence++) {
      if (had.has(sentence) || !isAllowed(sentence)) continue;
      joined.push({ sentence, score, chance: chance(sentence), via: 'plan', gate: -1 });
    }
  }
  // The causal path stays ahead; then what answers the parts, so that an answer cites it; then the rest by passages.
  const turn = ({ sentence }: Ranked) => (steps.has(sentence) ? 0 : carried.sentences.has(sentence) ? 1 : LAST_TURN);
  const ahead = joined.map((item) => ({ ...item, score: item.score + LAST_TURN - turn(item) }));
  return { plan: carried.trace, ranked: listed(ahead) };
}
