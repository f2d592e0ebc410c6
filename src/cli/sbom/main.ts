/** @file `npm run sbom`: writes what is inside as CycloneDX JSON: every package of package-lock.json and every file that a build ships. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../server.ts';
import { shippedBinaries } from './binaries.ts';
import { makeBom } from './bom.ts';
import { lockedPackages } from './packages.ts';

const { values } = parseArgs({ options: { dist: { type: 'string' }, out: { type: 'string' } } });

/** A build in a folder of its own unless one is given. */
async function withBuild<Result>(work: (folder: string) => Result): Promise<Result> {
  if (values.dist !== undefined) return work(values.dist);
  const folder = await mkdtemp(path.join(tmpdir(), 'causeway-sbom-'));
  try {
    await buildApp(folder);
    return work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const app = JSON.parse(await readFile('package.json', 'utf8')) as { name: string; version: string; license: string };
const bom = await withBuild((folder) => makeBom(app, lockedPackages(), shippedBinaries(folder)));
const text = `${JSON.stringify(bom, null, 2)}\n`;
if (values.out === undefined) process.stdout.write(text);
else await writeFile(values.out, text);
