/** @file An answer's material without what is only told or suspected: that is set aside and said to be so, as long as anything else is left. */
import { FINDING } from '../../extract/roles.ts';
import { oneLine } from '../../notebook/embeddings.ts';
import type { TextSource } from '../../ports.ts';
import type { CausalPath } from '../../retrieve/causal-path.ts';
import { Network } from '../../retrieve/network.ts';
import type { Prepared } from '../../retrieve/prepared.ts';
import type { Question } from '../../retrieve/question.ts';
import { isEvidencePart } from '../../text/parts.ts';
import { strongestClaim, type Filtered, type Judged } from '../filter.ts';
import { SUSPECTED_NETWORK, SUSPECTED_WORDS } from './suspected-weights.ts';
import { REACH, Suspicion } from './suspected.ts';
import { WordClassifier } from './words.ts';

const DENIED = 2;
/** Told of such a sentence. */
export const SUSPECTED = 'Only told or suspected by someone';
/** From these odds on: of sentences left out of the training a fourth of those that only look like a reason, and one in thirty of those that answer. */
const LEAST_ODDS = -1.25;
/** Sentences that are looked at, best first: of more, hardly any is cited. */
const MOST_JUDGED = 12;
/** Where fewer stand around a sentence, how they are said tells nothing: it was learned from whole reports, mails and papers. */
const LEAST_AROUND = 8;
/** What it was learned from is English; of short texts the language is not known. */
const UNDERSTOOD: ReadonlySet<string> = new Set(['en', 'und']);

const suspicion = new Suspicion(new WordClassifier(SUSPECTED_WORDS), new Network(SUSPECTED_NETWORK));

/** The sentences of its document that stand around one, in their order, and where it is among them. */
function around({ index }: Prepared, sentence: number): { sentences: number[]; at: number } {
  const { documents, sentences } = index;
  const document = sentences.document[sentence]!;
  const [first, end] = [documents.sentenceStart[document]!, documents.sentenceStart[document + 1]!];
  const beside = (step: 1 | -1): number[] => {
    const found: number[] = [];
    for (let other = sentence + step; other >= first && other < end && found.length < REACH; other += step) {
      if (isEvidencePart(sentences.parts[other]!)) found.push(other);
    }
    return found;
  };
  const before = beside(-1).reverse();
  return { sentences: [...before, sentence, ...beside(1)], at: before.length };
}

/** What an answer is made of. */
type Found = Filtered & { path: CausalPath };

/**
 * What was found, without what is only told or suspected. Questions that ask for no reason are answered by that as by anything else.
 *
 * @returns the same with such sentences among the rejected ones and without a path that goes through one, unless it leads between both ends that the question names; and
 * which these are, those among them that stand beside what is kept and may not be brought along
 */
export async function setSuspectedAside(
  prepared: Prepared,
  texts: TextSource,
  { intent }: Pick<Question, 'intent'>,
  { kept, rejected, path }: Found,
): Promise<Found & { suspected: ReadonlySet<number> }> {
  const asFound = { kept, rejected, path, suspected: new Set<number>() };
  if (intent === 'open') return asFound;
  const { documents, relations, sentences } = prepared.index;
  const sentenceOf = (relation: number) => relations.sentence[relation]!;
  const steps = path.fits && path.meetsBoth !== true ? [...path.relations.map(sentenceOf), ...(path.told ?? [])] : [];
  const onPath = new Set([...steps, ...path.statements.map(sentenceOf)]);
  const own = [...kept.slice(0, MOST_JUDGED).map(({ sentence }) => sentence), ...onPath];
  const isBeside = (sentence: number, other: number) => sentences.document[sentence] === sentences.document[other];
  const judged = new Set(
    own.flatMap((sentence) => [sentence, sentence - 1, sentence + 1].filter((other) => isBeside(sentence, other))),
  );
  const suspected = new Set<number>();
  // Those that are judged stand near each other.
  const words = new Map<number, number>();
  for (const sentence of judged) {
    // What a document itself says that it found is told by nobody else, and who denies a cause suspects none.
    if (sentences.roles[sentence] === FINDING || strongestClaim(prepared, sentence) === DENIED) continue;
    if (!UNDERSTOOD.has(documents.languages[sentences.document[sentence]!]!)) continue;
    const beside = around(prepared, sentence);
    if (beside.sentences.length < LEAST_AROUND) continue;
    const text = await texts.text(documents.ids[sentences.document[sentence]!]!);
    for (const s of beside.sentences) {
      if (!words.has(s))
        words.set(s, suspicion.own(oneLine(text.slice(sentences.ranges[2 * s], sentences.ranges[2 * s + 1]))));
    }
    const values = beside.sentences.map((s) => words.get(s)!);
    if (suspicion.value(values, beside.at) > LEAST_ODDS) suspected.add(sentence);
  }
  const left = kept.filter(({ sentence }) => !suspected.has(sentence));
  if (left.length === 0) return asFound;
  const aside = kept
    .filter(({ sentence }) => suspected.has(sentence))
    .map((item): Judged => ({ ...item, reason: SUSPECTED }));
  const statements = path.statements.filter((relation) => !suspected.has(sentenceOf(relation)));
  const { told: _, ...untold } = path;
  const goesThrough = steps.some((sentence) => suspected.has(sentence));
  return {
    kept: left,
    rejected: [...aside, ...rejected],
    path: goesThrough ? { ...untold, relations: [], fits: false, statements } : { ...path, statements },
    suspected,
  };
}
