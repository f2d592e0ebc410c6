/** @file Names of exported files. */

/** A name may have this many characters before its ending. */
const LONGEST = 80;

/** A file name, fit for every system, from what a person called something; `ending` begins with a dot. */
export function fileNameOf(title: string, ending: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    // Windows takes no dots at the end, and hidden files begin with one.
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = [...plain].slice(0, LONGEST).join('').trim();
  // Names of devices on Windows.
  const safe = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? `${short}_` : short;
  return `${safe || 'notebook'}${ending}`;
}
