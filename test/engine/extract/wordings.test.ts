import { describe, expect, it } from 'vitest';
import { causes, statements } from './helpers.ts';

/** Kind, cause and effect of every statement. */
const told = (text: string) => statements(text).map(({ kind, cause, effect }) => [kind, cause, effect]);

describe('labels and arrows', () => {
  it('relate what they name to what stands before them', () => {
    expect(causes('Reason for the delay: the fog on the runway.')).toEqual([['the fog on the runway', 'the delay']]);
    expect(causes('The line stopped. Cause: a worn belt.')).toEqual([['a worn belt', 'The line stopped.']]);
    expect(causes('The line stopped; consequence: a missed shipment.')).toEqual([
      ['The line stopped', 'a missed shipment'],
    ]);
    expect(causes('The belt tore -> the line stopped.')).toEqual([['The belt tore', 'the line stopped']]);
    expect(causes('Root cause of the outage = an expired certificate.')).toEqual([
      ['an expired certificate', 'the outage'],
    ]);
  });

  it('are in doubt where they say so', () => {
    expect(statements('Suspected cause of the fire: a loose wire.')).toMatchObject([{ kind: 'causal', hedged: true }]);
    expect(statements('Cause of the fire: a loose wire.')).toMatchObject([{ hedged: false }]);
  });

  it('say nothing where the noun is no label', () => {
    expect(causes('The cause was argued about: lawyers met in the town hall.')).toEqual([]);
    expect(causes('Three items were listed: the pump, the valve and the hose.')).toEqual([]);
  });
});

describe('degrees', () => {
  it('tell the result of what was so much', () => {
    expect(causes('The frost was so severe that the blossom died.')).toEqual([['The frost', 'the blossom died']]);
    expect(causes('Such was the force of the wave that the pier collapsed.')).toEqual([
      ['the wave', 'the pier collapsed'],
    ]);
    expect(causes('The fault was serious enough to cause an outage.')).toEqual([['The fault', 'an outage']]);
  });

  it('are denied with their verb', () => {
    expect(told('The frost was not so severe that the blossom died.')).toEqual([
      ['denied', 'The frost', 'the blossom died'],
    ]);
  });
});

describe('contrasts', () => {
  it('claim one cause and deny the other', () => {
    expect(told('The strike resulted from the pay cut, not from the new rota.')).toEqual([
      ['causal', 'the pay cut', 'The strike'],
      ['denied', 'the new rota', 'The strike'],
    ]);
    expect(told('The shop closed because the rent rose, and not because the owner retired.')).toEqual([
      ['causal', 'the rent rose', 'The shop closed'],
      ['denied', 'the owner retired', 'The shop closed'],
    ]);
  });

  it('leave the denial out of what is explained', () => {
    expect(told('The shop closed, but not because the rent rose.')).toEqual([
      ['denied', 'the rent rose', 'The shop closed'],
    ]);
    expect(told('It was not because the rent rose that the shop closed.')).toEqual([
      ['denied', 'the rent rose', 'the shop closed'],
    ]);
  });
});

describe('sentences that take the one before back', () => {
  it('turn its claims into denials, and are passed over by what follows', () => {
    expect(told('We blamed the storm for the outage. That was wrong. The real reason was a loose bolt.')).toEqual([
      ['denied', 'the storm', 'the outage'],
      ['causal', 'a loose bolt', 'the outage'],
    ]);
    expect(told('The storm caused the outage. That was in May.')).toEqual([['causal', 'The storm', 'the outage']]);
  });
});

describe('objects that name a doer', () => {
  it('are not taken for passives', () => {
    expect(causes('The pay cut brought about the strike by the train crews.')).toEqual([
      ['The pay cut', 'the strike by the train crews'],
    ]);
  });
});

describe('rules, outcomes and what comes with something', () => {
  it('are told with the condition last, too', () => {
    expect(causes('Congestion on the quay goes up whenever the charges exceed the limit.')).toEqual([
      ['the charges exceed the limit', 'Congestion on the quay goes up'],
    ]);
    expect(causes('The cellar flooded whenever the guests left.')).toEqual([]);
  });

  it('come about, or are kept from it', () => {
    expect(statements('The frost made the closure of the pass inevitable.')).toMatchObject([
      { cause: 'The frost', effect: 'the closure of the pass', polarity: 1 },
    ]);
    expect(statements('The frost made the opening of the pass impossible.')).toMatchObject([{ polarity: -1 }]);
    expect(causes('With the closure came the strike.')).toEqual([['the closure', 'the strike']]);
  });
});

describe('amounts', () => {
  it('leave a verb its clause: "by 15 %" is no doer', () => {
    expect(causes('The bridge closed, so bookings dropped by 15 %.')).toHaveLength(1);
  });
});
