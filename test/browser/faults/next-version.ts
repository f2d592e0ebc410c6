/** @file The app's next version, whose stores have one migration more, and an address at which one version can be put in the place of another. */
import { readFile, mkdtemp, rename, rm, symlink, writeFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { serveBuild } from '../../../src/cli/server.ts';

const SCHEMA = /src\/adapters\/idb\/schema\.ts$/;
const LAST = '\n];\n\nexport const DATABASE_NAME';

/** Adds a migration to the code as it is read. */
function nextSchema(): Plugin {
  return {
    name: 'next-schema',
    enforce: 'pre',
    transform(code, id) {
      if (!SCHEMA.test(id.split('?')[0]!)) return null;
      if (!code.includes(LAST)) throw new Error('The schema is written otherwise than it was: see next-version.ts.');
      return code.replace(LAST, `\n  (database) => void database.createObjectStore('ofNextVersion' as never),${LAST}`);
    },
  };
}

/** Builds the next version of the app. */
export async function buildNextVersion(folder: string): Promise<void> {
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      ...{ logLevel: 'warn', plugins: [nextSchema()], worker: { plugins: () => [nextSchema()] } },
      build: { outDir: folder, emptyOutDir: true },
    });
  } finally {
    process.env['NODE_ENV'] = environment;
  }
}

/** The same version with another service worker, as every new version has: only `sw.js` differs. */
export async function withOtherServiceWorker(built: string, folder: string): Promise<void> {
  for (const name of await readdir(built)) {
    if (name !== 'sw.js') await symlink(path.join(built, name), path.join(folder, name));
  }
  await writeFile(path.join(folder, 'sw.js'), `${await readFile(path.join(built, 'sw.js'), 'utf8')}\n// another\n`);
}

export interface Exchangeable {
  url: string;
  /** From now on another build is served at the same address. */
  put(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** Serves a build that can be exchanged for another. */
export async function serveExchangeable(built: string): Promise<Exchangeable> {
  const root = await mkdtemp(path.join(tmpdir(), 'causeway-versions-'));
  const current = path.join(root, 'current');
  const put = async (folder: string): Promise<void> => {
    await symlink(path.resolve(folder), path.join(root, 'next'));
    await rename(path.join(root, 'next'), current);
  };
  await put(built);
  const { url, close } = await serveBuild(current, { port: 0 });
  return {
    ...{ url, put },
    async close() {
      await close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
