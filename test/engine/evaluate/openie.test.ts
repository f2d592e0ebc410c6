import { describe, expect, it } from 'vitest';
import { analyseWithOpenExtraction, readOpenExtraction } from '../../../src/engine/evaluate/openie.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import { splitSentences } from '../../../src/engine/text/sentences.ts';
import { plain, QUIET } from '../notebook/from-texts.ts';

const TEXT = 'The Storm hit Riverton. Power failed in Riverton because of the storm; stormy weather stayed.';
const read = (entities: string[], triples: [string, string, string][] = []) =>
  readOpenExtraction(TEXT, splitSentences(TEXT), { entities, triples });

describe('given extractions', () => {
  it('find every whole-word mention, whatever its case', () => {
    const { mentions } = read(['storm', 'Riverton', 'volcano']);
    expect(mentions.map(({ start, end, sentence }) => [TEXT.slice(start, end), sentence])).toEqual([
      ['Storm', 0],
      ['Riverton', 0],
      ['Riverton', 1],
      ['storm', 1],
    ]);
    expect(mentions.map(({ key, kind }) => `${key}/${kind}`).slice(0, 2)).toEqual(['storm/term', 'riverton/name']);
  });

  it('make a triple causal only when its words say so, in the right direction', () => {
    const [causal, reversed, other] = read(
      ['storm', 'Power', 'Riverton'],
      [
        ['storm', 'caused', 'Power'],
        ['Power', 'was caused by', 'storm'],
        ['storm', 'hit', 'Riverton'],
      ],
    ).relations;
    for (const relation of [causal!, reversed!]) {
      expect(relation.kind).toBe('causal');
      expect(TEXT.slice(relation.cause.start, relation.cause.end).toLowerCase()).toBe('storm');
      expect(TEXT.slice(relation.effect.start, relation.effect.end)).toBe('Power');
    }
    expect(other!.kind).toBe('stated');
    expect(TEXT.slice(other!.cause.start, other!.effect.end)).toBe('Storm hit Riverton');
  });

  it('leave out triples whose ends are not in the text', () => {
    expect(read([], [['volcano', 'hit', 'Riverton']]).relations).toEqual([]);
  });

  it('tie entities in the notebook without making them causes', async () => {
    const analyse = (triples: [string, string, string][]) =>
      analyseWithOpenExtraction('a', plain(TEXT, 'Storm'), { entities: ['Riverton', 'Power', 'weather'], triples });
    const bare = await buildIndex([analyse([])], QUIET);
    const tied = await buildIndex([analyse([['Power', 'of', 'weather']])], QUIET);
    const weight = ({ graph }: typeof bare) => graph.weights.reduce((sum, value) => sum + value, 0);
    expect(weight(tied)).toBeGreaterThan(weight(bare));
    expect(tied.chains.items).toHaveLength(0);
    expect(tied.gates.from).toHaveLength(0);
  });
});
