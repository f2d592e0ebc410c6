/** @file Sentences as evidence: one line of text each, with its span, and with the neighbours that it needs where it is cited. */
import type { TextSource } from '../ports.ts';
import { moduleTitle } from '../hierarchy/titles.ts';
import { originOfNumber } from '../model/origins.ts';
import type { Judged } from '../reason/filter.ts';
import { preferPreventing } from '../reason/preventing.ts';
import { wholePlace, type Place, type PlaceOptions } from '../reason/whole-place.ts';
import type { Ranked } from '../retrieve/evidence.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import { TEXT_PARTS } from '../text/parts.ts';
import type { CrossedGate, Evidence, JudgedEvidence, PlaceKind, Span } from '../types.ts';
import { headerOf } from './beside.ts';
import { oneLine } from './embeddings.ts';

/** Kept sentences of which it is looked at whether they tell what would have prevented something. */
const MOST_REORDERED = 40;
const GATE_SENTENCES = 4;

/** Reads sentences as evidence: one line of text each, with its span. */
export class Quoter {
  readonly #prepared: Prepared;
  readonly #texts: TextSource;
  readonly #excluded: ReadonlySet<string>;

  constructor(prepared: Prepared, texts: TextSource, excluded: ReadonlySet<string>) {
    this.#prepared = prepared;
    this.#texts = texts;
    this.#excluded = excluded;
  }

  isAllowed(sentence: number): boolean {
    const isWrong = this.#prepared.index.sentences.wrong?.[sentence] === 1;
    return !isWrong && !this.#excluded.has(this.documentId(sentence));
  }

  documentId(sentence: number): string {
    const { documents, sentences } = this.#prepared.index;
    return documents.ids[sentences.document[sentence]!]!;
  }

  async slice(documentId: string, start: number, end: number): Promise<string> {
    return oneLine((await this.#texts.text(documentId)).slice(start, end));
  }

  /** The words of any sentence of the document that a sentence is in. */
  async #words(sentence: number): Promise<(sentence: number) => string> {
    const { ranges } = this.#prepared.index.sentences;
    const text = await this.#texts.text(this.documentId(sentence));
    return (other) => oneLine(text.slice(ranges[2 * other], ranges[2 * other + 1]));
  }

  async #kind(sentence: number): Promise<PlaceKind> {
    const { index } = this.#prepared;
    const part = TEXT_PARTS[index.sentences.parts[sentence]!]!;
    if (part === 'body' || part === 'list') return {};
    const words = await this.#words(sentence);
    const header = headerOf(index, sentence, words);
    return { part, ...(header >= 0 && { beside: words(header) }) };
  }

  async evidence(item: Pick<Ranked, 'sentence' | 'score' | 'via'>): Promise<Evidence> {
    const { ranges } = this.#prepared.index.sentences;
    const { sentence, score, via } = item;
    const documentId = this.documentId(sentence);
    const start = ranges[2 * sentence]!;
    const end = ranges[2 * sentence + 1]!;
    const text = await this.slice(documentId, start, end);
    return { documentId, start, end, text, ...(await this.#kind(sentence)), score, via };
  }

  /**
   * The place that is cited for a sentence, with the neighbours that it needs.
   *
   * @param isAside whether a neighbour is set aside, and so may not be brought along
   * @param restates see {@link PlaceOptions}
   */
  async place(
    sentence: number,
    isAside: (sentence: number) => boolean,
    restates?: PlaceOptions['restates'],
  ): Promise<Place> {
    return wholePlace(this.#prepared, sentence, {
      text: await this.#texts.text(this.documentId(sentence)),
      mayStand: (other) => this.isAllowed(other) && !isAside(other),
      ...(restates && { restates }),
    });
  }

  /** A place as it is cited; its kind is that of one of its sentences. */
  async quote({ first, last }: Place, sentence: number): Promise<Span & PlaceKind & { text: string }> {
    const { ranges } = this.#prepared.index.sentences;
    const documentId = this.documentId(sentence);
    const [start, end] = [ranges[2 * first]!, ranges[2 * last + 1]!];
    const text = await this.slice(documentId, start, end);
    return { documentId, start, end, ...(await this.#kind(sentence)), text };
  }

  /** Sentences in the order in which they answer what would have prevented something; those far behind stay where they are. */
  async preventing(kept: readonly Judged[]): Promise<Judged[]> {
    const best = kept.slice(0, MOST_REORDERED);
    const words = await Promise.all(best.map(async ({ sentence }) => (await this.#words(sentence))(sentence)));
    return [...preferPreventing(best, words), ...kept.slice(MOST_REORDERED)];
  }

  async judged(items: readonly Judged[]): Promise<JudgedEvidence[]> {
    return Promise.all(items.map(async (item) => ({ ...(await this.evidence(item)), reason: item.reason })));
  }

  /** A gate with the sentences that made it, where there are any; null when all of them are excluded. */
  async gate(gate: number): Promise<CrossedGate | null> {
    const { gates, relations } = this.#prepared.index;
    const stating = [...row(gates.evidence, gate)].map((relation) => relations.sentence[relation]!);
    const sentences = [...new Set(stating)].filter((sentence) => this.isAllowed(sentence));
    const byPerson = gates.byPerson?.[gate] === 1;
    // One that tables brought may have none from the first.
    if (sentences.length === 0 && stating.length > 0 && !byPerson) return null;
    const judge = originOfNumber(this.#prepared.index.origins?.names ?? [], gates.judge?.[gate] ?? 0);
    return {
      from: moduleTitle(this.#prepared.index, gates.from[gate]!),
      to: moduleTitle(this.#prepared.index, gates.to[gate]!),
      score: gates.score[gate]!,
      tier: judge === null ? 'builtin' : 'model',
      ...(judge && { model: judge.model }),
      ...(byPerson && { byPerson }),
      evidence: await Promise.all(
        sentences
          .slice(0, GATE_SENTENCES)
          .map((sentence) => this.evidence({ sentence, score: gates.score[gate]!, via: 'gate' })),
      ),
    };
  }
}
