/** @file What every place for models' files must do. */
import { describe, expect, test } from 'vitest';
import type { FileAreaProbe } from './file-area-probe.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const FLUSHED = { keep: null, flush: true };

/** @param open gives an empty area */
export function fileAreaContract(name: string, open: () => Promise<FileAreaProbe>): void {
  describe(name, () => {
    test('a file that was never written is not there', async () => {
      const area = await open();
      expect(await area.read('owner/model@q8', 'config.json')).toBeNull();
    });

    test('pieces follow one another, also over several openings', async () => {
      const area = await open();
      expect(await area.write('owner/model@q8', 'onnx/model.onnx', [bytes(1, 2), bytes(3)], FLUSHED)).toBe(3);
      expect(await area.write('owner/model@q8', 'onnx/model.onnx', [bytes(4)], FLUSHED)).toBe(4);
      expect(await area.read('owner/model@q8', 'onnx/model.onnx')).toEqual(bytes(1, 2, 3, 4));
    });

    test('a part can be read', async () => {
      const area = await open();
      await area.write('m', 'a', [bytes(1, 2), bytes(3, 4)], FLUSHED);
      await area.write('m', 'a', [bytes(5, 6)], FLUSHED);
      expect(await area.slice('m', 'a', 3, 5)).toEqual(bytes(4, 5));
    });

    test.each([0, 1, 2, 3, 5])('cutting to %i bytes keeps those, and writing goes on there', async (keep) => {
      const area = await open();
      await area.write('m', 'a', [bytes(1, 2)], FLUSHED);
      await area.write('m', 'a', [bytes(3, 4, 5)], FLUSHED);
      expect(await area.write('m', 'a', [bytes(9)], { keep, flush: true })).toBe(keep + 1);
      expect(await area.read('m', 'a')).toEqual(bytes(...[1, 2, 3, 4, 5].slice(0, keep), 9));
    });

    test('there is room for a little, and asking takes none of it', async () => {
      const area = await open();
      expect(await area.hasRoom(1000)).toBe(true);
      expect(await area.hasRoom(1000)).toBe(true);
    });

    test('an empty file is there', async () => {
      const area = await open();
      await area.write('m', 'empty', [], FLUSHED);
      expect(await area.read('m', 'empty')).toEqual(bytes());
    });

    test('deleting a folder deletes its files and no other', async () => {
      const area = await open();
      await area.write('a/b@q8', 'one', [bytes(1)], FLUSHED);
      await area.write('a/b@q8', 'onnx/two', [bytes(2)], FLUSHED);
      await area.write('a/b', 'one', [bytes(3)], FLUSHED);
      await area.deleteFolder('a/b@q8');
      await area.deleteFolder('was never there');
      expect(await area.read('a/b@q8', 'one')).toBeNull();
      expect(await area.read('a/b@q8', 'onnx/two')).toBeNull();
      expect(await area.read('a/b', 'one')).toEqual(bytes(3));
    });
  });
}
