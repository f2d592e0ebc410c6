import { describe, expect, it } from 'vitest';
import { checkSupport } from '../../../src/engine/model/support.ts';

const QUESTION = 'Why did the furnace in Arnwick shut down?';
const EVIDENCE = ['The coal shortage of 1,912 led to the shutdown of the furnace, said Maria Bell.'];

describe('a sentence is supported', () => {
  it.each([
    ['in the words of the evidence', 'The coal shortage led to the shutdown.'],
    ['in other forms of them', 'The furnace was shut down because coal was short of supply.'],
    ['with its numbers and names', 'According to Bell, the coal shortage of 1912 was the reason.'],
    ['with names of the question', 'In Arnwick the coal shortage caused it.'],
  ])('%s', (_how, sentence) => {
    expect(checkSupport(sentence, EVIDENCE, QUESTION)).toEqual({ supported: true });
  });

  it('by two pieces together that neither bears out alone', () => {
    const pieces = ['Rain swelled the river.', 'The river broke the dam.'];
    const sentence = 'Rain swelled the river until the dam broke.';
    expect(checkSupport(sentence, pieces, QUESTION)).toEqual({ supported: true });
  });

  it('in German too, where every noun has a capital', () => {
    const cited = [
      'Der Mangel an Kohle führte dazu, dass der Ofen im Winter stillgelegt wurde und die Arbeiter gingen.',
    ];
    const sentence = 'Wegen des Mangels an Kohle wurde der Ofen im Winter stillgelegt.';
    expect(checkSupport(sentence, cited, 'Warum wurde der Ofen stillgelegt?')).toEqual({ supported: true });
  });
});

describe('a sentence is not supported', () => {
  it.each([
    ['when it cites nothing', 'The coal shortage led to the shutdown.', [] as string[], /Cites nothing/],
    ['with a number of its own', 'The coal shortage of 1913 led to it.', EVIDENCE, /“1913”/],
    ['with a name of its own', 'The coal shortage was noticed by Otto Hahn.', EVIDENCE, /“Otto”, “Hahn”/],
    ['with acronyms of its own', 'The coal shortage alarmed NATO.', EVIDENCE, /“NATO”/],
    ['in words of its own', 'Striking glass blowers demanded higher wages.', EVIDENCE, /do not say “Striking”/],
    ['when its evidence is about something else', 'The furnace shut down.', ['Bees store honey.'], /something else/],
  ])('%s', (_when, sentence, cited, reason) => {
    expect(checkSupport(sentence, cited, QUESTION)).toEqual({
      supported: false,
      reason: expect.stringMatching(reason) as string,
    });
  });
});

describe('a claim of a cause', () => {
  const together = 'Ice cream sales and drownings rose together in July.';
  const denied = 'There is no evidence that ice cream sales caused drownings.';
  const claim = 'Ice cream sales caused drownings in July.';

  it.each([
    ['that things went together', together],
    ['that there is no link', denied],
  ])('is not supported by evidence %s', (_what, cited) => {
    expect(checkSupport(claim.replace(' in July', ''), [cited], 'Why did people die?')).toEqual({
      supported: false,
      reason: 'The cited sentences do not say that one caused the other',
    });
  });

  it('is not supported by evidence that tells it the other way round', () => {
    const cited = ['The landslide caused the railway closure.', 'The strike led to the railway closure.'];
    const turned = 'The railway closure caused the landslide.';
    expect(checkSupport(turned, [cited[0]!], 'Why did it happen?')).toEqual({
      supported: false,
      reason: 'The cited sentences name cause and effect the other way round',
    });
    for (const sentence of [
      'The railway closure was caused by the landslide.',
      'The landslide led to the railway closure.',
    ]) {
      expect(checkSupport(sentence, cited, 'Why did it happen?')).toEqual({ supported: true });
    }
  });

  it('is supported where the evidence claims one too, and an association by an association', () => {
    const cause = 'Later studies found that ice cream sales caused drownings in July.';
    expect(checkSupport(claim, [together, cause], QUESTION)).toEqual({ supported: true });
    expect(checkSupport('Ice cream sales and drownings rose together.', [together], QUESTION).supported).toBe(true);
  });
});
