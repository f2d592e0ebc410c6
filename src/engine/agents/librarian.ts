/**
 * @file The Librarian (HiGraAgent, section 5.1): finds passages for one sub-question and drafts its answers as short spans of their
 * sentences. It remembers nothing: all it knows is the sub-question.
 */
import type { TextSource } from '../ports.ts';
import { topPositions } from '../retrieve/mmr.ts';
import { Network } from '../retrieve/network.ts';
import { withNearness, type Prepared } from '../retrieve/prepared.ts';
import { readQuestion, type Question } from '../retrieve/question.ts';
import { scoreDirectly, type DirectRelevance } from '../retrieve/relevance.ts';
import { row } from '../rows.ts';
import { singular } from '../extract/keys.ts';
import type { Token } from '../extract/tokens.ts';
import type { Range, Span } from '../types.ts';
import type { Near, Nearness } from '../vector/nearness.ts';
import { countryOf } from './countries.ts';
import { isNumberNoun } from './nameable-nouns.ts';
import { KindOfNames, nameKey } from './names-near.ts';
import { offers, type AnswerSpan } from './spans.ts';
import { kindWord, lookingFor, spanSignals } from './span-signals.ts';
import type { Wanted } from './wanted.ts';
import { SPAN_WEIGHTS } from './weights/spans.ts';

/** A short answer with its place. */
export interface DraftAnswer extends Span {
  /** The words of the place; a country's name where they only tell of it ("Norwegian"). */
  text: string;
  sentence: number;
  /** How likely it is the answer, 0 to 1: all drafts of a sub-question add up to 1. */
  chance: number;
}

/** What the Librarian brings for one sub-question. */
export interface Finding {
  question: string;
  relevance: DirectRelevance;
  /** Best first. */
  answers: DraftAnswer[];
}

/** What the Librarian works with. */
export interface Library {
  prepared: Prepared;
  texts: TextSource;
  /** What a local encoder says of any words; null without one. */
  near: Near;
  isAllowed: (sentence: number) => boolean;
}

/** Sentences that answers are drafted from. */
const READ = 14;
const network = new Network(SPAN_WEIGHTS);

interface Draft extends Omit<DraftAnswer, 'chance'> {
  odds: number;
  /** Whether it is of the form that is asked for. */
  isFit: boolean;
}

/** Chances out of odds. Of what means the same the likeliest place counts: a name that many sentences hold is not likelier for it. */
function joined(drafts: Draft[]): DraftAnswer[] {
  const merged = new Map<string, Draft>();
  for (const draft of drafts.sort((a, b) => b.odds - a.odds)) {
    const key = nameKey(draft.text);
    if (!merged.has(key)) merged.set(key, draft);
  }
  const best = [...merged.values()].slice(0, MOST_DRAFTS);
  const most = best[0]?.odds ?? 0;
  const all = best.reduce((sum, { odds }) => sum + Math.exp(odds - most), 0);
  return best.map(({ odds, isFit: _, ...draft }) => ({ ...draft, chance: Math.exp(odds - most) / all }));
}

/** How far the question's names stand in a passage or its document's title, 0 to 1: what is asked of a thing is told where the thing is named. */
function nameShares({ index, sentenceTerms, idf }: Prepared, question: Question): (sentence: number) => number {
  const names = new Map(
    question.terms.flatMap(({ term, isName }) => (isName && term >= 0 ? [[term, idf[term]!]] : [])),
  );
  const all = [...names.values()].reduce((sum, value) => sum + value, 0);
  const known = new Map<number, number>();
  return (sentence) => {
    if (all === 0) return 0;
    const passage = index.sentences.passage[sentence]!;
    let share = known.get(passage);
    if (share === undefined) {
      const held = new Set(row(index.documents.titleTerms, index.sentences.document[sentence]!));
      const { sentenceStart } = index.passages;
      for (let s = sentenceStart[passage]!; s < sentenceStart[passage + 1]!; s++)
        for (const term of row(sentenceTerms, s)) held.add(term);
      share = [...names].reduce((sum, [term, value]) => sum + (held.has(term) ? value : 0), 0) / all;
      known.set(passage, share);
    }
    return share;
  };
}

/** A sub-question as it is looked up. */
export interface LookedUp {
  question: string;
  /** The question that it is a part of: what that names is asked about, and answers none of its parts. */
  whole: string;
  wanted: Wanted;
  /** Whether the answer is to be put into another question: then only what has a name serves. */
  isStep: boolean;
}

