import { describe, expect, it } from 'vitest';
import { mergeCopies } from '../../../src/engine/evaluate/copies.ts';
import type { EvaluationSet } from '../../../src/engine/evaluate/dataset.ts';

const set: EvaluationSet = {
  name: 'copies',
  documents: [
    { id: 'a', title: 'Storm', text: 'The storm cut the line.' },
    { id: 'b', title: 'Storm, again', text: 'The storm cut the line.' },
    { id: 'c', title: 'Storm', text: 'The storm cut the line. ' },
  ],
  questions: [
    {
      id: 'q',
      question: 'Why was it dark?',
      answers: ['The storm.'],
      evidence: [
        { documentId: 'b', start: 0, end: 9 },
        { documentId: 'a', start: 0, end: 9 },
        { documentId: 'c', start: 0, end: 9 },
      ],
      alternatives: [{ documentId: 'b', start: 14, end: 22 }],
      spurious: [{ documentId: 'b', start: 10, end: 22 }],
      tags: [],
    },
  ],
  extractions: null,
};

describe('mergeCopies', () => {
  const merged = mergeCopies(set);

  it('keeps the first of several documents with the very same text', () => {
    expect(merged.documents.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('moves evidence into the copy that stayed, counting a place once', () => {
    expect(merged.questions[0]!.evidence).toEqual([
      { documentId: 'a', start: 0, end: 9 },
      { documentId: 'c', start: 0, end: 9 },
    ]);
    expect(merged.questions[0]!.spurious).toEqual([{ documentId: 'a', start: 10, end: 22 }]);
  });

  it('leaves a set without copies as it is', () => {
    const alone = { ...set, documents: set.documents.slice(1) };
    const questions = [{ ...set.questions[0]!, evidence: [{ documentId: 'b', start: 0, end: 9 }], spurious: null }];
    expect(mergeCopies({ ...alone, questions })).toEqual({ ...alone, questions });
  });
});
