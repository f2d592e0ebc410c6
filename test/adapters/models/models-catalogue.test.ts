/** @file The catalogue against the libraries that run its models, and its entries against each other. */
import { describe, expect, test } from 'vitest';
import { prebuiltAppConfig } from '@mlc-ai/web-llm';
import { CATALOGUE } from '../../../src/adapters/models/catalogue-entries.ts';
import { cardOf, inCatalogue, MLC_LIBRARIES, repositoryOf } from '../../../src/adapters/models/catalogue.ts';
import { ONNX_SUFFIXES } from '../../../src/adapters/models/layout.ts';

const variants = CATALOGUE.flatMap((model) => model.variants.map((variant) => ({ model, ...variant })));
const named = variants.map(({ model, variant, ...rest }) => ({
  name: `${model.name} ${variant}`,
  model,
  variant,
  ...rest,
}));

describe('every model of the catalogue', () => {
  test.each(named)('$name has all that the list shows, and a card', ({ model, variant, bytes, memory }) => {
    expect(model.why).toMatch(/^[A-Z].*\.$/);
    expect(model.languages).not.toBe('');
    expect(model.licence).not.toBe('');
    expect(bytes).toBeGreaterThan(1e7);
    // Weights of a chat model are partly kept in a smaller form than they run in.
    expect(memory).toBeGreaterThan(bytes);
    const card = cardOf(model, variant);
    expect(card.repository).toMatch(/^[\w.-]+\/[\w.-]+$/);
    expect(inCatalogue(card.repository)).toBe(model);
    if (model.format === 'onnx') expect(Object.keys(ONNX_SUFFIXES)).toContain(variant);
  });

  test('names each repository once', () => {
    const repositories = CATALOGUE.map(({ repository }) => repository);
    expect(new Set(repositories).size).toBe(repositories.length);
  });

  test('has one of each task and one that runs without a GPU for chat', () => {
    expect(new Set(CATALOGUE.map(({ task }) => task))).toEqual(new Set(['embed', 'rerank', 'chat']));
    expect(CATALOGUE.some(({ task, format }) => task === 'chat' && format === 'onnx')).toBe(true);
  });
});

describe('models that web-llm runs', () => {
  test.each(named.filter(({ model }) => model.format === 'mlc'))('$name is in its list as here', (entry) => {
    const { model, variant, memory } = entry;
    const repository = repositoryOf(model, variant);
    const known = prebuiltAppConfig.model_list.find((record) => record.model.endsWith(`/${repository}`));
    expect(known?.model_lib).toBe(MLC_LIBRARIES + cardOf(model, variant).library);
    expect(known?.vram_required_MB).toBeCloseTo(memory / 1e6, 2);
    expect(known?.overrides?.context_window_size).toBe(model.contextWindow);
  });
});

test('a variant that there is not is refused', () => {
  expect(() => cardOf(CATALOGUE[0]!, 'q3')).toThrow(expect.objectContaining({ code: 'model-unsupported' }));
});