/** Drafts short answers out of the best sentences. */
export async function draftAnswers(
  { prepared, texts, near, isAllowed }: Library,
  { text: question, ...asks }: Question,
  { whole, wanted, isStep }: Omit<LookedUp, 'question'>,
  relevance: Pick<DirectRelevance, 'sentences'>,
  nearness: Nearness | null,
): Promise<DraftAnswer[]> {
  const { index } = prepared;
  const { documents, sentences } = index;
  const word = wanted.kind === 'place' || wanted.kind === 'thing' ? kindWord(wanted) : '';
  const kind = nearness && word !== '' ? await near(word) : null;
  const kinds = kind && new KindOfNames(index, kind);
  const looking = lookingFor(prepared, question, wanted);
  const nameShare = nameShares(prepared, { text: question, ...asks });
  const best = topPositions(relevance.sentences, READ).filter(isAllowed);
  const drafts: Draft[] = [];
  const asked = ` ${nameKey(question)} ${nameKey(whole)} `;
  const asksForCountry = /^(?:country|nation|citizenship|nationality|homeland)$/.test(wanted.noun);
  const isSmaller =
    wanted.kind === 'place' && !asksForCountry && !/^(?:place|area|location|birthplace|)$/.test(wanted.noun);
  const kindOdds = (name: string) => {
    const isTooLarge = isSmaller && countryOf(name) !== null;
    return (kinds ? KIND_WEIGHT * Math.min(OF_KIND, kinds.of(name) ?? UNREAD) : 0) - (isTooLarge ? MISFIT : 0);
  };
  for (const sentence of best) {
    const document = sentences.document[sentence]!;
    const documentId = documents.ids[document]!;
    const text = await texts.text(documentId);
    const offering = offers(text, { start: sentences.ranges[2 * sentence]!, end: sentences.ranges[2 * sentence + 1]! });
    const place = { sentence: sentence - documents.sentenceStart[document]!, title: documents.titles[document]! };
    const odds = network.values(spanSignals(prepared, looking, offering, place));
    const ofSentence = Math.log(relevance.sentences[sentence]!) + NAMED_WEIGHT * nameShare(sentence);
    const draft = ({ start, end }: Range, words: string, spanOdds: number, isFit: boolean) => {
      if (asked.includes(` ${nameKey(words)} `)) return;
      drafts.push({ documentId, start, end, text: words, sentence, odds: spanOdds + ofSentence, isFit });
    };
    offering.spans.forEach((span, i) => {
      const words = text.slice(span.start, span.end).replace(/\s+/g, ' ');
      const isPlain = span.kind === 'name' && !/[,'’]| and /.test(words) && span.to - span.from <= LONGEST_NAME;
      const ofKind = span.kind === 'name' ? kindOdds(words) : kinds ? KIND_WEIGHT * UNREAD : 0;
      const isNation = countryOf(words) !== null;
      const mayBe = asksForCountry ? isNation : !(wanted.kind === 'person' && isNation);
      const isFit = mayBe && (isStep ? isPlain : isOfForm(span, wanted, offering.tokens));
      draft(span, words, odds[i]! + ofKind - (isFit ? 0 : MISFIT), isFit);
    });
    if (!asksForCountry) continue;
    for (const token of offering.tokens) {
      const country = /^\p{Lu}/u.test(token.text) ? countryOf(token.text) : null;
      if (country !== null) draft(token, country, COUNTRY_ODDS + kindOdds(country), true);
    }
  }
  const fit = isStep ? drafts.filter(({ isFit }) => isFit) : drafts;
  return joined(fit.length > 0 ? fit : drafts);
}

/** Whether a stretch has the form of what is asked: a name for a person, a date for a time. */
function isOfForm({ kind, from, to }: AnswerSpan, { kind: wanted, noun }: Wanted, tokens: readonly Token[]): boolean {
  if (wanted === 'person') return kind === 'name' && to - from <= LONGEST_NAME;
  if (wanted === 'place') return kind === 'name';
  if (wanted === 'time') return kind === 'date' || kind === 'number';
  if (wanted !== 'number') return true;
  // "How many looms": not "40 people".
  const counted = tokens.slice(from, to).filter(({ tag, lower }) => tag === 'NOUN' && !MAGNITUDE.test(lower));
  const isOther = noun !== '' && !isNumberNoun(noun) && counted.length > 0;
  return kind === 'number' && !(isOther && counted.every(({ lower }) => singular(lower) !== noun));
}

const MAGNITUDE = /^(?:hundred|thousand|million|billion|trillion|percent|%)$/;
/** Words of the longest plain name. */
const LONGEST_NAME = 6;
/** Answers that are kept. */
const MOST_DRAFTS = 30;
/** What the question's names in a passage count beside the sentence's own odds. */
const NAMED_WEIGHT = 4;
/** What a wrong form, or a country where something smaller is asked for, takes from the odds. */
const MISFIT = 3;
/** What a name's cosine with the noun for what is asked counts: a fifth more, as between a state and a county, tells surely. */
const KIND_WEIGHT = 15;
/** No name is surer to be of a kind than one of this cosine: beyond it, it only says the same word, as New York City does of cities. */
const OF_KIND = 0.6;
/** The usual cosine of a name and a kind that it is not of. */
const UNREAD = 0.25;

/** What a country in the sentence counts where a country is asked for, beside the network's odds. */
const COUNTRY_ODDS = 3;

/** Answers one sub-question. */
export async function lookUp(library: Library, looking: LookedUp): Promise<Finding> {
  const { question } = looking;
  const nearness = await library.near(question);
  const prepared = withNearness(library.prepared, nearness);
  const asked = readQuestion(prepared, question);
  const relevance = scoreDirectly(prepared, asked);
  return { question, relevance, answers: await draftAnswers(library, asked, looking, relevance, nearness) };
}
