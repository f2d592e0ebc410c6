import { describe, expect, it } from 'vitest';
import { causes, statements } from './helpers.ts';

describe('what would have been otherwise', () => {
  it.each([
    [
      'Had the pump not seized, the reactor would not have overheated.',
      'the pump not seized',
      'the reactor would not have overheated',
    ],
    ['Without the strike, there would have been no diversion of the ferry.', 'the strike', 'diversion of the ferry'],
    ['The harvest would not have failed but for the frost.', 'the frost', 'The harvest would not have failed'],
    ['The leak could have been avoided if the valve had not cracked.', 'the valve had not cracked', 'The leak'],
    ['The blackout would never have happened without the storm.', 'the storm', 'The blackout'],
    [
      'The ferry would not have sailed had the crews not agreed.',
      'the crews not agreed',
      'The ferry would not have sailed',
    ],
  ])('%s', (text, cause, effect) => {
    expect(causes(text)).toEqual([[cause, effect]]);
    expect(statements(text)[0]).toMatchObject({ kind: 'causal', polarity: 1, hedged: false });
  });

  it('lowers what would have been', () => {
    expect(statements('If the pump had not seized, the reactor would have stayed cool.')).toMatchObject([
      { kind: 'causal', polarity: -1 },
    ]);
  });

  it.each([
    'Even without the strike, the ferry would have been diverted.',
    'The ferry would have been diverted even if the crews had not walked out.',
    'Had the frost not come, the harvest would have failed anyway.',
  ])('denies: %s', (text) => {
    expect(statements(text)).toMatchObject([{ kind: 'denied', polarity: 1 }]);
  });
});

describe('what is no longer held', () => {
  it.each([
    'The strike can no longer be regarded as the cause of the closure.',
    'The closure cannot be put down to the strike.',
  ])('%s', (text) => {
    expect(statements(text)).toMatchObject([{ kind: 'denied' }]);
  });
});
