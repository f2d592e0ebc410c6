/**
 * @file Guesses the encoding of a text that names none and is not Unicode: the statistics of chardet tell the encodings of East Asia
 * and of Cyrillic apart. What it is not sure of is left to windows-1252, which most such files are.
 */
import { checkedText, decodeLegacy, decodeUnicode } from './decode.ts';

/** Encodings that are believed from this confidence on, in chardet's hundredths; those of Latin letters are too much alike. */
const BELIEVED_FROM: Readonly<Record<string, number>> = {
  Shift_JIS: 60,
  'EUC-JP': 60,
  GB18030: 60,
  Big5: 60,
  'EUC-KR': 60,
  'windows-1251': 50,
  'KOI8-R': 50,
};
/** More than this tells no more. */
const SAMPLE_BYTES = 1 << 16;

/**
 * The clean text of a text file, in whichever encoding.
 * @param declared the encoding it names for itself; empty when it names none
 * @throws CausewayError `file-not-text` when the content is binary data
 */
export async function decodeAnyText(bytes: Uint8Array, path: string, declared = ''): Promise<string> {
  return checkedText(decodeUnicode(bytes) ?? decodeLegacy(bytes, declared || (await guessEncoding(bytes))), path);
}

/** The label of an encoding for `TextDecoder`; empty when it can't be told. */
async function guessEncoding(bytes: Uint8Array): Promise<string> {
  const { analyse } = await import('chardet');
  const [best] = analyse(bytes.subarray(0, SAMPLE_BYTES));
  return best !== undefined && best.confidence >= (BELIEVED_FROM[best.name] ?? Infinity) ? best.name : '';
}
