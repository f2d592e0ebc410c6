import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modularity } from '../../../src/cli/bench/graphs.ts';
import { buildEntityGraph } from '../../../src/engine/graph/entity-graph.ts';
import { ancestry } from '../../../src/engine/hierarchy/hierarchy.ts';
import { analyseDocument, type DocumentAnalysis } from '../../../src/engine/notebook/analysis.ts';
import { askNotebook } from '../../../src/engine/notebook/ask.ts';
import { buildIndex } from '../../../src/engine/notebook/build.ts';
import { canLayOver, driftWith, MOST_DRIFT } from '../../../src/engine/notebook/drift.ts';
import { extendIndex } from '../../../src/engine/notebook/extend.ts';
import type { NotebookIndex } from '../../../src/engine/notebook/index-types.ts';
import { packIndex, unpackIndex } from '../../../src/engine/notebook/blocks.ts';
import { withoutDocuments } from '../../../src/engine/notebook/withdraw.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { row } from '../../../src/engine/rows.ts';
import { partNumber } from '../../../src/engine/text/parts.ts';
import { termsOf } from '../../../src/engine/text/tokens.ts';
import type { Answer } from '../../../src/engine/types.ts';
import { randomWords } from '../vector/tiny-words.ts';
import { CHAIN, DISTRACTORS, MIXED } from './chain-texts.ts';
import { note, type Note } from './changing-world.ts';
import { plain, QUIET, textSource, type Texts } from './from-texts.ts';

const words = randomWords([...Object.values(MIXED), ...Array.from({ length: 40 }, (_, i) => note(i).text)], 16);
const analysesOf = (texts: Texts, titles: Texts = {}): DocumentAnalysis[] =>
  Object.entries(texts).map(([id, text]) => analyseDocument(id, plain(text, titles[id])));
const build = (analyses: readonly DocumentAnalysis[]) => buildIndex(analyses, QUIET, { words });
const extend = (index: NotebookIndex, added: readonly DocumentAnalysis[]) => extendIndex(index, added, { words });

/** Documents, half of them there from the start. */
const MANY = Object.fromEntries(Array.from({ length: 24 }, (_, i) => [note(i).id, note(i).text]));
const TITLES = Object.fromEntries(Array.from({ length: 24 }, (_, i) => [note(i).id, note(i).title]));
const many = analysesOf(MANY, TITLES);

