import { expect, it } from 'vitest';
import type { AnswerSentence } from '../../src/engine/types.ts';
import { compareSentences } from '../../src/ui/cells/difference.ts';
import { safeAddress } from '../../src/ui/cells/note-markdown.ts';

const said = (text: string, start = 0, documentId = 'a'): AnswerSentence => ({
  text,
  citations: [{ number: 1, documentId, start, end: start + 5, text }],
});

it('tells what came and what went', () => {
  const { added, gone } = compareSentences(
    [said('It rained.', 0), said('It snowed.', 9)],
    [said('It rained.', 0), said('It hailed.', 20)],
  );
  expect(added).toEqual([false, true]);
  expect(gone.map(({ text }) => text)).toEqual(['It snowed.']);
});

it('takes the same words from elsewhere, and other words for the same place, as the same', () => {
  const moved = compareSentences([said('It rained.', 0)], [said('It  rained.', 50)]);
  expect(moved).toEqual({ added: [false], gone: [] });
  const reworded = compareSentences([said('It rained.', 0)], [said('There was rain.', 0)]);
  expect(reworded).toEqual({ added: [false], gone: [] });
  expect(compareSentences([said('Rain.', 0)], [said('Snow.', 0, 'b')]).gone).toHaveLength(1);
});

it('follows no address in a note but those of the web and of mail', () => {
  for (const url of ['https://a.org', 'HTTP://a.org', 'mailto:a@b.org']) expect(safeAddress(url)).toBe(url);
  for (const url of ['javascript:alert(1)', ' javascript:x', 'data:text/html,x', '//a.org', 'file:///etc']) {
    expect(safeAddress(url)).toBeNull();
  }
});
