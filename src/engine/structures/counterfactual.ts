/**
 * @file What if: a graph with some of it removed, weakened or turned, compared with what the documents tell. Nothing is known of causes that
 * the documents do not name, so every result carries what it assumes.
 *
 * - Removed: the event does not happen, or the link does not hold. What rests on nothing else loses its support.
 * - Weakened: the links from the event, or the link, have half their strength. What is held up by nothing stronger weakens.
 * - Turned: the event is the contrary of what it was, or the link leads to the contrary of its effect. What it held up loses that, and the
 *   contrary of its next effects is assumed.
 */
import { FULL, literalOf, literalsOf, signOf, eventOf, supportOf, type Changes, type Literals } from './literals.ts';
import type { FeedbackLoop } from './loops.ts';
import type { AssumptionKind, Basis, CausalGraph, Change, EditProblemKind, Fate, Sign } from './types.ts';

/** One change of a scenario: to an event, or to links (one, or all that a gate lets through). */
export type Edit = { change: Change; event: number } | { change: Change; links: readonly number[] };

export interface Outcome {
  event: number;
  /** In which direction the event is meant; see {@link Sign}. */
  sign: Sign;
  fate: Fate;
  basis: Basis;
  /** 1 to 10, by the weakest link of the way. */
  confidence: number;
  /** How strongly it is held up before and after, 0 to 10. */
  before: number;
  after: number;
  /** Links from what was changed to the event, in order, and how many they are; a long way is told from its end. */
  way: number[];
  steps: number;
  /** Of a kept or weakened event, the links that still hold it up, strongest first. */
  others: number[];
}

/** Something that the documents do not say and that the result needs. */
export interface Assumption {
  kind: AssumptionKind;
  /** The links that it is about; empty where it is about all. */
  links: number[];
}

/** An edit that does nothing, and why. */
export interface EditProblem {
  edit: number;
  problem: EditProblemKind;
}

export interface Counterfactual {
  /** What is told first: what is lost, then by the number of steps and the confidence. */
  outcomes: Outcome[];
  /** How many there are of each fate, listed or not. */
  counts: Record<Fate, number>;
  /** Feedback loops that are broken, and those whose sign turns, by their position in the list that was given. */
  brokenLoops: number[];
  turnedLoops: number[];
  assumptions: Assumption[];
  problems: EditProblem[];
  /** Documents that the outcomes rest on, by their numbers in the index. */
  documents: number[];
  /** Of the whole: the least of what is lost, reversed or weakened; null without any. */
  confidence: number | null;
  /** Events that held before and do after. */
  heldBefore: number;
  heldAfter: number;
}

/** Outcomes that are listed, and links of a way. */
const MOST_OUTCOMES = 300;
const MOST_WAY = 24;

/** What is worked out once for a graph. */
export interface Baseline {
  graph: CausalGraph;
  literals: Literals;
  support: Uint8Array;
}

const UNCHANGED = (graph: CausalGraph, { links }: Literals): Changes => ({
  isRemoved: () => false,
  strengthOf: (arc) => graph.links[links[arc]!]!.strength,
  isNecessary: (arc) => graph.links[links[arc]!]!.isNecessary,
});

export function baselineOf(graph: CausalGraph): Baseline {
  const literals = literalsOf(graph);
  return { graph, literals, support: supportOf(literals, UNCHANGED(graph, literals)) };
}

/** The edits as they stand together: of those about one thing the last counts. */
interface Standing {
  events: Map<number, Change>;
  links: Map<number, Change>;
  problems: EditProblem[];
}

