/** @file `--notebook FILE`: what is kept is used, what changed is read, and whatever happens to the file, there is an answer or a word on what to do. */
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ZipWriter } from '../../src/adapters/export/zip-writer.ts';
import { KeptNotebook, type Stating } from '../../src/cli/keeping/keep-notebook.ts';
import { DamagedNotebook, NotebookFile, NOTEBOOK_FILE_VERSION } from '../../src/cli/keeping/notebook-file.ts';
import { PartFile, versionOf } from '../../src/cli/keeping/part-file.ts';
import type { SearchModels } from '../../src/cli/searching.ts';
import { MeaningEncoder } from '../fixtures/meaning-encoder.ts';
import { listFiles, type MemoryNotebook } from '../../src/cli/notebook.ts';

let folder: string;
let said: string[];
let opened: KeptNotebook[];
const at = (name: string): string => path.join(folder, name);
const kept = (): string => at('kept.notebook');
const say = (line: string): void => void said.push(line);

const STORM = 'The violent storm caused a huge landslide.';
const LINE = 'The huge landslide led to the railway closure.';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'causeway-keep-'));
  said = [];
  opened = [];
  write('storm.txt', STORM);
  write('line.txt', LINE);
});
afterEach(async () => {
  await Promise.all(opened.map((notebook) => notebook.close()));
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  writeFileSync(at(name), text);
}

/** What a run comes to: the notebook, the names of the files that were read now, and what was told of files. */
async function run(names?: readonly string[], stating: Stating | null = null) {
  const files = await listFiles((names ?? ['line.txt', 'storm.txt']).map(at));
  const problems: string[] = [];
  const notebook = new KeptNotebook(await NotebookFile.open(kept(), say), true, say);
  opened.push(notebook);
  const onProblem = (file: string): unknown => problems.push(path.basename(file));
  const outcomes = files.length > 0 ? await notebook.read(files, { onProblem }) : [];
  const read = outcomes.flatMap(({ name, outcome }) => (outcome.kind === 'taken' ? [path.basename(name)] : []));
  return { notebook: await notebook.build(stating), kept: notebook, read, problems };
}

/** A file of the same documents that says something else of itself. */
async function rewriteManifest(change: object, version = NOTEBOOK_FILE_VERSION): Promise<void> {
  const old = (await PartFile.read(kept(), await open(kept())))!;
  const file = await PartFile.create(at('rewritten'), version, false);
  for (const part of old.parts) await file.add(part, await old.bytes(part));
  await file.finish(old.parts, { ...(old.about as object), ...change });
  await Promise.all([old.close(), file.close()]);
  renameSync(at('rewritten'), kept());
}

/** Bytes of a part, wherever it stands in the file. */
async function partAt(part: string): Promise<number> {
  const file = (await PartFile.read(kept(), await open(kept())))!;
  const bytes = await file.bytes(part);
  await file.close();
  return readFileSync(kept()).indexOf(bytes);
}

const namesOf = ({ index, names }: MemoryNotebook): string[] =>
  index.documents.ids.map((id) => path.basename(names.get(id)!)).sort();

async function textsOf({ index, texts }: MemoryNotebook): Promise<string[]> {
  return (await Promise.all(index.documents.ids.map((id) => texts.text(id)))).sort();
}

const NOTHING_STATED = { claims: Float32Array.of(-9, -9, -9), words: new Uint16Array(0), sides: new Float32Array(0) };

describe('a kept notebook', { timeout: 120_000 }, () => {
  it('is read from its file the next time, and the same', async () => {
    const first = await run();
    expect(first.read).toEqual(['line.txt', 'storm.txt']);
    const written = statSync(kept()).mtimeMs;
    const second = await run();
    expect(second.read).toEqual([]);
    expect(second.notebook.index.entities.names).toEqual(first.notebook.index.entities.names);
    expect(second.notebook.index.relations).toEqual(first.notebook.index.relations);
    expect(await textsOf(second.notebook)).toEqual([LINE, STORM]);
    expect(statSync(kept()).mtimeMs).toBe(written);
    expect(said).toEqual([]);
  });

  it('follows what is changed, renamed, added and removed, and reads only that', async () => {
    await run();
    write('storm.txt', 'A quiet storm caused nothing.');
    expect((await run()).read).toEqual(['storm.txt']);
    renameSync(at('storm.txt'), at('wind.txt'));
    const renamed = await run(['line.txt', 'wind.txt']);
    expect(renamed.read).toEqual([]);
    expect(namesOf(renamed.notebook)).toEqual(['line.txt', 'wind.txt']);
    write('new.md', '# New\n\nThe closure led to delays.');
    const added = await run(['line.txt', 'wind.txt', 'new.md']);
    expect(added.read).toEqual(['new.md']);
    expect(namesOf(added.notebook)).toEqual(['line.txt', 'new.md', 'wind.txt']);
    const removed = await run(['new.md']);
    expect(removed.read).toEqual([]);
    expect(namesOf(removed.notebook)).toEqual(['new.md']);
    expect(await textsOf(removed.notebook)).toEqual([expect.stringContaining('led to delays')]);
  });

  it('is asked without its files, when none are named', async () => {
    await run();
    rmSync(at('storm.txt'));
    const { notebook } = await run([]);
    expect(await textsOf(notebook)).toEqual([LINE, STORM]);
  });

  it('tells again of a file that can’t be read, without reading it', async () => {
    write('bad.pdf', 'not a PDF');
    const names = ['bad.pdf', 'storm.txt'];
    expect((await run(names)).problems).toEqual(['bad.pdf']);
    const again = await run(names);
    expect(again).toMatchObject({ problems: ['bad.pdf'], read: [] });
  });

  it('reads a file again whose name has another ending', async () => {
    await run(['storm.txt']);
    renameSync(at('storm.txt'), at('storm.md'));
    expect((await run(['storm.md'])).read).toEqual(['storm.md']);
  });

  it('is made anew, and says so, where its file was cut off', async () => {
    await run();
    const bytes = readFileSync(kept());
    writeFileSync(kept(), bytes.subarray(0, bytes.length / 2));
    expect((await run()).read).toEqual(['line.txt', 'storm.txt']);
    expect(said).toEqual([`${kept()} is damaged or cut off, so everything is read anew.`]);
    said = [];
    expect((await run()).read).toEqual([]);
    expect(said).toEqual([]);
  });

  it('tells damage within from other errors wherever it is', async () => {
    await run();
    const whole = readFileSync(kept());
    const place = await partAt('index/entities.names');
    for (const changed of [place, whole.indexOf(Buffer.from(STORM)) + 3]) {
      const bytes = Buffer.from(whole);
      bytes[changed]! ^= 0xff;
      writeFileSync(kept(), bytes);
      const use = async () => textsOf((await run()).notebook);
      await expect(use()).rejects.toBeInstanceOf(DamagedNotebook);
    }
  });

  it('is made anew, and says so, where another version made it', async () => {
    await run();
    const anew = `${kept()} was made by another version of Causeway, so everything is read anew.`;
    await rewriteManifest({ reading: 0 });
    expect((await run()).read).toEqual(['line.txt', 'storm.txt']);
    const zip = new ZipWriter(1e12, true);
    await zip.add('causeway-terminal.json', Buffer.from('{"format":"causeway-terminal","version":1}'));
    writeFileSync(kept(), Buffer.from(await (await zip.finish()).arrayBuffer()));
    expect((await run()).read).toEqual(['line.txt', 'storm.txt']);
    expect(said).toEqual([anew, anew]);
    await rewriteManifest({}, 99);
    await expect(run()).rejects.toThrow(/newer Causeway/);
  });

  it('has its index built anew, from the texts that it has, where another version analysed them', async () => {
    await run();
    await rewriteManifest({ analysis: 0 });
    const { read, notebook } = await run();
    expect(read).toEqual([]);
    expect(await textsOf(notebook)).toEqual([LINE, STORM]);
    expect(said).toEqual([`${kept()} was made by another version of Causeway, so its index is built anew.`]);
  });

  it('never writes over a file that is something else', async () => {
    write('kept.notebook', 'A letter that somebody needs.');
    await expect(run()).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining('is no notebook') });
    expect(readFileSync(kept(), 'utf8')).toBe('A letter that somebody needs.');
  });

  it('is whole after two runs at once, and after one that was killed', async () => {
    const abandoned = at('kept.notebook.999999.part');
    writeFileSync(abandoned, 'half a notebo');
    utimesSync(abandoned, 1, 1);
    await Promise.all([run(), run(['storm.txt'])]);
    expect(readdirSync(folder).sort()).toEqual(['kept.notebook', 'line.txt', 'storm.txt']);
    const { notebook } = await run(['storm.txt']);
    expect(await textsOf(notebook)).toEqual([STORM]);
    expect(said).toEqual([]);
  });

  it('keeps vectors of one encoder, and makes those that are missing', async () => {
    const encoder = new MeaningEncoder();
    const asked = encoder.passages;
    const models = {
      encoder: Object.assign(encoder, { save: () => {} }),
      encoderKey: 'meaning',
    } as unknown as SearchModels;
    const embed = async (names?: string[]) => {
      asked.length = 0;
      const { notebook, kept: own } = await run(names);
      return { vectors: await own.vectors(notebook, models), asked: [...asked] };
    };
    const first = await embed(['storm.txt']);
    expect(first.asked).toContain(STORM);
    const again = await embed(['storm.txt']);
    expect(again).toEqual({ vectors: first.vectors, asked: [] });
    const both = await embed();
    expect(both.asked).toContain(LINE);
    expect(both.asked).not.toContain(STORM);
    expect(both.vectors.map(({ documentId }) => documentId)).toHaveLength(3);
  });

  it('keeps what a reader stated', async () => {
    let calls = 0;
    const readStatements = async (passages: readonly (readonly string[])[]) => {
      calls += passages.length;
      return passages.map((sentences) => sentences.map(() => NOTHING_STATED));
    };
    const stating = { reader: { readStatements }, model: 'reader' } as unknown as Stating;
    await run(undefined, stating);
    expect(calls).toBe(2);
    await run(undefined, stating);
    write('storm.txt', 'A quiet storm caused nothing.');
    await run(undefined, stating);
    expect(calls).toBe(3);
  });
});

