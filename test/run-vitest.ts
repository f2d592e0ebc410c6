/** @file What the commands have in common that run some of the tests in their own way. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Runs some of the tests, with what they are told by the environment, and ends with their exit status.
 *
 * @param files folders and files, and switches of vitest
 * @param told what is undefined is not told
 */
export function runVitest(files: readonly string[], told: Readonly<Record<string, string | undefined>>): never {
  const given = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
  const { status } = spawnSync(path.join('node_modules', '.bin', 'vitest'), ['run', ...files], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...given },
  });
  process.exit(status ?? 1);
}