function settle({ graph }: Baseline, edits: readonly Edit[]): Standing {
  const standing: Standing = { events: new Map(), links: new Map(), problems: [] };
  const by = new Map<string, number>();
  const note = (key: string, edit: number, known: Change | undefined, change: Change): void => {
    const before = by.get(key);
    if (before !== undefined && known !== undefined) {
      standing.problems.push({ edit: before, problem: known === change ? 'repeated' : 'overruled' });
    }
    by.set(key, edit);
  };
  edits.forEach((edit, at) => {
    if ('event' in edit) {
      if (edit.event < 0 || edit.event >= graph.eventCount) {
        standing.problems.push({ edit: at, problem: 'nothing-there' });
        return;
      }
      note(`event ${edit.event}`, at, standing.events.get(edit.event), edit.change);
      standing.events.set(edit.event, edit.change);
      return;
    }
    const links = edit.links.filter((link) => graph.links[link]?.isFollowed);
    if (links.length === 0) standing.problems.push({ edit: at, problem: 'nothing-there' });
    const [first] = links;
    if (first !== undefined)
      note(`links ${[...links].sort((a, b) => a - b).join(' ')}`, at, standing.links.get(first), edit.change);
    for (const link of links) standing.links.set(link, edit.change);
  });
  return standing;
}

/** How outcomes lie behind what was changed: the strongest way to each literal, over told links. */
interface Ways {
  /** 0 where no way leads. */
  strength: Uint8Array;
  /** Last arc of the way; −1 at its start. */
  last: Int32Array;
  steps: Uint32Array;
  /** 1 where every link of the way is claimed without doubt and nothing speaks against it. */
  isSure: Uint8Array;
}

function waysFrom({ literals, graph }: Baseline, events: ReadonlySet<number>, links: ReadonlySet<number>): Ways {
  const strength = new Uint8Array(literals.count);
  const last = new Int32Array(literals.count).fill(-1);
  const steps = new Uint32Array(literals.count);
  const isSure = new Uint8Array(literals.count);
  const startsAt = (arc: number): boolean =>
    !events.has(eventOf(literals.from[arc]!)) && links.has(literals.links[arc]!);
  /** Arcs to follow; what is changed itself stands there as −1 less its literal. */
  const open: number[][] = Array.from({ length: FULL + 1 }, () => []);
  for (const event of events) {
    for (const sign of [1, -1] as const) open[FULL]!.push(-1 - literalOf(event, sign));
  }
  literals.links.forEach((link, arc) => {
    if (links.has(link)) open[graph.links[link]!.strength]!.push(arc);
  });
  for (let level = FULL; level > 0; level--) {
    // First in, first out: of equally strong ways the shortest is told.
    for (let i = 0; i < open[level]!.length; i++) {
      const arc = open[level]![i]!;
      const literal = arc < 0 ? -1 - arc : literals.to[arc]!;
      if (strength[literal]! > 0) continue;
      strength[literal] = level;
      last[literal] = Math.max(-1, arc);
      const isFirst = arc < 0 || startsAt(arc);
      const before = arc < 0 ? -1 : literals.from[arc]!;
      const link = arc < 0 ? null : graph.links[literals.links[arc]!]!;
      steps[literal] = (isFirst ? 0 : steps[before]!) + (arc < 0 ? 0 : 1);
      const isLinkSure = link === null || (!link.isHedged && link.against.length === 0);
      isSure[literal] = isLinkSure && (isFirst || isSure[before] === 1) ? 1 : 0;
      for (let at = literals.ahead.offsets[literal]!; at < literals.ahead.offsets[literal + 1]!; at++) {
        const next = literals.ahead.arcs[at]!;
        const held = Math.min(level, graph.links[literals.links[next]!]!.strength);
        if (strength[literals.to[next]!] === 0) open[held]!.push(next);
      }
    }
  }
  return { strength, last, steps, isSure };
}

