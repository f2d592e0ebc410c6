import { describe, expect, it } from 'vitest';
import { areKin, withParticle } from '../../../src/engine/structures/kin/kin.ts';
import { termsOf } from '../../../src/engine/text/tokens.ts';

const stem = (word: string): string => termsOf(word)[0]!;

describe('words that may tell one happening', () => {
  it('have one meaning, or are derived from one that has', () => {
    expect(areKin(stem('expiry'), stem('expire'))).toBe(true);
    expect(areKin(stem('transfer'), stem('move'))).toBe(true);
    expect(areKin(stem('seizure'), stem('seize'))).toBe(true);
  });

  it('may be a verb with its particle, which is another verb without it', () => {
    expect(areKin(stem('postpone'), withParticle('put', 'off'))).toBe(true);
    expect(areKin(stem('postpone'), 'put')).toBe(false);
  });

  it('are not all that happens to one thing', () => {
    expect(areKin(stem('audit'), stem('complaint'))).toBe(false);
    expect(areKin(stem('crack'), stem('seizure'))).toBe(false);
    expect(areKin('xyzzi', stem('seizure'))).toBe(false);
  });
});
