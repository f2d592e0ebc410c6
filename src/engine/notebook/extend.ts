/**
 * @file An index with more documents in it, without building it anew: what is added is read as `build.ts` reads it, and laid over what is there. What was
 * there keeps its numbers, entities their names, modules their titles and gates their evidence. So it costs what is added, but for copying columns; and it
 * is near to what building anew would give, not the same: how rare words are has changed a little for vectors and chains that stay, and what an added document
 * says of two names that were there before waits until the index is built whole.
 */
import { extendEntities } from '../extend/entities.ts';
import { extendGates } from '../extend/gates.ts';
import { extendGraph } from '../extend/graph.ts';
import { extendModules } from '../extend/modules.ts';
import { extendRelations } from '../extend/relations.ts';
import { extendText } from '../extend/text.ts';
import { extendChains } from '../graph/chains.ts';
import { summarize } from '../hierarchy/summary.ts';
import { OriginNames, originsOfPassages, readersOfSentences } from '../model/origins.ts';
import type { Clock } from '../ports.ts';
import { rowCount } from '../rows.ts';
import { append, appendRows } from '../extend/columns.ts';
import { WordVectors } from '../vector/word-vectors.ts';
import type { DocumentAnalysis } from './analysis.ts';
import { SEED, type BuildCorrections } from './build.ts';
import { collect } from './collect.ts';
import type { Hierarchy, NotebookIndex, SentenceTable } from './index-types.ts';
import { charactersOfEntities, embedModules } from './module-columns.ts';
import { withoutRepeats } from './repeated.ts';
import { wrongMarks } from './wrong-marks.ts';

export interface ExtendOptions {
  clock?: Clock;
  /** The same words that the index was built with. */
  words?: WordVectors;
  /** For added documents that have any, the numbers of their wrong sentences. */
  wrong?: BuildCorrections['wrong'];
}

/** Whether these words are those that an index was built with, as far as that can be told. */
export function isBuiltWith(index: NotebookIndex, words: WordVectors): boolean {
  return index.meaning.dimensions === words.dimensions;
}

/** A column that only some indexes have, with what is added; absent where neither has any. */
function joined(before: Uint8Array | undefined, count: number, added: Uint8Array): Uint8Array | undefined {
  if (!before && !added.some((value) => value > 0)) return undefined;
  return append(before ?? new Uint8Array(count), added);
}

/**
 * Adds documents to an index. The same documents added to the same index give the same one.
 *
 * @param base is left as it is
 * @param given analyses of documents that it does not have, what a person corrected laid over them
 */
export function extendIndex(
  base: NotebookIndex,
  given: readonly DocumentAnalysis[],
  { clock = () => 0, words = WordVectors.none, wrong = new Map() }: ExtendOptions = {},
): NotebookIndex {
  const started = clock();
  const added = collect(withoutRepeats(given, base));
  const text = extendText(base, added.text, words);
  const found = extendEntities(base, added, text);
  const { entities, vectors: entityVectors } = found;
  const { relations, own } = extendRelations(base.relations, added.relations, text, found);
  const documentOf = relations.sentence.map((sentence) => text.sentences.document[sentence]!);
  const chains = extendChains(base.chains, relations, entities, text.lexicon.terms.length, documentOf);
  const graph = extendGraph(base.graph, found, own, text.own.passages, text.own.sentences.document.length);

  const origins = new OriginNames(base.origins?.names);
  const ofPassage = originsOfPassages(added.origins, origins, text.own.documents.passageStart);
  const count = base.sentences.document.length;
  const ownCount = text.own.sentences.document.length;
  const stated = joined(
    base.sentences.stated,
    count,
    readersOfSentences(added.origins, origins, text.own.documents.sentenceStart) ?? new Uint8Array(ownCount),
  );
  const marked = joined(base.sentences.wrong, count, wrongMarks(text.own, wrong));
  const sentences: SentenceTable = {
    ...text.sentences,
    ...(stated && { stated }),
    ...(marked && { wrong: marked }),
  };

  const characters = charactersOfEntities(entities, sentences);
  const modules = extendModules(base.hierarchy, graph, found.mentioned, characters, SEED);
  const first = base.hierarchy.level.length;
  const described = { entities, graph, entityVectors, sentences };
  const fresh = modules.level.length - first;
  const told = fresh > 0 ? summarize(modules, described, text.documents.titles, first) : null;
  const hierarchy: Hierarchy = {
    ...base.hierarchy,
    ...modules,
    titles: [...base.hierarchy.titles, ...(told?.titles.slice(first) ?? [])],
    summary: told
      ? // The rows before are empty.
        appendRows(base.hierarchy.summary, { ...told.summary, offsets: told.summary.offsets.subarray(first) })
      : base.hierarchy.summary,
  };
  const gates = extendGates(
    base.gates,
    chains,
    { ...described, relations, hierarchy, documentOf: sentences.document },
    (relation, continuation) => Math.max(relation, continuation) >= rowCount(base.chains),
  );
  const { documents, passages, lexicon, postings, meaning, passageVectors } = text;
  const embedded = { hierarchy, entities, lexicon, passages, sentences, passageVectors, meaning };
  return {
    ...base,
    ...(words !== WordVectors.none && { words }),
    builtIn: base.builtIn + clock() - started,
    documents: { ...documents, titleEntity: found.titleEntity },
    sentences,
    passages,
    lexicon,
    postings,
    meaning,
    passageVectors,
    entityVectors,
    moduleVectors: {
      dimensions: meaning.dimensions,
      values: append(
        base.moduleVectors.values,
        embedModules(embedded, first).values.subarray(first * meaning.dimensions),
      ),
    },
    entities,
    relations,
    chains,
    graph,
    hierarchy,
    gates,
    ...(base.reports && {
      reports: {
        titles: [...base.reports.titles, ...new Array<string>(fresh).fill('')],
        summaries: [...base.reports.summaries, ...new Array<string>(fresh).fill('')],
        origin: append(base.reports.origin, new Uint8Array(fresh)),
      },
    }),
    ...(origins.names.length > 0 && {
      origins: {
        names: origins.names,
        ofPassage: append(base.origins?.ofPassage ?? new Uint8Array(base.passages.document.length), ofPassage),
      },
    }),
  };
}
