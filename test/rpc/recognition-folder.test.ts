import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { RECOGNITION_FOLDER } from '../../src/rpc/recognition-folder.ts';

it('text recognition lies in a folder with its version, so that a cached file never meets the code of another', () => {
  const file = createRequire(import.meta.url).resolve('tesseract.js/package.json');
  const { version, dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };
  expect(RECOGNITION_FOLDER).toBe(`recognition/${version}`);
  // The core goes with it.
  expect(dependencies['tesseract.js-core']).toContain(version);
});
