/**
 * @file By how much each dimension of a layer's input is evened out before it is rounded: found by running the float32 graph over texts and
 * looking how large each dimension gets.
 */
import { AutoModel, AutoTokenizer, type Tensor } from '@huggingface/transformers';
import { openModelFiles } from '../../adapters/transformers/library-files.ts';
import { prepareRuntime } from '../../adapters/transformers/runtime.ts';
import type { Checkpoint } from './checkpoint.ts';
import { floatModel, peaksOutput } from './float-model.ts';
import { filesOf, modelFolder } from './model-folder.ts';
import type { Smoothing } from './small-model.ts';

/** How much of the difference between dimensions moves from a layer's input into its weights (SmoothQuant's α). */
const SHARE = 0.75;

/**
 * Divisors of at least 1. They are powers of two, so that the last digits of the float32 run, which differ between
 * processors, do not matter.
 */
export function divisorsOf(peaks: Float32Array): Float32Array {
  const middle = Float32Array.from(peaks).sort()[peaks.length >> 1]!;
  return peaks.map((peak) => 2 ** Math.max(0, Math.round(SHARE * Math.log2(Math.max(peak, middle) / middle))));
}

/** @param texts sentences or passages such as the encoder will read */
export async function smoothingOf(checkpoint: Checkpoint, texts: readonly string[]): Promise<Smoothing> {
  const watched = Array.from({ length: checkpoint.shape.layers }, (_, at) => [`layer${at}.q`, `layer${at}.up`]).flat();
  prepareRuntime('cpu', 'fp32', null);
  const opened = openModelFiles(filesOf(modelFolder(checkpoint, 'fp32', floatModel(checkpoint, watched))));
  try {
    const tokenizer = await AutoTokenizer.from_pretrained(opened.repository);
    const model = await AutoModel.from_pretrained(opened.repository, { device: 'cpu', dtype: 'fp32' });
    const peaks = new Map(watched.map((part) => [part, new Float32Array(checkpoint.shape.hidden)]));
    for (const text of texts) {
      const inputs = tokenizer(text, { truncation: true, max_length: checkpoint.shape.positions }) as object;
      const outputs = (await model(inputs)) as Record<string, Tensor>;
      for (const [part, most] of peaks) {
        const seen = outputs[peaksOutput(part)]!.data as Float32Array;
        for (let at = 0; at < most.length; at++) most[at] = Math.max(most[at]!, seen[at]!);
      }
    }
    await model.dispose();
    return new Map(Array.from(peaks, ([part, most]) => [part, divisorsOf(most)]));
  } finally {
    opened.close();
  }
}
