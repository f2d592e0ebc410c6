/** @file What is sealed comes back as it was, and nothing else does: with one bit changed, cut off, in another place or with another key it is told. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { PIECE_BYTES, sealContent, SealedContent, unplaced } from '../../../src/adapters/sealing/content.ts';
import { ofStore } from '../../../src/adapters/sealing/failures.ts';
import { masterOf, NotebookKeys, randomKey } from '../../../src/adapters/sealing/keys.ts';
import { pack, unpack } from '../../../src/adapters/sealing/pack.ts';
import { openRecord, sealRecord, type Place } from '../../../src/adapters/sealing/record.ts';
import { checksumOfBytes } from '../../../src/adapters/store/checksum.ts';

const PLACE: Place = { store: 'texts', key: ['notebook-1', 'a'] };
const CHECKSUM = { from: 4, to: 8 };

let keys: NotebookKeys;
let others: NotebookKeys;

beforeAll(async () => {
  keys = await NotebookKeys.of(await masterOf(randomKey()));
  others = await NotebookKeys.of(await masterOf(randomKey()));
});

const column = fc.oneof(
  fc.uint8Array(),
  fc.uint32Array(),
  fc.float32Array({ noNaN: true }),
  fc.int8Array(),
  fc.uint16Array(),
);
/** What stores hold: texts with whatever code units, columns, and records and lists of such. */
const stored = fc.oneof(
  fc.string({ unit: 'binary' }),
  column,
  fc.array(fc.string()),
  fc.record(
    {
      id: fc.string(),
      at: fc.nat(),
      found: fc.option(fc.record({ mentions: column }, { noNullPrototype: true })),
      list: fc.array(fc.nat()),
    },
    { noNullPrototype: true },
  ),
);

function flipped(bytes: Uint8Array, bit: number): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice();
  copy[bit >> 3]! ^= 1 << (bit & 7);
  return copy;
}

/** As somebody would who knows the format, and not the key. */
function withRightChecksum(record: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  new DataView(record.buffer).setUint32(CHECKSUM.from, checksumOfBytes(record.subarray(CHECKSUM.to)), true);
  return record;
}

describe('a packed value', () => {
  it('comes back as it was, of its kind, wherever its bytes lay', () => {
    fc.assert(
      fc.property(stored, (value) => {
        const back = unpack(pack(value));
        expect(back).toEqual(value);
        if (typeof value === 'object') expect(back?.constructor).toBe(value.constructor);
      }),
    );
    const part = new Uint32Array(new Uint32Array([1, 2, 3, 4]).buffer, 4, 2);
    expect(unpack(pack(part))).toEqual(Uint32Array.of(2, 3));
    expect(unpack(pack('half a pair: \ud83d.'))).toBe('half a pair: \ud83d.');
    expect(unpack(pack('\ufeffmarked'))).toBe('\ufeffmarked');
    const long = `\ud83d${'x'.repeat(100_000)}`;
    expect(unpack(pack(long))).toBe(long);
  });
});

describe('a sealed record', () => {
  it('opens to what was sealed, and shows nothing of it', async () => {
    await fc.assert(
      fc.asyncProperty(stored, async (value) => {
        expect(await openRecord(await sealRecord(value, keys, PLACE), keys, PLACE)).toEqual(value);
      }),
    );
    const secret = 'Zorblax spilled quenchmire';
    const record = await sealRecord({ secret }, keys, PLACE);
    expect(Buffer.from(record).toString('latin1')).not.toContain('Zorblax');
    expect(await sealRecord({ secret }, keys, PLACE)).not.toEqual(record);
  });

  it('is told as damaged whichever bit of it changes, but where the seal holds all the same', async () => {
    const record = await sealRecord('A fault at the substation.', keys, PLACE);
    for (let bit = 0; bit < 8 * record.length; bit++) {
      const opening = openRecord(flipped(record, bit), keys, PLACE);
      const isChecksum = bit >= 8 * CHECKSUM.from && bit < 8 * CHECKSUM.to;
      if (isChecksum) await expect(opening).resolves.toBe('A fault at the substation.');
      else await expect(opening).rejects.toMatchObject({ code: 'storage-damaged' });
    }
  });

  it('is told as damaged when it is cut off anywhere', async () => {
    const record = await sealRecord('A fault at the substation.', keys, PLACE);
    for (let length = 0; length < record.length; length++) {
      await expect(openRecord(record.slice(0, length), keys, PLACE)).rejects.toMatchObject({ code: 'storage-damaged' });
    }
  });

  it('is told as changed when the checksum was set right, too', async () => {
    const record = await sealRecord('A fault at the substation.', keys, PLACE);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 8 * CHECKSUM.to, max: 8 * record.length - 1 }), async (bit) => {
        const forged = withRightChecksum(flipped(record, bit));
        await expect(openRecord(forged, keys, PLACE)).rejects.toMatchObject({ code: 'storage-changed' });
      }),
    );
  });

  it('opens at no other place: not another key, not another store, not with other readable fields', async () => {
    const place = { ...PLACE, readable: { status: 'ready' } };
    const record = await sealRecord('x', keys, place);
    for (const other of [
      { ...place, key: ['notebook-1', 'b'] },
      { ...place, key: ['notebook-2', 'a'] },
      { ...place, store: 'analyses' },
      { ...place, readable: { status: 'failed' } },
      PLACE,
    ]) {
      await expect(openRecord(record, keys, other)).rejects.toMatchObject({ code: 'storage-changed' });
    }
    await expect(openRecord(record, others, place)).rejects.toMatchObject({ code: 'storage-changed' });
  });
});

