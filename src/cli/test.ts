/**
 * @file `npm test`, and what CI runs: format, lint, types, then unit, contract and browser tests. Closes with one line
 * `N passed, M failed`, where each of the checks counts as one.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, INSTALL_HINT, installChromium } from './chromium.ts';
import { countResults, type Count, type VitestReport } from './test-count.ts';

const REPORT = '.cache/test-results.json';

const CHECKS = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'types of the app', command: ['svelte-check', '--tsconfig', 'src/ui/tsconfig.json', '--output', 'human'] },
];

/** Runs a tool of node_modules and gives its exit status; its output goes straight to ours. */
function run([tool, ...parameters]: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join('node_modules', '.bin', tool!), parameters, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
}

async function runChecks(): Promise<Count> {
  const count = { passed: 0, failed: 0 };
  for (const { name, command } of CHECKS) {
    const isFine = (await run(command)) === 0;
    count[isFine ? 'passed' : 'failed']++;
    console.log(`${isFine ? '✓' : '✗'} ${name}`);
  }
  return count;
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
const checks = await runChecks();
const tests = await runTests();
const failed = checks.failed + tests.failed;
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
