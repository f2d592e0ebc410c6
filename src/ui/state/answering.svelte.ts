/** @file How a cell comes to its answer: waiting for files, asking, a model's writing, comparing, asking again. */
import { proxy } from 'comlink';
import { CausewayError } from '../../engine/errors.ts';
import type { Answer, AskedBefore, PlanEdit, StrategyId } from '../../engine/types.ts';
import type { AskOptions, AskProgress, ErrorInfo } from '../../rpc/contracts.ts';
import { errorInfo, tellError } from '../errors.ts';
import type { Services } from '../workers.ts';
import type { Library } from './library.svelte.ts';
import { done, plainText, type LiveCell, type LiveComparison } from './live-cell.ts';
import type { Running } from './running.svelte.ts';
import { scopeOf } from './scope.ts';

/** The cells that are asked. */
interface AskedCells {
  find(id: string): LiveCell | undefined;
  change(id: string, change: Partial<LiveCell>): void;
  load(id: string): Promise<void>;
  save(id: string): Promise<void>;
  refuse(id: string, error: string): void;
  report(thrown: unknown): void;
}

export class Answering {
  readonly #services: Services;
  readonly #library: Library;
  readonly #running: Running;
  readonly #cells: AskedCells;
  /** Cells whose model was stopped while it wrote. */
  #cut: string[] = [];
  /** The waits of waiting questions, by cell id. */
  #waits: { id: string; end: () => void }[] = [];

  constructor(services: Services, library: Library, running: Running, cells: AskedCells) {
    this.#services = services;
    this.#library = library;
    this.#running = running;
    this.#cells = cells;
  }

