/**
 * @file The causal filter by a model: what an answer may rest on, what is only related, and a draft, in one call (HugRAG section
 * 4.3, appendix A.1).
 */
import type { Answer, Evidence, JudgedEvidence } from '../types.ts';
import { askModel, type Asking } from './ask-model.ts';
import { fitting } from './fit-window.ts';
import { speaksToModel } from './instructions.ts';
import { understood } from './standalone-question.ts';
import {
  spuriousFilterPrompt,
  standardFilterPrompt,
  type FilterInput,
  type FilterOutput,
} from './prompts/causal-filter.ts';

/** Evidence put to the filter: as much as fits, at most … */
const MOST_ITEMS = 24;
const MOST_KEPT = 10;
const MOST_SPURIOUS = 10;
const DRAFT_WORDS = 60;

/** A piece of evidence under the short id by which the model names it. */
export interface Item extends JudgedEvidence {
  id: string;
}

/** `standard` is the ablation: what is spurious is left out without being named. */
export type FilterMode = 'spurious-aware' | 'standard';

/** Everything the filter is asked about: what the answer cites first, then what was kept, then what was set aside. */
function itemsOf({ sentences, trace }: Answer): Item[] {
  const items: Item[] = [];
  const seen = new Set<string>();
  const add = (evidence: Evidence, reason: string) => {
    const key = `${evidence.documentId} ${evidence.start}`;
    if (seen.has(key) || items.length >= MOST_ITEMS || speaksToModel(evidence.text)) return;
    seen.add(key);
    items.push({ ...evidence, reason, id: `E${items.length + 1}` });
  };
  const judged = new Map([...trace.kept, ...trace.rejected].map((item) => [`${item.documentId} ${item.start}`, item]));
  for (const citation of sentences.flatMap(({ citations }) => citations)) {
    const known = judged.get(`${citation.documentId} ${citation.start}`);
    add(known ?? { ...citation, score: 0, via: 'seed' }, known?.reason ?? 'Cited by the answer');
  }
  for (const item of [...trace.kept, ...trace.rejected]) add(item, item.reason);
  return items;
}

/** What a filter came to, best first. */
export interface FilteredEvidence {
  kept: Item[];
  spurious: Item[];
  draft: string;
}

/** The filter's lists as items: unknown ids are passed over, an id in both counts as kept. */
function readFilter({ kept, spurious, draft }: FilterOutput, items: readonly Item[]): FilteredEvidence {
  const byId = new Map(items.map((item) => [item.id.toLowerCase(), item]));
  const pick = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => byId.get(id.trim().toLowerCase()) ?? []))];
  const chosen = pick(kept).slice(0, MOST_KEPT);
  const related = pick(spurious).filter((item) => !chosen.includes(item));
  return { kept: chosen, spurious: related, draft: /^unknown\b/i.test(draft.trim()) ? '' : draft.trim() };
}

/**
 * Filters what the built-in tier found for an answer.
 *
 * @returns `failure` says, as part of a sentence, why the model's choice can't be used
 * @throws CausewayError as `askModel`
 */
export async function filterEvidence(
  asking: Asking,
  answer: Answer,
  mode: FilterMode,
): Promise<FilteredEvidence | { failure: string }> {
  const inputOf = (items: readonly Item[]): FilterInput => ({
    question: understood(answer),
    items,
    mostKept: MOST_KEPT,
    mostSpurious: MOST_SPURIOUS,
    mostWords: DRAFT_WORDS,
  });
  const items = await fitting(
    asking.model,
    { prompt: spuriousFilterPrompt, inputOf, lineOf: ({ id, text }) => `${id} | ${text}` },
    itemsOf(answer),
  );
  if (items.length === 0) return { failure: 'no evidence fits into the model' };
  const nothing = () => ({ kept: [], spurious: [], draft: '' });
  const asked =
    mode === 'standard'
      ? await askModel(asking, standardFilterPrompt, inputOf(items), nothing)
      : await askModel(asking, spuriousFilterPrompt, inputOf(items), nothing);
  if (asked.tier === 'builtin') return { failure: 'its choice of evidence could not be used' };
  const filtered = readFilter({ spurious: [], ...asked.value }, items);
  return filtered.kept.length === 0 ? { failure: 'it kept none of the evidence' } : filtered;
}
