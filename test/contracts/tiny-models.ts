/** @file How the tiny models are to be run. */
import type { RunnableModel } from '../../src/rpc/models.ts';

const ENCODER = { variant: 'fp32', contextWindow: 512, pooling: 'mean', queryPrefix: '', passagePrefix: '' } as const;

export const TINY: Readonly<Record<RunnableModel['task'], RunnableModel>> = {
  embed: { ...ENCODER, id: 'tiny-encoder', task: 'embed' },
  rerank: { ...ENCODER, id: 'tiny-reranker', task: 'rerank' },
  chat: { ...ENCODER, id: 'tiny-chat', task: 'chat', contextWindow: 4096 },
};
