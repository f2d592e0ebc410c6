/** @file `npm run test:faults`: many seeded rounds of faults on IndexedDB in this process, and of faults of the browser itself in Chromium on the built app. */
import { parseArgs } from 'node:util';
import { runVitest } from '../run-vitest.ts';

const USAGE = `npm run test:faults -- [--rounds 300] [--seed N] [--only NAME] [--dist FOLDER]

Kills and freezes tabs, workers and browsers, aborts transactions, lets storage run out, makes it slow, sets clocks back, takes the network and graphics away and exchanges the app's version, while a notebook is worked on. After each round nothing that was finished may be missing, the index must answer like one that was never interrupted, and memory must come back within a fifth. The same seed gives the same rounds.

--rounds N      four fifths on stores in this process, a fifth in Chromium on the built app
--seed N        of chance
--only NAME     rounds of the faults that have this in their name, so many of each kind of place
--dist FOLDER   takes a finished build of the app instead of making one`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '300' },
    seed: { type: 'string', default: '20261125' },
    only: { type: 'string' },
    dist: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const numbers = [Number(values.rounds), Number(values.seed)];
if (values.help || !numbers.every((number) => Number.isInteger(number) && number > 0)) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}

// A file none of whose faults are asked for has no tests.
const mayBeEmpty = values.only === undefined ? [] : ['--passWithNoTests'];
runVitest(['test/faults', 'test/browser/faults', ...mayBeEmpty], {
  CAUSEWAY_FAULT_ROUNDS: values.rounds,
  CAUSEWAY_FAULT_SEED: values.seed,
  CAUSEWAY_FAULT_ONLY: values.only,
  CAUSEWAY_DIST: values.dist,
});
