/** @file A file that is written piece by piece: in memory, in a temporary file, and in memory again where there is no room, always the same bytes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CausewayError } from '../../../src/engine/errors.ts';
import { SpillingSink } from '../../../src/adapters/files/spilling-sink.ts';
import type { TemporaryFile } from '../../../src/adapters/files/temporary-files.ts';

/** A temporary file on a disk of so many bytes; what doesn't fit is written in part, as a disk does. */
class SmallDisk {
  readonly files: { bytes: number[]; state: 'open' | 'finished' | 'deleted' }[] = [];

  constructor(private readonly most: number) {}

  async create(): Promise<TemporaryFile | null> {
    const file: (typeof this.files)[number] = { bytes: [], state: 'open' };
    this.files.push(file);
    const { most } = this;
    return {
      writer: {
        get size() {
          return file.bytes.length;
        },
        append(bytes) {
          const taken = Math.min(bytes.length, most - file.bytes.length);
          file.bytes.push(...bytes.subarray(0, taken));
          if (taken < bytes.length) throw new CausewayError('storage-full', 'There is no room.');
        },
        truncate: async (size) => void (file.bytes.length = size),
        flush: async () => {},
        close: async () => {},
      },
      finish: async () => {
        file.state = 'finished';
        return new Blob([Uint8Array.from(file.bytes)]);
      },
      delete: async () => {
        file.state = 'deleted';
      },
    };
  }
}

const PLENTY = async (): Promise<number> => Infinity;
const bytesOf = async (blob: Blob): Promise<number[]> => [...new Uint8Array(await blob.arrayBuffer())];

describe('a sink that spills', () => {
  it('holds all that was pushed, wherever the disk ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 12 }), { maxLength: 8 }),
        fc.nat({ max: 40 }),
        fc.nat({ max: 60 }),
        async (pieces, mostHeld, disk) => {
          const sink = new SpillingSink(new SmallDisk(disk), mostHeld, PLENTY);
          for (const piece of pieces) {
            const reused = piece.slice();
            await sink.push(reused);
            reused.fill(0);
          }
          expect(await bytesOf(await sink.finish())).toEqual(pieces.flatMap((piece) => [...piece]));
        },
      ),
    );
  });

  it('writes no file for what is small, and one for what is not', async () => {
    const disk = new SmallDisk(100);
    const sink = new SpillingSink(disk, 3, PLENTY);
    await sink.push(Uint8Array.of(1, 2, 3));
    expect(disk.files).toEqual([]);
    await sink.push(Uint8Array.of(4));
    expect(disk.files).toEqual([{ bytes: [1, 2, 3, 4], state: 'open' }]);
    await sink.finish();
    expect(disk.files[0]!.state).toBe('finished');
  });

  it('leaves the last of the storage to the notebooks', async () => {
    const disk = new SmallDisk(100);
    let free = 1e9;
    const sink = new SpillingSink(disk, 0, async () => free);
    await sink.push(Uint8Array.of(1));
    free = 1e6;
    await sink.push(Uint8Array.of(2));
    free = 1e9;
    await sink.push(Uint8Array.of(3));
    expect(disk.files[0]!.bytes).toEqual([1]);
    expect(await bytesOf(await sink.finish())).toEqual([1, 2, 3]);
  });

  it('needs no private file system', async () => {
    const sink = new SpillingSink({ create: async () => null }, 1, PLENTY);
    for (const byte of [1, 2, 3]) await sink.push(Uint8Array.of(byte));
    expect(await bytesOf(await sink.finish())).toEqual([1, 2, 3]);
  });

  it('leaves nothing when it is discarded', async () => {
    const disk = new SmallDisk(100);
    const sink = new SpillingSink(disk, 0, PLENTY);
    await sink.push(Uint8Array.of(1, 2));
    await sink.discard();
    expect(disk.files[0]!.state).toBe('deleted');
  });
});
