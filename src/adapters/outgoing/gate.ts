/**
 * @file The only way to another origin: each request passes the offline switch and is written down before it is sent, with what came of
 * it afterwards. What can't be written down is not asked.
 */
import { CausewayError } from '../../engine/errors.ts';
import type { OutgoingMessage, Why } from '../../rpc/privacy.ts';
import type { OutgoingLog, RequestRecord } from './log.ts';

/** As `fetch`, with the reason why it is asked. */
export type AskOutside = (url: string, init: RequestInit, why: Why) => Promise<Response>;

/** The part of `BroadcastChannel` that is used. */
export interface OutgoingChannel {
  postMessage(message: OutgoingMessage): void;
  addEventListener(type: 'message', listener: (message: { data: OutgoingMessage }) => void): void;
}

export interface GateOptions {
  log: OutgoingLog;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  channel: OutgoingChannel;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Names this worker; it holds the lock of that name for as long as it lives ({@link lockOfSession}). */
  session: string;
}

/** How many bytes may come before their number is noted again: what a killed browser may leave uncounted. */
const NOTED_EVERY = 1 << 20;

/** The lock that tells other workers that requests of a session may still run. */
export function lockOfSession(session: string): string {
  return `causeway-outgoing:${session}`;
}

function networkOff(url: string): CausewayError {
  const { host } = new URL(url);
  return new CausewayError(
    'network-off',
    `The offline switch is on, so nothing is asked of ${host}. Turn it off on the screen “Privacy”, then try again.`,
    { host },
  );
}

/** What is known of a request while it runs, and the notes of it in the list. */
class Running {
  bytes = 0;
  #noted = 0;
  #hasEnded = false;

  constructor(
    readonly use: GateOptions,
    readonly id: number,
  ) {}

  async came(bytes: number): Promise<void> {
    this.bytes += bytes;
    if (this.bytes - this.#noted < NOTED_EVERY) return;
    this.#noted = this.bytes;
    await this.note({ bytes: this.bytes });
  }

  async end(outcome: RequestRecord['outcome']): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    await this.note({ bytes: this.bytes, outcome });
    this.use.channel.postMessage({ kind: 'requests' });
  }

  /** A note that fails leaves the request as one whose end is not known, which is true. */
  async note(changes: Partial<RequestRecord>): Promise<void> {
    await this.use.log.change(this.id, changes).catch(() => {});
  }
}

export function gate(use: GateOptions): AskOutside {
  const controllers = new Set<AbortController>();
  use.channel.addEventListener('message', ({ data }) => {
    if (data.kind !== 'switch' || !data.isOffline) return;
    for (const controller of controllers) controller.abort();
  });

  return async (url, init, { purpose, about }) => {
    // Known to the switch before the list is asked: turned in between, it still ends the request.
    const controller = new AbortController();
    controllers.add(controller);
    const over = (): void => void controllers.delete(controller);
    const { id, isBlocked } = await use.log
      .begin({
        at: use.now(),
        address: url,
        purpose,
        about,
        answeredBy: '',
        status: null,
        bytes: 0,
        outcome: 'running',
        session: use.session,
      })
      .catch((thrown: unknown) => {
        over();
        throw thrown;
      });
    use.channel.postMessage({ kind: 'requests' });
    if (isBlocked) {
      over();
      throw networkOff(url);
    }
    const running = new Running(use, id);
    const outer = init.signal ?? null;
    /** Notes why it ended, and gives what the asking code is told. */
    const broken = async (thrown: unknown): Promise<unknown> => {
      over();
      const isOff = controller.signal.aborted;
      await running.end(isOff ? 'switched-off' : outer?.aborted ? 'stopped' : 'failed');
      return isOff ? networkOff(url) : thrown;
    };
    const signal = outer ? AbortSignal.any([outer, controller.signal]) : controller.signal;
    let response: Response;
    try {
      response = await use.fetch(url, { ...init, signal });
    } catch (thrown) {
      throw await broken(thrown);
    }
    await running.note({ status: response.status, answeredBy: answeredBy(url, response) });
    const { status, statusText, headers } = response;
    if (!response.ok || response.body === null) {
      await response.body?.cancel().catch(() => {});
      over();
      await running.end(response.ok ? 'complete' : 'refused');
      return new Response(null, { status, statusText, headers });
    }
    const reader = response.body.getReader();
    const counted = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        async pull(stream) {
          try {
            const { done, value } = await reader.read();
            if (!done) {
              await running.came(value.length);
              stream.enqueue(value);
              return;
            }
            over();
            await running.end('complete');
            stream.close();
          } catch (thrown) {
            stream.error(await broken(thrown));
          }
        },
        async cancel(reason) {
          await reader.cancel(reason).catch(() => {});
          over();
          await running.end('stopped');
        },
      },
      // Nothing is read ahead of who reads, so that what is noted is what came.
      { highWaterMark: 0 },
    );
    return new Response(counted, { status, statusText, headers });
  };
}

function answeredBy(url: string, response: Response): string {
  const asked = new URL(url).host;
  const answered = response.url === '' ? asked : new URL(response.url).host;
  return answered === asked ? '' : answered;
}
