/** @file .tar archives as other programs write them, and as other programs read ours. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readTar, writeTar } from '../../../src/adapters/models/tar.ts';
import { blobOf } from './manager-bench.ts';

const LONG = `${'folder-with-a-long-name/'.repeat(6)}model.onnx`;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'causeway-tar-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function contents(blob: Blob): Promise<Record<string, string>> {
  const entries = await readTar(blob);
  return Object.fromEntries(
    await Promise.all(entries.map(async ({ path: name, blob: part }) => [name, await part.text()])),
  );
}

describe('an archive', () => {
  const files = { 'a.json': '{}', [LONG]: 'weights', 'empty.txt': '', 'full-block.bin': 'x'.repeat(512) };

  test.each(['gnu', 'ustar', 'pax'])('that tar wrote (%s) is read', async (format) => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
    const archive = path.join(folder, 'all.tar');
    execFileSync('tar', [`--format=${format}`, '-cf', archive, '-C', folder, ...Object.keys(files)]);
    expect(await contents(blobOf(readFileSync(archive)))).toEqual(files);
  });

  test('with a size below zero is refused, not read for ever', async () => {
    const bytes = new Uint8Array(await writeTar([{ path: 'a.json', blob: new Blob(['{}']) }], 0).arrayBuffer());
    const put = (text: string, at: number) => bytes.set(new TextEncoder().encode(text), at);
    // Back to the beginning of its own header, with the sum of the header right.
    put('-0000001000\0', 124);
    const sum = bytes.subarray(0, 512).reduce((so, byte, at) => so + (at >= 148 && at < 156 ? 32 : byte), 0);
    put(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    await expect(readTar(new Blob([bytes]))).rejects.toMatchObject({ code: 'model-damaged' });
  });

  test('that was written here is read by tar', async () => {
    const blob = writeTar(
      Object.entries(files).map(([name, content]) => ({ path: name, blob: blobOf(content) })),
      0,
    );
    const archive = path.join(folder, 'ours.tar');
    writeFileSync(archive, Buffer.from(await blob.arrayBuffer()));
    expect(await contents(blob)).toEqual(files);
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    for (const [name, content] of Object.entries(files))
      expect(readFileSync(path.join(folder, name), 'utf8')).toBe(content);
  });

  test.each([100, 600, 1100, 1600])('that ends after %i bytes is damaged', async (size) => {
    const blob = writeTar([{ path: 'a.json', blob: blobOf('x'.repeat(700)) }], 0);
    await expect(readTar(blob.slice(0, size))).rejects.toMatchObject({ code: 'model-damaged' });
  });

  test('refuses a name that no archive can hold', () => {
    const name = 'x'.repeat(101);
    expect(() => writeTar([{ path: name, blob: new Blob([]) }], 0)).toThrow(
      expect.objectContaining({ code: 'model-unsupported' }),
    );
  });
});
