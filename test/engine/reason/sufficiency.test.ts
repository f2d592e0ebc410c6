import { describe, expect, it } from 'vitest';
import { isSufficient, passageCoverage } from '../../../src/engine/reason/sufficiency.ts';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const { prepared } = await notebookOf(
  { storm: 'The storm flooded the harbour. A storm passed.', stars: 'The observatory stayed dry. A storm came.' },
  { storm: '', stars: 'Telescope notes' },
);
const covered = (question: string, passage: number) =>
  passageCoverage(prepared, readQuestion(prepared, question), passage);

describe('passageCoverage', () => {
  it('is 1 when the passage names every word of the question, 0 when it names none', () => {
    expect(covered('Was the observatory dry?', 1)).toBeCloseTo(1, 6);
    expect(covered('Was the observatory dry?', 0)).toBe(0);
    expect(covered('Did the zeppelin land?', 0)).toBe(0);
    expect(covered('why', 0)).toBeLessThanOrEqual(1);
  });

  it('counts the title that a passage is read under', () => {
    expect(covered('telescope', 1)).toBeCloseTo(1, 6);
    expect(covered('telescope', 0)).toBe(0);
  });

  it('counts a word that no document has against the passage, and rare words more than common ones', () => {
    expect(covered('Was the observatory dry in Ruritania?', 1)).toBeLessThan(1);
    expect(covered('storm observatory', 1)).toBeGreaterThan(covered('storm observatory', 0));
  });
});

describe('isSufficient', () => {
  const nothing = { relations: [], fits: false, statements: [], scores: new Map<number, number>() };
  const about = (question: string, passages: number[], fits = false) =>
    isSufficient(prepared, readQuestion(prepared, question), passages, { ...nothing, fits });

  it('needs one passage that names enough, or a path that fits', () => {
    expect(about('Was the observatory dry?', [0, 1])).toBe(true);
    expect(about('Was the observatory dry?', [0])).toBe(false);
    expect(about('Was the observatory dry?', [])).toBe(false);
    expect(about('Did the zeppelin land?', [0, 1])).toBe(false);
    expect(about('Did the zeppelin land?', [], true)).toBe(true);
  });
});
