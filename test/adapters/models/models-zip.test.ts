/** @file .zip archives above what the first version of the format can count. */
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readZip } from '../../../src/adapters/models/zip.ts';

const CONTENT = new TextEncoder().encode('{"weights": true}');

/** Moves all numbers of an archive with one entry into the fields of ZIP64, as archives above 4 GB have them. */
function asZip64(archive: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.length - 22;
  const directoryAt = view.getUint32(end + 16, true);
  const entry = archive.slice(directoryAt, end);
  const entryView = new DataView(entry.buffer);
  const numbers = [24, 20, 42].map((at) => {
    const value = entryView.getUint32(at, true);
    entryView.setUint32(at, 0xffffffff, true);
    return value;
  });
  entryView.setUint16(30, 28, true);
  const extra = new DataView(new ArrayBuffer(28));
  extra.setUint16(0, 1, true);
  extra.setUint16(2, 24, true);
  numbers.forEach((value, index) => extra.setBigUint64(4 + 8 * index, BigInt(value), true));
  const directoryBytes = entry.length + 28;
  const end64 = new DataView(new ArrayBuffer(56 + 20 + 22));
  end64.setUint32(0, 0x06064b50, true);
  end64.setBigUint64(4, 44n, true);
  end64.setBigUint64(24, 1n, true);
  end64.setBigUint64(32, 1n, true);
  end64.setBigUint64(40, BigInt(directoryBytes), true);
  end64.setBigUint64(48, BigInt(directoryAt), true);
  end64.setUint32(56, 0x07064b50, true);
  end64.setBigUint64(64, BigInt(directoryAt + directoryBytes), true);
  end64.setUint32(76, 0x06054b50, true);
  for (const at of [84, 86]) end64.setUint16(at, 0xffff, true);
  for (const at of [88, 92]) end64.setUint32(at, 0xffffffff, true);
  const parts = [archive.slice(0, directoryAt), entry, new Uint8Array(extra.buffer), new Uint8Array(end64.buffer)];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

describe('an archive', () => {
  test.each([0, 6] as const)('with ZIP64 fields is read (level %i)', async (level) => {
    const archive = asZip64(zipSync({ 'config.json': [CONTENT, { level }] }));
    const entries = await readZip(new Blob([archive]));
    expect(entries.map(({ path, size }) => ({ path, size }))).toEqual([{ path: 'config.json', size: CONTENT.length }]);
    const content = await new Response(await entries[0]!.open()).arrayBuffer();
    expect(new Uint8Array(content)).toEqual(CONTENT);
  });

  test('with a locked entry is read, and the entry refused', async () => {
    const archive = zipSync({ 'config.json': CONTENT });
    const at = new DataView(archive.buffer).getUint32(archive.length - 6, true);
    archive[at + 8]! |= 1;
    const [entry] = await readZip(new Blob([new Uint8Array(archive)]));
    await expect(entry!.open()).rejects.toMatchObject({ code: 'model-unsupported' });
  });

  test('that is none, or has lost its end, is damaged', async () => {
    const archive = new Uint8Array(zipSync({ 'config.json': CONTENT }));
    for (const bytes of [new Uint8Array(), new Uint8Array(500), archive.subarray(0, archive.length - 10)]) {
      await expect(readZip(new Blob([bytes]))).rejects.toMatchObject({ code: 'model-damaged' });
    }
  });
});
