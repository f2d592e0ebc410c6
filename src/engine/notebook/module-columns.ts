/** @file What is worked out of the entities of modules: how much there is to read on them, and their vectors. */
import { inverseFrequency } from '../lexical/bm25.ts';
import { row } from '../rows.ts';
import { addRow, setRow, vectorTable } from '../vector/quantised.ts';
import { addTerm, normalizeVector } from '../vector/term-vectors.ts';
import type { EntityTable, NotebookIndex, SentenceTable, VectorTable } from './index-types.ts';

/**
 * A module's vector is its summary's: the passages of its sentences and the names of its members.
 *
 * @param from the first module that gets one; those before have zero vectors
 */
export function embedModules(
  {
    hierarchy,
    entities,
    lexicon,
    passages,
    sentences,
    passageVectors,
    meaning,
  }: Pick<
    NotebookIndex,
    'hierarchy' | 'entities' | 'lexicon' | 'passages' | 'sentences' | 'passageVectors' | 'meaning'
  >,
  from = 0,
): VectorTable {
  const table = vectorTable(hierarchy.level.length, meaning.dimensions);
  const vector = new Float32Array(meaning.dimensions);
  const passageCount = passages.document.length;
  for (let module = from; module < hierarchy.level.length; module++) {
    vector.fill(0);
    const members = row(hierarchy.members, module);
    for (const entity of members) {
      for (const term of row(entities.terms, entity)) {
        const idf = inverseFrequency(lexicon.passageFrequency[term]!, passageCount);
        addTerm(meaning, term, idf / members.length, vector);
      }
    }
    normalizeVector(vector);
    for (const sentence of row(hierarchy.summary, module)) {
      addRow(passageVectors, sentences.passage[sentence]!, vector);
    }
    setRow(table, module, vector);
  }
  return table;
}

/**
 * UTF-16 units of its sentences that each entity stands for: a sentence is shared by those that it mentions. So what a module's entities stand for
 * adds up to what there is to read on its subject; a word that stands everywhere does not make it long.
 */
export function charactersOfEntities(
  entities: Pick<EntityTable, 'sentences'>,
  sentences: Pick<SentenceTable, 'ranges' | 'document'>,
): Float32Array {
  const mentioned = new Uint32Array(sentences.document.length);
  for (const sentence of entities.sentences.items) mentioned[sentence]!++;
  return Float32Array.from({ length: entities.sentences.offsets.length - 1 }, (_, entity) =>
    row(entities.sentences, entity).reduce(
      (sum, s) => sum + (sentences.ranges[2 * s + 1]! - sentences.ranges[2 * s]!) / mentioned[s]!,
      0,
    ),
  );
}
