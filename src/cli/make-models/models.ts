/** @file The tiny models, each as the files of its folder: an encoder, a cross-encoder and a chat model, with random weights. */
import { decoderModel } from './decoder.ts';
import { encoderModel } from './encoder.ts';
import { byteLevelTokenizer } from './tokenizer.ts';

export const TINY_MODELS = ['tiny-encoder', 'tiny-reranker', 'tiny-chat'] as const;
export type TinyModel = (typeof TINY_MODELS)[number];

/** Files by path. */
export type ModelFolder = Record<string, Uint8Array>;

const ENCODER = { hidden: 64, layers: 2, heads: 4, intermediate: 128, positions: 512 };
const CHAT = { hidden: 64, layers: 2, heads: 4, intermediate: 128, positions: 8192 };

/** ChatML, which many small chat models are trained on. */
const CHAT_TEMPLATE =
  "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n' }}" +
  "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

function encoderFolder(architecture: string, head: 'none' | 'logit', seed: number): ModelFolder {
  const tokenizer = byteLevelTokenizer(['[CLS]', '[SEP]', '[PAD]'], {
    single: ['[CLS]', '$A', '[SEP]'],
    pair: ['[CLS]', '$A', '[SEP]', '$B', '[SEP]'],
  });
  const ids = tokenizer.model.vocab;
  const vocabulary = Object.keys(ids).length;
  return {
    'config.json': json({
      architectures: [architecture],
      model_type: 'bert',
      vocab_size: vocabulary,
      hidden_size: ENCODER.hidden,
      num_hidden_layers: ENCODER.layers,
      num_attention_heads: ENCODER.heads,
      intermediate_size: ENCODER.intermediate,
      max_position_embeddings: ENCODER.positions,
      pad_token_id: ids['[PAD]'],
      ...(head === 'logit' ? { id2label: { 0: 'LABEL_0' }, label2id: { LABEL_0: 0 } } : {}),
    }),
    'tokenizer.json': json(tokenizer),
    'tokenizer_config.json': json({
      tokenizer_class: 'BertTokenizer',
      model_max_length: ENCODER.positions,
      cls_token: '[CLS]',
      sep_token: '[SEP]',
      pad_token: '[PAD]',
    }),
    'onnx/model.onnx': encoderModel({ ...ENCODER, vocabulary }, head, seed),
  };
}

function chatFolder(seed: number): ModelFolder {
  const tokenizer = byteLevelTokenizer(['<|endoftext|>', '<|im_start|>', '<|im_end|>'], null);
  const ids = tokenizer.model.vocab;
  const vocabulary = Object.keys(ids).length;
  const ends = {
    bos_token_id: ids['<|im_start|>'],
    eos_token_id: ids['<|im_end|>'],
    pad_token_id: ids['<|endoftext|>'],
  };
  return {
    'config.json': json({
      architectures: ['LlamaForCausalLM'],
      model_type: 'llama',
      vocab_size: vocabulary,
      hidden_size: CHAT.hidden,
      num_hidden_layers: CHAT.layers,
      num_attention_heads: CHAT.heads,
      num_key_value_heads: CHAT.heads,
      head_dim: CHAT.hidden / CHAT.heads,
      intermediate_size: CHAT.intermediate,
      max_position_embeddings: CHAT.positions,
      ...ends,
    }),
    'generation_config.json': json(ends),
    'tokenizer.json': json(tokenizer),
    'tokenizer_config.json': json({
      tokenizer_class: 'PreTrainedTokenizer',
      model_max_length: CHAT.positions,
      chat_template: CHAT_TEMPLATE,
      bos_token: '<|im_start|>',
      eos_token: '<|im_end|>',
      pad_token: '<|endoftext|>',
    }),
    'onnx/model.onnx': decoderModel({ ...CHAT, vocabulary }, seed),
  };
}

/** The same bytes at every call. */
export function tinyModel(name: TinyModel): ModelFolder {
  switch (name) {
    case 'tiny-encoder':
      return encoderFolder('BertModel', 'none', 1);
    case 'tiny-reranker':
      return encoderFolder('BertForSequenceClassification', 'logit', 2);
    case 'tiny-chat':
      return chatFolder(3);
  }
}
