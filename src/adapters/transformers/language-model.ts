/** @file Small causal language models of transformers.js as a `LanguageModel`. */
import { AutoModelForCausalLM, type PreTrainedModel, type PreTrainedTokenizer } from '@huggingface/transformers';
import { CausewayError } from '../../engine/errors.ts';
import type { ChatMessage, Generation, GenerationRequest, LanguageModel, StopSignal } from '../../engine/ports.ts';
import type { RunnableModel } from '../../rpc/models.ts';
import { Breath } from './breath.ts';
import { Decoder, type Reading } from './decoder.ts';
import { cancelled } from './cancelled.ts';
import { Grammars, type Constraint, type GrammarLibrary } from './grammar.ts';
import { loadModel, tryOut, type Running } from './loading.ts';
import { commonLength, encodePrompt, type EncodedPrompt } from './prompt.ts';
import { Sampler, sharesOf } from './sampler.ts';
import { TextStream } from './text-stream.ts';
import { Turns } from './turns.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

/** Tokens that end the output, from wherever a model's files tell them. */
function endTokens(model: PreTrainedModel, tokenizer: PreTrainedTokenizer): number[] {
  const { generation_config: generation, config } = model as unknown as Record<
    string,
    { eos_token_id?: unknown } | null
  >;
  const told = [generation?.eos_token_id, config?.eos_token_id, tokenizer.eos_token_id].flat();
  return [...new Set(told.filter((id) => typeof id === 'number'))];
}

export class TransformersLanguageModel implements LanguageModel {
  readonly id: string;
  readonly contextWindow: number;
  readonly constrains = true;
  readonly #tokenizer: PreTrainedTokenizer;
  readonly #decoder: Decoder;
  readonly #vocabulary: Vocabulary;
  readonly #loadGrammars: () => Promise<GrammarLibrary>;
  readonly #turns: Turns;
  #grammars: Promise<Grammars> | null = null;

  private constructor(
    { id, contextWindow }: RunnableModel,
    tokenizer: PreTrainedTokenizer,
    decoder: Decoder,
    vocabulary: Vocabulary,
    loadGrammars: () => Promise<GrammarLibrary>,
    loss: Promise<never> | null,
  ) {
    this.id = id;
    this.contextWindow = contextWindow;
    this.#tokenizer = tokenizer;
    this.#decoder = decoder;
    this.#vocabulary = vocabulary;
    this.#loadGrammars = loadGrammars;
    this.#turns = new Turns(id, loss);
  }

  /**
   * @param loadGrammars called when a schema is first asked for
   * @throws CausewayError as `loadModel`; `model-unsupported` when the files are those of another kind of model
   */
  static async load(
    description: RunnableModel,
    running: Running,
    loadGrammars: () => Promise<GrammarLibrary>,
  ): Promise<TransformersLanguageModel> {
    const { tokenizer, model } = await loadModel(description, AutoModelForCausalLM, running);
    return tryOut(description.id, model, running, async (loss) => {
      const decoder = new Decoder(model);
      const ends = endTokens(model, tokenizer);
      const reading = await decoder.read({ tokens: [ends[0] ?? 0], shared: 0 });
      const vocabulary = await readVocabulary(running.files, reading.logits.length, ends);
      await decoder.free(reading);
      return new TransformersLanguageModel(description, tokenizer, decoder, vocabulary, loadGrammars, loss);
    });
  }

  async countTokens(text: string): Promise<number> {
    return text === '' ? 0 : this.#tokenizer.encode(text, { add_special_tokens: false }).length;
  }

  async generate(request: GenerationRequest, onText: (piece: string) => void = () => {}): Promise<Generation> {
    const { messages, signal, schema } = request;
    return this.#turns.run(async () => {
      const prompt = encodePrompt(this.#tokenizer, messages);
      this.#checkLength(prompt);
      const none = { text: '', promptTokens: prompt.tokens.length, outputTokens: 0 };
      if (signal?.aborted === true) return { ...none, finish: 'abort' };
      const constraint = schema === undefined ? null : await (await this.#getGrammars()).constrain(schema);
      try {
        const reading = await this.#decoder.read(prompt, signal);
        return await this.#write(request, prompt, reading, constraint, onText);
      } catch (error) {
        if (!(error instanceof CausewayError) || error.code !== 'cancelled') throw error;
        return { ...none, finish: 'abort' };
      } finally {
        constraint?.dispose();
      }
    });
  }

