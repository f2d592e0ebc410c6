/** @file The phrases drawn for a causal path. */
import { describe, expect, it } from 'vitest';
import type { PathStep } from '../../src/engine/types.ts';
import { linksOf } from '../../src/ui/evidence/path.ts';

function step(cause: string, effect: string): PathStep {
  return { cause, effect, polarity: 1, hedged: false, citation: 1, gate: null };
}

describe('linksOf', () => {
  it('shows an event that two sentences word differently once, by its shorter wording', () => {
    const links = linksOf([
      step('Hail', 'a shortage of apples in the valley'),
      step('The apple shortage', 'dear cider'),
    ]);
    expect(links.map(({ from, to }) => [from, to])).toEqual([
      ['Hail', 'The apple shortage'],
      [null, 'dear cider'],
    ]);
  });

  it('starts anew where a step does not go on from the one before', () => {
    const links = linksOf([step('Hail', 'fewer apples'), step('A strike', 'closed ferries')]);
    expect(links.map(({ from }) => from)).toEqual(['Hail', 'A strike']);
    expect(links.map(({ to }) => to)).toEqual(['fewer apples', 'closed ferries']);
  });

  it('does not run together what was prevented with the lack of it', () => {
    const links = linksOf([
      { ...step('A flood', 'the pumps of the station'), polarity: -1 },
      step('The pumps are still', 'dry fields'),
    ]);
    expect(links.map(({ from, to }) => [from, to])).toEqual([
      ['A flood', 'the pumps of the station'],
      ['The pumps are still', 'dry fields'],
    ]);
  });

  it('draws nothing for an empty path', () => {
    expect(linksOf([])).toEqual([]);
  });
});
