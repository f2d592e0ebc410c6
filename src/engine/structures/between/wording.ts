/**
 * @file What a sentence says of two events that it names: that one brings the other about or lowers it, that this is not so or is taken back, or nothing of
 * the kind. A multinomial logistic regression (trained by `npm run train:between`) over the words around both and over what those mean.
 */
import type { Tag, Token } from '../../extract/tokens.ts';
import { bucketOf, unpackNumbers } from '../../retrieve/packed-numbers.ts';

/** What may be said of the event named first and the one named second. */
export const SAYINGS = ['nothing', 'raises', 'lowers', 'raised by', 'lowered by', 'denied'] as const;
export type Saying = (typeof SAYINGS)[number];

/** Features share so many buckets. */
export const BUCKETS = 8192;
/** Words further off from both events than this say little of them. */
const REACH = 8;
/** Between two events, more words than this are more than one statement. */
export const MOST_BETWEEN = 16;
/** So many words between two events are a feature as a whole. */
const WHOLE = 4;
/** Words that hold no meaning of their own that a vector would tell. */
const CONTENT: ReadonlySet<Tag> = new Set<Tag>(['NOUN', 'VB', 'VBD', 'VBG', 'ADJ', 'ADV']);

/** Half-open range of tokens. */
export interface Slot {
  from: number;
  to: number;
}

export interface Wording {
  /** Its words of grammar right beside both slots, in short; see {@link frameOf}. */
  frame: string;
  /** Features by their buckets. */
  buckets: Map<number, number>;
  /** Words of content between both events, and before and behind them. */
  between: string[];
  around: string[];
}

export interface SayingWeights {
  /** Of one saying behind those of another, by buckets; what they are multiplied by. */
  words: string;
  scale: number;
  /** Of what the words mean, likewise. */
  meanings: string;
  meaningScale: number;
  bias: readonly number[];
  /** Frames in which the event named first was seen to bring the other about, and in which it was seen to come of it. */
  ahead: readonly string[];
  back: readonly string[];
}

/** A vector of length 1, or null for a word without one. */
export type MeaningOf = (word: string) => ArrayLike<number> | null;

function nameOf({ tag, lemma }: Token): string {
  if (tag === 'NUM') return '#';
  return tag === 'NAME' ? '@' : lemma;
}

const negates = ({ tag, lower }: Token): boolean =>
  tag === 'NEG' || /^(?:no|never|nothing|nobody|neither|nor|none|without|cannot)$/.test(lower);

/** A word of grammar as it is, any other by its class. */
function classOf(token: Token | undefined): string {
  if (!token || token.tag === 'STOP' || token.tag === 'COMMA') return '';
  if (CONTENT.has(token.tag)) return token.tag.startsWith('VB') ? 'V' : token.tag;
  return token.tag === 'NUM' || token.tag === 'NAME' ? 'NOUN' : token.lemma;
}

/**
 * How two slots are built in, apart from what the words between mean: "from … to", "… V by". Whoever has never seen a frame can't say which way it leads,
 * however well it knows the verb: "behind the fire lay the fault", "the fault lay behind the fire".
 */
function frameOf(before: Token | undefined, between: readonly Token[], behind: Token | undefined): string {
  if (between.every((token) => classOf(token) === '')) return '';
  return [before, between[0], between.at(-1), behind].map(classOf).join(' ');
}

