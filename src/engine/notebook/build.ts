/** @file The offline phase (HugRAG Algorithm 1, lines 1–10): from what was kept of each document to the built index. */
import { isEntityCorrection } from '../corrections/entities.ts';
import { layGates } from '../corrections/gates.ts';
import { covers, isGateCorrection, ruleGates } from '../corrections/modules.ts';
import type { Correction } from '../corrections/types.ts';
import { CausewayError } from '../errors.ts';
import { findCandidates } from '../gates/candidates.ts';
import { buildGates } from '../gates/prune.ts';
import { selectGates } from '../gates/select.ts';
import { linkChains } from '../graph/chains.ts';
import { mergeEntities } from '../graph/entities.ts';
import { buildEntityGraph } from '../graph/entity-graph.ts';
import { relationsOf, surfacesInRelations } from '../graph/relations.ts';
import { buildHierarchy } from '../hierarchy/hierarchy.ts';
import { scatterOf } from '../hierarchy/scatter.ts';
import { summarize } from '../hierarchy/summary.ts';
import type { MergedText } from '../lexical/merge.ts';
import { judgeWithModel, type JudgedPairs } from '../model/gate-judging.ts';
import { reportColumns } from '../model/module-reports.ts';
import { OriginNames, originsOfPassages, readersOfSentences } from '../model/origins.ts';
import type { Clock, Progress } from '../ports.ts';
import type { ModuleReport } from '../records.ts';
import { row } from '../rows.ts';
import type { IndexStatistics } from '../types.ts';
import { embedPassages, termVectors } from '../vector/term-vectors.ts';
import { WordVectors } from '../vector/word-vectors.ts';
import { RELATION_KINDS, type AnalysisSource } from './analysis.ts';
import { collectNotebook } from './collect.ts';
import { wrongMarks } from './wrong-marks.ts';
import { gatesBeside, joinReports, seatBeside } from './beside-given.ts';
import { givenGraphs, LaidGraphs } from './given-graph.ts';
import { charactersOfEntities, embedModules } from './module-columns.ts';
import type { Hierarchy, NotebookIndex, SentenceTable } from './index-types.ts';

/** Bumped whenever the shape or meaning of the index changes; indexes of other versions are built anew. */
export const INDEX_VERSION = 10;

/** Of the random choices inside Leiden. */
export const SEED = 20260204;

/** A person's corrections, as far as they are not in the analyses yet. */
export interface BuildCorrections {
  /** In the order in which they were made; those of sentences and relations are passed over. */
  list: readonly Correction[];
  /** For documents that have any, the numbers of their wrong sentences. */
  wrong: ReadonlyMap<string, readonly number[]>;
  /** Told the id of each correction of an entity or a gate that found nothing to correct. */
  onIdle(id: string): void;
}

const UNCORRECTED: BuildCorrections = { list: [], wrong: new Map(), onIdle: () => {} };

/** The sentences with the wrong ones marked. */
function markWrong(text: MergedText, wrong: BuildCorrections['wrong']): SentenceTable {
  return wrong.size === 0 ? text.sentences : { ...text.sentences, wrong: wrongMarks(text, wrong) };
}

export interface BuildOptions {
  clock?: Clock;
  /** What words mean; absent: nothing is compared but the words themselves. */
  words?: WordVectors;
  /** What models said of pairs of modules; pairs that they were not asked about are judged by the documents' statements. */
  judged?: JudgedPairs;
  corrections?: BuildCorrections;
  /** What models wrote of modules, oldest first. */
  reports?: readonly ModuleReport[];
}

/**
 * Builds the index of a notebook. The same analyses in the same order, with the same words and corrections, give the same index.
 *
 * @throws CausewayError `cancelled` when `progress.isCancelled()` turns true
 */
