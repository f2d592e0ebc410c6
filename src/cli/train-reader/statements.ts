/**
 * @file What the reader learns causal statements from: the sentences of the dossiers that come with a graph, each with whether it tells or implies
 * a link of the story, claims another cause, or names one that is none, and where the two sides of a link stand.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { QuoteFinder } from '../../engine/evaluate/quotes.ts';
import { splitSentences } from '../../engine/text/sentences.ts';
import type { Range } from '../../engine/types.ts';
import { listFiles, readFiles } from '../notebook.ts';
import type { ClaimsOfDocument } from '../train-relevance/marked-claims.ts';

/** Statements of many forms that were written to learn from. Invented; CC0. */
const MARKED_STATEMENTS = path.join(import.meta.dirname, 'marked-statements.jsonl');

const Place = v.object({
  doc: v.string(),
  quote: v.string(),
  cause_text: v.optional(v.string()),
  effect_text: v.optional(v.string()),
});
const Graph = v.object({
  events: v.array(v.object({ id: v.string(), what: v.string(), names: v.array(v.string()) })),
  links: v.array(v.object({ ...Place.entries, cause: v.string(), effect: v.string(), how: v.string() })),
  others: v.optional(v.array(Place), []),
  not: v.optional(
    v.array(v.looseObject({ ...Place.entries, doc: v.optional(v.string()), quote: v.optional(v.string()) })),
    [],
  ),
});

const Pair = v.tuple([v.number(), v.number()]);
const Sentence = v.object({
  id: v.string(),
  text: v.string(),
  causal: v.boolean(),
  pairs: v.array(v.object({ cause: Pair, effect: Pair })),
});

/** `link` of the story, another `claim`, or what is told to be `none`. */
export type StatementKind = 'link' | 'claim' | 'none';

export interface StatementPlace {
  kind: StatementKind;
  /** `explicit`, `across sentences` or `implicit`; empty for what is no link. */
  how: string;
  /** Numbers of the first and the last sentence. */
  first: number;
  last: number;
  /** Where the sides are named, in characters of the document; null where nothing near names them. */
  cause: Range | null;
  effect: Range | null;
  /** The events of a link, by what they are called. */
  events: { cause: string; effect: string } | null;
}

/** A document of a dossier. */
export interface StatedDocument {
  set: string;
  name: string;
  text: string;
  sentences: Range[];
  statements: StatementPlace[];
}

/** Sentences of a paper with more characters between them do not follow one another. */
const MOST_BETWEEN = 200;
/** Characters before a place in which its sides are looked for. */
const BEFORE = 600;

/** Where a phrase stands that names a side: in the place itself, else nearest before it. */
function sideIn(text: string, place: Range, phrase: string | undefined): Range | null {
  if (phrase === undefined || phrase.trim() === '') return null;
  for (const from of [place.start, Math.max(0, place.start - BEFORE)]) {
    const found = new QuoteFinder(text.slice(from, place.end)).find(phrase);
    if (found) return { start: from + found.range.start, end: from + found.range.end };
  }
  return null;
}

/** Reads the documents of one dossier; what its graph names and is not there is told. */
export async function statedDocuments(folder: string, say: (line: string) => void): Promise<StatedDocument[]> {
  const graph = v.parse(Graph, JSON.parse(await readFile(path.join(folder, 'graph.json'), 'utf8')));
  const names = new Map(graph.events.map(({ id, what, names: others }) => [id, [what, ...others].join('; ')]));
  const read = await readFiles(await listFiles([path.join(folder, 'files')]), {
    onProblem: (_, problem) => say(problem.message),
  });
  const documents = new Map<string, StatedDocument & { finder: QuoteFinder }>();
  for (const { name, parsed } of read) {
    const { text } = parsed;
    documents.set(path.basename(name), {
      set: path.basename(folder),
      name: path.basename(name),
      text,
      sentences: splitSentences(text),
      statements: [],
      finder: new QuoteFinder(text),
    });
  }
  const add = (
    kind: StatementKind,
    how: string,
    place: v.InferOutput<typeof Place>,
    events: StatementPlace['events'],
  ) => {
    const document = documents.get(place.doc);
    const found = document?.finder.find(place.quote);
    if (!document || !found) return say(`${folder}: not found in ${place.doc}: ${place.quote}`);
    const { range } = found;
    const inside = document.sentences.flatMap(({ start, end }, i) =>
      Math.min(end, range.end) - Math.max(start, range.start) > 0 ? [i] : [],
    );
    if (inside.length === 0) return;
    document.statements.push({
      kind,
      how,
      first: inside[0]!,
      last: inside.at(-1)!,
      cause: sideIn(document.text, range, place.cause_text),
      effect: sideIn(document.text, range, place.effect_text),
      events,
    });
  };
  for (const link of graph.links) {
    add('link', link.how, link, { cause: names.get(link.cause) ?? '', effect: names.get(link.effect) ?? '' });
  }
  for (const other of graph.others) add('claim', '', other, null);
  for (const { doc, quote } of graph.not)
    if (doc !== undefined && quote !== undefined) add('none', '', { doc, quote }, null);
  return [...documents.values()].map(({ finder: _, ...document }) => document);
}

