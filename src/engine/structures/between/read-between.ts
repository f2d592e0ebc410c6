/**
 * @file Statements that no grammar reads: sentences that name two events which other statements of the notebook tell of. What they say of both is told by
 * the words around them (`wording.ts`). So a claim in unusual words is found, and so is what takes a claim of another document back: a correction points at it
 * by the events that it names.
 *
 * What is found is laid over the index for whoever reads its causal structure; nothing of it is stored, and no answer rests on it.
 */
import { hasFinite } from '../../extract/clauses.ts';
import { RETRACTION } from '../../extract/english.ts';
import { READ_CONFIDENCE } from '../../extract/stated-relations.ts';
import { tagSentence } from '../../extract/tagger.ts';
import { tokenize, type Token } from '../../extract/tokens.ts';
import { isHedge } from '../../extract/verb-group.ts';
import { RELATION_KINDS } from '../../notebook/analysis.ts';
import type { NotebookIndex, Rows } from '../../notebook/index-types.ts';
import type { TextSource } from '../../ports.ts';
import { rowsFrom } from '../../rows.ts';
import { isOneParagraph } from '../../text/paragraphs.ts';
import { isEvidencePart } from '../../text/parts.ts';
import { termsOf } from '../../text/tokens.ts';
import type { RelationKind } from '../../types.ts';
import { eventsByWords } from '../identity.ts';
import { NO_WORDS, plainWords, sideWordsOf } from '../statement-words.ts';
import type { EventOfSide, StatementWords } from '../types.ts';
import { KnownEvents, type NamedEvent } from './known-events.ts';
import { SAYING_WEIGHTS } from './weights.ts';
import { MOST_BETWEEN, SAYINGS, SayingReader, wordingOf, type MeaningOf, type Saying } from './wording.ts';

const CAUSAL = RELATION_KINDS.indexOf('causal');
/**
 * A denial that is likelier than this is taken for said, and so is a claim, in one of its ways; where the frame was only ever seen to lead one way, both ways
 * together count. Signs alone between two events ("A: B") are no frame. What leads backwards is worse than what is missing (docs/evaluation.md).
 */
const LEAST = { denied: 0.6, claimed: 0.9, inOneWayFrame: 0.6 };
/** Looking at a sentence takes half a millisecond: of a notebook with more than these only what its grammar read is known, so that nobody waits. */
const MOST_SENTENCES = 5_000;
/** A statement that is laid over an index; ranges in UTF-16 units of its document. */
interface Found {
  kind: RelationKind;
  sentence: number;
  ranges: number[];
  polarity: 1 | -1;
  hedged: boolean;
  confidence: number;
}

/** An index with more statements, and what each statement says. */
export interface ReadStatements {
  index: NotebookIndex;
  words: (StatementWords | null)[];
}

/**
 * Lays what is read between known events over an index; the index itself stays as it is.
 *
 * @param words of the statements that the index has; null for what may not be shown
 * @param isExcluded documents of which nothing may be shown
 * @param mostSentences of a notebook that is looked at
 */
export async function withStatementsBetween(
  index: NotebookIndex,
  texts: TextSource,
  words: readonly (StatementWords | null)[],
  isExcluded: (documentId: string) => boolean,
  mostSentences = MOST_SENTENCES,
): Promise<ReadStatements> {
  if (index.sentences.document.length > mostSentences) return { index, words: [...words] };
  const reading = new Reading(index, words);
  const found: Found[] = [];
  const told = [...words];
  const { sentenceStart, ids } = index.documents;
  for (let document = 0; document < ids.length; document++) {
    if (isExcluded(ids[document]!)) continue;
    const text = await texts.text(ids[document]!).catch(() => null);
    if (text === null) continue;
    for (let sentence = sentenceStart[document]!; sentence < sentenceStart[document + 1]!; sentence++) {
      for (const one of reading.read(text, sentence)) {
        found.push(one);
        const part = (at: number): string => plainWords(text.slice(one.ranges[at], one.ranges[at + 1]));
        const [start, end] = index.sentences.ranges.subarray(2 * sentence, 2 * sentence + 2);
        told.push({ cause: part(0), effect: part(2), cue: part(4), sentence: plainWords(text.slice(start, end)) });
      }
    }
  }
  return found.length === 0 ? { index, words: told } : { index: withRelations(index, found, told), words: told };
}

