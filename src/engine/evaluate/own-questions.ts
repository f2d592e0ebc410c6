/**
 * @file A person's own questions for measuring: finds the evidence that they name, by document and quote or offsets, in the
 * documents of a notebook, and says of each line what could not be found.
 */
import type { TextSource } from '../ports.ts';
import type { LineProblem, Range, Span } from '../types.ts';
import { UNANSWERABLE, type EvaluationQuestion } from './dataset.ts';
import { QuoteFinder } from './quotes.ts';

/** Evidence as a person writes it down. Without quote and range the whole document is meant. */
export interface OwnEvidence {
  /** Counts from 1. */
  line: number;
  /** The document's name; null: whichever document the quote stands in. */
  document: string | null;
  quote: string | null;
  /** UTF-16 units of the document's text; stronger than a quote. */
  range: Range | null;
}

export interface OwnQuestion {
  line: number;
  /** Null: named by its line. */
  id: string | null;
  question: string;
  answers: string[];
  evidence: OwnEvidence[];
  /** What would be as good as the evidence. */
  alternatives: OwnEvidence[];
  /** What only looks like evidence; null where the file doesn't say. */
  spurious: OwnEvidence[] | null;
  tags: string[];
}

export interface NotebookDocument {
  id: string;
  name: string;
}

export interface MatchedQuestions {
  /** Those that can be measured: by evidence that was found, by a right answer, or by both. */
  questions: EvaluationQuestion[];
  /** In the order of the lines. */
  problems: LineProblem[];
}

/** "Reports/Spring.PDF" → "spring": names are compared without case and, where that decides, without folder and ending. */
const lower = (name: string): string => name.normalize('NFC').trim().toLowerCase();
const withoutFolder = (name: string): string => lower(name).replace(/^.*[/\\]/, '');
const withoutEnding = (name: string): string => withoutFolder(name).replace(/\.[a-z0-9]{1,8}$/, '');
const NAMINGS = [(name: string) => name.trim(), lower, withoutFolder, withoutEnding];

/** Finds documents by what a person calls them: the closest way of naming that fits any decides. */
function documentsByName(documents: readonly NotebookDocument[]): (name: string) => NotebookDocument[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const tables = NAMINGS.map((naming) => {
    const table = new Map<string, NotebookDocument[]>();
    for (const document of documents) {
      const name = naming(document.name);
      table.set(name, [...(table.get(name) ?? []), document]);
    }
    return { naming, table };
  });
  return (name) => {
    const known = byId.get(name.trim());
    if (known) return [known];
    for (const { naming, table } of tables) {
      const found = table.get(naming(name));
      if (found) return found;
    }
    return [];
  };
}

/** A piece of evidence with what becomes of it. */
interface Sought {
  evidence: OwnEvidence;
  /** In the order of the documents. */
  found: { document: NotebookDocument; range: Range; repeated: boolean }[];
}

const LONGEST_EXCERPT = 60;

