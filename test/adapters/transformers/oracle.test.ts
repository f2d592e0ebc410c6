/** @file Our layer gives what the library itself gives: vectors as its pipeline, scores as its model, text as its own generation. */
import path from 'node:path';
import {
  AutoModelForCausalLM,
  AutoModelForSequenceClassification,
  AutoTokenizer,
  pipeline,
  type Tensor,
} from '@huggingface/transformers';
import { describe, expect, test } from 'vitest';
import { TransformersEmbedder } from '../../../src/adapters/transformers/embedder.ts';
import { TransformersLanguageModel } from '../../../src/adapters/transformers/language-model.ts';
import { openModelFiles } from '../../../src/adapters/transformers/library-files.ts';
import { renderPrompt } from '../../../src/adapters/transformers/prompt.ts';
import { TransformersReranker } from '../../../src/adapters/transformers/reranker.ts';
import { folderFiles } from '../../../src/cli/folder-files.ts';
import { loadGrammarLibrary } from '../../../src/cli/grammar-library.ts';
import { MODEL_CACHE, writeModels } from '../../../src/cli/make-models/write.ts';
import type { RunnableModel } from '../../../src/rpc/models.ts';
import { largestDifference, TEXTS, VECTOR_TOLERANCE } from '../../contracts/embedder.ts';
import { question } from '../../contracts/language-model.ts';
import { QUERY } from '../../contracts/reranker.ts';
import { TINY } from '../../contracts/tiny-models.ts';

writeModels();
const LIBRARY = { device: 'cpu', dtype: 'fp32' } as const;

function running({ id }: RunnableModel) {
  return { files: folderFiles(path.join(MODEL_CACHE, id)), device: 'cpu', surroundings: null } as const;
}

/** Runs something of the library itself on a tiny model. */
async function raw<Result>(description: RunnableModel, body: (repository: string) => Promise<Result>): Promise<Result> {
  const opened = openModelFiles(running(description).files);
  try {
    return await body(opened.repository);
  } finally {
    opened.close();
  }
}

describe('vectors', () => {
  test.each(['mean', 'cls'] as const)('%s pooling is that of the library', async (pooling) => {
    const expected = await raw(TINY.embed, async (repository) => {
      const extract = await pipeline('feature-extraction', repository, LIBRARY);
      const vectors = await Promise.all(TEXTS.map((text) => extract([text], { pooling, normalize: true })));
      return vectors.map((tensor) => tensor.data as Float32Array);
    });
    const embedder = await TransformersEmbedder.load({ ...TINY.embed, pooling }, running(TINY.embed));
    const vectors = await embedder.embed(TEXTS, 'passage');
    const differences = vectors.map((vector, at) => largestDifference(vector, expected[at]!));
    expect(Math.max(...differences)).toBeLessThan(VECTOR_TOLERANCE);
    await embedder.unload();
  });

  test('prefixes are put before questions and passages, and long texts are cut', async () => {
    const plain = await TransformersEmbedder.load(TINY.embed, running(TINY.embed));
    const prefixed = await TransformersEmbedder.load(
      { ...TINY.embed, queryPrefix: 'query: ', passagePrefix: 'passage: ', contextWindow: 24 },
      running(TINY.embed),
    );
    const [query, passage] = await plain.embed(['query: rain', 'passage: rain'], 'query');
    expect(largestDifference((await prefixed.embed(['rain'], 'query'))[0]!, query!)).toBeLessThan(VECTOR_TOLERANCE);
    expect(largestDifference((await prefixed.embed(['rain'], 'passage'))[0]!, passage!)).toBeLessThan(VECTOR_TOLERANCE);
    const long = TEXTS.at(-1)!;
    const [cut, cutLater] = await prefixed.embed([long, `${long} And more.`], 'query');
    expect(cut).toEqual(cutLater);
    await plain.unload();
    await prefixed.unload();
  });
});

test('scores are the logistic of the library’s logits', async () => {
  const logits = await raw(TINY.rerank, async (repository) => {
    const tokenizer = await AutoTokenizer.from_pretrained(repository);
    const model = await AutoModelForSequenceClassification.from_pretrained(repository, LIBRARY);
    const inputs = tokenizer([QUERY], { text_pair: [TEXTS[0]!], truncation: true, padding: true }) as object;
    return ((await model(inputs)) as { logits: Tensor }).logits.data as Float32Array;
  });
  const reranker = await TransformersReranker.load(TINY.rerank, running(TINY.rerank));
  const [score] = await reranker.score(QUERY, [TEXTS[0]!]);
  expect(score).toBeCloseTo(1 / (1 + Math.exp(-logits[0]!)), 4);
  await reranker.unload();
});

test('the likeliest text is that of the library’s own generation', async () => {
  const prompts = ['Why did the pump fail?', 'The storm cut the lines. What followed?', TEXTS.at(-1)!].map(question);
  const expected = await raw(TINY.chat, async (repository) => {
    const tokenizer = await AutoTokenizer.from_pretrained(repository);
    const model = await AutoModelForCausalLM.from_pretrained(repository, LIBRARY);
    const texts: string[] = [];
    for (const messages of prompts) {
      const inputs = tokenizer(renderPrompt(tokenizer, messages), { add_special_tokens: false }) as {
        input_ids: Tensor;
      };
      const output = (await model.generate({ ...inputs, max_new_tokens: 40, do_sample: false })) as Tensor;
      const tokens = (output.tolist() as bigint[][])[0]!.slice(inputs.input_ids.dims[1]);
      texts.push(tokenizer.decode(tokens, { skip_special_tokens: true, clean_up_tokenization_spaces: false }));
    }
    return texts;
  });
  const model = await TransformersLanguageModel.load(TINY.chat, running(TINY.chat), loadGrammarLibrary);
  const texts: string[] = [];
  for (const messages of prompts) texts.push((await model.generate({ messages, maxTokens: 40 })).text);
  expect(texts).toEqual(expected);
  await model.unload();
});