/** Works a scenario out; edits that say nothing are named among its problems. */
export function whatIf(baseline: Baseline, edits: readonly Edit[], loops: readonly FeedbackLoop[]): Counterfactual {
  const { graph, literals, support } = baseline;
  const standing = settle(baseline, edits);
  const isChanged = (kind: Change) => (event: number) => standing.events.get(event) === kind;
  const isOut = (event: number): boolean => standing.events.has(event) && !isChanged('weaken')(event);
  const halved = (strength: number): number => Math.max(1, Math.floor(strength / 2));
  const strengths = literals.links.map((link) => {
    const { cause, strength } = graph.links[link]!;
    const own = standing.links.get(link);
    if (own === 'remove' || own === 'turn') return 0;
    return own === 'weaken' || isChanged('weaken')(cause) ? halved(strength) : strength;
  });
  const after = supportOf(literals, {
    isRemoved: (literal) => isOut(eventOf(literal)),
    strengthOf: (arc) => strengths[arc]!,
    isNecessary: (arc) => graph.links[literals.links[arc]!]!.isNecessary,
  });
  const changedEvents = new Set(standing.events.keys());
  const ways = waysFrom(baseline, changedEvents, new Set(standing.links.keys()));
  const wayTo = (literal: number): number[] => {
    const way: number[] = [];
    for (let at = literal; way.length < MOST_WAY && ways.last[at]! >= 0; at = literals.from[ways.last[at]!]!) {
      way.push(literals.links[ways.last[at]!]!);
      // A way that began with a changed link has nothing before it.
      if (ways.steps[at] === 1) break;
    }
    return way.reverse();
  };

  const outcomes: Outcome[] = [];
  const counts: Record<Fate, number> = { lost: 0, kept: 0, weakened: 0, reversed: 0, freed: 0 };
  /** @param behind the literal that the way leads to, where it is another */
  const add = (literal: number, fate: Fate, behind = literal): void => {
    counts[fate]++;
    const isSure = ways.isSure[behind] === 1 && fate !== 'freed' && fate !== 'reversed';
    const lastLink = graph.links[literals.links[ways.last[behind]!]!];
    const isStated = ways.steps[behind] === 1 && lastLink?.isNecessary === true;
    outcomes.push({
      event: eventOf(literal),
      sign: signOf(literal),
      fate,
      basis: !isSure ? 'assumed' : isStated ? 'stated' : 'follows',
      confidence: ways.strength[behind]!,
      before: support[literal]!,
      after: after[literal]!,
      way: [],
      steps: ways.steps[behind]!,
      others: [],
    });
  };
  const heldBy = (literal: number): number[] => {
    const found: number[] = [];
    for (let at = literals.back.offsets[literal]!; at < literals.back.offsets[literal + 1]!; at++) {
      const arc = literals.back.arcs[at]!;
      if (after[literals.from[arc]!]! > 0 && strengths[arc]! > 0) found.push(literals.links[arc]!);
    }
    return found.sort((a, b) => graph.links[b]!.strength - graph.links[a]!.strength || a - b);
  };
  /** Whether one of its causes is gone or weaker. */
  const losesCause = (literal: number): boolean => {
    for (let at = literals.back.offsets[literal]!; at < literals.back.offsets[literal + 1]!; at++) {
      const arc = literals.back.arcs[at]!;
      const source = literals.from[arc]!;
      if (after[source]! < support[source]! || strengths[arc]! < graph.links[literals.links[arc]!]!.strength)
        return true;
    }
    return false;
  };

  let heldBefore = 0;
  let heldAfter = 0;
  for (let literal = 0; literal < literals.count; literal++) {
    if (support[literal] === 0) continue;
    heldBefore++;
    if (after[literal]! > 0) heldAfter++;
    if (changedEvents.has(eventOf(literal)) || ways.strength[literal] === 0) continue;
    if (after[literal] === 0) {
      add(literal, 'lost');
      const contrary = literalOf(eventOf(literal), signOf(literal) > 0 ? -1 : 1);
      // What was lowered and is a cause too: it may now be there.
      if (signOf(literal) < 0 && literals.ahead.offsets[contrary + 1]! > literals.ahead.offsets[contrary]!) {
        add(contrary, 'freed', literal);
      }
    } else if (after[literal]! < support[literal]!) add(literal, 'weakened');
    else if (losesCause(literal)) add(literal, 'kept');
  }
  for (const link of turnedLinks(baseline, standing)) {
    const { effect, effectSign } = graph.links[link]!;
    const contrary = literalOf(effect, effectSign > 0 ? -1 : 1);
    const turned = literalOf(effect, effectSign);
    if (after[turned] === 0 && !changedEvents.has(effect)) add(contrary, 'reversed', turned);
  }
  const told = listed(outcomes).map((outcome) => {
    const { event, sign, fate } = outcome;
    const isContrary = fate === 'freed' || fate === 'reversed';
    const literal = literalOf(event, isContrary ? (-sign as Sign) : sign);
    const hasOthers = fate === 'kept' || fate === 'weakened';
    return { ...outcome, way: wayTo(literal), others: hasOthers ? heldBy(literal) : [] };
  });
  const least = outcomes.filter(({ fate }) => fate !== 'kept' && fate !== 'freed');
  return {
    outcomes: told,
    counts,
    confidence: least.length === 0 ? null : least.reduce((low, { confidence }) => Math.min(low, confidence), FULL),
    ...loopsAfter(baseline, standing, loops, after),
    ...restingOn(baseline, told, standing),
    problems: standing.problems,
    heldBefore,
    heldAfter,
  };
}

