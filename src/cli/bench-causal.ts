/**
 * @file `npm run bench:causal -- DIR… [--json FILE] [--errors CLASS]`: how well the built-in extractor finds causal statements. Each DIR
 * holds a `sentences.jsonl` with lines `{id, text, causal, pairs: [{cause, effect, signal}], nominals?}`; all ranges are in UTF-16
 * units. A third of the sentences, chosen by a hash of the id, is held out and reported apart.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isHeldOut } from './bench-causal/held-out.ts';
import { extract } from '../engine/extract/extract.ts';
import { splitSentences } from '../engine/text/sentences.ts';
import type { Range, RelationMention } from '../engine/types.ts';

/** Runs of which the fastest counts. */
const SPEED_RUNS = 5;

type Pair = [start: number, end: number];

interface Labelled {
  id: string;
  text: string;
  causal: boolean;
  pairs: { cause: Pair; effect: Pair; signal: Pair | null }[];
  nominals?: [Pair, Pair];
}

interface Judged {
  item: Labelled;
  relations: RelationMention[];
  /** What the extractor claims of the sentence, or of its pair of nominals. */
  claimed: boolean;
  reversed: boolean;
  /** Claimed pairs of which cause and effect each share half of the longer range with an annotated pair. */
  matchedPairs: number;
  /** The same with half of the annotated range, however long the claimed one is. */
  coveredPairs: number;
}

interface Row {
  set: string;
  part: 'dev' | 'held-out';
  sentences: number;
  precision: number;
  recall: number;
  matthews: number;
  reversed: number;
  pairs: number;
  pairPrecision: number;
  pairRecall: number;
  /** Pair precision among sentences that are annotated as causal, strict and by half of the annotated range. */
  pairPrecisionInCausal: number;
  pairCoverInCausal: number;
  /** The latter over all sentences. */
  pairCover: number;
}

function contains(range: Range, [start, end]: Pair): boolean {
  return range.start <= start && end <= range.end;
}

/** Whether two ranges share at least half of the longer one. */
function halfOverlap(range: Range, [start, end]: Pair): boolean {
  const shared = Math.min(range.end, end) - Math.max(range.start, start);
  return shared >= 0.5 * Math.max(range.end - range.start, end - start);
}

/** Whether a range holds at least half of an annotated one. */
function coversHalf(range: Range, [start, end]: Pair): boolean {
  return Math.min(range.end, end) - Math.max(range.start, start) >= 0.5 * (end - start);
}

function judge(item: Labelled): Judged {
  const { relations } = extract(item.text, splitSentences(item.text), 'en');
  const causal = relations.filter(({ kind }) => kind === 'causal');
  const countPairs = (test: (range: Range, pair: Pair) => boolean): number =>
    causal.filter(({ cause, effect }) =>
      item.pairs.some((pair) => test(cause, pair.cause) && test(effect, pair.effect)),
    ).length;
  const matchedPairs = countPairs(halfOverlap);
  const coveredPairs = countPairs(coversHalf);
  if (!item.nominals)
    return { item, relations, claimed: causal.length > 0, reversed: false, matchedPairs, coveredPairs };
  const [first, second] = item.nominals;
  const forward = causal.some(({ cause, effect }) => contains(cause, first) && contains(effect, second));
  const backward = causal.some(({ cause, effect }) => contains(cause, second) && contains(effect, first));
  const gold = item.pairs[0];
  const goldForward = gold !== undefined && gold.cause[0] === first[0];
  const reversed = gold !== undefined && (goldForward ? backward && !forward : forward && !backward);
  return { item, relations, claimed: forward || backward, reversed, matchedPairs, coveredPairs };
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function summarise(set: string, part: Row['part'], judged: readonly Judged[]): Row {
  const count = (test: (one: Judged) => boolean): number => judged.filter(test).length;
  const tp = count(({ item, claimed }) => item.causal && claimed);
  const fp = count(({ item, claimed }) => !item.causal && claimed);
  const fn = count(({ item, claimed }) => item.causal && !claimed);
  const tn = judged.length - tp - fp - fn;
  const pairs = judged.reduce(
    (sum, { relations }) => sum + relations.filter(({ kind }) => kind === 'causal').length,
    0,
  );
  const matched = judged.reduce((sum, { matchedPairs }) => sum + matchedPairs, 0);
  const covered = judged.reduce((sum, { coveredPairs }) => sum + coveredPairs, 0);
  const pairsInCausal = judged.reduce(
    (sum, { item, relations }) => sum + (item.causal ? relations.filter(({ kind }) => kind === 'causal').length : 0),
    0,
  );
  const gold = judged.reduce((sum, { item }) => sum + item.pairs.length, 0);
  return {
    set,
    part,
    sentences: judged.length,
    precision: ratio(tp, tp + fp),
    recall: ratio(tp, tp + fn),
    matthews: ratio(tp * tn - fp * fn, Math.sqrt((tp + fp) * (tp + fn) * (tn + fp) * (tn + fn))),
    reversed: ratio(
      count(({ reversed }) => reversed),
      tp,
    ),
    pairs,
    pairPrecision: ratio(matched, pairs),
    pairRecall: ratio(matched, gold),
    pairPrecisionInCausal: ratio(matched, pairsInCausal),
    pairCoverInCausal: ratio(covered, pairsInCausal),
    pairCover: ratio(covered, pairs),
  };
}

/** Precision by the words of the cue, over the development part: what the confidences in the lexicon rest on. */
function byCue(judged: readonly Judged[]): { cue: string; found: number; precision: number; pairPrecision: number }[] {
  const table = new Map<string, { found: number; right: number; pairs: number }>();
  for (const { item, relations } of judged) {
    for (const { kind, cue, cause, effect } of relations) {
      if (kind !== 'causal') continue;
      const between = item.nominals?.map(([start, end]) => ({ start, end }));
      const concerns =
        !between ||
        (contains(cause, item.nominals![0]) && contains(effect, item.nominals![1])) ||
        (contains(cause, item.nominals![1]) && contains(effect, item.nominals![0]));
      if (!concerns) continue;
      const words = item.text.slice(cue.start, cue.end).toLowerCase();
      const entry = table.get(words) ?? { found: 0, right: 0, pairs: 0 };
      entry.found++;
      if (item.causal) entry.right++;
      if (item.pairs.some((pair) => halfOverlap(cause, pair.cause) && halfOverlap(effect, pair.effect))) entry.pairs++;
      table.set(words, entry);
    }
  }
  return [...table]
    .map(([cue, { found, right, pairs }]) => ({
      cue,
      found,
      precision: ratio(right, found),
      pairPrecision: ratio(pairs, found),
    }))
    .sort((a, b) => b.found - a.found);
}

/** Characters a second of extraction, and how many plain tokenise passes it costs. */
function measureSpeed(texts: readonly string[]): { charactersPerSecond: number; tokenisePasses: number } {
  const text = texts.join('\n\n');
  const sentences = splitSentences(text);
  // The best of several runs, since other work on the machine only ever adds time.
  const time = (work: () => void): number => {
    let best = Infinity;
    for (let run = 0; run < SPEED_RUNS; run++) {
      const start = performance.now();
      work();
      best = Math.min(best, performance.now() - start);
    }
    return best;
  };
  const tokenise = time(() => text.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu));
  const extraction = time(() => extract(text, sentences, 'en'));
  return { charactersPerSecond: Math.round((text.length / extraction) * 1000), tokenisePasses: extraction / tokenise };
}

