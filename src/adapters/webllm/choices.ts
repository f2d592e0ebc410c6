/**
 * @file How likely a few answers are, from the probabilities that web-llm tells beside its first token. It tells five at the most, so
 * the tokens that matter are all raised by the same amount: they then come first, in proportions that stay as they were.
 */
import type { ChatCompletion, ChatCompletionRequestNonStreaming } from '@mlc-ai/web-llm';
import { CausewayError } from '../../engine/errors.ts';

/** The most that the library lets a token be raised by; what is not raised has no weight beside it. */
const RAISE = 100;
/** Probabilities that the library tells. */
const TOLD = 5;
/** Stands for a probability too small to be told. */
const LEAST = 1e-12;

export type ChoiceRequest = Pick<
  ChatCompletionRequestNonStreaming,
  'max_tokens' | 'temperature' | 'top_p' | 'logprobs' | 'top_logprobs' | 'logit_bias' | 'response_format'
>;

/** Puts the prompt to the engine once more, with this in the request. */
export type Ask = (request: ChoiceRequest) => Promise<ChatCompletion>;

/** What is needed to weigh the answers to one prompt. */
export interface Weighing {
  ask: Ask;
  /** Text of one token, as the library tells it. */
  textOf(token: number): string;
  /** The token that ends an answer. */
  end: number;
}

type Tokens = readonly number[];

function noProbabilities(): CausewayError {
  return new CausewayError(
    'model-output-invalid',
    'The model’s answer could not be used: it gave no probabilities. Try again, or choose another model.',
  );
}

/** Probabilities that were told for the token at a place of the output, by the tokens' texts. */
function toldAt({ choices }: ChatCompletion, place: number): Map<string, number> {
  const entries = choices?.[0]?.logprobs?.content?.[place]?.top_logprobs;
  if (!Array.isArray(entries)) throw noProbabilities();
  const told = new Map<string, number>();
  for (const { token, logprob } of entries) {
    const probability = Math.exp(logprob);
    if (Number.isFinite(probability)) told.set(token.trim(), (told.get(token.trim()) ?? 0) + probability);
  }
  if (told.size === 0) throw noProbabilities();
  return told;
}

/**
 * Asks for the next token after the beginning of an answer, one of a few. Where the answer has begun, a grammar and the raised tokens
 * lead the engine along its beginning.
 */
function requestFor({ textOf, end }: Weighing, beginning: Tokens, nexts: Tokens): ChoiceRequest {
  const raised = beginning.length === 0 ? nexts : beginning;
  const request: ChoiceRequest = {
    max_tokens: beginning.length + 1,
    temperature: 1,
    top_p: 1,
    logprobs: true,
    top_logprobs: TOLD,
    logit_bias: Object.fromEntries(raised.map((token) => [String(token), RAISE])),
  };
  if (beginning.length === 0) return request;
  const quoted = (tokens: Tokens) =>
    JSON.stringify(tokens.map((token) => (token === end ? '' : textOf(token))).join(''));
  const grammar = `root ::= ${quoted(beginning)} (${nexts.map((token) => quoted([token])).join(' | ')})`;
  return { ...request, response_format: { type: 'grammar', grammar } };
}

/** Weights of a few tokens, none twice, to follow the beginning of an answer, relative to each other. */
async function weightsOf(weighing: Weighing, beginning: Tokens, nexts: Tokens): Promise<number[]> {
  const weights = new Map<number, number>();
  // With more tokens than are told at once, the first is put beside each further group as its measure.
  const [anchor, ...others] = nexts as [number, ...number[]];
  for (let at = 0; at < others.length; at += TOLD - 1) {
    const group = [anchor, ...others.slice(at, at + TOLD - 1)];
    const told = toldAt(await weighing.ask(requestFor(weighing, beginning, group)), beginning.length);
    const weightOf = (token: number) => Math.max(LEAST, told.get(weighing.textOf(token).trim()) ?? 0);
    const scale = at === 0 ? 1 : weights.get(anchor)! / weightOf(anchor);
    for (const token of group) weights.set(token, weightOf(token) * scale);
  }
  return nexts.map((token) => weights.get(token)!);
}

async function sharesWithin(weighing: Weighing, beginning: Tokens, rests: readonly Tokens[]): Promise<number[]> {
  const firsts = [...new Set(rests.map(([first]) => first))];
  if (firsts[0] === undefined) return rests.map(() => 1 / rests.length);
  const tails = (list: readonly Tokens[]) => list.map((rest) => rest.slice(1));
  if (firsts.length === 1) return sharesWithin(weighing, [...beginning, firsts[0]], tails(rests));
  const weights = await weightsOf(weighing, beginning, firsts as number[]);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = rests.map(([first]) => weights[firsts.indexOf(first)]! / total);
  for (const first of firsts) {
    const group = rests.flatMap((rest, at) => (rest[0] === first ? [at] : []));
    if (group.length === 1) continue;
    const inner = tails(group.map((at) => rests[at]!));
    const within = await sharesWithin(weighing, [...beginning, first!], inner);
    group.forEach((at, place) => (shares[at]! *= within[place]!));
  }
  return shares;
}

/**
 * Shares of answers, token by token where several begin alike.
 *
 * @param answers tokens of each; the end token tells an answer from a longer one that begins with it
 * @returns one share per answer, summing to 1
 * @throws CausewayError `model-output-invalid` when the engine tells no probabilities
 */
export function sharesOf(weighing: Weighing, answers: readonly Tokens[]): Promise<number[]> {
  return sharesWithin(
    weighing,
    [],
    answers.map((answer) => [...answer, weighing.end]),
  );
}
