import fc from 'fast-check';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MAX_ENTRIES, unpackArchives } from '../../../src/adapters/library/unpack.ts';
import { CausewayError, type ErrorCode } from '../../../src/engine/errors.ts';
import { writeEpub } from '../../fixtures/office.ts';

interface Outcome {
  /** Texts of the files that came out, by their paths. */
  files: Record<string, string>;
  refused: { path: string; code: ErrorCode; message: string }[];
}

async function unpack(path: string, bytes: Uint8Array): Promise<Outcome> {
  const outcome: Outcome = { files: {}, refused: [] };
  const refuse = (at: string, thrown: unknown): void => {
    expect(thrown).toBeInstanceOf(CausewayError);
    const { code, message } = thrown as CausewayError;
    outcome.refused.push({ path: at, code, message });
  };
  for await (const file of unpackArchives([{ path, blob: new Blob([Uint8Array.from(bytes)]) }], refuse)) {
    try {
      outcome.files[file.path] = await (await file.open()).text();
    } catch (thrown) {
      refuse(file.path, thrown);
    }
  }
  return outcome;
}

const pack = (files: Zippable): Uint8Array => zipSync(files);
const RAIN = strToU8('It rained.');

describe('an archive', () => {
  it('gives its files under its own name, without what systems leave in it', async () => {
    const { files, refused } = await unpack(
      'drop/papers.zip',
      pack({
        'a.txt': RAIN,
        '2020/dams/b.md': strToU8('# Dams'),
        'empty.txt': new Uint8Array(0),
        '__MACOSX/2020/._b.md': RAIN,
        '2020/.DS_Store': RAIN,
        'Thumbs.db': RAIN,
        '~$b.docx': RAIN,
        '..\\..\\windows\\c.txt': RAIN,
      }),
    );
    expect(files).toEqual({
      'drop/papers.zip/a.txt': 'It rained.',
      'drop/papers.zip/2020/dams/b.md': '# Dams',
      'drop/papers.zip/empty.txt': '',
      'drop/papers.zip/windows/c.txt': 'It rained.',
    });
    expect(refused).toEqual([]);
  });

  it('leaves pictures and the like out and says so', async () => {
    const { files, refused } = await unpack('a.zip', pack({ 'a.txt': RAIN, 'photo.JPG': RAIN }));
    expect(Object.keys(files)).toEqual(['a.zip/a.txt']);
    expect(refused).toMatchObject([{ path: 'a.zip/photo.JPG', code: 'file-unsupported' }]);
  });

  it('within an archive is unpacked, but not one within that', async () => {
    const innermost = pack({ 'c.txt': RAIN });
    const inner = pack({ 'b.txt': RAIN, 'innermost.zip': innermost });
    const { files, refused } = await unpack('outer.zip', pack({ 'inner.zip': inner, 'a.txt': RAIN }));
    expect(Object.keys(files).sort()).toEqual(['outer.zip/a.txt', 'outer.zip/inner.zip/b.txt']);
    expect(refused).toMatchObject([{ path: 'outer.zip/inner.zip/innermost.zip', code: 'file-unsupported' }]);
    expect(refused[0]?.message).toContain('Unpack it');
  });

  it('that is a document is left whole, whatever it is called', async () => {
    const book = writeEpub([{ title: 'One', body: '<p>Rain.</p>' }]);
    expect(Object.keys((await unpack('book.zip', book)).files)).toEqual(['book.zip']);
  });

  it('named .zip that is something else is left to what it is', async () => {
    expect((await unpack('notes.zip', RAIN)).files).toEqual({ 'notes.zip': 'It rained.' });
  });
});

describe('a folder', () => {
  it('gives what may hold text, and leaves pictures out as an archive does', async () => {
    const { files, refused } = await unpack('papers/photo.png', RAIN);
    expect(files).toEqual({});
    const message = expect.stringContaining('“photo.png” was left out') as string;
    expect(refused).toEqual([{ path: 'papers/photo.png', code: 'file-unsupported', message }]);
    expect(Object.keys((await unpack('papers/a.txt', RAIN)).files)).toEqual(['papers/a.txt']);
  });

  it('is not what a picture came from that was chosen by itself: reading it says what it is', async () => {
    expect(Object.keys((await unpack('photo.png', RAIN)).files)).toEqual(['photo.png']);
  });
});

describe('an archive that harms', () => {
  it('by unpacking to far more than its size is refused before anything is unpacked', async () => {
    const { files, refused } = await unpack('bomb.zip', pack({ 'zeros.txt': new Uint8Array(220 * 1024 * 1024) }));
    expect(files).toEqual({});
    expect(refused).toMatchObject([{ path: 'bomb.zip', code: 'archive-too-large' }]);
  });

  it('by lying about a size gives that file up', async () => {
    const archive = pack({ 'a.txt': RAIN, 'b.txt': [new Uint8Array(100_000), { level: 9 }] });
    const view = new DataView(archive.buffer);
    for (let at = 0; at < archive.length - 46; at++) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 100_000)
        view.setUint32(at + 24, 10, true);
    }
    const { files, refused } = await unpack('liar.zip', archive);
    expect(Object.keys(files)).toEqual(['liar.zip/a.txt']);
    expect(refused).toMatchObject([{ path: 'liar.zip/b.txt', code: 'file-damaged' }]);
  });

  it('by its number of files is refused', async () => {
    const files = Object.fromEntries(
      Array.from({ length: MAX_ENTRIES + 1 }, (_, index) => [`${index}.txt`, new Uint8Array(0)]),
    );
    const { refused } = await unpack('many.zip', zipSync(files, { level: 0 }));
    expect(refused).toMatchObject([{ path: 'many.zip', code: 'archive-too-large' }]);
  });

  it('with a password is refused once, and says what to do', async () => {
    const archive = pack({ 'a.txt': RAIN, 'b.txt': RAIN });
    const view = new DataView(archive.buffer);
    for (let at = 0; at < archive.length - 46; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, view.getUint16(at + 8, true) | 1, true);
    }
    const { refused } = await unpack('locked.zip', archive);
    expect(refused).toMatchObject([{ path: 'locked.zip', code: 'file-encrypted' }]);
    expect(refused[0]?.message).toContain('Unpack it');
  });

  it('by damage anywhere gives what is sound, and words for the rest', async () => {
    const whole = pack({
      'a.txt': RAIN,
      'b/c.txt': strToU8('The dam broke. '.repeat(20)),
      'd.zip': pack({ 'e.txt': RAIN }),
    });
    const sound = await unpack('a.zip', whole);
    const flips = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(7)), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(flips, fc.integer({ min: 2, max: whole.length }), async (changes, length) => {
        const damaged = whole.slice();
        for (const [at, bit] of changes) damaged[at]! ^= 1 << bit;
        damaged[0] = 0x50;
        damaged[1] = 0x4b;
        const { files, refused } = await unpack('a.zip', damaged.subarray(0, length));
        for (const [path, text] of Object.entries(files)) {
          if (path in sound.files) expect(text).toBe(sound.files[path]);
        }
        for (const { message } of refused) expect(message).toMatch(/^“.{20,}\.$/s);
      }),
      { numRuns: 150 },
    );
  });
});
