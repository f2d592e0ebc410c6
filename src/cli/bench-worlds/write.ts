/** @file Writes the documents of a world in one family of wording, and keeps where each event is named. */
import type { Sign } from '../../engine/structures/types.ts';
import type { Family } from './family.ts';
import { Chance, isQuantity, type Pair, type World, type WorldLink } from './world.ts';

/** A place in a document that names an event; UTF-16 units. */
export interface Mention {
  event: number;
  start: number;
  end: number;
}

export interface WrittenDocument {
  id: string;
  title: string;
  text: string;
  mentions: Mention[];
}

const DOCUMENTS = 5;
/** How often a link is told in a second document, and with doubt. */
const TOLD_TWICE = 0.5;
const HEDGED = 0.12;
/** How often a quantity is raised or lowered by a verb of its own, and told with its threshold. */
const BY_VERB = 0.6;
const BY_THRESHOLD = 0.35;
/** How often something else is told after a statement. */
const ASIDE = 0.4;
const MONTHS = ['January', 'March', 'May', 'July', 'September', 'November'];

const RISEN = ['the rise in', 'the increase in', 'the growth in'];
const FALLEN = ['the fall in', 'the drop in', 'the decline in'];
const ROSE = ['rose', 'went up', 'climbed', 'increased'];
const FELL = ['fell', 'went down', 'dropped', 'declined'];
const RISES = ['rise', 'go up', 'climb', 'increase'];
const FALLS = ['fall', 'go down', 'drop', 'decline'];

/** The third person singular of a present verb or of "go up". */
const third = (verb: string): string => verb.replace(/^(\w+)/, (word) => (word === 'go' ? 'goes' : `${word}s`));

type Form = 'phrase' | 'past' | 'present' | 'bare';

const FORM_OF: Record<string, Form> = {
  C: 'phrase',
  E: 'phrase',
  K: 'phrase',
  c: 'past',
  e: 'past',
  k: 'past',
  p: 'present',
  f: 'present',
  Q: 'bare',
  P: 'bare',
};
const SLOT = /\{(\w)\}/gu;

/** A statement that is to be written: a template and what stands in its slots. */
interface Statement {
  template: string;
  cause: number;
  causeSign: Sign;
  effect: number;
  effectSign: Sign;
  instead: number | null;
}

/** Writes one document: it keeps to one name of each event. */
class Writer {
  #text = '';
  readonly #mentions: Mention[] = [];
  readonly #names: readonly number[];

  constructor(
    private readonly world: World,
    private readonly chance: Chance,
    private readonly date: string,
  ) {
    this.#names = world.events.map(() => chance.below(2));
  }

  add(text: string): void {
    this.#text += text;
  }

  state(statement: Statement): void {
    let isStart = true;
    let last = 0;
    const { template } = statement;
    for (const match of template.matchAll(SLOT)) {
      const between = template.slice(last, match.index);
      this.add(between);
      isStart = last === 0 && between === '' ? isStart : /[.!?] $/u.test(between);
      this.#fill(match[1]!, statement, isStart);
      isStart = false;
      last = match.index + match[0].length;
    }
    this.add(template.slice(last));
  }

  done(id: string, title: string): WrittenDocument {
    return { id, title, text: this.#text, mentions: this.#mentions };
  }

  #fill(slot: string, { cause, causeSign, effect, effectSign, instead }: Statement, isStart: boolean): void {
    if (slot === 'D') {
      this.add(this.date);
      return;
    }
    const isEffect = /[EefQ]/u.test(slot);
    const event = isEffect ? effect : /[Kk]/u.test(slot) ? instead! : cause;
    const said = this.#say(event, isEffect ? effectSign : causeSign, FORM_OF[slot]!);
    const start = this.#text.length;
    this.add(isStart ? said[0]!.toUpperCase() + said.slice(1) : said);
    this.#mentions.push({ event, start, end: this.#text.length });
  }

  #say(event: number, sign: Sign, form: Form): string {
    const told = this.world.events[event]!;
    const variant = this.#names[event]!;
    if (!isQuantity(told)) return form === 'past' ? told.clauses[variant]! : told.names[variant]!;
    const name = told.names[variant]!;
    if (form === 'bare') return name;
    if (form === 'phrase') return `${this.chance.of(sign > 0 ? RISEN : FALLEN)} ${name}`;
    if (form === 'past') return `${name} ${this.chance.of(sign > 0 ? ROSE : FELL)}`;
    const verb = this.chance.of(sign > 0 ? RISES : FALLS);
    return `${name} ${told.isPlural ? verb : third(verb)}`;
  }
}

/** Whether every slot of a template can be filled: the bare quantity and the present are for quantities, a threshold's for plural ones that rise. */
function canFill(world: World, template: string, { cause, causeSign, effect }: WorldLink): boolean {
  const from = world.events[cause]!;
  const to = world.events[effect]!;
  return [...template.matchAll(SLOT)].every(([, slot]) => {
    if (slot === 'P' || slot === 'p') return isQuantity(from) && from.isPlural && causeSign > 0;
    return !/[Qf]/u.test(slot!) || isQuantity(to);
  });
}

/** Writes a world; the same seed gives the same documents. */
export function writeWorld(world: World, family: Family, seed: number): WrittenDocument[] {
  const chance = new Chance(seed);
  // All of it happens on one day, so that no document contradicts another by its dates.
  const date = `${1 + chance.below(28)} ${chance.of(MONTHS)}`;
  const statements: Statement[][] = Array.from({ length: DOCUMENTS }, () => []);
  const places = (): number[] => chance.shuffled([...statements.keys()]);
  const tell = (at: number, templates: readonly string[], link: WorldLink, instead: number | null = null): boolean => {
    const fitting = templates.filter((template) => canFill(world, template, link));
    if (fitting.length === 0) return false;
    statements[at]!.push({ ...link, instead, template: chance.of(fitting) });
    return true;
  };
  const claim = (at: number, link: WorldLink): void => {
    if (isQuantity(world.events[link.cause]!) && chance.is(BY_THRESHOLD) && tell(at, family.thresholds, link)) return;
    const byVerb = link.effectSign > 0 ? family.raises : family.lowers;
    if (chance.is(BY_VERB) && tell(at, byVerb, link)) return;
    tell(at, chance.is(HEDGED) ? family.hedged : family.claims, link);
  };
  for (const link of world.links) {
    const [first, second] = places();
    claim(first!, link);
    if (chance.is(TOLD_TWICE)) claim(second!, link);
  }
  const plain = ({ cause, effect }: Pair): WorldLink => ({ cause, causeSign: 1, effect, effectSign: 1 });
  for (const pair of world.denied) tell(places()[0]!, family.denials, plain(pair));
  for (const pair of world.coincidences) tell(places()[0]!, family.coincidences, plain(pair));
  for (const { how, claim: link, instead } of world.disputes) {
    const [first, second] = places() as [number, number];
    if (how === 'opposed') {
      tell(first, family.raises, link);
      tell(second, family.lowers, { ...link, effectSign: -1 });
      continue;
    }
    tell(first, family.claims, link);
    tell(second, how === 'denied' ? family.denials : family.corrections, link, instead);
  }
  return statements.map((own, at) => {
    const writer = new Writer(world, chance, date);
    writer.add(`Note ${at + 1} on the ${world.field.name}\n\n`);
    for (const statement of chance.shuffled(own)) {
      writer.state(statement);
      writer.add(chance.is(ASIDE) ? ` ${chance.of(world.field.asides)}\n\n` : family.between);
    }
    return writer.done(`${family.name}-${seed}-${at}`, `Note ${at + 1}`);
  });
}
