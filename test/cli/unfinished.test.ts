/** @file What a run began to write goes with it, when it is told to end and when it ends by itself. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const PART_FILE = pathToFileURL(path.join(import.meta.dirname, '../../src/cli/keeping/part-file.ts')).href;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'causeway-unfinished-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A run that begins a file, says which files there are, and then does something else. */
async function begin(then: string, signal: NodeJS.Signals | null) {
  const code = `
    import { readdirSync } from 'node:fs';
    const { PartFile } = await import(${JSON.stringify(PART_FILE)});
    const file = await PartFile.create(${JSON.stringify(path.join(folder, 'begun.part'))}, 1, false);
    await file.add('one', new Uint8Array(10));
    console.log(readdirSync(${JSON.stringify(folder)}).join());
    ${then}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let there = '';
  child.stdout.on('data', (bytes: Buffer) => {
    there += bytes.toString().trim();
    if (signal) child.kill(signal);
  });
  const ended = await new Promise((resolve) => child.on('close', (status, by) => resolve({ status, by })));
  return { there, ended };
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'goes when the run is told to end by %s',
  { timeout: 60_000 },
  async (signal) => {
    const { there, ended } = await begin('setInterval(() => {}, 1000);', signal);
    expect([there, ended]).toEqual(['begun.part', { status: null, by: signal }]);
    expect(readdirSync(folder)).toEqual([]);
  },
);

it('goes when the run fails', { timeout: 60_000 }, async () => {
  const { there, ended } = await begin('process.exit(3);', null);
  expect([there, ended]).toEqual(['begun.part', { status: 3, by: null }]);
  expect(readdirSync(folder)).toEqual([]);
});
