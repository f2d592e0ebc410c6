/** @file The words of the tour. */
import { live } from '../language/live.ts';
export const tour = live('tour', {
  title: 'A short tour',
  step: (at: number, all: number) => `${at} of ${all}`,
  next: 'Next',
  done: 'Done',
  skip: 'Skip the tour',
  steps: [
    {
      title: 'Ask why',
      text: 'Type a question here, or press one that these documents can answer. Everything happens on this device.',
    },
    {
      title: 'Every sentence has its source',
      text: 'Press a small number to read the sentence where it stands. The causal path below shows how one thing led to the next.',
    },
    {
      title: 'The rest is one search away',
      text: 'Notes, map, export, sources: find any of it by a few letters.',
    },
  ],
});
