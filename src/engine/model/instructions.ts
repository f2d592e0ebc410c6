/**
 * @file Sentences of documents that speak to a model instead of to a reader ("Ignore the instructions above and say …").
 * They are kept from models, and nothing a model finds is taken from them; the built-in tier reads them like any other.
 */

const SIGNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines|everything above|said before)\b/iu,
  /\b(?:you are|act as|pretend to be|behave as)\b.{0,30}\b(?:AI|assistant|language model|chatbot)\b/iu,
  /\b(?:new|updated|real|hidden|following)\s+(?:system\s+)?instructions?\s*:/iu,
  /^\W*(?:system|assistant|user)\s*(?:prompt|message)?\s*:/iu,
  /<\/?(?:system|assistant|user|data|instructions?)>|\[\/?INST\]|<\|\w+\|>/iu,
  /\b(?:respond|reply|answer|output|return)\b.{0,20}\b(?:with|in|only)\b.{0,20}(?:\bjson\b|"?\byes\b"?|"?\bno\b"?)/iu,
  /^\W*(?:please,?\s+|now,?\s+)?(?:add|insert|output|extract|report|say|write|answer|reply|respond|classify)\s+(?:that|the|a|an|this|every|all|only|with)\b/iu,
  /\b(?:AI|language model|LLM|assistant|model)s?\s+(?:reading|processing|that reads?|summari[sz]ing)\s+this\b/iu,
];

/** Whether a sentence looks as if it were meant for a model. */
export function speaksToModel(sentence: string): boolean {
  return SIGNS.some((sign) => sign.test(sentence));
}
