/** @file What `npm start` and `npm test` check first. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const { isSupportedNode, needsInstall } = createRequire(import.meta.url)('../../src/cli/ensure.cjs') as {
  isSupportedNode(version: string): boolean;
  needsInstall(root: string): boolean;
};

describe('Node', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('%s is new enough', (version) => {
    expect(isSupportedNode(version)).toBe(true);
  });

  test.each(['0.12.18', '18.20.8', '20.9.0', '20.18.3'])('%s is too old', (version) => {
    expect(isSupportedNode(version)).toBe(false);
  });
});

describe('installing', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'causeway-ensure-'));
    mkdirSync(path.join(root, 'node_modules'));
    write('package-lock.json', {
      '': { name: 'causeway' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/only-on-another-system': { version: '1.0.0', optional: true },
    });
  });

  afterEach(() => rmSync(root, { recursive: true }));

  function write(file: string, packages: object): void {
    writeFileSync(path.join(root, file), JSON.stringify({ packages }));
  }

  test('is needed when nothing is installed', () => {
    expect(needsInstall(root)).toBe(true);
  });

  test('is needed when a package is missing or of another version', () => {
    write('node_modules/.package-lock.json', {});
    expect(needsInstall(root)).toBe(true);
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } });
    expect(needsInstall(root)).toBe(true);
  });

  test('is not needed when all of this system is there', () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
    expect(needsInstall(root)).toBe(false);
  });
});