class Reading {
  readonly #known: KnownEvents;
  readonly #eventOfSide: EventOfSide;
  readonly #sayings = new SayingReader(SAYING_WEIGHTS);
  readonly #number: ReadonlyMap<string, number>;
  readonly #relationsOf = new Map<number, number[]>();
  /** Of words, as they were looked up. */
  readonly #meanings = new Map<string, Float64Array | null>();
  /** Pairs of events, as "cause effect", of which the first is claimed to bring about the second. */
  readonly #claimed = new Set<string>();

  constructor(
    private readonly index: NotebookIndex,
    words: readonly (StatementWords | null)[],
  ) {
    const sideWords = sideWordsOf(words);
    this.#eventOfSide = eventsByWords(index, sideWords);
    this.#known = new KnownEvents(index, this.#eventOfSide, sideWords);
    this.#number = new Map(index.lexicon.terms.map((term, at) => [term, at]));
    const { kind, sentence } = index.relations;
    sentence.forEach((own, relation) => {
      this.#relationsOf.set(own, [...(this.#relationsOf.get(own) ?? []), relation]);
      const [cause, effect] = this.#eventOfSide.subarray(2 * relation, 2 * relation + 2);
      if (kind[relation] === CAUSAL && words[relation]) this.#claimed.add(`${cause} ${effect}`);
    });
  }

