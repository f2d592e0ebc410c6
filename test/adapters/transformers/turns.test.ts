/** @file Calls of one model: in their order, given up when the device goes, and nothing kept of what they came to. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { Turns } from '../../../src/adapters/transformers/turns.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const never = new Promise<never>(() => {});

function losable(): { loss: Promise<never>; lose(): void } {
  let lose = (): void => {};
  const loss = new Promise<never>(
    (_, reject) => (lose = () => reject(new Error('WebGPU device lost (unknown): gone'))),
  );
  loss.catch(() => {});
  return { loss, lose: () => lose() };
}

describe('calls of a model on a device that may go', () => {
  it('are run one after another', async () => {
    const turns = new Turns('tiny', never);
    const order: string[] = [];
    const call = (name: string, milliseconds: number) =>
      turns.run(async () => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        order.push(name);
        return name;
      });
    expect(await Promise.all([call('a', 10), call('b', 0)])).toEqual(['a', 'b']);
    expect(order).toEqual(['a', 'b']);
  });

  it('fail when it goes, those under way and those that come after', async () => {
    const { loss, lose } = losable();
    const turns = new Turns('tiny', loss);
    const underWay = turns.run(() => new Promise(() => {}));
    await Promise.resolve();
    lose();
    await expect(underWay).rejects.toMatchObject({ code: 'model-lost' });
    await expect(turns.run(async () => 1)).rejects.toMatchObject({ code: 'model-lost' });
  });

  it('leave nothing in memory of what they came to', async () => {
    const turns = new Turns('tiny', never);
    const vectors: WeakRef<object>[] = [];
    for (let time = 0; time < 3; time++) vectors.push(new WeakRef(await turns.run(async () => new Float32Array(384))));
    // The last call's is held by its turn until the next.
    await turns.run(async () => null);
    await new Promise((resolve) => setTimeout(resolve, 10));
    collect();
    expect(vectors.filter((one) => one.deref() !== undefined)).toEqual([]);
  });
});