  /** Answers the question of a cell, once the files that are being read are in. */
  async run(id: string): Promise<void> {
    const asked = this.#cells.find(id);
    if (!asked) return;
    this.#cells.change(id, { phase: this.#library.mustWait() ? 'waiting' : 'running' });
    // The question is kept before it has an answer.
    void this.#cells.save(id);
    if (this.#cells.find(id)?.phase === 'waiting') {
      const hurried = new Promise<void>((resolve) => {
        this.#waits.push({ id, end: resolve });
      });
      await Promise.race([this.#library.whenAnswerable(), hurried]);
      this.#waits = this.#waits.filter((wait) => wait.id !== id);
      if (this.#cells.find(id)?.stopped) return this.#finish(asked, null, null);
      this.#cells.change(id, { phase: 'running' });
    } else await this.#library.whenAnswerable();
    await this.#running.whenKnown();
    const cell = this.#cells.find(id);
    if (!cell) return;
    if (cell.stopped) return this.#finish(asked, null, null);
    try {
      const listener = proxy((progress: AskProgress) => this.#cells.change(id, { progress }));
      const options = await this.#optionsFor(cell);
      const answer = await this.#services.ask.ask(cell.notebookId, id, cell.question, listener, options);
      if (this.#cells.find(id)?.stopped || !this.#running.writes(answer, cell.strategy)) {
        this.#finish(cell, answer, null);
        return await this.#settleByMeaning(id, answer, options);
      }
      await this.#write(cell, answer, options);
    } catch (thrown) {
      const error = errorInfo(thrown);
      if (error.code === 'cancelled') return this.#finish(cell, null, null);
      const isImpossible = error.code === 'question-empty' || error.code === 'question-too-long';
      // Put otherwise, a plan may ask what is impossible; the question itself was not.
      if (isImpossible && !cell.planEdits) this.#cells.refuse(id, tellError(error));
      else this.#finish(cell, null, error);
    }
  }

  /** Asks a cell's question again; the answer that it has is kept beside the new one. */
  async again(id: string, change: Partial<LiveCell> = {}): Promise<void> {
    await this.#cells.load(id);
    const cell = this.#cells.find(id);
    if (!cell || cell.phase !== 'done') return;
    const { answer, quoted = null, askedAt, planEdits = null } = cell;
    const previous = answer ? { answer, quoted, askedAt, planEdits } : (cell.previous ?? null);
    const fresh = { answer: null, quoted: null, stopped: false, error: null, askedAt: Date.now() };
    this.#cells.change(id, { ...fresh, previous, ...change });
    await this.run(id);
  }

  /** Shows the answer before, and keeps the newer one in its place; the same again goes back. */
  swap(id: string): void {
    const cell = this.#cells.find(id);
    if (!cell?.previous || !cell.answer || cell.phase !== 'done') return;
    const { answer, quoted = null, askedAt, planEdits = null, previous } = cell;
    this.#cells.change(id, {
      planEdits: null,
      ...previous,
      start: plainText(previous.answer),
      previous: { answer, quoted, askedAt, planEdits },
    });
    void this.#cells.save(id);
  }

  /**
   * Goes through the plan of a cell's question once more with what a person put otherwise.
   *
   * @param planEdits all that holds from now on
   * @returns puts everything back as it was, also while that goes on; null where the question is at work already
   */
  replan(id: string, planEdits: PlanEdit[]): (() => Promise<void>) | null {
    const before = this.#cells.find(id);
    if (!before || before.phase !== 'done') return null;
    const going = this.again(id, { planEdits });
    return async () => {
      if (this.#cells.find(id)?.phase !== 'done') {
        this.stop(id);
        await going;
      }
      const { answer, quoted = null, askedAt, stopped, error, start, previous = null } = before;
      const edits = before.planEdits ?? null;
      this.#cells.change(id, { ...done, answer, quoted, askedAt, stopped, error, start, previous, planEdits: edits });
      await this.#cells.save(id);
    };
  }

  /** Forgets the answer before. */
  settle(id: string): void {
    this.#cells.change(id, { previous: null });
    void this.#cells.save(id);
  }

  /**
   * An answer that was found before the encoder was there, or had read what the question wants, or before its reader has read the best passages, gives
   * way to the one with it. Nobody waits for that,
   * and nothing else changes: an answer that was asked for anew meanwhile, or is being compared or written, stays.
   */
  async #settleByMeaning(id: string, first: Answer, options: AskOptions): Promise<void> {
    const { encoder, reader } = first.trace.search ?? {};
    const isWithout = encoder !== undefined && (encoder.isLate === true || (!encoder.failure && encoder.embedded < 1));
    const mayChange = isWithout || reader?.isAwaited === true;
    const shown = () => {
      const cell = this.#cells.find(id);
      return cell?.phase === 'done' && cell.answer === first && !cell.stopped ? cell : null;
    };
    const cell = shown();
    if (!mayChange || !cell) return;
    this.#cells.change(id, { isSettling: true });
    const settled = await this.#services.ask
      .ask(
        cell.notebookId,
        crypto.randomUUID(),
        cell.question,
        proxy(() => {}),
        { ...options, settles: true },
      )
      .catch(() => null)
      .finally(() => this.#cells.change(id, { isSettling: false }));
    if (settled === null || settled.trace.search?.encoder?.failure !== undefined || !shown()) return;
    this.#cells.change(id, { answer: settled, start: plainText(settled) });
    void this.#cells.save(id);
  }

  /** Stops a question; what was found so far stays. */
  stop(id: string): void {
    const cell = this.#cells.find(id);
    if (!cell || cell.phase === 'done') return;
    // The built-in answer is whole; a model's that is cut short is told by how it ends.
    if (cell.phase === 'writing') {
      this.#cut.push(id);
      return this.#running.stop(id);
    }
    this.#cells.change(id, { stopped: true });
    if (cell.phase === 'waiting') this.answerNow(id);
    else void this.#services.ask.stop(id);
  }

  /** Answers a waiting question from what is indexed already. */
  answerNow(id: string): void {
    this.#waits.find((wait) => wait.id === id)?.end();
  }

  /** Puts a cell's question to another system too; its answer is kept beside the first, in place of an earlier comparison. */
  async compare(id: string, strategy: StrategyId): Promise<void> {
    const cell = this.#cells.find(id);
    if (!cell || cell.phase !== 'done') return;
    this.stopComparison(id);
    const askId = crypto.randomUUID();
    this.#cells.change(id, {
      comparison: { ...done, strategy, answer: null, stopped: false, error: null, askId, phase: 'running' },
    });
    /** Nothing is changed any more once this comparison gave way to another. */
    const change = (part: Partial<LiveComparison>): boolean => {
      const current = this.#cells.find(id)?.comparison;
      if (current?.askId !== askId) return false;
      this.#cells.change(id, { comparison: { ...current, ...part } });
      return true;
    };
    const listener = proxy((progress: AskProgress) => void change({ progress }));
    const options = { ...(await this.#optionsFor(cell)), strategy };
    const outcome = await this.#services.ask
      .ask(cell.notebookId, askId, cell.question, listener, options)
      .then((answer) => ({ answer }))
      .catch((thrown: unknown) => {
        const error = errorInfo(thrown);
        return { error: error.code === 'cancelled' ? null : error };
      });
    const isStopped = this.#cells.find(id)?.comparison?.stopped === true;
    if (!('answer' in outcome) || isStopped || !this.#running.writes(outcome.answer, strategy)) {
      if (change({ ...done, ...outcome })) await this.#cells.save(id);
      return;
    }
    if (!change({ phase: 'writing', progress: null, ...outcome })) return;
    const asked = { notebookId: cell.notebookId, options };
    const answer = await this.#running.answer(askId, outcome.answer, (written) => void change({ written }), asked);
    const stopped = answer.tier === 'model' && this.#cut.includes(askId);
    this.#cut = this.#cut.filter((other) => other !== askId);
    if (change({ ...done, answer, stopped })) await this.#cells.save(id);
  }

  stopComparison(id: string): void {
    const comparison = this.#cells.find(id)?.comparison;
    if (!comparison || comparison.phase === 'done') return;
    // The built-in answer is whole; a model's that is cut short is told by how it ends.
    if (comparison.phase === 'writing') {
      this.#cut.push(comparison.askId);
      return this.#running.stop(comparison.askId);
    }
    this.#cells.change(id, { comparison: { ...comparison, stopped: true } });
    void this.#services.ask.stop(comparison.askId);
  }

  /** Takes the second answer away. */
  async endComparison(id: string): Promise<void> {
    this.stopComparison(id);
    this.#cells.change(id, { comparison: null });
    await this.#cells.save(id);
  }

  /** Questions that go on from the answer of a cell. */
  async followUpsOf(cell: LiveCell, count: number): Promise<string[]> {
    if (!cell.answer || cell.answer.path.every(({ apart }) => apart)) return [];
    const scope = scopeOf(cell.scope ?? {}, this.#library.documents, this.#library.excludedIds);
    const before = await this.#askedBefore(cell.id, cell.question);
    return this.#services.ask.suggestFollowUps(cell.notebookId, before, count, scope).catch((): string[] => []);
  }

  /** What a kept question is put to when it is searched for once more; null when it is not here (any more). */
  async asked(id: string): Promise<{ question: string; options: AskOptions } | null> {
    await this.#cells.load(id);
    const cell = this.#cells.find(id);
    if (!cell) return null;
    const options = await this.#optionsFor(cell);
    const standalone = cell.answer?.trace.standalone;
    if (standalone === undefined) return { question: cell.question, options };
    // A model has put into it already what it carries over.
    const { after: _, ...alone } = options;
    return { question: standalone, options: alone };
  }

  async #optionsFor({ strategy = 'hugrag', scope: choice = {}, follows, planEdits }: LiveCell): Promise<AskOptions> {
    const scope = scopeOf(choice, this.#library.documents, this.#library.excludedIds);
    const before = follows && (await this.#askedBefore(follows.cellId, follows.question));
    const after = before && { ...before, ...(follows?.implied && { implied: true }) };
    return { strategy, ...(scope && { scope }), ...(after && { after }), ...(planEdits && { planEdits }) };
  }

  /** What a follow-up may carry over; of a cell that is gone only its question is left. */
  async #askedBefore(id: string, question: string): Promise<AskedBefore> {
    await this.#cells.load(id);
    const answer = this.#cells.find(id)?.answer;
    const { standalone, carried = [], after } = answer?.trace ?? {};
    return {
      question: standalone ?? question,
      ...(after && { earlier: after }),
      ...(answer && { answer: answer.sentences.map(({ text }) => text).join(' ') }),
      carried,
      path: answer?.path.filter(({ apart }) => !apart).map(({ cause, effect }) => ({ cause, effect })) ?? [],
      cited:
        answer?.sentences.flatMap(({ citations }) =>
          citations.map(({ documentId, start, end }) => ({ documentId, start, end })),
        ) ?? [],
    };
  }

  /** Shows and keeps the built-in answer, and has the answering model write one from its evidence. */
  async #write(unseen: LiveCell, quoted: Answer, options: AskOptions): Promise<void> {
    const { id } = unseen;
    this.#cells.change(id, { phase: 'writing', progress: null, answer: quoted, start: plainText(quoted) });
    const cell = this.#cells.find(id);
    // Another notebook is shown meanwhile, where nobody waits for a model.
    if (!cell) return this.#finish(unseen, quoted, null);
    await this.#cells.save(id);
    const asked = { notebookId: cell.notebookId, options };
    const writing = this.#running.answer(id, quoted, (written) => this.#cells.change(id, { written }), asked);
    // It may have been stopped while the built-in answer was being kept.
    if (this.#cut.includes(id)) this.#running.stop(id);
    const answer = await writing;
    if (answer.tier === 'model') this.#cells.change(id, { quoted, stopped: this.#cut.includes(id) });
    this.#cut = this.#cut.filter((other) => other !== id);
    this.#finish(cell, answer, null);
  }

  #finish(cell: Pick<LiveCell, 'id' | 'notebookId'>, answer: Answer | null, error: ErrorInfo | null): void {
    const shown = this.#cells.find(cell.id);
    if (!shown) return void this.#keepUnseen(cell, answer, error);
    if (!answer && shown.previous) {
      // Asking again came to nothing: the answer that there was stands.
      const { previous } = shown;
      this.#cells.change(cell.id, {
        ...done,
        planEdits: null,
        ...previous,
        stopped: false,
        previous: null,
        start: plainText(previous.answer),
      });
      if (error) this.#cells.report(new CausewayError(error.code, error.message));
    } else this.#cells.change(cell.id, { ...done, answer, error, start: plainText(answer) });
    void this.#cells.save(cell.id);
  }

  /** Keeps an answer that came while another notebook was shown. */
  async #keepUnseen(
    { id, notebookId }: Pick<LiveCell, 'id' | 'notebookId'>,
    answer: Answer | null,
    error: ErrorInfo | null,
  ): Promise<void> {
    const { library } = this.#services;
    const kept = await library.readCell(notebookId, id).catch(() => null);
    if (kept) await library.saveCell({ ...kept, answer, error }).catch(() => {});
  }
}
