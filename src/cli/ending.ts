/** @file How a command ends that went wrong: what to do on standard error, and an exit status. */
import { toCausewayError } from '../engine/errors.ts';

const BAD_USAGE = 2;
const FAILED = 1;

/**
 * Runs a command to its end. What is wrong with its options is told together with how it is used.
 *
 * Exit status 2: something in the command line is wrong; 1: it failed otherwise.
 */
export function endWith(main: () => Promise<void>, usage: string): void {
  main().catch((thrown: unknown) => {
    // What `parseArgs` throws.
    const isOption = thrown instanceof TypeError && 'code' in thrown;
    const { code, message } = isOption
      ? { code: 'usage', message: `${thrown.message} ${usage}` }
      : toCausewayError(thrown);
    process.stderr.write(`${message}\n`);
    process.exitCode = code === 'usage' ? BAD_USAGE : FAILED;
  });
}
