import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import { preparedFor } from '../../../src/engine/notebook/ask.ts';
import type { NotebookIndex, Rows } from '../../../src/engine/notebook/index-types.ts';
import { askNotebook } from '../../../src/engine/notebook/ask.ts';
import { listModules, scopedIndex, scopeKey } from '../../../src/engine/notebook/scope.ts';
import { suggestQuestions } from '../../../src/engine/notebook/suggest.ts';
import { row } from '../../../src/engine/rows.ts';
import { answerWith } from '../../../src/engine/strategies/answer.ts';
import { STRATEGIES } from '../../../src/engine/strategies/index.ts';
import { MIXED } from './chain-texts.ts';
import { randomWords } from '../vector/tiny-words.ts';
import { notebookOf, QUIET } from './from-texts.ts';

const notebook = await notebookOf(MIXED, { bees: 'Honey bees', union: 'Minutes of the union' });
const WHY = 'Why did the glass workers strike?';
const ids = Object.keys(MIXED);
const clock = () => 0;

/** Words by sentence, names by sentence and statements, in words: what two indexes of the same texts must agree on. */
function content(index: NotebookIndex) {
  const { sentences, documents, lexicon, postings, entities, relations } = index;
  const place = (s: number) => `${documents.ids[sentences.document[s]!]} ${sentences.ranges[2 * s]}`;
  const words = lexicon.terms.flatMap((term, t) =>
    [...row(postings, t)].map((s, i) => `${place(s)} ${term} ${postings.counts[postings.offsets[t]! + i]}`),
  );
  return {
    documents: documents.ids.map((id, d) => [
      id,
      documents.titles[d],
      [...row(documents.titleTerms, d)].map((t) => lexicon.terms[t]),
    ]),
    starts: [[...documents.sentenceStart], [...documents.passageStart], [...index.passages.sentenceStart]],
    passages: [...index.passages.document],
    sentences: [...sentences.document].map((_, s) => [
      place(s),
      sentences.passage[s],
      sentences.lengths[s],
      sentences.prose[s],
    ]),
    words: words.sort(),
    frequency: lexicon.terms.map((term, t) => `${term} ${lexicon.passageFrequency[t]}`).sort(),
    mentions: entities.names
      .flatMap((name, e) => [...row(entities.sentences, e)].map((s) => `${place(s)} ${name}`))
      .sort(),
    relations: [...relations.kind].map((kind, r) => [
      kind,
      place(relations.sentence[r]!),
      ...relations.ranges.subarray(6 * r, 6 * r + 6),
    ]),
  };
}

/** Every number that points into another table, with the size of that table. */
function pointers(index: NotebookIndex): [string, ArrayLike<number>, number][] {
  const { documents, sentences, passages, lexicon, postings, entities, relations, chains, graph, hierarchy, gates } =
    index;
  const [d, s, p, t, e, r, m] = [
    documents.ids,
    sentences.document,
    passages.document,
    lexicon.terms,
    entities.names,
    relations.kind,
    hierarchy.level,
  ].map(({ length }) => length) as [number, number, number, number, number, number, number];
  return [
    ['sentence.document', sentences.document, d],
    ['sentence.passage', sentences.passage, p],
    ['title term', documents.titleTerms.items, t],
    ['title entity', documents.titleEntity, e],
    ['posting', postings.items, s],
    ['alias', entities.aliasEntity, e],
    ['mention', entities.sentences.items, s],
    ['entity term', entities.terms.items, t],
    ['relation', relations.sentence, s],
    ['relation entity', relations.entities.items, e],
    ['relation term', relations.terms.items, t],
    ['chain', chains.items, r],
    ['tie', graph.items, e],
    ['parent', hierarchy.parent, m],
    ['child', hierarchy.children.items, m],
    ['member', hierarchy.members.items, e],
    ['leaf', hierarchy.leafOfEntity, m],
    ['summary', hierarchy.summary.items, s],
    ['gate', gates.from, m],
    ['gate', gates.to, m],
    ['gate evidence', gates.evidence.items, r],
  ];
}

/** Lengths that must agree. */
function shapes(index: NotebookIndex): [number, number][] {
  const rows = ({ offsets }: Rows) => offsets.length - 1;
  const { entities, relations, hierarchy, lexicon, meaning } = index;
  return [
    [rows(entities.sentences), entities.names.length],
    [rows(index.graph), entities.names.length],
    [rows(relations.entities), relations.kind.length * 2],
    [rows(index.chains), relations.kind.length],
    [index.chains.strength.length, index.chains.items.length],
    [index.postings.counts.length, index.postings.items.length],
    [rows(index.postings), lexicon.terms.length],
    [meaning.basis.length, lexicon.terms.length * meaning.dimensions],
    [meaning.scale.length, lexicon.terms.length],
    [index.entityVectors.values.length, entities.names.length * index.entityVectors.dimensions],
    [index.moduleVectors.values.length, hierarchy.level.length * index.moduleVectors.dimensions],
    [index.passageVectors.values.length, index.passages.document.length * index.passageVectors.dimensions],
    [hierarchy.titles.length, hierarchy.level.length],
    [rows(hierarchy.summary), hierarchy.level.length],
    [rows(index.gates.evidence), index.gates.from.length],
    [index.gates.score.length, index.gates.from.length],
  ];
}