function excerpt(quote: string): string {
  const line = quote.trim().replace(/\s+/g, ' ');
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT).trimEnd()} …` : line;
}

class Matching {
  readonly problems: LineProblem[] = [];
  readonly #named: (name: string) => NotebookDocument[];
  readonly #inDocument = new Map<string, Sought[]>();
  readonly #anywhere: Sought[] = [];

  constructor(private readonly documents: readonly NotebookDocument[]) {
    this.#named = documentsByName(documents);
  }

  /** Notes what is to be looked for; null when it is clear already that it can't be found. */
  seek(evidence: OwnEvidence): Sought | null {
    const { line, document, quote, range } = evidence;
    const sought: Sought = { evidence, found: [] };
    if (document === null) {
      if (range !== null) return this.#fail(line, 'Offsets need the name of a document.');
      if (quote === null || quote.trim() === '')
        return this.#fail(line, 'This evidence names no document and no quote.');
      this.#anywhere.push(sought);
      return sought;
    }
    const documents = this.#named(document);
    if (documents.length === 0) return this.#fail(line, `No document of this notebook is called “${document}”.`);
    if (documents.length > 1) {
      return this.#fail(line, `${documents.length} documents are called “${document}”: write the whole name of one.`);
    }
    const { id } = documents[0]!;
    this.#inDocument.set(id, [...(this.#inDocument.get(id) ?? []), sought]);
    return sought;
  }

  /** Reads each document that is needed once. */
  async find(texts: TextSource): Promise<void> {
    for (const document of this.documents) {
      const sought = [...(this.#inDocument.get(document.id) ?? []), ...this.#anywhere];
      if (sought.length === 0) continue;
      const text = await texts.text(document.id);
      const finder = new QuoteFinder(text);
      for (const { evidence, found } of sought) {
        const { quote, range } = evidence;
        if (range !== null) {
          const fits = range.start >= 0 && range.start < range.end && range.end <= text.length;
          if (fits) found.push({ document, range, repeated: false });
        } else if (quote === null || quote.trim() === '') {
          if (text.length > 0) found.push({ document, range: { start: 0, end: text.length }, repeated: false });
        } else {
          const match = finder.find(quote);
          if (match) found.push({ document, ...match });
        }
      }
    }
  }

  /** The span that was found; null with a problem noted when there is none, or no telling which. */
  resolve({ evidence: { line, document, quote, range }, found }: Sought): Span | null {
    const [first, ...others] = found;
    if (!first) {
      if (range) return this.#fail(line, `“${document}” has no text from ${range.start} to ${range.end}.`);
      if (quote === null) return this.#fail(line, `“${document}” has no text.`);
      const where = document === null ? 'any document of this notebook' : `“${document}”`;
      return this.#fail(line, `“${excerpt(quote)}” does not stand in ${where}.`);
    }
    if (others.length > 0) {
      const names = [first, ...others].slice(0, 3).map((each) => `“${each.document.name}”`);
      return this.#fail(
        line,
        `“${excerpt(quote!)}” stands in ${names.join(', ')}${others.length > 2 ? ' and more' : ''}: say which.`,
      );
    }
    if (first.repeated) {
      const message = `“${excerpt(quote!)}” stands more than once in “${first.document.name}”; the first place is taken.`;
      this.problems.push({ line, message, leftOut: false });
    }
    return { documentId: first.document.id, ...first.range };
  }

  #fail(line: number, message: string): null {
    this.problems.push({ line, message, leftOut: true });
    return null;
  }
}

/**
 * Finds the evidence of a person's questions.
 *
 * @param documents those that can be found by a question, in any order
 * @returns problems with `leftOut` where something of the line is not measured
 */
export async function matchQuestions(
  own: readonly OwnQuestion[],
  documents: readonly NotebookDocument[],
  texts: TextSource,
): Promise<MatchedQuestions> {
  const matching = new Matching(documents);
  const seek = (list: readonly OwnEvidence[]) =>
    list.map((evidence) => matching.seek(evidence)).filter((sought) => sought !== null);
  const sought = own.map(({ evidence, alternatives, spurious }) => ({
    evidence: seek(evidence),
    alternatives: seek(alternatives),
    spurious: spurious && seek(spurious),
  }));
  await matching.find(texts);

  const spans = (list: readonly Sought[]) => list.map((each) => matching.resolve(each)).filter((span) => span !== null);
  const questions: EvaluationQuestion[] = [];
  for (const [i, { line, id, question, answers, tags }] of own.entries()) {
    const { evidence, alternatives, spurious } = sought[i]!;
    const found = spans(evidence);
    const measured = { id: id ?? `line ${line}`, question, answers, evidence: found, tags };
    const others = { alternatives: spans(alternatives), spurious: spurious && spans(spurious) };
    if (found.length > 0 || answers.length > 0 || tags.includes(UNANSWERABLE))
      questions.push({ ...measured, ...others });
    else {
      const message = 'Nothing to measure this question by: it needs evidence that is found, or a right answer.';
      matching.problems.push({ line, message, leftOut: true });
    }
  }
  return { questions, problems: matching.problems.toSorted((a, b) => a.line - b.line) };
}
