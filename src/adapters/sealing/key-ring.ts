/**
 * @file The keys of the notebooks that are unlocked, in the memory of one worker. Workers tell each other over a channel of this origin, in all tabs: which notebook was
 * unlocked, with its key, which none of them can read out, and which was locked. A worker that was started later asks the others, where any has the key. Nothing of it is ever
 * stored: when the last worker ends, all notebooks are locked.
 */
import type { KeyHolders } from './key-holders.ts';
import { NotebookKeys } from './keys.ts';

/** `session` names one unlocking: what is said of one that was ended by locking comes too late. */
export type KeyMessage =
  | { kind: 'unlocked'; notebookId: string; session: string; master: CryptoKey }
  | { kind: 'locked'; notebookId: string; session: string }
  | { kind: 'asked'; notebookId: string };

/** The part of `BroadcastChannel` that is used. */
export interface KeyChannel {
  postMessage(message: KeyMessage): void;
  addEventListener(type: 'message', listener: (message: { data: KeyMessage }) => void): void;
}

export const KEY_CHANNEL = 'causeway-keys';

/** How long the others have to answer, in milliseconds: they may be busy, and nothing is lost but a moment when nobody has the key. */
const ANSWER_MS = 300;

interface Held {
  session: string;
  keys: Promise<NotebookKeys>;
  /** Ends that this worker is known to have the key. */
  end(): void;
}

export class KeyRing {
  readonly #held = new Map<string, Held>();
  readonly #ended = new Set<string>();
  /** Notebooks that the others were asked for: what is unlocked afterwards, they tell. */
  readonly #asked = new Map<string, Promise<void>>();
  readonly #answered = new Map<string, () => void>();
  readonly #arriving = new Map<string, () => void>();

  /**
   * @param channel null: no other worker has a part in it
   * @param holders null: whether any worker has a key shows only by none answering
   */
  constructor(
    private readonly channel: KeyChannel | null = null,
    private readonly holders: KeyHolders | null = null,
  ) {
    channel?.addEventListener('message', ({ data }) => this.#hear(data));
  }

  /** Null where the notebook is locked. */
  async get(notebookId: string): Promise<NotebookKeys | null> {
    if (!this.#held.has(notebookId)) await this.#ask(notebookId);
    return (await this.#held.get(notebookId)?.keys) ?? null;
  }

  /**
   * A notebook is about to be unlocked, here or by another worker: whoever wants its key then waits for it once more.
   *
   * @returns resolves once the key is here
   */
  expect(notebookId: string): Promise<void> {
    this.#asked.delete(notebookId);
    if (this.#held.has(notebookId)) return Promise.resolve();
    return new Promise((resolve) => this.#arriving.set(notebookId, resolve));
  }

  async unlock(notebookId: string, master: CryptoKey): Promise<void> {
    const session = crypto.randomUUID();
    const held = await this.#take(notebookId, session, master);
    this.channel?.postMessage({ kind: 'unlocked', notebookId, session, master });
    await held.keys;
  }

  /** Forgets the keys, here and in all other workers. */
  lock(notebookId: string): void {
    const session = this.#held.get(notebookId)?.session ?? '';
    this.#end(notebookId, session);
    this.channel?.postMessage({ kind: 'locked', notebookId, session });
  }

  #end(notebookId: string, session: string): void {
    this.#ended.add(session);
    this.#held.get(notebookId)?.end();
    this.#held.delete(notebookId);
  }

  /** Resolves once others can know that the key is here. */
  async #take(notebookId: string, session: string, master: CryptoKey): Promise<Held> {
    const holding = this.holders?.hold(notebookId);
    const end = (): void => void holding?.then((release) => release());
    this.#held.get(notebookId)?.end();
    const held = { session, keys: NotebookKeys.of(master), end };
    this.#held.set(notebookId, held);
    this.#arriving.get(notebookId)?.();
    this.#arriving.delete(notebookId);
    await holding;
    return held;
  }

  #ask(notebookId: string): Promise<void> {
    if (this.channel === null) return Promise.resolve();
    const before = this.#asked.get(notebookId);
    if (before) return before;
    const asking = this.#askOthers(notebookId, this.channel);
    this.#asked.set(notebookId, asking);
    return asking;
  }

  async #askOthers(notebookId: string, channel: KeyChannel): Promise<void> {
    const answered = new Promise<void>((resolve) => this.#answered.set(notebookId, resolve));
    const isExpected = this.#arriving.has(notebookId);
    if (this.holders && !isExpected && !(await this.holders.any(notebookId))) return;
    channel.postMessage({ kind: 'asked', notebookId });
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, ANSWER_MS))]);
  }

  #hear(message: KeyMessage): void {
    const { kind, notebookId } = message;
    if (kind === 'locked') return this.#end(notebookId, message.session);
    if (kind === 'asked') return void this.#answer(notebookId);
    const { session, master } = message;
    if (this.#ended.has(session)) return;
    if (this.#held.get(notebookId)?.session !== session) {
      void this.#take(notebookId, session, master);
    }
    this.#answered.get(notebookId)?.();
  }

  async #answer(notebookId: string): Promise<void> {
    const held = this.#held.get(notebookId);
    if (!held) return;
    const { master } = await held.keys;
    if (this.#held.get(notebookId) !== held) return;
    this.channel?.postMessage({ kind: 'unlocked', notebookId, session: held.session, master });
  }
}
