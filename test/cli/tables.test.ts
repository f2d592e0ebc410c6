/** @file The command for tables as a person runs it. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { causalragTables, foreignFiles } from '../fixtures/foreign-tables.ts';
import { TABLE_NAMES } from '../../src/engine/tables/columns.ts';
import { runCommand } from './run-command.ts';

let folder: string;

const run = (command: string, ...args: string[]) => runCommand(command, args, { cwd: folder });
const tables = (...args: string[]) => run('tables', ...args);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'causeway-tables-'));
  mkdirSync(path.join(folder, 'notes'));
  writeFileSync(path.join(folder, 'notes/weather.txt'), 'The violent storm caused a huge landslide.');
  writeFileSync(path.join(folder, 'notes/railway.txt'), 'The huge landslide led to the railway closure.');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('tables', { timeout: 120_000 }, () => {
  it('exports files and a kept notebook, and writes over nothing', async () => {
    const made = await tables('export', '--no-encoder', '--notebook', 'kept.notebook', 'notes', 'out');
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toContain('documents: 2');
    const files = [...TABLE_NAMES.map((name) => `${name}.parquet`), 'manifest.json'].sort();
    expect(readdirSync(path.join(folder, 'out')).sort()).toEqual(files);

    const kept = await tables('export', '--no-encoder', '--notebook', 'kept.notebook', 'again');
    expect(kept.stdout.replace('again', 'out')).toBe(made.stdout);

    const over = await tables('export', '--no-encoder', 'notes', 'out');
    expect(over.status).toBe(2);
    expect(over.stderr).toContain('out is not empty');
  });

  it('is asked from tables, of our own and of others, with files beside them', async () => {
    mkdirSync(path.join(folder, 'graph/output_causal'), { recursive: true });
    for (const [file, bytes] of await foreignFiles(causalragTables(), 'graph/output_causal/')) {
      writeFileSync(path.join(folder, file), bytes);
    }
    const { stdout } = await tables('check', 'graph');
    expect(stdout).toMatch(
      /^graph: tables of CausalRAG2\n {2}3 documents, 3 passages, 7 entities, .* 4 modules, 2 gates$/m,
    );
    const question = 'What led to the closure of the operating theatres?';
    const asked = await run('ask', '--no-encoder', 'graph', 'notes', question);
    expect(asked).toMatchObject({ status: 0, stderr: '' });
    expect(asked.stdout).toContain('The power cut led to the closure of the operating theatres.');
    const kept = await run('ask', '--no-encoder', '--notebook', 'other.notebook', 'graph', question);
    expect(kept.status).toBe(2);
    expect(kept.stderr).toContain('leave out --notebook');
    const none = await tables('check', 'notes');
    expect(none).toMatchObject({ status: 2, stderr: 'There are no tables in “notes”.\n' });
  });

  it('leaves nothing where there was nothing to export', async () => {
    writeFileSync(path.join(folder, 'broken.pdf'), 'no PDF');
    const { status, stderr } = await tables('export', '--no-encoder', 'broken.pdf', 'nothing');
    expect(status).toBe(2);
    expect(stderr).toContain('There is nothing to export');
    expect(existsSync(path.join(folder, 'nothing'))).toBe(false);
  });
});
