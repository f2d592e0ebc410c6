/** @file Loads a stored MLC model with web-llm, or says what is wrong with it or with the device. */
import type { AppConfig, ModelRecord } from '@mlc-ai/web-llm';
import { CausewayError } from '../../engine/errors.ts';
import type { ModelDevice, RunnableModel } from '../../rpc/models.ts';
import type { StoredModelFiles } from '../models/model-store.ts';
import { unsupported } from '../transformers/errors.ts';
import type { RunningModel } from '../transformers/load.ts';
import { readChatConfig } from './chat-config.ts';
import type { StartEngine } from './engine.ts';
import { toWebLlmError } from './errors.ts';
import { WebLlmLanguageModel, type Speech } from './language-model.ts';
import { addressesOf, serveFromStore } from './stored-cache.ts';
import { ModelTokens, readJson } from './tokens.ts';

/** How a model is to be run. */
export interface WebLlmRunning {
  files: StoredModelFiles;
  device: ModelDevice;
  start: StartEngine;
}

function configFor({ id, variant, contextWindow }: RunnableModel, files: StoredModelFiles): AppConfig {
  const { model, library } = addressesOf(files);
  const record: ModelRecord = {
    model_id: id,
    model,
    model_lib: library,
    required_features: variant.includes('f16') ? ['shader-f16'] : [],
    // One of the two must be off.
    overrides: { context_window_size: contextWindow, sliding_window_size: -1 },
  };
  return { model_list: [record], cacheBackend: 'cache' };
}

async function readSpeech(files: StoredModelFiles): Promise<Speech> {
  const [tokens, config, settings] = await Promise.all([
    ModelTokens.read(files),
    readChatConfig(files),
    readJson<{ chat_template?: unknown }>(files, 'tokenizer_config.json'),
  ]);
  return { tokens, config, thinks: JSON.stringify(settings?.chat_template ?? '').includes('enable_thinking') };
}

/** Nearly all memory is taken while loading, so a device that goes away then has most likely run out of it. */
function whileLoading(error: CausewayError, id: string): CausewayError {
  if (error.code !== 'model-lost') return error;
  return new CausewayError(
    'model-out-of-memory',
    `The graphics card gave up while ${id} was loading, most likely for lack of memory. Close other tabs, or choose a smaller model.`,
    error.details,
  );
}

/**
 * The small files are read first: when one is missing or damaged, gigabytes are not read for nothing.
 *
 * @throws CausewayError `model-damaged`, `model-unsupported`, `model-out-of-memory`, `model-failed`
 */
export async function loadWebLlmModel(
  description: RunnableModel,
  { files, device, start }: WebLlmRunning,
): Promise<RunningModel> {
  const { id, task } = description;
  if (task !== 'chat' || files.card.format !== 'mlc')
    throw unsupported(id, 'web-llm runs chat models of its own format');
  if (device !== 'webgpu') throw unsupported(id, 'it runs on a graphics card alone');
  const speech = await readSpeech(files);
  const missing = serveFromStore(files);
  try {
    const started = await start(configFor(description, files));
    return { task, port: new WebLlmLanguageModel(description, started, speech) };
  } catch (thrown) {
    throw whileLoading(toWebLlmError(thrown, id, missing), id);
  }
}
