/** @file The English grammar: each sentence is tokenised and tagged once; mentions and causal statements are read off it. */
import type { Extraction, Range } from '../types.ts';
import { causalStatements } from './causal.ts';
import { mentionsOf } from './mentions.ts';
import { tagSentence } from './tagger.ts';
import { tokenize } from './tokens.ts';

/** Mentions and causal statements of an English document. */
export function extractEnglish(text: string, sentences: readonly Range[]): Extraction {
  const extraction: Extraction = { mentions: [], relations: [] };
  let before: Range | null = null;
  sentences.forEach((sentence, index) => {
    const tokens = tokenize(text, sentence);
    tagSentence(tokens);
    mentionsOf(tokens, index, extraction.mentions);
    const previous = before && !/\n\s*\n/.test(text.slice(before.end, sentence.start)) ? before : null;
    extraction.relations.push(...causalStatements({ text, tokens, previous }, index));
    before = sentence;
  });
  return extraction;
}
