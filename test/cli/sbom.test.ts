/** @file What is inside: every licence is permitted, every shipped file is named with origin and hash, and no package runs code when it is installed. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shippedBinaries } from '../../src/cli/sbom/binaries.ts';
import { makeBom } from '../../src/cli/sbom/bom.ts';
import { isPermitted } from '../../src/cli/sbom/licences.ts';
import { lockedPackages } from '../../src/cli/sbom/packages.ts';

const packages = lockedPackages();

describe('licences', () => {
  test('of all packages are on the list', () => {
    expect(packages.length).toBeGreaterThan(500);
    const others = packages.filter(({ licence, isShipped }) => !isPermitted(licence, isShipped));
    expect(others.map(({ name, version, licence }) => `${name}@${version}: ${licence}`)).toEqual([]);
  });

  test.each([
    ['MIT', true, true],
    ['(MIT OR GPL-3.0-or-later)', true, true],
    ['(MIT AND Zlib)', true, true],
    ['Apache-2.0 AND GPL-2.0-only', true, false],
    ['GPL-3.0-only', false, false],
    ['MPL-2.0', true, false],
    ['MPL-2.0', false, true],
    ['', false, false],
  ])('%s, shipped: %s, is permitted: %s', (expression, isShipped, expected) => {
    expect(isPermitted(expression, isShipped)).toBe(expected);
  });
});

test('no package runs a script when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  // They work without theirs. A new one is looked at before it is named here.
  expect([...new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name))]).toEqual([
    'esbuild',
    'onnxruntime-node',
    'protobufjs',
    'tesseract.js',
  ]);
});

test('every package has the hash of its archive, and none comes from elsewhere than the registry', () => {
  const others = packages.filter(
    ({ resolved, sha512 }) => sha512.length !== 128 || !/^(https:\/\/registry\.npmjs\.org\/|$)/.test(resolved),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});

describe('files of a build', () => {
  let build: string;
  const put = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
    writeFileSync(path.join(build, file), content);
  };
  beforeEach(() => {
    build = mkdtempSync(path.join(tmpdir(), 'causeway-sbom-test-'));
  });
  afterEach(() => rmSync(build, { recursive: true, force: true }));

  test('are named with origin, licence and hash, and what we wrote ourselves is left out', () => {
    put('index.html', '<!doctype html>');
    put('assets/index-1.js', '0');
    put('encoder/model/onnx/model_quantized.onnx', 'weights');
    put('recognition/7.0.0/eng.traineddata.gz', 'data');
    const binaries = shippedBinaries(build);
    expect(binaries.map((one) => one.path)).toEqual([
      'encoder/model/onnx/model_quantized.onnx',
      'recognition/7.0.0/eng.traineddata.gz',
    ]);
    expect(binaries[0]).toMatchObject({
      bytes: 7,
      sha256: createHash('sha256').update('weights').digest('hex'),
      licence: 'Apache-2.0',
    });
    expect(binaries.every(({ licence }) => isPermitted(licence, true))).toBe(true);
  });

  test('of which nobody says where they come from fail', () => {
    put('surprise/blob.wasm', '0');
    expect(() => shippedBinaries(build)).toThrow('Nothing says where surprise/blob.wasm comes from');
  });
});

test('the bill is the same for the same packages and files, and has the form of CycloneDX', () => {
  const app = { name: 'causeway', version: '0.1.0', license: 'MIT' };
  const file = { path: 'a.wasm', bytes: 1, sha256: 'ab', origin: 'npm:a@1', licence: 'MIT' };
  const bom = makeBom(app, packages, [file]);
  expect(makeBom(app, lockedPackages(), [file])).toEqual(bom);
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  const refs = bom.components.map((one) => one['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  expect(bom.components.find(({ name }) => name === 'svelte')).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/svelte@\d/) as string,
    scope: 'required',
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(bom.components.at(-1)).toMatchObject({ type: 'file', name: 'a.wasm' });
});
