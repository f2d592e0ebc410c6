/**
 * @file Compares a notebook's graph of events with the world that its documents tell of. An event of the graph stands for the event of the world that most
 * of its sides name. Links that documents disagree on count neither for nor against.
 */
import { RELATION_KINDS } from '../../engine/notebook/analysis.ts';
import { row } from '../../engine/rows.ts';
import { contradictionsOf } from '../../engine/structures/contradictions.ts';
import { baselineOf, whatIf } from '../../engine/structures/counterfactual.ts';
import { feedbackLoops } from '../../engine/structures/loops.ts';
import { causesOf, readStatements } from '../../engine/structures/notebook-causes.ts';
import { NO_WORDS } from '../../engine/structures/statement-words.ts';
import type { CausalGraph, StatementWords } from '../../engine/structures/types.ts';
import type { MemoryNotebook } from '../notebook.ts';
import { changesWithout, loopsOf } from './truth.ts';
import type { Pair, World } from './world.ts';
import type { Mention, WrittenDocument } from './write.ts';

/** How many were right, how many were given, how many there are. */
export interface Tally {
  right: number;
  given: number;
  there: number;
}

export interface WorldFigures {
  links: Tally;
  /** Of the links given between events that a link of the world joins, those that lead the other way. */
  reversed: { reversed: number; given: number };
  loops: Tally;
  changes: Tally;
  contradictions: Tally;
  /** What went wrong, one line each. */
  failures: string[];
}

const DENIED = RELATION_KINDS.indexOf('denied');
/** A side names what it shares so much of the shorter of both with. */
const LEAST_SHARED = 0.5;

/** The event that a range of a document names; −1: none. */
function eventAt(mentions: readonly Mention[], start: number, end: number): number {
  let event = -1;
  let most = 0;
  for (const mention of mentions) {
    const shared = Math.min(end, mention.end) - Math.max(start, mention.start);
    if (shared <= most || shared < LEAST_SHARED * Math.min(end - start, mention.end - mention.start)) continue;
    [event, most] = [mention.event, shared];
  }
  return event;
}

/** What the events of a graph stand for, by their numbers, and which of them stands best for each event of the world; −1: none. */
function standing(
  graph: CausalGraph,
  named: readonly number[],
  eventCount: number,
): { meant: number[]; best: number[] } {
  const best = Array.from({ length: eventCount }, () => -1);
  const most = Array.from({ length: eventCount }, () => 0);
  const meant = Array.from({ length: graph.eventCount }, (_, event) => {
    const counts = new Map<number, number>();
    for (const at of row(graph.sides, event)) counts.set(named[at]!, (counts.get(named[at]!) ?? 0) + 1);
    counts.delete(-1);
    const [first] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    if (!first) return -1;
    if (first[1] > most[first[0]]!) {
      most[first[0]] = first[1];
      best[first[0]] = event;
    }
    return first[0];
  });
  return { meant, best };
}

const keyOf = ({ cause, effect }: Pair): string => `${cause} ${effect}`;

/** The same loop reads the same wherever it begins. */
function loopKey(events: readonly number[], sign: number): string {
  const least = events.indexOf(Math.min(...events));
  return `${[...events.slice(least), ...events.slice(0, least)].join(' ')} ${sign}`;
}

function tally(given: ReadonlySet<string>, there: ReadonlySet<string>): Tally {
  return { right: [...given].filter((key) => there.has(key)).length, given: given.size, there: there.size };
}

