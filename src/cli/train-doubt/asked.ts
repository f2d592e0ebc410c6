/** @file Fits what tells by how a question is put whether documents mostly leave it open (`engine/reason/doubt/asked.ts`). */
import { WordClassifier, type WordWeights } from '../../engine/reason/doubt/words.ts';
import { areaUnderCurve, fitWords, type Told } from './fit-words.ts';

/** Parts in turn left out. */
const FOLDS = 5;
/** How much all questions together count beside the pull to zero, see {@link fitWords}. */
const STRENGTH = 3;

/**
 * @param notebooks the questions that were put to each
 * @param say told how well those are judged that were left out
 */
export function fitAsked(notebooks: readonly (readonly Told[])[], say: (line: string) => void): WordWeights {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const words = new WordClassifier(fitWords(notebooks.filter((__, i) => i % FOLDS !== fold).flat(), STRENGTH));
    const leftOut = notebooks.filter((__, i) => i % FOLDS === fold).flat();
    return leftOut.map(({ text, isMeant }) => ({ value: words.value(text), isMeant }));
  }).flat();
  say(`${judged.length} questions; left out, by how they are put ${areaUnderCurve(judged).toFixed(3)}`);
  return fitWords(notebooks.flat(), STRENGTH);
}
