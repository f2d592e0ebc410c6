/**
 * @file The models that Causeway knows and can speak for. Download sizes are rounded: the hub tells the exact ones before
 * a download begins. Memory of `mlc` variants and the names of their libraries are those of web-llm's own list, which a test
 * compares; memory of `onnx` variants is the weights plus what running them takes. The best known of a kind comes first.
 */
import type { CatalogueModel, CatalogueVariant } from '../../rpc/model-manager.ts';

const MB = 1e6;

/** Buffers, the runtime itself and one batch of texts. */
const ONNX_OVERHEAD = 250 * MB;

function onnx(variant: string, megabytes: number): CatalogueVariant {
  const bytes = megabytes * MB;
  return { variant, bytes, memory: bytes + ONNX_OVERHEAD, needsF16: variant.endsWith('f16') || variant === 'fp16' };
}

/** Bits for each weight of a group-quantised model: four, and one scale of 16 or 32 bits for each 32 weights. */
const MLC_BITS = { q4f16_1: 4.5, q4f32_1: 5 };

function mlc(parameters: number, memory: Record<keyof typeof MLC_BITS, number>): CatalogueVariant[] {
  return (['q4f16_1', 'q4f32_1'] as const).map((variant) => ({
    variant,
    bytes: Math.round((parameters * MLC_BITS[variant]) / 8 / MB) * MB,
    memory: memory[variant] * MB,
    needsF16: variant === 'q4f16_1',
  }));
}

const AT_HUGGING_FACE = 'https://huggingface.co/';

