/** @file How a note's Markdown is read: its headings as steps without gaps, and which links may be followed. */
import { describe, expect, it } from 'vitest';
import { readMarkdown, safeAddress } from '../../src/ui/cells/note-markdown.ts';

const depths = (note: string) =>
  readMarkdown(note).children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));

describe('headings of a note', () => {
  it.each([
    ['# a\n\n## b\n\n### c\n\n## d', [1, 2, 3, 2]],
    ['## a\n\n## b', [1, 1]],
    ['# a\n\n#### b\n\n##### c\n\n#### d\n\n# e', [1, 2, 3, 2, 1]],
    ['### a\n\n# b\n\n## c', [1, 1, 2]],
    ['only words', []],
  ])('%j have the depths %j', (note, expected) => expect(depths(note)).toEqual(expected));
});

describe('links of a note', () => {
  it.each(['https://example.org', 'HTTP://example.org', 'mailto:a@example.org'])('%s may be followed', (url) =>
    expect(safeAddress(url)).toBe(url),
  );

  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//example.org', 'file:///etc'])(
    '%s may not',
    (url) => expect(safeAddress(url)).toBeNull(),
  );
});