/** Single sentences of which it is known what causes they claim. */
async function statedSentences(file: string): Promise<StatedDocument[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const { id, text, causal, pairs } = v.parse(Sentence, JSON.parse(line));
    const range = ([start, end]: [number, number]): Range => ({ start, end });
    const known = pairs.map(({ cause, effect }) => ({ cause: range(cause), effect: range(effect) }));
    const sides = causal && known.length === 0 ? [{ cause: null, effect: null }] : known;
    return {
      set: path.basename(path.dirname(file)),
      name: id,
      text,
      sentences: [{ start: 0, end: text.length }],
      statements: sides.map((each) => ({ kind: 'claim', how: '', first: 0, last: 0, ...each, events: null })),
    };
  });
}

const Marked = v.object({ text: v.string(), kind: v.picklist(['claim', 'none']) });
const MARK = /<(\/?)([ce])>/g;

/**
 * A text of one to three sentences in which the words of a cause and of its effect are marked, `<c>…</c>` and `<e>…</e>`; one that claims no cause, though it
 * looks like it, has no marks.
 *
 * @param line of `marked-statements.jsonl`
 */
export function markedStatement(line: string, name: string): StatedDocument {
  const { text: marked, kind } = v.parse(Marked, JSON.parse(line));
  const sides: Record<string, { start: number; end: number }> = {};
  let [text, from] = ['', 0];
  for (const { 0: mark, 1: closing, 2: side, index } of marked.matchAll(MARK)) {
    text += marked.slice(from, index);
    from = index + mark.length;
    if (closing) sides[side!]!.end = text.length;
    else sides[side!] = { start: text.length, end: text.length };
  }
  text += marked.slice(from);
  const sentences = splitSentences(text);
  const place = { kind, how: '', first: 0, last: sentences.length - 1, events: null };
  return {
    set: 'marked-statements',
    name,
    text,
    sentences,
    statements: [{ ...place, cause: sides['c'] ?? null, effect: sides['e'] ?? null }],
  };
}

async function markedStatements(file: string): Promise<StatedDocument[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line, i) => markedStatement(line, `${i + 1}`));
}

/** Sentences of papers, of which it was judged whether they claim a cause: as many as follow one another are a document. */
export function claimedDocuments({ document, sentences, claims, not }: ClaimsOfDocument): StatedDocument[] {
  const blocks: Range[][] = [];
  for (const place of sentences) {
    const last = blocks.at(-1)?.at(-1);
    if (last && place.start >= last.end && place.start - last.end <= MOST_BETWEEN) blocks.at(-1)!.push(place);
    else blocks.push([place]);
  }
  let begun = 0;
  return blocks.map((block, at) => {
    const [from, to] = [block[0]!.start, block.at(-1)!.end];
    const numbers = (number: number): number => number - begun;
    const isHere = (number: number) => number >= begun && number < begun + block.length;
    const moved = (side: Range | null): Range | null =>
      side && side.start >= from && side.end <= to ? { start: side.start - from, end: side.end - from } : null;
    const place = (number: number) => ({ how: '', first: numbers(number), last: numbers(number), events: null });
    const stated: StatedDocument = {
      set: 'marked-claims',
      name: `${document.title} ${at + 1}`,
      text: document.text.slice(from, to),
      sentences: block.map(({ start, end }) => ({ start: start - from, end: end - from })),
      statements: [
        ...claims
          .filter(({ sentence }) => isHere(sentence))
          .map(({ sentence, cause, effect }): StatementPlace => ({
            kind: 'claim',
            ...place(sentence),
            cause: moved(cause),
            effect: moved(effect),
          })),
        ...not
          .filter(isHere)
          .map((number): StatementPlace => ({ kind: 'none', ...place(number), cause: null, effect: null })),
      ],
    };
    begun += block.length;
    return stated;
  });
}

/**
 * Writes the documents of all dossiers that have a graph, the marked statements and claims, and the sentences of the causal sets: a line each.
 *
 * @param file JSON Lines, see {@link StatedDocument}
 * @param shelves folders of dossiers
 * @param sets files of sentences
 */
export async function writeStatements(
  file: string,
  shelves: readonly string[],
  sets: readonly string[],
  claims: readonly ClaimsOfDocument[],
  say: (line: string) => void,
): Promise<void> {
  const documents: StatedDocument[] = [];
  for (const shelf of shelves) {
    for (const name of existsSync(shelf) ? (await readdir(shelf)).sort() : []) {
      const folder = path.join(shelf, name);
      if (existsSync(path.join(folder, 'graph.json'))) documents.push(...(await statedDocuments(folder, say)));
    }
  }
  documents.push(...(await markedStatements(MARKED_STATEMENTS)), ...claims.flatMap(claimedDocuments));
  for (const set of sets) documents.push(...(await statedSentences(set)));
  await writeFile(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(''));
}