export const CATALOGUE: readonly CatalogueModel[] = [
  {
    repository: 'Xenova/all-MiniLM-L6-v2',
    name: 'all-MiniLM-L6-v2',
    task: 'embed',
    format: 'onnx',
    parameters: 22.7e6,
    variants: [onnx('fp32', 90), onnx('fp16', 45), onnx('q8', 23)],
    languages: 'English',
    contextWindow: 256,
    licence: 'Apache-2.0',
    source: `${AT_HUGGING_FACE}sentence-transformers/all-MiniLM-L6-v2`,
    why: 'Small and fast, and the encoder that the published results were made with.',
    pooling: 'mean',
  },
  {
    repository: 'Xenova/bge-small-en-v1.5',
    name: 'BGE small, English, v1.5',
    task: 'embed',
    format: 'onnx',
    parameters: 33.4e6,
    variants: [onnx('fp32', 133), onnx('fp16', 67), onnx('q8', 34)],
    languages: 'English',
    contextWindow: 512,
    licence: 'MIT',
    source: `${AT_HUGGING_FACE}BAAI/bge-small-en-v1.5`,
    why: 'Finds passages for questions better than MiniLM, and reads passages twice as long.',
    pooling: 'cls',
    queryPrefix: 'Represent this sentence for searching relevant passages: ',
  },
  {
    repository: 'Xenova/multilingual-e5-small',
    name: 'Multilingual E5 small',
    task: 'embed',
    format: 'onnx',
    parameters: 118e6,
    variants: [onnx('fp32', 490), onnx('fp16', 255), onnx('q8', 135)],
    languages: 'About 100 languages',
    contextWindow: 512,
    licence: 'MIT',
    source: `${AT_HUGGING_FACE}intfloat/multilingual-e5-small`,
    why: 'For documents in other languages than English, or in several at once.',
    pooling: 'mean',
    queryPrefix: 'query: ',
    passagePrefix: 'passage: ',
  },
  {
    repository: 'Xenova/ms-marco-MiniLM-L-6-v2',
    name: 'MS MARCO MiniLM L6 v2',
    task: 'rerank',
    format: 'onnx',
    parameters: 22.7e6,
    variants: [onnx('fp32', 91), onnx('fp16', 46), onnx('q8', 23)],
    languages: 'English',
    contextWindow: 512,
    licence: 'Apache-2.0',
    source: `${AT_HUGGING_FACE}cross-encoder/ms-marco-MiniLM-L-6-v2`,
    why: 'Reads question and passage together and puts the best passages first, at little cost.',
  },
  {
    repository: 'Xenova/bge-reranker-base',
    name: 'BGE reranker base',
    task: 'rerank',
    format: 'onnx',
    parameters: 278e6,
    variants: [onnx('fp32', 1130), onnx('fp16', 575), onnx('q8', 300)],
    languages: 'English and Chinese',
    contextWindow: 512,
    licence: 'MIT',
    source: `${AT_HUGGING_FACE}BAAI/bge-reranker-base`,
    why: 'Orders passages more exactly than MiniLM, and takes about ten times as long.',
  },
  {
    repository: 'mlc-ai/Qwen2.5-1.5B-Instruct-{variant}-MLC',
    name: 'Qwen2.5 1.5B Instruct',
    task: 'chat',
    format: 'mlc',
    parameters: 1.54e9,
    variants: mlc(1.54e9, { q4f16_1: 1629.75, q4f32_1: 1888.97 }),
    languages: '29 languages, English and Chinese best',
    contextWindow: 4096,
    licence: 'Apache-2.0',
    source: `${AT_HUGGING_FACE}Qwen/Qwen2.5-1.5B-Instruct`,
    why: 'The best balance of size and sense for most laptops; keeps to a given format well.',
    library: 'Qwen2-1.5B-Instruct-{variant}_cs1k-webgpu.wasm',
  },
  {
    repository: 'mlc-ai/Qwen2.5-0.5B-Instruct-{variant}-MLC',
    name: 'Qwen2.5 0.5B Instruct',
    task: 'chat',
    format: 'mlc',
    parameters: 0.494e9,
    variants: mlc(0.494e9, { q4f16_1: 944.62, q4f32_1: 1060.2 }),
    languages: '29 languages, English and Chinese best',
    contextWindow: 4096,
    licence: 'Apache-2.0',
    source: `${AT_HUGGING_FACE}Qwen/Qwen2.5-0.5B-Instruct`,
    why: 'A small download that runs on weak graphics processors; its judgement is limited.',
    library: 'Qwen2-0.5B-Instruct-{variant}_cs1k-webgpu.wasm',
  },
  {
    repository: 'mlc-ai/Qwen2.5-3B-Instruct-{variant}-MLC',
    name: 'Qwen2.5 3B Instruct',
    task: 'chat',
    format: 'mlc',
    parameters: 3.09e9,
    variants: mlc(3.09e9, { q4f16_1: 2504.76, q4f32_1: 2893.64 }),
    languages: '29 languages, English and Chinese best',
    contextWindow: 4096,
    licence: 'Qwen Research (no commercial use)',
    source: `${AT_HUGGING_FACE}Qwen/Qwen2.5-3B-Instruct`,
    why: 'Judges causes more reliably than the smaller ones. Its licence does not allow commercial use.',
    library: 'Qwen2.5-3B-Instruct-{variant}_cs1k-webgpu.wasm',
  },
  {
    repository: 'mlc-ai/Llama-3.2-3B-Instruct-{variant}-MLC',
    name: 'Llama 3.2 3B Instruct',
    task: 'chat',
    format: 'mlc',
    parameters: 3.21e9,
    variants: mlc(3.21e9, { q4f16_1: 2263.69, q4f32_1: 2951.51 }),
    languages: 'English, German, French, Italian, Portuguese, Hindi, Spanish, Thai',
    contextWindow: 4096,
    licence: 'Llama 3.2 Community',
    source: `${AT_HUGGING_FACE}meta-llama/Llama-3.2-3B-Instruct`,
    why: 'Writes fluent answers; for machines with a good graphics processor.',
    library: 'Llama-3.2-3B-Instruct-{variant}_cs1k-webgpu.wasm',
  },
  {
    repository: 'mlc-ai/Llama-3.2-1B-Instruct-{variant}-MLC',
    name: 'Llama 3.2 1B Instruct',
    task: 'chat',
    format: 'mlc',
    parameters: 1.24e9,
    variants: mlc(1.24e9, { q4f16_1: 879.04, q4f32_1: 1128.82 }),
    languages: 'English, German, French, Italian, Portuguese, Hindi, Spanish, Thai',
    contextWindow: 4096,
    licence: 'Llama 3.2 Community',
    source: `${AT_HUGGING_FACE}meta-llama/Llama-3.2-1B-Instruct`,
    why: 'Needs the least graphics memory for its size.',
    library: 'Llama-3.2-1B-Instruct-{variant}_cs1k-webgpu.wasm',
  },
  {
    repository: 'mlc-ai/Phi-3.5-mini-instruct-{variant}-MLC',
    name: 'Phi-3.5 mini Instruct',
    task: 'chat',
    format: 'mlc',
    parameters: 3.82e9,
    variants: mlc(3.82e9, { q4f16_1: 3672.07, q4f32_1: 5483.12 }),
    languages: 'English best, about 20 others',
    contextWindow: 4096,
    licence: 'MIT',
    source: `${AT_HUGGING_FACE}microsoft/Phi-3.5-mini-instruct`,
    why: 'The strongest here at reasoning, and the largest; for a graphics card of its own.',
    library: 'Phi-3.5-mini-instruct-{variant}_cs1k-webgpu.wasm',
  },
  {
    repository: 'onnx-community/Qwen2.5-0.5B-Instruct',
    name: 'Qwen2.5 0.5B Instruct (ONNX)',
    task: 'chat',
    format: 'onnx',
    parameters: 0.494e9,
    variants: [onnx('q4', 790), onnx('q4f16', 485)],
    languages: '29 languages, English and Chinese best',
    contextWindow: 32_768,
    licence: 'Apache-2.0',
    source: `${AT_HUGGING_FACE}Qwen/Qwen2.5-0.5B-Instruct`,
    why: 'Runs without a graphics processor too, slowly; its judgement is limited.',
  },
  {
    repository: 'HuggingFaceTB/SmolLM2-360M-Instruct',
    name: 'SmolLM2 360M Instruct',
    task: 'chat',
    format: 'onnx',
    parameters: 0.362e9,
    variants: [onnx('q4', 390), onnx('q4f16', 275)],
    languages: 'English',
    contextWindow: 8192,
    licence: 'Apache-2.0',
    source: `${AT_HUGGING_FACE}HuggingFaceTB/SmolLM2-360M-Instruct`,
    why: 'The smallest to try without a graphics processor; good for short, simple texts only.',
  },
];
