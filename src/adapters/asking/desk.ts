/**
 * @file Answers questions in a notebook. It only reads: the newest index is loaded when it is first asked for, kept, and replaced
 * when a newer one was committed, by this tab or another.
 */
import { CausewayError } from '../../engine/errors.ts';
import { askNotebook, preparedFor, type AskOptions as AnswerOptions } from '../../engine/notebook/ask.ts';
import { INDEX_VERSION } from '../../engine/notebook/build.ts';
import type { PassageModels } from '../../engine/notebook/retrieve.ts';
import { suggestQuestions } from '../../engine/notebook/suggest.ts';
import { earlierQuestions } from '../../engine/model/standalone-question.ts';
import { followUps } from '../../engine/notebook/follow-up.ts';
import { listModules } from '../../engine/notebook/scope.ts';
import type { Clock, NotebookStore, RowCosines } from '../../engine/ports.ts';
import { answerWith } from '../../engine/strategies/answer.ts';
import { strategyById } from '../../engine/strategies/index.ts';
import type { Strategy } from '../../engine/strategies/strategy.ts';
import type {
  Answer,
  AskedBefore,
  AnswerSentence,
  IndexBasis,
  IndexStatistics,
  ModuleChoice,
  Scope,
  StrategyId,
} from '../../engine/types.ts';
import type { AskApi, AskOptions, AskProgress, DocumentContent } from '../../rpc/contracts.ts';
import type { Channel } from '../library/events.ts';
import { modelsAt } from '../running/bridge.ts';
import { contentBlob, type FileContent } from '../store/content.ts';
import type { WordSource } from '../words/shipped-words.ts';
import { CorrectedIndexes } from '../corrections/corrected-indexes.ts';
import { Lookup } from '../corrections/lookup.ts';
import { basisOf } from './basis.ts';
import { goingOn } from './going-on.ts';
import { indexMissing, loadIndex, type LoadedIndex } from './load-index.ts';
import { MOST_WAIT_MS, ModelSearch, type Searched } from './model-search.ts';
import { ModelledAnswers } from './modelled-answers.ts';
import { Rewriting, type Rewritten } from './rewriting.ts';
import { ScopedIndexes } from './scoped-indexes.ts';
import { TextCache } from './text-cache.ts';
import { breathe, Turns } from './turns.ts';

/** UTF-16 units of documents' texts kept in memory. */
const CACHED_CHARACTERS = 8_000_000;
/** How long a question waits for an index without a document that was just removed, and how often it looks. */
const LONGEST_REPLACEMENT_MS = 60_000;
const REPLACEMENT_CHECK_MS = 50;

/** @throws CausewayError `usage` */
function strategyOf(id: StrategyId): Strategy {
  const strategy = strategyById(id);
  if (!strategy) throw new CausewayError('usage', `There is no system called "${id}". Choose another one.`);
  return strategy;
}

/** What models say of a question, as options of an answer. */
function findingsOf(searched: Searched | undefined): Pick<AnswerOptions, 'nearness' | keyof PassageModels> {
  if (searched === undefined) return {};
  const { trace: _, ...findings } = searched;
  return findings;
}

/** A question that is being answered. */
interface InTurn {
  notebookId: string;
  questionId: string;
  question: string;
  options: AskOptions;
  tell(news: Partial<AskProgress>): void;
  /** What a model made of it, once it did. */
  rewritten: Rewritten | null;
}

/** A store that may hold encrypted notebooks, and can read of them before they are unlocked. */
type OpenableStore = NotebookStore<FileContent> & {
  readAhead?(notebookId: string): Promise<{ unlocked: Promise<void> }>;
};

export class AskingDesk implements AskApi {
  readonly #store: OpenableStore;
  readonly #clock: Clock;
  readonly #words: WordSource;
  readonly #cosines: RowCosines | undefined;
  readonly #texts: TextCache;
  readonly #scoped = new ScopedIndexes();
  readonly #corrections = new CorrectedIndexes();
  readonly #lookup: Lookup;
  readonly #stopped = new Set<string>();
  readonly #running = new Set<string>();
  readonly #turns = new Turns();
  #loaded: LoadedIndex | null = null;
  /** Null until the page has models. */
  #search: ModelSearch | null = null;
  #modelled: ModelledAnswers | null = null;
  #rewriting: Rewriting | null = null;
  #loading: { notebookId: string; done: Promise<LoadedIndex | null> } | null = null;

  /**
   * @param channel tells when an index was committed, so that it is loaded before the next question
   * @param cosines with the passages; absent: taken on the processor
   */
  constructor(store: OpenableStore, clock: Clock, words: WordSource, channel: Channel | null, cosines?: RowCosines) {
    this.#store = store;
    this.#clock = clock;
    this.#words = words;
    this.#cosines = cosines;
    this.#texts = new TextCache(store, CACHED_CHARACTERS);
    this.#lookup = new Lookup({
      store,
      texts: (notebookId) => this.#texts.of(notebookId),
      index: async (notebookId) => (await this.#corrected(notebookId))?.index ?? null,
    });
    channel?.addEventListener('message', ({ data }) => {
      if (data.kind !== 'event' || data.event.type !== 'index') return;
      // What fails here fails again, and is told, when something is asked.
      if (data.event.notebookId === this.#loaded?.notebookId) this.#current(data.event.notebookId).catch(() => {});
    });
  }

