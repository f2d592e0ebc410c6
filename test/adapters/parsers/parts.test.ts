import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { partsOfParagraphs, type WrittenParagraph } from '../../../src/adapters/parsers/pdf-parts.ts';
import type { Line, TextItem } from '../../../src/adapters/parsers/pdf-items.ts';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import { TEXT_PARTS } from '../../../src/engine/text/parts.ts';

/** Part and words of each sentence of a file. */
async function told(name: string, content: string): Promise<string[]> {
  const parsed = await parseFile(new TextEncoder().encode(content), name, {});
  const { sentences, parts } = analyseDocument('d', parsed);
  return Array.from(
    parts,
    (part, s) => `${TEXT_PARTS[part]}: ${parsed.text.slice(sentences[2 * s], sentences[2 * s + 1])}`,
  );
}

describe('parts that a format tells', () => {
  it('are those of Markdown', async () => {
    const markdown =
      '# Report\n\nThe dam broke.\n\n```\nopen(gate)\n```\n\n| Year | Cost |\n| --- | --- |\n| 2020 | high |\n\n- It rained hard.\n- It froze.\n';
    expect(await told('a.md', markdown)).toEqual([
      'heading: Report',
      'body: The dam broke.',
      'code: open(gate)',
      'table: Year | Cost',
      'table: 2020 | high',
      'list: It rained hard.',
      'list: It froze.',
    ]);
  });

  it('are those of HTML; a table that lays out a page is none', async () => {
    const page =
      '<h1>Report</h1><p>The dam broke.</p><figure><img src="x"><figcaption>The dam in May</figcaption></figure>' +
      '<table><tr><th>Year</th><th>Cost</th></tr><tr><td>2020</td><td>high</td></tr></table>' +
      '<pre><code>open(gate)</code></pre><table><tr><td><h2>News</h2><p>It rained hard.</p></td></tr></table>';
    expect(await told('a.html', page)).toEqual([
      'heading: Report',
      'body: The dam broke.',
      'caption: The dam in May',
      'table: Year | Cost',
      'table: 2020 | high',
      'code: open(gate)',
      'heading: News',
      'body: It rained hard.',
    ]);
  });

  it('are the rows of a table, each a sentence', async () => {
    const rows = await told(
      'a.csv',
      'time,event,remark\n21:30,door open,A. Pell. Twice.\n22:10,door shut,nobody seen\n',
    );
    expect(rows).toEqual([
      'table: time: 21:30; event: door open; remark: A. Pell. Twice.',
      'table: time: 22:10; event: door shut; remark: nobody seen.',
    ]);
  });
});

describe('parts that the layout of a page tells', () => {
  const line = (words: string[], over: Partial<TextItem> & { gap?: number } = {}): Line => {
    const { gap = 4, ...rest } = over;
    const baseline = rest.baseline ?? 100;
    let x = 50;
    const items = words.map((text): TextItem => {
      const item = {
        text,
        x,
        y: 90,
        width: text.length * 5,
        height: 10,
        baseline,
        fontSize: 10,
        endsLine: false,
        ...rest,
      };
      x += item.width + gap;
      return item;
    });
    return { items, text: words.join(' '), x: 50, right: x, baseline, fontSize: rest.fontSize ?? 10 };
  };
  const paragraph = (start: number, lines: Line[]): WrittenParagraph => ({
    start,
    end: start + lines.map(({ text }) => text).join(' ').length,
    fontSize: lines[0]!.fontSize,
    lines,
    pageHeight: 800,
  });
  const parts = (...paragraphs: WrittenParagraph[]) =>
    partsOfParagraphs(paragraphs, 10).map(({ start, part }) => [start, part]);
  const body = paragraph(0, [line(['The', 'dam', 'broke', 'in', 'May.'])]);

  it('are rows whose cells stand apart', () => {
    const table = paragraph(100, [
      line(['Year', 'Cost', 'Cause'], { gap: 40 }),
      line(['2020', 'high', 'flood'], { gap: 40 }),
    ]);
    expect(parts(body, table)).toEqual([[100, 'table']]);
  });

  it('are notes in small letters at the foot of a page', () => {
    const note = [line(['1', 'See', 'the', 'report.'], { fontSize: 8, baseline: 700 })];
    expect(parts(body, paragraph(100, note))).toEqual([[100, 'footnote']]);
    const above = [line(['1', 'See', 'the', 'report.'], { fontSize: 8, baseline: 100 })];
    expect(parts(body, paragraph(100, above))).toEqual([]);
  });

  it('are lines in letters of one width, unless all are', () => {
    const code = paragraph(100, [line(['for', 'gate', 'in', 'gates'], { isMonospaced: true })]);
    expect(parts(body, code, { ...body, start: 200 })).toEqual([[100, 'code']]);
    expect(parts(code, { ...code, start: 200 })).toEqual([]);
  });
});
