/** @file The contract of language models on web-llm's adapter, over an engine of the library's own interface. */
import { loadWebLlmModel } from '../../../src/adapters/webllm/load.ts';
import { ModelTokens } from '../../../src/adapters/webllm/tokens.ts';
import type { LanguageModel } from '../../../src/engine/ports.ts';
import { languageModelContract } from '../../contracts/language-model.ts';
import { ScriptedEngine } from './scripted-engine.ts';
import { END_TOKEN, MODEL, storedModel } from './stored-model.ts';

languageModelContract('web-llm over a scripted engine', async () => {
  const files = storedModel();
  const engine = new ScriptedEngine(await ModelTokens.read(files), MODEL.contextWindow, END_TOKEN);
  const start = async () => ({ engine, loss: null });
  const { port } = await loadWebLlmModel(MODEL, { files, device: 'webgpu', start });
  return port as LanguageModel;
});
