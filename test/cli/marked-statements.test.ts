import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { markedStatement } from '../../src/cli/train-reader/statements.ts';

describe('a marked statement', () => {
  it('gives its words without the marks, its sentences, and where its sides stand', () => {
    const line = JSON.stringify({ text: '<e>The pump stopped</e>. <c>Its filter was full</c>.', kind: 'claim' });
    const { text, sentences, statements } = markedStatement(line, '1');
    expect(text).toBe('The pump stopped. Its filter was full.');
    expect(sentences).toHaveLength(2);
    const [{ cause, effect, kind, last }] = statements as [(typeof statements)[0]];
    expect([kind, last]).toEqual(['claim', 1]);
    expect([cause, effect].map((side) => text.slice(side!.start, side!.end))).toEqual([
      'Its filter was full',
      'The pump stopped',
    ]);
  });

  it('has one cause and one effect where it claims anything, and no marks where it does not', async () => {
    const lines = (await readFile('src/cli/train-reader/marked-statements.jsonl', 'utf8')).trim().split('\n');
    expect(lines.length).toBeGreaterThan(500);
    for (const [i, line] of lines.entries()) {
      const { text, statements } = markedStatement(line, `${i + 1}`);
      const { kind, cause, effect } = statements[0]!;
      expect(text, line).not.toMatch(/<\/?[ce]>/);
      const isMarked = [cause, effect].map((side) => side !== null && side.end > side.start);
      expect(isMarked, line).toEqual(kind === 'claim' ? [true, true] : [false, false]);
    }
  });
});
