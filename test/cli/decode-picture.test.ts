/** @file Pictures decoded for the terminal: what crashes the decoder is a damaged file like any other. */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { decodeInNode } from '../../src/cli/recognition.ts';

const PICTURE = new Uint8Array(createCanvas(40, 30).toBuffer('image/png'));
/** Signature and size of a PNG file. */
const HEAD_BYTES = 33;

describe('decodeInNode', () => {
  it('gives a picture and how many of its dots are a unit', async () => {
    const { bytes, scale } = await decodeInNode(PICTURE, 20);
    expect(Buffer.from(bytes).subarray(1, 4).toString()).toBe('PNG');
    expect(scale).toBe(2);
  });

  it.each([
    ['is no picture', new Uint8Array([1, 2, 3])],
    // The library ends its process with a segmentation fault at this.
    ['has nothing but its size', PICTURE.slice(0, HEAD_BYTES)],
  ])('refuses what %s', async (_, bytes) => {
    await expect(decodeInNode(bytes, 20)).rejects.toThrow('could not be decoded');
  });
});
