/** @file The words of a causal path, as a diagram and as steps. */
import { live } from '../language/live.ts';
import { count } from './words.ts';

export const path = live('path', {
  diagram: 'Causal path as a diagram',
  summary: (steps: number, gates: number) =>
    `Causal path: ${count(steps, 'step', 'steps')}${gates > 0 ? `, ${count(gates, 'gate', 'gates')} crossed` : ''}`,
  links: 'Links said by themselves',
  linksHint: 'What sentences of the answer say led to what, each by itself: no way from one to the next.',
  none: 'This answer does not rest on a chain of causes.',
  /** What the signs and lines mean that a diagram has. */
  hint: {
    raises: '+ brings about or raises',
    lowers: '− prevents or lowers',
    hedged: '? only perhaps',
    signs: (signs: string[]) => `${signs.join(', ')}.`,
    gate: 'Red crosses a causal gate.',
    follows: 'Dotted: the path goes on.',
  },
  openEvent: (event: string) => `${event}. Open its sentence`,
  openStep: (number: number, words: string) => `Step ${number}: ${words}. Open its sentence`,
  words: (cause: string, verb: string, effect: string) => `${cause} ${verb} ${effect}`,
  raises: 'leads to',
  lowers: 'prevents or lowers',
  perhaps: 'perhaps',
  throughGate: (from: string, to: string) => `through the causal gate “${from}” → “${to}”`,
  save: 'Save this diagram',
  saveAs: { svg: 'Save as SVG', png: 'Save as PNG' },
  fileName: 'Causal path',
  failed: 'The picture could not be drawn. Save it as SVG instead.',
});
