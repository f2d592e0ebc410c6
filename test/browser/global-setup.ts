/**
 * @file Builds the app once for all browser tests and serves it. `CAUSEWAY_DIST` names a finished build to use instead,
 * as `npm test` does; otherwise each run builds into a folder of its own, so that two runs in one checkout do not meet.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildApp, serveBuild } from '../../src/cli/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served build, with a closing slash. */
    appUrl: string;
    /** Folder of the build. */
    appFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['CAUSEWAY_DIST'];
  const folder = path.resolve(given ?? `.cache/browser-test-${process.pid}-${project.name}`);
  if (given === undefined) await buildApp(folder);
  const served = await serveBuild(folder, { port: 0 });
  project.provide('appUrl', served.url);
  project.provide('appFolder', folder);
  return async () => {
    await served.close();
    if (given === undefined) await rm(folder, { recursive: true, force: true });
  };
}
