/**
 * @file A person's note for the Markdown file: as harmless there as it is shown. Its HTML stands as it was typed, its pictures are links to them, links
 * that the app would not follow are words, its footnotes keep to themselves, and it ends what it begins.
 */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Nodes, Root } from 'mdast';

/** As the app follows them: the web or mail, never a script. */
const FOLLOWED = /^(?:https?:\/\/|mailto:)/i;
/** Escaping one thing may bring another to light, such as a picture within HTML; a note that is still not at rest is words alone. */
const MOST_PASSES = 8;
/** What would otherwise begin or end a picture, a link or a footnote. */
const ANY_MARK = /[![\]]/g;

/** Something to be put in the place of a part of the text. */
interface Edit {
  at: number;
  length: number;
  text: string;
}

const read = (markdown: string): Root =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** All nodes, in the order of the text. */
function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;
const sourceOf = (node: Nodes, markdown: string): string =>
  markdown.slice(startOf(node), node.position?.end.offset ?? 0);

/** An edit for each place in a node where these stand. */
function replaced(node: Nodes, markdown: string, marks: RegExp, text: string): Edit[] {
  return [...sourceOf(node, markdown).matchAll(marks)].map((match) => ({
    at: startOf(node) + match.index,
    length: match[0].length,
    text,
  }));
}

/** What has to be changed about one node, its children left aside. */
function editsOf(node: Nodes, markdown: string, own: string): Edit[] {
  const escaped: Edit = { at: startOf(node), length: 0, text: '\\' };
  switch (node.type) {
    case 'html':
      // Behind an address a backslash would be taken for a part of it.
      return replaced(node, markdown, /</g, '&lt;');
    case 'image':
    case 'imageReference':
      return [escaped];
    case 'link':
    case 'definition':
      return FOLLOWED.test(node.url) ? [] : [escaped];
    case 'footnoteReference':
    case 'footnoteDefinition':
      return node.identifier.startsWith(own) ? [] : [{ at: startOf(node) + '[^'.length, length: 0, text: own }];
    case 'text':
      // Numbers of citations are footnotes of the file: a note may not borrow them.
      return replaced(node, markdown, /(?<!\\)\[\^/g, '\\[^');
    default:
      return [];
  }
}

/** The end of a block of code that the note leaves open, which would swallow what follows it. */
function openFence({ children }: Root, markdown: string): string {
  const last = children.at(-1);
  if (last?.type !== 'code') return '';
  const lines = sourceOf(last, markdown).split('\n');
  const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(lines[0]!) ?? [];
  // Only more of the same sign may follow: of another it would be code still.
  const isClosed = lines.length > 1 && new RegExp(`^ {0,3}${fence}${fence[0]}*\\s*$`).test(lines.at(-1)!);
  return fence === '' || isClosed ? '' : `\n${fence}`;
}

/**
 * @param number of the note in the file, from 1: its footnotes are named by it
 */
export function harmlessNote(note: string, number: number): string {
  const own = `note${number}-`;
  let markdown = note.trim();
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const root = read(markdown);
    const edits = [...nodesIn(root)].flatMap((node) => editsOf(node, markdown, own)).sort((a, b) => b.at - a.at);
    if (edits.length === 0) return markdown + openFence(root, markdown);
    for (const { at, length, text } of edits) markdown = markdown.slice(0, at) + text + markdown.slice(at + length);
  }
  return note.trim().replace(/</g, '&lt;').replace(ANY_MARK, '\\$&');
}
