/** @file Shows and turns the offline switch, and lists the requests that were made to other origins. */
import type { HostSum, OutgoingList, OutgoingMessage, OutgoingRequest, PrivacyApi } from '../../rpc/privacy.ts';
import { lockOfSession, type OutgoingChannel } from './gate.ts';
import type { OutgoingLog, RequestRecord } from './log.ts';

export interface PrivacyOptions {
  /** Deletes what the browser keeps for the app. */
  erase: () => Promise<void>;
  log: OutgoingLog;
  channel: OutgoingChannel;
  /** Names of the locks that are held now, in any tab. */
  held: () => Promise<ReadonlySet<string>>;
}

export class PrivacyDesk implements PrivacyApi {
  readonly #use: PrivacyOptions;
  readonly #listeners = new Set<(message: OutgoingMessage) => unknown>();

  constructor(options: PrivacyOptions) {
    this.#use = options;
    options.channel.addEventListener('message', ({ data }) => this.#deliver(data));
  }

  async subscribe(listener: (message: OutgoingMessage) => void): Promise<void> {
    this.#listeners.add(listener);
  }

  isOffline(): Promise<boolean> {
    return this.#use.log.isOffline();
  }

  async setOffline(isOffline: boolean): Promise<void> {
    await this.#use.log.setOffline(isOffline);
    this.#tell({ kind: 'switch', isOffline });
  }

  async requests(most: number): Promise<OutgoingList> {
    const { log, held } = this.#use;
    const [records, locks] = await Promise.all([log.requests(), held()]);
    const newest = records.slice(Math.max(0, records.length - most)).reverse();
    return { requests: newest.map((record) => shown(record, locks)), count: records.length, hosts: sums(records) };
  }

  async forget(): Promise<void> {
    const locks = await this.#use.held();
    await this.#use.log.forget((record) => shown(record, locks).outcome === 'running');
    this.#tell({ kind: 'requests' });
  }

  async erase(): Promise<void> {
    this.#tell({ kind: 'erasing' });
    try {
      await this.#use.log.close();
      await this.#use.erase();
    } finally {
      this.#tell({ kind: 'erased' });
    }
  }

  #tell(message: OutgoingMessage): void {
    this.#use.channel.postMessage(message);
    this.#deliver(message);
  }

  #deliver(message: OutgoingMessage): void {
    for (const listener of this.#listeners) void listener(message);
  }
}

/** Without its worker, a request whose end was not noted is over, too. */
function shown({ id, session, outcome, ...rest }: RequestRecord, locks: ReadonlySet<string>): OutgoingRequest {
  const isOver = outcome === 'running' && !locks.has(lockOfSession(session));
  return { ...rest, id: id!, outcome: isOver ? 'unknown' : outcome };
}

function sums(records: readonly RequestRecord[]): HostSum[] {
  const hosts = new Map<string, HostSum>();
  for (const { address, bytes, outcome } of records) {
    if (outcome === 'blocked') continue;
    const { host } = new URL(address);
    const sum = hosts.get(host) ?? { host, requests: 0, bytes: 0 };
    hosts.set(host, { host, requests: sum.requests + 1, bytes: sum.bytes + bytes });
  }
  return [...hosts.values()].sort((left, right) => right.bytes - left.bytes || (left.host < right.host ? -1 : 1));
}
