import { describe, expect, it } from 'vitest';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import { TEXT_PARTS } from '../../../src/engine/text/parts.ts';
import type { TextPart } from '../../../src/engine/types.ts';
import { plain } from '../notebook/from-texts.ts';

/** Each sentence with its part. */
function told(text: string): [string, TextPart][] {
  const { sentences, parts } = analyseDocument('d', plain(text));
  return Array.from(parts, (part, s) => [text.slice(sentences[2 * s], sentences[2 * s + 1]), TEXT_PARTS[part]!]);
}

const partOf = (text: string, words: string) => told(text).find(([sentence]) => sentence.includes(words))?.[1];

const MAIL = `From: Ada Pell <ada@example.org>
To: Tom Reed <tom@example.org>
Date: Mon, 3 May 2021 09:14
Subject: Re: the pump

Tom, the pump had run dry because nobody had opened the valve after the repair.

On Sun, 2 May 2021, Tom Reed wrote:
> The hall was under water this morning, and I have
> no idea why the pump did not start at all.
>
> Tom
`;

const LOG = `NIGHT LOG
MON 9 MAY

21.30  On: JL, PW. Queue 31 trolleys. JL
23.15  Washer two stopped and showed WATER on its screen. JL
00.40  Kettle broken. JL
`;

const PAPER = `Abstract
We show that slow disks delay the whole store. Nothing else does.

1. Introduction

The store was slow because one disk failed, as Gray [1] and Lamport [2] saw. Figure 1 shows what happened.

Figure 1: Latency over time, since the disk failed.

2. Conclusion

Disks matter, which is why we replaced ours.

References

[1] J. Gray. Why do computers stop and what can be done about it? In Proc. 5th Symposium on Reliability, pp. 3-12, 1986.

[2] L. Lamport. Time, clocks, and the ordering of events. Communications of the ACM 21(7), 558-565, 1978.

Appendix A

This is what we measured, and it was not what we had thought, because the disks were old and they had been in use for as long as we can tell.
`;

describe('parts that only the text tells', () => {
  it('are heads of mails, as one sentence, and what a mail quotes, without its marks', () => {
    const sentences = told(MAIL);
    expect(sentences[0]).toEqual([MAIL.slice(0, MAIL.indexOf('\n\n')), 'mail header']);
    expect(partOf(MAIL, 'had run dry')).toBe('body');
    expect(partOf(MAIL, 'wrote:')).toBe('mail header');
    const quoted = sentences.filter(([, part]) => part === 'quoted reply');
    expect(quoted.map(([sentence]) => sentence)).toEqual([
      'The hall was under water this morning, and I have\n> no idea why the pump did not start at all.',
      'Tom',
    ]);
  });

  it('are not quotations where there is no mail', () => {
    expect(partOf('A proverb says:\n\n> Still waters run deep, as everybody knows.\n', 'Still')).toBe('body');
  });

  it('are entries of a log, each a sentence of its own', () => {
    const entries = told(LOG).filter(([, part]) => part === 'log line');
    expect(entries.map(([sentence]) => sentence)).toEqual(LOG.trim().split('\n').slice(3));
  });

  it('are not entries where two times of day begin lines of a letter', () => {
    expect(partOf('Dear Ann,\n\n10:30 suits me well, and so\n11:00 would.\n\nYours, Tom', '10:30')).toBe('body');
  });

  it('are the abstract, captions and headings of a paper', () => {
    expect(partOf(PAPER, 'slow disks')).toBe('abstract');
    expect(partOf(PAPER, 'Latency over time')).toBe('caption');
    expect(partOf(PAPER, 'Figure 1 shows')).toBe('body');
    expect(partOf(PAPER, '1. Introduction')).toBe('heading');
    expect(partOf(PAPER, 'which is why')).toBe('body');
  });

  it('are no abstract where there is nothing that it could sum up', () => {
    expect(partOf('Abstract: Slow disks delay the whole store, since all wait for them.', 'Slow disks')).toBe('body');
  });

  it('are entries of a reference list, down to what follows it', () => {
    expect(partOf(PAPER, 'Why do computers stop')).toBe('reference');
    expect(partOf(PAPER, 'Communications of the ACM')).toBe('reference');
    expect(partOf(PAPER, 'as Gray [1]')).toBe('body');
    expect(partOf(PAPER, 'what we measured')).toBe('body');
  });

  it('are numbered entries without a heading', () => {
    const text = PAPER.replace('References\n\n', '').replace(
      'Appendix A',
      '[3] B. Liskov. Practical replication. In Proc. SOSP, pp. 1-9, 1991.\n\nAppendix A',
    );
    expect(partOf(text, 'Practical replication')).toBe('reference');
    expect(partOf(text, 'Why do computers stop')).toBe('reference');
  });

  it('are code and prompts', () => {
    const code =
      'We count like this:\n\nint sum = 0;\nfor (int i = 0; i < n; i++) {\n  sum += values[i];\n}\n\nThat is all there is to it.';
    expect(partOf(code, 'sum += values')).toBe('code');
    expect(partOf(code, 'That is all')).toBe('body');
    const prompt =
      'The prompt is given below.\n\n---Role---\nYou are a helpful assistant.\n---Goal---\nGiven a query, select items.\n- Use only the given items.\n- Output JSON only.\n{context_table}\n\nFigure 5: The prompt.';
    expect(partOf(prompt, 'Use only the given items')).toBe('code');
    expect(partOf(prompt, 'The prompt is given below')).toBe('body');
    expect(partOf(prompt, 'Figure 5')).toBe('caption');
  });

  it('are lists, rows of tables and running heads', () => {
    const list = 'Three things went wrong.\n\n- The pump failed because it was old.\n- The valve was shut.\n';
    expect(partOf(list, 'The valve')).toBe('list');
    const table = 'Costs by year.\n\n| Year | Cost |\n| --- | --- |\n| 2020 | 12 |\n';
    expect(told(table).filter(([, part]) => part === 'table')).toHaveLength(3);
    const page = (n: number) =>
      `${'The river rose in the night and nobody saw it. '.repeat(30)}\n\nFloods of the Valley ${n}\n\n`;
    expect(partOf(page(1) + page(2) + page(3), 'Valley 3')).toBe('running head');
  });
});

describe('what was found in parts that are no evidence', () => {
  it('is left out: a title among the references claims nothing and names nobody', () => {
    const { relations, keys, mentions } = analyseDocument(
      'd',
      plain(
        `${PAPER}\n\nReferences\n\n[4] K. Mox. Overload caused the Brandholt outage. In Proc. SOSP, pp. 3-12, 1999.\n`,
      ),
    );
    expect(relations.length).toBeGreaterThan(0);
    expect(keys.some((key) => key.includes('brandholt'))).toBe(false);
    expect(mentions.length).toBeGreaterThan(0);
  });
});
