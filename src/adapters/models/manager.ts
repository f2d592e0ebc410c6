/**
 * @file The model manager: downloads, imports, exports and deletes models, one tab at a time for each model, and fetches the encoder that
 * is part of the app. Nothing is asked of another origin unless a person asks for a download, looks a repository up, or goes on with a
 * download.
 */
import { CausewayError, toCausewayError, type ErrorCode } from '../../engine/errors.ts';
import type { Clock } from '../../engine/ports.ts';
import type { ErrorInfo } from '../../engine/records.ts';
import type {
  CatalogueModel,
  LocalModel,
  MachineFacts,
  MachineReport,
  ModelArchive,
  ModelCard,
  ModelEvent,
  ModelFileInput,
  ModelManagerApi,
  ModelProgress,
  RepositoryOffer,
  ShippedView,
} from '../../rpc/model-manager.ts';
import { CATALOGUE } from './catalogue-entries.ts';
import { modelId, repositoryOf } from './catalogue.ts';
import { runDownload } from './download.ts';
import { exportModel } from './export-model.ts';
import { repositoryFrom, type Hub } from './hub.ts';
import { importModel } from './import-model.ts';
import { LockWatch } from './lock-watch.ts';
import { ManagerEvents, type ManagerChannel } from './manager-events.ts';
import type { ModelLocks } from './model-locks.ts';
import { modelMissing, sizes, type ModelRecord, type ModelStore } from './model-store.ts';
import { lookUp, planDownload } from './plan-download.ts';
import { report, writtenSize } from './recommend.ts';
import { ShippedEncoder, type ShippedOptions } from './shipped-encoder.ts';
import type { Wait } from '../files/wait.ts';

export interface ManagerOptions {
  store: ModelStore;
  hub: Hub;
  locks: ModelLocks;
  channel: ManagerChannel | null;
  machine: () => Promise<MachineFacts>;
  estimate: () => Promise<{ usage?: number; quota?: number }>;
  clock: Clock;
  /** Milliseconds since the epoch. */
  now: () => number;
  wait: Wait;
  /** Has the parts of the app stored that models need besides their files. */
  offline: {
    /** Another one whenever those parts changed. */
    version: string;
    /** @throws CausewayError `network-failed` */
    prepare(card: ModelCard): Promise<void>;
  };
  /** Where the encoder is that is part of the app, and whether this browser can run it. */
  shipped: Pick<ShippedOptions, 'folder' | 'fetch' | 'hasSimd'>;
}

/** What stops a download from outside, so that it can go on later. */
const GOES_ON_LATER: ReadonlySet<ErrorCode> = new Set(['network-failed', 'network-off', 'storage-full']);

/** How long taking a model away can be undone, in milliseconds: as long as the notice with “Undo” is surely gone. */
const UNDO_FOR = 20_000;

export class ModelManager implements ModelManagerApi {
  readonly #options: ManagerOptions;
  readonly #store: ModelStore;
  readonly #events: ManagerEvents;
  /** Downloads of this tab, with what ends once they have stopped. */
  readonly #running = new Map<string, { controller: AbortController; ended: Promise<void> }>();
  readonly #watch: LockWatch;
  readonly #shipped: ShippedEncoder;
  #import: AbortController | null = null;
  /** Done once in each session. */
  #readying: Promise<void> | null = null;

