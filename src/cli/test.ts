/**
 * @file `npm test`, and what CI runs: format, lint, types, then unit, contract and browser tests. Closes with one line
 * `N passed, M failed`, where each of the checks counts as one.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, INSTALL_HINT, installChromium } from './chromium.ts';
import { buildApp } from './server.ts';
import { countResults, type Count, type VitestReport } from './test-count.ts';

const REPORT = '.cache/test-results.json';

/** Where the app is built for the browser tests: a folder of this run's own, so that two runs in one checkout do not meet. */
const BUILD = `.cache/test-build-${process.pid}`;

/** What is formatted by the content of each file alone; the other checks read files together, and so go without. */
const PRETTIER_CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];

const CHECKS = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', ...PRETTIER_CACHE, '.'] },
  // Forgotten promises are how a worker loses an error, so they are worth asking the type checker.
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'lint of components', command: ['eslint', '--max-warnings', '0', '.'] },
  // Six times as fast as the compiler that the other tools are made for.
  { name: 'types', command: ['typescript-7/bin/tsc', '-b'] },
  { name: 'types of the app', command: ['svelte-check', '--tsconfig', 'src/ui/tsconfig.json', '--output', 'human'] },
];

/**
 * Runs a tool of node_modules and gives its exit status.
 *
 * @param command the tool, by its name or by the path of its script, and what it is given
 * @param onOutput gets what it prints, which otherwise goes straight to our own output
 */
function run([tool, ...parameters]: string[], onOutput?: (text: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const isScript = tool!.includes('/');
    const program = isScript ? process.execPath : path.join('node_modules', '.bin', tool!);
    const script = isScript ? [path.join('node_modules', tool!)] : [];
    const child = spawn(program, [...script, ...parameters], {
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32' && !isScript,
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput!);
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/** All at once, as they use one core each; what one of them prints stands together. */
async function runChecks(): Promise<Count> {
  const count = { passed: 0, failed: 0 };
  await Promise.all(
    CHECKS.map(async ({ name, command }) => {
      let output = '';
      const isFine = (await run(command, (text) => (output += text))) === 0;
      count[isFine ? 'passed' : 'failed']++;
      console.log(`${output}${isFine ? '✓' : '✗'} ${name}`);
    }),
  );
  return count;
}

/** Makes the build that all browser tests share; where that fails, they try it themselves and fail with the reason. */
async function buildForTests(): Promise<void> {
  if (process.env['CAUSEWAY_DIST'] !== undefined) return;
  await buildApp(BUILD).then(
    () => (process.env['CAUSEWAY_DIST'] = BUILD),
    () => {},
  );
}

async function runTests(): Promise<Count> {
  mkdirSync('.cache', { recursive: true });
  rmSync(REPORT, { force: true });
  const status = await run(['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]);
  let report: VitestReport | null = null;
  try {
    report = JSON.parse(readFileSync(REPORT, 'utf8')) as VitestReport;
  } catch {
    // No report means that vitest itself failed, which counts as a failure below.
  }
  return countResults(report, status);
}

if (findChromium() === null && !installChromium()) {
  console.error(INSTALL_HINT);
  process.exit(1);
}
// While the last of the checks uses one core, the build uses the other.
const [checks] = await Promise.all([runChecks(), buildForTests()]);
const tests = await runTests();
rmSync(BUILD, { recursive: true, force: true });
const failed = checks.failed + tests.failed;
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