export async function buildIndex(
  analyses: AnalysisSource,
  progress: Progress,
  options: BuildOptions = {},
): Promise<NotebookIndex> {
  const { clock = () => 0, words = WordVectors.none, judged = new Map(), reports = [] } = options;
  const { corrections = UNCORRECTED } = options;
  const started = clock();
  const step = async (name: string, fraction: number) => {
    await progress.step(name, fraction);
    if (progress.isCancelled()) throw new CausewayError('cancelled', 'Indexing was stopped.');
  };

  await step('Collecting words', 0);
  const { text, surfaces, relations: stating, origins: ofDocuments, ...collected } = await collectNotebook(analyses);
  const graphs = givenGraphs(collected.graphs);
  await step('Looking up what words mean', 0.2);
  const meaning = termVectors(text.surfaces, words);
  const passageVectors = embedPassages(text, meaning);
  await step('Recognising what is the same', 0.4);
  const {
    entities,
    vectors: entityVectors,
    entityOfSurface,
    titleEntity,
    idle,
  } = mergeEntities(surfaces, text, meaning, surfacesInRelations(stating, surfaces.keys.length), {
    corrections: corrections.list.filter(isEntityCorrection),
    ...(graphs && { known: graphs.known }),
  });
  const laid = graphs && new LaidGraphs(graphs, surfaces, entityOfSurface);
  const isBeside = (sentence: number): boolean => collected.isGiven[text.sentences.document[sentence]!] === 0;
  idle.forEach(corrections.onIdle);
  await step('Linking causes and effects', 0.6);
  const relations = relationsOf(stating, entityOfSurface);
  const documentOf = relations.sentence.map((sentence) => text.sentences.document[sentence]!);
  const chains = linkChains(relations, entities, text.lexicon.terms.length, documentOf);
  const known = laid && {
    ties: () => laid.ties(),
    isCovered: (sentence: number) => !isBeside(sentence),
  };
  const sentenceCount = text.sentences.document.length;
  const graph = buildEntityGraph(entities, relations, text.passages, sentenceCount, known ?? undefined);
  await step('Finding topics', 0.75);
  const characters = charactersOfEntities(entities, text.sentences);
  const described = { entities, graph, entityVectors, sentences: text.sentences };
  const ofTables = laid?.modules(entities.names.length);
  const modules = ofTables
    ? seatBeside(ofTables, graph, entities, isBeside, characters, SEED)
    : buildHierarchy(
        graph,
        SEED,
        (members) => members.reduce((sum, entity) => sum + characters[entity]!, 0),
        scatterOf(entities, text.sentences),
      );
  const { phrases, documents, titles, summary } = summarize(modules, described, text.documents.titles);
  const hierarchy: Hierarchy = {
    ...modules,
    titles: ofTables ? [...ofTables.titles, ...titles.slice(ofTables.titles.length)] : titles,
    summary,
    ...(ofTables && { given: ofTables.titles.length }),
  };
  await step('Opening causal gates', 0.9);
  const origins = new OriginNames();
  const ofPassage = originsOfPassages(ofDocuments, origins, text.documents.passageStart);
  const stated = readersOfSentences(ofDocuments, origins, text.documents.sentenceStart);
  const judge = judgeWithModel({ ...text, hierarchy }, judged, origins);
  const rulings = ruleGates(entities, hierarchy, corrections.list.filter(isGateCorrection));
  rulings.idle.forEach(corrections.onIdle);
  const candidates = findCandidates(
    hierarchy,
    relations,
    chains,
    (from, to) => !rulings.rejected.some((pair) => covers(pair, from, to)),
    () => true,
    (module, relation) => row(documents, module).includes(documentOf[relation]!),
  );
  const context = { ...described, relations, hierarchy, documentOf: text.sentences.document };
  const readable = laid?.haveGates
    ? gatesBeside(laid.gates(text.documents.ids, context, candidates, origins), chains, context, (relation) =>
        isBeside(relations.sentence[relation]!),
      )
    : selectGates(buildGates(hierarchy, candidates, judge), candidates, { ...context, phrases, documents });
  const gates = layGates(readable, rulings, candidates);
  const reported = joinReports(
    laid?.reports(hierarchy.level.length, origins),
    reportColumns({ ...text, hierarchy, relations }, reports, origins),
  );
  const moduleVectors = embedModules({ ...text, hierarchy, entities, passageVectors, meaning });

  return {
    ...(words !== WordVectors.none && { words }),
    version: INDEX_VERSION,
    tier: 'builtin',
    builtIn: clock() - started,
    documents: { ...text.documents, titleEntity },
    sentences: { ...markWrong(text, corrections.wrong), ...(stated && { stated }) },
    passages: text.passages,
    lexicon: text.lexicon,
    postings: text.postings,
    meaning,
    passageVectors,
    entityVectors,
    moduleVectors,
    entities,
    relations,
    chains,
    graph,
    hierarchy,
    gates,
    ...(reported && { reports: reported }),
    ...(origins.names.length > 0 && { origins: { names: origins.names, ofPassage } }),
  };
}

/** What an index holds, in numbers. */
export function indexStatistics(index: NotebookIndex): IndexStatistics {
  return {
    documents: index.documents.ids.length,
    passages: index.passages.document.length,
    entities: index.entities.names.length,
    relations: index.relations.kind.filter((kind) => kind === RELATION_KINDS.indexOf('causal')).length,
    modules: index.hierarchy.level.length,
    levels: index.hierarchy.levels,
    gates: index.gates.from.length,
    ms: index.builtIn,
  };
}
