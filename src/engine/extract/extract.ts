/**
 * @file The built-in extractor: which entities a document mentions and which causal statements its sentences make. English
 * gets a grammar; other languages get statistical phrases.
 */
import type { Extraction, Range } from '../types.ts';
import { extractEnglish } from './english.ts';
import { extractPhrases } from './phrases.ts';

/**
 * Mentions and causal statements of one document. Deterministic; needs no model.
 *
 * @param text the document's text
 * @param sentences what `splitSentences` made of it; their order gives `Mention.sentence`
 * @param language ISO 639-1 code from `detectLanguage`
 */
export function extract(text: string, sentences: readonly Range[], language: string): Extraction {
  if (language === 'en') return extractEnglish(text, sentences);
  return { mentions: extractPhrases(text, sentences, language), relations: [] };
}
