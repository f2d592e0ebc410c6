/** @file Runs the terminal's commands in tests, as `npm run` does. */
import { execFile } from 'node:child_process';
import path from 'node:path';

const RUN = path.join(import.meta.dirname, '../../src/cli/command/run.js');

export interface Run {
  /** Exit status. */
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * Starts a command and waits for its end, however it ends.
 *
 * @param command `ask`, `bench`, `tables` or `analyse`
 * @param options where it runs, and what it reads from its input
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, input }: { cwd?: string; input?: string } = {},
): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [RUN, command, ...args], { cwd }, (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
    if (input !== undefined) child.stdin!.end(input);
  });
}
