/** @file Documents to build tables from: those of the question sets that are there, else notes made up by a seed; and as many renamed copies as are asked for. */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { EvaluationDocument } from '../../engine/evaluate/dataset.ts';
import { seededRandom } from '../../engine/random.ts';
import { enlarged } from '../bench/enlarge.ts';
import { readSet } from '../bench/read-set.ts';

const SETS = ['holisqa-computer-science', 'holisqa-medicine', 'musique-100'];
const SEED = 20260204;
const MADE_UP = 300;

const PLACES = 'Aldbury Brenmoor Calder Dunwick Eskdale Farnham Girton Harlow Ilmen Jarrow'.split(' ');
/** What leads to the next, chain by chain. */
const EVENTS = [
  [
    'the violent storm',
    'the huge landslide',
    'the railway closure',
    'the coal shortage',
    'the power cut',
    'the hospital evacuation',
  ],
  ['the long drought', 'the poor harvest', 'the grain shortage', 'the bread riots', 'the curfew', 'the market closure'],
  [
    'the software fault',
    'the signal failure',
    'the tram collision',
    'the line inquiry',
    'the operator fine',
    'the fare increase',
  ],
  [
    'the reservoir leak',
    'the water rationing',
    'the laundry strike',
    'the linen shortage',
    'the clinic backlog',
    'the staff dispute',
  ],
] as const;
const SAID = ['led to', 'caused', 'resulted in', 'triggered', 'brought about'] as const;

/** A question with words of which the evidence has all. */
export interface SparkQuestion {
  question: string;
  /** Documents that hold the answer. */
  documents: string[];
}

export interface SparkDocuments {
  documents: EvaluationDocument[];
  questions: SparkQuestion[];
  /** Where they are from, for a person. */
  source: string;
}

/** Notes on chains of events in made-up places, one link in each. */
function madeUp(): SparkDocuments {
  const random = seededRandom(SEED);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const documents: EvaluationDocument[] = [];
  for (let number = 0; number < MADE_UP; number++) {
    const chain = EVENTS[number % EVENTS.length]!;
    const link = Math.floor(number / EVENTS.length) % (chain.length - 1);
    const place = PLACES[Math.floor(number / (EVENTS.length * (chain.length - 1))) % PLACES.length]!;
    const [cause, effect] = [chain[link]!, chain[link + 1]!];
    const text = `Notes from ${place} were kept by the ${place} council. In ${place}, ${cause} ${pick(SAID)} ${effect}. The ${place} council discussed ${effect} ${2 + number} times.`;
    documents.push({ id: `note ${number}`, title: `Note ${number}, ${place}`, text });
  }
  const questions = EVENTS.map((chain, number) => ({
    question: `What led to ${chain[1]} in ${PLACES[0]}?`,
    documents: [documents[number]!.id],
  }));
  return { documents, questions, source: `${MADE_UP} notes made up by a seed` };
}

/** @param data the folder of the question sets, see `CAUSEWAY_DATA` */
export async function sparkDocuments(data: string, say: (line: string) => void): Promise<SparkDocuments> {
  const documents: EvaluationDocument[] = [];
  const questions: SparkQuestion[] = [];
  const found: string[] = [];
  for (const name of SETS) {
    const set = await readSet(path.join(data, name), false).catch(() => null);
    if (set === null) continue;
    found.push(name);
    const idOf = (id: string): string => `${name} ${id}`;
    documents.push(...set.documents.map((document) => ({ ...document, id: idOf(document.id) })));
    for (const { question, evidence } of set.questions) {
      questions.push({ question, documents: [...new Set(evidence.map(({ documentId }) => idOf(documentId)))] });
    }
  }
  if (found.length === 0) {
    say(`There are no question sets in ${data} (CAUSEWAY_DATA), so documents are made up.`);
    return madeUp();
  }
  return { documents, questions, source: found.join(', ') };
}

/**
 * Writes documents as JSON lines, and after them copies in which names and numbers are changed.
 *
 * @param count how many to write; null: the documents as they are
 */
export async function writeDocuments(
  file: string,
  documents: readonly EvaluationDocument[],
  count: number | null,
): Promise<number> {
  const out = createWriteStream(file);
  const write = async (document: EvaluationDocument): Promise<void> => {
    if (!out.write(`${JSON.stringify(document)}\n`)) await once(out, 'drain');
  };
  const all = count ?? documents.length;
  let written = 0;
  for (const document of enlarged(documents)) {
    if (written++ >= all) break;
    await write(document);
  }
  out.end();
  await finished(out);
  return all;
}