describe('extendIndex', () => {
  it('has the text that building anew has', async () => {
    const whole = await build(many);
    const laid = extend(extend(await build(many.slice(0, 12)), many.slice(12, 13)), many.slice(13));
    for (const table of ['sentences', 'passages', 'lexicon', 'postings', 'meaning'] as const) {
      expect(laid[table], table).toEqual(whole[table]);
    }
    const { titleEntity: _, ...documents } = laid.documents;
    expect(whole.documents).toMatchObject(documents);
    expect(laid.passageVectors.values).toHaveLength(whole.passageVectors.values.length);
  });

  it('has the statements that building anew has, with entities of the same names', async () => {
    const whole = await build(many);
    const laid = extend(await build(many.slice(0, 12)), many.slice(12));
    const { entities, terms, ...table } = whole.relations;
    expect(laid.relations).toMatchObject({ ...table, terms });
    const named = (index: NotebookIndex) =>
      Array.from({ length: index.relations.kind.length * 2 }, (_, side) =>
        [...row(index.relations.entities, side)].map((entity) => index.entities.names[entity]!.toLowerCase()),
      );
    expect(entities.items.length).toBeGreaterThan(100);
    expect(named(laid)).toEqual(named(whole));
    expect([...laid.entities.names].sort()).toEqual([...whole.entities.names].sort());
  });

  it('ties entities as its own sentences do', async () => {
    const laid = extend(await build(many.slice(0, 12)), many.slice(12));
    const anew = buildEntityGraph(laid.entities, laid.relations, laid.passages, laid.sentences.document.length);
    expect(laid.graph.offsets).toEqual(anew.offsets);
    expect(laid.graph.items).toEqual(anew.items);
    laid.graph.weights.forEach((weight, i) => expect(weight).toBeCloseTo(anew.weights[i]!, 4));
  });

  it('is one hierarchy, whatever was added', async () => {
    const { hierarchy, gates, moduleVectors, meaning } = extend(await build(many.slice(0, 4)), many.slice(4));
    const count = hierarchy.level.length;
    expect(hierarchy.titles).toHaveLength(count);
    expect(hierarchy.summary.offsets).toHaveLength(count + 1);
    expect(moduleVectors.values).toHaveLength(count * meaning.dimensions);
    for (let module = 0; module < count; module++) {
      const members = [...row(hierarchy.members, module)];
      expect(members).toEqual([...new Set(members)].sort((a, b) => a - b));
      const parent = hierarchy.parent[module]!;
      if (parent < 0) continue;
      expect(hierarchy.level[parent]).toBeGreaterThan(hierarchy.level[module]!);
      expect(row(hierarchy.children, parent)).toContain(module);
      for (const member of members) expect(row(hierarchy.members, parent)).toContain(member);
    }
    hierarchy.leafOfEntity.forEach((leaf, entity) => {
      if (leaf >= 0) expect(row(hierarchy.members, leaf)).toContain(entity);
    });
    for (const module of [...gates.from, ...gates.to]) expect(module).toBeLessThan(count);
  });

  it('makes a module of what is new and long enough, with a title and a summary', async () => {
    const base = await build(analysesOf(DISTRACTORS));
    const laid = extend(base, many);
    expect(laid.hierarchy.level.length).toBeGreaterThan(base.hierarchy.level.length);
    expect(laid.hierarchy.titles.at(-1)).not.toBe('');
    expect(row(laid.hierarchy.summary, laid.hierarchy.level.length - 1).length).toBeGreaterThan(0);
  });

  describe('of the sample', async () => {
    const names = ['01-grid-incident-report.md', '02-signal-workshop-log.txt', '04-police-bulletin.txt'];
    names.push('06-transit-performance-note.md', '07-roadworks-notice.txt', '08-stadium-evening-report.md');
    names.push('09-hospital-incident-review.md');
    const sample = names.map((name) => analyseDocument(name, plain(readFileSync(`public/sample/${name}`, 'utf8'))));
    const laidOver = async (name: string) => {
      const others = sample.filter(({ documentId }) => documentId !== name);
      const base = await buildIndex(others, QUIET);
      return { base, laid: extendIndex(base, [sample[names.indexOf(name)]!]) };
    };

    it('opens a gate where what was added leads from module to module', async () => {
      const added = '02-signal-workshop-log.txt';
      const { base, laid } = await laidOver(added);
      expect(laid.gates.from.length).toBeGreaterThan(base.gates.from.length);
      const { gates, relations, sentences, documents } = laid;
      for (let gate = base.gates.from.length; gate < gates.from.length; gate++) {
        const stating = [...row(gates.evidence, gate)].map((relation) => relations.sentence[relation]!);
        expect(stating.map((sentence) => documents.ids[sentences.document[sentence]!])).toContain(added);
      }
    });

    it('gives what it adds to modules that are there, by what it is tied to', async () => {
      const { base, laid } = await laidOver('08-stadium-evening-report.md');
      const modules = base.hierarchy.level.length;
      const fresh = [...laid.hierarchy.leafOfEntity.keys()].slice(base.entities.names.length);
      const seated = fresh.filter((entity) => {
        const leaf = laid.hierarchy.leafOfEntity[entity]!;
        return leaf >= 0 && leaf < modules;
      });
      expect(seated.length).toBeGreaterThan(fresh.length / 2);
      for (const entity of seated) {
        const members = row(laid.hierarchy.members, laid.hierarchy.leafOfEntity[entity]!);
        expect(row(laid.graph, entity).some((neighbour) => neighbour !== entity && members.includes(neighbour))).toBe(
          true,
        );
      }
    });
  });

  it('answers from what was added, over several documents', async () => {
    const { works, union, ...rest } = CHAIN;
    const base = await build(analysesOf({ ...rest, ...DISTRACTORS }));
    const laid = extend(base, analysesOf({ works, union }));
    const question = 'Why did the glass workers strike?';
    const answer = await askNotebook(laid, textSource(MIXED), question, { clock: () => 0 });
    const whole = await build(analysesOf({ ...rest, ...DISTRACTORS, works, union }));
    const anew = await askNotebook(whole, textSource(MIXED), question, { clock: () => 0 });
    const cited = ({ sentences }: Answer) => sentences.map(({ text }) => text);
    expect(cited(answer)).toEqual(cited(anew));
    expect(cited(answer).join(' ')).toContain('storm');
  });

  it('leaves what it was laid over as it is, and gives the same again', async () => {
    const base = await build(many.slice(0, 12));
    const before = structuredClone(packIndex(base));
    const one = extend(base, many.slice(12));
    expect(packIndex(base)).toEqual(before);
    expect(extend(unpackIndex(before, words), many.slice(12))).toEqual(one);
  });

  it('takes what a reply repeats for repeated', async () => {
    const head = (from: string) => `From: ${from}\nTo: All\nSubject: the flood\n\n`;
    const said = 'The hall was flooded because the old pump had failed.';
    const base = await build(analysesOf({ a: `${head('Ann')}${said}\n` }));
    const laid = extend(
      base,
      analysesOf({ b: `${head('Bob')}I will look at the drain tomorrow morning.\n\n> ${said}\n` }),
    );
    expect([...laid.sentences.parts].filter((part) => part === partNumber('repeated'))).toHaveLength(1);
    expect(laid.relations.kind).toEqual(base.relations.kind);
  });

  it('keeps what a person called an entity, and marks wrong sentences', async () => {
    const base = await build(many.slice(0, 12));
    const named = new Uint8Array(base.entities.names.length);
    const entity = base.entities.names.findIndex((name) => name.toLowerCase() === 'pump failure');
    named[entity] = 1;
    base.entities.names[entity] = 'The great failure';
    base.entities.aliases.push('pump failure');
    base.entities.aliasEntity = Uint32Array.from([...base.entities.aliasEntity, entity]);
    const added = many.find(
      ({ keys, documentId }) => keys.includes('pump failure') && !base.documents.ids.includes(documentId),
    )!;
    const laid = extendIndex(base, [added], { words, wrong: new Map([[added.documentId, [1]]]) });
    expect(laid.entities.names).not.toContain('pump failure');
    expect(row(laid.entities.sentences, entity).length).toBeGreaterThan(row(base.entities.sentences, entity).length);
    expect([...laid.sentences.wrong!].flatMap((mark, s) => (mark ? [s - base.sentences.document.length] : []))).toEqual(
      [1],
    );
  });
});

