/**
 * @file Keywords of a question, as LightRAG and CogniRAG search with: low-level ones (particular things) and high-level ones
 * (themes, kinds of link). A model chooses them where there is one. Without it, the low-level ones are the terms of the names that
 * stand whole in the question, and the high-level one is the question as a whole.
 */
import { askModel } from '../model/ask-model.ts';
import { keywordsPrompt, type Keywords as ChosenWords } from '../model/prompts/keywords.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import type { ModelHelp } from './model-help.ts';
import { narrowed, readQuery, type Query } from './query.ts';
import { namedEntities } from './similarity.ts';

export interface Keywords {
  low: Query;
  high: Query;
}

/** The terms of names that stand whole in the question; the whole question where there are none. */
export function lowLevelKeywords(prepared: Prepared, query: Query): Query {
  const { terms } = prepared.index.entities;
  const named = new Set(namedEntities(prepared, query, 1).flatMap((entity) => [...row(terms, entity)]));
  return named.size > 0 ? narrowed(prepared, query, named) : query;
}

/** The built-in tier's. */
export function keywordsOf(prepared: Prepared, query: Query): Keywords {
  return { low: lowLevelKeywords(prepared, query), high: query };
}

/** Chosen words as a query; null when no document has any of them. */
function queryOf(prepared: Prepared, words: readonly string[]): Query | null {
  const text = words.join(', ').trim();
  if (text === '') return null;
  const query = readQuery(prepared, text);
  return query.terms.length > 0 ? query : null;
}

const NONE: ChosenWords = { entities: [], themes: [] };

/**
 * The model's, with the built-in tier's for a list that is empty or that no document has a word of.
 *
 * @throws CausewayError as `readQuery` and `askModel`
 */
export async function askForKeywords(prepared: Prepared, question: string, { asking }: ModelHelp): Promise<Keywords> {
  const builtIn = keywordsOf(prepared, readQuery(prepared, question));
  const { value } = await askModel(asking, keywordsPrompt, { question }, () => NONE);
  return {
    low: queryOf(prepared, value.entities) ?? builtIn.low,
    high: queryOf(prepared, value.themes) ?? builtIn.high,
  };
}
