/** @file Taking findings into the index: it waits for the build, and says why where there will be none. */
import { describe, expect, it } from 'vitest';
import type { Broadcast } from '../../../src/adapters/library/events.ts';
import { IndexFindings } from '../../../src/adapters/running/index-findings.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import { smallWorld, truthfulModel } from '../../engine/model/small-world.ts';
import { indexOf, NOTEBOOK, readWorld, refinerOf } from '../refining/world-notebook.ts';
import { inProcessBuilder, openTab } from '../library/in-process.ts';

const WORLD = smallWorld(6, 1, 3);

/** A channel to one tab's library: signals are handed over, events come back. */
function channelTo(tab: Awaited<ReturnType<typeof openTab>>) {
  const listeners: ((message: { data: Broadcast }) => void)[] = [];
  void tab.library.subscribe((event) => listeners.forEach((listen) => listen({ data: { kind: 'event', event } })));
  return {
    postMessage: (message: Broadcast) => {
      if (message.kind === 'signal') tab.library.noteRefined(message.signal.notebookId);
    },
    addEventListener: (_type: 'message', listener: (message: { data: Broadcast }) => void) => {
      listeners.push(listener);
    },
  };
}

describe('taking in what models found', () => {
  it('ends refinement with a plain error while builds fail, and takes it in when they work again', async () => {
    const notebook = await readWorld(WORLD);
    await notebook.tab.library.close();
    let isBroken = true;
    const builder = inProcessBuilder(notebook.store);
    const tab = await openTab(notebook.store, {
      builder: {
        ...builder,
        build: (...parameters) =>
          isBroken
            ? Promise.reject(new CausewayError('storage-full', 'There is no room left. Delete something.'))
            : builder.build(...parameters),
      },
    });
    await tab.library.resume();
    const findings = new IndexFindings(notebook.store, channelTo(tab));
    const rebuild = (notebookId: string, signal: AbortSignal) => findings.takeIn(notebookId, signal, 5);
    const { refiner, progress } = refinerOf({ store: notebook.store, tab }, truthfulModel(WORLD), { rebuild });
    await expect(refiner.run()).rejects.toMatchObject({ code: 'storage-full' });
    expect(progress.at(-1)).toMatchObject({ phase: 'failed', error: { code: 'storage-full' } });
    expect(progress.at(-1)!.error!.message).toContain('What was found is kept');

    isBroken = false;
    const again = refinerOf({ store: notebook.store, tab }, truthfulModel(WORLD), { rebuild });
    await again.refiner.run();
    expect(again.progress.at(-1)).toMatchObject({ phase: 'done' });
    expect((await indexOf(notebook.store)).origins?.names).toContain('scripted-1 extraction@1');
    await tab.library.close();
  });

  it('waits for nothing where no index is left, and stops when it is told to', async () => {
    const { store, tab } = await readWorld(WORLD);
    const findings = new IndexFindings(
      {
        readRefinementMark: async () => 3,
        readIndexHead: (notebookId) => store.readIndexHead(notebookId),
      },
      { postMessage: () => {}, addEventListener: () => {} },
    );
    const controller = new AbortController();
    const waiting = findings.takeIn(NOTEBOOK, controller.signal, 5);
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
    await store.commitIndex(NOTEBOOK, null);
    await findings.takeIn(NOTEBOOK, new AbortController().signal, 5);
    await tab.library.close();
  });
});