describe('withoutDocuments', () => {
  it('leaves nothing of a document, not even a name that only it has', async () => {
    const texts = {
      a: 'The harbour administration met. The harbour administration closed the quay. The harbour administration wrote.',
      b: 'The harbor administration was late. The harbor administration resigned because the quay was closed.',
      c: 'Nobody came.',
    };
    const index = await build(analysesOf(texts));
    expect([...index.entities.names, ...index.entities.aliases].map((name) => name.toLowerCase())).toEqual(
      expect.arrayContaining(['harbour administration', 'harbor administration']),
    );
    const left = withoutDocuments(index, new Set(['a']));
    expect(left.entities.names.map((name) => name.toLowerCase())).toContain('harbor administration');
    const { a: _, ...rest } = texts;
    const all = Object.values(rest).join(' ').toLowerCase();
    for (const surface of [...left.entities.names, ...left.entities.aliases]) {
      expect(all, surface).toContain(surface.toLowerCase());
    }
    expect(left.documents.ids).toEqual(['b', 'c']);
    expect(withoutDocuments(index, new Set(['other']))).toBe(index);
  });

  it('takes out a document without any text', async () => {
    const index = await build(analysesOf({ a: 'The pump failed.', empty: '' }, { empty: 'Zanzibar' }));
    expect(index.documents.ids).toContain('empty');
    const left = withoutDocuments(index, new Set(['empty']));
    expect(left.documents.ids).toEqual(['a']);
    expect(left.lexicon.terms).not.toContain('zanzibar');
  });
});

/** Modularity of the modules at the top. */
function modularityOf({ graph, hierarchy }: NotebookIndex): number {
  let alone = hierarchy.level.length;
  return modularity(
    graph,
    Uint32Array.from(hierarchy.leafOfEntity, (leaf) => ancestry(hierarchy, leaf).at(-1) ?? alone++),
  );
}

