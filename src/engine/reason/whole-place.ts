/**
 * @file The place that is cited for a sentence: with its neighbour where it says little without it. One that begins with "This is because" points back, as
 * does one whose cause the grammar reads in the sentence before ("We shall therefore have no bus."), one that ends in a colon points ahead, to the sentence or the
 * items of the list that it announces, one that asks to the reply, one of a few words that states no cause ("Bogdan is off sick.") is mostly explained by the next, and one that only says the question's premise
 * again (`restated.ts`) is no answer without what stands beside it.
 */
import { oneLine } from '../notebook/embeddings.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import { isOneParagraph } from '../text/paragraphs.ts';
import { isEvidencePart, partNumber } from '../text/parts.ts';

/** Whether a text ends with a question. */
export const asks = (text: string): boolean => ASKS.test(text);

/** Sentences from the first to the last of a place. */
export interface Place {
  first: number;
  last: number;
}

/** Begins with a word that stands for what was said before, and hardly anything else. */
const POINTS_BACK =
  /^(?:and |but |so )?(?:(?:this|that|these|those|it)(?: (?:was|is|were|are|may be|might be|will be|can be|has|had|in turn|then|also|alone|all|both|two|three|four))* (?:because|why|due to|caused|led|leads|resulted?s?|results? in|meant|means|happen(?:s|ed)|occur(?:s|red)|explains?|follows?|makes?|made|allows?|allowed|prevents?|prevented|is the (?:reason|cause)|was the (?:reason|cause)|factors?|reasons?|problems?|changes?|effects?|causes?)|as a (?:result|consequence) of (?:this|that|these)|because of (?:this|that|these|it)|for (?:this|that|these|both) reasons?|that is why|this is why|hence|the (?:reason|cause) (?:is|was) that|(?:the )?(?:former|latter))\b/iu;
const POINTS_AHEAD = /[:：]["'”’)\]]*$/u;
/** What somebody asks is no answer: the reply is, in interviews on the next line. */
const ASKS = /[?？]["'”’)\]]*$/u;
/**
 * Of a few words, in notes and diaries above all, says that something was so: what led to it, or how it was, is said next. Where such a sentence does not answer, the next
 * one does three times as often as behind a longer one, and the one before hardly ever (docs/evaluation.md).
 */
const FEW_WORDS = 8;
/** A sentence that announces a list brings so many of its items at the most … */
const MOST_ITEMS = 6;
/** … and a place is no longer than this, in UTF-16 units. */
const LONGEST = 900;

const CAUSAL = 0;
const HEADING = partNumber('heading');
const LIST = partNumber('list');

/** What the place of a sentence depends on besides the index. */
export interface PlaceOptions {
  /** The document's text. */
  text: string;
  /** Whether a sentence may be cited. */
  mayStand: (sentence: number) => boolean;
  /** Where the sentence only says the question's premise again: how likely each sentence answers, 0 to 1, and whether it is the whole answer. */
  restates?: { chanceOf: (sentence: number) => number; isAlone: boolean };
}

/** Whether the grammar reads a causal side of the sentence in the one before. What a reader holds for sides is too unsure to make a place longer. */
function hasSideBefore({ index: { relations, sentences }, sentenceRelations }: Prepared, sentence: number): boolean {
  if ((sentences.stated?.[sentence] ?? 0) > 0) return false;
  const start = sentences.ranges[2 * sentence]!;
  const isBefore = (relation: number) =>
    Math.min(relations.ranges[6 * relation]!, relations.ranges[6 * relation + 2]!) < start;
  return row(sentenceRelations, sentence).some((relation) => relations.kind[relation] === CAUSAL && isBefore(relation));
}

/** The place of a sentence. */
export function wholePlace(prepared: Prepared, sentence: number, { text, mayStand, restates }: PlaceOptions): Place {
  const { sentences } = prepared.index;
  const { document, parts, ranges } = sentences;
  const isNeighbour = (other: number): boolean =>
    other >= 0 &&
    other < document.length &&
    document[other] === document[sentence] &&
    parts[other] !== HEADING &&
    isEvidencePart(parts[other]!) &&
    mayStand(other);
  const fits = (first: number, last: number): boolean => ranges[2 * last + 1]! - ranges[2 * first]! <= LONGEST;
  const place: Place = { first: sentence, last: sentence };
  const own = oneLine(text.slice(ranges[2 * sentence], ranges[2 * sentence + 1]));
  const pointsBack = POINTS_BACK.test(own) || hasSideBefore(prepared, sentence);
  if (pointsBack && isNeighbour(sentence - 1) && fits(sentence - 1, sentence)) place.first = sentence - 1;
  if (restates) {
    const isBeside = (first: number) => isOneParagraph(text, ranges[2 * first + 1]!, ranges[2 * first + 2]!);
    const mayFollow = (first: number, last: number, other: number) =>
      isNeighbour(other) && isBeside(other > sentence ? other - 1 : other) && fits(first, last);
    const beside = [sentence + 1, sentence - 1].filter((other) =>
      mayFollow(Math.min(other, sentence), Math.max(other, sentence), other),
    );
    // Of two that are as likely, what is said next.
    const [best] = beside.toSorted((a, b) => restates.chanceOf(b) - restates.chanceOf(a));
    if (best !== undefined && best < sentence) return { first: best, last: sentence };
    if (best !== undefined) {
      const goesOn = restates.isAlone && mayFollow(sentence, best + 1, best + 1);
      return { first: sentence, last: goesOn ? best + 1 : best };
    }
  }
  if (asks(own)) {
    const next = sentence + 1;
    return isNeighbour(next) && fits(place.first, next) ? { ...place, last: next } : place;
  }
  const wordsOf = (other: number) => oneLine(text.slice(ranges[2 * other], ranges[2 * other + 1])).split(' ').length;
  const isSameLine = (next: number) => !text.slice(ranges[2 * next - 1], ranges[2 * next]).includes('\n');
  if (!POINTS_AHEAD.test(own)) {
    const { relations } = prepared.index;
    const states = row(prepared.sentenceRelations, sentence).some((relation) => relations.kind[relation] === CAUSAL);
    // One that says what led to it, or was led up to, says enough.
    if (states || place.first < sentence) return place;
    let words = wordsOf(sentence);
    for (let next = sentence + 1; words <= FEW_WORDS && isNeighbour(next); next++) {
      if (!isSameLine(next) || !fits(place.first, next)) break;
      words += wordsOf(next);
      place.last = next;
    }
    return place;
  }
  const isList = parts[sentence + 1] === LIST;
  for (let next = sentence + 1; next <= sentence + (isList ? MOST_ITEMS : 1); next++) {
    if (!isNeighbour(next) || !fits(place.first, next) || (isList && parts[next] !== LIST)) break;
    place.last = next;
  }
  return place;
}
