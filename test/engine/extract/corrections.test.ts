import { describe, expect, it } from 'vitest';
import { statements } from './helpers.ts';

const told = (text: string): string[] =>
  statements(text).map(({ kind, cause, effect }) => `${kind}: ${cause} > ${effect}`);

describe('corrections within one sentence', () => {
  it('name what is refused first', () => {
    expect(
      told('Not because of the heat, as we wrote on 3 May, but because of the drought, the wheat failed.'),
    ).toEqual(['denied: the heat > the wheat failed', 'causal: the drought > the wheat failed']);
    expect(told('Not the heat, but the drought worried the farmers.')).toEqual([]);
  });

  it('are no effect of why they are known', () => {
    expect(told('The protein of the new flour is as before, so the flour was not the cause of the collapse.')).toEqual([
      'denied: the flour > the collapse',
    ]);
    expect(told('Because the door was locked, the guest was not the cause of the fire.')).toEqual([
      'denied: the guest > the fire',
    ]);
    expect(told('The pressure fell, so the alarm was not triggered.')).toEqual([
      'causal: The pressure fell > the alarm was not triggered',
    ]);
  });

  it('speak of the effect that was named last', () => {
    expect(told('The boiler burst, causing a fire, which had wrongly been blamed on the storm.')).toEqual([
      'causal: The boiler burst > a fire',
      'denied: the storm > a fire',
    ]);
    expect(told('A belt tore, so the line stopped; the power cut had nothing to do with it.')).toEqual([
      'causal: A belt tore > the line stopped',
      'denied: the power cut > the line stopped',
    ]);
  });

  it('say what is no longer held to be a cause', () => {
    expect(told('The heat is no longer held to be the cause of the crop failure.')).toEqual([
      'denied: The heat > the crop failure',
    ]);
    expect(told('The heat is thought to be the cause of the crop failure.')).toEqual([
      'causal: The heat > the crop failure',
    ]);
  });
});

describe('sides', () => {
  it('keep the participle behind a count, and which way things went', () => {
    expect(told('The flood led to the 40 lost crates.')).toEqual(['causal: The flood > the 40 lost crates']);
    expect(told('The pump failed, so prices went right down.')).toEqual([
      'causal: The pump failed > prices went right down',
    ]);
    expect(told('Rents could no longer be held down because the mill closed.')).toEqual([
      'causal: the mill closed > Rents could no longer be held down',
    ]);
  });
});
