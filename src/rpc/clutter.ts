/** @file Files that nobody means to add: what operating systems and programs make for themselves, and what holds no text. */

const CLUTTER = /^(?:\.|~\$|__MACOSX$|Thumbs\.db$|desktop\.ini$)/i;

/** Pictures, sounds, films, fonts, programs with their parts and leftovers, by ending: folders and archives are full of them. */
const WITHOUT_TEXT = new RegExp(
  `\\.(?:${[
    'jpe?g|png|gif|webp|bmp|tiff?|heic|avif|svgz?|ico|psd',
    'mp3|m4a|wav|flac|ogg|opus|mp4|m4v|mov|avi|mkv|webm',
    'ttf|otf|woff2?',
    'exe|msi|dll|so|dylib|dmg|iso|bin|class|pyc|o|a|css|map',
    'db|sqlite3?|lock|tmp|part|crdownload',
  ].join('|')})$`,
  'i',
);

/** Whether a part of a path names such a file or folder. */
export function isClutter(path: string): boolean {
  return path.split('/').some((part) => CLUTTER.test(part));
}

/** Whether a file's name says that there is surely nothing to read in it. */
export function holdsNoText(path: string): boolean {
  return WITHOUT_TEXT.test(path);
}
