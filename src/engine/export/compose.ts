/** @file Composes a manuscript from cells: what of them is written down, and how citations are numbered. */
import { CausewayError } from '../errors.ts';
import type { Cell } from '../records.ts';
import type { Answer, Span, StrategyId } from '../types.ts';
import { contextOf } from './context.ts';
import { askedWords } from './plan-words.ts';
import type { Manuscript, ManuscriptAnswer, ManuscriptSection, Note } from './manuscript.ts';
import { placeOf } from './place.ts';
import type { ExportSource } from './source.ts';
import { fill, type ExportWords } from './words.ts';

export interface ManuscriptInput {
  title: string;
  /** In the order in which they are read. */
  cells: readonly Cell[];
  sources: ReadonlyMap<string, ExportSource>;
  words: ExportWords;
  /** The file name of a source, by its id; null when it is gone. */
  fileNameOf(documentId: string): string | null;
  /** Name of a system for the reader. */
  nameOf(strategy: StrategyId): string;
  /** A time, in milliseconds since the epoch, as the reader writes it. */
  formatTime(time: number): string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Nearest passages that stand in for an answer which the documents do not hold. */
const NEAREST = 3;

/** Gives the same number to the same sentence, wherever it is cited. */
class Notes {
  readonly list: Note[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(
    private readonly sources: ReadonlyMap<string, ExportSource>,
    private readonly words: ExportWords,
  ) {}

  numberOf(citation: Span & { text: string }): number {
    const key = `${citation.documentId} ${citation.start} ${citation.end}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.list.length + 1;
    this.#numbers.set(key, number);
    const source = this.sources.get(citation.documentId);
    const name = this.#name(citation.documentId);
    this.list.push({
      number,
      quote: citation.text,
      source: name,
      file: source && source.name !== name ? source.name : '',
      place: source ? placeOf(source, citation.start, this.words) : '',
    });
    return number;
  }

  #name(documentId: string): string {
    const source = this.sources.get(documentId);
    return source?.title || source?.name || documentId;
  }
}

/** @throws CausewayError `usage` when there is no cell */
export function manuscriptOf(input: ManuscriptInput): Manuscript {
  const { cells, words, title } = input;
  if (cells.length === 0) {
    throw new CausewayError('usage', 'There is nothing to export yet. Ask a question or write a note first.');
  }
  const notes = new Notes(input.sources, words);
  return {
    language: words.language,
    title,
    made: fill(words.made, input.formatTime(input.now)),
    sections: cells.map((cell) => sectionOf(cell, notes, input)),
    notes: notes.list,
  };
}

function sectionOf(cell: Cell, notes: Notes, input: ManuscriptInput): ManuscriptSection {
  const { words, nameOf } = input;
  if (cell.kind === 'note') return { kind: 'note', markdown: cell.note ?? '' };
  const strategy = cell.strategy ?? 'hugrag';
  const parts = [{ strategy, answer: cell.answer, stopped: cell.stopped, error: cell.error }];
  if (cell.comparison) parts.push(cell.comparison);
  return {
    kind: 'question',
    question: cell.question,
    asked: contextOf(cell, input),
    answers: parts.map(({ strategy: system, answer, stopped, error }) => {
      const model = answer?.tier === 'model' ? answer.trace.model?.id : undefined;
      const names = [...(parts.length > 1 || system !== 'hugrag' ? [nameOf(system)] : []), ...(model ? [model] : [])];
      return {
        by: names.length > 0 ? fill(words.answeredBy, names.join(', ')) : null,
        remark: remarkOn(answer, stopped, error?.message ?? null, words),
        ...(answer ? contentOf(answer, notes, words) : { sentences: [], steps: [], plan: [], planRemark: null }),
      };
    }),
  };
}

function remarkOn(answer: Answer | null, stopped: boolean, error: string | null, words: ExportWords): string | null {
  if (error !== null) return error;
  if (stopped) return words.stopped;
  if (answer === null) return words.unanswered;
  if (answer.status === 'not-in-documents') return words.notInDocuments;
  return answer.verdict ? words.verdicts[answer.verdict] : null;
}

function planOf(
  { trace: { plan } }: Answer,
  notes: Notes,
  words: ExportWords,
): Pick<ManuscriptAnswer, 'plan' | 'planRemark'> {
  if (!plan || plan.steps.length < 2) return { plan: [], planRemark: null };
  const steps = plan.steps.map((_, step) => {
    const chosen = plan.chosen[step];
    const { sentence, documentId } = chosen ?? {};
    return {
      question: askedWords(plan, step),
      answer: chosen ? (chosen.given ? fill(words.given, chosen.text) : chosen.text) : words.nothingFound,
      note: sentence && documentId ? notes.numberOf({ ...sentence, documentId }) : null,
    };
  });
  return { plan: steps, planRemark: plan.ending === 'turn-limit' ? words.turnLimit : null };
}

function contentOf(
  answer: Answer,
  notes: Notes,
  words: ExportWords,
): Pick<ManuscriptAnswer, 'sentences' | 'steps' | 'plan' | 'planRemark'> {
  // What is found first is cited first.
  const plan = planOf(answer, notes, words);
  const stated = answer.sentences.length > 0 || answer.status === 'answered';
  const sentences = stated
    ? answer.sentences.map(({ text, citations, support, caution }) => ({
        text,
        notes: [...new Set(citations.map((citation) => notes.numberOf(citation)))],
        mark: support?.supported === false ? fill(words.doubt, support.reason) : (caution ?? null),
      }))
    : answer.evidence.slice(0, NEAREST).map((item) => ({ text: item.text, notes: [notes.numberOf(item)], mark: null }));
  const cited = new Map(answer.sentences.flatMap(({ citations }) => citations).map((one) => [one.number, one]));
  const steps = answer.path.map(({ cause, effect, polarity, hedged, said, gate, citation, apart }) => {
    const source = cited.get(citation);
    return {
      cause,
      effect,
      polarity,
      hedged,
      verb: said ?? [...(hedged ? [words.perhaps] : []), polarity > 0 ? words.raises : words.lowers].join(' '),
      gate: gate && `${gate.from} → ${gate.to}`,
      note: source ? notes.numberOf(source) : null,
      ...(apart && { apart }),
    };
  });
  return { sentences, steps, ...plan };
}
