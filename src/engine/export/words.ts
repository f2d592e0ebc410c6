/**
 * @file The words of exported files, handed in by whoever speaks the reader's language. They cross to a worker, so they are plain
 * texts, in which `{}` stands for what varies.
 */
import type { Verdict } from '../types.ts';

export interface ExportWords {
  /** BCP 47 tag of the language that these words are in. */
  language: string;
  /** Heading of the numbered citations. */
  citations: string;
  /** Heading of the steps from a cause to what was asked. */
  path: string;
  /** Heading of what sentences say led to what, each by itself. */
  links: string;
  plan: string;
  /** Where a step of a plan has no answer. */
  nothingFound: string;
  /** "{} (given by the reader)": an answer. */
  given: string;
  /** Where a plan would have taken too many turns. */
  turnLimit: string;
  /** "Made with Causeway on {}". */
  made: string;
  /** "Asked on {}". */
  asked: string;
  /** "limited to {}": sources, tags, modules or dates. */
  limitedTo: string;
  /** "goes on from “{}”": a question. */
  goesOnFrom: string;
  /** "Answered by {}". */
  answeredBy: string;
  notInDocuments: string;
  /** What the documents say to a question whether something was so. */
  verdicts: Readonly<Record<Verdict, string>>;
  /** Where an answer was stopped. */
  stopped: string;
  /** Where a question has no answer, and no error says why. */
  unanswered: string;
  /** "not borne out by the documents: {}". */
  doubt: string;
  /** "p. {}". */
  page: string;
  /** "section “{}”". */
  section: string;
  raises: string;
  lowers: string;
  perhaps: string;
  /** "through the gate {}". */
  gate: string;
}

/** Puts a value in the place of `{}`. */
export function fill(phrase: string, value: string | number): string {
  return phrase.replace('{}', () => String(value));
}
