/**
 * @file Which device an encoder runs faster on: a few batches on each, the faster one is remembered for this model and machine. A
 * graphics processor that is imitated by software is never tried.
 */
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import type { Clock } from '../../engine/ports.ts';
import type { MachineFacts, RunningCard } from '../../rpc/model-manager.ts';
import type { ModelDevice } from '../../rpc/models.ts';
import type { SpeedReport } from '../../rpc/running.ts';
import type { RunningModel } from '../transformers/load.ts';
import { speedKey, type ChoicesStore } from './choices.ts';

/** Texts as they occur in passages, of several lengths. */
const SENTENCES = [
  'Heavy rain flooded the cellar.',
  'The pump failed because its filter was blocked, and nobody had looked at it since spring.',
  'Prices rose.',
  'After the storm the line between both towns was out of service for three days, so the factory had to close.',
];
const BATCH = 32;
/** The first batch pays for what is set up at the first use and doesn't count. */
const COUNTED_BATCHES = 3;

export interface TrialDependencies {
  load(card: RunningCard, device: ModelDevice): Promise<RunningModel>;
  machine(): Promise<MachineFacts>;
  choices: ChoicesStore;
  /** Milliseconds. */
  clock: Clock;
}

function hasGpu({ gpu }: MachineFacts): boolean {
  return gpu !== null && !gpu.software;
}

/** What makes one machine as fast as it is, as far as a page can tell. */
function describe({ gpu, processors, threads }: MachineFacts): string {
  return `${gpu?.name ?? 'no gpu'} ${processors} ${threads ? 'threads' : 'one thread'}`;
}

export class EncoderTrial {
  readonly #use: TrialDependencies;

  constructor(dependencies: TrialDependencies) {
    this.#use = dependencies;
  }

  /**
   * Where a model should run: as measured, else on a real graphics processor, else on the processor. Those that run on nothing but a
   * graphics processor get whatever there is, since only a person chooses them.
   *
   * @throws CausewayError `model-unsupported` when there is none
   */
  async deviceFor(card: RunningCard): Promise<ModelDevice> {
    if (card.format === 'browser') return 'browser';
    const machine = await this.#use.machine();
    if (card.format === 'mlc') {
      if (machine.gpu !== null) return 'webgpu';
      throw new CausewayError(
        'model-unsupported',
        `${card.name} needs a graphics processor, and this browser offers none. Choose a model that runs without one.`,
      );
    }
    const { speeds } = await this.#use.choices.read();
    return speeds[speedKey(card.id, describe(machine))]?.device ?? (hasGpu(machine) ? 'webgpu' : 'wasm');
  }

  /**
   * Measures a model on each device and remembers the faster one.
   *
   * @throws CausewayError as `ModelHostApi.load` when it runs on none; `usage` for chat models
   */
  async measure(card: RunningCard): Promise<SpeedReport> {
    if (card.task === 'chat') throw new CausewayError('usage', 'Only models that read passages can be measured so.');
    const machine = await this.#use.machine();
    const devices: ModelDevice[] = hasGpu(machine) ? ['webgpu', 'wasm'] : ['wasm'];
    const reports: SpeedReport[] = [];
    let failure: unknown = null;
    for (const device of devices) {
      try {
        reports.push({ device, perSecond: await this.#speed(card, device) });
      } catch (thrown) {
        failure = thrown;
      }
    }
    const [best] = reports.sort((left, right) => right.perSecond - left.perSecond);
    if (best === undefined) throw toCausewayError(failure);
    await this.#use.choices.change((choices) => ({
      ...choices,
      speeds: { ...choices.speeds, [speedKey(card.id, describe(machine))]: best },
    }));
    return best;
  }

  /**
   * Has measuring decide where a model runs, where there is a choice and it was not measured here. What fails leaves the usual choice; never
   * rejects.
   *
   * @param onTrying told when measuring begins
   */
  async decide(card: RunningCard, onTrying: () => void = () => {}): Promise<void> {
    try {
      const machine = await this.#use.machine();
      const { speeds } = await this.#use.choices.read();
      if (!hasGpu(machine) || speedKey(card.id, describe(machine)) in speeds) return;
      onTrying();
      await this.measure(card);
    } catch {
      // It is told when the model is used.
    }
  }

  async #speed(card: RunningCard, device: ModelDevice): Promise<number> {
    const { clock } = this.#use;
    const texts = Array.from({ length: BATCH }, (_, at) => SENTENCES[at % SENTENCES.length]!);
    const running = await this.#use.load(card, device);
    try {
      await runOnce(running, texts);
      const startedAt = clock();
      for (let batch = 0; batch < COUNTED_BATCHES; batch++) await runOnce(running, texts);
      return (BATCH * COUNTED_BATCHES * 1000) / Math.max(1, clock() - startedAt);
    } finally {
      await running.port.unload();
    }
  }
}

async function runOnce(running: RunningModel, texts: readonly string[]): Promise<void> {
  if (running.task === 'embed') await running.port.embed(texts, 'passage');
  else if (running.task === 'rerank') await running.port.score(texts[0]!, texts);
  else throw new CausewayError('model-unsupported', 'This model writes, and reads no passages. Choose another one.');
}
