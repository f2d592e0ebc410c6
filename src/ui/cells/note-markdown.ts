/** @file Markdown as a tree, which is drawn element by element: nothing of a note is ever set as markup. Loaded with the first note. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Root } from 'mdast';

/** Reads a note. Its headings get depths without gaps, from 1 on: one that begins with "##" has no heading above it on the page. */
export function readMarkdown(note: string): Root {
  const root = fromMarkdown(note, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const above: number[] = [];
  for (const node of root.children) {
    if (node.type !== 'heading') continue;
    while (above.length > 0 && above.at(-1)! >= node.depth) above.pop();
    above.push(node.depth);
    node.depth = above.length as typeof node.depth;
  }
  return root;
}

/** The address of a link when it may be followed: the web or mail, never a script. */
export function safeAddress(url: string): string | null {
  return /^(?:https?:\/\/|mailto:)/i.test(url) ? url : null;
}
