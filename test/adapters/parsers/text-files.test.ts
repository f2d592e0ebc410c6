import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/adapters/parsers/parse.ts';
import { latin1, noise, utf16, utf8 } from '../../fixtures/bytes.ts';
import { expectRefusal } from './expect-error.ts';

const STORY = 'The dam broke because the spillway was blocked.\nVillages – three of them – were flooded.';

describe('encodings', () => {
  it('reads UTF-8, with and without a byte-order mark', async () => {
    expect((await parseFile(utf8(STORY), 'a.txt')).text).toBe(STORY);
    expect((await parseFile(utf8(`\ufeff${STORY}`), 'a.txt')).text).toBe(STORY);
  });

  it.each(['little', 'big'] as const)('reads UTF-16 in %s-endian order', async (order) => {
    expect((await parseFile(utf16(STORY, order), 'a.txt')).text).toBe(STORY);
  });

  it('reads bytes that are not UTF-8 as windows-1252', async () => {
    const bytes = latin1('Stra\u00dfe \u0096 \u0093caf\u00e9\u0094 \u0080 5');
    expect((await parseFile(bytes, 'a.txt')).text).toBe('Straße – “café” € 5');
  });
});

describe('names', () => {
  it('reads a text with an unknown extension, or none, as plain text', async () => {
    for (const path of ['notes.adoc', 'folder/README', '.profile', 'run.py']) {
      expect(await parseFile(utf8(STORY), path)).toMatchObject({ format: 'text', text: STORY, headings: [] });
    }
  });

  it('tells HTML by its beginning when the name does not', async () => {
    const parsed = await parseFile(utf8('<!DOCTYPE html><title>T</title><p>Seen.</p>'), 'saved page');
    expect(parsed).toMatchObject({ format: 'html', text: 'Seen.' });
  });

  it('does not take a text that speaks of HTML for HTML', async () => {
    const text = 'Why does <html> come first?';
    expect(await parseFile(utf8(text), 'a.txt')).toMatchObject({ format: 'text', text });
  });
});

describe('texts that begin like another format', () => {
  it.each([
    'ID3 tags say who sings.',
    'GIF89a is a picture format – still.',
    'BZhang wrote this.',
    'The ftype is unknown.',
  ])('are read: %s', async (text) => {
    expect(await parseFile(utf8(text), 'a.txt')).toMatchObject({ format: 'text', text });
  });
});

describe('bad text files', () => {
  it('refuses an empty file', async () => {
    const error = await expectRefusal(parseFile(new Uint8Array(0), 'dir/nothing.txt'), 'file-empty');
    expect(error.message).toContain('nothing.txt');
  });

  it('refuses a file of blanks, since there is nothing to ask about', async () => {
    await expectRefusal(parseFile(utf8(' \n\t\r\n '), 'blank.txt'), 'file-empty');
  });

  it.each([100, 1000, 40_000])('refuses %i bytes of data named .txt', async (length) => {
    for (let seed = 1; seed <= 5; seed++) {
      await expectRefusal(parseFile(noise(length, seed), 'data.txt'), 'file-not-text');
    }
  });

  it('refuses a picture named .txt and says what it is', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...noise(64)]);
    const error = await expectRefusal(parseFile(png, 'holiday.txt'), 'file-not-text');
    expect(error.message).toContain('PNG');
  });

  it('reads a text with stray NULs', async () => {
    const parsed = await parseFile(utf8(STORY.replaceAll(' was ', '\0was\0')), 'a.txt');
    expect(parsed.text).toBe(STORY);
  });

  it('reads a text with lone surrogates', async () => {
    const parsed = await parseFile(utf16('before \ud800 after \udfff.', 'little'), 'a.txt');
    expect(parsed.text).toBe('before \ufffd after \ufffd.');
  });

  it.each([
    ['old.doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], '.docx'],
    ['scan.gif', [0x47, 0x49, 0x46, 0x38], 'GIF'],
    ['talk.mp3', [0x49, 0x44, 0x33, 0x04], 'sound'],
    ['files.gz', [0x1f, 0x8b, 0x08, 0x00], 'archive'],
    ['page.webarchive', [...'bplist00'].map((letter) => letter.charCodeAt(0)), 'HTML'],
    ['old.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], '.xlsx'],
  ])('refuses %s and says what can be added', async (path, head, hint) => {
    const error = await expectRefusal(parseFile(Uint8Array.from([...head, ...noise(80)]), path), 'file-unsupported');
    expect(error.message).toContain(hint);
    expect(error.message).toMatch(/add/);
  });
});
