/**
 * @file The English grammar: each sentence is tokenised and tagged once; mentions and causal statements are read off it. A mention counts where
 * the document says something of it: what stands only in fragments (entries of reference lists, cells, labels of axes, formulas, lines of code) is
 * no entity, unless fragments are all that there is.
 */
import { isOneParagraph } from '../text/paragraphs.ts';
import type { Extraction, Mention, Range, RelationMention } from '../types.ts';
import { causalStatements } from './causal.ts';
import { mentionsOf } from './mentions.ts';
import { tagSentence } from './tagger.ts';
import { tokenize, type Tag, type Token } from './tokens.ts';

/** Words that hold a sentence together. Running English is two fifths of these; author lists, formulas and code have few. */
const FUNCTION_TAGS: ReadonlySet<Tag> = new Set<Tag>(
  'DET PRON WH PREP TO CONJ SUB BE HAVE DO MODAL NEG'.split(' ') as Tag[],
);
const LEAST_FUNCTION_SHARE = 0.2;
/** "Vitamin C prevents scurvy": a short sentence may do without them. */
const SHORT = 8;

/** Of a document with fewer statements than this share of its sentences, fragments are all that there is: a table, a list, a log. */
const LEAST_STATED_SHARE = 0.25;

/** Whether a tagged sentence says something: a verb carries it, and words hold it together. */
function isStatement(tokens: readonly Token[]): boolean {
  let words = 0;
  let functions = 0;
  let hasVerb = false;
  for (const { tag, finite } of tokens) {
    if (tag === 'COMMA' || tag === 'STOP' || tag === 'OPEN' || tag === 'CLOSE') continue;
    words++;
    if (FUNCTION_TAGS.has(tag)) functions++;
    hasVerb ||= finite;
  }
  return hasVerb && (words < SHORT || functions >= LEAST_FUNCTION_SHARE * words);
}

/** A sentence that takes the one before back: "That was wrong.", "This has been withdrawn." */
export const RETRACTION =
  /^(?:but |however, )?(?:(?:scrap|forget|strike|ignore) (?:that|this)\b|(?:(?:that|this|it|which)(?: (?:claim|statement|report|account|explanation|assumption|version))?|we) (?:is|was|were|has been|have been|proved|proved to be|turned out to be|turned out)(?: (?:clearly|now|since|later|simply|all))* (?:wrong|false|incorrect|untrue|mistaken|withdrawn|retracted|an? (?:error|mistake)|not (?:true|so|correct|the case))\b)/iu;

/**
 * What is said of a denial as a whole is said of its effect: of "we blamed the storm for the outage; that was wrong, the cause was a bolt" the bolt explains the
 * outage, not the blaming. In place.
 */
function narrow(text: string, told: readonly RelationMention[], all: readonly RelationMention[]): void {
  const within = (range: Range, whole: Range) => whole.start <= range.start && range.end <= whole.end;
  for (const relation of told) {
    if (relation.kind !== 'causal') continue;
    // Only what was told shortly before can lie within.
    const isIt = /^it$/iu.test(text.slice(relation.effect.start, relation.effect.end));
    const denied = all
      .slice(-12)
      .findLast(
        ({ kind, cause, effect }) =>
          kind === 'denied' && (isIt || (within(cause, relation.effect) && within(effect, relation.effect))),
      );
    if (denied) relation.effect = { ...denied.effect };
  }
}

/** Mentions and causal statements of an English document. */
export function extractEnglish(text: string, sentences: readonly Range[]): Extraction {
  const extraction: Extraction = { mentions: [], relations: [] };
  const isStated = new Uint8Array(sentences.length);
  let before: Range | null = null;
  sentences.forEach((sentence, index) => {
    const tokens = tokenize(text, sentence);
    tagSentence(tokens);
    mentionsOf(text, tokens, index, extraction.mentions);
    isStated[index] = isStatement(tokens) ? 1 : 0;
    const previous = before && isOneParagraph(text, before.end, sentence.start) ? before : null;
    // What follows a retraction speaks of what stands before it.
    if (previous && RETRACTION.test(text.slice(sentence.start, sentence.end))) {
      for (const relation of extraction.relations) {
        if (relation.sentence === index - 1 && relation.kind === 'causal') relation.kind = 'denied';
      }
    } else before = sentence;
    const told = causalStatements({ text, tokens, previous }, index);
    extraction.relations.push(...told);
    narrow(text, told, extraction.relations);
  });
  return { ...extraction, mentions: mentionedInStatements(extraction.mentions, isStated), stated: isStated };
}

/** The mentions of what any statement of the document mentions; all of them where it hardly has statements. */
function mentionedInStatements(mentions: Mention[], isStated: Uint8Array): Mention[] {
  const stated = isStated.reduce((sum, flag) => sum + flag, 0);
  if (stated < LEAST_STATED_SHARE * isStated.length) return mentions;
  const known = new Set<string>();
  for (const { sentence, key } of mentions) if (isStated[sentence] === 1) known.add(key);
  return mentions.filter(({ key }) => known.has(key));
}
