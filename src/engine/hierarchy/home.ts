/**
 * @file Where a module is at home: the document that most of it is from. A phrase such as "stories" tells its subject to whoever knows of what document
 * it is, so the title of a module names that, too.
 */

import { BETWEEN } from './phrases.ts';

/** A module is at home in a document that has this share of it … */
const LEAST_SHARE = 1 / 3;
/** … and so many times the next one's. */
const AHEAD = 1.5;
/** Characters of a document's title that stand in a module's. */
const LONGEST = 48;
/** What stands before a colon names the rest, unless it is shorter. */
const LEAST_NAME = 4;

/** The document that a module is at home in, or −1; how many sentences of it are the module's; and what share of the module they are. */
export interface Home {
  document: number;
  mass: number;
  share: number;
}

const NO_HOME: Home = { document: -1, mass: 0, share: 0 };

/**
 * The document that a module is at home in; none where it is of several.
 *
 * @param shares of the module in each of its sentences
 */
export function homeOf(shares: ReadonlyMap<number, number>, document: Uint32Array): Home {
  const byDocument = new Map<number, number>();
  let all = 0;
  for (const [sentence, share] of shares) {
    byDocument.set(document[sentence]!, (byDocument.get(document[sentence]!) ?? 0) + share);
    all += share;
  }
  const [first, second] = [...byDocument].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  if (first === undefined || first[1] < LEAST_SHARE * all || first[1] < AHEAD * (second?.[1] ?? 0)) return NO_HOME;
  return { document: first[0], mass: first[1], share: first[1] / all };
}

/** A document's title as it stands in others: its name before a colon, cut at a word. */
export function shortTitle(title: string): string {
  const [name = ''] = title.split(/:\s|\s[–—]\s/u, 1);
  const short = name.length >= LEAST_NAME ? name : title;
  if (short.length <= LONGEST) return short;
  return `${short.slice(0, short.lastIndexOf(' ', LONGEST) + 1 || LONGEST).trimEnd()}…`;
}

function lowerWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Between the phrase of a title and the document. */
const BESIDE = ' · ';

/** Whether a phrase is one of those that gave a module its title. */
export function isTitledBy(title: string, phrase: string): boolean {
  const [phrases = ''] = title.split(BESIDE, 1);
  return phrases.split(BETWEEN).includes(phrase);
}

/**
 * Titles of modules: the phrases that tell the subject, and of what document it is; the document's title alone for the first module that is about what the
 * document is about.
 */
export class HomeTitles {
  readonly #titles: readonly string[];
  readonly #alone = new Set<string>();

  /** @param titles of the notebook's documents, empty where one has none; of a single document all modules are */
  constructor(titles: readonly string[]) {
    this.#titles = titles.length > 1 ? titles : [];
  }

  /**
   * @param phrases the first tells the subject
   * @param home see {@link homeOf}
   * @param isMain whether the module is what its document is about
   */
  titleOf(phrases: readonly string[], home: number, isMain = false): string {
    const name = shortTitle((this.#titles[home] ?? '').trim());
    const joined = phrases.join(BETWEEN);
    if (name === '' || joined === '') return joined;
    const there = new Set(lowerWords(name));
    const isInName = lowerWords(phrases[0]!).every((word) => there.has(word));
    if ((!isMain && !isInName) || this.#alone.has(name)) return `${joined}${BESIDE}${name}`;
    this.#alone.add(name);
    return name;
  }
}

/** A document that a module has this share of its sentences from, or that has this share of its own in the module, is one that the module is of. */
const LEAST_OF_MODULE = 0.2;
const LEAST_OF_DOCUMENT = 0.2;
/** A document of no more sentences says nothing in passing. */
const SHORT = 20;

/**
 * The documents that a module is of: elsewhere its words stand in passing.
 *
 * @param shares of the module in each of its sentences
 * @param mass sentences of each document that mention anything
 */
export function documentsOf(
  shares: ReadonlyMap<number, number>,
  document: Uint32Array,
  mass: ReadonlyMap<number, number>,
): number[] {
  const byDocument = new Map<number, number>();
  let all = 0;
  for (const [sentence, share] of shares) {
    byDocument.set(document[sentence]!, (byDocument.get(document[sentence]!) ?? 0) + share);
    all += share;
  }
  return [...byDocument]
    .filter(([own, share]) => {
      const sentences = mass.get(own)!;
      return share >= LEAST_OF_MODULE * all || share >= LEAST_OF_DOCUMENT * sentences || sentences <= SHORT;
    })
    .map(([own]) => own)
    .sort((a, b) => a - b);
}
