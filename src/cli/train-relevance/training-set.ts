/** @file A set that the networks are trained on: documents with questions about them. */
import type { EvaluationDocument, EvaluationQuestion } from '../../engine/evaluate/dataset.ts';
import type { KnownLink } from '../../engine/evaluate/known-links.ts';

export interface SourceQuestion extends EvaluationQuestion {
  /** The set that it comes from. */
  from: string;
  weight: number;
  /** Whether it was written by people who had the text before them. */
  quotes: boolean;
}

/** Documents with questions about them. */
export interface TrainingSet {
  name: string;
  documents: EvaluationDocument[];
  questions: SourceQuestion[];
  /** Causal links that are known to be in the documents. */
  links: KnownLink[];
}