  choose(messages: readonly ChatMessage[], choices: readonly string[], signal?: StopSignal): Promise<number[]> {
    return this.#turns.run(async () => {
      const prompt = encodePrompt(this.#tokenizer, messages);
      const [end = 0] = this.#vocabulary.ends;
      // The end token tells a choice from a longer one that begins with it.
      const tails = choices.map((choice) => [...this.#tokenizer.encode(choice, { add_special_tokens: false }), end]);
      const common = tails.slice(1).reduce((least, tail) => Math.min(least, commonLength(tails[0]!, tail)), Infinity);
      if (common === Infinity) return tails.map(() => 1);
      const tokens = [...prompt.tokens, ...tails[0]!.slice(0, common)];
      this.#checkLength({ ...prompt, tokens });
      const reading = await this.#decoder.read({ ...prompt, tokens }, signal);
      try {
        return await this.#share(
          reading,
          tails.map((tail) => tail.slice(common)),
          signal,
        );
      } finally {
        await this.#decoder.free(reading);
      }
    }, signal);
  }

  unload(): Promise<void> {
    return this.#turns.close(async () => {
      (await this.#grammars)?.dispose();
      await this.#decoder.dispose();
    });
  }

  #checkLength({ tokens }: EncodedPrompt): void {
    if (tokens.length < this.contextWindow) return;
    throw new CausewayError(
      'model-prompt-too-long',
      `The prompt has ${tokens.length} tokens, and ${this.id} can take ${this.contextWindow - 1}. Use less evidence or another model.`,
      { tokens: tokens.length, contextWindow: this.contextWindow },
    );
  }

  #getGrammars(): Promise<Grammars> {
    this.#grammars ??= this.#loadGrammars().then((library) => Grammars.create(library, this.#vocabulary));
    return this.#grammars;
  }

  /** Goes on from a prompt that has been read, until something ends the output. */
  async #write(
    { maxTokens, temperature = 0, seed, stop = [], signal }: GenerationRequest,
    prompt: EncodedPrompt,
    start: Reading,
    constraint: Constraint | null,
    onText: (piece: string) => void,
  ): Promise<Generation> {
    const limit = Math.min(maxTokens, this.contextWindow - prompt.tokens.length);
    const sampler = new Sampler(temperature, seed ?? Math.floor(Math.random() * 2 ** 32));
    const decode = (tokens: readonly number[]) =>
      this.#tokenizer.decode([...tokens], { skip_special_tokens: true, clean_up_tokenization_spaces: false });
    // Cutting JSON off at a stop text would break it.
    const stream = new TextStream(decode, constraint === null ? stop : [], onText);
    const breath = new Breath();
    let reading = start;
    let outputTokens = 0;
    let finish: Generation['finish'] = 'length';
    try {
      while (outputTokens < limit) {
        await breath.take();
        if (signal?.aborted === true) {
          finish = 'abort';
          break;
        }
        const mask = (await constraint?.mask()) ?? null;
        let token = sampler.sample(reading.logits, mask);
        if (!this.#vocabulary.ends.includes(token)) {
          token = (await constraint?.take(token, limit - outputTokens)) ?? token;
        }
        if (token < 0 || this.#vocabulary.ends.includes(token)) {
          finish = 'stop';
          break;
        }
        outputTokens++;
        if (stream.push(token)) {
          finish = 'stop';
          break;
        }
        if (outputTokens < limit) reading = await this.#decoder.next(reading, token);
      }
      // What is complete needs no end token of the model's.
      if (finish === 'length' && constraint !== null && (await constraint.canEnd())) finish = 'stop';
    } finally {
      await this.#decoder.free(reading);
    }
    stream.end();
    return { text: stream.text, finish, promptTokens: prompt.tokens.length, outputTokens };
  }

  /** Probabilities of ways to go on, token by token where several begin alike. */
  async #share(reading: Reading, tails: readonly (readonly number[])[], signal?: StopSignal): Promise<number[]> {
    if (signal?.aborted === true) throw cancelled();
    const firsts = [...new Set(tails.map((tail) => tail[0]!))];
    const shares = new Map(sharesOf(reading.logits, firsts).map((share, at) => [firsts[at]!, share]));
    const result = tails.map((tail) => shares.get(tail[0]!)!);
    for (const first of firsts) {
      const group = tails.flatMap((tail, at) => (tail[0] === first ? [at] : []));
      if (group.length === 1) continue;
      const rests = group.map((at) => tails[at]!.slice(1));
      if (rests.every((rest) => rest.length === 0)) {
        for (const at of group) result[at]! /= group.length;
        continue;
      }
      const branch = await this.#decoder.branch(reading, [first]);
      try {
        const within = await this.#share(branch, rests, signal);
        group.forEach((at, place) => (result[at]! *= within[place]!));
      } finally {
        await this.#decoder.free(branch);
      }
    }
    return result;
  }
}
