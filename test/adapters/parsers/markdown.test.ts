import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { utf8 } from '../../fixtures/bytes.ts';

async function read(markdown: string): Promise<{ text: string; title: string; headings: [number, string][] }> {
  const { text, title, headings } = await parseFile(utf8(markdown), 'notes.md');
  return { text, title, headings: headings.map(({ level, start, end }) => [level, text.slice(start, end)]) };
}

describe('Markdown', () => {
  it('drops the marks and records the headings', async () => {
    const parsed = await read(
      '# Why *dams* fail\n\nWater **always** wins.\nSee [the report](http://x.org/a).\n\nCauses\n---\n',
    );
    expect(parsed.text).toBe('Why dams fail\n\nWater always wins. See the report.\n\nCauses');
    expect(parsed.headings).toEqual([
      [1, 'Why dams fail'],
      [2, 'Causes'],
    ]);
    expect(parsed.title).toBe('Why dams fail');
  });

  it('gives list items and table rows a line each', async () => {
    const parsed = await read(
      'Causes:\n\n- rain\n- ice\n  1. early\n  2. late\n\n| Year | Loss |\n|--|--|\n| 1999 | 3 m |\n',
    );
    expect(parsed.text).toBe('Causes:\n\nrain\nice\nearly\nlate\n\nYear | Loss\n1999 | 3 m');
  });

  it('keeps code as it stands', async () => {
    const parsed = await read('Run `make all`:\n\n```sh\nif x:\n    y  # not a heading\n```\nDone.');
    expect(parsed.text).toBe('Run make all:\n\nif x:\n    y  # not a heading\n\nDone.');
    expect(parsed.headings).toEqual([]);
  });

  it('leaves front matter out but takes its title', async () => {
    const parsed = await read('---\ntitle: "The long drought"\ntags: [a]\n---\nIt did not rain.');
    expect(parsed).toMatchObject({ text: 'It did not rain.', title: 'The long drought' });
  });

  it('reads a rule at the beginning as a rule', async () => {
    expect((await read('---\n\nNo front matter here.')).text).toBe('No front matter here.');
  });

  it('shows the text of raw HTML, not its tags or scripts', async () => {
    const parsed = await read(
      'Rain <b>fell</b> <script>alert(1)</script>for days.<br>Then\n\n<div onclick="x()">it <i>stopped</i>.</div>\n\n<script>\nalert(2)\n</script>\n',
    );
    expect(parsed.text).toBe('Rain fell for days.\nThen\n\nit stopped.');
  });

  it('reads references, images and footnotes by their words', async () => {
    const parsed = await read(
      'A [flood][1] came.[^n] ![map of the valley](m.png)\n\n[1]: http://x.org\n[^n]: In May.\n',
    );
    expect(parsed.text).toBe('A flood came. map of the valley\n\nIn May.');
  });

  it('reads Windows line ends', async () => {
    expect((await read('# A\r\n\r\nB\r\nC\r\n')).text).toBe('A\n\nB C');
  });

  it.each([
    ['quotes in quotes', `> ${'> '.repeat(60_000)}Deep water.`],
    ['brackets that close nothing', `[a${']'.repeat(300_000)} Deep water.`],
    ['brackets that open', `${'['.repeat(100_000)} Deep water.`],
    ['lists in lists', `${'- '.repeat(60_000)}Deep water.`],
    ['stars', `${'*a_ '.repeat(60_000)} Deep water.`],
  ])('does not take the square of their number for %s', async (_, source) => {
    const { text } = await read(`Rain fell.\n\n${source}\n\nThe dam broke.\n`);
    expect(text).toMatch(/^Rain fell\.\n.*Deep water\..*\nThe dam broke\.$/s);
  });

  it('does not read a hundred thousand blank lines one by one', async () => {
    const code = await read(`\`\`\`\na${'\n'.repeat(100_000)}b\n\`\`\`\n`);
    expect(code.text).toMatch(/^a\n{2,100}b$/);
  });
});
