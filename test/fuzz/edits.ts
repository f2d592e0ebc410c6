/** @file What damage does to bytes and to texts, as recipes of fast-check: the same recipe does the same to the same input, every time. */
import fc from 'fast-check';
import { withChangedValue } from './json-edits.ts';

/** One change. Every number is taken modulo whatever it counts, so that any recipe fits any input. */
export interface Edit {
  /** Which of the ways of changing it is. */
  way: number;
  at: number;
  size: number;
  value: number;
}

/** Most changes are small; a few are so large that what takes more than linear time or memory shows. */
const SIZE = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 32 }) },
  { weight: 5, arbitrary: fc.integer({ min: 33, max: 5_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5_001, max: 300_000 }) },
);

export const EDITS: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({ way: fc.nat(), at: fc.nat(), size: SIZE, value: fc.nat() }, { noNullPrototype: true }),
  { minLength: 1, maxLength: 5 },
);

/** No input gets longer, whatever is doubled. */
const MOST = 2_000_000;

/** What numbers in headers are set to, beside the input's own length and its neighbours. */
const EXTREMES = [0, 1, 2, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];
const WIDTHS = [1, 2, 4, 8] as const;

type BytesEdit = (bytes: Uint8Array, edit: Edit, other: Uint8Array) => Uint8Array;

