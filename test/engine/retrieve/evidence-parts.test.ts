import { describe, expect, it } from 'vitest';
import { retrieve } from '../../../src/engine/notebook/retrieve.ts';
import { partsAskedFor } from '../../../src/engine/retrieve/evidence-parts.ts';
import { TEXT_PARTS } from '../../../src/engine/text/parts.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const asked = (question: string) => [...partsAskedFor(question)].map((part) => TEXT_PARTS[part]);

describe('partsAskedFor', () => {
  it('is nothing for a question after causes', () => {
    expect(asked('Why did the store lose writes?')).toEqual([]);
    expect(asked('What follows from running the algorithm twice?')).toEqual([]);
  });

  it('is what is named', () => {
    expect(asked('Which papers does the survey cite?')).toEqual(['reference']);
    expect(asked('What does the code do when it fails?')).toEqual(['code']);
    expect(asked('Who sent the mail about the pump?')).toEqual(['mail header', 'repeated']);
  });

  it('is everything for words that are no question', () => {
    expect(asked('lamport clocks 1978')).toContain('reference');
  });
});

describe('answers', () => {
  const texts = {
    paper:
      'The store lost writes because its clocks ran apart.\n\nReferences\n\n[1] B. Mox. Why the store lost writes when clocks ran apart. In Proc. SOSP, pp. 3-12, 1999.\n\n[2] K. Lund. Clocks and stores. In Proc. OSDI, pp. 1-9, 2001.\n',
  };
  const cited = async (question: string) =>
    (await (await notebookOf(texts)).ask(question)).sentences.map(({ text }) => text);

  it('are not made of reference lists', async () => {
    const sentences = await cited('Why did the store lose writes?');
    expect(sentences).toEqual(['The store lost writes because its clocks ran apart.']);
  });

  it('are, where that is asked for', async () => {
    const { prepared, index } = await notebookOf(texts);
    const parts = (question: string) =>
      retrieve(prepared, question).kept.map(({ sentence }) => TEXT_PARTS[index.sentences.parts[sentence]!]);
    expect(parts('Which papers on clocks and stores does it cite?')).toContain('reference');
    expect(parts('Why did clocks and stores fail?')).not.toContain('reference');
  });
});
