import { describe, expect, it } from 'vitest';
import { retrieve } from '../../../src/engine/notebook/retrieve.ts';
import { findCausalPath, whereAsked } from '../../../src/engine/retrieve/causal-path.ts';
import { listed, rankEvidence } from '../../../src/engine/retrieve/evidence.ts';
import { expand } from '../../../src/engine/retrieve/expand.ts';
import { withNearness } from '../../../src/engine/retrieve/prepared.ts';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import { scoreRelevance } from '../../../src/engine/retrieve/relevance.ts';
import { chooseSeeds } from '../../../src/engine/retrieve/seeds.ts';
import { askedQuestion } from '../../fixtures/asked-question.ts';
import { IN_ORDER, MIXED } from '../notebook/chain-texts.ts';
import { notebookOf, type TestNotebook } from '../notebook/from-texts.ts';

const mixed = await notebookOf(MIXED);

/** The documents that a question's path leads through, from first cause to last effect. */
function walk({ prepared }: TestNotebook, question: string): string[] {
  const { relations, sentences, documents } = prepared.index;
  const path = findCausalPath(prepared, readQuestion(prepared, question));
  return path.relations.map((r) => documents.ids[sentences.document[relations.sentence[r]!]!]!);
}

describe('findCausalPath', () => {
  it('goes back from the effect that is asked about to its first cause', () => {
    expect(walk(mixed, 'Why did the glass workers strike?')).toEqual(IN_ORDER);
    expect(walk(mixed, 'What caused the coal shortage?')).toEqual(IN_ORDER.slice(0, 3));
  });

  it('goes forwards from the cause that is asked about', () => {
    expect(walk(mixed, 'What did the violent storm lead to?')).toEqual(IN_ORDER);
    expect(walk(mixed, 'What were the consequences of the coal shortage?')).toEqual(IN_ORDER.slice(3));
  });

  it('connects two ends that are both named', () => {
    expect(walk(mixed, 'How did the violent storm lead to the strike of the glass workers?')).toEqual(IN_ORDER);
  });

  it('goes on in either direction from one end where the other is left open', () => {
    expect(walk(mixed, 'By which steps did the violent storm lead to whatever it was?')).toEqual(IN_ORDER);
    expect(walk(mixed, 'By which steps did whatever it was lead to the strike of the glass workers?')).toEqual(
      IN_ORDER,
    );
  });

  it('stays out of chains that nobody asked about', () => {
    expect(walk(mixed, 'Why was there a poor harvest of honey?')).toEqual(['bees']);
  });

  it('takes the event at the place that the question names, not one that has its other words', async () => {
    const notebook = await notebookOf({
      named: 'The pump failure led to spoiled vaccines at Thornwick pharmacy.',
      worded: 'A false reading led to ruined samples and wrong doses at Norden clinic.',
    });
    expect(walk(notebook, 'What was the root cause of the ruined doses at Thornwick?')).toEqual(['named']);
  });

  it('begins at what is asked about, whatever is said beside it', () => {
    const question = 'Nobody at the honey harvest could tell me where the coal shortage came from; where did it?';
    const about = { about: 'the coal shortage', other: '' };
    const understood = askedQuestion(question, 'cause', about);
    const walked = (asked: typeof understood) => {
      const [{ length: passages }, { length: entities }] = [mixed.index.passages.document, mixed.index.entities.names];
      const prepared = withNearness(mixed.prepared, {
        model: 'encoder',
        question,
        asked: new Float32Array(),
        understood: asked,
        passages: new Float32Array(passages).fill(NaN),
        entities: new Float32Array(entities).fill(NaN),
        modules: new Float32Array(),
        embedded: 0,
      });
      return { terms: readQuestion(prepared, question), steps: walk({ ...mixed, prepared }, question) };
    };
    const { terms, steps } = walked(understood);
    expect(terms).toMatchObject({ intent: 'cause', subjects: about });
    expect(terms.terms.filter(({ isAside }) => !isAside).map(({ surface }) => surface)).toEqual(['coal', 'shortage']);
    expect(steps).toEqual(IN_ORDER.slice(0, 3));
    const honey = { about: 'the honey harvest', other: '' };
    expect(walked(askedQuestion(question, 'cause', honey)).steps).toEqual(['bees']);
  });

  it('finds nothing for what no statement names', () => {
    const path = findCausalPath(mixed.prepared, readQuestion(mixed.prepared, 'Why did the zeppelin land?'));
    expect(path).toMatchObject({ relations: [], fits: false });
    expect(path.scores.size).toBe(0);
  });

  it('passes through no statement twice where causes run in a circle', async () => {
    const circle = await notebookOf({
      a: 'The bank panic caused a currency collapse.',
      b: 'The currency collapse caused a trade slump.',
      c: 'The trade slump caused a bank panic.',
    });
    expect(circle.index.chains.items).toHaveLength(3);
    for (const question of ['Why was there a bank panic?', 'What did the trade slump lead to?']) {
      const documents = walk(circle, question);
      expect(documents.length).toBeGreaterThan(1);
      expect(new Set(documents).size).toBe(documents.length);
    }
  });

  it('follows links of the table only, and keeps scores between 0 and 1', () => {
    const { prepared } = mixed;
    const { chains } = prepared.index;
    const path = findCausalPath(prepared, readQuestion(prepared, 'Why did the glass workers strike?'));
    path.relations.slice(1).forEach((relation, i) => {
      const before = path.relations[i]!;
      expect(chains.items.subarray(chains.offsets[before], chains.offsets[before + 1])).toContain(relation);
    });
    expect(path.fits).toBe(true);
    for (const relation of path.relations) {
      expect(path.scores.get(relation)).toBeGreaterThan(0);
      expect(path.scores.get(relation)).toBeLessThanOrEqual(1);
    }
  });
});

