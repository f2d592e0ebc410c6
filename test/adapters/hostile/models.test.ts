/** @file Models of the corpus of attacks, imported as a folder and as an archive, and templates that never end: refused in words, or taken without what harms. */
import path from 'node:path';
import { AutoTokenizer, type PreTrainedTokenizer } from '@huggingface/transformers';
import { beforeAll, describe, expect, it } from 'vitest';
import { openModelFiles } from '../../../src/adapters/transformers/library-files.ts';
import { renderPrompt } from '../../../src/adapters/transformers/prompt.ts';
import { folderFiles } from '../../../src/cli/folder-files.ts';
import { MODEL_CACHE, writeModels } from '../../../src/cli/make-models/write.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import type { ModelFileInput } from '../../../src/rpc/model-manager.ts';
import { MODELS, TEMPLATES, zipped } from '../../fixtures/hostile/models.ts';
import { asInputs, openBench } from '../models/manager-bench.ts';

const NOWHERE = { hub: { base: 'http://hub.invalid', fetch: () => Promise.reject(new Error('There is no network.')) } };

describe.each(MODELS)('$name', ({ files, refused, never }) => {
  const archive: ModelFileInput[] = [{ path: 'tiny.zip', blob: new Blob([Uint8Array.from(zipped(files))]) }];

  it.each([
    ['a folder', asInputs(files)],
    ['an archive', archive],
  ])('as %s', async (_form, inputs) => {
    const { manager, store } = await openBench(NOWHERE);
    const imported = await manager.importFiles(inputs).catch((thrown: unknown) => thrown);
    expect(Reflect.get({}, 'trapped')).toBeUndefined();
    if (refused !== null) {
      expect(imported).toBeInstanceOf(CausewayError);
      expect((imported as CausewayError).code).toBe(refused);
      expect(await store.journal.models()).toEqual([]);
      return;
    }
    const kept = await (await store.files(imported as string)).list();
    expect(kept.length).toBeGreaterThan(0);
    if (never) expect(kept.filter((file) => never.test(file))).toEqual([]);
  });
});

describe('a chat template', () => {
  let tokenizer: PreTrainedTokenizer;

  beforeAll(async () => {
    writeModels();
    const opened = openModelFiles(folderFiles(path.join(MODEL_CACHE, 'tiny-chat')));
    tokenizer = await AutoTokenizer.from_pretrained(opened.repository);
    opened.close();
  });

  it.each(TEMPLATES)('that never ends is ended: %s', (template) => {
    tokenizer.chat_template = template;
    expect(() => renderPrompt(tokenizer, [{ role: 'user', content: 'Why?' }])).toThrow();
  });

  it('counts as far as templates do', () => {
    tokenizer.chat_template =
      '{% for i in range(3) %}{{ i }}{% endfor %}{% for i in range(6, 0, -2) %}{{ i }}{% endfor %}';
    expect(renderPrompt(tokenizer, [{ role: 'user', content: 'Why?' }])).toBe('012642');
  });
});
