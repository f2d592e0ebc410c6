/** @file `npm run test:load`: a hundred questions at once, and a day of a tab in some minutes, in Chromium on the built app. */
import { parseArgs } from 'node:util';
import { runVitest } from '../run-vitest.ts';

const USAGE = `npm run test:load -- [--hours 24] [--seed N] [--dist FOLDER]

Asks a hundred questions at once, stops some, and prints how long a stopped one takes to give way. Then works in a tab for so many hours of its clock, each in some twenty seconds: asks, opens
citations, screens and the map, adds and removes sources, lies frozen. Memory, elements and listeners must not grow.

--hours N       of the tab's clock, four at least
--seed N        of chance
--dist FOLDER   takes a finished build of the app instead of making one`;

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '24' },
    seed: { type: 'string', default: '20261127' },
    dist: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const numbers = [Number(values.hours), Number(values.seed)];
if (values.help || !numbers.every(Number.isInteger) || numbers[0]! < 4) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}

runVitest(['test/browser/load'], {
  CAUSEWAY_LOAD_HOURS: values.hours,
  CAUSEWAY_LOAD_SEED: values.seed,
  CAUSEWAY_DIST: values.dist,
});
