/** @file Reads a notebook's causal structures in the words of its documents: what `rpc/whatif.ts` offers, over one index. */
import { RELATION_KINDS } from '../../engine/notebook/analysis.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { TextSource } from '../../engine/ports.ts';
import { row } from '../../engine/rows.ts';
import { foldName, findByName } from '../../engine/map/find.ts';
import { moduleTitle } from '../../engine/hierarchy/titles.ts';
import { roleOf } from '../../engine/structures/causal-graph.ts';
import { contradictionsOf } from '../../engine/structures/contradictions.ts';
import { baselineOf, whatIf, type Baseline, type Edit } from '../../engine/structures/counterfactual.ts';
import { signOfWords } from '../../engine/structures/direction.ts';
import { interventionPoints, type InterventionPoint } from '../../engine/structures/intervention-points.ts';
import { linearChains } from '../../engine/structures/linear-chains.ts';
import { eventOf, literalOf, signOf } from '../../engine/structures/literals.ts';
import { feedbackLoops, type FeedbackLoop, type FeedbackLoops } from '../../engine/structures/loops.ts';
import { robustnessTest } from '../../engine/structures/reasoning.ts';
import { stabilityOf } from '../../engine/structures/stability.ts';
import type { CausalGraph, Sign, StatementWords } from '../../engine/structures/types.ts';
import type { Evidence } from '../../engine/types.ts';
import type {
  WhatIfDetails,
  WhatIfEdit,
  WhatIfEvent,
  WhatIfLink,
  WhatIfLoop,
  WhatIfOverview,
  WhatIfPoint,
  WhatIfResult,
  WhatIfTarget,
} from '../../rpc/whatif.ts';
import { causesOf, readStatements } from '../../engine/structures/notebook-causes.ts';
import { NO_WORDS, sideWordsOf } from '../../engine/structures/statement-words.ts';
import { Targets } from './targets.ts';

const DENIED = RELATION_KINDS.indexOf('denied');
/** Most of each list. */
const MOST_SENTENCES = 4;
const MOST_LOOPS = 30;
const MOST_CONTRADICTIONS = 50;
const MOST_LINKS = 40;
const MOST_CHAINS = 5;
/** Suggested scenarios, and the ends of stories for which they are looked for. */
const MOST_SUGGESTED = 5;
const MOST_ENDS = 12;
/** Longer wordings of an event are cut. */
const MOST_LABEL = 110;

export class WhatIfReader {
  readonly #baseline: Baseline;
  readonly #graph: CausalGraph;
  readonly #loops: FeedbackLoops;
  readonly #targets: Targets;
  readonly #sideWords: (side: number) => string;
  /** By literal; empty where no wording is that of a direction. */
  readonly #labels: string[];
  /** What each side calls its event, folded for finding; null until somebody looks for one. */
  #names: string[] | null = null;

  private constructor(
    private readonly index: NotebookIndex,
    private readonly words: readonly (StatementWords | null)[],
    private readonly generation: number,
  ) {
    this.#graph = causesOf(index, words);
    this.#baseline = baselineOf(this.#graph);
    this.#loops = feedbackLoops(this.#graph);
    this.#targets = new Targets(index, this.#graph);
    this.#sideWords = sideWordsOf(words);
    this.#labels = labelsOf(this.#graph, this.#sideWords);
  }

  /** @param isExcluded documents of which nothing may be used */
  static async read(
    index: NotebookIndex,
    texts: TextSource,
    generation: number,
    isExcluded: (documentId: string) => boolean,
  ): Promise<WhatIfReader> {
    const read = await readStatements(index, texts, isExcluded);
    return new WhatIfReader(read.index, read.words, generation);
  }

