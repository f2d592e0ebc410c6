/**
 * @file The causal filter with a draft of the answer, in one call (HugRAG Figures 5 and 6): `spurious-aware` also has the
 * model name what is only related, `standard` is the ablation without it. Fields, in the papers' terms: kept is `precise`,
 * spurious `ct_precise`, draft `p_answer`.
 */
import * as v from 'valibot';
import { chat, DATA_RULE, fenced, JSON_RULE, jsonPrompt, oneLine } from './prompt.ts';

/** A line of the linearised subgraph. */
export interface FilterItem {
  /** Short id, such as "E3". */
  id: string;
  text: string;
}

export interface FilterInput {
  question: string;
  items: readonly FilterItem[];
  mostKept: number;
  mostSpurious: number;
  mostWords: number;
}

const ids = v.pipe(v.array(v.string()), v.maxLength(40));
const draft = v.string();
const spuriousAware = v.object({ kept: ids, spurious: ids, draft });
const standard = v.object({ kept: ids, draft });

export type FilterOutput = v.InferOutput<typeof spuriousAware>;

const TASK = `You sort evidence for a question about causes.

${DATA_RULE}

You get a question and items, one on each line: an id, a bar, a text.
- kept: ids of the items that the causal explanation rests on, most important first. An item belongs here when it states a cause, an effect, a step between them or a fact that the answer needs.`;

const SPURIOUS = `
- spurious: ids of the items that share words or a subject with the question but explain nothing: mere correlation, coincidence, a denial that there is a link, another case of the same kind. Least useful first.`;

const DRAFT = `
- draft: a short answer to the question from the kept items alone, without ids. When they do not answer it, write "Unknown".
Use ids exactly as they are given and no others.`;

/** Tokens that an id takes in the output, with its quotes and comma. */
const TOKENS_PER_ID = 5;

function itemLines(items: readonly FilterItem[]): string {
  return items.map(({ id, text }) => `${id} | ${oneLine(text)}`).join('\n');
}

function filterMessages(instructions: string) {
  return ({ question, items, mostKept, mostSpurious, mostWords }: FilterInput) =>
    chat(
      instructions,
      `Question:\n${fenced(question)}\nItems:\n${fenced(itemLines(items))}\n` +
        `At most ${mostKept} kept, ${mostSpurious} spurious, ${mostWords} words in the draft.`,
    );
}

const maxTokens = ({ items, mostWords }: FilterInput) => 60 + items.length * TOKENS_PER_ID + 2 * mostWords;

export const spuriousFilterPrompt = jsonPrompt<FilterInput, FilterOutput>(
  {
    task: 'filter',
    version: 1,
    maxTokens,
    messages: filterMessages(`${TASK}${SPURIOUS}${DRAFT}\n\n${JSON_RULE}`),
  },
  spuriousAware,
);

export const standardFilterPrompt = jsonPrompt<FilterInput, v.InferOutput<typeof standard>>(
  {
    task: 'filter-standard',
    version: 1,
    maxTokens,
    messages: filterMessages(`${TASK}${DRAFT}\n\n${JSON_RULE}`),
  },
  standard,
);