/** The words around two slots; `first` ends before `second` begins. */
export function wordingOf(tokens: readonly Token[], first: Slot, second: Slot): Wording {
  const parts = {
    before: tokens.slice(Math.max(0, first.from - REACH), first.from),
    between: tokens.slice(first.to, second.from),
    behind: tokens.slice(second.to, second.to + REACH),
  };
  const features: string[] = [];
  for (const [part, own] of Object.entries(parts)) {
    const names = own.map(nameOf);
    const inside = ['<', ...names, '>'];
    for (const name of names) features.push(`${part} ${name}`, `any ${name}`);
    if (own.some(negates)) features.push('any ~not', `${part} ~not`);
    for (let at = 0; at + 1 < inside.length; at++) features.push(`${part} ${inside[at]} ${inside[at + 1]}`);
    if (part === 'between' && names.length <= WHOLE) features.push(`whole ${names.join(' ')}`);
  }
  // "from … to …", "only … for …": what stands right before and behind both belongs together.
  const edges = [parts.before.at(-1), parts.between[0], parts.between.at(-1), parts.behind[0]].map((token) =>
    token ? nameOf(token) : '',
  );
  features.push(
    `frame ${edges[0]} _ ${edges[1]}`,
    `frame ${edges[2]} _ ${edges[3]}`,
    `frame ${edges[0]} _ ${edges[2]} _`,
  );
  const buckets = new Map<number, number>();
  for (const feature of new Set(features)) {
    const bucket = bucketOf(feature, BUCKETS);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
  }
  const content = (own: readonly Token[]): string[] =>
    own.filter(({ tag }) => CONTENT.has(tag)).map(({ lower }) => lower);
  return {
    frame: frameOf(parts.before.at(-1), parts.between, parts.behind[0]),
    buckets,
    between: content(parts.between),
    around: content([...parts.before, ...parts.behind]),
  };
}

/** Mean of the words' vectors; zeros without any. */
function meanOf(words: readonly string[], meaningOf: MeaningOf, dimensions: number): Float64Array {
  const mean = new Float64Array(dimensions);
  const vectors = words.map(meaningOf).filter((vector) => vector !== null);
  for (const vector of vectors) for (let i = 0; i < dimensions; i++) mean[i]! += vector[i]! / vectors.length;
  return mean;
}

/** What the words between two events mean on the mean; where none stand between, those around them. */
export function meaningsOf({ between, around }: Wording, meaningOf: MeaningOf, dimensions: number): Float64Array {
  return meanOf(between.length > 0 ? between : around, meaningOf, dimensions);
}

/** A trained classifier. */
export class SayingReader {
  readonly #words: Int8Array;
  readonly #meanings: Int8Array;
  readonly #dimensions: number;
  readonly #frames: { ahead: ReadonlySet<string>; back: ReadonlySet<string> };

  constructor(private readonly weights: SayingWeights) {
    this.#words = unpackNumbers(weights.words);
    this.#meanings = unpackNumbers(weights.meanings);
    this.#frames = { ahead: new Set(weights.ahead), back: new Set(weights.back) };
    this.#dimensions = this.#meanings.length / SAYINGS.length;
  }

  /** Whether the frame of a wording was ever seen to lead that way; where no word stands between the slots, there is none. */
  knows({ frame }: Wording, way: 'ahead' | 'back'): boolean {
    return frame !== '' && this.#frames[way].has(frame);
  }

  /** How likely each of {@link SAYINGS} is, 0 to 1. @param meaningOf words of other dimensions than the trained ones mean nothing */
  read(wording: Wording, meaningOf: MeaningOf): number[] {
    const { scale, meaningScale, bias } = this.weights;
    const meanings = meaningsOf(
      wording,
      (word) => {
        const vector = meaningOf(word);
        return vector?.length === this.#dimensions ? vector : null;
      },
      this.#dimensions,
    );
    const odds = SAYINGS.map((_, saying) => {
      let words = 0;
      for (const [bucket, count] of wording.buckets) words += count * this.#words[saying * BUCKETS + bucket]!;
      const at = saying * meanings.length;
      const meant = meanings.reduce((sum, value, i) => sum + value * this.#meanings[at + i]!, 0);
      return bias[saying]! + scale * words + meaningScale * meant;
    });
    const most = Math.max(...odds);
    const shares = odds.map((value) => Math.exp(value - most));
    const total = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => share / total);
  }
}