  constructor(options: ManagerOptions) {
    this.#options = options;
    this.#store = options.store;
    this.#watch = new LockWatch(options);
    this.#events = new ManagerEvents(options.channel, (id) => this.#running.get(id)?.controller.abort());
    this.#shipped = new ShippedEncoder({
      ...options,
      ...options.shipped,
      version: options.offline.version,
      requireRoom: (bytes) => this.#requireRoom(bytes),
      tryHold: (id, body) => options.locks.tryHold(lockOf(id), body),
      isHeld: async (id) => (await options.locks.held()).has(lockOf(id)),
      onProgress: (progress) => this.#progress(progress),
      onChange: () => this.#changed(),
    });
  }

  async subscribe(listener: (event: ModelEvent) => void): Promise<void> {
    this.#events.subscribe(listener);
    await this.#tidy();
  }

  keepReady(): Promise<void> {
    this.#readying ??= this.#prepareAll();
    return this.#readying;
  }

  async catalogue(): Promise<CatalogueModel[]> {
    return [...CATALOGUE];
  }

  async machine(): Promise<MachineReport> {
    return report(await this.#options.machine(), CATALOGUE);
  }

  async list(): Promise<LocalModel[]> {
    const [records, held] = await Promise.all([this.#store.journal.models(), this.#options.locks.held()]);
    const shown = records.filter(({ removedAt, origin }) => removedAt === null && origin !== 'app');
    for (const { card, status } of shown) {
      const { id } = card;
      if (status === 'ready' || this.#running.has(id) || !held.has(lockOf(id))) continue;
      void this.#watch.whenFree(lockOf(id), () => this.#leftElsewhere(id)).catch(() => {}); // so will the next list
    }
    return Promise.all(shown.map((record) => this.#local(record, held)));
  }

  shipped(): Promise<ShippedView> {
    return this.#shipped.view();
  }

  async fetchShipped(isAsked: boolean): Promise<ErrorInfo | null> {
    const error = await this.#shipped.bring(isAsked);
    const card = await this.#store.shippedCard();
    if (card !== null) await this.#prepare(card.id);
    return error;
  }

  async lookUp(repository: string): Promise<RepositoryOffer> {
    return lookUp(this.#options.hub, repositoryFrom(repository));
  }

  async download(repository: string, variant: string): Promise<string> {
    const entry = CATALOGUE.find((model) => model.repository === repository);
    const name = entry ? repositoryOf(entry, variant) : repositoryFrom(repository);
    const id = modelId(name, variant);
    const known = await this.#store.journal.model(id);
    if (known?.removedAt === null) {
      if (known.status === 'coming') await this.resume(id);
      return id;
    }
    if (known) await this.#delete(id);
    const plan = await planDownload(this.#options.hub, name, variant, new AbortController().signal);
    await this.#requireRoom(plan.files.reduce((sum, { size }) => sum + (size ?? 0), 0));
    await this.#store.journal.begin(
      {
        card: plan.card,
        status: 'coming',
        origin: 'hub',
        revision: plan.revision,
        addedAt: this.#options.now(),
        removedAt: null,
        error: null,
      },
      plan.files,
    );
    this.#start(id);
    return id;
  }

  async pause(id: string): Promise<void> {
    await this.#stop(id);
  }

  async resume(id: string): Promise<void> {
    const record = await this.#store.journal.model(id);
    if (record === null || record.removedAt !== null) throw modelMissing(id);
    if (record.status !== 'coming' || this.#running.has(id)) return;
    const { bytes, bytesHere } = sizes(await this.#store.journal.files(id));
    await this.#requireRoom(bytes - bytesHere);
    await this.#store.journal.change(id, { error: null });
    this.#start(id);
  }

  async cancel(id: string): Promise<void> {
    await this.#stop(id);
    await this.#delete(id);
  }

  async remove(id: string): Promise<void> {
    await this.#store.journal.change(id, { removedAt: this.#options.now() });
    this.#changed();
    this.#deleteLater(id);
  }

  async restore(id: string): Promise<void> {
    await this.#store.journal.change(id, { removedAt: null });
    this.#changed();
  }

  async importFiles(files: ModelFileInput[]): Promise<string> {
    const { clock, now, locks } = this.#options;
    if (this.#import !== null)
      throw new CausewayError('usage', 'Another model is being imported. Wait until it is here.');
    const controller = new AbortController();
    this.#import = controller;
    try {
      const id = await importModel(files, {
        store: this.#store,
        clock,
        now,
        requireRoom: (bytes) => this.#requireRoom(bytes),
        holdLock: (id, body) => locks.hold(lockOf(id), body),
        onProgress: (progress) => this.#progress(progress),
        signal: controller.signal,
      });
      await this.#prepare(id);
      return id;
    } finally {
      this.#import = null;
      this.#changed();
    }
  }

  async cancelImport(): Promise<void> {
    this.#import?.abort();
  }

  exportModel(id: string): Promise<ModelArchive> {
    return exportModel(this.#store, id, this.#options.now());
  }

  #start(id: string): void {
    // It may have been started while this start was being prepared.
    if (this.#running.has(id)) return;
    const controller = new AbortController();
    const ended = this.#run(id, controller.signal).finally(() => {
      this.#running.delete(id);
      this.#changed();
    });
    this.#running.set(id, { controller, ended });
    this.#changed();
  }

  async #run(id: string, signal: AbortSignal): Promise<void> {
    const { hub, clock, wait, locks } = this.#options;
    try {
      // Another tab may be at it already; then there is nothing to do here.
      await locks.tryHold(lockOf(id), () =>
        runDownload(id, {
          store: this.#store,
          fetch: hub.fetch,
          clock,
          wait,
          signal,
          onProgress: (progress) => this.#progress(progress),
        }),
      );
      await this.#prepare(id);
    } catch (thrown) {
      const { code, message } = toCausewayError(thrown);
      if (code !== 'cancelled') await this.#store.journal.change(id, { error: { code, message } });
    }
  }

  /** Makes sure that a model that is here runs without a network too; what fails now is tried again in the next session. */
  async #prepare(id: string): Promise<void> {
    const { version, prepare } = this.#options.offline;
    const record = await this.#store.journal.model(id);
    if (record?.status !== 'ready' || record.removedAt !== null || record.preparedFor === version) return;
    try {
      await prepare(record.card);
      await this.#store.journal.change(id, { preparedFor: version });
    } catch (thrown) {
      if (toCausewayError(thrown).code !== 'network-failed') throw thrown;
    }
  }

  /** Another tab was at work on a model and is not any more. */
  async #leftElsewhere(id: string): Promise<void> {
    await this.#options.locks.tryHold(lockOf(id), async () => {
      if ((await this.#store.journal.model(id))?.status === 'importing') await this.#store.delete(id);
    });
    this.#changed();
  }

  /** Stops work on a model in whatever tab it is done. */
  async #stop(id: string): Promise<void> {
    const running = this.#running.get(id);
    this.#events.stopElsewhere(id);
    running?.controller.abort();
    await running?.ended;
  }

  async #delete(id: string): Promise<void> {
    await this.#options.locks.hold(lockOf(id), () => this.#store.delete(id));
    this.#changed();
  }

  #deleteLater(id: string): void {
    const { wait, now } = this.#options;
    const deletion = wait(UNDO_FOR, new AbortController().signal).then(async () => {
      const record = await this.#store.journal.model(id);
      const removedAt = record?.removedAt ?? null;
      if (removedAt !== null && now() - removedAt >= UNDO_FOR) await this.#delete(id);
    });
    // What could not be deleted now is deleted at the next start.
    deletion.catch(() => {});
  }

  /** Ends what an earlier session left unfinished: models taken away, and imports that were cut off. */
  async #tidy(): Promise<void> {
    const [records, held] = await Promise.all([this.#store.journal.models(), this.#options.locks.held()]);
    for (const { card, status, removedAt } of records) {
      const abandoned = status === 'importing' && !held.has(lockOf(card.id));
      const over = removedAt !== null && this.#options.now() - removedAt >= UNDO_FOR;
      if (abandoned || over) await this.#delete(card.id);
      else if (removedAt !== null) this.#deleteLater(card.id);
    }
    void this.keepReady().catch(() => {}); // told when a model is used
  }

  async #prepareAll(): Promise<void> {
    for (const { card } of await this.#store.journal.models()) await this.#prepare(card.id);
  }

  async #requireRoom(bytes: number): Promise<void> {
    if (await this.#hasRoom(bytes)) return;
    // Models that were taken away, and could still be brought back, make way first.
    const records = await this.#store.journal.models();
    for (const { card, removedAt } of records) if (removedAt !== null) await this.#delete(card.id);
    if (await this.#hasRoom(bytes)) return;
    throw new CausewayError(
      'storage-full',
      `There is not enough room: the model needs ${writtenSize(bytes)}, and the browser does not give that much to this page. ` +
        'Free space on this device, delete a model, or choose a smaller variant.',
      { needed: bytes },
    );
  }

  async #hasRoom(bytes: number): Promise<boolean> {
    const { usage, quota } = await this.#options.estimate();
    if (usage !== undefined && quota !== undefined && bytes > quota - usage) return false;
    return this.#store.area.hasRoom(bytes);
  }

  async #local(record: ModelRecord, held: ReadonlySet<string>): Promise<LocalModel> {
    const files = await this.#store.journal.files(record.card.id);
    return {
      ...record.card,
      status: this.#running.has(record.card.id) ? 'downloading' : statusOf(record, held),
      origin: record.origin,
      addedAt: record.addedAt,
      files: files.length,
      ...sizes(files),
      error: record.error,
    };
  }

  #progress(progress: ModelProgress): void {
    this.#events.emit({ type: 'progress', progress });
  }

  #changed(): void {
    this.#events.emit({ type: 'models' });
  }
}

function lockOf(id: string): string {
  return `causeway-model:${id}`;
}

function statusOf({ card, status, error }: ModelRecord, held: ReadonlySet<string>): LocalModel['status'] {
  if (status === 'ready') return 'ready';
  if (held.has(lockOf(card.id))) return 'downloading';
  return error === null || GOES_ON_LATER.has(error.code) ? 'paused' : 'failed';
}
