import { describe, expect, it } from 'vitest';
import { namingWords, signOfWords, signsOfSides } from '../../../src/engine/structures/direction.ts';

describe('directions', () => {
  it('are lowered by nouns, adjectives and verbs of falling, with or without an amount', () => {
    const lowered = [
      'the drop in bookings',
      'a sharp decline in bookings',
      'fewer bookings',
      'bookings fell',
      'bookings dropped by 15 %',
      'bookings have gone down',
      'bookings shrank by a quarter on 3 May',
      'the failure of the pump',
      'bookings could no longer be kept up',
      'bookings took a dive',
    ];
    expect(lowered.map(signOfWords)).toEqual(lowered.map(() => -1));
  });

  it('are not where nothing is less, and rain falls', () => {
    const raised = [
      'bookings',
      'the rise in bookings',
      'bookings rose by 15 %',
      'heavy rain fell',
      'the company dropped the plan',
      'bookings could no longer be held down',
      'bookings went through the roof',
    ];
    expect(raised.map(signOfWords)).toEqual(raised.map(() => 1));
  });

  it('leave what is named, either way', () => {
    for (const side of [
      'the drop in bookings at the inn',
      'bookings at the inn rose by a tenth on 3 May',
      'bookings at the inn',
      'bookings at the inn could no longer be held down',
    ])
      expect(namingWords(side).toLowerCase()).toBe('bookings at the inn');
    expect(namingWords('the outage of 3 May')).toBe('the outage');
  });

  it('are one for what failed in other words, but not for the thing alone or what was repaired', () => {
    expect(
      signsOfSides(['the tracker failed', 'the tracker blackout', 'the tracker', 'the tracker was repaired']),
    ).toEqual([-1, -1, 1, 1]);
    expect(signsOfSides(['the tracker blackout', 'the tracker'])).toEqual([1, 1]);
    expect(signsOfSides(['the collapse of the bridge', 'the bridge came down'])).toEqual([1, 1]);
  });
});
