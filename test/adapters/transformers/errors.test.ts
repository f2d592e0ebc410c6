/** @file What libraries and browsers say when something breaks, and what a person is told. */
import { describe, expect, test } from 'vitest';
import { toModelError } from '../../../src/adapters/transformers/errors.ts';
import { CausewayError } from '../../../src/engine/errors.ts';

const CASES: readonly [string, string][] = [
  ['failed to call OrtRun(). ERROR_CODE: 6, ERROR_MESSAGE: std::bad_alloc', 'model-out-of-memory'],
  ['Array buffer allocation failed', 'model-out-of-memory'],
  ['Aborted(OOM). Build with -sASSERTIONS for more info.', 'model-out-of-memory'],
  ['memory access out of bounds', 'model-out-of-memory'],
  ['WebGPU device lost. Reason: unknown', 'model-lost'],
  ["Failed to execute 'mapAsync' on 'GPUBuffer': [Device] is lost.", 'model-lost'],
  ['A valid external Instance reference no longer exists.', 'model-lost'],
  ['Unsupported model type: bert', 'model-unsupported'],
  ['The device (webgpu) does not support fp16.', 'model-unsupported'],
  ['Unsupported device: "webgpu". Should be one of: wasm.', 'model-unsupported'],
  [
    "Can't create a session. ERROR_CODE: 7, ERROR_MESSAGE: Failed to load model because protobuf parsing failed.",
    'model-damaged',
  ],
  ['Unexpected token \'<\', "<!doctype "... is not valid JSON', 'model-damaged'],
  [
    'no available backend found. ERR: [wasm] TypeError: Failed to fetch dynamically imported module: /a.mjs',
    'network-failed',
  ],
  ['Non-zero status code returned while running Add node.', 'model-failed'],
];

describe('errors of the library', () => {
  test.each(CASES)('%s', (reason, code) => {
    const error = toModelError(new Error(reason), 'a-model');
    expect(error.code).toBe(code);
    expect(error.message).toContain('a-model');
    expect(error.details).toMatchObject({ id: 'a-model', reason, restart: true });
  });

  test('our own errors stay as they are, and thrown values of any kind become errors', () => {
    const own = new CausewayError('cancelled', 'The work was stopped.');
    expect(toModelError(own, 'a-model')).toBe(own);
    expect(toModelError(1234, 'a-model')).toMatchObject({ code: 'model-failed', details: { reason: '1234' } });
  });
});