  /** What a sentence says of events that are named right after each other and that no statement of it joins. */
  read(text: string, sentence: number): Found[] {
    const { ranges, parts, prose, wrong } = this.index.sentences;
    if (!isEvidencePart(parts[sentence]!) || prose[sentence] === 0 || wrong?.[sentence]) return [];
    const [start, end] = ranges.subarray(2 * sentence, 2 * sentence + 2) as unknown as [number, number];
    const said = text.slice(start, end);
    if (said.endsWith('?')) return [];
    const candidates = this.#known.candidates(said);
    if (new Set(candidates.map((side) => this.#eventOfSide[side])).size < 2) return [];
    const tokens = tokenize(text, { start, end });
    tagSentence(tokens);
    const events = this.#known.named(text, tokens, candidates);
    return events.slice(1).flatMap((second, at): Found[] => {
      const first = events[at]!;
      if (second.from - first.to > MOST_BETWEEN || this.#isJoined(sentence, tokens, first, second)) return [];
      const said = this.#said(text, sentence, tokens, first, second);
      // Where a grammar has read a sentence, only what it takes back beside that is believed.
      return said && (said.kind === 'denied' || !this.#relationsOf.has(sentence)) ? [said] : [];
    });
  }

  /** Whether a statement that is known of a sentence has both places for its sides. */
  #isJoined(sentence: number, tokens: readonly Token[], ...places: readonly NamedEvent[]): boolean {
    const { ranges } = this.index.relations;
    return (this.#relationsOf.get(sentence) ?? []).some((relation) => {
      const meets = ({ from, to }: NamedEvent, side: 0 | 1): boolean => {
        const at = 6 * relation + 2 * side;
        return ranges[at]! < tokens[to - 1]!.end && tokens[from]!.start < ranges[at + 1]!;
      };
      const [first, second] = places as [NamedEvent, NamedEvent];
      return (meets(first, 0) && meets(second, 1)) || (meets(first, 1) && meets(second, 0));
    });
  }

  #said(text: string, sentence: number, tokens: readonly Token[], first: NamedEvent, second: NamedEvent): Found | null {
    const wording = wordingOf(tokens, first, second);
    const likely = this.#sayings.read(wording, this.#meaningOf);
    const of = (saying: Saying): number => likely[SAYINGS.indexOf(saying)]!;
    const [ahead, back] = [of('raises') + of('lowers'), of('raised by') + of('lowered by')];
    const [leadsAhead, leadsBack] = [this.#sayings.knows(wording, 'ahead'), this.#sayings.knows(wording, 'back')];
    // Where a frame was only ever seen to lead one way, so does what is claimed in it.
    const leads = leadsAhead === leadsBack ? ahead >= back : leadsAhead;
    const claims = leadsAhead !== leadsBack ? ahead + back : wording.frame === '' ? 0 : Math.max(ahead, back);
    // "The ferry was diverted: the strike": what is told of the first ends before the second.
    const isTold = tokens[second.from - 1]?.tag === 'STOP' && hasFinite(tokens, first.to, second.from);
    const isClaim = !isTold && claims >= (leadsAhead === leadsBack ? LEAST.claimed : LEAST.inOneWayFrame);
    const isDenied = of('denied') >= LEAST.denied || (isClaim && this.#isTakenBack(text, sentence));
    if (!isClaim && !isDenied) return null;
    const isAhead = isDenied ? !this.#claimed.has(`${second.event} ${first.event}`) : leads;
    const [cause, effect] = isAhead ? [first, second] : [second, first];
    const lowers = isAhead ? of('lowers') > of('raises') : of('lowered by') > of('raised by');
    const { least, most } = READ_CONFIDENCE;
    const range = ({ from, to }: NamedEvent): number[] => [tokens[from]!.start, tokens[to - 1]!.end];
    const hedges = [...tokens.slice(0, first.from), ...tokens.slice(first.to, second.from)];
    return {
      kind: isDenied ? 'denied' : 'causal',
      sentence,
      ranges: [...range(cause), ...range(effect), tokens[first.to - 1]!.end, tokens[second.from]!.start],
      polarity: lowers && !isDenied ? -1 : 1,
      hedged: hedges.some(isHedge),
      confidence: least + (most - least) * Math.max(claims, of('denied')),
    };
  }

  /** Whether the next sentence of the paragraph takes this one back. */
  #isTakenBack(text: string, sentence: number): boolean {
    const { ranges, document } = this.index.sentences;
    if (document[sentence + 1] !== document[sentence]) return false;
    const [end, start, last] = ranges.subarray(2 * sentence + 1, 2 * sentence + 4) as unknown as [
      number,
      number,
      number,
    ];
    return isOneParagraph(text, end, start) && RETRACTION.test(text.slice(start, last));
  }

  readonly #meaningOf: MeaningOf = (word) => {
    const known = this.#meanings.get(word);
    if (known !== undefined) return known;
    const meaning = this.#meaningIn(word);
    this.#meanings.set(word, meaning);
    return meaning;
  };

  #meaningIn(word: string): Float64Array | null {
    const term = this.#number.get(termsOf(word)[0] ?? '');
    if (term === undefined) return null;
    const { dimensions, basis } = this.index.meaning;
    const vector = basis.subarray(term * dimensions, (term + 1) * dimensions);
    const length = Math.hypot(...vector);
    return length === 0 ? null : Float64Array.from(vector, (value) => value / length);
  }
}

/** Rows with more behind them. */
function longer({ offsets, items }: Rows, more: Rows): Rows {
  const end = offsets[offsets.length - 1]!;
  return {
    offsets: Uint32Array.from([...offsets, ...Array.from(more.offsets.subarray(1), (offset) => offset + end)]),
    items: Uint32Array.from([...items, ...more.items]),
  };
}

/** @param words of all statements, the new ones last */
function withRelations(
  index: NotebookIndex,
  found: readonly Found[],
  words: readonly (StatementWords | null)[],
): NotebookIndex {
  const { relations, chains, lexicon } = index;
  const before = relations.kind.length;
  const number = new Map(lexicon.terms.map((term, at) => [term, at]));
  const terms = found.flatMap((_, at) => {
    const { cause, effect } = words[before + at] ?? NO_WORDS;
    return [cause, effect].map((side) => [...new Set(termsOf(side).flatMap((term) => number.get(term) ?? []))]);
  });
  const none = rowsFrom(terms.map(() => []));
  return {
    ...index,
    relations: {
      kind: Uint8Array.from([...relations.kind, ...found.map(({ kind }) => RELATION_KINDS.indexOf(kind))]),
      sentence: Uint32Array.from([...relations.sentence, ...found.map(({ sentence }) => sentence)]),
      ranges: Uint32Array.from([...relations.ranges, ...found.flatMap(({ ranges }) => ranges)]),
      polarity: Int8Array.from([...relations.polarity, ...found.map(({ polarity }) => polarity)]),
      hedged: Uint8Array.from([...relations.hedged, ...found.map(({ hedged }) => (hedged ? 1 : 0))]),
      confidence: Float32Array.from([...relations.confidence, ...found.map(({ confidence }) => confidence)]),
      whole: Uint8Array.from([...relations.whole, ...found.map(() => 0)]),
      entities: longer(relations.entities, none),
      terms: longer(relations.terms, rowsFrom(terms)),
    },
    chains: {
      ...chains,
      offsets: Uint32Array.from([...chains.offsets, ...found.map(() => chains.items.length)]),
    },
  };
}
