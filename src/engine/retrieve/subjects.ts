/** @file What a question asks about; apart from `intent.ts`, which every question needs, for the size of its weights. */
import { isUnderstood } from '../text/understood.ts';
import type { Intent } from './intent-grammar.ts';
import { SubjectFinder, type Subjects } from './subject-finder.ts';
import { SUBJECT_WEIGHTS } from './weights/subjects.ts';

const finder = new SubjectFinder(SUBJECT_WEIGHTS);

/** What a question is about, and the other end of one that relates two things; nothing in languages that are not understood. */
export function subjectsOf(text: string, intent: Intent): Subjects {
  return isUnderstood(text) ? finder.subjects(text, intent) : { about: '', other: '' };
}