describe('scopedIndex', () => {
  it('holds exactly what an index built from those documents alone holds of their texts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(ids, { minLength: 1 }), async (chosen) => {
        const part = scopedIndex(notebook.index, { documentIds: chosen });
        const alone = await buildIndex(
          notebook.analyses.filter(({ documentId }) => chosen.includes(documentId)),
          QUIET,
        );
        expect(content(part)).toEqual(content(alone));
      }),
      { numRuns: 12 },
    );
  });

  it('points at nothing that is not there, whatever is left out', async () => {
    const words = randomWords(Object.values(MIXED), 8);
    const index = await buildIndex(notebook.analyses, QUIET, { words });
    fc.assert(
      fc.property(fc.subarray(ids), (excluded) => {
        const part = scopedIndex(index, { excludeDocumentIds: excluded });
        expect([part.words, part.meaning.dimensions]).toEqual([words, 8]);
        for (const [name, items, size] of pointers(part)) {
          for (const item of Array.from(items)) expect([name, item < size]).toEqual([name, true]);
        }
        for (const [length, expected] of shapes(part)) expect(length).toBe(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('is the index itself where nothing is left out', () => {
    expect(scopedIndex(notebook.index, {})).toBe(notebook.index);
    expect(scopedIndex(notebook.index, { documentIds: ids, excludeDocumentIds: ['unknown'] })).toBe(notebook.index);
  });

  it('lets no system see past it: neither evidence, seeds, gates nor suggestions', async () => {
    const inside = ['bees', 'works', 'union'];
    const outside = Object.entries(MIXED).filter(([id]) => !inside.includes(id));
    const part = scopedIndex(notebook.index, { documentIds: inside });
    for (const strategy of STRATEGIES) {
      const answer =
        strategy.id === 'hugrag'
          ? await askNotebook(part, notebook.texts, WHY, { clock })
          : await answerWith(strategy, part, notebook.texts, WHY, { clock });
      const told = JSON.stringify(answer);
      for (const [id, text] of outside) {
        expect(told).not.toContain(`"${id}"`);
        expect(told).not.toContain(text.split('. ')[1]);
      }
      expect(told).not.toMatch(/landslide|railway/i);
    }
    const whole = await notebook.ask(WHY);
    expect(whole.path).toHaveLength(5);
    expect((await askNotebook(part, notebook.texts, WHY, { clock })).path).toHaveLength(2);
    for (const question of await suggestQuestions(part, notebook.texts, 9))
      expect(question).not.toMatch(/landslide|game/);
  });

  it('says that the answer is not in the part', async () => {
    const part = scopedIndex(notebook.index, { documentIds: ['bees', 'choir'] });
    expect(await askNotebook(part, notebook.texts, WHY, { clock })).toMatchObject({
      status: 'not-in-documents',
      sentences: [],
    });
    const none = scopedIndex(notebook.index, { documentIds: [] });
    expect(await askNotebook(none, notebook.texts, WHY, { clock })).toMatchObject({
      status: 'not-in-documents',
      evidence: [],
    });
  });

  it('gives modules that lost entities a title of what is left', () => {
    const part = scopedIndex(notebook.index, { documentIds: ['works', 'union'] });
    const names = new Set(part.entities.names);
    for (const title of part.hierarchy.titles) expect(names).toContain(title.split(' · ')[0]);
  });
});

describe('modules as a scope', () => {
  const modules = listModules(notebook.index);

  it('lists them with their passages, largest first', () => {
    expect(modules.length).toBeGreaterThan(2);
    const sizes = modules.map(({ passages }) => passages);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  it('limits to the passages that are mostly of the module, and finds it again in an index built anew', async () => {
    const glass = modules.find(({ entities }) => entities.some((name) => /glass/.test(name)))!;
    const part = scopedIndex(notebook.index, { modules: [glass] });
    expect(part.passages.document).toHaveLength(glass.passages);
    expect(part.passages.document.length).toBeLessThan(notebook.index.passages.document.length);
    const grown = await notebookOf({
      ...MIXED,
      more: 'The mayor met the press. A burst pipe caused a flood at the mill.',
    });
    const again = scopedIndex(grown.index, { modules: [glass] });
    for (const id of part.documents.ids) expect(again.documents.ids).toContain(id);
    expect(preparedFor(again).index.documents.ids).not.toContain('more');
  });

  it('leaves nothing where no module is meant any more', () => {
    expect(scopedIndex(notebook.index, { modules: [{ title: 'gone', entities: ['gone'] }] }).documents.ids).toEqual([]);
  });
});

describe('scopeKey', () => {
  it('is the same for the same part, however it was written down', () => {
    expect(scopeKey({ documentIds: ['b', 'a'] })).toBe(scopeKey({ documentIds: ['a', 'b'] }));
    expect(scopeKey({ documentIds: ['a'] })).not.toBe(scopeKey({ excludeDocumentIds: ['a'] }));
  });
});
