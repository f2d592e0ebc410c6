import { describe, expect, it } from 'vitest';
import {
  checkCharacters,
  checkDepth,
  checkElements,
  checkSize,
  MAX_DEPTH,
  MAX_ELEMENTS,
  MAX_FILE_BYTES,
  MAX_HTML_FILE_BYTES,
  MAX_TEXT_CHARACTERS,
  MAX_TEXT_FILE_BYTES,
} from '../../../src/adapters/parsers/limits.ts';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import type { CausewayError } from '../../../src/engine/errors.ts';
import { utf8 } from '../../fixtures/bytes.ts';
import { writeDocx } from '../../fixtures/docx.ts';
import { expectRefusal } from './expect-error.ts';

const MEGABYTE = 1024 * 1024;

function refusal(check: () => void): CausewayError | null {
  try {
    check();
    return null;
  } catch (error) {
    return error as CausewayError;
  }
}

describe('checkSize', () => {
  it.each([
    ['a.txt', MAX_TEXT_FILE_BYTES],
    ['folder/b.MD', MAX_TEXT_FILE_BYTES],
    ['c', MAX_TEXT_FILE_BYTES],
    ['d.html', MAX_HTML_FILE_BYTES],
    ['e.pdf', MAX_FILE_BYTES],
    ['f.docx', MAX_FILE_BYTES],
  ])('takes %s up to its limit and no further', (path, limit) => {
    expect(refusal(() => checkSize(limit, path))).toBeNull();
    expect(refusal(() => checkSize(limit + 1, path))).toMatchObject({ code: 'file-too-large' });
  });

  it('refuses a text of 200 MB and says how to go on', () => {
    const error = refusal(() => checkSize(200 * MEGABYTE, 'log.txt'));
    expect(error?.code).toBe('file-too-large');
    expect(error?.message).toContain('200 MB');
    expect(error?.message).toContain('Split');
  });

  it('refuses an empty file', () => {
    expect(refusal(() => checkSize(0, 'a.txt'))).toMatchObject({ code: 'file-empty' });
  });
});

describe('checkCharacters', () => {
  it('takes up to the limit', () => {
    expect(refusal(() => checkCharacters(MAX_TEXT_CHARACTERS, 'a'))).toBeNull();
    expect(refusal(() => checkCharacters(MAX_TEXT_CHARACTERS + 1, 'a'))).toMatchObject({ code: 'file-too-large' });
  });
});

describe('checkDepth', () => {
  it.each([
    ['elements beside one another', (count: number) => '<div>a</div>'.repeat(count)],
    ['elements that others end', (count: number) => `<ul>${'<li>a'.repeat(count)}<br><p>b`],
    ['elements that end themselves', (count: number) => '<path d="M0 0"/>'.repeat(count)],
  ])('takes %s', (_what, markup) => expect(refusal(() => checkDepth(markup(MAX_DEPTH + 1), 'a.html'))).toBeNull());

  it('says how deep elements lie', () => {
    expect(checkDepth('<div><b>a</b><i>b</i></div><div>c<br></div>', 'a.html')).toBe(2);
  });

  it('refuses elements deep within one another, named as the file is', () => {
    expect(refusal(() => checkDepth('<div>'.repeat(MAX_DEPTH), 'a.html'))).toBeNull();
    const error = refusal(() => checkDepth(`<div class="a>b">${'<b>'.repeat(MAX_DEPTH)}`, 'folder/a.html'));
    expect(error?.code).toBe('file-too-large');
    expect(error?.message).toContain('“a.html” has more than 20000 elements within one another');
  });
});

describe('checkElements', () => {
  it('counts opening tags, in characters and in bytes', () => {
    const most = '<p>a</p>'.repeat(MAX_ELEMENTS);
    for (const form of [(markup: string) => markup, utf8]) {
      expect(refusal(() => checkElements(form(most), 'a.html'))).toBeNull();
      expect(refusal(() => checkElements(form(`${most}<b>`), 'a.html'))).toMatchObject({ code: 'file-too-large' });
    }
  });
});

describe('parseFile', () => {
  it('refuses a page and a Word document of too many elements', async () => {
    const elements = MAX_ELEMENTS / 2 + 1;
    await expectRefusal(parseFile(utf8('<p><b>a</b></p>'.repeat(elements)), 'a.html'), 'file-too-large');
    const paragraphs = Array.from({ length: MAX_ELEMENTS / 3 }, () => ({ text: 'a' }));
    await expectRefusal(parseFile(writeDocx(paragraphs), 'a.docx'), 'file-too-large');
  });

  it('refuses a text above the limit even when nobody asked before', async () => {
    const bytes = new Uint8Array(MAX_TEXT_FILE_BYTES + 1).fill(0x61);
    await expectRefusal(parseFile(bytes, 'a.txt'), 'file-too-large');
  });
});
