/**
 * @file The descriptions in a question that stand for something it does not name: "the author of Brand", "the state where Dodge City
 * Regional Airport is", "Izgoy's performer". Each has to be found before the question can be answered (HiGraAgent, appendix P:
 * decomposition with linguistic features; here by grammar).
 */
import { GENERIC_NOUNS, KIND_NOUNS, TIME_NOUNS } from '../extract/lexicon/nouns.ts';
import { verbForm } from '../extract/lexicon/verbs.ts';
import { singular } from '../extract/keys.ts';
import { tagSentence } from '../extract/tagger.ts';
import { tokenize, type Tag, type Token } from '../extract/tokens.ts';
import { isNameable } from './nameable-nouns.ts';

/** A part of a question, in UTF-16 units of it. */
export interface Description {
  start: number;
  end: number;
  /** What kind of thing it describes: the noun it is built around, singular, in lower case. */
  head: string;
  /** Whether that noun says that there are several. */
  isPlural: boolean;
  /** The descriptions inside of it, in reading order. */
  parts: Description[];
}

export interface ParsedQuestion {
  /** The outermost descriptions, in reading order. */
  descriptions: Description[];
  hasVerb: boolean;
}

const AUXILIARY: ReadonlySet<Tag> = new Set<Tag>(['BE', 'HAVE', 'DO', 'MODAL']);
const VERBAL: ReadonlySet<Tag> = new Set<Tag>([...AUXILIARY, 'VB', 'VBD']);
const PHRASE: ReadonlySet<Tag> = new Set<Tag>(['DET', 'ADJ', 'NUM', 'NOUN', 'NAME', 'POS', 'ADV']);
const RELATIVE = /^(?:which|who|whom|whose|where|that|when)$/;
/** Prepositions that tell which one is meant, beside "of". */
const TELLING = /^(?:with|by|from|behind)$/;
/** Deepest nesting that is followed: a question says no more than that to a person either. */
const DEEPEST = 6;

/** What a phrase came to. */
interface Phrase {
  to: number;
  parts: Description[];
  /** Whether it holds a name or a number, which tells it from others of its kind. */
  isNamed: boolean;
}

interface Attribute extends Phrase {
  isClause: boolean;
}

class Parser {
  readonly #tokens: readonly Token[];
  /** Whether the verb stands before its subject: "When was … built". A participle after that is the question's own. */
  #isInverted = false;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  question(): ParsedQuestion {
    const tokens = this.#tokens;
    const descriptions: Description[] = [];
    let hasVerb = false;
    // Whether a verb is still to come ("did … become"): what could be one then is.
    let owed = false;
    let at = 0;
    while (at < tokens.length) {
      const { tag } = tokens[at]!;
      if (VERBAL.has(tag)) {
        hasVerb = true;
        this.#isInverted = tag === 'BE' && (at === 0 || /^(?:WH|SUB|NOUN)$/.test(tokens[at - 1]!.tag));
        owed = tag === 'DO' || tag === 'MODAL' || (tag === 'HAVE' && !this.#isVerbAt(at + 1));
        at++;
        continue;
      }
      if (owed && this.#maybeVerb(at) && !this.#verbFollows(at + 1)) {
        owed = false;
        at++;
        continue;
      }
      if (tag === 'SUB' && at > 0) owed = true;
      if (!this.#opensPhrase(at)) {
        at++;
        continue;
      }
      const phrase = this.#phrase(at, owed, 0, this.#isAsked(at));
      descriptions.push(...phrase.parts);
      at = Math.max(at + 1, phrase.to);
    }
    return { descriptions, hasVerb };
  }

