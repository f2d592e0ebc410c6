/**
 * @file Causal links that are known to be in a set's documents, each with the place that says so: whether the notebook has them, and whether an answer
 * shows them. A link is had where a causal statement shares more than {@link LEAST_SHARED} characters with its place and leads from its
 * cause to its effect; which way it leads is told by the words that its sides share with the names of the two events.
 */
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { TextSource } from '../ports.ts';
import { termsOf } from '../text/tokens.ts';
import type { Span } from '../types.ts';
import { LEAST_SHARED, overlap } from './spans.ts';

export interface KnownLink {
  /** Where the documents say so; several sentences of one document are one place. */
  places: Span[];
  /** What the two events are called. */
  cause: string;
  effect: string;
}

/** A statement that one thing led to another. */
export interface StatedLink {
  place: Span;
  cause: string;
  effect: string;
}

const CAUSAL = 0;

function shared(text: string, words: ReadonlySet<string>): number {
  return [...new Set(termsOf(text))].filter((term) => words.has(term)).length;
}

/** Tells whether a statement is of a link, the right way round. */
export class LinkFinder {
  readonly #links: readonly { places: Span[]; cause: ReadonlySet<string>; effect: ReadonlySet<string> }[];

  constructor(links: readonly KnownLink[]) {
    this.#links = links.map(({ places, cause, effect }) => ({
      places,
      cause: new Set(termsOf(cause)),
      effect: new Set(termsOf(effect)),
    }));
  }

  /** Numbers of the links that a statement is of. */
  of({ place, cause, effect }: StatedLink): number[] {
    return this.#links.flatMap((link, i) => {
      if (!link.places.some((other) => overlap(place, other) > LEAST_SHARED)) return [];
      const forward = shared(cause, link.cause) + shared(effect, link.effect);
      const backward = shared(cause, link.effect) + shared(effect, link.cause);
      return forward >= backward ? [i] : [];
    });
  }
}

/** How a notebook's causal statements compare with the links that are known. */
export interface LinkReport {
  /** Share of the known links that the notebook has. */
  found: number;
  /** Share of its causal statements that are of a known link; null where it has none. */
  right: number | null;
}

/** @param links at least one */
export async function reportLinks(
  { documents, sentences, relations }: NotebookIndex,
  texts: TextSource,
  links: readonly KnownLink[],
): Promise<LinkReport> {
  const finder = new LinkFinder(links);
  const found = new Set<number>();
  let claimed = 0;
  let right = 0;
  for (const [relation, kind] of relations.kind.entries()) {
    if (kind !== CAUSAL) continue;
    const sentence = relations.sentence[relation]!;
    const documentId = documents.ids[sentences.document[sentence]!]!;
    const text = await texts.text(documentId);
    const side = (at: number) =>
      text.slice(relations.ranges[6 * relation + at]!, relations.ranges[6 * relation + at + 1]!);
    const place = { documentId, start: sentences.ranges[2 * sentence]!, end: sentences.ranges[2 * sentence + 1]! };
    const of = finder.of({ place, cause: side(0), effect: side(2) });
    for (const link of of) found.add(link);
    claimed++;
    if (of.length > 0) right++;
  }
  return { found: found.size / links.length, right: claimed === 0 ? null : right / claimed };
}