describe('a hidden name', () => {
  it('is always the same, shows nothing, and is shown by the same keys alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (name) => {
        const again = await NotebookKeys.of(keys.master);
        const hidden = await keys.hide(name);
        expect(await again.hide(name)).toBe(hidden);
        expect(await (await NotebookKeys.of(keys.master)).show(hidden)).toBe(name);
        if (name === '') return;
        expect(await others.hide(name)).not.toBe(hidden);
        await expect(others.show(hidden)).rejects.toMatchObject({ code: 'storage-changed' });
      }),
    );
  });

  it('is told as changed with any sign of it changed', async () => {
    const hidden = await keys.hide('e3b0c44298fc1c14');
    for (const forged of [hidden.slice(1), `A${hidden.slice(1)}`, hidden.slice(0, -2), 'not base64!', 'AAAA']) {
      if (forged !== hidden) await expect(keys.show(forged)).rejects.toMatchObject({ code: 'storage-changed' });
    }
  });
});

describe('a sealed file', () => {
  const place = unplaced('test');

  /** Bytes that differ from piece to piece. */
  function bytesOf(length: number): Uint8Array<ArrayBuffer> {
    return Uint8Array.from({ length }, (_, i) => (i * 31 + (i >> 9)) & 255);
  }

  async function opened(sealed: Blob, with_ = keys): Promise<Uint8Array> {
    const blob = await (await SealedContent.open(sealed, with_, place, ofStore('originals'))).blob();
    return new Uint8Array(await blob.arrayBuffer());
  }

  it('comes back as it was, whole and in parts, whatever its size', async () => {
    for (const size of [0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 2 * PIECE_BYTES + 77]) {
      const bytes = bytesOf(size);
      const sealed = await sealContent(new Blob([bytes]), keys, place);
      expect(Buffer.compare(await opened(sealed), bytes)).toBe(0);
      const content = await SealedContent.open(sealed, keys, place, ofStore('originals'));
      expect(content.size).toBe(size);
      for (const [start, end] of [
        [0, size],
        [size >> 1, size],
        [Math.max(0, size - 5), size + 10],
        [PIECE_BYTES - 3, PIECE_BYTES + 3],
      ] as const) {
        const part = new Uint8Array(await content.slice(start, end).arrayBuffer());
        expect(Buffer.compare(part, bytes.subarray(start, end))).toBe(0);
      }
    }
  });

  it('tells a bit that changed, an end that is missing, and pieces that changed places', async () => {
    const sealed = new Uint8Array(
      await (await sealContent(new Blob([bytesOf(2 * PIECE_BYTES + 5)]), keys, place)).arrayBuffer(),
    );
    const START = 44;
    const PIECE = PIECE_BYTES + 20;
    const damaged = [0, 5, START + 40, START + PIECE + 9, sealed.length - 1].map((at) => flipped(sealed, 8 * at));
    for (const length of [0, 10, START, START + PIECE, START + 2 * PIECE, sealed.length - 1]) {
      damaged.push(sealed.slice(0, length));
    }
    for (const bytes of damaged) {
      await expect(opened(new Blob([bytes]))).rejects.toMatchObject({ code: 'storage-damaged' });
    }
    const swapped = sealed.slice();
    swapped.set(sealed.subarray(START, START + PIECE), START + PIECE);
    swapped.set(sealed.subarray(START + PIECE, START + 2 * PIECE), START);
    await expect(opened(new Blob([swapped]))).rejects.toMatchObject({ code: 'storage-changed' });
    await expect(opened(new Blob([flipped(sealed, 8 * 20)]))).rejects.toMatchObject({ code: 'storage-changed' }); // its salt
    await expect(opened(new Blob([sealed]), others)).rejects.toMatchObject({ code: 'storage-changed' });
  });
});
