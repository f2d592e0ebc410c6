/**
 * @file The causal filter, spurious-aware (HugRAG section 4.3, appendix B.3): it keeps what supports the answer and names
 * what is only related, with the reason. The built-in tier judges by what each sentence claims and by its place on the
 * causal path.
 */
import { makesPath, type CausalPath } from '../retrieve/causal-path.ts';
import type { Ranked } from '../retrieve/evidence.ts';
import type { RetrievalParameters } from '../retrieve/parameters.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import type { Intent } from '../retrieve/intent-grammar.ts';
import { FINDING } from '../extract/roles.ts';
import { row } from '../rows.ts';

const CAUSAL = 0;
const ASSOCIATED = 1;
const DENIED = 2;
/** Says nothing of causes either way. */
const STATED = 3;
/** Told of a sentence that denies what another one claims. */
export const DENIES = 'Says that there is no causal link';
/** Told of what only a search for a part of the question found. */
const TOLD_BEFORE = 'Tells what a part of the question needs';
const STATES = 'States a cause or an effect of what was asked about';
const RELATED: Readonly<Record<number, string>> = {
  [ASSOCIATED]: 'Says that things went together, not that one caused the other',
  [DENIED]: DENIES,
};

export interface Judged extends Ranked {
  reason: string;
  /** True where a cause was asked for and the sentence only says that things are related, or that they are not. */
  onlyRelated?: true;
}

export interface Filtered {
  kept: Judged[];
  rejected: Judged[];
}

/** What a sentence claims of causes, in its strongest form; −1 when it claims nothing. */
export function strongestClaim(prepared: Prepared, sentence: number): number {
  const all = [...row(prepared.sentenceRelations, sentence)].map((r) => prepared.index.relations.kind[r]!);
  const kinds = all.filter((kind) => kind !== STATED);
  return kinds.length === 0 ? -1 : Math.min(...kinds);
}

/** Splits ranked sentences into kept and rejected, keeping their order. */
export function filterCausal(
  prepared: Prepared,
  ranked: readonly Ranked[],
  path: CausalPath,
  intent: Intent,
  mode: RetrievalParameters['filter'] = 'spurious-aware',
): Filtered {
  const onPath = new Set(
    (path.fits ? path.relations : []).map((relation) => prepared.index.relations.sentence[relation]!),
  );
  const isWay = makesPath(prepared, path.relations);
  const asksForCauses = intent === 'cause' || intent === 'effect' || intent === 'path';
  // Where no path explains it, what only went together is the best there is: it is kept, and said to be no more than that; so it is beside
  // steps that were read one after the other, which are not sure enough to set aside anything (docs/evaluation.md).
  const rejects = mode !== 'off' && asksForCauses && path.fits && path.told === undefined;
  const { roles, document } = prepared.index.sentences;
  const accounts = new Set([...onPath].map((sentence) => document[sentence]!));
  const kept: Judged[] = [];
  const rejected: Judged[] = [];
  /** What a document that states the cause found besides belongs to its account. */
  const isOwnFinding = (sentence: number) => roles[sentence] === FINDING && accounts.has(document[sentence]!);
  for (const item of ranked) {
    const claim = strongestClaim(prepared, item.sentence);
    const onlyRelated = asksForCauses && claim > CAUSAL;
    if (onPath.has(item.sentence)) kept.push({ ...item, reason: isWay ? 'A step of the causal path' : STATES });
    else if (onlyRelated) {
      const judged: Judged = { ...item, reason: RELATED[claim]!, onlyRelated };
      (rejects && !isOwnFinding(item.sentence) ? rejected : kept).push(judged);
    } else if (claim === CAUSAL) kept.push({ ...item, reason: STATES });
    else if (rejects && mode === 'standard') rejected.push({ ...item, reason: 'States no cause' });
    else kept.push({ ...item, reason: item.via === 'plan' ? TOLD_BEFORE : 'Fits the question' });
  }
  return { kept, rejected };
}
