/**
 * @file What every text looks like after it was read, whichever format it came from: well-formed UTF-16, `\n` line ends,
 * no control characters, no letters that nobody sees. One place, so that offsets made by any
 * parser count the same characters that are stored.
 */
import { withoutUnseen } from '../../engine/text/unseen.ts';

/** `\u2028`/`\u2029`, next line, vertical tab and form feed are line ends too: RFC-like texts use form feeds for pages. */
const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const BLANKS = /[\u00a0\u2007\u202f]/g;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** One test over the whole text is cheaper than six replacements that find nothing. */
const NEEDS_CLEANING =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u00a0\u00ad\u180e\u2007\u200b\u2028-\u202f\u2060-\u206f\ufeff\ud800-\udfff]/;

/**
 * Makes any string fit to be stored and searched. The result may be shorter than the input; concatenating cleaned
 * strings gives a clean string.
 */
export function cleanText(text: string): string {
  if (!NEEDS_CLEANING.test(text)) return text;
  return withoutUnseen(text.replace(LINE_ENDS, '\n'))
    .replace(BLANKS, ' ')
    .replace(CONTROLS, ' ')
    .replace(LONE_SURROGATES, '\ufffd');
}

/** How many characters of a decoded file no text would hold: NULs and other controls, apart from line ends and tabs. */
export function countControls(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 ? code < 0x09 || (code > 0x0d && code !== 0x1b) : code > 0x7e && code < 0xa0 && code !== 0x85)
      count++;
  }
  return count;
}
