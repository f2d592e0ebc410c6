/** @file Notes do no more in the exported Markdown than they do here. */
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import type { Nodes } from 'mdast';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { harmlessNote } from '../../../src/adapters/export/harmless-note.ts';
import { markdownOf } from '../../../src/engine/export/markdown.ts';
import { emptyAnswer } from '../../fixtures/records.ts';
import { cell, citation, manuscript, WORDS } from '../../engine/export/samples.ts';

const tree = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

const ofType = (markdown: string, ...types: Nodes['type'][]): Nodes[] =>
  [...nodesIn(tree(markdown))].filter(({ type }) => types.includes(type));

describe('a note in Markdown', () => {
  it.each([
    '# The storm\n\nIt **began** it all, [says](https://example.org/) *the* `report`.\n\n- [x] one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |',
    'Code stays as it is:\n\n```\n<b> ![a](b) [^1]\n```\n\nand `<i>` too.',
    'a < b and c > d, 5 [sic] and [link][x]\n\n[x]: https://example.org/',
  ])('stays as it was written: %j', (note) => expect(harmlessNote(note, 1)).toBe(note));

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a picture', '![chart](http://trap.example/a.png) and ![x][y]\n\n[y]: http://trap.example/b.png'],
    ['a picture within HTML', '<div>\n![chart](http://trap.example/a.png)\n<img src="http://trap.example">\n</div>'],
    ['a comment that is never closed', 'a\n\n<!-- b'],
    ['links with scripts', '[a](javascript:alert(1)) <javascript:alert(1)> [b][c]\n\n[c]: data:text/html,x'],
    ['a picture as a link', '[![a](http://trap.example/a.png)](http://trap.example)'],
    ['HTML in a list and a quote', '- <b>a</b>\n\n> <iframe src="http://trap.example"></iframe>'],
  ])('%s becomes words', (_what, note) => {
    const written = harmlessNote(note, 1);
    expect(ofType(written, 'html', 'image', 'imageReference')).toEqual([]);
    for (const node of ofType(written, 'link', 'definition')) {
      expect((node as { url: string }).url).toMatch(/^(?:https?:|mailto:)/i);
    }
  });

  it('has footnotes of its own, and borrows none', () => {
    const quote = 'Frost came.';
    const answer = emptyAnswer({ sentences: [{ text: quote, citations: [citation(1, 'a', 0, quote)] }] });
    const note = { ...cell('2', ''), kind: 'note' as const, note: 'All is well.[^1]\n\n[^1]: an official report' };
    const borrowing = { ...cell('3', ''), kind: 'note' as const, note: 'So it is.[^1]' };
    const markdown = markdownOf(manuscript([note, borrowing, cell('1', 'Why?', { answer })]), WORDS, harmlessNote);
    const definitions = ofType(markdown, 'footnoteDefinition') as { identifier: string }[];
    expect(definitions.map(({ identifier }) => identifier)).toEqual(['note1-1', '1']);
    const references = ofType(markdown, 'footnoteReference') as { identifier: string }[];
    expect(references.map(({ identifier }) => identifier)).toEqual(['note1-1', '1']);
  });

  it.each(['a\n\n````js\nnever ends', '```\n```~~~', '~~~\n~~~`'])('ends the code that it begins: %j', (text) => {
    const note = { ...cell('2', ''), kind: 'note' as const, note: text };
    const markdown = markdownOf(manuscript([note, cell('1', 'Why?')]), WORDS, harmlessNote);
    expect(ofType(markdown, 'heading').length).toBe(2);
  });

  it('is harmless whatever it holds', () => {
    const parts = fc.constantFrom(
      ...[
        '<b>',
        '</b>',
        '<!--',
        '-->',
        '![',
        '[a](',
        'javascript:x',
        'http://a.example',
        ')',
        ']',
        '[^1]',
        '[^1]: ',
        '\n\n',
        '\n',
        '```',
      ],
      ...[
        '~~~',
        '> ',
        '- ',
        '<?',
        '<![CDATA[',
        '\\',
        '`',
        '[x]: ',
        '![y][x]',
        '<a@b.example>',
        '<http://a.example>',
        '|',
        '*',
        ' ',
        'w',
      ],
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 14 }), (pieces) => {
        const written = harmlessNote(pieces.join(''), 3);
        expect(ofType(written, 'html', 'image', 'imageReference')).toEqual([]);
        for (const node of ofType(written, 'link', 'definition'))
          expect((node as { url: string }).url).toMatch(/^(?:https?:|mailto:)/i);
        for (const node of ofType(written, 'footnoteReference', 'footnoteDefinition'))
          expect((node as { identifier: string }).identifier).toMatch(/^note3-/);
        expect(ofType(`${written}\n\n# After`, 'heading').length).toBeGreaterThan(0);
      }),
      { numRuns: 1500 },
    );
  });
});
