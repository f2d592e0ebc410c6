/**
 * @file Brings the encoder here that is part of the app: from the app's own origin, file by file, each checked against the size and the
 * SHA-256 of the manifest; it is of no use before all of them are here. One that came with an earlier version of the app goes then. What
 * fails is kept, so that it is said once and not tried again at each start.
 */
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import type { Clock } from '../../engine/ports.ts';
import type { ErrorInfo } from '../../engine/records.ts';
import type { ModelProgress, ShippedModel, ShippedView } from '../../rpc/model-manager.ts';
import { ask, lost, type Fetch } from './hub.ts';
import { IncomingFile } from './incoming-file.ts';
import type { FileRecord } from './journal.ts';
import type { ModelStore } from './model-store.ts';
import { addressOf, bytesOf, cardOf, MANIFEST, parseShipped } from './shipped-manifest.ts';
import { TransferMeter } from './transfer-meter.ts';

export interface ShippedOptions {
  store: ModelStore;
  /** Address of the folder `encoder/` of the app, with a closing slash. */
  folder: string;
  fetch: Fetch;
  /** Another one for each version of the app. */
  version: string;
  hasSimd: () => boolean;
  clock: Clock;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** @throws CausewayError `storage-full` when the browser would not take so many bytes */
  requireRoom: (bytes: number) => Promise<void>;
  /** Runs the body if no tab works on the model; false when one does. */
  tryHold: (id: string, body: () => Promise<void>) => Promise<boolean>;
  isHeld: (id: string) => Promise<boolean>;
  onProgress: (progress: ModelProgress) => void;
  /** It is on its way, is here, or has failed. */
  onChange: () => void;
}

export class ShippedEncoder {
  readonly #use: ShippedOptions;

  constructor(options: ShippedOptions) {
    this.#use = options;
  }

  async view(): Promise<ShippedView> {
    const { store, isHeld } = this.#use;
    const { model: known, failure } = await store.journal.shipped();
    // What can't be told now is told when it is fetched.
    const model = known ?? (failure === null ? await this.#manifest().catch(() => null) : null);
    const isHere = (await store.shippedCard()) !== null;
    const isComing = !isHere && model !== null && (await isHeld(model.id));
    const status = isHere ? 'ready' : isComing ? 'fetching' : failure === null ? 'absent' : 'failed';
    return { model, status, error: status === 'failed' ? failure!.error : null };
  }

  /** As `ModelManagerApi.fetchShipped`. */
  async bring(isAsked: boolean): Promise<ErrorInfo | null> {
    const { store, version, onChange } = this.#use;
    const before = await store.journal.shipped();
    let model: ShippedModel | null = null;
    // Which versions of app and encoder an attempt is about; the manifest itself may be what fails.
    let attempt = version;
    try {
      model = await this.#manifest();
      attempt = `${version} ${model.id}`;
      if (!isAsked && before.failure?.attempt === attempt) return null;
      await this.#fetchAll(model, isAsked);
      await store.journal.saveShipped({ model, failure: null });
      return null;
    } catch (thrown) {
      const error = told(thrown);
      const { code } = error;
      // Without a network there is nothing to be said, and the next session tries again; one that is here serves on.
      const isQuiet = code === 'network-failed' || (await store.shippedCard()) !== null;
      if (isQuiet) return isAsked ? error : null;
      await store.journal.saveShipped({ model: model ?? before.model, failure: { attempt, error } });
      return isAsked || before.failure?.attempt !== attempt ? error : null;
    } finally {
      onChange();
    }
  }

  async #manifest(): Promise<ShippedModel> {
    const response = await this.#get(MANIFEST, `${this.#use.folder}${MANIFEST}`);
    return parseShipped(await response.text());
  }

  async #get(path: string, address: string): Promise<Response> {
    const response = await ask(this.#use.fetch, address, {});
    if (response.status >= 500) {
      throw new CausewayError('network-failed', `The server of the app answered with error ${response.status}.`);
    }
    if (response.ok) return response;
    throw new CausewayError('model-missing', `It is not on the server of the app (${path}).`);
  }

  /** @param isAnew whether it is fetched although it is here: its copy may have turned out to be damaged */
  async #fetchAll(model: ShippedModel, isAnew: boolean): Promise<void> {
    const { store, hasSimd, requireRoom, tryHold } = this.#use;
    if (!isAnew && (await this.#isHere(model))) return;
    if (!hasSimd()) {
      throw new CausewayError(
        'model-unsupported',
        'This browser lacks what it is computed with (WebAssembly SIMD). Newer browsers have it.',
      );
    }
    await requireRoom(bytesOf(model));
    await tryHold(model.id, async () => {
      try {
        await this.#fetchFiles(model);
      } catch (thrown) {
        await store.delete(model.id);
        throw thrown;
      }
      await store.journal.change(model.id, { status: 'ready' });
      for (const { card, origin } of await store.journal.models()) {
        if (origin === 'app' && card.id !== model.id) await store.delete(card.id);
      }
    });
  }

  /** An update may bring another reader for the encoder that is here: its vectors stay what they are, its files are fetched anew. */
  async #isHere({ id, files }: ShippedModel): Promise<boolean> {
    const { store } = this.#use;
    if ((await store.shippedCard())?.id !== id) return false;
    const kept = new Map((await store.journal.files(id)).map(({ path, sha256 }) => [path, sha256]));
    return files.length === kept.size && files.every(({ path, sha256 }) => kept.get(path) === sha256);
  }

  async #fetchFiles(model: ShippedModel): Promise<void> {
    const { store, clock, now, onProgress, onChange } = this.#use;
    const records = model.files.map(({ path, size, sha256 }): FileRecord => ({
      model: model.id,
      path,
      url: addressOf(this.#use.folder, path),
      size,
      checksum: { kind: 'sha256', value: sha256 },
      bytesHere: 0,
      complete: false,
      hashState: null,
      sha256: '',
    }));
    await store.delete(model.id);
    await store.journal.begin(
      {
        card: cardOf(model),
        status: 'importing',
        origin: 'app',
        revision: '',
        addedAt: now(),
        removedAt: null,
        error: null,
      },
      records,
    );
    await store.journal.saveShipped({ model, failure: null });
    onChange();
    const meter = new TransferMeter(model.id, 'fetching', records, clock, onProgress);
    for (const record of records) {
      await this.#fetchFile(record, meter);
      meter.complete(record.path);
    }
  }

  async #fetchFile(record: FileRecord, meter: TransferMeter): Promise<void> {
    const response = await this.#get(record.path, record.url);
    const file = await IncomingFile.open(this.#use.store, record);
    const reader = response.body!.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read().catch((thrown: unknown) => {
          throw lost(thrown, record.url);
        });
        if (done) break;
        await file.append(value);
        meter.at(record.path, file.size, record.size);
      }
      await file.complete();
    } finally {
      await reader.cancel().catch(() => {});
      await file.close();
    }
  }
}

/** What went wrong, in terms of a file that no person has to do with. */
function told(thrown: unknown): ErrorInfo {
  const { code, message, details } = toCausewayError(thrown);
  if (code !== 'model-damaged') return { code, message };
  return { code, message: `What came from the server of the app is cut or altered (${details['path']}).` };
}
