/**
 * @file The build in a subfolder of a host that sends no headers, as GitHub Pages does: the main job works, also offline; the service worker
 * gives pages and workers the headers that the host does not send. And what such a build ships is named, and the same twice.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedBinaries } from '../../src/cli/sbom/binaries.ts';
import { isPermitted } from '../../src/cli/sbom/licences.ts';
import { buildApp } from '../../src/cli/server.ts';
import { addFiles, ask, openPage, openSample, source, until } from './harness.ts';
import { watchOutside } from './outside.ts';
import { printedPdf } from './pdf.ts';

const BASE = '/some/folder/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

let folder: string;
let server: Server;
let url: string;
const outsideOfFolder: string[] = [];

/** Files as they lie, and no header but their type. */
function serve(): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (!pathname.startsWith(BASE)) outsideOfFolder.push(pathname);
    const name = path.join(folder, pathname.slice(BASE.length) || 'index.html');
    readFile(name).then(
      (bytes) => response.writeHead(200, { 'Content-Type': TYPES[path.extname(name)] ?? 'text/plain' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'causeway-hosting-'));
  await buildApp(folder, BASE);
  server = serve();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}${BASE}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Paths with the SHA-256 of what they hold. */
function hashes(build: string): string[] {
  return readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(build, name)).isFile())
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(path.join(build, name)))
          .digest('hex')}`,
    )
    .sort();
}

test('two builds are the same byte for byte, and every binary in them is named with a permitted licence', async () => {
  const again = await mkdtemp(path.join(tmpdir(), 'causeway-hosting-'));
  try {
    await buildApp(again, BASE);
    expect(hashes(again)).toEqual(hashes(folder));
  } finally {
    await rm(again, { recursive: true, force: true });
  }
  const binaries = shippedBinaries(folder);
  expect(binaries.length).toBeGreaterThan(100);
  expect(binaries.filter(({ licence }) => !isPermitted(licence, true))).toEqual([]);
});

test('without headers, in a subfolder: the main job, isolation from the second visit on, and all of it offline', async () => {
  const outside = await watchOutside();
  try {
    const pdf = await printedPdf('quarry.pdf', '<p>The landslide caused the closure of the quarry road.</p>');
    const page = await openPage({ url, proxy: outside.proxy, withServiceWorker: true });
    await openSample(page);
    await ask(page, 'Why did citywide commute delays surge right after the blackout?');
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    await until(page, 'navigator.serviceWorker.ready.then(() => true)');
    await until(page, 'navigator.serviceWorker.controller !== null');

    await page.reload();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await expect.poll(() => page.workers().length).toBeGreaterThan(0);
    // The policy holds in workers, too: another origin is refused there, and nothing is asked of it.
    for (const worker of page.workers()) {
      expect(await worker.evaluate(() => crossOriginIsolated)).toBe(true);
      const reached = await worker.evaluate(() =>
        fetch('https://trap.example/', { mode: 'no-cors' }).then(
          () => 'reached',
          () => 'refused',
        ),
      );
      expect(reached).toBe('refused');
    }

    server.close();
    server.closeAllConnections();
    await page.context().setOffline(true);
    await page.reload();
    await addFiles(page, [pdf]);
    await source(page, pdf.name).waitFor();
    const answer = await ask(page, 'Why was the quarry road closed?');
    await expect.poll(() => answer.textContent()).toMatch(/landslide/i);
    await answer.getByRole('link', { name: 'Citation 1', exact: true }).click();
    await page.locator('mark .box').first().waitFor();
    expect(outside.asked).toEqual([]);
    expect(outsideOfFolder.filter((name) => name !== '/favicon.ico')).toEqual([]);
  } finally {
    await outside.close();
  }
});
