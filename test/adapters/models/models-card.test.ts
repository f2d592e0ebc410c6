/** @file What is read of a model in its own files, for models that the catalogue does not know. */
import { describe, expect, test } from 'vitest';
import { mlcFacts, onnxFacts } from '../../../src/adapters/models/card-from-config.ts';

function facts(config: object, more: Record<string, object> = {}, name = 'some-model') {
  const files: Record<string, object> = { 'config.json': config, ...more };
  return onnxFacts(name, async (path) => (files[path] ? JSON.stringify(files[path]) : null));
}

const BERT = { architectures: ['BertModel'], model_type: 'bert', max_position_embeddings: 512 };

describe('the task', () => {
  test.each([
    { architecture: 'BertModel', task: 'embed' },
    { architecture: 'BertForMaskedLM', task: 'embed' },
    { architecture: 'NomicBertModel', task: 'embed' },
    { architecture: 'LlamaForCausalLM', task: 'chat' },
    { architecture: 'GPT2LMHeadModel', task: 'chat' },
  ])('of a $architecture is $task', async ({ architecture, task }) => {
    expect((await facts({ ...BERT, architectures: [architecture] })).task).toBe(task);
  });

  test.each([
    { labels: { id2label: { 0: 'LABEL_0' } } },
    { labels: { num_labels: 1 } },
    { labels: { id2label: { 0: 'no', 1: 'yes' } } },
  ])('of a classifier with $labels is to rerank', async ({ labels }) => {
    const config = { ...BERT, architectures: ['BertForSequenceClassification'], ...labels };
    expect((await facts(config)).task).toBe('rerank');
  });

  test.each([
    { architectures: ['BertForSequenceClassification'], id2label: { 0: 'a', 1: 'b', 2: 'c' } },
    { architectures: ['BertForTokenClassification'] },
    { architectures: ['T5ForConditionalGeneration'] },
    { architectures: ['EncoderDecoderModel'] },
    { architectures: [] },
    {},
  ])('of %j is none that can be used', async (config) => {
    await expect(facts(config)).rejects.toMatchObject({ code: 'model-unsupported' });
  });

  test('is unknown without config.json, and damaged where that is no JSON or of another shape', async () => {
    await expect(onnxFacts('m', async () => null)).rejects.toMatchObject({ code: 'model-missing' });
    await expect(onnxFacts('m', async () => '{')).rejects.toMatchObject({ code: 'model-damaged' });
    await expect(onnxFacts('m', async () => '{"architectures": 3}')).rejects.toMatchObject({ code: 'model-damaged' });
  });
});

describe('an encoder', () => {
  test('pools as its sentence-transformers file says', async () => {
    const pooling = (config: object) => facts(BERT, { '1_Pooling/config.json': config });
    expect((await pooling({ pooling_mode_cls_token: true })).pooling).toBe('cls');
    expect((await pooling({ pooling_mode_mean_tokens: true })).pooling).toBe('mean');
    await expect(pooling({ pooling_mode_lasttoken: true })).rejects.toMatchObject({ code: 'model-unsupported' });
  });

  test('pools as its family does where that file is missing', async () => {
    expect((await facts(BERT, {}, 'bge-base-en-v1.5')).pooling).toBe('cls');
    expect((await facts(BERT, {}, 'all-mpnet-base-v2')).pooling).toBe('mean');
  });

  test('has the prefixes of its prompts', async () => {
    const prompts = { query: 'query: ', document: 'doc: ' };
    expect(await facts(BERT, { 'config_sentence_transformers.json': { prompts } })).toMatchObject({
      queryPrefix: 'query: ',
      passagePrefix: 'doc: ',
    });
  });

  test('reads as many tokens as it has positions, less two where those begin at two', async () => {
    expect((await facts(BERT)).contextWindow).toBe(512);
    const roberta = { architectures: ['XLMRobertaModel'], model_type: 'xlm-roberta', max_position_embeddings: 514 };
    expect((await facts(roberta)).contextWindow).toBe(512);
    expect((await facts({ architectures: ['BertModel'] })).contextWindow).toBe(512);
  });
});

describe('of a model for web-llm', () => {
  const config = { model_type: 'qwen2', quantization: 'q4f16_1' };
  const read = (more: object) => mlcFacts(JSON.stringify({ ...config, ...more }), 'mlc-chat-config.json');

  test.each([
    { windows: { context_window_size: 2048, sliding_window_size: -1 }, tokens: 2048 },
    { windows: { context_window_size: -1, sliding_window_size: 1024 }, tokens: 1024 },
    { windows: { context_window_size: 131_072 }, tokens: 4096 },
    { windows: {}, tokens: 512 },
  ])('the context with $windows is $tokens', ({ windows, tokens }) => {
    expect(read(windows)).toEqual({ variant: 'q4f16_1', contextWindow: tokens });
  });
});
