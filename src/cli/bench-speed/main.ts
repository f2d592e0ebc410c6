/**
 * @file `npm run bench:speed [-- --only nearest,million,words,modules,opening] [--dataset DIR]`: how fast parts of the engine are beside
 * libraries and plain loops that do the same, in one run. Times depend on the machine; ratios hardly do.
 */
import { parseArgs } from 'node:util';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import { measureMillion, measureNearest } from './nearest.ts';

const PARTS: Record<string, () => Promise<void>> = {
  async nearest() {
    await measureNearest('random', 10_000, true);
    await measureNearest('clustered', 10_000, true);
    await measureNearest('clustered', 100_000, false);
  },
  million: measureMillion,
};

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = values.only?.split(',') ?? Object.keys(PARTS);
  for (const name of names) {
    const part = PARTS[name];
    if (!part)
      throw new CausewayError('usage', `There is no part "${name}"; there are ${Object.keys(PARTS).join(', ')}.`);
    await part();
  }
}

main()
  // What libraries leave running keeps nobody waiting.
  .then(() => process.exit())
  .catch((thrown: unknown) => {
    const { code, message } = toCausewayError(thrown);
    console.error(message);
    process.exit(code === 'usage' ? 2 : 1);
  });
