/** @file How commands of the terminal are bundled: once, again when a file of theirs has changed, and not where nothing can be written. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** JavaScript, since it runs before anything that could run TypeScript. */
const { programOf } = (await import(new URL('../../src/cli/command/bundle.js', import.meta.url).href)) as {
  programOf: (command: string, folder: string) => Promise<string>;
};

let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'causeway-commands-'))));

afterEach(() => rmSync(folder, { recursive: true }));

const bundles = () => readdirSync(folder).filter((name) => !name.endsWith('.json'));

interface Bundled {
  node: string;
  inputs: [file: string, size: number, time: number | null][];
}

function changeRecord(change: (record: Bundled) => void): void {
  const file = path.join(folder, 'bundle.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as Bundled;
  change(record);
  writeFileSync(file, JSON.stringify(record));
}

describe('a command', { timeout: 60_000 }, () => {
  it('is bundled once, and again when a file of it has changed or is gone, the bundle itself, or for another Node', async () => {
    const first = await programOf('analyse', folder);
    expect(readFileSync(new URL(first), 'utf8')).toContain('--stream');
    expect(await programOf('tables', folder)).toBe(first.replace('analyse.js', 'tables.js'));
    expect(bundles()).toHaveLength(1);

    changeRecord(({ inputs }) => inputs[0]![1]++);
    const second = await programOf('analyse', folder);
    expect(second).not.toBe(first);
    // A command that began with the one before may still load parts of it.
    expect(bundles()).toHaveLength(2);

    changeRecord(({ inputs }) => inputs.push(['src/cli/gone.ts', 1, 1]));
    const third = await programOf('analyse', folder);
    expect(third).not.toBe(second);

    rmSync(path.dirname(fileURLToPath(third)), { recursive: true });
    const fourth = await programOf('analyse', folder);
    expect(readFileSync(new URL(fourth), 'utf8')).toContain('--stream');

    changeRecord((record) => (record.node = 'v1.0.0'));
    expect(await programOf('analyse', folder)).not.toBe(fourth);
  });

  it('takes what lies beside its code from where that lies, and its threads from the bundle', async () => {
    const ask = fileURLToPath(await programOf('ask', folder));
    const texts = readdirSync(path.dirname(ask)).map((name) =>
      readFileSync(path.join(path.dirname(ask), name), 'utf8'),
    );
    // Not `toContain`, which would show all of the code where it fails.
    const holds = (part: string) => texts.some((text) => text.includes(part));
    expect(holds(JSON.stringify(path.resolve('src/cli/encoding')))).toBe(true);
    expect(holds(`new URL("./read-thread.js", import.meta["url"])`)).toBe(true);
  });

  it('runs as it is written where nothing can be put', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    expect(await programOf('analyse', path.join(folder, 'file'))).toMatch(/\/src\/cli\/analyse\.ts$/);
  });
});
