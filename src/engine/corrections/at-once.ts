/**
 * @file What of a person's corrections an index that was built before them honours at once: wrong sentences, rejected relations and
 * rejected gates. The rest (names, merges, what was added or turned) comes with the index that is built with them.
 */
import { RELATION_KINDS } from '../notebook/analysis.ts';
import type { NotebookIndex, RelationTable, SentenceTable } from '../notebook/index-types.ts';
import { ancestry } from '../hierarchy/hierarchy.ts';
import type { Range } from '../types.ts';
import { sentenceOf } from './find.ts';
import { withoutRejected } from './gates.ts';
import { covers, isGateCorrection, ruleGates } from './modules.ts';
import { isMeant, isStatementCorrection, type StatementCorrection } from './statements.ts';
import { inOrder, type Correction } from './types.ts';

/** A relation of this kind claims nothing of causes. */
const STATED = RELATION_KINDS.indexOf('stated');

function sidesOf({ ranges }: RelationTable, relation: number): { cause: Range; effect: Range } {
  const at = 6 * relation;
  return {
    cause: { start: ranges[at]!, end: ranges[at + 1]! },
    effect: { start: ranges[at + 2]!, end: ranges[at + 3]! },
  };
}

/** Sentences that are wrong and relations that do not hold, by their numbers in the index. */
function unbelieved(index: NotebookIndex, corrections: readonly StatementCorrection[]) {
  const wrong = new Set<number>();
  const relations = new Set<number>();
  for (const correction of corrections) {
    const sentence = sentenceOf(index, correction.sentence);
    if (sentence < 0) continue;
    if (correction.kind === 'sentence') {
      wrong.add(sentence);
      continue;
    }
    const { start } = correction.sentence;
    const side = (range: Range): Range => ({ start: range.start + start, end: range.end + start });
    const sides = { cause: side(correction.cause), effect: side(correction.effect) };
    if (correction.verdict === 'added') wrong.delete(sentence);
    index.relations.sentence.forEach((other, relation) => {
      if (other !== sentence || !isMeant(sidesOf(index.relations, relation), sides)) return;
      if (correction.verdict === 'added') relations.delete(relation);
      else relations.add(relation);
    });
  }
  index.relations.sentence.forEach((sentence, relation) => {
    if (wrong.has(sentence)) relations.add(relation);
  });
  return { wrong, relations };
}

function markWrong(sentences: SentenceTable, wrong: ReadonlySet<number>): SentenceTable {
  const marks = sentences.wrong?.slice() ?? new Uint8Array(sentences.document.length);
  for (const sentence of wrong) marks[sentence] = 1;
  return { ...sentences, wrong: marks };
}

function disbelieve(relations: RelationTable, which: ReadonlySet<number>): RelationTable {
  return {
    ...relations,
    kind: relations.kind.map((kind, relation) => (which.has(relation) ? STATED : kind)),
    confidence: relations.confidence.map((confidence, relation) => (which.has(relation) ? 0 : confidence)),
  };
}

/** The index with what can be honoured at once; the same index when there is nothing to change. Numbers of everything but gates stay. */
export function correctAtOnce(index: NotebookIndex, corrections: readonly Correction[]): NotebookIndex {
  const ordered = inOrder(corrections);
  const { wrong, relations } = unbelieved(index, ordered.filter(isStatementCorrection));
  const rulings = ruleGates(index.entities, index.hierarchy, ordered.filter(isGateCorrection));
  const isKnown = (pair: { from: number; to: number }): boolean => {
    const known = index.gates.rejected ?? [];
    for (let i = 0; i < known.length; i += 2) if (covers(pair, [known[i]!], [known[i + 1]!])) return true;
    return false;
  };
  const isNewWrong = [...wrong].some((sentence) => index.sentences.wrong?.[sentence] !== 1);
  const isNewRejection = !rulings.rejected.every(isKnown);
  if (!isNewWrong && relations.size === 0 && !isNewRejection) return index;
  const path = (module: number) => ancestry(index.hierarchy, module);
  const isRejected = (from: number, to: number) => rulings.rejected.some((pair) => covers(pair, path(from), path(to)));
  return {
    ...index,
    ...(isNewWrong && { sentences: markWrong(index.sentences, wrong) }),
    ...(relations.size > 0 && { relations: disbelieve(index.relations, relations) }),
    ...(isNewRejection && { gates: withoutRejected(index.gates, rulings, isRejected) }),
  };
}
