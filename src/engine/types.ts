/**
 * @file The nouns of Causeway, named as in the papers (HugRAG sections 3 and 4). Everything that is retrieved or cited
 * resolves to a {@link Span}, so that it can be opened and checked.
 */
import type { GivenGraph, GivenText } from './tables/given.ts';

/** Half-open range of UTF-16 code units within one document's text. */
export interface Range {
  start: number;
  end: number;
}

/** A range in a named document. */
export interface Span extends Range {
  documentId: string;
}

/** Which implementation of the judging steps made an artifact: `builtin` needs no download. */
export type Tier = 'builtin' | 'model';

/** What made an artifact of the model tier: the model's id, and task and version of the prompt, as in `extraction@1`. */
export interface Origin {
  model: string;
  prompt: string;
}

/** What asking a model for one kind of thing cost. */
export interface TaskCost {
  task: string;
  calls: number;
  /** Calls that repeated one whose output could not be used. */
  retries: number;
  /** How often the built-in tier stood in. */
  fallbacks: number;
  promptTokens: number;
  outputTokens: number;
}

/** The systems of the papers, by the ids that the bench uses; `hugrag` is Causeway's own. */
export type StrategyId =
  | 'naive'
  | 'bm25'
  | 'dense'
  | 'hybrid'
  | 'graphrag-local'
  | 'graphrag-global'
  | 'lightrag'
  | 'hipporag2'
  | 'leanrag'
  | 'causalrag'
  | 'higra'
  | 'agents'
  | 'cogni'
  | 'hugrag';

/** A module as it is remembered over rebuilds of the index: by the title it had and the names of its most central entities. */
export interface ModuleKey {
  title: string;
  entities: string[];
}

/** A module that a question can be limited to. */
export interface ModuleChoice extends ModuleKey {
  /** From 1, the smallest modules. */
  level: number;
  /** Passages that belong to it. */
  passages: number;
}

/** Which part of a notebook a question is put to. What is absent does not limit. */
export interface Scope {
  /** Only these documents; an empty list leaves nothing. */
  documentIds?: string[];
  /** None of these, whatever else is said. */
  excludeDocumentIds?: string[];
  /** Only passages of any of these modules. */
  modules?: ModuleKey[];
}

export type DocumentFormat =
  | 'text'
  | 'markdown'
  | 'html'
  | 'pdf'
  | 'picture'
  | 'docx'
  | 'odt'
  | 'rtf'
  | 'epub'
  | 'pptx'
  | 'odp'
  | 'csv'
  | 'xlsx'
  | 'ods'
  | 'json'
  | 'mhtml'
  | 'bibliography'
  | 'tables';

/** What a bibliography says of one work (BibTeX, RIS or CSL-JSON). Missing values are empty strings and lists, or null. */
export interface Reference {
  /** The work's kind in BibTeX's words: `article`, `book`, `inproceedings`, `techreport`, `phdthesis`, `misc` … */
  type: string;
  title: string;
  /** In their order, each as "Family, Given", or the name of an organisation. */
  authors: string[];
  year: number | null;
  /** As far as it is known: `2024`, `2024-05` or `2024-05-17`; empty when not even the year is. */
  date: string;
  /** Journal, proceedings or book that it appeared in. */
  journal: string;
  /** In lower case, without `https://doi.org/`. */
  doi: string;
  url: string;
  /** The entry's key in the bibliography, such as `smith2020`. */
  key: string;
  /** Names of the files that the bibliography names for it, without folders. */
  files?: string[];
}

/** A heading of a document: its range in the text and its level, 1 to 6. */
export interface Heading extends Range {
  level: number;
}

/**
 * What part of its document a stretch of text is. `code` is also a quoted prompt; `quoted reply` is what a mail repeats of another, and `repeated`
 * the same where the other is in the notebook as well.
 */
export type TextPart =
  | 'body'
  | 'heading'
  | 'abstract'
  | 'caption'
  | 'table'
  | 'footnote'
  | 'reference'
  | 'code'
  | 'list'
  | 'running head'
  | 'mail header'
  | 'quoted reply'
  | 'repeated'
  | 'log line';