  #at(at: number): Token | undefined {
    return this.#tokens[at];
  }

  #opensPhrase(at: number): boolean {
    const token = this.#at(at);
    if (!token || !PHRASE.has(token.tag)) return false;
    return token.tag !== 'ADV' && token.tag !== 'POS';
  }

  /** Whether what begins here is what the question asks for: "Who is the author of …", to its end. */
  #isAsked(at: number): boolean {
    const [before, asks] = [this.#at(at - 1), this.#at(at - 2)];
    if (this.#isWhat(at)) return true;
    return before?.tag === 'BE' && (asks === undefined || asks.tag === 'WH');
  }

  /** Whether it is the "county" of "what county". */
  #isWhat(at: number): boolean {
    return /^(?:what|which|whose)$/.test(this.#at(at - 1)?.lower ?? '');
  }

  #isVerbAt(at: number): boolean {
    const token = this.#at(at);
    return token !== undefined && (VERBAL.has(token.tag) || token.tag === 'VBG');
  }

  /** Whether a word that was taken for a noun may be a verb. */
  #maybeVerb(at: number): boolean {
    const token = this.#at(at);
    if (!token || token.tag === 'NAME') return false;
    if (token.tag === 'VB' || token.tag === 'VBD') return true;
    const before = this.#at(at - 1);
    if (before && /^(?:DET|ADJ|POS|PREP)$/.test(before.tag)) return false;
    return token.tag === 'NOUN' && verbForm(token.lower) !== undefined;
  }

  #maybeVerbFollows(from: number): boolean {
    return this.#tokens.slice(from).some((_, i) => this.#maybeVerb(from + i));
  }

  /** Whether a verb comes that none of the clauses between has a use for. */
  #verbFollows(from: number): boolean {
    let needed = 0;
    for (let at = from; at < this.#tokens.length; at++) {
      const { tag } = this.#at(at)!;
      if (tag === 'WH' || tag === 'SUB') needed++;
      if (!VERBAL.has(tag) || this.#at(at - 1)?.tag === 'TO') continue;
      if (needed === 0) return true;
      needed--;
      at = this.#verbGroup(at) - 1;
    }
    return false;
  }

  /** End of a name that goes on over small words: "Johnnycake, West Virginia", "Bank of England", "Alexander and the Terrible Day". */
  #nameEnd(from: number): number {
    let at = from;
    while (this.#isOfName(at)) at++;
    for (;;) {
      let next = at;
      while (next < at + 3 && this.#joinsNames(next)) next++;
      if (next === at || !this.#isOfName(next)) return at;
      at = next;
      while (this.#isOfName(at)) at++;
    }
  }

  #isOfName(at: number): boolean {
    const token = this.#at(at);
    if (!token || at === 0) return false;
    return token.tag === 'NAME' || token.tag === 'NUM' || (token.tag !== 'WH' && /^\p{Lu}/u.test(token.text));
  }

  #joinsNames(at: number): boolean {
    const token = this.#at(at);
    if (!token) return false;
    if (token.text === '.')
      return /^(?:mr|mrs|ms|dr|st|jr|sr|vs|prof|rev|gen|col|capt|lt|\p{L})$/u.test(this.#at(at - 1)?.lower ?? '');
    return token.tag === 'COMMA' || /^(?:of|the|and|for|de|la|von|van|der|du|del|und|et|&)$/.test(token.lower);
  }

  /**
   * A noun phrase with what tells which one is meant.
   *
   * @param owed whether a verb has to come after it
   * @param isAsked whether it is what the question asks for, which only its parts help to find
   */
  #phrase(from: number, owed: boolean, depth: number, isAsked = false): Phrase {
    const tokens = this.#tokens;
    let parts: Description[] = [];
    let isNamed = false;
    let at = from;
    let head = -1;
    const start = from;
    let hasOwner = false;
    if (depth > DEEPEST) return { to: from + 1, parts, isNamed };
    for (;;) {
      const token = this.#at(at);
      if (!token) break;
      const isOpen = head < 0;
      if (token.tag === 'POS') {
        // What stood before owns what follows: "Big Eye's main director".
        if (!isOpen && this.#isDescribed(start, head, hasOwner)) parts = [this.#cut(start, at, head, parts)];
        hasOwner = isNamed || parts.length > 0;
        head = -1;
        at++;
        continue;
      }
      if (token.tag === 'DET' && at > from) break;
      if (this.#isOfName(at) && (token.tag === 'NAME' || at > from)) {
        if (!isOpen && tokens[head]!.tag === 'NOUN' && this.#contactClause(at, owed, depth)) break;
        const to = Math.max(at + 1, this.#nameEnd(at));
        isNamed = true;
        // "the Hyman B. Samuels birthplace": a name before a noun that needs one.
        const noun = this.#at(to);
        if (at > from && noun?.tag === 'NOUN' && isNameable(singular(noun.lower)) && !owed) hasOwner = true;
        head = to - 1;
        at = to;
        continue;
      }
      if (owed && !isOpen && this.#maybeVerb(at) && !this.#verbFollows(at + 1)) break;
      if (token.tag === 'NOUN') head = at;
      else if (!/^(?:DET|ADJ|NUM|ADV)$/.test(token.tag)) break;
      at++;
    }
    if (head < 0) return { to: Math.max(at, from + 1), parts, isNamed };
    const isCommon = tokens[head]!.tag === 'NOUN';
    let isRelative = false;
    for (;;) {
      const attribute: Attribute | null = isCommon || isNamed ? this.#attribute(at, head, owed, depth, isCommon) : null;
      if (!attribute) break;
      if (attribute.isClause) isRelative = true;
      parts.push(...attribute.parts);
      isNamed ||= attribute.isNamed || attribute.parts.length > 0;
      hasOwner ||= attribute.isNamed || attribute.parts.length > 0;
      at = attribute.to;
    }
    const toEnd = at >= tokens.length || tokens.slice(at).every(({ tag }) => tag === 'STOP');
    const isDescribed =
      isCommon && (isRelative ? this.#mayStand(start, head) : this.#isDescribed(start, head, hasOwner));
    if (!isDescribed || (isAsked && (toEnd || this.#isWhat(from)))) return { to: at, parts, isNamed };
    return { to: at, parts: [this.#cut(start, at, head, parts)], isNamed };
  }

  /** Whether a phrase can stand for one thing: not for any of many, nor for a time, a number or another empty word. */
  #mayStand(start: number, head: number): boolean {
    const noun = singular(this.#tokens[head]!.lower);
    const isEmpty = (GENERIC_NOUNS.has(noun) || TIME_NOUNS.has(noun)) && !isNameable(noun);
    const opening = this.#tokens[start]!.lower;
    const isAny = /^(?:a|an|any|some|another|other|each|every|no|this|that|these|those)$/.test(opening);
    return !isEmpty && !isAny;
  }

  /** Whether a phrase without a clause is a description: of something that has a name, told by another. */
  #isDescribed(start: number, head: number, hasOwner: boolean): boolean {
    const { tag, lower } = this.#tokens[head]!;
    return tag === 'NOUN' && hasOwner && isNameable(singular(lower)) && this.#mayStand(start, head);
  }

  #cut(from: number, to: number, head: number, parts: Description[]): Description {
    const tokens = this.#tokens;
    let last = to;
    while (last > from + 1 && /^(?:COMMA|STOP)$/.test(tokens[last - 1]!.tag)) last--;
    const noun = singular(tokens[head]!.lower);
    return {
      start: tokens[from]!.start,
      end: tokens[last - 1]!.end,
      head: noun,
      // Headquarters are one place.
      isPlural: noun !== tokens[head]!.lower && !isNameable(tokens[head]!.lower),
      parts,
    };
  }

  /** What tells which one is meant, if it begins at `at`. */
  #attribute(at: number, head: number, owed: boolean, depth: number, isCommon: boolean): Attribute | null {
    const token = this.#at(at);
    if (!token) return null;
    const next = this.#at(at + 1);
    if (token.lower === 'of' && this.#opensPhrase(at + 1)) {
      // "the place of birth": one noun alone only says what kind of place.
      const after = this.#at(at + 2);
      if (isCommon && next!.tag === 'NOUN' && after?.tag !== 'NOUN') {
        return { to: at + 2, parts: [], isNamed: false, isClause: false };
      }
      const phrase = this.#phrase(at + 1, owed, depth + 1);
      // "the village of Clonbrook" is named already.
      const isNamedAlready =
        KIND_NOUNS.has(this.#tokens[head]!.lower) && this.#isOfName(at + 1) && phrase.parts.length === 0;
      return { ...phrase, isNamed: phrase.isNamed && !isNamedAlready, isClause: false };
    }
    if (!isCommon) return null;
    if (
      token.tag === 'COMMA' &&
      next &&
      ((next.tag === 'WH' && this.#at(at + 2)?.tag !== 'DO') || (next.tag === 'PREP' && this.#at(at + 2)?.tag === 'WH'))
    ) {
      return this.#attribute(at + 1, head, owed, depth, isCommon);
    }
    if (token.tag === 'PREP' && next && RELATIVE.test(next.lower) && next.tag !== 'DET') {
      return { ...this.#clause(at + 2, owed, depth, true), isClause: true };
    }
    if (
      RELATIVE.test(token.lower) &&
      (token.tag === 'WH' || token.tag === 'PRON' || this.#isVerbAt(at + 1) || token.lower === 'when')
    ) {
      return { ...this.#clause(at + 1, owed, depth, token.lower === 'where'), isClause: true };
    }
    if (token.tag === 'VBG' || (token.tag === 'VBD' && this.#isParticiple(at, owed, depth))) {
      return { ...this.#complements(at + 1, owed, depth), isClause: true };
    }
    if (token.tag === 'PREP' && TELLING.test(token.lower) && this.#opensPhrase(at + 1)) {
      const phrase = this.#phrase(at + 1, owed, depth + 1);
      return { ...phrase, isClause: token.lower === 'with' || phrase.isNamed || phrase.parts.length > 0 };
    }
    return this.#contactClause(at, owed, depth);
  }

  /** "the book named after": a past form that is not the verb of the sentence around it. */
  #isParticiple(at: number, owed: boolean, depth: number): boolean {
    if (this.#isInverted && (this.#at(at + 1)?.tag ?? 'STOP') === 'STOP') return false;
    if (owed || (this.#isInverted && depth === 0)) return this.#verbFollows(at + 1);
    return this.#tokens.some(({ tag }, other) => other !== at && VERBAL.has(tag));
  }

  /** "the company Novair is part of", "the country it is from": a clause without a relative word. */
  #contactClause(at: number, owed: boolean, depth: number): Attribute | null {
    const token = this.#at(at)!;
    const opens = token.tag === 'NAME' || token.tag === 'PRON' || /^(?:the|a|an)$/.test(token.lower);
    if (!opens) return null;
    const subject =
      token.tag === 'PRON' ? { to: at + 1, parts: [], isNamed: false } : this.#phrase(at, true, depth + 1);
    const verb = this.#at(subject.to);
    if (!verb || !VERBAL.has(verb.tag)) return null;
    const group = this.#verbGroup(subject.to);
    // The verb may be that of the sentence around: "When was the city Paris founded?"
    const isOwn =
      (owed && !this.#maybeVerbFollows(group)) || (this.#isInverted && depth === 0 && !AUXILIARY.has(verb.tag));
    if (isOwn && !this.#verbFollows(group)) return null;
    const rest = this.#complements(group, owed, depth);
    return {
      to: rest.to,
      parts: [...subject.parts, ...rest.parts],
      isNamed: subject.isNamed || rest.isNamed,
      isClause: true,
    };
  }

  /**
   * A relative clause behind its relative word.
   *
   * @param isPlaced whether the relative word says where: another place then belongs to the sentence around
   */
  #clause(from: number, owed: boolean, depth: number, isPlaced = false): Phrase {
    let at = from;
    const parts: Description[] = [];
    let isNamed = false;
    while (this.#at(at)?.tag === 'ADV') at++;
    if (!this.#isVerbAt(at)) {
      const subject = this.#opensPhrase(at)
        ? this.#phrase(at, true, depth + 1)
        : { to: at + 1, parts: [], isNamed: false };
      parts.push(...subject.parts);
      isNamed = subject.isNamed;
      at = subject.to;
    }
    const rest = this.#complements(this.#verbGroup(at), owed, depth, isPlaced);
    return { to: rest.to, parts: [...parts, ...rest.parts], isNamed: isNamed || rest.isNamed };
  }

  /** End of the verbs from `at`: "was born", "will be held", "is considered to be located". */
  #verbGroup(from: number): number {
    let at = from;
    let last: Tag | null = null;
    for (;;) {
      const token = this.#at(at);
      if (!token) return at;
      const { tag } = token;
      if (tag === 'ADV' || tag === 'NEG') {
        at++;
        continue;
      }
      const follows =
        last === null
          ? VERBAL.has(tag) || tag === 'VBG' || this.#maybeVerb(at)
          : last === 'BE'
            ? tag === 'VBD' || tag === 'VBG' || token.lower === 'been' || token.lower === 'being'
            : last === 'HAVE'
              ? tag === 'VBD' || token.lower === 'been'
              : last === 'DO' || last === 'MODAL'
                ? tag === 'VB' || tag === 'BE' || tag === 'HAVE' || this.#maybeVerb(at)
                : tag === 'TO' && this.#isVerbAt(at + 1);
      if (!follows) return at;
      if (tag === 'TO') at++;
      last = this.#at(at)!.tag;
      at++;
    }
  }

  /** What follows a clause's verb, up to what belongs to the sentence around it. */
  #complements(from: number, owed: boolean, depth: number, isPlaced = false): Phrase {
    let at = from;
    const parts: Description[] = [];
    let isNamed = false;
    for (;;) {
      const token = this.#at(at);
      if (!token || token.tag === 'STOP' || token.tag === 'COMMA') break;
      if (VERBAL.has(token.tag)) break;
      if (owed && this.#maybeVerb(at) && !this.#verbFollows(at + 1)) break;
      if (token.tag === 'PREP' && at > from && this.#at(at - 1)?.tag === 'PREP') break;
      const isTime = this.#at(at + 1)?.tag === 'NUM' || TIME_NOUNS.has(this.#at(at + 1)?.lower ?? '');
      if (isPlaced && (token.lower === 'during' || (token.lower === 'in' && this.#opensPhrase(at + 1) && !isTime)))
        break;
      if (token.tag === 'SUB' && this.#at(at + 1)) {
        const clause = this.#clause(at + 1, owed, depth + 1);
        parts.push(...clause.parts);
        isNamed ||= clause.isNamed;
        at = Math.max(at + 1, clause.to);
        continue;
      }
      if (token.tag === 'TO' && this.#isVerbAt(at + 1)) {
        at += 2;
        continue;
      }
      if (token.tag === 'CONJ' && this.#isVerbAt(at + 1) && !owed) {
        at = this.#verbGroup(at + 1);
        continue;
      }
      if (this.#opensPhrase(at)) {
        const phrase = this.#phrase(at, owed, depth + 1);
        parts.push(...phrase.parts);
        isNamed ||= phrase.isNamed;
        at = Math.max(at + 1, phrase.to);
        continue;
      }
      at++;
    }
    return { to: at, parts, isNamed };
  }
}

/** Finds the descriptions in an English question. */
export function parseQuestion(question: string): ParsedQuestion {
  const tokens = tokenize(question, { start: 0, end: question.length });
  tagSentence(tokens);
  // The tagger takes it for a noun where no verb of being stands right before it.
  for (const [at, token] of tokens.entries()) {
    if (token.lower === 'born') token.tag = 'VBD';
    // By its ending "continent" could be an adjective; where nothing follows that it could tell of, it is none.
    const isAlone = !/^(?:ADJ|NOUN|NAME|NUM)$/.test(tokens[at + 1]?.tag ?? 'STOP');
    if (token.tag === 'ADJ' && isAlone && isNameable(token.lower)) token.tag = 'NOUN';
  }
  return new Parser(tokens).question();
}
