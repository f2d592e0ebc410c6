/** @file What libraries throw when nobody waits for it any more, in a process of its own. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';

const TSX = createRequire(import.meta.url).resolve('tsx/cli');
const ROOT = path.resolve(import.meta.dirname, '../..');
const DAMAGED = path.join(process.env['CAUSEWAY_DATA'] ?? path.join(ROOT, '../shared/data'), 'damaged');

function run(...parameters: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TSX, ...parameters], { cwd: ROOT }, (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

const runScript = (throws: string) =>
  run(
    '--eval',
    `import { unzipSync } from 'fflate';
     import { passOverLateErrors } from './src/cli/late-errors.ts';
     passOverLateErrors();
     passOverLateErrors();
     void (async () => { ${throws} })();
     setTimeout(() => console.log('goes on'), 50);`,
  );

describe('an error that nobody waits for', { timeout: 60_000 }, () => {
  it('does not end the run when a library threw it', async () => {
    const { status, stdout } = await runScript('unzipSync(new Uint8Array(9));');
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'goes on\n' });
  });

  it.each(["throw new Error('ours')", "throw 'a word'"])('ends it otherwise: %s', async (throws) => {
    const { status, stdout } = await runScript(throws);
    expect(status).not.toBe(0);
    expect(stdout).toBe('');
  });
});

const hasData = existsSync(DAMAGED);
if (!hasData) console.warn('The damaged files of the data folder are not here: one test is skipped.');
test.skipIf(!hasData)(
  'a PDF with changed bytes is read as far as it goes, and so are the others',
  async () => {
    const question = 'What are the more things that stay the same?';
    const { status, stdout, stderr } = await run('src/cli/ask.ts', '--no-encoder', DAMAGED, 'README.md', question);
    expect(status).toBeLessThan(2);
    expect(stdout).not.toBe('');
    expect(stderr).toContain('cut-after-392-bytes.pdf');
    expect(stderr).not.toContain('Unhandled');
  },
  120_000,
);
