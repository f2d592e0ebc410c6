/**
 * @file Fits what tells sentences that only look like a reason (`engine/reason/doubt/suspected.ts`): on dossiers whose questions name such places, by how they are said;
 * and how what stands around them counts, by classifiers that have not seen their dossier.
 */
import { SUSPECTED_SIGNALS, suspectedSignals } from '../../engine/reason/doubt/suspected.ts';
import { WordClassifier, type WordWeights } from '../../engine/reason/doubt/words.ts';
import { Network, type NetworkWeights } from '../../engine/retrieve/network.ts';
import { fitNetwork, type Example } from '../train-relevance/fit-network.ts';
import { areaUnderCurve, fitWords, type Told } from './fit-words.ts';

/** A sentence of a dossier by what its questions say of it. */
export type Kind = 'spurious' | 'evidence' | 'other';

export interface Dossier {
  name: string;
  documents: { text: string; kind: Kind }[][];
}

export interface SuspectedWeights {
  words: WordWeights;
  network: NetworkWeights;
}

/** Parts in turn left out. */
const FOLDS = 5;
/** How much all sentences together count beside the pull to zero, see {@link fitWords}. */
const STRENGTH = 1;
const SEED = 20261128;

interface Row {
  signals: number[];
  isMeant: boolean;
}

function texts(dossiers: readonly Dossier[]): Told[] {
  return dossiers.flatMap(({ documents }) =>
    documents
      .flat()
      .filter(({ kind }) => kind !== 'other')
      .map(({ text, kind }): Told => ({ text, isMeant: kind === 'spurious' })),
  );
}

function rowsOf({ documents }: Dossier, words: WordClassifier): Row[] {
  return documents.flatMap((sentences) => {
    const values = sentences.map(({ text }) => words.value(text));
    return sentences.flatMap(({ kind }, at): Row[] => {
      if (kind === 'other') return [];
      return [{ signals: suspectedSignals(values, at), isMeant: kind === 'spurious' }];
    });
  });
}

function fitAround(rows: readonly Row[]): NetworkWeights {
  const examples = rows.map(({ signals, isMeant }): Example => {
    return { signals: Float32Array.from(signals), right: Float32Array.of(isMeant ? 1 : 0), weight: 1 };
  });
  const fitting = { units: 3, loss: 'each', epochs: 40, rate: 0.01, decay: 1e-3, seed: SEED } as const;
  return fitNetwork(examples, { ...fitting, signals: SUSPECTED_SIGNALS });
}

/** Rows of each part of the dossiers by a classifier of words that has not seen it. */
function rowsLeftOut(dossiers: readonly Dossier[]): Row[][] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const words = new WordClassifier(fitWords(texts(dossiers.filter((__, i) => i % FOLDS !== fold)), STRENGTH));
    return dossiers.filter((__, i) => i % FOLDS === fold).flatMap((dossier) => rowsOf(dossier, words));
  });
}

/** @param say told how well dossiers are judged that were left out */
export function fitSuspected(dossiers: readonly Dossier[], say: (line: string) => void): SuspectedWeights {
  const folds = rowsLeftOut(dossiers);
  const judged = folds.flatMap((rows, fold) => {
    const network = new Network(fitAround(folds.filter((_, i) => i !== fold).flat()));
    return rows.map((row) => ({ ...row, value: network.value(Float32Array.from(row.signals)) }));
  });
  const own = judged.map(({ signals, isMeant }) => ({ value: signals[0]!, isMeant }));
  say(
    `left out, by a sentence's own words ${areaUnderCurve(own).toFixed(3)}, with what stands around ${areaUnderCurve(judged).toFixed(3)}`,
  );
  for (const odds of [-3, -2.5, -2, -1.5, -1, -0.5, 0]) {
    const share = (isMeant: boolean) => {
      const all = judged.filter((row) => row.isMeant === isMeant);
      return (all.filter(({ value }) => value > odds).length / all.length).toFixed(3);
    };
    say(`above ${odds}: ${share(true)} of those that only look like a reason, ${share(false)} of the others`);
  }
  return { words: fitWords(texts(dossiers), STRENGTH), network: fitAround(folds.flat()) };
}
