/** @file A fact in words, as subject, relation and object, for a model to read. */
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import { factsOf } from './facts.ts';
import { readSentence, type ModelHelp } from './model-help.ts';

export interface Triple {
  subject: string;
  relation: string;
  object: string;
}

/** Said of entities that only stand together in a sentence. */
const TOGETHER = 'is mentioned with';

/** The words of a fact; null when its sentence speaks to a model or must not be shown. */
export async function readTriple(prepared: Prepared, help: ModelHelp, fact: number): Promise<Triple | null> {
  const { index } = prepared;
  const facts = factsOf(prepared);
  const sentence = facts.sentence[fact]!;
  if ((await readSentence(prepared, help, sentence)) === null) return null;
  const relation = facts.relation[fact]!;
  if (relation < 0) {
    const [subject, ...others] = [...row(facts.entities, fact)].map((entity) => index.entities.names[entity]!);
    return { subject: subject!, relation: TOGETHER, object: others.join(', ') };
  }
  const text = await help.texts.text(index.documents.ids[index.sentences.document[sentence]!]!);
  const part = (number: number) => {
    const at = 6 * relation + 2 * number;
    return text
      .slice(index.relations.ranges[at]!, index.relations.ranges[at + 1]!)
      .replace(/\s+/g, ' ')
      .trim();
  };
  return { subject: part(0), relation: part(2), object: part(1) };
}
