/** @file Questions that may be suggested, by where they come from: a notebook's gates, its modules, and its chains of causes. */
import { moduleOfArgument } from '../hierarchy/hierarchy.ts';
import type { TextSource } from '../ports.ts';
import { row } from '../rows.ts';
import { preparedFor } from './ask.ts';
import type { NotebookIndex } from './index-types.ts';
import { readStatement, type Statement } from './statement.ts';

const CAUSAL = 0;
/** Statements of a gate or a module that are read for a question. */
const MOST_READ = 12;
/** Statements of a module that are compared with one another. */
const MOST_COMPARED = 300;

export interface Proposal {
  question: string;
  /** Of each of these lists of relations an answer must tell of one. */
  told: number[][];
  /** Words of content in the phrase that has the fewest: a question about "an infection" says little. */
  words: number;
}

/** Reads the statements of a notebook, each once. */
export class Statements {
  readonly #index: NotebookIndex;
  readonly #texts: TextSource;
  readonly #read = new Map<number, Promise<Statement>>();

  constructor(index: NotebookIndex, texts: TextSource) {
    this.#index = index;
    this.#texts = texts;
  }

  /** Whether a relation firmly claims a cause, in a sentence that nobody called wrong. */
  isFirm(relation: number): boolean {
    const { relations, sentences } = this.#index;
    const isWrong = sentences.wrong?.[relations.sentence[relation]!] === 1;
    return relations.kind[relation] === CAUSAL && relations.hedged[relation] === 0 && !isWrong;
  }

  read(relation: number): Promise<Statement> {
    let statement = this.#read.get(relation);
    if (!statement) this.#read.set(relation, (statement = readStatement(this.#index, this.#texts, relation)));
    return statement;
  }
}

/** "What led to the closure?", or "Why did the bakery close?". */
function why({ relation, effect, clause, predicate, brings }: Statement): Proposal[] {
  if (predicate === null) return [];
  if (effect) return [{ question: `What ${predicate} ${effect.text}?`, told: [[relation]], words: effect.words }];
  if (clause === null || !brings) return [];
  return [{ question: `Why ${clause.asked}?`, told: [[relation]], words: clause.words }];
}

/** "What if there had been no storm?". */
function whatIf({ relation, cause, predicate, isPast }: Statement): Proposal[] {
  if (!cause?.isEvent || predicate === null) return [];
  const question = isPast
    ? `What if there had been no ${cause.text.replace(/^(?:the|an?) /u, '')}?`
    : `What would happen without ${cause.text}?`;
  return [{ question, told: [[relation]], words: cause.words }];
}

/** "How did the storm lead to the closure?": through both statements. */
function how(first: Statement, last: Statement): Proposal[] {
  if (!first.cause || !last.effect || !first.brings || !last.brings) return [];
  const does = first.isPast && last.isPast ? 'did' : 'can';
  const question = `How ${does} ${first.cause.text} lead to ${last.effect.text}?`;
  return [
    { question, told: [[first.relation], [last.relation]], words: Math.min(first.cause.words, last.effect.words) },
  ];
}

/** "Besides the storm, what else led to the closure?". */
function whatElse({ cause, effect, predicate }: Statement, others: number[]): Proposal[] {
  if (!cause || !effect || predicate === null || others.length === 0) return [];
  const question = `Besides ${cause.text}, what else ${predicate} ${effect.text}?`;
  return [{ question, told: [others], words: effect.words }];
}

/** For each gate, the strongest first: how its cause comes to its effect. */
export async function* fromGates(index: NotebookIndex, statements: Statements): AsyncGenerator<Proposal[]> {
  const { gates, chains } = index;
  const order = [...gates.score.keys()].sort((a, b) => gates.score[b]! - gates.score[a]! || a - b);
  for (const gate of order) {
    const firm = [...row(gates.evidence, gate)].filter((relation) => statements.isFirm(relation));
    const through: Proposal[] = [];
    const alone: Proposal[] = [];
    for (const relation of firm.slice(0, MOST_READ)) {
      const first = await statements.read(relation);
      const next = [...row(chains, relation)].filter((link) => statements.isFirm(link));
      const ends = await Promise.all(next.map((link) => statements.read(link)));
      through.push(...ends.flatMap((last) => how(first, last)));
      alone.push(...why(first));
    }
    yield [...through, ...alone];
  }
}

/** For each module, those with the most statements first: what else brings about what it tells of. */
export async function* fromModules(index: NotebookIndex, statements: Statements): AsyncGenerator<Proposal[]> {
  const { relations, hierarchy } = index;
  const told = new Map<number, number[]>();
  relations.kind.forEach((_, relation) => {
    const module = moduleOfArgument(hierarchy, relations, 2 * relation + 1);
    if (module < 0 || !statements.isFirm(relation)) return;
    const known = told.get(module);
    if (known) known.push(relation);
    else told.set(module, [relation]);
  });
  const modules = [...told].sort((a, b) => b[1].length - a[1].length || a[0] - b[0]);
  for (const [, inModule] of modules) yield await ofModule(index, statements, inModule);
}

/** Whether another statement tells of the same effect, or of one of its kind, and begins from something else. */
function hasOtherCause({ relations }: NotebookIndex, known: number, other: number): boolean {
  const effect = row(relations.terms, 2 * known + 1);
  const otherEffect = row(relations.terms, 2 * other + 1);
  const cause = row(relations.terms, 2 * known);
  return (
    effect.length > 0 &&
    relations.polarity[known] === relations.polarity[other] &&
    effect.every((term) => otherEffect.includes(term)) &&
    !row(relations.terms, 2 * other).some((term) => cause.includes(term) || effect.includes(term))
  );
}

async function ofModule(index: NotebookIndex, statements: Statements, inModule: readonly number[]) {
  const linked = inModule.slice(0, MOST_COMPARED);
  const known = linked.map((relation) => ({
    relation,
    others: linked.filter((other) => hasOtherCause(index, relation, other)),
  }));
  known.sort((a, b) => b.others.length - a.others.length || a.relation - b.relation);
  const others: Proposal[] = [];
  const alone: Proposal[] = [];
  for (const { relation, others: found } of known.slice(0, MOST_READ)) {
    const statement = await statements.read(relation);
    others.push(...whatElse(statement, found));
    alone.push(...why(statement));
  }
  return [...others, ...alone];
}

/** For each statement, those with the longest chains first: what there would be without its cause, or why there is its effect. */
export async function* fromChains(
  index: NotebookIndex,
  statements: Statements,
  form: 'why' | 'what-if',
): AsyncGenerator<Proposal[]> {
  const { relations, chains } = index;
  const { previous } = preparedFor(index);
  const linked = form === 'why' ? previous : chains;
  const value = (relation: number) => relations.confidence[relation]! + Math.min(row(linked, relation).length, 3);
  const firm = [...relations.kind.keys()].filter((relation) => statements.isFirm(relation));
  firm.sort((a, b) => value(b) - value(a) || a - b);
  for (const relation of firm) {
    const statement = await statements.read(relation);
    yield form === 'why' ? why(statement) : whatIf(statement);
  }
}