/** A stretch of a document's text that is one part. */
export interface PartRange extends Range {
  part: TextPart;
}

/**
 * One page of a paginated document. Item `i` of the page's text covers `ranges[2i] … ranges[2i+1]` of the document's
 * text and is drawn in the box `boxes[4i…4i+3]` = x, y, width, height, in page units with the origin at the top left.
 */
export interface Page extends Range {
  width: number;
  height: number;
  ranges: Uint32Array;
  boxes: Float32Array;
  /** Where the page was a picture whose letters were recognised: how sure of its words that is on average, 0 to 1. */
  recognized?: number;
}

/** What a parser makes of a file: readable text with offsets, and where its parts are. */
export interface ParsedDocument {
  format: DocumentFormat;
  text: string;
  /** The document's own title where it has one (HTML title, PDF metadata, first heading), else empty. */
  title: string;
  headings: Heading[];
  /** What else the format tells of its parts, in order; of two that overlap the later counts. Absent: nothing. */
  parts?: PartRange[];
  /** Present for paginated formats only. */
  pages?: Page[];
  /** When it was written or published, as the file itself says: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  date?: string;
  /** How many pages are pictures (or as good as one) that were not recognised yet; absent: none. */
  unrecognized?: number;
  /** Plain sentences for the person, such as "Page 3 of 12 has no text layer.". */
  warnings: string[];
  /** The entries of a bibliography, which describe other documents. */
  references?: Reference[];
  /** What tables say of the text, in place of what would be found in it. */
  given?: GivenText;
  /** What tables say of the notebook as a whole: the text then only tells a person so, and is no evidence. */
  graph?: GivenGraph;
}

/** What a mention looks like: a term (common noun phrase), a proper name, or an acronym. */
export type EntityKind = 'term' | 'name' | 'acronym';

/** One occurrence of an entity. `sentence` counts from 0 within the document; `key` is the normalised surface. */
export interface Mention extends Range {
  sentence: number;
  key: string;
  kind: EntityKind;
}

/**
 * What a sentence says of two events: `causal` (it claims a cause), `associated` (it only relates them: correlation,
 * coincidence, sequence), `denied` (it says there is no causal link) or `stated` (anything else that it says of two things).
 * The built-in extractor finds the first three.
 */
export type RelationKind = 'causal' | 'associated' | 'denied' | 'stated';

/** One statement about a cause and an effect, found in one sentence. All ranges are in the document's text. */
export interface RelationMention {
  sentence: number;
  kind: RelationKind;
  cause: Range;
  effect: Range;
  /** The words that signal the relation, such as "led to". */
  cue: Range;
  /** +1: the cause brings about or raises the effect; −1: it prevents or lowers it. */
  polarity: 1 | -1;
  /** True for "may have led to", "possibly because of". */
  hedged: boolean;
  /** 0 to 1: how reliable the pattern that found it is. */
  confidence: number;
}

/** What extraction finds in one document. */
export interface Extraction {
  mentions: Mention[];
  relations: RelationMention[];
  /** 1 for each sentence that a verb carries; absent where there is no grammar of the language. */
  stated?: Uint8Array;
}

/** How an item came into the evidence. */
export type Via = 'seed' | 'structure' | 'hierarchy' | 'gate' | 'chain' | 'plan';

/** What a cited or retrieved place is, beside its words. */
export interface PlaceKind {
  /** What part of its document it is; absent: running text. */
  part?: Exclude<TextPart, 'body' | 'list'>;
  /** The names of a table's columns, or the day of a log's entry, where they stand elsewhere. */
  beside?: string;
}

/** A retrieved sentence or passage with its score; `via` says how it was reached. */
export interface Evidence extends Span, PlaceKind {
  text: string;
  score: number;
  via: Via;
}

export interface Citation extends Span, PlaceKind {
  /** The number shown to the reader, from 1. */
  number: number;
  text: string;
}

