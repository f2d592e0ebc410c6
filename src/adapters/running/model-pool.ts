/**
 * @file The models in memory: loaded when they are first used, unloaded when nobody used them for a while or another one needs the
 * memory. A model whose device went away is loaded anew and its call made once more.
 */
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import type { Clock, StopSignal } from '../../engine/ports.ts';
import type { RunningCard } from '../../rpc/model-manager.ts';
import type { ModelDevice } from '../../rpc/models.ts';
import type { HeldModel } from '../../rpc/running.ts';
import type { RunningModel } from '../transformers/load.ts';
import { cancelled } from '../transformers/cancelled.ts';

export interface PoolDependencies {
  /** Loads a model in a worker of its own; unloading it ends the worker. */
  load(card: RunningCard, device: ModelDevice): Promise<RunningModel>;
  /** Where a model should run; the processor is tried where a graphics processor turns out not to do. */
  deviceFor(card: RunningCard): Promise<ModelDevice>;
  clock: Clock;
  /** A model was loaded, unloaded, or has begun to load. */
  onChange(): void;
  /** A call has succeeded, or failed for good. */
  onOutcome(card: RunningCard, failure: CausewayError | null): void;
}

interface Held {
  card: RunningCard;
  phase: HeldModel['phase'];
  device: ModelDevice;
  running: Promise<RunningModel>;
  users: number;
  usedAt: number;
}

/** Rejects as soon as the signal does; what was waited for goes on. */
function unlessStopped<Result>(work: Promise<Result>, signal: StopSignal | undefined): Promise<Result> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(cancelled());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function oneMoreUser(held: Held): Held {
  held.users++;
  return held;
}

export class ModelPool {
  readonly #use: PoolDependencies;
  readonly #held = new Map<string, Held>();

  constructor(dependencies: PoolDependencies) {
    this.#use = dependencies;
  }

  get held(): HeldModel[] {
    return [...this.#held.values()].map(({ card, phase, device }) => ({ id: card.id, phase, device }));
  }

  /**
   * Does something with a model. What fails because the device went away is done once more with the model loaded anew; what fails for
   * lack of memory, once more without the other models.
   *
   * @param body may be called twice
   * @param signal ends waiting for a model that is being loaded; the load goes on
   * @throws CausewayError as `ModelHostApi.load`, and whatever `body` throws
   */
  async use<Result>(
    card: RunningCard,
    body: (running: RunningModel) => Promise<Result>,
    signal?: StopSignal,
  ): Promise<Result> {
    for (let isAgain = false; ; isAgain = true) {
      let held: Held | null = null;
      try {
        held = await this.#hold(card);
        const result = await body(await unlessStopped(held.running, signal));
        this.#use.onOutcome(card, null);
        return result;
      } catch (thrown) {
        const error = toCausewayError(thrown);
        const { code, details } = error;
        if (held !== null && (code === 'model-lost' || details['restart'] === true)) await this.#drop(held);
        const helps = code === 'model-lost' || (code === 'model-out-of-memory' && (await this.#makeRoom(card.id)));
        if (isAgain || !helps || signal?.aborted) {
          this.#use.onOutcome(card, error);
          throw thrown;
        }
      } finally {
        if (held !== null) {
          held.users--;
          held.usedAt = this.#use.clock();
        }
      }
    }
  }

  async unload(id: string): Promise<void> {
    const held = this.#held.get(id);
    if (held) await this.#drop(held);
  }

  /** Unloads what nobody used for so many milliseconds. */
  async unloadIdle(ms: number): Promise<void> {
    const before = this.#use.clock() - ms;
    for (const held of [...this.#held.values()]) {
      if (held.users === 0 && held.phase === 'ready' && held.usedAt <= before) await this.#drop(held);
    }
  }

  /** The model for one more user: it is not unloaded for being idle until that one is done. */
  async #hold(card: RunningCard): Promise<Held> {
    const known = this.#held.get(card.id);
    if (known && known.card.contextWindow === card.contextWindow) return oneMoreUser(known);
    if (known) await this.#drop(known);
    const device = await this.#use.deviceFor(card);
    // Another call may have begun to load it meanwhile.
    const other = this.#held.get(card.id);
    if (other) return oneMoreUser(other);
    const held: Held = {
      card,
      phase: 'loading',
      device,
      running: this.#load(card, device).catch((thrown: unknown) => {
        const runsElsewhere = card.format === 'onnx' && device === 'webgpu';
        if (!runsElsewhere || toCausewayError(thrown).code !== 'model-unsupported') throw thrown;
        held.device = 'wasm';
        return this.#load(card, 'wasm');
      }),
      users: 1,
      usedAt: this.#use.clock(),
    };
    this.#held.set(card.id, held);
    held.running.then(
      () => {
        held.phase = 'ready';
        this.#use.onChange();
      },
      () => this.#forget(held),
    );
    this.#use.onChange();
    return held;
  }

  async #load(card: RunningCard, device: ModelDevice): Promise<RunningModel> {
    const running = await this.#use.load(card, device);
    if (running.task === card.task) return running;
    await running.port.unload();
    throw new CausewayError('model-unsupported', `${card.name} is for another task. Choose another model.`);
  }

  /** Unloads the models that are not in use, other than one; false when there were none. */
  async #makeRoom(exceptId: string): Promise<boolean> {
    const others = [...this.#held.values()].filter(({ card, users }) => card.id !== exceptId && users === 0);
    for (const held of others) await this.#drop(held);
    return others.length > 0;
  }

  async #drop(held: Held): Promise<void> {
    this.#forget(held);
    // A load that fails has ended its worker itself.
    await held.running.then(
      ({ port }) => port.unload(),
      () => {},
    );
  }

  #forget(held: Held): void {
    if (this.#held.get(held.card.id) !== held) return;
    this.#held.delete(held.card.id);
    this.#use.onChange();
  }
}