describe('rankEvidence', () => {
  const { prepared } = mixed;
  const question = readQuestion(prepared, 'Why did the glass workers strike?');
  const relevance = scoreRelevance(prepared, question);
  const path = findCausalPath(prepared, question);
  const ranked = rankEvidence(prepared, relevance, expand(prepared, relevance, chooseSeeds(prepared, relevance)), path);

  it('lists each sentence once, best first, and every step of the path', () => {
    const sentences = ranked.map(({ sentence }) => sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
    const scores = ranked.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const relation of path.relations) expect(sentences).toContain(prepared.index.relations.sentence[relation]);
  });

  it('is listed by how well each is evidence, which need not be how likely it answers', () => {
    const [first, second, third] = ranked.map(({ sentence }) => sentence).filter((s) => relevance.sentences[s]! > 0);
    const fits = relevance.sentences.map(() => 0);
    [fits[third!], fits[first!], fits[second!]] = [0.9, 0.5, 0.1];
    const nowhere = { ...path, fits: false };
    const none = {
      ...expand(prepared, relevance, chooseSeeds(prepared, relevance)),
      reached: new Map<number, never>(),
    };
    const again = rankEvidence(prepared, relevance, none, nowhere, fits);
    expect(again.slice(0, 2).map(({ chance }) => chance)).toEqual(
      [...relevance.sentences].sort((a, b) => b - a).slice(0, 2),
    );
    expect(
      listed(again)
        .slice(0, 3)
        .map(({ sentence }) => sentence),
    ).toEqual([third, first, second]);
  });

  it('says of a step, which the question does not name, that a chain or a gate led there', () => {
    const first = prepared.index.relations.sentence[path.relations[0]!];
    expect(['chain', 'gate']).toContain(ranked.find(({ sentence }) => sentence === first)!.via);
  });
});

describe('whereAsked', () => {
  /** A long question's deciding word ("prescriptions") stands in a statement on another subject. */
  const clinic = notebookOf({
    asked:
      'The rapid influenza test was used for children with respiratory illness. With the rapid influenza test, the outpatient clinic ' +
      'gave children with respiratory illness fewer antibiotics.',
    other: 'Long queues led to lost prescriptions. Farmers met in the town hall.',
    third: 'The mill burned down. Its owner moved to the coast.',
  });

  it('starts a path where the question is answered, not where another subject has its deciding word', async () => {
    const { prepared } = await clinic;
    const length = (text: string, isBound: boolean) => {
      const question = readQuestion(prepared, text);
      const placeFit = isBound ? whereAsked(prepared, question, scoreRelevance(prepared, question)) : undefined;
      return findCausalPath(prepared, question, undefined, undefined, placeFit).relations.length;
    };
    expect(length('What caused the lost prescriptions?', true)).toBe(1);
    const long = 'Why were prescriptions lost for children with respiratory illness and the rapid influenza test?';
    expect(length(long, false)).toBe(1);
    expect(length(long, true)).toBe(0);
    expect(retrieve(prepared, long).path.relations).toEqual([]);
  });

  it('lets a question for a path begin at either of its ends, which stand apart', () => {
    const text = 'How did the violent storm lead to the strike of the glass workers?';
    const question = readQuestion(mixed.prepared, text);
    const placeFit = whereAsked(mixed.prepared, question, scoreRelevance(mixed.prepared, question));
    expect(findCausalPath(mixed.prepared, question, undefined, undefined, placeFit).relations).toHaveLength(
      IN_ORDER.length,
    );
  });
});
