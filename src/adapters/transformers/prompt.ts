/** @file Chat messages as the text a model was trained on: its own chat template. */
import type { PreTrainedTokenizer } from '@huggingface/transformers';
import { CausewayError } from '../../engine/errors.ts';
import type { ChatMessage } from '../../engine/ports.ts';

/**
 * Contents may be copied from documents, and must not be able to end a message or to speak as somebody else: a space breaks the texts
 * that stand for special tokens.
 */
export function withoutSpecialTokens(content: string, special: readonly string[]): string {
  let text = content;
  for (const token of special) {
    if (token.length > 1) text = text.replaceAll(token, `${token[0]} ${token.slice(1)}`);
  }
  return text;
}

/** Some templates know no system message; its text then opens the first message of the user. */
function withoutSystem(messages: readonly ChatMessage[]): ChatMessage[] {
  const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const rest = messages.filter(({ role }) => role !== 'system').map((message) => ({ ...message }));
  if (rest[0]?.role === 'user') rest[0].content = [...system, rest[0].content].join('\n\n');
  else rest.unshift({ role: 'user', content: system.join('\n\n') });
  return rest;
}

/** Numbers that the loops of a template may count through in all; templates that are written to be used stay below a hundred. */
const MOST_COUNTED = 100_000;

/** Before a template: its `range` is the one below. */
const BOUNDED = "{% set range = bounded_range %}{{ '' }}";

/**
 * A template's `range`, which ends one that would count for ever or fill the memory.
 *
 * @throws CausewayError `model-damaged`
 */
function boundedRange(): (start: number, stop?: number, step?: number) => number[] {
  let counted = 0;
  return (first, last, step = 1) => {
    const [start, stop] = typeof last === 'number' ? [first, last] : [0, first];
    const length = Math.max(0, Math.ceil((stop - start) / (typeof step === 'number' ? step : 1)));
    counted += length;
    if (!(counted <= MOST_COUNTED)) {
      throw new CausewayError(
        'model-damaged',
        'The model’s chat template counts without an end. Get the model from another place.',
      );
    }
    return Array.from({ length }, (_, at) => start + at * step);
  };
}

/** For models without a template: plain text with the speakers' names. */
function plainly(messages: readonly ChatMessage[]): string {
  const names = { system: 'Instructions', user: 'User', assistant: 'Assistant' };
  return [...messages.map(({ role, content }) => `${names[role]}: ${content}`), 'Assistant:'].join('\n\n');
}

/** The prompt's text, up to where the assistant's answer begins. */
export function renderPrompt(tokenizer: PreTrainedTokenizer, messages: readonly ChatMessage[]): string {
  const special = tokenizer.all_special_tokens as string[];
  const safe = messages.map(({ role, content }) => ({ role, content: withoutSpecialTokens(content, special) }));
  if (typeof tokenizer.chat_template !== 'string' && !Array.isArray(tokenizer.chat_template)) return plainly(safe);
  const render = (list: ChatMessage[]) =>
    // Models that can think aloud first are asked not to: it takes minutes on small devices.
    tokenizer.apply_chat_template(list, {
      tokenize: false,
      add_generation_prompt: true,
      enable_thinking: false,
      chat_template: BOUNDED + tokenizer.get_chat_template(),
      bounded_range: boundedRange(),
    } as object) as unknown as string;
  try {
    return render(safe);
  } catch (error) {
    if (!safe.some(({ role }) => role === 'system')) throw error;
    return render(withoutSystem(safe));
  }
}

/** Tokens of a prompt, and how many of them come before what is new in its last message. */
export interface EncodedPrompt {
  tokens: number[];
  /** Tokens that every prompt with the same earlier messages begins with. */
  shared: number;
}

/** How many tokens two lists begin with alike. */
export function commonLength(a: readonly number[], b: readonly number[]): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

export function encodePrompt(tokenizer: PreTrainedTokenizer, messages: readonly ChatMessage[]): EncodedPrompt {
  const encode = (list: readonly ChatMessage[]) =>
    tokenizer.encode(renderPrompt(tokenizer, list), { add_special_tokens: false });
  const tokens = encode(messages);
  const last = messages.at(-1);
  if (last === undefined || messages.length < 2) return { tokens, shared: 0 };
  // What stays alike whatever the last message says; two other texts, since one might begin like it by chance.
  const others = ['0', 'x'].map((content) => encode([...messages.slice(0, -1), { ...last, content }]));
  return { tokens, shared: Math.min(...others.map((other) => commonLength(tokens, other))) };
}
