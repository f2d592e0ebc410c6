/**
 * @file Of which phrases a module's title is made. The one that tells the subject most likely comes first; where much of the module speaks of other things, a
 * detail would stand for something wider, so what covers most of the rest comes beside it, as topics are labelled by several words, each chosen for what those
 * before leave out (Carbonell and Goldstein, "The use of MMR", 1998).
 */
import type { EntityTable } from '../notebook/index-types.ts';
import { row } from '../rows.ts';

/** Phrases of a title at the most … */
const MOST = 3;
/** … as long as they are not longer than this, together, in UTF-16 units. */
const LONGEST = 44;
/** A further phrase has to stand in this share of the module where none before it does, or, of a wide module, in this many times what the first stands in. */
const LEAST_MORE = { share: 0.06, ofFirst: 0.2 };
/** Where the phrases stand in this share of the module, no further one is needed. */
const ENOUGH = 0.6;
/** Between the phrases of a title. */
export const BETWEEN = ', ';
const NAME = 1;

/** A name of one word is mostly that of an author who is cited, or with digits the mark of such a work. */
function isSurname(name: string, kind: number): boolean {
  return !name.includes(' ') && (kind === NAME || /\d$/.test(name));
}

/** A phrase with how likely it tells the subject. */
export interface WeighedPhrase {
  entity: number;
  /** Log-odds. */
  fit: number;
}

/**
 * The entities whose names make the title, the first the one that tells the subject.
 *
 * @param weighed what the title may have, in any order
 * @param shares of the module in each of its sentences, see `SubjectFinder.sharesOf`
 */
export function choosePhrases(
  weighed: readonly WeighedPhrase[],
  shares: ReadonlyMap<number, number>,
  entities: Pick<EntityTable, 'names' | 'kinds' | 'terms' | 'sentences'>,
): number[] {
  const all = [...shares.values()].reduce((sum, share) => sum + share, 0);
  const covered = new Set<number>();
  const said = new Set<number>();
  const chosen: number[] = [];
  let length = 0;
  let told = 0;
  let least = LEAST_MORE.share;
  const moreOf = (entity: number): number =>
    row(entities.sentences, entity).reduce(
      (sum, sentence) => sum + (covered.has(sentence) ? 0 : (shares.get(sentence) ?? 0)),
      0,
    ) / all;
  while (chosen.length < MOST && told < ENOUGH) {
    let best = -1;
    let most = chosen.length === 0 ? -Infinity : 0;
    for (const { entity, fit } of weighed) {
      if (row(entities.terms, entity).some((term) => said.has(term))) continue;
      if (chosen.length === 0) {
        if (fit > most) [best, most] = [entity, fit];
        continue;
      }
      if (isSurname(entities.names[entity]!, entities.kinds[entity]!)) continue;
      const more = moreOf(entity);
      if (more < least || length + BETWEEN.length + entities.names[entity]!.length > LONGEST) continue;
      const worth = more / (1 + Math.exp(-fit));
      if (worth > most) [best, most] = [entity, worth];
    }
    if (best < 0) break;
    const added = moreOf(best);
    if (chosen.length === 0) least = Math.min(least, LEAST_MORE.ofFirst * added);
    told += added;
    length += (chosen.length > 0 ? BETWEEN.length : 0) + entities.names[best]!.length;
    chosen.push(best);
    for (const term of row(entities.terms, best)) said.add(term);
    for (const sentence of row(entities.sentences, best)) covered.add(sentence);
  }
  return chosen;
}