  async prepare(): Promise<void> {
    await this.#words();
  }

  async readAhead(notebookId: string): Promise<void> {
    const read = await this.#store.readAhead?.(notebookId);
    // The page has to hear of the key before it can ask for the index. What fails here fails again, and is told, when it does.
    read?.unlocked.then(() => this.#current(notebookId)).catch(() => {});
  }

  async open(notebookId: string): Promise<IndexStatistics | null> {
    return (await this.#current(notebookId))?.statistics ?? null;
  }

  async ask(
    notebookId: string,
    questionId: string,
    question: string,
    onProgress: (progress: AskProgress) => void,
    options: AskOptions = {},
  ): Promise<Answer> {
    this.#running.add(questionId);
    let progress: AskProgress = { stage: 'seeds', sentences: [] };
    const inTurn: InTurn = {
      ...{ notebookId, questionId, question, options, rewritten: null },
      tell: (news) => {
        progress = { ...progress, ...news };
        onProgress(progress);
      },
    };
    try {
      for (let isAgain = false; ; isAgain = true) {
        const work = () => this.#askInTurn(inTurn);
        // What nobody waits for may take long to wait for an encoder: it keeps no turn from others.
        const outcome = await (options.settles ? work() : this.#turns.take(questionId, isAgain, work));
        if ('answer' in outcome) return outcome.answer;
        // The answer wanted a document that was removed since; the index without it is on its way, and others are answered meanwhile.
        if (!(await this.#isReplaced(outcome.outdated, questionId))) throw outcome.thrown;
      }
    } finally {
      this.#running.delete(questionId);
      this.#stopped.delete(questionId);
    }
  }

  async #askInTurn(asked: InTurn): Promise<{ answer: Answer } | { outdated: LoadedIndex; thrown: CausewayError }> {
    const { notebookId, questionId, question, tell } = asked;
    const { strategy = 'hugrag', scope, after, planEdits, settles } = asked.options;
    const [loaded, removed] = await Promise.all([this.#corrected(notebookId), this.#store.listRemoved(notebookId)]);
    if (loaded === null) throw indexMissing();
    try {
      const { part, carried, follows, ...on } = goingOn(this.#scopedTo(loaded, scope), question, after);
      asked.rewritten ??= (follows && after && (await this.#rewriting?.rewrite(questionId, question, after))) || {};
      const { rewritten } = asked;
      const text = rewritten.standalone ?? on.text;
      const searched = await this.#search?.search(notebookId, part.index, text, settles);
      const answer = await this.#answer(part, strategy, text, {
        clock: this.#clock,
        onProgress: (stage, sentences) => tell({ stage, sentences }),
        onPlan: (plan) => {
          tell({ plan });
          return breathe();
        },
        ...(planEdits && { planEdits }),
        isStopped: () => this.#stopped.has(questionId),
        excludedDocuments: new Set(removed),
        ...findingsOf(searched),
      });
      const search = searched?.trace();
      const trace = {
        ...answer.trace,
        ...(search && { search }),
        ...(carried.length > 0 && !rewritten.standalone && { carried }),
        ...(follows && after && { after: earlierQuestions(after) }),
        ...rewritten,
      };
      return { answer: { ...answer, question: question.trim(), trace, basis: basisOf(loaded) } };
    } catch (thrown) {
      if (!(thrown instanceof CausewayError) || thrown.code !== 'document-missing') throw thrown;
      return { outdated: loaded, thrown };
    }
  }

  async answerWithModel(
    notebookId: string,
    questionId: string,
    answer: Answer,
    onSentences: (sentences: AnswerSentence[]) => void,
    { strategy: id = 'hugrag', scope, after, planEdits }: AskOptions = {},
  ): Promise<Answer> {
    if (this.#modelled === null) return answer;
    const strategy = strategyOf(id);
    const { standalone, after: earlier = [], model } = answer.trace;
    const prepare = async () => {
      const [loaded, removed] = await Promise.all([this.#corrected(notebookId), this.#store.listRemoved(notebookId)]);
      if (loaded === null) throw indexMissing();
      const on = goingOn(this.#scopedTo(loaded, scope), answer.question, after);
      const { index } = on.part;
      const question = standalone ?? on.text;
      // The model that writes takes longer than all who read.
      const searched = await this.#search?.search(notebookId, index, question, true);
      const options = {
        clock: this.#clock,
        excludedDocuments: new Set(removed),
        ...(planEdits && { planEdits }),
        ...findingsOf(searched),
      };
      const texts = this.#texts.of(notebookId);
      return { strategy, index, texts, question, earlier, spent: model?.costs ?? [], options };
    };
    return this.#modelled.answer(questionId, answer, prepare, onSentences);
  }

  async useModels(port: MessagePort): Promise<void> {
    const models = modelsAt(port);
    this.#search = new ModelSearch(this.#store, models, MOST_WAIT_MS, this.#cosines);
    const newId = () => crypto.randomUUID();
    this.#modelled = new ModelledAnswers(models, newId);
    this.#rewriting = new Rewriting(models, newId);
  }

  async stop(questionId: string): Promise<void> {
    if (this.#running.has(questionId) && !this.#turns.leave(questionId)) this.#stopped.add(questionId);
    this.#modelled?.stop(questionId);
    this.#rewriting?.stop(questionId);
  }

  async readDocument(notebookId: string, documentId: string): Promise<DocumentContent> {
    const { info, text, headings, pages, original } = await this.#store.readDocument(notebookId, documentId);
    const type = info.format === 'pdf' ? 'application/pdf' : info.format === 'picture' ? '' : null;
    return { info, text, headings, pages, original: original && type !== null ? contentBlob(original, type) : null };
  }

  async suggestQuestions(notebookId: string, count: number, scope?: Scope): Promise<string[]> {
    const loaded = await this.#corrected(notebookId);
    if (loaded === null) return [];
    return suggestQuestions(this.#scopedTo(loaded, scope).index, this.#texts.of(notebookId), count);
  }

  async suggestFollowUps(notebookId: string, before: AskedBefore, count: number, scope?: Scope): Promise<string[]> {
    const loaded = await this.#corrected(notebookId);
    return loaded === null ? [] : followUps(this.#scopedTo(loaded, scope).index, before, count);
  }

  async basis(notebookId: string): Promise<IndexBasis | null> {
    const loaded = await this.#current(notebookId);
    return loaded && basisOf(loaded);
  }

  async listModules(notebookId: string): Promise<ModuleChoice[]> {
    const loaded = await this.#current(notebookId);
    return loaded === null ? [] : listModules(loaded.index);
  }

  readonly findEntities: AskApi['findEntities'] = (...query) => this.#lookup.findEntities(...query);
  readonly findModules: AskApi['findModules'] = (...query) => this.#lookup.findModules(...query);
  readonly readSentence: AskApi['readSentence'] = (...place) => this.#lookup.readSentence(...place);
  readonly entityMentions: AskApi['entityMentions'] = (...wanted) => this.#lookup.entityMentions(...wanted);
  readonly sentencesWithBoth: AskApi['sentencesWithBoth'] = (...both) => this.#lookup.sentencesWithBoth(...both);
  readonly gateModules: AskApi['gateModules'] = (...gate) => this.#lookup.gateModules(...gate);

  /** The newest index with the corrections that were made since it was built, as far as that can be done at once. */
  async #corrected(notebookId: string): Promise<LoadedIndex | null> {
    const [loaded, list] = await Promise.all([this.#current(notebookId), this.#store.listCorrections(notebookId)]);
    return loaded && { ...loaded, index: this.#corrections.of(loaded.index, list) };
  }

  #scopedTo(loaded: LoadedIndex, scope: Scope | undefined): LoadedIndex {
    return { ...loaded, index: this.#scoped.of(loaded.index, scope) };
  }

  #answer({ notebookId, index }: LoadedIndex, id: StrategyId, question: string, options: AnswerOptions) {
    const texts = this.#texts.of(notebookId);
    if (id === 'hugrag') return askNotebook(index, texts, question, options);
    return answerWith(strategyOf(id), index, texts, question, options);
  }

  /** Waits for an index other than this one; false when none came in time or the question was stopped. */
  async #isReplaced({ notebookId, generation }: LoadedIndex, questionId: string): Promise<boolean> {
    const until = this.#clock() + LONGEST_REPLACEMENT_MS;
    while (this.#clock() < until && !this.#stopped.has(questionId)) {
      const head = await this.#store.readIndexHead(notebookId);
      if (head?.generation !== generation) return true;
      await new Promise((resolve) => setTimeout(resolve, REPLACEMENT_CHECK_MS));
    }
    return false;
  }

  /** The newest committed index; null when there is none that this version can read. */
  async #current(notebookId: string): Promise<LoadedIndex | null> {
    const head = await this.#store.readIndexHead(notebookId);
    if (head === null || head.version !== INDEX_VERSION) return null;
    const { generation } = head;
    if (this.#loaded?.notebookId === notebookId && this.#loaded.generation >= generation) return this.#loaded;
    if (this.#loading?.notebookId !== notebookId) {
      const done = this.#load(notebookId).finally(() => {
        this.#loading = null;
      });
      this.#loading = { notebookId, done };
    }
    return this.#loading.done;
  }

  async #load(notebookId: string): Promise<LoadedIndex | null> {
    const loaded = await loadIndex(this.#store, notebookId, this.#words);
    if (loaded === null) return null;
    // A question takes a person longer to type than this takes; that the notebook can be asked is told before.
    setTimeout(() => preparedFor(loaded.index));
    // A document of it may have been read anew.
    this.#texts.clear();
    this.#loaded = loaded;
    return loaded;
  }
}
