/**
 * @file The English grammar: each sentence is tokenised and tagged once; mentions and causal statements are read off it. A mention counts where
 * the document says something of it: what stands only in fragments (entries of reference lists, cells, labels of axes, formulas, lines of code) is
 * no entity, unless fragments are all that there is.
 */
import { isOneParagraph } from '../text/paragraphs.ts';
import type { Extraction, Mention, Range } from '../types.ts';
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
    extraction.relations.push(...causalStatements({ text, tokens, previous }, index));
    before = sentence;
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