/** @param notebook of the documents, in whichever way it was built */
export async function measureWorld(
  world: World,
  documents: readonly WrittenDocument[],
  { index: built, texts }: MemoryNotebook,
): Promise<WorldFigures> {
  const { index, words } = await readStatements(built, texts, () => false);
  const wordsOf = (relation: number): StatementWords => words[relation] ?? NO_WORDS;
  const graph = causesOf(index, words);
  const mentionsOf = new Map(documents.map(({ id, mentions }) => [id, mentions]));
  const named = Array.from(graph.eventOfSide, (_, at) => {
    const document = index.documents.ids[index.sentences.document[index.relations.sentence[at >> 1]!]!]!;
    const place = 6 * (at >> 1) + 2 * (at % 2);
    return eventAt(mentionsOf.get(document)!, index.relations.ranges[place]!, index.relations.ranges[place + 1]!);
  });
  const { meant, best } = standing(graph, named, world.events.length);
  const nameOf = (event: number): string => world.events[event]?.names[0] ?? '?';
  const failures: string[] = [];

  // Links.
  const disputed = new Set(world.disputes.map(({ claim }) => keyOf(claim)));
  const there = new Set(world.links.map(keyOf));
  const given = new Set<string>();
  for (const link of graph.links) {
    if (!link.isFollowed) continue;
    const [cause, effect] = [meant[link.cause]!, meant[link.effect]!];
    // Events that no document was written to tell of stand apart by their own numbers.
    const key = keyOf({ cause: cause < 0 ? -1 - link.cause : cause, effect: effect < 0 ? -1 - link.effect : effect });
    if (disputed.has(key) || cause === effect) continue;
    if (!there.has(key) && !given.has(key)) {
      const { sentence, cause: told, effect: toldEffect } = wordsOf(link.claims[0]!);
      const isReversed = there.has(keyOf({ cause: effect, effect: cause }));
      failures.push(`${isReversed ? 'reversed' : 'not there'}: ${sentence} [${told}] => [${toldEffect}]`);
    }
    given.add(key);
  }
  const joined = [...given].filter((key) => there.has(key) || there.has(key.split(' ').reverse().join(' ')));
  const missed = world.links.filter((link) => !given.has(keyOf(link)));
  for (const { cause, effect } of missed) {
    const sentences = documents.flatMap((document) => sentencesNaming(document, cause, effect));
    failures.push(`missed: ${nameOf(cause)} => ${nameOf(effect)}: ${sentences.join(' | ')}`);
  }

  // Loops.
  const found = feedbackLoops(graph);
  const trueLoops = new Set(loopsOf(world).map(({ events, sign }) => loopKey(events, sign)));
  const loops = new Set(
    found.loops
      .map(({ events, kind }) => ({
        events: events.map((event) => meant[event]!),
        sign: kind === 'reinforcing' ? 1 : -1,
      }))
      .map(({ events, sign }) => loopKey(events, sign)),
  );
  for (const key of trueLoops) if (!loops.has(key)) failures.push(`loop not found: ${key}`);
  for (const key of loops) if (!trueLoops.has(key)) failures.push(`loop not there: ${key}`);

  // What changes without an event.
  const baseline = baselineOf(graph);
  const changes: Tally = { right: 0, given: 0, there: 0 };
  world.events.forEach((_, event) => {
    const { lost, open } = changesWithout(world, event);
    const told = new Set<number>();
    if (best[event]! >= 0) {
      const { outcomes } = whatIf(baseline, [{ change: 'remove', event: best[event]! }], found.loops);
      for (const outcome of outcomes) {
        const other = meant[outcome.event]!;
        if (outcome.fate === 'lost' && other !== event && !open.has(other)) told.add(other);
      }
    }
    for (const one of lost) if (!told.has(one)) failures.push(`not lost without ${nameOf(event)}: ${nameOf(one)}`);
    for (const one of told) if (!lost.has(one)) failures.push(`lost without ${nameOf(event)}: ${nameOf(one)}`);
    const own = tally(new Set([...told].map(String)), new Set([...lost].map(String)));
    changes.right += own.right;
    changes.given += own.given;
    changes.there += own.there;
  });

  // Contradictions.
  const listed = new Set(
    contradictionsOf(graph, (relation) => index.relations.kind[relation] === DENIED)
      .filter(({ kind }) => kind !== 'related')
      .map(({ cause, effect }) => keyOf({ cause: meant[cause]!, effect: meant[effect]! })),
  );
  for (const { claim, how } of world.disputes) {
    if (listed.has(keyOf(claim))) continue;
    const sentences = documents.flatMap((document) => sentencesNaming(document, claim.cause, claim.effect));
    failures.push(`not contradicted (${how}): ${sentences.join(' | ')}`);
  }
  return {
    links: tally(given, there),
    reversed: { reversed: joined.filter((key) => !there.has(key)).length, given: joined.length },
    loops: tally(loops, trueLoops),
    changes,
    contradictions: tally(listed, disputed),
    failures,
  };
}

/** Where a document names a cause and an effect right beside each other. */
function sentencesNaming({ text, mentions }: WrittenDocument, cause: number, effect: number): string[] {
  return mentions.flatMap(({ event, start, end }, at) => {
    const next = mentions[at + 1];
    const isPair = next && ((event === cause && next.event === effect) || (event === effect && next.event === cause));
    if (!isPair) return [];
    const from = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('. ', start - 2) + 1) + 1;
    const to = text.indexOf('. ', Math.max(end, next.end));
    return [text.slice(from, to < 0 ? text.length : to + 1).trim()];
  });
}
