import { expose } from 'comlink';
import { afterEach, describe, expect, it } from 'vitest';
import { WorkerBuilder } from '../../../src/adapters/library/builder.ts';
import { WorkerReader } from '../../../src/adapters/library/reader.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import type { BuildApi, ReadApi } from '../../../src/rpc/nested-contracts.ts';

/** A worker whose other end is in this process; `crash` is what the browser does when its code fails. */
class StandInWorker {
  readonly #channel = new MessageChannel();
  readonly #target = new EventTarget();
  ended = false;

  constructor(api: ReadApi | BuildApi) {
    expose(api, this.#channel.port1);
    this.#channel.port2.start();
    open.push(this);
  }

  postMessage(message: unknown, transfer: Transferable[]): void {
    this.#channel.port2.postMessage(message, transfer);
  }

  addEventListener(type: string, listener: EventListener): void {
    (type === 'message' ? this.#channel.port2 : this.#target).addEventListener(type, listener);
  }

  removeEventListener(type: string, listener: EventListener): void {
    (type === 'message' ? this.#channel.port2 : this.#target).removeEventListener(type, listener);
  }

  crash(): void {
    this.#target.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  }

  terminate(): void {
    this.ended = true;
    this.#channel.port2.close();
  }
}

let open: StandInWorker[] = [];

afterEach(() => {
  for (const worker of open) worker.terminate();
  open = [];
});

const content = new TextEncoder().encode('Rain caused floods.');
const result = (documentId: string) => ({ documentId }) as Awaited<ReturnType<ReadApi['read']>>;
const hangs = () => new Promise<never>(() => {});

/** A reader whose workers answer with these apis, the last one for all that follow. */
function reader(apis: Partial<ReadApi>[], timeLimit = 60_000) {
  return new WorkerReader(
    () => {
      const api = (apis.length > 1 ? apis.shift() : apis[0]) ?? {};
      return new StandInWorker({
        ready: async () => {},
        read: async (id) => result(id),
        analyse: hangs,
        ...api,
      }) as unknown as Worker;
    },
    () => timeLimit,
  );
}

describe('WorkerReader', () => {
  it('reads file after file in one worker', async () => {
    const one = reader([{}]);
    expect(await one.read('a', 'a.txt', content)).toEqual({ documentId: 'a' });
    expect(await one.read('b', 'b.txt', content)).toEqual({ documentId: 'b' });
    expect(open).toHaveLength(1);
  });

  it('passes on what is wrong with a file and keeps its worker', async () => {
    const refuse = async () => {
      throw new CausewayError('file-encrypted', 'Remove the password.');
    };
    const one = reader([{ read: refuse }]);
    await expect(one.read('a', 'a.pdf', content)).rejects.toMatchObject({ code: 'file-encrypted' });
    expect(open[0]?.ended).toBe(false);
  });

  it('gives up a file that takes too long and reads the next one in a fresh worker', async () => {
    const one = reader([{ read: hangs }, {}], 20);
    await expect(one.read('a', 'slow.pdf', content)).rejects.toMatchObject({
      code: 'file-timeout',
      message: expect.stringContaining('slow.pdf'),
    });
    expect(open[0]?.ended).toBe(true);
    expect(await one.read('b', 'b.txt', content)).toEqual({ documentId: 'b' });
  });

  it('calls a file damaged when it crashes the worker, and reads the next one in a fresh worker', async () => {
    const crashes = async () => {
      open[0]?.crash();
      return hangs();
    };
    const one = reader([{ read: crashes }, {}]);
    await expect(one.read('a', 'bad.pdf', content)).rejects.toMatchObject({ code: 'file-damaged' });
    expect(await one.read('b', 'b.txt', content)).toEqual({ documentId: 'b' });
  });

  it('blames no file when the worker itself does not start', async () => {
    const one = reader([
      {
        ready: () => {
          open[0]?.crash();
          return hangs();
        },
      },
    ]);
    await expect(one.read('a', 'a.txt', content)).rejects.toMatchObject({ code: 'internal' });
  });

  it('ends a read that is under way and can be used again', async () => {
    const one = reader([{ read: hangs }, {}]);
    const reading = one.read('a', 'a.txt', content);
    await expect.poll(() => open.length).toBe(1);
    one.end();
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
    expect(await one.read('b', 'b.txt', content)).toEqual({ documentId: 'b' });
  });
});

describe('WorkerBuilder', () => {
  const built = { version: 1, covered: ['a'], statistics: {}, blocks: {} } as unknown as Awaited<
    ReturnType<BuildApi['build']>
  >;

  it('builds, and tells the steps on the way', async () => {
    const steps: string[] = [];
    const build: BuildApi['build'] = async (_notebook, _documents, onStep) => {
      await (onStep('Finding topics', 0.5) as unknown as Promise<void>);
      return built;
    };
    const one = new WorkerBuilder(() => new StandInWorker({ build, cancel: async () => {} }) as unknown as Worker);
    expect(await one.build('n', ['a'], (name) => steps.push(name))).toEqual(built);
    expect(steps).toEqual(['Finding topics']);
  });

  it('says that the documents are safe when the worker crashes, and builds the next time', async () => {
    let crashed = false;
    const build: BuildApi['build'] = async () => {
      if (crashed) return built;
      crashed = true;
      open[0]?.crash();
      return hangs();
    };
    const one = new WorkerBuilder(() => new StandInWorker({ build, cancel: async () => {} }) as unknown as Worker);
    await expect(one.build('n', ['a'], () => {})).rejects.toMatchObject({ code: 'internal' });
    expect(await one.build('n', ['a'], () => {})).toEqual(built);
  });
});
