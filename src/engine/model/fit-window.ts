/** @file How much of a list a model can read at once: as many items as its window takes beside instructions and output. */
import type { LanguageModel } from '../ports.ts';
import type { TextPrompt } from './prompts/prompt.ts';

/** Tokens of the window that are kept free for the chat template. */
const TEMPLATE_TOKENS = 64;

/** A prompt with a list in its input, and how an item of the list stands in it. */
export interface ListPrompt<Input, Item> {
  prompt: TextPrompt<Input>;
  inputOf(items: readonly Item[]): Input;
  lineOf(item: Item): string;
}

/**
 * The first items of a list that fit into a model's window together.
 *
 * @param items most important first: those at the end are left out first
 */
export async function fitting<Input, Item>(
  model: Pick<LanguageModel, 'contextWindow' | 'countTokens'>,
  { prompt, inputOf, lineOf }: ListPrompt<Input, Item>,
  items: readonly Item[],
): Promise<Item[]> {
  const overhead = prompt.messages(inputOf([])).map(({ content }) => content);
  const room =
    model.contextWindow -
    TEMPLATE_TOKENS -
    prompt.maxTokens(inputOf(items)) -
    (await model.countTokens(overhead.join('\n')));
  let used = 0;
  for (const [i, item] of items.entries()) {
    used += await model.countTokens(`${lineOf(item)}\n`);
    if (used > room) return items.slice(0, i);
  }
  return [...items];
}
