/** @file A model that is here runs without a network too: what it needs of the app is stored as soon as it has come. */
import { expect, test } from 'vitest';
import type { ManagerOptions } from '../../../src/adapters/models/manager.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import { encoderFiles } from '../../fixtures/model-files.ts';
import { asInputs, openBench, untilStill } from './manager-bench.ts';

function preparing(version: string, isOffline: () => boolean = () => false) {
  const prepared: string[] = [];
  const offline: ManagerOptions['offline'] = {
    version,
    prepare: async ({ id }) => {
      if (isOffline()) throw new CausewayError('network-failed', 'Check the network and try again.');
      prepared.push(id);
    },
  };
  return { prepared, offline };
}

test('after an import and after a download, once for each version of the app', async () => {
  const { prepared, offline } = preparing('1');
  const bench = await openBench({ offline });
  const imported = await bench.manager.importFiles(asInputs(encoderFiles(), 'imported'));
  expect(prepared).toEqual([imported]);
  bench.served.hub.add('someone/other', encoderFiles());
  const downloaded = await bench.manager.download('someone/other', 'fp32');
  await untilStill(bench.manager, downloaded);
  expect(prepared).toEqual([imported, downloaded]);
  await bench.restart().subscribe(() => {});
  expect(prepared).toHaveLength(2);
  const next = preparing('2');
  await bench.restart({ offline: next.offline }).subscribe(() => {});
  await expect.poll(() => next.prepared.sort()).toEqual([imported, downloaded].sort());
});

test('after an update of the app as soon as it starts, without the screen of models', async () => {
  const { prepared, offline } = preparing('1');
  const bench = await openBench({ offline });
  const id = await bench.manager.importFiles(asInputs(encoderFiles(), 'imported'));
  await bench.restart().keepReady();
  expect(prepared).toEqual([id]);
  const next = preparing('2');
  const manager = bench.restart({ offline: next.offline });
  await Promise.all([manager.keepReady(), manager.subscribe(() => {})]);
  await manager.keepReady();
  expect(next.prepared).toEqual([id]);
});

test('in the next session where there was no network, and the model is ready all the same', async () => {
  let isOffline = true;
  const { prepared, offline } = preparing('1', () => isOffline);
  const bench = await openBench({ offline });
  const id = await bench.manager.importFiles(asInputs(encoderFiles(), 'imported'));
  expect((await untilStill(bench.manager, id)).status).toBe('ready');
  expect(prepared).toEqual([]);
  isOffline = false;
  await bench.restart().subscribe(() => {});
  await expect.poll(() => prepared).toEqual([id]);
});
