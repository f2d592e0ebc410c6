import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { column, writePdf, type PdfPage } from '../../fixtures/pdf.ts';

const BODY = column(['Water always wins over stone, given', 'time enough and a way in.'], { y: 260 });

async function titleOf(pages: PdfPage[], metadata?: string): Promise<string> {
  return (await parseFile(writePdf(pages, metadata === undefined ? {} : { title: metadata }), 'a.pdf')).title;
}

describe('the title of a PDF', () => {
  it('is what is set largest on its first page, over all its lines and without marks of notes', async () => {
    const lines = [
      { text: 'On Why Dams Fail:', x: 72, y: 100, size: 22 },
      { text: 'A Second Look*', x: 72, y: 126, size: 22 },
      { text: 'A. Nobody', x: 72, y: 160, size: 15 },
      ...BODY,
    ];
    expect(await titleOf([{ lines }])).toBe('On Why Dams Fail: A Second Look');
    expect(await titleOf([{ lines: column(['A cover.']) }, { lines }])).toBe('On Why Dams Fail: A Second Look');
  });

  it('is none of an archive’s stamp, a numbered heading, a sentence, a formula and a large initial', async () => {
    for (const text of [
      'arXiv:2401.00001v1 [cs.DL] 1 Jan 2024',
      '1. Introduction',
      'Dams fail.',
      'log M = log10 2 = 3:32',
    ]) {
      expect(await titleOf([{ lines: [{ text, x: 72, y: 100, size: 22 }, ...BODY] }])).toBe('');
    }
    const initial = [
      { text: 'The dam that was built', x: 72, y: 100, size: 22 },
      ...column(['above the town broke in May.'], { y: 150 }),
    ];
    expect(await titleOf([{ lines: initial }])).toBe('');
  });

  it('is that of the metadata where the beginning of the text has it, or nothing stands out', async () => {
    const lines = [
      { text: 'PROCEEDINGS OF DAMS', x: 72, y: 60, size: 26 },
      ...column(['Why Dams Fail'], { y: 120 }),
      ...BODY,
    ];
    expect(await titleOf([{ lines }], 'Why dams fail')).toBe('Why dams fail');
    expect(await titleOf([{ lines }], 'main')).toBe('PROCEEDINGS OF DAMS');
    expect(await titleOf([{ lines: BODY }], 'Why dams fail')).toBe('Why dams fail');
  });
});
