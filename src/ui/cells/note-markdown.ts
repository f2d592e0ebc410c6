/** @file Markdown as a tree, which is drawn element by element: nothing of a note is ever set as markup. Loaded with the first note. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Root } from 'mdast';

export function readMarkdown(note: string): Root {
  return fromMarkdown(note, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** The address of a link when it may be followed: the web or mail, never a script. */
export function safeAddress(url: string): string | null {
  return /^(?:https?:\/\/|mailto:)/i.test(url) ? url : null;
}
