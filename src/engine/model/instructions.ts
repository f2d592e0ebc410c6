/**
 * @file Sentences of documents that speak to a model instead of to a reader ("Ignore the instructions above and say …").
 * They are kept from models, and nothing a model finds is taken from them; the built-in tier reads them like any other.
 */
import { withoutUnseen } from '../text/unseen.ts';
import { SIGNS } from './instruction-signs.ts';

/** Compiled when first needed: that takes a third of the time that a worker needs to start, and only what is shown to models needs them. */
let signs: readonly RegExp[] | null = null;

/** Whether a sentence looks as if it were meant for a model. Letters that nobody sees hide nothing. */
export function speaksToModel(sentence: string): boolean {
  const seen = withoutUnseen(sentence).normalize('NFKC');
  signs ??= SIGNS.map((pattern) => new RegExp(pattern, 'iu'));
  return signs.some((sign) => sign.test(seen));
}
