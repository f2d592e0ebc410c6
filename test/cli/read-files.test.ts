/** @file Reading on all cores: in order, each file once, and a file that hangs or ends its thread costs only itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkerReader } from '../../src/adapters/library/reader.ts';
import type { FileOutcome, Remember, Take } from '../../src/cli/reading/read-files.ts';
import { readEach } from '../../src/cli/reading/read-files.ts';
import { nodeWorker } from '../../src/cli/reading/node-worker.ts';
import { unpackRead, type PackedRead } from '../../src/cli/reading/packed-reading.ts';
import { threadsFor } from '../../src/cli/reading/reading-threads.ts';

const THREAD = pathToFileURL(path.join(import.meta.dirname, '../fixtures/ill-thread.ts')).href;
/** Enough for a thread that reads, and for the test. */
const LIMIT_MS = 3000;

let folder: string;
const file = (name: string): string => path.join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'causeway-read-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  writeFileSync(file(name), text);
  return file(name);
}

async function read(files: readonly string[], remember?: Remember, take?: Take) {
  const problems: Record<string, string> = {};
  const readers = [0, 1].map(
    () =>
      new WorkerReader<PackedRead>(
        () => nodeWorker(THREAD),
        () => LIMIT_MS,
      ),
  );
  const onProblem = (name: string, error: { code: string }): void => {
    problems[path.basename(name)] = error.code;
  };
  const outcomes = await readEach(files, { onProblem }, remember, readers, take);
  return { problems, outcomes: [...outcomes.values()].flat() };
}

const told = ({ name, outcome }: FileOutcome): string =>
  `${path.basename(name)}: ${outcome.kind === 'read' ? outcome.parsed.text : outcome.kind}`;

describe('reading files in threads', { timeout: 120_000 }, () => {
  it('tells of files that hang, exit or fail late, and reads the others, in their order', async () => {
    const names = ['a.txt', 'b-hangs.txt', 'c-exits.txt', 'd.txt', 'e-throws.txt', 'f.txt'];
    const { problems, outcomes } = await read(names.map((name) => write(name, `Text of ${name}`)));
    expect(problems).toEqual({
      'b-hangs.txt': 'file-timeout',
      'c-exits.txt': 'file-damaged',
      'e-throws.txt': 'file-damaged',
    });
    expect(outcomes.map(told)).toEqual([
      'a.txt: Text of a.txt',
      'b-hangs.txt: refused',
      'c-exits.txt: refused',
      'd.txt: Text of d.txt',
      'e-throws.txt: refused',
      'f.txt: Text of f.txt',
    ]);
  });

  it('reads same bytes once, and under both names', async () => {
    const { outcomes } = await read([write('one.txt', 'Rain fell.'), write('two.txt', 'Rain fell.')]);
    expect(outcomes.map(told)).toEqual(['one.txt: Rain fell.', 'two.txt: Rain fell.']);
    const [one, two] = outcomes.map(({ outcome }) => outcome.kind === 'read' && outcome.analysis);
    expect(one).toBe(two);
  });

  it('hands over what was read, one at a time, and holds none of it then', async () => {
    const names = ['a.txt', 'b-exits.txt', 'c.txt', 'd.txt'];
    const taken: string[] = [];
    let isTaking = false;
    const { outcomes } = await read(
      names.map((name) => write(name, `Text of ${name}`)),
      undefined,
      async (document) => {
        expect(isTaking).toBe(false);
        isTaking = true;
        await new Promise((resolve) => setTimeout(resolve, 1));
        isTaking = false;
        taken.push(unpackRead(document).parsed.text);
      },
    );
    expect(taken.sort()).toEqual(['Text of a.txt', 'Text of c.txt', 'Text of d.txt']);
    expect(outcomes.map(({ outcome }) => outcome.kind)).toEqual(['taken', 'refused', 'taken', 'taken']);
  });

  it('reads nothing that is remembered, by its bytes and the ending of its name', async () => {
    const asked: string[] = [];
    const { problems, outcomes } = await read(
      [write('kept.txt', 'Rain fell.'), write('bad.md', 'x'), write('new.txt', 'It was dry.')],
      ({ id, extension }) => {
        asked.push(`${id.length} ${extension}`);
        if (extension === 'md') return { code: 'file-damaged', message: 'It is damaged.' };
        return asked.length === 1 ? 'kept' : null;
      },
    );
    expect(asked).toEqual(['64 txt', '64 md', '64 txt']);
    expect(outcomes.map(told)).toEqual(['kept.txt: kept', 'bad.md: refused', 'new.txt: It was dry.']);
    expect(problems).toEqual({ 'bad.md': 'file-damaged' });
  });
});

it('starts no more threads than are worth it', () => {
  expect(threadsFor(0)).toBe(1);
  expect(threadsFor(1000)).toBe(1);
  expect(threadsFor(1e12)).toBeGreaterThanOrEqual(threadsFor(2e6));
});
