import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import type { ParsedDocument, Range } from '../../../src/engine/types.ts';
import { utf8 } from '../../fixtures/bytes.ts';
import { writeDocx } from '../../fixtures/docx.ts';
import { PAGE_HEIGHT, PAGE_WIDTH, writePdf } from '../../fixtures/pdf.ts';

/** Pieces that HTML and Markdown are made of, in any order: most of it is broken. */
const MARKUP = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '<p>',
          '</p>',
          '<h1>',
          '</h1>',
          '<h2>',
          '<li>',
          '<table><tr><td>',
          '<td>',
          '</table>',
          '<pre>',
          '</pre>',
          '<br>',
        ],
        ...[
          '<script>',
          '</script>',
          '<!--',
          '-->',
          '<div hidden>',
          '</div>',
          '&#xD800;',
          '&#0;',
          '&amp;',
          '<html>',
          '<body>',
        ],
        ...[
          '# ',
          '## ',
          '\n\n',
          '\n',
          '- ',
          '> ',
          '```\n',
          '|a|b|\n|-|-|\n|c|d|\n',
          '---\n',
          '[x](y)',
          '**',
          '\\',
          '\r\n',
          '\f',
        ],
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.lorem({ maxCount: 6 }),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));

async function parsedOrRefused(bytes: Uint8Array, path: string): Promise<ParsedDocument | null> {
  try {
    return await parseFile(bytes, path);
  } catch (error) {
    expect(error).toBeInstanceOf(CausewayError);
    expect((error as CausewayError).code).not.toBe('internal');
    return null;
  }
}

function expectSound({ text, headings, pages = [] }: ParsedDocument): void {
  expect(text).not.toMatch(/[\p{Surrogate}\r\0]/u);
  expect(text.trim()).not.toBe('');
  for (const range of [...headings, ...pages]) expectInside(range, { start: 0, end: text.length });
  for (const heading of headings) {
    const words = text.slice(heading.start, heading.end);
    expect(words).toBe(words.trim());
    expect(words).not.toBe('');
    expect([1, 2, 3, 4, 5, 6]).toContain(heading.level);
  }
  let previous = 0;
  for (const page of pages) {
    expect(page.start).toBeGreaterThanOrEqual(previous);
    previous = page.end;
    expect(page.boxes.length).toBe(page.ranges.length * 2);
    for (let at = 0; at < page.ranges.length; at += 2) {
      expectInside({ start: page.ranges[at]!, end: page.ranges[at + 1]! }, page);
      expect(page.ranges[at + 1]!).toBeGreaterThan(page.ranges[at]!);
    }
  }
}

function expectInside(inner: Range, outer: Range): void {
  expect(inner.start).toBeGreaterThanOrEqual(outer.start);
  expect(inner.start).toBeLessThanOrEqual(inner.end);
  expect(inner.end).toBeLessThanOrEqual(outer.end);
}

describe('whatever the file', () => {
  it.each(['a.txt', 'a.md', 'a.html', 'a.pdf', 'a.docx', 'a'])(
    'any bytes named %s are read soundly or refused by code',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
          const parsed = await parsedOrRefused(bytes, path);
          if (parsed !== null) expectSound(parsed);
        }),
        { numRuns: 50 },
      );
    },
  );

  it.each(['a.txt', 'a.md', 'a.html'])('any markup named %s gives a sound text', async (path) => {
    await fc.assert(
      fc.asyncProperty(MARKUP, async (markup) => {
        const parsed = await parsedOrRefused(utf8(markup), path);
        if (parsed !== null) expectSound(parsed);
      }),
      { numRuns: 150 },
    );
  });

  it('any words in a DOCX give a sound text', async () => {
    const paragraph = fc.record(
      { text: fc.string({ unit: 'grapheme' }), heading: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: ['text'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(paragraph, { maxLength: 8 }), async (paragraphs) => {
        const parsed = await parsedOrRefused(writeDocx(paragraphs), 'a.docx');
        if (parsed !== null) expectSound(parsed);
      }),
      { numRuns: 40 },
    );
  });

  it('any lines anywhere on the pages of a PDF give a sound text, and every item its words', async () => {
    const line = fc.record({
      text: fc.stringMatching(/^[ -~]{0,20}-?$/),
      x: fc.integer({ min: 0, max: PAGE_WIDTH }),
      y: fc.integer({ min: 0, max: PAGE_HEIGHT }),
      size: fc.integer({ min: 4, max: 40 }),
      turn: fc.constantFrom(0, 0, 0, 90, 180, 45),
    });
    const pages = fc.array(fc.record({ lines: fc.array(line, { maxLength: 6 }) }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(pages, async (drawn) => {
        const parsed = await parsedOrRefused(writePdf(drawn), 'a.pdf');
        if (parsed !== null) expectSound(parsed);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a PDF cut off anywhere', () => {
  it('is read in part or refused by code', async () => {
    const whole = writePdf([
      { lines: [{ text: 'The first page.', x: 72, y: 100 }] },
      { lines: [{ text: 'The second page.', x: 72, y: 100 }] },
    ]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: whole.length }), async (length) => {
        const parsed = await parsedOrRefused(whole.subarray(0, length), 'a.pdf');
        if (parsed !== null) expectSound(parsed);
      }),
      { numRuns: 40 },
    );
  });
});
