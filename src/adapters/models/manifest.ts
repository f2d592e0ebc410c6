/** @file The file that an exported model carries: its card, and size and SHA-256 of each of its files. */
import * as v from 'valibot';

const VERSION = 1;

export const Manifest = v.object({
  version: v.literal(VERSION),
  card: v.object({
    id: v.string(),
    name: v.string(),
    task: v.picklist(['embed', 'rerank', 'chat']),
    format: v.picklist(['onnx', 'mlc']),
    repository: v.string(),
    variant: v.string(),
    contextWindow: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pooling: v.picklist(['mean', 'cls']),
    queryPrefix: v.string(),
    passagePrefix: v.string(),
    library: v.string(),
    licence: v.string(),
  }),
  files: v.array(
    v.object({
      path: v.pipe(
        v.string(),
        v.check((path) => path.split('/').every((step) => step !== '' && step !== '.' && step !== '..')),
      ),
      size: v.pipe(v.number(), v.integer(), v.minValue(0)),
      sha256: v.string(),
    }),
  ),
});

export type Manifest = v.InferOutput<typeof Manifest>;

export function manifestText(card: Manifest['card'], files: Manifest['files']): string {
  return `${JSON.stringify({ version: VERSION, card, files } satisfies Manifest, null, 2)}\n`;
}
