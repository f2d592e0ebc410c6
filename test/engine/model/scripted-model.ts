/** @file A language model whose answers are written by the test: it keeps the port's promises, or breaks them on purpose. */
import type {
  ChatMessage,
  Generation,
  GenerationRequest,
  LanguageModel,
  StopSignal,
} from '../../../src/engine/ports.ts';
import { CausewayError } from '../../../src/engine/errors.ts';

export interface Script {
  /** The output for a request; thrown errors are the model's. */
  generate?(request: GenerationRequest, call: number): string | Promise<string>;
  /** Probability of the first choice. */
  choose?(messages: readonly ChatMessage[], call: number): number | Promise<number>;
}

/** A token is taken to be a word or a sign. */
export function tokensOf(text: string): string[] {
  return text.match(/\s*(?:[\p{L}\p{N}]+|[^\s])/gu) ?? [];
}

export class ScriptedModel implements LanguageModel {
  readonly contextWindow: number;
  readonly constrains: boolean;
  readonly id: string;
  readonly requests: GenerationRequest[] = [];
  readonly choices: (readonly ChatMessage[])[] = [];

  constructor(
    private readonly script: Script,
    { id = 'scripted-1', contextWindow = 4096, constrains = false } = {},
  ) {
    this.id = id;
    this.contextWindow = contextWindow;
    this.constrains = constrains;
  }

  /** Calls of either kind. */
  get calls(): number {
    return this.requests.length + this.choices.length;
  }

  async countTokens(text: string): Promise<number> {
    return tokensOf(text).length;
  }

  async generate(request: GenerationRequest, onText?: (piece: string) => void): Promise<Generation> {
    this.requests.push(request);
    const promptTokens = tokensOf(request.messages.map(({ content }) => content).join('\n')).length;
    if (promptTokens + request.maxTokens > this.contextWindow) {
      throw new CausewayError('model-prompt-too-long', 'The text is too long for this model. Choose a larger one.');
    }
    if (!this.script.generate) throw new CausewayError('model-failed', 'This model writes nothing.');
    const pieces = tokensOf(await this.script.generate(request, this.requests.length));
    let text = '';
    let outputTokens = 0;
    let finish: Generation['finish'] = 'stop';
    for (const piece of pieces) {
      if (request.signal?.aborted) finish = 'abort';
      else if (outputTokens === request.maxTokens) finish = 'length';
      if (finish !== 'stop') break;
      text += piece;
      outputTokens++;
      onText?.(piece);
    }
    return { text, finish, promptTokens, outputTokens };
  }

  async choose(messages: readonly ChatMessage[], choices: readonly string[], signal?: StopSignal): Promise<number[]> {
    if (signal?.aborted) throw new CausewayError('cancelled', 'The model was stopped.');
    this.choices.push(messages);
    const first = (await this.script.choose?.(messages, this.choices.length)) ?? 0.5;
    return choices.map((_, i) => (i === 0 ? first : (1 - first) / (choices.length - 1)));
  }

  async unload(): Promise<void> {}
}

/** The task that a request is for, told by what its instructions say. */
export function taskOf({ messages }: Pick<GenerationRequest, 'messages'>): string {
  const instructions = messages[0]?.content ?? '';
  const signs: [string, RegExp][] = [
    ['extraction', /note which things it names/],
    ['filter', /sort evidence/],
    ['answer', /answer a question from numbered evidence/],
    ['gate', /causally linked/],
    ['module-report', /summarise one topic/],
    ['rewrite', /so that it can be understood by itself/],
    ['keywords', /choose the words to search/],
    ['triple-recognition', /pick facts from a numbered list/],
    ['entity-recognition', /recognise which entities/],
    ['global-map', /collect points/],
    ['global-reduce', /from numbered points/],
    ['causal-report', /report what a network/],
    ['causal-summary', /from causal reports/],
    ['from-memory', /from what you know/],
  ];
  return signs.find(([, sign]) => sign.test(instructions))?.[0] ?? 'other';
}

/** The numbered lines inside the last fence that follows a label. */
export function numberedLines(messages: readonly ChatMessage[], label: string): string[] {
  const body = messages.find(({ role }) => role === 'user')?.content ?? '';
  const fence = new RegExp(`${label}:\\n<data>\\n([\\s\\S]*?)\\n</data>`).exec(body);
  return (fence?.[1] ?? '').split('\n').map((line) => line.replace(/^\d+\. /, ''));
}