/** Whether what a sentence cites says what it says, as checked by code; if not, why, in plain words. */
export type Support = { supported: true } | { supported: false; reason: string };

export interface AnswerSentence {
  text: string;
  citations: Citation[];
  /** Present for sentences that a model wrote; those of the built-in tier are quotations. */
  support?: Support;
  /** Where a cause was asked for and a quotation states none: what it says instead, in plain words. */
  caution?: string;
}

/** A causal gate that an answer's path crossed. */
export interface CrossedGate {
  from: string;
  to: string;
  score: number;
  tier: Tier;
  /** The model that judged it, where one did. */
  model?: string;
  /** True for a gate that the person made. */
  byPerson?: true;
  /** Sentences that made the gate. */
  evidence: Evidence[];
}

/** One arrow of the causal path shown under an answer. */
export interface PathStep {
  cause: string;
  effect: string;
  polarity: 1 | -1;
  hedged: boolean;
  /** Number of the citation that supports the step. */
  citation: number;
  /** Titles of the modules left and entered, where the step leaves a module through a gate. */
  gate: CrossedGate | null;
  /** Where cause and effect stand in the cited document; absent in answers of earlier versions. */
  sides?: { cause: Range; effect: Range };
  /** The document's own words between cause and effect, where they stand in this order with little between. */
  said?: string;
  /** Present where a cited sentence says it by itself: it is no step of the chain, and follows none. */
  apart?: true;
}

export interface TraceSeed {
  kind: 'entity' | 'module' | 'relation' | 'passage';
  /** Hierarchy level: 0 for entities, relations and passages. */
  level: number;
  title: string;
  /** The model that gave the title, where one did. */
  model?: string;
  score: number;
}

/** A sentence that the causal filter judged, and why it was kept or set aside. */
export interface JudgedEvidence extends Evidence {
  reason: string;
}

/** What was asked before a follow-up question, and what came of it: that is where words such as "it" may point. */
export interface AskedBefore {
  question: string;
  /** What that question had carried over itself. */
  carried: string[];
  path: Pick<PathStep, 'cause' | 'effect'>[];
  cited: Span[];
  /** The questions before that one, oldest first, each as it was understood. */
  earlier?: string[];
  /** What the answer said. */
  answer?: string;
  /** True when the person did not say that the question goes on from it: it must then clearly point back. */
  implied?: boolean;
}

/** Where a short answer stands; without a document where a person gave it in words of their own. */
export interface AnswerPlace extends Span {
  /** The sentence around it; absent without a document. */
  sentence?: Range & { text: string };
}

/** A short answer to a sub-question, with its place in the words of its document. */
export interface ShortAnswer extends AnswerPlace {
  text: string;
  /** 0 to 1. */
  chance: number;
  /** True where a person gave it. */
  given?: true;
}

/** What a person put otherwise in one step of a plan. */
export interface PlanEdit {
  /** From 0. */
  step: number;
  /** The step as the plan itself puts it: where the plan has become another, the edit has no effect. */
  planned: string;
  /** What is asked instead; "#1" stands for the answer to the first step. */
  wording?: string;
  /** The answer to go on with. */
  answer?: string;
  /** Where that answer stands, if it was chosen among those that were found. */
  place?: AnswerPlace;
}

/** A sub-question as it was asked: once for each branch that put other answers into it. */
export interface AskedSubQuestion {
  /** Its place in the plan, from 0. */
  step: number;
  /** In which turn, from 1. */
  turn: number;
  question: string;
  /** How likely the answers put into it are right, 0 to 1. */
  chance: number;
  /** Likeliest first. */
  answers: ShortAnswer[];
}

