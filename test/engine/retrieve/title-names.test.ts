import { describe, expect, it } from 'vitest';
import { row } from '../../../src/engine/rows.ts';
import { notebookOf } from '../notebook/from-texts.ts';

/** Names that stand in the title of the one section of the first document. */
async function namesInTitle(title: string, text: string): Promise<string[]> {
  const { prepared, index } = await notebookOf({ a: text, b: 'Rain fell on Lisbon.' }, { a: title, b: 'Weather' });
  return [...row(prepared.titleNames, 0)].map((entity) => index.entities.names[entity]!).sort();
}

describe('names in titles', () => {
  it('are those that the title holds as whole words, whatever stands around them', async () => {
    const text = 'The sale of wine in Indiana was banned. Diana Ross protested, and so did Ohio.';
    expect(await namesInTitle('Alcohol laws of Indiana', text)).toContain('Indiana');
    expect(await namesInTitle('Alcohol laws of Indianapolis', text)).not.toContain('Indiana');
  });

  it('are the title itself, and not names that only the text has', async () => {
    const names = await namesInTitle('Diana Ross', 'Diana Ross sang in Ohio. Diana Ross left Ohio.');
    expect(names).toContain('Diana Ross');
    expect(names).not.toContain('Ohio');
  });

  it('leave common nouns out', async () => {
    const names = await namesInTitle(
      'Notes on a banking crisis',
      'The banking crisis spread. The banking crisis hit Ohio.',
    );
    expect(names).not.toContain('banking crisis');
  });
});
