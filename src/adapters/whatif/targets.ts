/** @file Targets of scenarios by content: making them from events and links, and finding them again in an index, whatever its numbers. */
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { CausalGraph } from '../../engine/structures/types.ts';
import type { Span } from '../../engine/types.ts';
import type { WhatIfTarget } from '../../rpc/whatif.ts';

/** Places that a target keeps: enough to be found again when some of its documents go. */
const MOST_PLACES = 24;

export class Targets {
  readonly #sideAt = new Map<string, number>();
  readonly #sidesOfDocument = new Map<string, number[]>();

  constructor(
    private readonly index: NotebookIndex,
    private readonly graph: CausalGraph,
  ) {
    graph.eventOfSide.forEach((event, side) => {
      if (event < 0) return;
      const { documentId, start, end } = this.#placeOf(side);
      this.#sideAt.set(`${side % 2} ${documentId} ${start} ${end}`, side);
      this.#sideAt.set(`${documentId} ${start} ${end}`, side);
      const known = this.#sidesOfDocument.get(documentId);
      if (known) known.push(side);
      else this.#sidesOfDocument.set(documentId, [side]);
    });
  }

  ofEvent(event: number, label: string): WhatIfTarget {
    const { offsets, items } = this.graph.sides;
    const places = [...items.subarray(offsets[event], offsets[event + 1])].slice(0, MOST_PLACES);
    return { kind: 'event', label, places: places.map((side) => this.#placeOf(side)) };
  }

  /** A link or a gate, by the relations that state it. */
  ofRelations(kind: 'link' | 'gate', relations: readonly number[], label: string): WhatIfTarget {
    const sides = relations.slice(0, MOST_PLACES).flatMap((relation) => [2 * relation, 2 * relation + 1]);
    return { kind, label, places: sides.map((side) => this.#placeOf(side)) };
  }

  /** The event that most places of a target name now; null where none does. */
  event({ places }: Pick<WhatIfTarget, 'places'>): number | null {
    const votes = new Map<number, number>();
    for (const place of places) {
      const side = this.#side(place);
      if (side === null) continue;
      const event = this.graph.eventOfSide[side]!;
      votes.set(event, (votes.get(event) ?? 0) + 1);
    }
    const [best] = [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    return best ? best[0] : null;
  }

  /** The followed links that the statements of a target stand behind now. */
  links({ places }: WhatIfTarget): number[] {
    const relations = new Set<number>();
    for (let at = 0; at + 1 < places.length; at += 2) {
      const cause = this.#exact(places[at]!, 0);
      const effect = this.#exact(places[at + 1]!, 1);
      if (cause === null || effect === null) continue;
      // Several statements may share a side; the one that has both is meant.
      for (const side of this.#sidesOfDocument.get(places[at]!.documentId) ?? []) {
        const isMeant =
          side % 2 === 0 && isAt(this.#placeOf(side), places[at]!) && isAt(this.#placeOf(side + 1), places[at + 1]!);
        if (isMeant) relations.add(side >> 1);
      }
    }
    return [...this.graph.links.keys()].filter((link) => {
      const { isFollowed, claims } = this.graph.links[link]!;
      return isFollowed && claims.some((claim) => relations.has(claim));
    });
  }

  /** Whether any document of the target has statements here. */
  hasDocument({ places }: WhatIfTarget): boolean {
    return places.some(({ documentId }) => this.#sidesOfDocument.has(documentId));
  }

  #placeOf(side: number): Span {
    const { relations, sentences, documents } = this.index;
    const at = 6 * (side >> 1) + 2 * (side % 2);
    return {
      documentId: documents.ids[sentences.document[relations.sentence[side >> 1]!]!]!,
      start: relations.ranges[at]!,
      end: relations.ranges[at + 1]!,
    };
  }

  #exact({ documentId, start, end }: Span, which: 0 | 1): number | null {
    return this.#sideAt.get(`${which} ${documentId} ${start} ${end}`) ?? null;
  }

  /** The side at a place, or else the one that shares most of it. */
  #side(place: Span): number | null {
    const exact = this.#sideAt.get(`${place.documentId} ${place.start} ${place.end}`);
    if (exact !== undefined) return exact;
    let best: number | null = null;
    let most = 0;
    for (const side of this.#sidesOfDocument.get(place.documentId) ?? []) {
      const { start, end } = this.#placeOf(side);
      const common = Math.min(end, place.end) - Math.max(start, place.start);
      const share = common / (Math.max(end, place.end) - Math.min(start, place.start));
      if (share > most) [best, most] = [side, share];
    }
    return best;
  }
}

function isAt(one: Span, other: Span): boolean {
  return one.documentId === other.documentId && one.start === other.start && one.end === other.end;
}
