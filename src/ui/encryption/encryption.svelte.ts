/**
 * @file Encrypted notebooks as the page handles them: what is asked of the person, how far encrypting is, and locking, by hand or when nothing was done for a while in any
 * tab. Locking loads the page again, which is what surely empties its memory and that of its workers.
 */
import { proxy } from 'comlink';
import type { ErrorInfo } from '../../rpc/contracts.ts';
import type { OnFraction } from '../../rpc/encryption.ts';
import { errorInfo } from '../errors.ts';
import { recall, remember } from '../remembered.ts';
import type { Library } from '../state/library.svelte.ts';
import type { Toasts } from '../state/toasts.svelte.ts';
import { encryption as texts } from '../texts/encryption.ts';
import type { Services } from '../workers.ts';

/** What a dialog asks a passphrase for. */
export type Asked = 'encrypt' | 'change' | 'decrypt';

/** After how many minutes without anything done notebooks may be locked; 0: never. */
export const LOCK_AFTER = [5, 15, 30, 60, 0] as const;
const USUALLY_AFTER = 15;

const MINUTE_MS = 60_000;
/** How often the clock is looked at. */
const LOOK_MS = 5_000;
/** How often activity is written down for the other tabs. */
const NOTE_MS = 5_000;
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

function chosenMinutes(): number {
  const chosen = Number(recall('causeway.lock-after') ?? USUALLY_AFTER);
  return LOCK_AFTER.find((minutes) => minutes === chosen) ?? USUALLY_AFTER;
}

export class Encryption {
  asked = $state<Asked | null>(null);
  /** 0 to 1 of what is being encrypted, decrypted or opened; null: nothing is. */
  fraction = $state<number | null>(null);
  /** Why the passphrase did not do what it was entered for. */
  error = $state.raw<ErrorInfo | null>(null);
  lockAfter = $state(chosenMinutes());

  readonly #services: Services;
  readonly #library: Library;
  readonly #toasts: Toasts;
  readonly #flush: () => void;
  #activeAt = Date.now();
  #notedAt = 0;

  /** @param flush saves what was typed and is not saved yet */
  constructor(services: Services, library: Library, toasts: Toasts, flush: () => void) {
    this.#services = services;
    this.#library = library;
    this.#toasts = toasts;
    this.#flush = flush;
  }

  /** Begins to watch whether anything is done in this tab. */
  watch(): void {
    for (const type of ACTIVITY) addEventListener(type, () => this.#noteActivity(), { passive: true, capture: true });
    setInterval(() => this.#lockWhenIdle(), LOOK_MS);
  }

  ask(what: Asked | null): void {
    this.asked = what;
    this.error = null;
  }

  chooseLockAfter(minutes: number): void {
    this.lockAfter = minutes;
    remember('causeway.lock-after', String(minutes));
  }

  /** @returns whether it was done; else `error` says why not */
  async encrypt(passphrase: string): Promise<boolean> {
    const { notebook } = this.#library;
    if (!notebook) return true;
    this.#flush();
    const isDone = await this.#attempt((onFraction) =>
      this.#services.library.encryptNotebook(notebook.id, passphrase, onFraction),
    );
    // What questions are limited to names sources and tags.
    if (isDone) remember(`causeway.scope.${notebook.id}`, null);
    if (isDone) this.#toasts.show(texts.encrypted(notebook.name));
    return isDone;
  }

  /** @returns as `encrypt` */
  async decrypt(passphrase: string): Promise<boolean> {
    const { notebook } = this.#library;
    if (!notebook) return true;
    this.#flush();
    const isDone = await this.#attempt((onFraction) =>
      this.#services.library.decryptNotebook(notebook.id, passphrase, onFraction),
    );
    if (isDone) this.#toasts.show(texts.decrypted(notebook.name));
    return isDone;
  }

  /** @returns as `encrypt` */
  async change(passphrase: string, next: string): Promise<boolean> {
    const { notebook } = this.#library;
    if (!notebook) return true;
    const isDone = await this.#attempt(() => this.#services.library.changePassphrase(notebook.id, passphrase, next));
    if (isDone) this.#toasts.show(texts.changed);
    return isDone;
  }

  /** A passphrase is about to be typed: what opening needs and no key is for is got ready. What fails here is told by opening. */
  prepare(): void {
    void this.#services.library.prepareUnlocking().catch(() => {});
    void this.#services.ask.prepare().catch(() => {});
  }

  /** @returns as `encrypt` */
  async unlock(notebookId: string, passphrase: string): Promise<boolean> {
    this.#activeAt = Date.now();
    void this.#services.ask.readAhead(notebookId).catch(() => {});
    const isDone = await this.#attempt((onFraction) =>
      this.#services.library.unlockNotebook(notebookId, passphrase, onFraction),
    );
    if (isDone) void this.#library.showUnlocked(notebookId);
    return isDone;
  }

  /** Locks every notebook that is encrypted; this page and all others of the app are loaded again. */
  async lock(): Promise<void> {
    this.#flush();
    for (const { id, encryption } of this.#library.notebooks) {
      if (encryption === 'unlocked') await this.#services.library.lockNotebook(id);
    }
  }

  async #attempt(work: (onFraction: OnFraction) => Promise<void>): Promise<boolean> {
    this.error = null;
    this.fraction = 0;
    let isRunning = true;
    // Told through a port of its own, the last of it may come after the end.
    const tell = (fraction: number): void => {
      if (isRunning) this.fraction = fraction;
    };
    try {
      await work(proxy(tell));
      return true;
    } catch (thrown) {
      this.error = errorInfo(thrown);
      return false;
    } finally {
      isRunning = false;
      this.fraction = null;
    }
  }

  #noteActivity(): void {
    this.#activeAt = Date.now();
    // Where there is nothing to lock, nothing of it is written down.
    if (Math.abs(this.#activeAt - this.#notedAt) < NOTE_MS || !this.#isAnyUnlocked()) return;
    this.#notedAt = this.#activeAt;
    remember('causeway.active', String(this.#activeAt));
  }

  #lockWhenIdle(): void {
    const now = Date.now();
    // A clock that was set back must not keep notebooks open.
    if (this.#activeAt > now) this.#activeAt = now;
    const elsewhere = Number(recall('causeway.active') ?? 0);
    const activeAt = elsewhere > now ? this.#activeAt : Math.max(this.#activeAt, elsewhere);
    if (this.lockAfter === 0 || now - activeAt < this.lockAfter * MINUTE_MS || this.fraction !== null) return;
    if (this.#isAnyUnlocked()) void this.lock();
  }

  #isAnyUnlocked(): boolean {
    return this.#library.notebooks.some(({ encryption }) => encryption === 'unlocked');
  }
}
