/** @file Loads a model and its tokenizer from its files, or says what is wrong with them. */
import { AutoTokenizer, type PreTrainedModel, type PreTrainedTokenizer } from '@huggingface/transformers';
import type { ModelFiles } from '../../engine/ports.ts';
import type { ModelDevice, RunnableModel } from '../../rpc/models.ts';
import { toModelError, unsupported } from './errors.ts';
import { openModelFiles } from './library-files.ts';
import { gpuLoss, prepareRuntime, type RuntimeSurroundings } from './runtime.ts';

/** How a model is to be run. */
export interface Running {
  files: ModelFiles;
  device: ModelDevice;
  /** Null in Node. */
  surroundings: RuntimeSurroundings | null;
}

/** As the library's loaders: `AutoModel` and its kin. */
export interface Loader {
  from_pretrained(repository: string, options: object): Promise<PreTrainedModel>;
}

export interface Loaded {
  tokenizer: PreTrainedTokenizer;
  model: PreTrainedModel;
}

const VARIANTS: ReadonlySet<string> = new Set(['fp32', 'fp16', 'int8', 'uint8', 'q8', 'q4', 'q4f16', 'bnb4']);

/**
 * @throws CausewayError `model-damaged`, `model-unsupported`, `model-out-of-memory`, `model-failed`; nothing stays in memory then
 */
export async function loadModel(description: RunnableModel, loader: Loader, running: Running): Promise<Loaded> {
  const { id, variant } = description;
  if (!VARIANTS.has(variant)) throw unsupported(id, `its variant “${variant}” is not known`);
  prepareRuntime(running.device, variant, running.surroundings);
  const opened = openModelFiles(running.files);
  try {
    // The small files first: when one is missing or damaged, the large one is not read for nothing.
    const tokenizer = await AutoTokenizer.from_pretrained(opened.repository);
    const model = await loader.from_pretrained(opened.repository, { device: running.device, dtype: variant });
    return { tokenizer, model };
  } catch (thrown) {
    throw toModelError(thrown, id, opened.missing);
  } finally {
    opened.close();
  }
}

/**
 * Runs the model once after loading, so that a file of another kind of model shows now, and frees it when that fails.
 *
 * @param run is given what fails when the device goes away, or null
 */
export async function tryOut<Result>(
  id: string,
  model: PreTrainedModel,
  { device }: Running,
  run: (loss: Promise<never> | null) => Promise<Result>,
): Promise<Result> {
  const loss = gpuLoss(device);
  try {
    return await (loss === null ? run(loss) : Promise.race([loss, run(loss)]));
  } catch (thrown) {
    await model.dispose().catch(() => {});
    throw toModelError(thrown, id);
  }
}
