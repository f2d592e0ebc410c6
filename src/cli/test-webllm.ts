/** @file `npm run test:webllm -- MODEL_FOLDER`: a real MLC model through the app's own import, worker and prompts, in Chromium. */
import { toCausewayError } from '../engine/errors.ts';
import { readOptions, USAGE } from './webllm/options.ts';
import { runWebLlm } from './webllm/run.ts';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    console.log(`Skipped: no model folder was given.\n\n${USAGE}`);
    return 0;
  }
  const { steps, foreign, complaints } = await runWebLlm(options, ({ name, isFine, told }) =>
    console.log(`${isFine ? '✓' : '✗'} ${name}: ${told}`),
  );
  for (const address of foreign) console.log(`✗ asked for ${address}`);
  for (const complaint of complaints) console.log(`  the browser says: ${complaint}`);
  const failed = steps.filter(({ isFine }) => !isFine).length + foreign.length;
  console.log(`${steps.length} steps, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const { code, message } = toCausewayError(error);
  console.error(message);
  process.exitCode = code === 'usage' ? 2 : 1;
}
