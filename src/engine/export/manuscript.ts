/**
 * @file A notebook, or one question of it, as something to be read on paper: questions with their answers and notes in order, and
 * one numbered list of citations for all of it. Markdown, HTML and print are written from it.
 */
import type { PathStep } from '../types.ts';

/** A citation in the list at the end. */
export interface Note {
  /** Counts from 1 over the whole manuscript. */
  number: number;
  quote: string;
  /** The source's title, or its file name. */
  source: string;
  /** Its file name where that is not what `source` says, else empty. */
  file: string;
  /** The page or section, such as "p. 3"; empty where the source has neither. */
  place: string;
}

export interface ManuscriptSentence {
  text: string;
  /** Numbers of notes. */
  notes: number[];
  /** That the documents do not bear it out, or that it states no cause where one was asked for; null where it is as it should be. */
  mark: string | null;
}

export interface ManuscriptStep extends Pick<PathStep, 'cause' | 'effect' | 'polarity' | 'hedged' | 'apart'> {
  /** What cause does to effect: as the document says it, else "perhaps leads to". */
  verb: string;
  /** "left → entered" where the step crosses a causal gate. */
  gate: string | null;
  /** Number of a note. */
  note: number | null;
}

/** One sub-question of a plan. */
export interface ManuscriptPlanStep {
  /** As it was asked, with what was found before put in. */
  question: string;
  /** What it was answered with, or that nothing was found. */
  answer: string;
  /** Number of a note. */
  note: number | null;
}

export interface ManuscriptAnswer {
  /** Which system, and which model if one wrote it; null where there is nothing to tell apart. */
  by: string | null;
  /** That there is no answer, or a part of one only, and why; null for a whole answer. */
  remark: string | null;
  sentences: ManuscriptSentence[];
  steps: ManuscriptStep[];
  /** How the question was taken apart and answered; empty where nothing had to be found first. */
  plan: ManuscriptPlanStep[];
  /** That the plan would have taken too many turns; null where it did not. */
  planRemark: string | null;
}

export type ManuscriptSection =
  | {
      kind: 'question';
      question: string;
      /** When it was asked, what it was limited to and which question it goes on from, in a line. */
      asked: string;
      answers: ManuscriptAnswer[];
    }
  /** A person's own note, in Markdown. */
  | { kind: 'note'; markdown: string };

export interface Manuscript {
  language: string;
  title: string;
  made: string;
  sections: ManuscriptSection[];
  notes: Note[];
}

/** Steps that stand under one heading. */
export interface StepPart<Step> {
  heading: string;
  shown: readonly Step[];
  /** Number of the first, from 1: the numbers go on from one part to the next. */
  from: number;
  /** Whether each leads to the next, so that they can be drawn. */
  isPath: boolean;
}

/** The path, and after it what sentences say led to what, each by itself; without those that are empty. */
export function stepParts<Step extends Pick<PathStep, 'apart'>>(
  steps: readonly Step[],
  words: Readonly<{ path: string; links: string }>,
): StepPart<Step>[] {
  const path = steps.filter(({ apart }) => !apart);
  const links = steps.filter(({ apart }) => apart);
  const parts = [
    { heading: words.path, shown: path, from: 1, isPath: true },
    { heading: words.links, shown: links, from: path.length + 1, isPath: false },
  ];
  return parts.filter(({ shown }) => shown.length > 0);
}
