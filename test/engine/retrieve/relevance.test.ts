import { describe, expect, it } from 'vitest';
import { DEFAULT_PARAMETERS } from '../../../src/engine/retrieve/parameters.ts';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import { scoreDirectly, scoreRelevance, type Relevance } from '../../../src/engine/retrieve/relevance.ts';
import { chooseSeeds, describeSeeds, PASSAGE_SEEDS } from '../../../src/engine/retrieve/seeds.ts';
import { MIXED } from '../notebook/chain-texts.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const notebook = await notebookOf(MIXED);
const { prepared } = notebook;
const score = (question: string): Relevance => scoreRelevance(prepared, readQuestion(prepared, question));
const QUESTIONS = [
  'Why did the glass workers strike?',
  'honey',
  'Why did the zeppelin land?',
  'coal coal railway frost oven?',
];

describe('scoreRelevance', () => {
  it('stays between 0 and 1', () => {
    for (const question of QUESTIONS) {
      const { sentences, passages, entities, modules } = score(question);
      for (const scores of [sentences, passages, entities, modules]) {
        for (const value of scores) {
          expect(value).toBeGreaterThanOrEqual(0);
          // Cosines of vectors kept as bytes may be a little off.
          expect(value).toBeLessThan(1.02);
        }
      }
    }
  });

  it('is a number in notebooks whose words are all function words', async () => {
    const { prepared: dull } = await notebookOf({ a: 'It is what it is. So it was.' });
    const { sentences, passages } = scoreRelevance(dull, readQuestion(dull, 'Why did the zeppelin land?'));
    expect([...sentences, ...passages].every((value) => value >= 0 && value <= 1)).toBe(true);
  });

  it('puts the sentence that answers first', () => {
    const { sentences } = score('Why was there a poor harvest of honey?');
    const best = sentences.indexOf(Math.max(...sentences));
    expect(prepared.index.documents.ids[prepared.index.sentences.document[best]!]).toBe('bees');
  });

  it('gives a chance to the sentences of chosen sections only', () => {
    const { sentences, sections } = score(QUESTIONS[0]!);
    const chosen = new Set(sections.map(({ section }) => section));
    sentences.forEach((chance, s) => {
      const section = prepared.lengths.sectionOfPassage[prepared.index.sentences.passage[s]!]!;
      expect(chance > 0).toBe(chosen.has(section));
    });
  });

  it('gives nothing to what shares no word with the question', () => {
    const { entities } = score('zeppelin');
    expect(entities.every((value) => value === 0)).toBe(true);
  });
});

describe('scoreDirectly', () => {
  const QUESTION = 'Why was there a poor harvest of honey?';
  const direct = scoreDirectly(prepared, readQuestion(prepared, QUESTION));

  it('finds the section that answers, and its sentence', () => {
    const whole = score(QUESTION);
    const bestOf = (values: Float32Array) => values.indexOf(Math.max(...values));
    expect(bestOf(direct.sentences)).toBe(bestOf(whole.sentences));
    expect(bestOf(direct.passages)).toBe(bestOf(whole.passages));
  });

  it('holds passages as likely as the slower way does, where it looks at them word by word', () => {
    const whole = score(QUESTION);
    whole.signals.looked.forEach((passage) => {
      expect(direct.passages[passage]).toBeCloseTo(whole.passages[passage]!, 5);
    });
    expect(whole.signals.looked.length).toBeGreaterThan(0);
  });
});

describe('chooseSeeds', () => {
  it('takes a few entities, modules of every level and passages, none twice', () => {
    const relevance = score(QUESTIONS[0]!);
    const seeds = chooseSeeds(prepared, relevance);
    const { hierarchy } = prepared.index;
    expect(seeds.entities.length).toBeGreaterThan(0);
    expect(seeds.entities.length).toBeLessThanOrEqual(DEFAULT_PARAMETERS.entitySeeds);
    expect(seeds.passages.length).toBeLessThanOrEqual(PASSAGE_SEEDS);
    for (let level = 1; level <= hierarchy.levels; level++) {
      const ofLevel = seeds.modules.filter((module) => hierarchy.level[module] === level);
      expect(ofLevel.length).toBeLessThanOrEqual(DEFAULT_PARAMETERS.moduleSeeds);
    }
    for (const list of Object.values(seeds) as number[][]) expect(new Set(list).size).toBe(list.length);
  });

  it('is described with titles and levels', () => {
    const relevance = score(QUESTIONS[0]!);
    const seeds = chooseSeeds(prepared, relevance);
    const described = describeSeeds(prepared, relevance, seeds);
    expect(described).toHaveLength(seeds.entities.length + seeds.modules.length + seeds.passages.length);
    for (const { kind, level, title, score: value } of described) {
      expect(title).not.toBe('');
      expect(value).toBeGreaterThan(0);
      expect(level > 0).toBe(kind === 'module');
    }
  });
});
