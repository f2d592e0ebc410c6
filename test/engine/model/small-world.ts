/**
 * @file A small generated world: chains of events told by documents, some in words that the built-in grammar knows, some in words
 * that it misses, and some sentences that only sound causal. A model that knows the truth can set the graph right.
 */
import { seededRandom } from '../../../src/engine/random.ts';
import type { RelationKind } from '../../../src/engine/types.ts';
import { numberedLines, ScriptedModel, taskOf } from './scripted-model.ts';

export interface Fact {
  sentence: string;
  kind: RelationKind;
  cause: string;
  effect: string;
}

export interface SmallWorld {
  /** Document id → text. */
  texts: Record<string, string>;
  facts: Fact[];
  /** "cause → effect" of every causal fact. */
  truth: Set<string>;
}

const PLACES = ['harbour', 'orchard', 'railway', 'foundry', 'library', 'hospital', 'vineyard', 'observatory', 'dairy'];
const HAPPENINGS = ['drought', 'strike', 'epidemic', 'landslide', 'bankruptcy', 'blackout', 'famine', 'fire', 'exodus'];

const KNOWN = ['{A} caused {B}.', '{A} led to {B}.'];
const MISSED = ['{B} had its roots in {A}.', '{B} goes back to {A}.', '{B} owed much to {A}.'];
const MISLEADING = [
  'The lane past the archive of {A} leads to the museum of {B}.',
  'In the puppet play {A} caused {B}.',
];
const FILLERS = [
  'Visitors are welcome on weekdays.',
  'The band played until midnight.',
  'Tickets stay valid for a month.',
];

function capital(sentence: string): string {
  return sentence[0]!.toUpperCase() + sentence.slice(1);
}

/** @param seed the same seed gives the same world */
export function smallWorld(seed: number, chains = 4, length = 4): SmallWorld {
  const random = seededRandom(seed);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const events = PLACES.flatMap((place) => HAPPENINGS.map((happening) => `the ${place} ${happening}`));
  for (let i = events.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [events[i], events[j]] = [events[j]!, events[i]!];
  }
  const world: SmallWorld = { texts: {}, facts: [], truth: new Set() };
  const tell = (template: string, kind: RelationKind, cause: string, effect: string) => {
    const sentence = capital(template.replace('{A}', cause).replace('{B}', effect));
    world.facts.push({ sentence, kind, cause, effect });
    if (kind === 'causal') world.truth.add(`${cause} → ${effect}`);
    const id = `document-${String(Object.keys(world.texts).length).padStart(2, '0')}`;
    world.texts[id] = `${pick(FILLERS)} ${sentence} ${pick(FILLERS)}`;
  };
  for (let chain = 0; chain < chains; chain++) {
    const own = events.slice(chain * length, (chain + 1) * length);
    for (let link = 0; link + 1 < own.length; link++) {
      tell(pick(link % 2 === 0 ? KNOWN : MISSED), 'causal', own[link]!, own[link + 1]!);
    }
    const other = events[chains * length + chain]!;
    tell(MISLEADING[chain % MISLEADING.length]!, 'stated', own[0]!, other);
  }
  return world;
}

/** What a perfect reader answers to the extraction prompt. */
export function truthfulExtraction(world: SmallWorld, lines: readonly string[]): unknown {
  const told = lines.flatMap((line, i) =>
    world.facts.filter(({ sentence }) => sentence === line).map((fact) => ({ fact, sentence: i + 1 })),
  );
  return {
    entities: told.flatMap(({ fact }) =>
      [fact.cause, fact.effect].map((event) => ({ name: event.replace(/^the /, ''), type: 'term' })),
    ),
    relations: told.map(({ fact, sentence }) => ({
      sentence,
      category: fact.kind,
      from: fact.cause,
      to: fact.effect,
      direction: 'forward',
      polarity: 'raises',
      hedged: false,
    })),
  };
}

/** A report that says the first of its sentences, and is called by its first words. */
export function truthfulReport(lines: readonly string[]): unknown {
  const title = lines[0]!.replace('.', '').split(' ').slice(0, 5).join(' ');
  return { title, summary: lines[0] };
}

/** How often a model was given a passage to read. */
export function readings({ requests }: ScriptedModel): number {
  return requests.filter((request) => taskOf(request) === 'extraction').length;
}

/** Whether two summaries tell of events that a causal fact links; also right about the pairs that a model is tried with. */
function areLinked(world: SmallWorld, prompt: string): boolean {
  const [a = '', b = ''] = prompt.toLowerCase().split('\nb:\n');
  if (a.includes('heavy rain')) return true;
  const names = (text: string, event: string) => text.includes(event.replace(/^the /, ''));
  return world.facts.some(
    ({ kind, cause, effect }) =>
      kind === 'causal' && ((names(a, cause) && names(b, effect)) || (names(b, cause) && names(a, effect))),
  );
}

/** A model that knows the world and says what is so. */
export function truthfulModel(world: SmallWorld, options: ConstructorParameters<typeof ScriptedModel>[1] = {}) {
  return new ScriptedModel(
    {
      generate: (request) => {
        const lines = numberedLines(request.messages, 'Sentences');
        if (taskOf(request) === 'module-report') return JSON.stringify(truthfulReport(lines));
        if (taskOf(request) !== 'extraction') throw new Error(`no script for ${taskOf(request)}`);
        return JSON.stringify(truthfulExtraction(world, lines));
      },
      choose: (messages) => (areLinked(world, messages.at(-1)!.content) ? 0.9 : 0.08),
    },
    options,
  );
}
