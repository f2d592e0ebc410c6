/** @file Names of files, taken from the path a file was dropped with. */
import { withoutUnseen } from '../../engine/text/unseen.ts';

/** Marks of direction, which words need and names of files do not: beside a dot they show one ending and have another. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

/** A path as it may be shown, listed and written anywhere: on one line, without letters that nobody sees or a terminal obeys. */
export function cleanPath(path: string): string {
  const clean = withoutUnseen(path.replace(/\p{Cc}+/gu, ' '))
    .replace(DIRECTION_MARKS, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
  return clean === '' ? 'file' : clean;
}

/** The last part of a path with `/` or `\` between the parts. */
export function fileName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** The extension in lower case without its dot, or empty. A leading dot (`.gitignore`) begins a name, not an extension. */
export function extensionOf(path: string): string {
  const name = fileName(path);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}