function joined(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

function withNumber(bytes: Uint8Array, { at, size, value }: Edit): Uint8Array {
  const copy = bytes.slice();
  const width = WIDTHS[size % WIDTHS.length]!;
  if (copy.length < width) return copy;
  const numbers = [...EXTREMES, bytes.length, bytes.length + 1, bytes.length - 1];
  const number = BigInt(numbers[value % numbers.length]!);
  const isLittle = at % 3 > 0;
  for (let i = 0; i < width; i++) {
    copy[(at % (copy.length - width + 1)) + (isLittle ? i : width - 1 - i)] = Number((number >> BigInt(8 * i)) & 0xffn);
  }
  return copy;
}

const OF_BYTES: readonly BytesEdit[] = [
  function flip(bytes, { at, value }) {
    const copy = bytes.slice();
    if (copy.length > 0) copy[at % copy.length]! ^= 1 << (value % 8);
    return copy;
  },
  function overwrite(bytes, { at, size, value }) {
    return bytes.slice().fill(value, at % (bytes.length + 1), (at % (bytes.length + 1)) + (size % 64));
  },
  (bytes, edit) => withNumber(bytes, edit),
  (bytes, edit) => withNumber(bytes, edit),
  function cutOff(bytes, { at }) {
    return bytes.subarray(0, at % (bytes.length + 1));
  },
  function takeOut(bytes, { at, size }) {
    const from = at % (bytes.length + 1);
    return joined(bytes.subarray(0, from), bytes.subarray(from + size));
  },
  function double(bytes, { at, size, value }) {
    const from = at % (bytes.length + 1);
    const part = bytes.subarray(from, from + size);
    const times = part.length === 0 ? 0 : Math.min(1 + (value % 50), Math.ceil(MOST / 4 / part.length));
    return joined(bytes.subarray(0, from), ...Array.from({ length: times }, () => part), bytes.subarray(from));
  },
  function splice(bytes, { at, size, value }, other) {
    const [from, start] = [at % (bytes.length + 1), value % (other.length + 1)];
    return joined(bytes.subarray(0, from), other.subarray(start, start + size), bytes.subarray(from));
  },
];

/** What means something in one format or another, or is no character at all. */
const ODD = [
  ...['\0', '\ud800', '\udc00', '\ufeff', '\u202e', '\u2028', '\uffff', '\r', '\r\n\r\n', '\f', '\u001b', '\t'],
  ...[
    '<',
    '>',
    '</',
    '/>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?xml version="1.0"?>',
    '<!DOCTYPE a [<!ENTITY b "&b;">]>',
  ],
  ...['&', '&amp;', '&#0;', '&#xD800;', '&#x110000;', '&#99999999999;', '&b;', '&lt'],
  ...[
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    '"',
    "'",
    '`',
    '```',
    '~~~',
    '|',
    '\\',
    '$',
    '$$',
    '%',
    '=',
    ';',
    ',',
    ':',
    '--',
    '\n---\n',
  ],
  ...[
    '\\bin99999999 ',
    "\\'",
    '\\u-1 ',
    '\\uc999 ',
    '{\\*\\',
    '\\par ',
    '@article{',
    '@string{a = a}',
    '#',
    'TY  - ',
    'ER  - ',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'NaN',
    'Infinity',
    'null',
    'true',
    '=?utf-8?B?',
    '=?utf-8?q?=ff',
    '\n.\n',
  ],
  ...['\u0300'.repeat(40), '\u{1f469}\u200d', '\ufdfa', '\u1680', 'İ', 'ﬀ'],
];

const ODD_NUMBERS = [
  ...['-1', '0', '1', '00', '-0', '0.5', '1e308', '-1e308', '1e999', '1e-400', 'NaN', '0x7fffffff', ''],
  ...['2147483647', '2147483648', '4294967295', '4294967296', '9007199254740993', '99999999999999999999', '1048577'],
  ...['65535', '65536', '100000', '1000000', '16384'],
];

const DEPTHS = [2, 10, 100, 1_000, 5_000, 20_000, 60_000];
/** What opens something that has to be closed, or goes a level deeper. */
const OPENINGS =
  /<[A-Za-z][^<>]{0,200}>|[[{(]|\{\\[a-z]{1,40}|^[>#*-] |^\s{1,200}|"|"[^"]{1,40}"\s{0,9}:|[a-z_]{1,40}\s{0,9}=\s{0,9}\{/gm;

type TextEdit = (text: string, edit: Edit, other: string) => string;

/** The match at or behind a place, or the first; null where there is none. */
function matchAt(text: string, pattern: RegExp, at: number): RegExpExecArray | null {
  const find = new RegExp(pattern);
  find.lastIndex = at % (text.length + 1);
  const behind = find.exec(text);
  if (behind !== null) return behind;
  find.lastIndex = 0;
  return find.exec(text);
}

function replaced(text: string, match: RegExpExecArray | null, by: string): string {
  return match === null ? text : text.slice(0, match.index) + by + text.slice(match.index + match[0].length);
}

function repeatedTo(part: string, times: number): string {
  return part === '' ? '' : part.repeat(Math.max(1, Math.min(times, Math.ceil(MOST / 4 / part.length))));
}

const OF_TEXTS: readonly TextEdit[] = [
  (text, { at }) => text.slice(0, at % (text.length + 1)),
  (text, { at, size }) => text.slice(0, at % (text.length + 1)) + text.slice((at % (text.length + 1)) + size),
  function nest(text, { at, size, value }) {
    const match = matchAt(text, OPENINGS, at);
    if (match === null) return text;
    const deep = repeatedTo(match[0], DEPTHS[value % DEPTHS.length]!);
    return size % 2 === 0 ? replaced(text, match, deep) : text + deep;
  },
  function hugeAttribute(text, { at, size, value }) {
    const match = matchAt(text, /<[A-Za-z][\w:.-]*/g, at);
    const many = Array.from({ length: Math.min(size, 5_000) }, (_, i) => ` a${i}="${value % 10}"`).join('');
    return replaced(text, match, `${match?.[0]}${value % 2 === 0 ? ` a="${'A'.repeat(size)}"` : many}`);
  },
  function oddNumber(text, { at, value }) {
    return replaced(text, matchAt(text, /\d+/g, at), ODD_NUMBERS[value % ODD_NUMBERS.length]!);
  },
  function oddCharacters(text, { at, size, value }) {
    const from = at % (text.length + 1);
    return text.slice(0, from) + repeatedTo(ODD[value % ODD.length]!, size % 7 === 0 ? size : 1) + text.slice(from);
  },
  function longRun(text, { at, size }) {
    const from = at % (text.length + 1);
    return text.slice(0, from) + repeatedTo(text.slice(from, from + 1), size) + text.slice(from);
  },
  function double(text, { at, size, value }) {
    const from = at % (text.length + 1);
    return text.slice(0, from) + repeatedTo(text.slice(from, from + size), 1 + (value % 50)) + text.slice(from);
  },
  function splice(text, { at, size, value }, other) {
    const [from, start] = [at % (text.length + 1), value % (other.length + 1)];
    return text.slice(0, from) + other.slice(start, start + size) + text.slice(from);
  },
  function withoutSign(text, { at }) {
    return replaced(text, matchAt(text, /[^\p{L}\p{N}\s]/gu, at), '');
  },
  (text, { at, size, value }) => withChangedValue(text, { at, size, value }),
  (text, { at, size, value }) => withChangedValue(text, { at, size, value }),
];

function changed<Input, Way extends (input: Input, edit: Edit, other: Input) => Input>(
  input: Input,
  edits: readonly Edit[],
  ways: readonly Way[],
  other: Input,
): Input {
  return edits.reduce((so, edit) => ways[edit.way % ways.length]!(so, edit, other), input);
}

/** @param other what parts may come from */
export function damageBytes(bytes: Uint8Array, edits: readonly Edit[], other: Uint8Array): Uint8Array {
  return changed(bytes, edits, OF_BYTES, other).slice(0, MOST);
}

/** {@link damageBytes} for what is written in letters: UTF-8 where it is, else bytes as letters. */
export function damageText(bytes: Uint8Array, edits: readonly Edit[], other: Uint8Array): Uint8Array {
  let encoding: BufferEncoding = 'utf8';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    encoding = 'latin1';
  }
  const text = changed(Buffer.from(bytes).toString(encoding), edits, OF_TEXTS, Buffer.from(other).toString(encoding));
  return new Uint8Array(Buffer.from(text.slice(0, MOST), encoding));
}
