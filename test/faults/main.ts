/** @file `npm run test:faults`: many seeded rounds of faults on IndexedDB in this process, and kills of Chromium on the built app. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `npm run test:faults -- [--rounds 300] [--seed N]

Kills and freezes tabs, aborts transactions, lets storage run out, makes it slow, sets clocks back and takes the network away, while a notebook is worked on. After each round nothing that was finished may be missing, and the index must answer like one that was never interrupted. The same seed gives the same rounds.

--rounds N   on IndexedDB in this process, nine tenths on notebooks and the others on downloads of models; and a fiftieth as many kills of Chromium
--seed N     of chance`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '300' },
    seed: { type: 'string', default: '20261125' },
    help: { type: 'boolean', default: false },
  },
});

const numbers = [Number(values.rounds), Number(values.seed)];
if (values.help || !numbers.every((number) => Number.isInteger(number) && number > 0)) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}

const FILES = ['test/faults', 'test/browser/kill.test.ts'];
const { status } = spawnSync(path.join('node_modules', '.bin', 'vitest'), ['run', ...FILES], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    CAUSEWAY_FAULT_ROUNDS: values.rounds,
    CAUSEWAY_FAULT_SEED: values.seed,
    CAUSEWAY_KILLS: String(Math.max(1, Math.round(Number(values.rounds) / 50))),
    CAUSEWAY_KILL_SEED: values.seed,
  },
});
process.exit(status ?? 1);