  overview(): WhatIfOverview {
    const { loops, more, isComplete } = this.#loops;
    const told = new Set(this.#graph.links.flatMap(({ cause, effect }) => [cause, effect]));
    return {
      generation: this.generation,
      events: told.size,
      links: this.#graph.links.length,
      suggested: this.#suggested(),
      loops: loops.slice(0, MOST_LOOPS).map((loop) => this.#loop(loop)),
      moreLoops: more + Math.max(0, loops.length - MOST_LOOPS),
      isComplete,
      contradictions: contradictionsOf(this.#graph, (relation) => this.index.relations.kind[relation] === DENIED)
        .slice(0, MOST_CONTRADICTIONS)
        .map(({ cause, effect, kind, pro, contra }) => ({
          cause: this.#event(cause),
          effect: this.#event(effect),
          kind,
          pro: this.#sentences(pro),
          contra: this.#sentences(contra),
        })),
    };
  }

  find(text: string, most: number): WhatIfEvent[] {
    const weight = (event: number): number =>
      row(this.#graph.incoming, event).length + row(this.#graph.outgoing, event).length;
    const isTold = (event: number): boolean => weight(event) > 0;
    if (text.trim() === '') {
      return [...Array(this.#graph.eventCount).keys()]
        .filter(isTold)
        .sort((a, b) => weight(b) - weight(a) || a - b)
        .slice(0, most)
        .map((event) => this.#event(event));
    }
    // What any document calls an event finds it.
    this.#names ??= Array.from(this.#graph.eventOfSide, (event, side) =>
      event >= 0 && isTold(event) ? foldName(this.#sideWords(side)) : '',
    );
    const eventOfSide = (side: number): number => this.#graph.eventOfSide[side]!;
    return findByName(this.#names, eventOfSide, weight, text, most).map((event) => this.#event(event));
  }

  details(target: WhatIfTarget): WhatIfDetails | null {
    const event = this.#targets.event(target);
    if (event === null) return null;
    const { loops } = this.#loops;
    const own = this.#event(event);
    const stability = stabilityOf(this.#graph, event, loops, (relation) => this.words[relation] ?? NO_WORDS);
    const linksOf = (links: Iterable<number>): WhatIfLink[] =>
      [...links]
        .sort((a, b) => this.#graph.links[b]!.strength - this.#graph.links[a]!.strength || a - b)
        .slice(0, MOST_LINKS)
        .map((link) => this.#link(link));
    return {
      event: own,
      causes: linksOf(row(this.#graph.incoming, event)),
      effects: linksOf(row(this.#graph.outgoing, event)),
      chains: linearChains(this.#graph, this.#baseline.literals, event, own.sign, MOST_CHAINS).map(
        ({ links, strength, weakest }) => ({ links: links.map((link) => this.#link(link)), strength, weakest }),
      ),
      loops: loops
        .filter(({ events }) => events.includes(event))
        .slice(0, MOST_LOOPS)
        .map((loop) => this.#loop(loop)),
      points: interventionPoints(this.#baseline, event, own.sign).map((point) => this.#point(point, own)),
      stability: stability.type,
      thresholds: stability.thresholds.map(({ relation, words }) => ({ words, sentence: this.#sentence(relation) })),
    };
  }

  gateTarget(gate: number): WhatIfTarget | null {
    const { gates } = this.index;
    if (gate < 0 || gate >= gates.from.length) return null;
    const title = (module: number): string => moduleTitle(this.index, module);
    const label = `${title(gates.from[gate]!)} → ${title(gates.to[gate]!)}`;
    return this.#targets.ofRelations('gate', [...row(gates.evidence, gate)], label);
  }

  whatIf(edits: readonly WhatIfEdit[]): WhatIfResult {
    const numbers = edits.map(({ change, target }): Edit => {
      if (target.kind !== 'event') return { change, links: this.#targets.links(target) };
      return { change, event: this.#targets.event(target) ?? -1 };
    });
    const result = whatIf(this.#baseline, numbers, this.#loops.loops);
    const loopsAt = (positions: readonly number[]): WhatIfLoop[] =>
      positions.slice(0, MOST_LOOPS).map((at) => this.#loop(this.#loops.loops[at]!));
    const only = numbers.length === 1 ? numbers[0]! : null;
    const link = only && 'links' in only && only.links.length === 1 ? only.links[0]! : null;
    return {
      generation: this.generation,
      edits: edits.map((edit, at) => {
        const problem = result.problems.find((one) => one.edit === at)?.problem ?? null;
        const isGone = problem === 'nothing-there' && !this.#targets.hasDocument(edit.target);
        return { edit, problem: isGone ? 'documents-gone' : problem };
      }),
      outcomes: result.outcomes.map(({ event, sign, way, others, ...outcome }) => ({
        ...outcome,
        // Of what turns into its contrary it is told what it was.
        event: this.#event(event, outcome.fate === 'reversed' ? (-sign as Sign) : sign),
        way: way.map((at) => this.#link(at)),
        others: others.slice(0, MOST_SENTENCES).map((at) => this.#link(at)),
      })),
      counts: result.counts,
      brokenLoops: loopsAt(result.brokenLoops),
      turnedLoops: loopsAt(result.turnedLoops),
      assumptions: result.assumptions.map(({ kind, links }) => ({ kind, links: links.length })),
      documents: result.documents.length,
      confidence: result.confidence,
      heldAfter: result.heldAfter,
      robustness: link === null ? null : robustnessTest(this.#baseline, link).robustnessAssessment,
    };
  }

  /** Points of the longest stories: for each end the cause that is furthest from it and everything comes through. */
  #suggested(): WhatIfPoint[] {
    const { literals, support } = this.#baseline;
    const ends = [...support.keys()].filter(
      (literal) =>
        support[literal]! > 0 &&
        literals.ahead.offsets[literal] === literals.ahead.offsets[literal + 1] &&
        !literals.isFirst[literal],
    );
    const length = (literal: number): number =>
      linearChains(this.#graph, literals, eventOf(literal), signOf(literal), 1)[0]?.links.length ?? 0;
    const longest = ends
      .map((literal) => ({ literal, length: length(literal) }))
      .sort((a, b) => b.length - a.length || support[b.literal]! - support[a.literal]! || a.literal - b.literal)
      .slice(0, MOST_ENDS);
    const found: WhatIfPoint[] = [];
    const seen = new Set<string>();
    for (const { literal } of longest) {
      const points = interventionPoints(this.#baseline, eventOf(literal), signOf(literal));
      const furthest = points.at(-1);
      if (!furthest || furthest.events.length === 0 || seen.has(furthest.events.join(' '))) continue;
      seen.add(furthest.events.join(' '));
      found.push(this.#point(furthest, this.#event(eventOf(literal), signOf(literal))));
      if (found.length === MOST_SUGGESTED) break;
    }
    return found;
  }

  /** @param sign absent: the direction of which documents tell more */
  #event(event: number, sign?: Sign): WhatIfEvent {
    const sides = row(this.#graph.sides, event);
    const lowered = sides.filter((side) => this.#graph.signOfSide[side]! < 0).length;
    const meant = sign ?? (2 * lowered > sides.length ? -1 : 1);
    const own = this.#labels[literalOf(event, meant)]!;
    const label = own || this.#labels[literalOf(event, meant > 0 ? -1 : 1)]!;
    return {
      event,
      label,
      sign: meant,
      isLowered: meant < 0 && signOfWords(label) > 0,
      role: roleOf(this.#graph, event),
      target: this.#targets.ofEvent(event, label),
    };
  }

  #link(link: number): WhatIfLink {
    const { cause, causeSign, effect, effectSign, documents, claims, associations, against, ...told } =
      this.#graph.links[link]!;
    const ends = { cause: this.#event(cause, causeSign), effect: this.#event(effect, effectSign) };
    const { category, strength, isHedged, isFollowed, order, delay, amplifies } = told;
    return {
      link,
      ...ends,
      ...{ category, strength, isHedged, isFollowed, order, delay, amplifies },
      documents: documents.length,
      sentences: this.#sentences(claims.length > 0 ? claims : associations),
      against: this.#sentences(against),
      target: this.#targets.ofRelations('link', claims, `${ends.cause.label} → ${ends.effect.label}`),
    };
  }

  #loop({ kind, strength, links }: FeedbackLoop): WhatIfLoop {
    return { kind, strength, links: links.map((link) => this.#link(link)) };
  }

  #point({ events, sideEffects, difficulty, success }: InterventionPoint, effect: WhatIfEvent): WhatIfPoint {
    const named = (all: readonly number[]): WhatIfEvent[] => all.map((event) => this.#event(event));
    return { events: named(events), effect, difficulty, success, sideEffects: named(sideEffects) };
  }

  #sentence(relation: number): Evidence {
    const { relations, sentences, documents } = this.index;
    const sentence = relations.sentence[relation]!;
    return {
      documentId: documents.ids[sentences.document[sentence]!]!,
      start: sentences.ranges[2 * sentence]!,
      end: sentences.ranges[2 * sentence + 1]!,
      text: (this.words[relation] ?? NO_WORDS).sentence,
      score: relations.confidence[relation]!,
      via: 'chain',
    };
  }

  /** Sentences of relations, each once. */
  #sentences(relations: readonly number[]): Evidence[] {
    const seen = new Set<number>();
    return relations
      .filter((relation) => {
        const sentence = this.index.relations.sentence[relation]!;
        return !seen.has(sentence) && seen.add(sentence);
      })
      .slice(0, MOST_SENTENCES)
      .map((relation) => this.#sentence(relation));
  }
}

/** The wording of each literal: the most frequent, of those the shortest. */
function labelsOf({ eventCount, eventOfSide, signOfSide }: CausalGraph, sideWords: (side: number) => string): string[] {
  const counts: (Map<string, number> | undefined)[] = Array.from({ length: 2 * eventCount });
  eventOfSide.forEach((event, side) => {
    if (event < 0) return;
    const literal = literalOf(event, signOfSide[side]! < 0 ? -1 : 1);
    const own = (counts[literal] ??= new Map<string, number>());
    const said = sideWords(side).replace(/^(?:the|an?) /i, '');
    if (said !== '') own.set(said, (own.get(said) ?? 0) + 1);
  });
  return counts.map((own) => {
    const [best] = [...(own ?? [])].sort(
      ([a, countA], [b, countB]) => countB - countA || a.length - b.length || (a < b ? -1 : 1),
    );
    const label = best?.[0] ?? '';
    return label.length > MOST_LABEL ? `${label.slice(0, MOST_LABEL).trimEnd()} …` : label;
  });
}
