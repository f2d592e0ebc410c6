/** @file The terminal's command as a person runs it: exit status, what goes to which stream, and the documented JSON. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

let folder: string;

const ask = (...args: string[]) => runCommand('ask', ['--no-encoder', ...args], { cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'causeway-ask-'));
  mkdirSync(path.join(folder, 'notes'));
  write('notes/weather.txt', 'Rain fell for nine days.\nThe violent storm caused a huge landslide.');
  write('notes/railway.md', '# Line report\n\nThe huge landslide led to the railway closure. Nobody was hurt.');
  write('notes/.hidden.txt', 'The secret treaty caused the railway closure.');
  writeFileSync(path.join(folder, 'broken.pdf'), 'not a PDF at all');
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  writeFileSync(path.join(folder, file), text);
}

describe('ask', { timeout: 120_000 }, () => {
  it('answers from a folder with numbered citations and the causal path, and exits with 0', async () => {
    const { status, stdout, stderr } = await ask('notes', 'Why was there a railway closure?');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/storm caused a huge landslide\. \[1\]/);
    expect(stdout).toMatch(/led to the railway closure\. \[2\]/);
    expect(stdout).toContain('Causal path:');
    expect(stdout).toMatch(/\[1\] notes\/weather\.txt:\d+-\d+ "The violent storm caused a huge landslide\."/);
    expect(stdout).not.toContain('treaty');
  });

  it('prints one JSON object in the documented shape, whose spans hold the cited words', async () => {
    const { status, stdout } = await ask('notes', 'Why was there a railway closure?', '--json');
    expect(status).toBe(0);
    const answer = JSON.parse(stdout) as {
      answer: string;
      sentences: { text: string; citations: { document: string; start: number; end: number; text: string }[] }[];
    };
    const span = {
      document: expect.any(String),
      start: expect.any(Number),
      end: expect.any(Number),
      text: expect.any(String),
    };
    expect(answer).toMatchObject({
      status: 'answered',
      answer: answer.sentences.map(({ text }) => text).join(' '),
      sentences: [{ text: expect.any(String), citations: [span] }, { citations: [span] }],
      trace: {
        seeds: expect.any(Array),
        gates: expect.any(Array),
        kept: expect.any(Array),
        rejected: expect.any(Array),
        timings: {
          seeds: expect.any(Number),
          expansion: expect.any(Number),
          filter: expect.any(Number),
          answer: expect.any(Number),
        },
      },
      index: {
        documents: 2,
        passages: 2,
        relations: 2,
        levels: expect.any(Number),
        gates: expect.any(Number),
        ms: expect.any(Number),
      },
    });
    expect((JSON.parse(stdout) as { evidence: unknown[] }).evidence[0]).toMatchObject({
      ...span,
      score: expect.any(Number),
      via: expect.any(String),
    });
    const [first] = answer.sentences[0]!.citations;
    expect(first!.document).toBe('notes/weather.txt');
    expect(readFileSync(path.join(folder, first!.document), 'utf8').slice(first!.start, first!.end)).toBe(first!.text);
  });

  it('exits with 3 when the documents do not answer', async () => {
    const { status, stdout } = await ask('notes/weather.txt', 'Who invented the telescope in the Netherlands?');
    expect(status).toBe(3);
    expect(stdout).toMatch(/^Not in your documents/);
    const json = await ask('notes/weather.txt', 'Who invented the telescope in the Netherlands?', '--json');
    expect(json.status).toBe(3);
    expect(JSON.parse(json.stdout)).toMatchObject({ status: 'not-in-documents', answer: '', sentences: [] });
  });

  it('reports a file that cannot be read, and answers from the others', async () => {
    const { status, stdout, stderr } = await ask('broken.pdf', 'notes', 'Why was there a railway closure?');
    expect(status).toBe(0);
    expect(stderr).toContain('broken.pdf');
    expect(stdout).toContain('[2]');
  });

  it('reads the files in archives, and says which of them it can’t', async () => {
    const files = {
      'line/weather.txt': 'The violent storm caused a huge landslide.',
      'line/railway.md': '# Line report\n\nThe huge landslide led to the railway closure.',
      'line/map.png': 'no text',
      '__MACOSX/x': 'clutter',
    };
    const packed = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
    writeFileSync(path.join(folder, 'papers.zip'), packed);
    const { status, stdout, stderr } = await ask('papers.zip', 'Why was there a railway closure?');
    expect(status).toBe(0);
    expect(stdout).toMatch(/\[1\] papers\.zip\/line\/weather\.txt:\d+-\d+ /);
    expect(stderr).toMatch(/^papers\.zip\/line\/map\.png: .*left out/);
    expect(stderr).not.toContain('MACOSX');
  });

  it('keeps a notebook: asked again it says the same, without its files too, and when the file is damaged', async () => {
    const question = 'Why was there a railway closure?';
    const first = await ask('--notebook', 'notes.kept', 'notes', question);
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(await ask('--notebook', 'notes.kept', 'notes', question)).toEqual(first);
    expect(await ask('--notebook', 'notes.kept', question)).toEqual(first);
    const bytes = readFileSync(path.join(folder, 'notes.kept'));
    bytes[bytes.indexOf('"tier":"builtin"') + 2]! ^= 0xff;
    writeFileSync(path.join(folder, 'notes.kept'), bytes);
    expect(await ask('--notebook', 'notes.kept', 'notes', question)).toEqual({
      ...first,
      stderr: 'notes.kept is damaged, so everything is read anew.\n',
    });
    expect(await ask('--notebook', 'notes.kept', question)).toEqual(first);
  });

  it.each([
    ['no question', ['notes']],
    ['no notebook and no files', ['--notebook', 'nothing.kept', 'Why was there a railway closure?']],
    ['another file where the notebook should be', ['--notebook', 'broken.pdf', 'notes', 'Why?']],
    ['nothing at all', []],
    ['an unknown option', ['notes', 'Why?', '--colour']],
    ['a file that is not there', ['nowhere.txt', 'Why was there a railway closure?']],
    ['no file that can be read', ['broken.pdf', 'Why was there a railway closure?']],
    ['an empty question', ['notes', ' ']],
    ['a question that is too long', ['notes', 'why '.repeat(2000)]],
  ])('exits with 2 and says what to do when there is %s', async (_, args) => {
    const { status, stdout, stderr } = await ask(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.trim()).not.toBe('');
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