function show(judged: readonly Judged[], wanted: string): void {
  for (const { item, relations, claimed, reversed } of judged) {
    const outcome = reversed ? 'reversed' : claimed === item.causal ? 'right' : claimed ? 'fp' : 'fn';
    if (outcome !== wanted) continue;
    const cut = ({ start, end }: Range): string => item.text.slice(start, end);
    const nominals = item.nominals
      ? ` <${item.nominals.map(([start, end]) => item.text.slice(start, end)).join(' | ')}>`
      : '';
    console.log(`${item.id}${nominals} ${item.text}`);
    for (const { kind, cause, effect, cue } of relations) {
      console.log(`   ${kind} [${cut(cause)}] =${cut(cue)}=> [${cut(effect)}]`);
    }
  }
}

function main(args: readonly string[]): void {
  const option = (name: string): string | undefined => {
    const at = args.indexOf(name);
    return at < 0 ? undefined : args[at + 1];
  };
  const json = option('--json');
  const errors = option('--errors');
  const directories = args.filter(
    (arg, i) => !arg.startsWith('--') && !args[i - 1]?.startsWith('--json') && args[i - 1] !== '--errors',
  );
  if (directories.length === 0) {
    console.error('Usage: npm run bench:causal -- DIR [DIR…] [--json FILE] [--errors fp|fn|reversed]');
    process.exitCode = 2;
    return;
  }
  const rows: Row[] = [];
  const cues: Record<string, ReturnType<typeof byCue>> = {};
  const texts: string[] = [];
  for (const directory of directories) {
    const set = basename(directory);
    const items = readFileSync(join(directory, 'sentences.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Labelled);
    texts.push(...items.map(({ text }) => text));
    const judged = items.map(judge);
    const development = judged.filter(({ item }) => !isHeldOut(item.id));
    rows.push(summarise(set, 'dev', development));
    rows.push(
      summarise(
        set,
        'held-out',
        judged.filter(({ item }) => isHeldOut(item.id)),
      ),
    );
    cues[set] = byCue(development);
    if (errors) show(development, errors);
  }
  const speed = measureSpeed(texts);
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  console.table(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? round(value) : value]),
      ),
    ),
  );
  console.log(
    `extraction: ${speed.charactersPerSecond} characters/s, ${speed.tokenisePasses.toFixed(1)} times a plain tokenise pass`,
  );
  if (json) writeFileSync(json, JSON.stringify({ rows, speed, cues }, null, 2) + '\n');
}

main(process.argv.slice(2));