/** Share of the questions of which an answer's evidence has the sentence that tells. */
async function found(index: NotebookIndex, notes: readonly Note[]): Promise<number> {
  const source = textSource(Object.fromEntries(notes.map(({ id, text }) => [id, text])));
  const asked = notes.flatMap(({ id, text, questions }) => questions.map((one) => ({ id, text, ...one })));
  let right = 0;
  for (const { id, text, question, sentence } of asked) {
    const { evidence } = await askNotebook(index, source, question, { clock: () => 0 });
    const start = text.indexOf(sentence);
    if (evidence.some((one) => one.documentId === id && one.start <= start && start < one.end)) right++;
  }
  return right / asked.length;
}

describe('canLayOver', () => {
  it('lets few changes be laid over an index of some size', () => {
    expect(canLayOver({ passages: 1000, added: 10, gone: 0, drift: 0 })).toBe(true);
    expect(canLayOver({ passages: 20, added: 1, gone: 0, drift: 0 })).toBe(false);
    expect(canLayOver({ passages: 1000, added: 900, gone: 0, drift: 0 })).toBe(false);
    expect(canLayOver({ passages: 1000, added: 10, gone: 10, drift: 0.9 })).toBe(false);
  });

  it('counts a document that was read again once', () => {
    expect(driftWith({ passages: 100, added: 3, gone: 2, drift: 0.01 })).toBeCloseTo(0.04);
  });
});

describe('a notebook that changes', () => {
  /** Adds, takes out and changes notes at random, as the app does: built whole where it has drifted too far. */
  async function change(seed: number, steps: number) {
    const random = seededRandom(seed);
    const analyse = ({ id, text, title }: Note) => analyseDocument(id, plain(text, title));
    let notes = Array.from({ length: 60 }, (_, i) => note(i));
    let index = await build(notes.map(analyse));
    let drift = 0;
    let next = notes.length;
    for (let step = 0; step < steps; step++) {
      const kind = Math.floor(random() * 3);
      const at = Math.floor(random() * notes.length);
      const gone = kind > 0 ? notes[at]! : null;
      const added = kind === 0 ? note(next++) : kind === 1 ? { ...note(step, 1 + step), id: gone!.id } : null;
      const passages = index.passages.document.length;
      if (gone) {
        notes = notes.filter((one) => one !== gone);
        index = withoutDocuments(index, new Set([gone.id]));
      }
      const left = index.passages.document.length;
      if (added) {
        notes.push(added);
        index = extend(index, [analyse(added)]);
      }
      const counts = { added: index.passages.document.length - left, gone: passages - left };
      drift = driftWith({ passages, ...counts, drift });
      if (drift <= MOST_DRIFT) continue;
      index = await build(notes.map(analyse));
      drift = 0;
    }
    return { index, notes, whole: await build(notes.map(analyse)) };
  }

  it('is near to one that is built anew, after 200 changes', async () => {
    const { index, whole, notes } = await change(3, 200);
    expect(index.documents.ids).toEqual(notes.map(({ id }) => id));
    const [laid, built] = [await found(index, notes), await found(whole, notes)];
    expect(built).toBeGreaterThan(0.5);
    expect(Math.abs(laid - built)).toBeLessThanOrEqual(0.01);
    expect(Math.abs(modularityOf(index) - modularityOf(whole))).toBeLessThanOrEqual(0.01);
  });

  it('has the text of what is there, and nothing else, after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 12 }), async (seed, steps) => {
        const { index, whole } = await change(seed, steps);
        expect(index.documents.ids).toEqual(whole.documents.ids);
        expect(index.sentences.ranges).toEqual(whole.sentences.ranges);
        expect([...index.lexicon.terms].sort()).toEqual([...whole.lexicon.terms].sort());
        expect(index.relations.ranges).toEqual(whole.relations.ranges);
        const known = new Set(whole.lexicon.terms);
        const surfaces = [...index.entities.names, ...index.entities.aliases, ...index.hierarchy.titles];
        for (const term of surfaces.flatMap((surface) => termsOf(surface.toLowerCase()))) {
          expect(known.has(term), term).toBe(true);
        }
      }),
      { numRuns: 15 },
    );
  });
});
