/** @file One step of refinement: a passage is put to the model, checked, and packed for the journal. */
import type { DocumentAnalysis } from '../notebook/analysis.ts';
import type { RefinedPassage, RefinementTotals } from '../records.ts';
import type { Mention, RelationMention } from '../types.ts';
import { askModel, originOf, type Asking } from './ask-model.ts';
import { checkExtraction, extractionInput, sameSides, type CheckedExtraction, type PassageRef } from './extraction.ts';
import { isPackable, packFindings, passageKey } from './packed-findings.ts';
import { extractionPrompt, type ExtractionOutput } from './prompts/extraction.ts';
import { mentionsOf, refineRelations, relationChanges, relationsOf } from './refine-analysis.ts';

export interface RefinedStep {
  passage: RefinedPassage;
  change: Partial<RefinementTotals>;
}

const NOTHING: ExtractionOutput = { entities: [], relations: [] };

/** What is worth keeping: mentions that the built-in tier does not have, relations that change something. */
function newsOf(
  checked: CheckedExtraction,
  mentions: readonly Mention[],
  relations: readonly RelationMention[],
): CheckedExtraction {
  const known = new Set(mentions.map(({ start, end }) => `${start} ${end}`));
  return {
    ...checked,
    mentions: checked.mentions.filter(({ start, end }) => !known.has(`${start} ${end}`)),
    relations: checked.relations.filter(
      (relation) => relation.kind !== 'stated' || relations.some((other) => sameSides(other, relation)),
    ),
  };
}

/**
 * Puts one passage to the model.
 *
 * @param analysis the built-in tier's, which tells what the model changed
 * @param at milliseconds since the epoch
 * @throws CausewayError `cancelled`, `model-failed`, `model-lost`, `model-out-of-memory`; an answer that can't be used is
 *   no error, but a step that changes nothing
 */
export async function refinePassage(
  asking: Asking,
  analysis: DocumentAnalysis,
  text: string,
  passage: PassageRef,
  at: number,
): Promise<RefinedStep> {
  const { documentId, start, end } = passage;
  const key = { documentId, start, end, content: passageKey(text, passage), at };
  const origin = originOf(asking.model, extractionPrompt);
  const read = { passages: 1, tokens: await asking.model.countTokens(text.slice(start, end)) };
  const unusable: RefinedStep = { passage: { ...key, ...origin, found: null }, change: { ...read, unusable: 1 } };
  if (!isPackable(passage)) return unusable;
  const input = extractionInput(analysis, text, passage);
  const asked = await askModel(asking, extractionPrompt, input, () => NOTHING);
  if (asked.tier === 'builtin') return unusable;
  const checked = checkExtraction(text, analysis.language, passage, asked.value);
  const last = passage.firstSentence + passage.sentences.length;
  const before = relationsOf(analysis).filter(({ sentence }) => sentence >= passage.firstSentence && sentence < last);
  const news = newsOf(checked, mentionsOf(analysis), before);
  const { added, dropped } = relationChanges(before, refineRelations(before, checked));
  return {
    passage: { ...key, ...origin, found: packFindings(passage, news) },
    change: {
      ...read,
      relationsAdded: added,
      relationsDropped: dropped,
      invented: checked.dropped.entities + checked.dropped.relations,
    },
  };
}
