/**
 * @file The terminal's commands as plain JavaScript, bundled once and again when a file of theirs has changed: running the TypeScript itself, every start would translate
 * some four hundred files and look each of them up, once more in each thread that reads.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CLI = path.join(ROOT, 'src/cli');

/** What is bundled, by name: the commands, and the thread that they start. All lie in one folder, as `bundle.json` tells. */
const ENTRIES = {
  ask: path.join(CLI, 'ask.ts'),
  tables: path.join(CLI, 'tables.ts'),
  analyse: path.join(CLI, 'analyse.ts'),
  bench: path.join(CLI, 'bench.ts'),
  'read-thread': path.join(CLI, 'reading/read-thread.ts'),
};

/** What a bundle is made by, besides its files. */
const MAKER = 'src/cli/command/bundle.js';

/** How long a bundle that is no longer current stays, as a command that began with it may load parts of it late. */
const KEPT_MS = 24 * 60 * 60_000;

/** Where a file is read relative to where its code lies, that is where its TypeScript lies; only the bundle's own entries lie beside it. */
const whereItLies = {
  name: 'where-it-lies',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      const own = Object.values(ENTRIES).map((entry) => `./${path.relative(path.dirname(file), entry)}`);
      const contents = text
        .replace(/new URL\('([^']+)', import\.meta\.url\)/g, (whole, named) =>
          // Written so that what follows leaves it as it is: the address of the bundle.
          own.includes(named) ? `new URL('./${path.basename(named, '.ts')}.js', import.meta['url'])` : whole,
        )
        .replaceAll('import.meta.url', () => JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', () => JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.filename', () => JSON.stringify(file));
      return { contents, loader: 'ts' };
    });
  },
};

/** Name, size and time of a file, as they were when it was bundled; without a time where it was written while that went on, so that it is bundled again. */
function stampOf(file, begun) {
  const { size, mtimeMs } = statSync(path.join(ROOT, file));
  return [file, size, mtimeMs < begun ? mtimeMs : null];
}

function isCurrent({ node, inputs }) {
  // What one version of Node reads, another may not.
  if (node !== process.version) return false;
  try {
    return inputs.every(([file, size, time]) => {
      const stats = statSync(path.join(ROOT, file));
      return stats.size === size && stats.mtimeMs === time;
    });
  } catch {
    return false;
  }
}

function readRecord(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'bundle.json'), 'utf8'));
  } catch {
    return null;
  }
}

/** Takes away bundles that nothing can still be running on. */
function sweep(folder, current) {
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    if (name !== current && Date.now() - statSync(entry).mtimeMs > KEPT_MS)
      rmSync(entry, { recursive: true, force: true });
  }
}

async function make(folder) {
  const { build } = await import('esbuild');
  const begun = Date.now();
  const name = `${begun}-${process.pid}`;
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: path.join(folder, name),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    packages: 'external',
    metafile: true,
    logLevel: 'silent',
    plugins: [whereItLies],
  });
  const inputs = [...Object.keys(metafile.inputs), MAKER].map((file) => stampOf(file, begun));
  const record = { name, node: process.version, inputs };
  // Another command may be making one, too: whichever ends last is current, and both are whole.
  const written = path.join(folder, `${name}.json`);
  writeFileSync(written, JSON.stringify(record));
  renameSync(written, path.join(folder, 'bundle.json'));
  sweep(folder, name);
  return record;
}

/**
 * @param {string} command the name of a file of `src/cli`, without its ending
 * @param {string} folder where bundles are kept
 * @returns {Promise<string>} address of its bundle, which is made anew where a file of it has changed; of the TypeScript itself where none can be made
 */
export async function programOf(command, folder = path.join(ROOT, '.cache/commands')) {
  const fileOf = ({ name }) => path.join(folder, name, `${command}.js`);
  const isThere = (record) => existsSync(fileOf(record)) && isCurrent(record);
  try {
    mkdirSync(folder, { recursive: true });
    const record = readRecord(folder);
    return pathToFileURL(fileOf(record !== null && isThere(record) ? record : await make(folder))).href;
  } catch {
    // Nothing can be written here, or the code has an error, which is told best by what reads it.
    const { register } = await import('tsx/esm/api');
    register();
    return pathToFileURL(path.join(CLI, `${command}.ts`)).href;
  }
}