describe('a file of parts', () => {
  const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

  it('gives back what was added, before it is finished and after', async () => {
    const written = await PartFile.create(at('parts'), 7, false);
    await written.add('one', bytesOf('first'));
    await written.add('empty', new Uint8Array(0));
    await written.add('one', bytesOf('second'));
    expect(await written.bytes('one')).toEqual(bytesOf('second'));
    await written.finish(['one', 'empty'], { what: 'ever' });
    await written.close();
    const handle = await open(at('parts'));
    const read = (await PartFile.read(at('parts'), handle))!;
    expect([await versionOf(handle), read.parts, read.about]).toEqual([7, ['one', 'empty'], { what: 'ever' }]);
    expect(await Promise.all(read.parts.map((part) => read.bytes(part)))).toEqual([
      bytesOf('second'),
      new Uint8Array(0),
    ]);
    await expect(read.bytes('two')).rejects.toThrow('no part two');
    await read.close();
  });

  it('is none at whatever place it is cut off', async () => {
    const written = await PartFile.create(at('parts'), 1, false);
    await written.add('one', bytesOf('first'));
    await written.finish(['one'], null);
    await written.close();
    const whole = readFileSync(at('parts'));
    for (let length = 0; length < whole.length; length++) {
      writeFileSync(at('cut'), whole.subarray(0, length));
      const handle = await open(at('cut'));
      expect(await PartFile.read(at('cut'), handle)).toBeNull();
      await handle.close();
    }
  });

  it('holds in memory what it can’t write, and says at the end that it could not', async () => {
    const nowhere = await PartFile.create(path.join(at('missing'), 'parts'), 1, false);
    await nowhere.add('one', bytesOf('first'));
    expect(await nowhere.bytes('one')).toEqual(bytesOf('first'));
    await expect(nowhere.finish(['one'], null)).rejects.toThrow('ENOENT');
    await nowhere.abandon();
  });

  it('leaves nothing behind where it is only for this run, or was given up', async () => {
    const before = readdirSync(folder);
    const passing = await PartFile.create(at('passing'), 1, true);
    await passing.add('one', bytesOf('first'));
    expect(await passing.bytes('one')).toEqual(bytesOf('first'));
    await passing.abandon();
    const begun = await PartFile.create(at('begun'), 1, false);
    expect(readdirSync(folder)).toContain('begun');
    await begun.abandon();
    expect(readdirSync(folder)).toEqual(before);
  });
});
