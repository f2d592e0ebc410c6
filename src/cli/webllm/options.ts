/** @file The command line of `npm run test:webllm`. */
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CausewayError } from '../../engine/errors.ts';

export const USAGE = `npm run test:webllm -- MODEL_FOLDER   a folder with an MLC model and its compiled library (.wasm)

--headed               shows the browser: some systems give their graphics card to no hidden one
--browser-argument A   passes a switch on to Chromium; may come several times. On Linux with a graphics card:
                       --browser-argument=--enable-features=Vulkan --browser-argument=--use-angle=vulkan
--context N            loads the model for N tokens, to save memory
--most-tokens N        writes N tokens at the most for each task; for slow devices`;

export interface WebLlmOptions {
  folder: string;
  headed: boolean;
  browserArguments: string[];
  /** Null: what the model is made for. */
  context: number | null;
  mostTokens: number;
}

function usage(problem: string): CausewayError {
  return new CausewayError('usage', `${problem}\n\n${USAGE}`);
}

function count(value: string | undefined, name: string): number | null {
  if (value === undefined) return null;
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw usage(`--${name} wants a whole number above 0, not “${value}”.`);
}

/**
 * Reads the command line; null when it names no folder, so that there is nothing to test.
 *
 * @throws CausewayError `usage`
 */
export function readOptions(parameters: readonly string[]): WebLlmOptions | null {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        headed: { type: 'boolean', default: false },
        'browser-argument': { type: 'string', multiple: true, default: [] },
        context: { type: 'string' },
        'most-tokens': { type: 'string' },
      },
    });
  } catch (error) {
    throw usage((error as Error).message);
  }
  const { values, positionals } = parsed;
  const [folder, ...others] = positionals;
  if (folder === undefined) return null;
  if (others.length > 0) throw usage('One folder at a time.');
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw usage(`There is no folder “${folder}”.`);
  return {
    folder,
    headed: values.headed,
    browserArguments: values['browser-argument'],
    context: count(values.context, 'context'),
    mostTokens: count(values['most-tokens'], 'most-tokens') ?? Infinity,
  };
}
