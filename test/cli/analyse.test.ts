/** @file Documents through a pipe, as a person or a cluster sends them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOf } from '../../src/cli/analysing/lines.ts';
import { analyseStream, type StreamForm } from '../../src/cli/analysing/stream.ts';
import { readFiles } from '../../src/cli/notebook.ts';
import { ANALYSIS_VERSION } from '../../src/engine/notebook/analysis.ts';
import type { DocumentRows } from '../../src/engine/tables/document-rows.ts';
import { runCommand } from './run-command.ts';

const TEXT =
  'The violent storm near Aldbury caused a huge landslide. Rain (“rain”)\u2028fell all day.\n\nThe huge landslide led to the railway closure, because the Aldbury Line Company (ALC) had no walls. ALC said nothing. 🚂 The railway closure caused delays.';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'causeway-analyse-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

async function* bytesOf(text: string, step = 7): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  // Whoever sends chunks may use their memory again.
  const chunk = new Uint8Array(step);
  for (let at = 0; at < bytes.length; at += step) {
    const part = bytes.subarray(at, at + step);
    chunk.set(part);
    yield chunk.subarray(0, part.length);
  }
}

async function streamed(input: string, form: StreamForm = 'analysis') {
  const lines: string[] = [];
  const counts = await analyseStream(bytesOf(input), form, (line) => {
    lines.push(line);
    return Promise.resolve();
  });
  return { counts, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('analyse --stream', () => {
  it('finds in a document what the app finds in its file', { timeout: 60_000 }, async () => {
    const file = path.join(folder, 'storm.txt');
    writeFileSync(file, TEXT);
    const [document] = await readFiles([file], { onProblem: (_, error) => expect.unreachable(error.message) });
    const { id, parsed, analysis } = document!;
    const line = JSON.stringify({ id, title: parsed.title, text: parsed.text, and: 'more' });
    const { counts, lines } = await streamed(`${line}\r\n\n${line}`);
    const plain = JSON.parse(
      JSON.stringify(analysis, (_, each: unknown) =>
        ArrayBuffer.isView(each) ? Array.from(each as Uint8Array) : each,
      ),
    ) as unknown;
    expect((analysis?.relations.length ?? 0) > 0).toBe(true);
    expect(counts).toEqual({ documents: 2, refused: 0 });
    expect(lines).toEqual([
      { id, title: parsed.title, analysis: plain },
      { id, title: parsed.title, analysis: plain },
    ]);
  });

  it('says of each bad line what is wrong, and goes on', async () => {
    const good = '{"id":"last","text":"The storm caused a landslide."}';
    const bad = [
      '{"id":"a","te',
      '[]',
      '{"text":"no id"}',
      '{"id":"","text":"x"}',
      '{"id":"b"}',
      '{"id":"c","text":7}',
    ];
    const more = ['{"id":"d","text":" \\n"}', '{"id":"e","text":"x","title":1}', '{"id":"f","text":"x","date":"May"}'];
    const all = [...bad, ...more];
    const { counts, lines } = await streamed(`${all.join('\n')}\n${good}\n`);
    expect(counts).toEqual({ documents: 1, refused: all.length });
    expect(lines.map(({ line, error }) => [line, (error as { code: string } | undefined)?.code])).toEqual([
      ...bad.map((_, i) => [i + 1, 'file-damaged']),
      [7, 'file-empty'],
      [8, 'file-damaged'],
      [9, 'file-damaged'],
      [undefined, undefined],
    ]);
    expect(JSON.stringify(lines[5])).toContain('“text”');
    expect(lines.at(-1)).toMatchObject({ id: 'last', title: '', analysis: { version: ANALYSIS_VERSION } });
  });

  it('passes over a line that is too long without holding it, and tells one that is no UTF-8', async () => {
    const found: (string | null)[] = [];
    for await (const line of linesOf(bytesOf(`short\n${'long'.repeat(20)}\nend`), 20)) {
      found.push(line && new TextDecoder().decode(line));
    }
    expect(found).toEqual(['short', null, 'end']);
    const lines: string[] = [];
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Uint8Array.of(0x22, 0xff, 0x22, 0x0a);
    }
    await analyseStream(broken(), 'analysis', async (line) => void lines.push(line));
    expect(lines[0]).toContain('not UTF-8');
  });

  it('tells a document as rows: places, and for each list as many in every column', async () => {
    const { lines } = await streamed(
      JSON.stringify({ id: 'n', name: 'storm.txt', title: 'Storm', text: TEXT }),
      'rows',
    );
    const { rows } = lines[0] as { rows: DocumentRows };
    expect(rows.document).toMatchObject({ id: 'n', title: 'Storm', text: TEXT });
    expect(JSON.parse(rows.document.metadata!)).toMatchObject({ name: 'storm.txt', title: 'Storm' });
    for (const list of [rows.units, rows.sentences, rows.surfaces, rows.mentions, rows.ties, rows.acronyms]) {
      expect(new Set(Object.values(list).map((column: unknown[]) => column.length)).size).toBe(1);
    }
    const surfaceAt = (place: number): string => rows.surfaces.surface[rows.mentions.surface[place]!]!;
    rows.mentions.start.forEach((start, i) => {
      const written = TEXT.slice(start, rows.mentions.end[i]).toLowerCase();
      expect(written).toContain(surfaceAt(i).split(' ').at(-1)!.slice(0, 3));
    });
    expect(
      rows.acronyms.long.map((at, i) => [rows.surfaces.name[at], rows.surfaces.name[rows.acronyms.short[i]!]]),
    ).toEqual([['Aldbury Line Company', 'ALC']]);
    const [first] = rows.statements;
    expect(first).toMatchObject({ kind: 'causal', effect: 'a huge landslide', text_unit_id: 't0', cause_event: 'v0' });
    // The landslide that the storm caused is the one that led to the closure.
    expect(rows.statements.some(({ cause_event }) => cause_event === first!.effect_event)).toBe(true);
    expect(rows.clarity).toHaveLength(rows.statements.length);
    expect(rows.event_terms).toHaveLength(rows.events.length);
    expect(rows.ties.source.length).toBeGreaterThan(3);
  });

  it('is a command that reads a pipe, and refuses what it does not know', { timeout: 60_000 }, async () => {
    const run = (input: string, ...args: string[]) => runCommand('analyse', args, { input });
    const made = await run('{"id":"a","text":"Rain caused floods."}\nnothing\n', '--stream');
    expect(made).toMatchObject({ status: 0, stderr: "1 documents, 1 lines that can't be read\n" });
    expect(made.stdout.trimEnd().split('\n')).toHaveLength(2);
    expect((await run('', '--rows')).status).toBe(2);
  });
});
