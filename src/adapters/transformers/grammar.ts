/**
 * @file Holds generation to a JSON schema: which tokens may come next, from xgrammar (https://github.com/mlc-ai/xgrammar), and how to
 * come to an end in time.
 */
import { CausewayError } from '../../engine/errors.ts';
import type { JsonSchema } from '../../engine/ports.ts';
import { isAllowed, type TokenMask } from './sampler.ts';
import type { Vocabulary } from './vocabulary.ts';

/** xgrammar, as it is bundled or as Node loads it. */
export type GrammarLibrary = Pick<
  typeof import('@mlc-ai/web-xgrammar'),
  'TokenizerInfo' | 'GrammarCompiler' | 'GrammarMatcher'
>;

type Compiler = Awaited<ReturnType<GrammarLibrary['GrammarCompiler']['createGrammarCompiler']>>;
type Compiled = Awaited<ReturnType<Compiler['compileJSONSchema']>>;
type Matcher = Awaited<ReturnType<GrammarLibrary['GrammarMatcher']['createGrammarMatcher']>>;

/** Compiled schemas that are kept; a task has one. */
const KEPT = 16;

/** Compiles schemas for one model's tokens. */
export class Grammars {
  readonly #library: GrammarLibrary;
  readonly #vocabulary: Vocabulary;
  readonly #compiler: Compiler;
  readonly #compiled = new Map<string, Compiled>();

  private constructor(library: GrammarLibrary, vocabulary: Vocabulary, compiler: Compiler) {
    this.#library = library;
    this.#vocabulary = vocabulary;
    this.#compiler = compiler;
  }

  static async create(library: GrammarLibrary, vocabulary: Vocabulary): Promise<Grammars> {
    const { tokens, kind, size, ends } = vocabulary;
    const info = await library.TokenizerInfo.createTokenizerInfo([...tokens], kind, false, size, [...ends]);
    const compiler = await library.GrammarCompiler.createGrammarCompiler(info);
    info.dispose();
    return new Grammars(library, vocabulary, compiler);
  }

  /** @throws CausewayError `usage` when the schema has something that xgrammar doesn't know */
  async constrain(schema: JsonSchema): Promise<Constraint> {
    const key = JSON.stringify(schema);
    let compiled = this.#compiled.get(key);
    if (compiled === undefined) {
      try {
        // No free white space: a model could write it for ever.
        compiled = await this.#compiler.compileJSONSchema(key, false, -1, undefined, true);
      } catch (thrown) {
        throw new CausewayError('usage', `This JSON schema can't be enforced: ${String(thrown)}`);
      }
      this.#compiled.set(key, compiled);
      if (this.#compiled.size > KEPT) {
        const [oldest, old] = [...this.#compiled][0]!;
        this.#compiled.delete(oldest);
        old.dispose();
      }
    }
    const matcher = await this.#library.GrammarMatcher.createGrammarMatcher(compiled, [...this.#vocabulary.ends]);
    return new Constraint(matcher, this.#vocabulary);
  }

  dispose(): void {
    for (const compiled of this.#compiled.values()) compiled.dispose();
    this.#compiled.clear();
    this.#compiler.dispose();
  }
}

/** Where one output stands in its grammar. */
export class Constraint {
  readonly #matcher: Matcher;
  readonly #vocabulary: Vocabulary;
  /** Tokens that lead to the end, once that had to be found out. */
  #wayOut: number[] | null = null;
  #firstWayOut: number | null = null;

  constructor(matcher: Matcher, vocabulary: Vocabulary) {
    this.#matcher = matcher;
    this.#vocabulary = vocabulary;
  }

  /** Whether the output is complete as it is. */
  async canEnd(): Promise<boolean> {
    if (this.#matcher.isTerminated()) return true;
    const mask = await this.#matcher.getNextTokenBitmask();
    return this.#vocabulary.ends.some((end) => isAllowed(mask, end));
  }

  /** Tokens that may come next; an end token is among them when the output may end here. */
  mask(): Promise<TokenMask> {
    return this.#matcher.getNextTokenBitmask();
  }

  /**
   * Takes a proposed token if the output can still be completed in time after it, and otherwise the next one on the way out.
   *
   * @param proposed a token that the mask allows
   * @param left how many tokens may still come, this one included
   * @returns the token that was taken
   */
  async take(proposed: number, left: number): Promise<number> {
    this.#firstWayOut ??= (await this.#findWayOut(left))?.length ?? left;
    // Far from the limit there is always time: what may open in between costs no more than a few times the whole.
    if (left > 4 * this.#firstWayOut + 64) {
      this.#accept(proposed);
      return proposed;
    }
    this.#wayOut ??= await this.#findWayOut(left);
    const wayOut = this.#wayOut;
    this.#accept(proposed);
    if (this.#matcher.isTerminated()) return proposed;
    const wayAfter = proposed === wayOut?.[0] ? wayOut.slice(1) : await this.#findWayOut(left - 1);
    if (wayAfter !== null || wayOut === null) {
      this.#wayOut = wayAfter;
      return proposed;
    }
    this.#matcher.rollBack(1);
    const [token, ...rest] = wayOut as [number, ...number[]];
    this.#accept(token);
    this.#wayOut = rest;
    return token;
  }

  dispose(): void {
    this.#matcher.dispose();
  }

  #accept(token: number): void {
    if (!this.#matcher.acceptToken(token)) throw new Error(`The grammar refused the token ${token} it had allowed.`);
  }

  /**
   * Tokens that complete the output from here, found by always closing what is open; null when `most` are not enough. The end token
   * is not counted, since the output is complete without it.
   */
  async #findWayOut(most: number): Promise<number[] | null> {
    const way: number[] = [];
    let steps = 0;
    try {
      for (;;) {
        if (await this.canEnd()) return way;
        if (way.length === most) return null;
        const token = this.#closing(await this.#matcher.getNextTokenBitmask());
        if (token < 0 || !this.#matcher.acceptToken(token)) return null;
        steps++;
        way.push(token);
      }
    } finally {
      this.#matcher.rollBack(steps);
    }
  }

  #closing(mask: TokenMask): number {
    const { quote, brackets, stringOnly } = this.#vocabulary;
    const isInString = stringOnly.some((token) => isAllowed(mask, token));
    // Inside a string a bracket is a character like any other; outside, a quotation mark opens what could stay out.
    const order = isInString ? [quote] : [...brackets, quote];
    const closer = order.find((token) => token >= 0 && isAllowed(mask, token));
    return closer ?? firstAllowed(mask);
  }
}

function firstAllowed(mask: TokenMask): number {
  for (let word = 0; word < mask.length; word++) {
    if (mask[word] !== 0) return 32 * word + (31 - Math.clz32(mask[word]! & -mask[word]!));
  }
  return -1;
}
