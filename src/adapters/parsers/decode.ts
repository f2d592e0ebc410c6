/**
 * @file Bytes to characters. A byte-order mark decides; else bytes that are valid UTF-8 are UTF-8 (other encodings hardly
 * ever are, by chance); else what the file declares of itself; else windows-1252, which decodes anything.
 */
import { cleanText, countControls } from './clean-text.ts';
import { notText } from './formats.ts';

/** Browsers look for a declared encoding in the first 1024 bytes (HTML standard, 13.2.3.2). */
const DECLARATION_WITHIN = 1024;
/** Up to this many control characters are taken for accidents in an otherwise good text, plus the share below. */
const STRAY_CONTROLS = 4;
const STRAY_CONTROL_SHARE = 0.02;
/** However short the file is, more than this share of control characters is not text. */
const MAX_CONTROL_SHARE = 0.1;

/**
 * What windows-1252 has at bytes 0x80 to 0x9f (Encoding standard, index windows-1252); a blank marks an unused byte. Node 20
 * decodes them as control characters, so they are mapped here to be the same everywhere.
 */
const WINDOWS_1252_HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const HIGH_CONTROLS = /[\u0080-\u009f]/g;

/**
 * The clean text of a text file (see `clean-text.ts`).
 * @param declared the encoding a file names for itself, such as `shift_jis`; ignored when the platform doesn't know it
 * @throws CausewayError `file-not-text` when the content is binary data
 */
export function decodeText(bytes: Uint8Array, path: string, declared = ''): string {
  return checkedText(decode(bytes, declared), path);
}

/**
 * Decoded characters as clean text.
 * @throws CausewayError `file-not-text` when the content is binary data
 */
export function checkedText(text: string, path: string): string {
  const controls = countControls(text);
  if (controls > text.length * MAX_CONTROL_SHARE || controls > STRAY_CONTROLS + text.length * STRAY_CONTROL_SHARE) {
    throw notText(path);
  }
  return cleanText(text);
}

/** The characters of markup that names its own encoding at its beginning, as XML does; they are not cleaned. */
export function decodeDeclared(bytes: Uint8Array): string {
  return decode(bytes, declaredEncoding(bytes));
}

/** The encoding that an HTML page or an XML file names at its beginning; empty where it names none. */
export function declaredEncoding(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_WITHIN));
  const declaration = /(?:<meta[^>]+charset|<\?xml[^>]+encoding)\s*=\s*["']?\s*([\w:.-]+)/i.exec(head);
  return declaration?.[1] ?? '';
}

function decode(bytes: Uint8Array, declared: string): string {
  return decodeUnicode(bytes) ?? decodeLegacy(bytes, declared);
}

/** Bytes in UTF-8, or in UTF-16 with its byte-order mark; null when they are something else. */
export function decodeUnicode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Bytes in an encoding from before Unicode, windows-1252 where the platform doesn't know it. UTF-8 has been tried by now, so a file
 * that declares it anyway is read as windows-1252.
 */
export function decodeLegacy(bytes: Uint8Array, declared: string): string {
  const decoder = decoderFor(/^utf-?8$/i.test(declared) ? '' : declared);
  const text = decoder.decode(bytes);
  return decoder.encoding === 'windows-1252' ? text.replace(HIGH_CONTROLS, windows1252Letter) : text;
}

function decoderFor(declared: string): TextDecoder {
  try {
    return new TextDecoder(declared || 'windows-1252');
  } catch {
    // A label that the platform doesn't know.
    return new TextDecoder('windows-1252');
  }
}

function windows1252Letter(control: string): string {
  const letter = WINDOWS_1252_HIGH[control.charCodeAt(0) - 0x80] ?? ' ';
  return letter === ' ' ? control : letter;
}