/** How a question was taken apart and answered step by step. */
export interface PlanTrace {
  /**
   * In the order in which they can be answered; "#1" stands for the answer to the first. The last one is the question itself. `planned`: how the
   * plan put it before a person put it otherwise.
   */
  steps: { question: string; needs: number[]; planned?: string }[];
  asked: AskedSubQuestion[];
  /** The answer that each step has in the branch that was followed to the end; null where none was found or it was not asked. */
  chosen: (ShortAnswer | null)[];
  turns: number;
  ending: 'answered' | 'turn-limit' | 'stopped';
  /** True for a question without a verb, of which it is not told what it asks. */
  noVerb?: true;
  ms: number;
}

/** How an answer came about: part of the result, not a log. Times are in milliseconds. */
export interface Trace {
  /** Present where the question was taken apart. */
  plan?: PlanTrace;
  seeds: TraceSeed[];
  /** Number of nodes that each hop of the expansion added. */
  hops: number[];
  gates: CrossedGate[];
  kept: JudgedEvidence[];
  /** Only related: set aside by the causal filter. */
  rejected: JudgedEvidence[];
  timings: { seeds: number; expansion: number; filter: number; answer: number };
  /** What was carried over from the question before, as phrases; absent or empty: nothing. */
  carried?: string[];
  /** How a model put a follow-up so that it stands by itself, which was searched for; nothing is carried over then. */
  standalone?: string;
  /** The questions that it goes on from, oldest first, each as it was understood; absent for a question that stands alone. */
  after?: string[];
  /** Present when a model was asked: which one, and what it cost. */
  model?: { id: string; costs: TaskCost[] };
  /** True where only the words of the question counted, since its language is one whose meaning is not understood. */
  byWordsOnly?: true;
  /** Present when a model has the role of finding or of ordering passages. */
  search?: SearchTrace;
}

/** What local models had to do with finding the evidence. Where one has a `failure`, the built-in tier found it alone. */
export interface SearchTrace {
  /**
   * The model that finds passages, and the share of them that it had embedded by then, 0 to 1. `isLate`: it failed because a question does not
   * wait so long.
   */
  encoder?: { id: string; embedded: number; failure?: string; isLate?: true };
  /** The model that orders passages, and how many it read. */
  reranker?: { id: string; passages: number; failure?: string };
  /**
   * What reads sentences, by the encoder that it came with, and how many passages it read; absent where nothing does. `isAwaited`: it reads
   * them for the answer that this one gives way to.
   */
  reader?: { id: string; passages: number; failure?: string; isAwaited?: true };
}

/** Which index an answer was made from: the documents are the same where the fingerprints are. */
export interface IndexBasis {
  generation: number;
  documents: number;
  fingerprint: string;
}

/** What documents say to a question that is answered with yes or no. */
export type Verdict = 'yes' | 'no' | 'disagree';

export interface Answer {
  status: 'answered' | 'not-in-documents';
  question: string;
  /** Words of the question that no document contains, and those in what is shown that they were taken for; absent where there are none. */
  meant?: { asked: string; word: string }[];
  /** Of a question whether something was so; absent where the documents leave it open, or nothing read them for it. */
  verdict?: Verdict;
  /** The answer in a few words of its place, where a plan led to one. */
  short?: ShortAnswer;
  /** Which tier composed it. */
  tier: Tier;
  /** Why the built-in tier composed it although a model was asked, in a plain sentence. */
  fallback?: string;
  sentences: AnswerSentence[];
  /** Cause to effect, left to right; empty when the answer does not rest on a causal chain. */
  path: PathStep[];
  evidence: Evidence[];
  trace: Trace;
  /** Absent where it is not known. */
  basis?: IndexBasis;
}

/** Counts of a built index, for the person and for benches. `ms` is what building took. */
export interface IndexStatistics {
  documents: number;
  passages: number;
  entities: number;
  /** Statements of cause alone; what only went together or is denied is not counted. */
  relations: number;
  modules: number;
  levels: number;
  gates: number;
  ms: number;
}

/** What is wrong with a line of a file that a person wrote. */
export interface LineProblem {
  /** Counts from 1. */
  line: number;
  message: string;
  /** Whether something of the line is not used; otherwise the message is a note. */
  leftOut: boolean;
}
