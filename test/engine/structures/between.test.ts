import { describe, expect, it } from 'vitest';
import { RELATION_KINDS } from '../../../src/engine/notebook/analysis.ts';
import { withStatementsBetween } from '../../../src/engine/structures/between/read-between.ts';
import { contradictionsOf } from '../../../src/engine/structures/contradictions.ts';
import { causesOf, readStatements } from '../../../src/engine/structures/notebook-causes.ts';
import { readStatementWords } from '../../../src/engine/structures/statement-words.ts';
import { notebookOf, type Texts } from '../notebook/from-texts.ts';

async function read(texts: Texts) {
  const { index: built, texts: source } = await notebookOf(texts);
  const { index, words } = await readStatements(built, source, () => false);
  const before = built.relations.kind.length;
  const laidOver = words.slice(before).map((own, at) => ({
    kind: RELATION_KINDS[index.relations.kind[before + at]!]!,
    cause: own!.cause,
    effect: own!.effect,
  }));
  return { built, index, words, laidOver, graph: causesOf(index, words) };
}

const FIRST =
  'The broken switch caused the derailment. The derailment led to the closure of Line 3. The flood caused the power cut.';

describe('sentences that name two events of other statements', () => {
  it('take back what another document claims, in whichever order they name the two', async () => {
    const { index, words, laidOver, graph } = await read({
      interim: FIRST,
      final: 'Our interim report had wrongly put the derailment on the broken switch; this is withdrawn.',
    });
    expect(laidOver).toEqual([{ kind: 'denied', cause: 'the broken switch', effect: 'the derailment' }]);
    const [contradiction] = contradictionsOf(graph, (relation) => index.relations.kind[relation] === 2);
    expect(contradiction?.contra.map((relation) => words[relation]!.sentence)).toEqual([
      'Our interim report had wrongly put the derailment on the broken switch; this is withdrawn.',
    ]);
  });

  it('are believed no further than what was learned of such words, which an aside is not', async () => {
    const { laidOver } = await read({
      interim: FIRST,
      other: 'The annex lists the power cut after the derailment. Has the flood to do with the broken switch?',
    });
    expect(laidOver).toEqual([]);
  });

  it('claim a cause in a frame that was never seen, where it is likely enough', async () => {
    const text = 'All the trouble with the derailment spilled over into the power cut, sadly.';
    const { laidOver } = await read({ interim: FIRST, other: text });
    expect(laidOver).toEqual([{ kind: 'causal', cause: 'the derailment', effect: 'the power cut' }]);
  });

  it('are left to the grammar where it has read them', async () => {
    const { laidOver } = await read({ interim: FIRST, other: 'The power cut resulted from the flood.' });
    expect(laidOver).toEqual([]);
  });

  it('change nothing of the index that is stored', async () => {
    const { built, index } = await read({
      interim: FIRST,
      final: 'Our interim report had wrongly put the derailment on the broken switch; this is withdrawn.',
    });
    expect(index.relations.kind.length).toBe(built.relations.kind.length + 1);
    expect(index.relations.terms.offsets.length).toBe(2 * index.relations.kind.length + 1);
    expect(index.chains.offsets.length).toBe(index.relations.kind.length + 1);
    expect(built.relations.terms.offsets.length).toBe(2 * built.relations.kind.length + 1);
  });

  it('are not looked for in a notebook of so many sentences that somebody would wait', async () => {
    const { index, texts } = await notebookOf({
      interim: FIRST,
      final: 'Our interim report had wrongly put the derailment on the broken switch; this is withdrawn.',
    });
    const words = await readStatementWords(index, texts, () => false);
    const [within, beyond] = [4, 3];
    expect((await withStatementsBetween(index, texts, words, () => false, within)).words).toHaveLength(
      words.length + 1,
    );
    expect(await withStatementsBetween(index, texts, words, () => false, beyond)).toEqual({ index, words });
  });

  it('say nothing of documents that may not be shown', async () => {
    const { index: built, texts } = await notebookOf({
      interim: FIRST,
      final:
        'The derailment led to delays. Our interim report had wrongly put the derailment on the broken switch; this is withdrawn.',
    });
    const { words } = await readStatements(built, texts, (id) => id === 'final');
    expect(words.length).toBe(built.relations.kind.length);
  });

  it('stand beside what the grammar stated, while what a reader is barely sure of is no ground for causes', async () => {
    const { index, texts } = await notebookOf({ interim: FIRST });
    const confidence = index.relations.confidence.slice();
    confidence[0] = 0.55;
    const unsure = { ...index, relations: { ...index.relations, confidence } };
    const { words } = await readStatements(unsure, texts, () => false);
    expect(words.map((own) => own !== null)).toEqual([false, true, true]);
    expect(causesOf(unsure, words).links).toHaveLength(2);
  });
});
