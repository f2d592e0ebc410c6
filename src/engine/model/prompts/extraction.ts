/** @file Entities and relations of one passage (after HugRAG Figure 8), each relation with the sentence that states it. */
import * as v from 'valibot';
import { chat, DATA_RULE, fenced, JSON_RULE, jsonPrompt, listNumber, numbered } from './prompt.ts';

export interface ExtractionInput {
  /** Title of the document; empty where it has none. */
  title: string;
  sentences: readonly string[];
}

/** Output is slow on a person's machine: these are enough for a passage. */
const MOST_ENTITIES = 16;
const MOST_RELATIONS = 12;
const MOST_TOKENS = 1200;
/** Tokens of output for each character of input: what is named is repeated, with keys around it. */
const TOKENS_PER_CHARACTER = 0.8;

const schema = v.object({
  entities: v.pipe(
    v.array(v.object({ name: v.string(), type: v.picklist(['name', 'term']) })),
    v.maxLength(MOST_ENTITIES),
  ),
  relations: v.pipe(
    v.array(
      v.object({
        sentence: listNumber,
        category: v.picklist(['causal', 'associated', 'denied', 'stated']),
        from: v.string(),
        to: v.string(),
        direction: v.picklist(['forward', 'backward']),
        polarity: v.picklist(['raises', 'lowers']),
        hedged: v.boolean(),
      }),
    ),
    v.maxLength(MOST_RELATIONS),
  ),
});

export type ExtractionOutput = v.InferOutput<typeof schema>;

const INSTRUCTIONS = `You read one passage of a document and note which things it names and what it says about causes and effects.

${DATA_RULE}

The passage comes as numbered sentences. Work only from them, never from what you know otherwise.

entities: up to ${MOST_ENTITIES} people, places, organisations, events, conditions and substances, those that take part in causes and effects first.
- name: copied from the passage letter by letter, without an article.
- type: "name" for a proper name, "term" for anything else.

relations: up to ${MOST_RELATIONS} statements of single sentences about causes and effects.
- sentence: the number of the sentence that says it.
- from, to: the two sides, each copied from that sentence letter by letter, as short as it can be understood.
- category: "causal" when the sentence says that one side brings about, raises, prevents or lowers the other; "associated" when it only says that they occur together, follow each other or correlate; "denied" when it says that there is no causal link; "stated" when it may sound like a cause but says something else ("the lane leads to the chapel", "in the play the king caused the war"). Leave other statements out.
- direction: "forward" when "from" acts on "to", "backward" when "to" acts on "from".
- polarity: "lowers" when the cause prevents or reduces the effect, else "raises".
- hedged: true when the sentence only supposes it ("may", "possibly", "is thought to").
Leave out a relation whose two sides do not both stand in its sentence. Empty lists are a good answer for a passage that states nothing.

Example. Sentences: "1. Frost on 3 May destroyed the blossom." "2. Prices and imports rose in the same summer."
{"entities":[{"name":"Frost","type":"term"},{"name":"blossom","type":"term"}],"relations":[{"sentence":1,"category":"causal","from":"Frost","to":"blossom","direction":"forward","polarity":"lowers","hedged":false},{"sentence":2,"category":"associated","from":"Prices","to":"imports","direction":"forward","polarity":"raises","hedged":false}]}

${JSON_RULE}`;

export const extractionPrompt = jsonPrompt<ExtractionInput, ExtractionOutput>(
  {
    task: 'extraction',
    version: 1,
    maxTokens: ({ sentences }) =>
      Math.min(
        MOST_TOKENS,
        200 + Math.ceil(TOKENS_PER_CHARACTER * sentences.reduce((sum, { length }) => sum + length, 0)),
      ),
    messages: ({ title, sentences }) =>
      chat(
        INSTRUCTIONS,
        `${title === '' ? '' : `Title:\n${fenced(title)}\n`}Sentences:\n${fenced(numbered(sentences))}`,
      ),
  },
  schema,
);
