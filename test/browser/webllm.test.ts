/**
 * @file web-llm as it is built and served: a model is imported as the app does it, and the library takes its files from the store, under
 * the policy and without a request to anywhere. What such a model then does is for `npm run test:webllm`, which needs a real one.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runWebLlm } from '../../src/cli/webllm/run.ts';
import { CONTENTS, EMPTY_LIBRARY, LIBRARY } from '../adapters/webllm/stored-model.ts';

test('a stored model is loaded from the store alone, and a library of another version is told', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'causeway-mlc-')), 'Levee-Chat');
  mkdirSync(folder);
  for (const [name, content] of Object.entries({ ...CONTENTS, [LIBRARY]: EMPTY_LIBRARY })) {
    writeFileSync(path.join(folder, name), content);
  }
  const options = { folder, headed: false, browserArguments: [], context: 1024, mostTokens: 8 };
  const { steps, foreign, complaints } = await runWebLlm(options);
  rmSync(path.dirname(folder), { recursive: true });
  expect(steps).toEqual([
    { name: 'import', isFine: true, told: 'Levee-Chat@q4f32_1' },
    {
      name: 'load',
      isFine: false,
      told: expect.stringMatching(/^model-unsupported: .*belongs to another version of web-llm/),
    },
  ]);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});
