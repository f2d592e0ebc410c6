/** @file Finding the browser for tests and benches. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from '../../src/cli/chromium.ts';

let folder: string;
let browser: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'causeway-chromium-'));
  browser = path.join(folder, 'chromium');
  writeFileSync(browser, '#!/bin/sh\n');
  chmodSync(browser, 0o755);
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the environment decides first', () => {
  expect(findChromium({ CHROME_PATH: browser, PATH: '/nowhere' }, 'linux')).toBe(browser);
});

test('a wrong setting is said, not passed over', () => {
  const missing = path.join(folder, 'missing');
  expect(() => findChromium({ CAUSEWAY_CHROMIUM: missing, PATH: folder }, 'linux')).toThrow('CAUSEWAY_CHROMIUM');
});

test('then the usual names in PATH', () => {
  expect(findChromium({ PATH: folder }, 'linux')).toBe(browser);
});

test('no browser is no browser', () => {
  expect(findChromium({}, 'win32')).toBeNull();
});
