/**
 * @file From another worker to the models: the page makes a channel, hands one end to the running worker (`RunningApi.connect`) and the
 * other to the worker that needs models, so that what models say of a question never passes through the page.
 */
import { wrap } from 'comlink';
import type { RunningApi } from '../../rpc/running.ts';

/** What searching asks of the models. */
export type ModelCalls = Pick<RunningApi, 'embedQuestion' | 'embedFirst' | 'readSentences' | 'scorePassages'>;

/** What answering asks of the model that answers. */
export type ChatCalls = Pick<RunningApi, 'chatModel' | 'countTokens' | 'generate' | 'choose' | 'stop'>;

/** The models at the other end of a port. */
export function modelsAt(port: MessagePort): ModelCalls & ChatCalls {
  return wrap<RunningApi>(port) as unknown as ModelCalls & ChatCalls;
}
