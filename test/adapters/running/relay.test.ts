import { beforeEach, describe, expect, it } from 'vitest';
import { NO_CHOICES } from '../../../src/adapters/running/choices.ts';
import { Relay, type RelayChannel, type RelayMessage } from '../../../src/adapters/running/relay.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import type { Answer, AnswerSentence } from '../../../src/engine/types.ts';
import type { RunningEvent, RunningHostApi, RunningState } from '../../../src/rpc/running.ts';

type Listener = (message: { data: RelayMessage }) => void;

/** A `BroadcastChannel` for each tab: a message reaches all tabs but its own, later and as a copy. */
class Bus {
  readonly #listeners = new Map<number, Listener[]>();

  join(tab: number): RelayChannel {
    this.#listeners.set(tab, []);
    return {
      postMessage: (message) => {
        const data = structuredClone(message);
        for (const [other, listeners] of this.#listeners) {
          if (other !== tab) for (const listener of listeners) queueMicrotask(() => listener({ data }));
        }
      },
      addEventListener: (_type, listener) => this.#listeners.get(tab)?.push(listener),
    };
  }

  /** The tab is closed. */
  leave(tab: number): void {
    this.#listeners.set(tab, []);
  }
}

const STATE: RunningState = {
  roles: NO_CHOICES.roles,
  settings: NO_CHOICES.settings,
  held: [],
  trying: null,
  problem: null,
  shipped: { isOff: false, failure: null },
};
const QUOTED = { question: 'Why?', sentences: [{ text: 'It rained.', citations: [] }] } as unknown as Answer;

/** A host that notes its calls and answers as the test says. */
class NotingHost {
  readonly calls: string[] = [];
  emit: (event: RunningEvent) => void = () => {};
  answering: Promise<void> = Promise.resolve();

  constructor(private readonly name: string) {}

  async state(): Promise<RunningState> {
    this.calls.push('state');
    return STATE;
  }

  async setRole(task: string, modelId: string | null): Promise<void> {
    this.calls.push(`setRole ${task} ${modelId}`);
    throw new CausewayError('model-missing', `The model ${modelId} is not here.`, { id: modelId ?? '' });
  }

  async answer(callId: string, answer: Answer, onSentences: (sentences: AnswerSentence[]) => void): Promise<Answer> {
    this.calls.push(`answer ${callId}`);
    onSentences([{ text: `${this.name} begins.`, citations: [] }]);
    await this.answering;
    return { ...answer, fallback: this.name };
  }
}

let bus: Bus;
let ids: number;
let told: string[];

beforeEach(() => {
  bus = new Bus();
  ids = 0;
  told = [];
});

function tab(number: number, host: NotingHost): Relay {
  return new Relay({
    channel: bus.join(number),
    becomeHost: async (emit) => {
      host.emit = emit;
      return host as unknown as RunningHostApi;
    },
    onSurroundings: async ({ visible }) => void told.push(`${number} ${visible}`),
    onBrowserModel: () => {},
    newId: () => `call-${ids++}`,
  });
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the relay', () => {
  it('serves its own tab and others from the one host, listeners and errors included', async () => {
    const host = new NotingHost('first');
    const first = tab(1, host);
    const second = tab(2, new NotingHost('second'));
    await first.lead();
    expect(await first.state()).toEqual(STATE);
    expect(await second.state()).toEqual(STATE);
    const heard: string[] = [];
    const answer = await second.answer('q', QUOTED, (sentences) => heard.push(sentences[0]!.text));
    expect(answer).toEqual({ ...QUOTED, fallback: 'first' });
    expect(heard).toEqual(['first begins.']);
    await expect(second.setRole('chat', 'gone')).rejects.toEqual(
      new CausewayError('model-missing', 'The model gone is not here.', { id: 'gone' }),
    );
    expect(host.calls).toEqual(['state', 'state', 'answer q', 'setRole chat gone']);
  });

  it('lets calls wait until there is a host', async () => {
    const host = new NotingHost('late');
    const first = tab(1, host);
    const second = tab(2, new NotingHost('second'));
    const waiting = Promise.all([first.state(), second.state()]);
    await settle();
    await first.lead();
    expect(await waiting).toEqual([STATE, STATE]);
    expect(host.calls).toEqual(['state', 'state']);
  });

  it('sends calls without an answer to the next host when the tab of the one before was closed', async () => {
    const gone = new NotingHost('gone');
    gone.answering = new Promise(() => {});
    const first = tab(1, gone);
    const heir = new NotingHost('heir');
    const second = tab(2, heir);
    const third = tab(3, new NotingHost('third'));
    await first.lead();
    const heard: string[] = [];
    const own = second.answer('own', QUOTED, ([sentence]) => heard.push(sentence!.text));
    const other = third.answer('other', QUOTED, () => {});
    await settle();
    bus.leave(1);
    await second.lead();
    expect((await own).fallback).toBe('heir');
    expect((await other).fallback).toBe('heir');
    expect(heard).toEqual(['gone begins.', 'heir begins.']);
    expect(heir.calls.sort()).toEqual(['answer other', 'answer own']);
  });

  it('does a call once that comes twice around a change of hosts', async () => {
    const host = new NotingHost('first');
    const first = tab(1, host);
    const second = tab(2, new NotingHost('second'));
    await first.lead();
    const asked = second.state();
    bus.join(9).postMessage({ kind: 'host' });
    await asked;
    await settle();
    expect(host.calls).toEqual(['state']);
  });

  it('tells events to every tab once', async () => {
    const host = new NotingHost('first');
    const first = tab(1, host);
    const second = tab(2, new NotingHost('second'));
    const heard: string[] = [];
    await first.subscribe((event) => heard.push(`first ${event.type}`));
    await second.subscribe((event) => heard.push(`second ${event.type}`));
    await first.lead();
    host.emit({ type: 'state', state: STATE });
    await settle();
    // That there is a new host is told too, since it knows nothing of what is looked at.
    expect(heard.sort()).toEqual(['first host', 'first state', 'second host', 'second state']);
  });

  it('fails calls, those that wait and later ones, where there can be no host', async () => {
    const relay = new Relay({
      channel: bus.join(1),
      becomeHost: () => Promise.reject(new CausewayError('storage-unavailable', 'No storage.')),
      onSurroundings: async () => {},
      onBrowserModel: () => {},
      newId: () => `call-${ids++}`,
    });
    const waiting = expect(relay.state()).rejects.toMatchObject({ code: 'storage-unavailable' });
    await expect(relay.lead()).rejects.toMatchObject({ code: 'storage-unavailable' });
    await waiting;
    await expect(relay.state()).rejects.toMatchObject({ code: 'storage-unavailable' });
  });
});
