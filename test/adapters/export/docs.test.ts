/** @file The description of exported files names what is in them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RELATION_COLUMNS } from '../../../src/engine/export/relations.ts';
import { notebookJson } from '../../../src/engine/export/notebook-json.ts';
import { cell, citation, step } from '../../engine/export/samples.ts';
import { documentInfo, emptyAnswer } from '../../fixtures/records.ts';

const description = readFileSync('docs/export.md', 'utf8');

/** Names of all fields, however deep. */
function fields(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fields);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fields(inner)]);
}

describe('docs/export.md', () => {
  it('names every field of the JSON', () => {
    const sentences = [{ text: 'So.', citations: [citation(1, 'a', 0, 'So.')] }];
    const text = notebookJson({
      name: 'Orchards',
      cells: [cell('1', 'Why?', { answer: emptyAnswer({ sentences, path: [step('Frost', 'no apples')] }) })],
      sources: [documentInfo('a', 'a.txt')],
      formatTime: (time) => String(time),
      now: 0,
    });
    const { answer: answered, ...rest } = (JSON.parse(text) as { cells: { answer: object }[] }).cells[0]!;
    const named = [...fields(JSON.parse(text)).slice(0, 5), ...Object.keys(rest), ...Object.keys(answered)];
    for (const field of named.filter((name) => name !== 'notebook')) expect(description).toContain(`\`${field}\``);
  });

  it.each([...RELATION_COLUMNS])('names the column %s', (column) => expect(description).toContain(`\`${column}\``));
});
