import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { noise, utf8, utf16 } from '../../fixtures/bytes.ts';
import { declareSize, writeDocx, writeZipBomb } from '../../fixtures/docx.ts';
import { expectRefusal } from './expect-error.ts';

const MEGABYTE = 1024 * 1024;

describe('DOCX', () => {
  it('gives paragraphs, headings and tables', async () => {
    const bytes = writeDocx(
      [
        { text: 'Why dams fail', heading: 1 },
        { text: 'Water & ice <always> win.' },
        { text: 'Causes', heading: 2 },
        { text: 'Rain fell.' },
      ],
      {
        table: [
          ['Year', 'Loss'],
          ['1999', '3 m'],
        ],
      },
    );
    const { format, text, headings, title, warnings } = await parseFile(bytes, 'report.docx');
    expect(text).toBe('Why dams fail\n\nWater & ice <always> win.\n\nCauses\n\nRain fell.\n\nYear | Loss\n1999 | 3 m');
    expect(headings.map(({ level, start, end }) => [level, text.slice(start, end)])).toEqual([
      [1, 'Why dams fail'],
      [2, 'Causes'],
    ]);
    expect({ format, title, warnings }).toEqual({ format: 'docx', title: 'Why dams fail', warnings: [] });
  });

  it('whose text goes on behind its end is refused before anything is made of it', async () => {
    const parts = unzipSync(writeDocx([{ text: 'Body.' }]));
    const main = `${strFromU8(parts['word/document.xml']!)}${'<w:r>'.repeat(20_000)}`;
    const bytes = zipSync({ ...parts, 'word/document.xml': strToU8(main) });
    await expectRefusal(parseFile(bytes, 'more.docx'), 'file-damaged');
  });

  it('takes the title from the properties', async () => {
    const bytes = writeDocx([{ text: 'Body.' }], { title: 'Dams & dikes' });
    expect((await parseFile(bytes, 'a.docx')).title).toBe('Dams & dikes');
  });

  it('is told by its content when the name is another', async () => {
    expect(await parseFile(writeDocx([{ text: 'Body.' }]), 'a.txt')).toMatchObject({ format: 'docx', text: 'Body.' });
  });

  it('leaves pictures packed', async () => {
    const picture = declareSize(
      writeDocx([{ text: 'Body.' }], { extra: { 'word/media/image1.png': noise(1000) } }),
      'word/media/image1.png',
      300 * MEGABYTE,
    );
    expect((await parseFile(picture, 'a.docx')).text).toBe('Body.');
  });
});

describe('bad DOCX', () => {
  it('refuses what is no archive', async () => {
    const error = await expectRefusal(parseFile(utf8('Dear reader'), 'letter.docx'), 'file-damaged');
    expect(error.message).toContain('letter.docx');
  });

  it('refuses an archive that was cut off', async () => {
    const bytes = writeDocx([{ text: 'A long story. '.repeat(500) }]);
    await expectRefusal(parseFile(bytes.subarray(0, bytes.length - 200), 'a.docx'), 'file-damaged');
  });

  it('refuses an archive whose data was overwritten', async () => {
    const bytes = writeDocx([{ text: 'A long story. '.repeat(500) }]);
    bytes.fill(0xff, 100, bytes.length - 600);
    await expectRefusal(parseFile(bytes, 'a.docx'), 'file-damaged');
  });

  it('refuses an archive without a document', async () => {
    await expectRefusal(parseFile(zipSync({ 'a.txt': strToU8('text') }), 'a.docx'), 'file-damaged');
  });

  it('refuses an archive of other files, and says to unpack it', async () => {
    const error = await expectRefusal(
      parseFile(zipSync({ 'a.txt': strToU8('text') }), 'files.zip'),
      'file-unsupported',
    );
    expect(error.message).toContain('Unpack');
  });

  it('says how to save a document of another program', async () => {
    const bytes = zipSync({ 'index.xml': strToU8('<text/>') });
    const error = await expectRefusal(parseFile(bytes, 'letter.pages'), 'file-unsupported');
    expect(error.message).toContain('.docx');
  });

  it('refuses a document without words', async () => {
    await expectRefusal(parseFile(writeDocx([]), 'a.docx'), 'file-empty');
  });

  it('tells an encrypted document from an old one', async () => {
    const head = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    const encrypted = Uint8Array.from([...head, ...noise(100), ...utf16('EncryptedPackage', 'little'), 0, 0]);
    await expectRefusal(parseFile(encrypted, 'a.docx'), 'file-encrypted');
    await expectRefusal(parseFile(Uint8Array.from([...head, ...noise(100)]), 'a.doc'), 'file-unsupported');
  });
});

describe('zip bombs', () => {
  const bomb = writeZipBomb(60 * MEGABYTE);

  it('is refused by what it declares', async () => {
    expect(bomb.length).toBeLessThan(MEGABYTE);
    await expectRefusal(parseFile(bomb, 'bomb.docx'), 'archive-too-large');
  });

  it('is refused by what comes out when it declares less', async () => {
    await expectRefusal(parseFile(declareSize(bomb, 'word/document.xml', 1000), 'bomb.docx'), 'archive-too-large');
  });

  it('is refused when it hides in a part that is not read', async () => {
    const hidden = declareSize(
      writeDocx([{ text: 'Body.' }], { extra: { 'word/media/a.bin': noise(10) } }),
      'word/media/a.bin',
      0xf0000000,
    );
    await expectRefusal(parseFile(hidden, 'bomb.docx'), 'archive-too-large');
  });
});
