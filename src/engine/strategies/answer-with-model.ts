/**
 * @file A question put to a system with a language model: it retrieves with the calls that its paper makes, and a model writes the
 * answer from what was found, with citations that code checks. On any failure the built-in answer stands, and says why.
 */
import { reasonOf, standing, writeFiltered, type FilterOutcome } from '../model/answering.ts';
import type { Asking } from '../model/ask-model.ts';
import { Citing } from '../model/citing.ts';
import { CostMeter } from '../model/cost.ts';
import { filterEvidence } from '../model/filter-evidence.ts';
import { speaksToModel } from '../model/instructions.ts';
import type { WritingOptions } from '../model/write-cited.ts';
import { askNotebook, preparedFor, type AskOptions } from '../notebook/ask.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { LanguageModel, StopSignal, TextSource } from '../ports.ts';
import { withNearness } from '../retrieve/prepared.ts';
import type { Answer, TaskCost } from '../types.ts';
import { answerFrom, type Answered } from './answer.ts';
import { writeFromEvidence } from './evidence-writing.ts';
import type { ModelHelp } from './model-help.ts';
import type { Strategy, StrategyResult } from './strategy.ts';

/** What is asked, and of what. */
export interface AskedOfModel {
  model: LanguageModel;
  strategy: Strategy;
  index: NotebookIndex;
  texts: TextSource;
  /** As it was understood. */
  question: string;
  /** The questions that it goes on from, oldest first; absent: it stands alone. */
  earlier?: readonly string[];
  /** What models were asked for it before. */
  spent?: readonly TaskCost[];
  options: Pick<
    AskOptions,
    'askNext' | 'clock' | 'excludedDocuments' | 'near' | 'nearness' | 'planEdits' | 'readPassages' | 'scorePassages'
  >;
  /** Stops the model; what it has written by then is the answer. */
  signal?: StopSignal;
}

/** A question on its way: retrieval first, then the answer. Calls and tokens of both are counted together. */
export class ModelledQuestion {
  readonly meter: CostMeter;
  readonly #asked: AskedOfModel;
  readonly #asking: Asking;
  #found: { result: StrategyResult; answered: Answered } | null = null;
  #filtered: { answer: Answer; outcome: FilterOutcome } | null = null;

  constructor(asked: AskedOfModel) {
    this.#asked = asked;
    const { model, signal, spent } = asked;
    this.meter = new CostMeter(spent);
    this.#asking = { model, meter: this.meter, ...(signal && { signal }) };
  }

  /**
   * What the system retrieves with its model: for `hugrag`, what the causal filter kept.
   *
   * @throws CausewayError as `Strategy.retrieveWith`
   */
  async retrieve(): Promise<StrategyResult> {
    const { strategy, index, texts, question, options } = this.#asked;
    const prepared = withNearness(preparedFor(index), options.nearness);
    if (strategy.id === 'hugrag') {
      const builtIn = strategy.retrieve(prepared, question);
      const answer = await askNotebook(index, texts, question, options);
      if (answer.status !== 'answered') return builtIn;
      const outcome = await filterEvidence(this.#asking, answer, 'spurious-aware');
      this.#filtered = { answer, outcome };
      if ('failure' in outcome) return builtIn;
      const { kept } = outcome;
      const spans = kept.map(({ documentId, start, end }, i) => ({ documentId, start, end, score: 1 / (i + 1) }));
      return { ...builtIn, spans };
    }
    const started = options.clock();
    const { near, clock, planEdits } = options;
    const seeking = { texts, clock, ...(near && { near }), ...(planEdits && { planEdits }) };
    const result = await (strategy.retrieveWith?.(prepared, question, this.#help()) ??
      strategy.seek?.(prepared, question, seeking) ??
      strategy.retrieve(prepared, question));
    const answered = await answerFrom(result, index, texts, question, options, options.clock() - started);
    this.#found = { result, answered };
    return result;
  }

  /**
   * The answer from what was retrieved.
   *
   * @param builtIn stands when nothing usable comes; without it the quoted sentences of what was retrieved do
   * @throws CausewayError as `LanguageModel.generate`
   */
  async write(builtIn?: Answer, options: Pick<WritingOptions, 'onSentences'> = {}): Promise<Answer> {
    const { strategy, index, texts, question } = this.#asked;
    if (this.#filtered) return writeFiltered(this.#asking, this.#filtered.answer, this.#filtered.outcome, options);
    if (!this.#found) return askNotebook(index, texts, question, this.#asked.options);
    const { result, answered } = this.#found;
    const { answer } = answered;
    const shown = answer.evidence.flatMap((item, i) =>
      speaksToModel(item.text) ? [] : [{ item, sentence: answered.sentences[i]! }],
    );
    const stands = builtIn ?? answer;
    if (shown.length === 0 && strategy.id !== 'naive') {
      return standing(stands, 'what it searched for led to no evidence', this.#asking);
    }
    const input = {
      question: answer.question,
      earlier: this.#asked.earlier ?? [],
      evidence: shown.map(({ item }) => item),
      sentences: shown.map(({ sentence }) => sentence),
      notes: result.notes ?? [],
      citing: new Citing(
        shown.map(({ item }) => item),
        answer.question,
      ),
    };
    const help = this.#help();
    const written = await (strategy.write?.(preparedFor(index), input, help, options) ??
      writeFromEvidence(input, help, options));
    if ('failure' in written) return standing(stands, written.failure, this.#asking);
    const model = { id: this.#asking.model.id, costs: this.meter.tasks() };
    return {
      ...answer,
      status: 'answered',
      tier: 'model',
      sentences: written.sentences,
      trace: { ...answer.trace, model },
    };
  }

  #help(): ModelHelp {
    const { texts, options } = this.#asked;
    const { excludedDocuments } = options;
    return { asking: this.#asking, texts, ...(excludedDocuments && { excludedDocuments }) };
  }
}

/**
 * Answers with a model what the built-in tier has answered for the same system.
 *
 * @returns an answer of the model tier, or the given one with `fallback` telling why it stands
 */
export async function answerAsked(
  asked: AskedOfModel,
  builtIn: Answer,
  onSentences: NonNullable<WritingOptions['onSentences']>,
): Promise<Answer> {
  const modelled = new ModelledQuestion(asked);
  try {
    await modelled.retrieve();
    return await modelled.write(builtIn, { onSentences });
  } catch (thrown) {
    return standing(builtIn, reasonOf(thrown), { model: asked.model, meter: modelled.meter });
  }
}
