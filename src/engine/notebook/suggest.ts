/** @file Questions that a notebook can answer, made from its own gates, modules and chains of causes. */
import type { TextSource } from '../ports.ts';
import { planAnswer } from '../reason/compose.ts';
import { isSufficient } from '../reason/sufficiency.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { readQuestion } from '../retrieve/question.ts';
import { preparedFor } from './ask.ts';
import type { NotebookIndex } from './index-types.ts';
import { fromChains, fromGates, fromModules, Statements, type Proposal } from './proposals.ts';
import { retrieve } from './retrieve.ts';
import { besides } from './set-aside.ts';

/** Questions that share more than this part of what they name, by rarity, are about the same thing. */
const MOST_SHARED = 0.3;
/** Questions tried for each that is wanted: each costs what answering it does. */
const MOST_TRIED = 8;
/** Gates, modules and statements looked at for each that is wanted. */
const MOST_SEEN = 60;
/** Those of one kind that are looked at in a row until one gives a question, and questions tried of each. */
const MOST_PULLED = 8;
const MOST_OF_ONE = 4;

/** What a question names: its words of content with their rarity. */
function namedBy(prepared: Prepared, question: string): Map<number, number> {
  const { terms } = readQuestion(prepared, question);
  return new Map(terms.filter(({ term, weight }) => term >= 0 && weight === 1).map(({ term, idf }) => [term, idf]));
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

function isAlike(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): boolean {
  const shared = sum([...a].filter(([term]) => b.has(term)).map(([, idf]) => idf));
  return shared > MOST_SHARED * Math.min(sum(a.values()), sum(b.values()));
}

/** Whether the answer to a question would cite every statement that it is made from. */
function isAnswered(index: NotebookIndex, { question: asked, told }: Proposal): boolean {
  const part = besides(index, asked);
  const prepared = preparedFor(part.index);
  const { sentences, relations } = prepared.index;
  const isAllowed = (sentence: number) => sentences.wrong?.[sentence] !== 1;
  const { question, path, kept, relevance } = retrieve(prepared, part.text, { isAllowed });
  if (kept.length === 0 || !isSufficient(prepared, question, relevance, path)) return false;
  const plan = planAnswer(prepared, question, path, kept, (sentence) => sentences.lengths[sentence]!);
  return told.every((oneOf) => oneOf.some((relation) => plan.sentences.includes(relations.sentence[relation]!)));
}

/** Chooses questions for a notebook, each about something else than those before. */
class Chooser {
  readonly #index: NotebookIndex;
  readonly #chosen: { question: string; named: Map<number, number> }[] = [];
  readonly #tried = new Set<string>();

  constructor(index: NotebookIndex) {
    this.#index = index;
  }

  get questions(): string[] {
    return this.#chosen.map(({ question }) => question);
  }

  get tried(): number {
    return this.#tried.size;
  }

  /** Takes the first of the proposals that is about something new and is answered; false when none is. */
  take(proposals: readonly Proposal[]): boolean {
    for (const proposal of proposals.slice(0, MOST_OF_ONE)) {
      const { question } = proposal;
      if (this.#tried.has(question)) continue;
      const named = namedBy(preparedFor(this.#index), question);
      if (named.size === 0 || this.#chosen.some((other) => isAlike(named, other.named))) continue;
      this.#tried.add(question);
      if (!isAnswered(this.#index, proposal)) continue;
      this.#chosen.push({ question, named });
      return true;
    }
    return false;
  }
}

/**
 * Up to `count` questions, each about something else: how a gate's cause comes to its effect, what else brings about what the largest
 * modules tell of, what if a cause had not been, and why there is an effect. Each was tried: its answer cites what it is made from.
 * Those about a single word come after those that say more.
 */
export async function suggestQuestions(index: NotebookIndex, texts: TextSource, count: number): Promise<string[]> {
  const statements = new Statements(index, texts);
  const chooser = new Chooser(index);
  for (const fewestWords of [2, 1]) {
    let sources = [
      fromGates(index, statements),
      fromModules(index, statements),
      fromChains(index, statements, 'what-if'),
      fromChains(index, statements, 'why'),
    ];
    for (let seen = 0; sources.length > 0 && seen < MOST_SEEN * count;) {
      const left: typeof sources = [];
      for (const source of sources) {
        for (let pulled = 0, taken = false; !taken; pulled++, seen++) {
          if (chooser.questions.length >= count || chooser.tried >= MOST_TRIED * count) return chooser.questions;
          const next = pulled < MOST_PULLED ? await source.next() : null;
          if (next === null || next.done) {
            if (next === null) left.push(source);
            break;
          }
          taken = chooser.take(next.value.filter(({ words }) => words >= fewestWords));
          if (taken) left.push(source);
        }
      }
      sources = left;
    }
  }
  return chooser.questions;
}
