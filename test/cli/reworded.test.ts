import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRewordings, reworded } from '../../src/cli/bench/reworded.ts';
import type { EvaluationQuestion } from '../../src/engine/evaluate/dataset.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'causeway-rewordings-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (content: string) => {
  const file = path.join(folder, 'wordings.jsonl');
  writeFileSync(file, content);
  return readRewordings(file);
};

const question = (text: string): EvaluationQuestion => ({
  id: 'q',
  question: text,
  answers: [],
  evidence: [{ documentId: 'd', start: 0, end: 4 }],
  alternatives: [],
  spurious: null,
  tags: ['why'],
});

test('a question is asked in every wording of its form, whole forms alone, and evidence stays', async () => {
  const forms = await read(
    '{"asked":"How did (.+) end in (.+)\\\\?","as":["$1 – and then $2?","What ties $2 to $1?"]}\n\n{"asked":"Why .+","as":["How so?"]}\n',
  );
  expect(reworded([question('How did the frost end in a strike?'), question('When was it?')], forms)).toEqual([
    {
      ...question('The frost – and then a strike?'),
      id: 'q in wording 1',
      tags: ['why', 'wording 1'],
    },
    { ...question('What ties a strike to the frost?'), id: 'q in wording 2', tags: ['why', 'wording 2'] },
  ]);
  expect(reworded([question('And why is that?')], forms)).toEqual([]);
});

test('the wordings of the repository have five for each form', async () => {
  const file = path.resolve(import.meta.dirname, '../../src/cli/bench/wordings/causal-worlds.jsonl');
  const forms = await readRewordings(file);
  expect(forms.map(({ as }) => new Set(as).size)).toEqual(forms.map(() => 5));
});

test.each(['{', '{"asked":"(","as":[]}', '{"asked":"Why"}'])('a line that is none is told: %s', async (line) => {
  await expect(read(`\n${line}`)).rejects.toThrow('wordings.jsonl:2: A line must be');
});

test('so is a file that is not there', async () => {
  await expect(readRewordings(path.join(folder, 'gone'))).rejects.toThrow('There is no such file.');
});
