import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expose } from 'comlink';
import { afterEach, describe, expect, it } from 'vitest';
import { WorkerBuilder } from '../../../src/adapters/library/builder.ts';
import { WorkerReader } from '../../../src/adapters/library/reader.ts';
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

const file = (documentId: string) => ({
  documentId,
  name: `${documentId}.txt`,
  content: new TextEncoder().encode('Rain caused floods.'),
});
const document = ({ documentId }: { documentId: string }) =>
  ({ document: { documentId } }) as Awaited<ReturnType<ReadApi['read']>>[number];
const readsAll: ReadApi['read'] = async (files) => files.map(document);
const hangs = () => new Promise<never>(() => {});

/** A reader whose workers answer with these apis, the last one for all that follow. */
function reader(apis: Partial<ReadApi>[], timeLimit = 60_000, pageLimit = 60_000) {
  return new WorkerReader(
    () => {
      const api = (apis.length > 1 ? apis.shift() : apis[0]) ?? {};
      return new StandInWorker({
        ready: async () => {},
        read: readsAll,
        recognize: hangs,
        analyse: hangs,
        ...api,
      }) as unknown as Worker;
    },
    () => timeLimit,
    pageLimit,
  );
}

describe('WorkerReader', () => {
  it('holds nothing of what was read, as long as its worker lives', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const own = reader([{}]);
    const read: WeakRef<object>[] = [];
    for (const id of ['a', 'b', 'c', 'd']) read.push(new WeakRef((await own.read([file(id)]))[0]!));
    // What a reference was made of is kept until the next turn.
    await new Promise((resolve) => setTimeout(resolve, 10));
    collect();
    expect(read.filter((one) => one.deref() !== undefined)).toEqual([]);
    own.end();
  });

  it('reads batch after batch in one worker', async () => {
    const one = reader([{}]);
    expect(await one.read([file('a'), file('b')])).toEqual([document(file('a')), document(file('b'))]);
    expect(await one.read([file('c')])).toEqual([document(file('c'))]);
    expect(open).toHaveLength(1);
  });

  it('gives up a file that takes too long and reads the next one in a fresh worker', async () => {
    const one = reader([{ read: hangs }, {}], 20);
    expect(await one.read([file('slow')])).toEqual([
      { error: { code: 'file-timeout', message: expect.stringContaining('slow.txt') } },
    ]);
    expect(open[0]?.ended).toBe(true);
    expect(await one.read([file('b')])).toEqual([document(file('b'))]);
  });

  it('gives up a scan when one of its pages takes too long, not when all of them do', async () => {
    const pages: ReadApi['recognize'] = async (one, onPage) => {
      for (let page = 0; page < 6; page++) {
        onPage(page, 6);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      return document(one);
    };
    const told: number[] = [];
    const patient = reader([{ recognize: pages }], 40, 40);
    expect(await patient.recognize(file('scan'), (done) => told.push(done))).toEqual(document(file('scan')));
    expect(told).toEqual([0, 1, 2, 3, 4, 5]);
    const stuck = reader([{ recognize: hangs }], 10, 10);
    expect(await stuck.recognize(file('stuck'), () => {})).toMatchObject({ error: { code: 'file-timeout' } });
  });

  it('calls a file damaged when it crashes the worker, and spares the others of its batch', async () => {
    const crashesOnBad: ReadApi['read'] = async (files) => {
      if (!files.some(({ documentId }) => documentId === 'bad')) return files.map(document);
      open.at(-1)?.crash();
      return hangs();
    };
    const one = reader([{ read: crashesOnBad }]);
    expect(await one.read([file('a'), file('bad'), file('c')])).toEqual([
      document(file('a')),
      { error: { code: 'file-damaged', message: expect.stringContaining('bad.txt') } },
      document(file('c')),
    ]);
  });

  it('reads a file again whose worker was ended for another reason', async () => {
    const ended: ReadApi['read'] = () => {
      open.at(-1)?.crash();
      return hangs();
    };
    const one = reader([{ read: ended }, {}]);
    expect(await one.read([file('a'), file('b')])).toEqual([document(file('a')), document(file('b'))]);
    expect(open).toHaveLength(2);
  });

  it('blames no file when the worker itself does not start', async () => {
    const one = reader([
      {
        ready: () => {
          open.at(-1)?.crash();
          return hangs();
        },
      },
    ]);
    await expect(one.read([file('a')])).rejects.toMatchObject({ code: 'internal' });
  });

  it('ends a read that is under way and can be used again', async () => {
    const one = reader([{ read: hangs }, {}]);
    const reading = one.read([file('a')]);
    await expect.poll(() => open.length).toBe(1);
    one.end();
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
    expect(await one.read([file('b')])).toEqual([document(file('b'))]);
  });
});

describe('WorkerBuilder', () => {
  const idle = { cancel: async () => {}, forget: async () => {}, hasWords: async () => false };
  const WHOLE = { changed: [], isWhole: true };
  const built = { version: 1, covered: ['a'], statistics: {}, blocks: {} } as unknown as Awaited<
    ReturnType<BuildApi['build']>
  >;

  it('builds, and tells the steps on the way', async () => {
    const steps: string[] = [];
    const build: BuildApi['build'] = async (_notebook, _documents, onStep) => {
      await (onStep('Finding topics', 0.5) as unknown as Promise<void>);
      return built;
    };
    const one = new WorkerBuilder(() => new StandInWorker({ build, ...idle }) as unknown as Worker);
    expect(await one.build('n', ['a'], (name) => steps.push(name), WHOLE)).toEqual(built);
    expect(steps).toEqual(['Finding topics']);
  });

  it('builds with another worker when one crashes', async () => {
    const api: BuildApi[] = [
      {
        ...idle,
        build: () => {
          open[0]?.crash();
          return hangs();
        },
      },
      { ...idle, build: async () => built },
    ];
    const one = new WorkerBuilder(() => new StandInWorker(api.shift()!) as unknown as Worker);
    expect(await one.build('n', ['a'], () => {}, WHOLE)).toEqual(built);
  });

  it('says that the documents are safe when its successor crashes, too, and builds the next time', async () => {
    let crashes = 0;
    const build: BuildApi['build'] = async () => {
      if (crashes === 2) return built;
      crashes += 1;
      open.at(-1)?.crash();
      return hangs();
    };
    const one = new WorkerBuilder(() => new StandInWorker({ build, ...idle }) as unknown as Worker);
    await expect(one.build('n', ['a'], () => {}, WHOLE)).rejects.toMatchObject({ code: 'internal' });
    expect(await one.build('n', ['a'], () => {}, WHOLE)).toEqual(built);
  });
});
