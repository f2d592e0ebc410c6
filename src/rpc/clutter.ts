/** @file Files and folders that operating systems and programs make for themselves, which nobody means to add. */

const CLUTTER = /^(?:\.|~\$|__MACOSX$|Thumbs\.db$|desktop\.ini$)/i;

/** Whether a part of a path names such a file or folder. */
export function isClutter(path: string): boolean {
  return path.split('/').some((part) => CLUTTER.test(part));
}
