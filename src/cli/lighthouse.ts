/**
 * @file `npm run lighthouse`: serves the production build and prints Lighthouse's scores of the first screen, with what it found.
 * Lighthouse itself is fetched by npx when it is first needed: it is heavy, and nothing else wants it.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumArguments, requireChromium } from './chromium.ts';
import { buildApp, serveBuild } from './server.ts';

/** The newest that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** The least that each category is to reach, of 100. */
const TARGETS: Record<string, number> = { accessibility: 100, 'best-practices': 100, performance: 95 };

interface Report {
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

/** Runs Lighthouse as a process of its own. @throws where it can't be fetched, or ends without a report */
async function run(url: string, report: string): Promise<Report> {
  const options = [
    `--chrome-path=${requireChromium()}`,
    `--chrome-flags=--headless=new ${chromiumArguments().join(' ')}`,
    `--only-categories=${Object.keys(TARGETS).join(',')}`,
    '--preset=desktop',
    '--no-enable-error-reporting',
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
  ];
  const child = spawn('npx', ['--yes', LIGHTHOUSE, url, ...options], { stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('exit', resolve));
  if (code !== 0)
    throw new Error(`Lighthouse ended with ${code}. It is fetched from the npm registry at the first run.`);
  return JSON.parse(await readFile(report, 'utf8')) as Report;
}

const { values } = parseArgs({ options: { dist: { type: 'string' } } });
const folder = await mkdtemp(path.join(tmpdir(), 'causeway-lighthouse-'));
try {
  const build = values.dist ?? path.join(folder, 'build');
  if (values.dist === undefined) await buildApp(build);
  const served = await serveBuild(path.resolve(build), { port: 0 });
  try {
    const { categories, audits } = await run(served.url, path.join(folder, 'report.json'));
    for (const [id, target] of Object.entries(TARGETS)) {
      const { title, score, auditRefs } = categories[id]!;
      const reached = Math.round((score ?? 0) * 100);
      console.log(
        `${title.padEnd(20)}${String(reached).padStart(4)}  at least ${target}  ${reached >= target ? 'met' : 'MISSED'}`,
      );
      for (const { id: audit, weight } of auditRefs) {
        const found = audits[audit]!;
        if (weight > 0 && found.score !== null && found.score < 0.9) {
          console.log(`  ${found.title} ${found.displayValue ?? ''}`.trimEnd());
        }
      }
    }
  } finally {
    await served.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