/** Links that lead to the contrary of what they led to. */
function turnedLinks({ graph, literals }: Baseline, { events, links }: Standing): number[] {
  return [...literals.links].filter((link) => {
    const ofEvent = events.get(graph.links[link]!.cause) === 'turn';
    return ofEvent || links.get(link) === 'turn';
  });
}

function loopsAfter(
  { graph }: Baseline,
  { events, links }: Standing,
  loops: readonly FeedbackLoop[],
  after: Uint8Array,
): Pick<Counterfactual, 'brokenLoops' | 'turnedLoops'> {
  const brokenLoops: number[] = [];
  const turnedLoops: number[] = [];
  loops.forEach((loop, at) => {
    const isBroken =
      loop.events.some((event) => events.get(event) === 'remove' || events.get(event) === 'turn') ||
      loop.links.some((link) => {
        const { cause, causeSign } = graph.links[link]!;
        return links.get(link) === 'remove' || (!events.has(cause) && after[literalOf(cause, causeSign)] === 0);
      });
    const turned = loop.links.filter((link) => links.get(link) === 'turn').length;
    if (turned % 2 === 1) turnedLoops.push(at);
    else if (isBroken) brokenLoops.push(at);
  });
  return { brokenLoops, turnedLoops };
}

const FATES: readonly Fate[] = ['lost', 'reversed', 'weakened', 'freed', 'kept'];

/** The outcomes that are listed, in the order in which they are told. */
function listed(outcomes: readonly Outcome[]): Outcome[] {
  return [...outcomes]
    .sort(
      (a, b) =>
        FATES.indexOf(a.fate) - FATES.indexOf(b.fate) ||
        a.steps - b.steps ||
        b.confidence - a.confidence ||
        a.event - b.event,
    )
    .slice(0, MOST_OUTCOMES);
}

/** What the listed outcomes rest on: documents, and what they don't say. */
function restingOn(
  { graph: { links } }: Baseline,
  outcomes: readonly Outcome[],
  { events, links: changed }: Standing,
): Pick<Counterfactual, 'assumptions' | 'documents'> {
  const on = new Set<number>();
  /** Links that a way comes to from one that other sentences state, so that both must mean the same event. */
  const joined = new Set<number>();
  for (const { way, fate } of outcomes) {
    if (fate === 'kept') continue;
    way.forEach((link, at) => {
      on.add(link);
      const before = at === 0 ? null : links[way[at - 1]!]!.claims;
      if (before && !before.some((claim) => links[link]!.claims.includes(claim))) joined.add(link);
    });
  }
  const has = (...fates: Fate[]): boolean => outcomes.some(({ fate }) => fates.includes(fate));
  const changes = [...events.values(), ...changed.values()];
  const assumptions: Assumption[] = [];
  const assume = (kind: AssumptionKind, isNeeded: boolean, about: number[] = []): void => {
    if (isNeeded) assumptions.push({ kind, links: about });
  };
  const hedged = [...on].filter((link) => links[link]!.isHedged);
  const contested = [...on].filter((link) => links[link]!.against.length > 0);
  assume('no-other-cause', has('lost', 'weakened'));
  assume('same-event', joined.size > 0, [...joined]);
  assume('hedged', hedged.length > 0, hedged);
  assume('contested', contested.length > 0, contested);
  assume('contrary', has('reversed', 'freed'));
  assume('halved', changes.includes('weaken'));
  return { assumptions, documents: [...new Set([...on].flatMap((link) => links[link]!.documents))] };
}
