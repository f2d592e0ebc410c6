/** @file A model's tokens as xgrammar wants them, read from `tokenizer.json` (https://huggingface.co/docs/tokenizers). */
import { CausewayError } from '../../engine/errors.ts';
import type { ModelFiles } from '../../engine/ports.ts';

export interface Vocabulary {
  /** By id, as the file has them; empty for special tokens, which no text is made of. */
  tokens: readonly string[];
  /** How a token's name stands for bytes: GPT-2's stand-ins, `<0x0A>` for single bytes, or plainly. */
  kind: 'byte_level' | 'byte_fallback' | 'raw';
  /** Scores the model gives; may be more than there are tokens. */
  size: number;
  /** Tokens that end the output. */
  ends: readonly number[];
  /** The token of a quotation mark, which opens and closes strings of JSON; -1 when there is none. */
  quote: number;
  /** Tokens that close objects and arrays of JSON. */
  brackets: readonly number[];
  /** Tokens of characters that JSON has inside strings alone; where one may come, a string is open. */
  stringOnly: readonly number[];
}

interface TokenizerFile {
  model: { vocab: Record<string, number> | [string, number][]; byte_fallback?: boolean };
  added_tokens?: { id: number; content: string; special: boolean }[];
  pre_tokenizer?: unknown;
  decoder?: unknown;
}

function kindOf(file: TokenizerFile): Vocabulary['kind'] {
  const ways = JSON.stringify([file.decoder, file.pre_tokenizer]);
  if (ways.includes('"ByteLevel"')) return 'byte_level';
  return file.model.byte_fallback === true || ways.includes('"ByteFallback"') ? 'byte_fallback' : 'raw';
}

/** @throws CausewayError `model-damaged` */
export async function readVocabulary(files: ModelFiles, size: number, ends: readonly number[]): Promise<Vocabulary> {
  const bytes = await files.read('tokenizer.json');
  if (bytes === null) throw new CausewayError('model-damaged', 'The model’s file tokenizer.json is missing.');
  const file = JSON.parse(new TextDecoder().decode(bytes)) as TokenizerFile;
  const tokens = new Array<string>(size).fill('');
  const { vocab } = file.model;
  if (Array.isArray(vocab)) vocab.forEach(([token], id) => (tokens[id] = token));
  else for (const [token, id] of Object.entries(vocab)) tokens[id] = token;
  for (const { id, content, special } of file.added_tokens ?? []) tokens[id] = special ? '' : content;
  tokens.length = size;
  const idsOf = (names: readonly string[]) => names.map((name) => tokens.indexOf(name)).filter((id) => id >= 0);
  return {
    tokens,
    kind: kindOf(file),
    size,
    ends,
    quote: tokens.indexOf('"'),
    brackets: idsOf(['}', ']']),
    stringOnly: idsOf(['@', '#', '~']),
  };
}
