/**
 * @file The readable text of a tree of HTML elements: what a reader sees, in reading order, with headings. Nothing here
 * runs or loads anything; elements that carry code or controls are not entered at all.
 */
import type { TextPart } from '../../engine/types.ts';
import type { TextWriter } from './text-writer.ts';

/** Never text: code, styling, media, form controls, and the markup source kept beside formulas. */
const SILENT = new Set(
  (
    'script style noscript template iframe frame object embed applet audio video canvas svg map ' +
    'head title meta link base select option datalist button input textarea progress meter annotation annotation-xml dialog'
  ).split(' '),
);
/** Parts of a page that are about the site, not its content. */
const NAVIGATION = new Set(['nav', 'menu']);
const NAVIGATION_ROLES = new Set(['navigation', 'banner', 'search', 'menu', 'menubar', 'toolbar', 'contentinfo']);
/** Blocks with a blank line around them. */
const PARAGRAPHS = new Set(
  (
    'p div section article main header footer aside blockquote pre ul ol dl table figure figcaption details ' +
    'fieldset form address hr'
  ).split(' '),
);
/** Blocks on a line of their own. */
const LINES = new Set(['li', 'dt', 'dd', 'tr', 'summary', 'caption', 'legend', 'br']);
const CELLS = new Set(['td', 'th']);
const PARTS: ReadonlyMap<string, TextPart> = new Map([
  ['ul', 'list'],
  ['ol', 'list'],
  ['figcaption', 'caption'],
  ['caption', 'caption'],
]);
/** What tables of data don't have in them. */
const LAYOUT = 'table, h1, h2, h3, h4, h5, h6, ul, ol';

/** The little of a DOM node that the walk needs; linkedom's nodes have it. */
interface WalkedNode {
  nodeType: number;
  localName?: string | null;
  data?: string;
  childNodes: ArrayLike<WalkedNode>;
  textContent?: string | null;
  getAttribute?(name: string): string | null;
  querySelector?(selector: string): unknown;
}

const ELEMENT = 1;
const TEXT = 3;

/** A place in the tree that is being walked: an element, its next child, and what to do when it is done. */
interface Step {
  children: ArrayLike<WalkedNode>;
  next: number;
  leave: () => void;
}

/** How the text at a place is written. */
interface Mode {
  /** What preformatted text has been gathered; null outside of `pre`. */
  preformatted: string | null;
  inCell: boolean;
}

/**
 * Writes the text below `root`. The walk keeps its own stack: pages nested thousands deep exist.
 * @param skipNavigation leaves out navigation, banners and what is hidden
 */
export function writeHtmlText(root: unknown, writer: TextWriter, skipNavigation: boolean): void {
  const mode: Mode = { preformatted: null, inCell: false };
  const stack: Step[] = [];
  const enter = (node: WalkedNode): void => {
    if (node.nodeType === TEXT) writeText(node.data ?? '', writer, mode);
    else if (node.nodeType !== ELEMENT) stack.push({ children: node.childNodes, next: 0, leave: nothing });
    else if (!isSkipped(node, skipNavigation)) {
      stack.push({ children: node.childNodes, next: 0, leave: begin(node, writer, mode) });
    }
  };
  enter(root as WalkedNode);
  while (stack.length > 0) {
    const step = stack[stack.length - 1]!;
    const child = step.children[step.next++];
    if (child !== undefined) enter(child);
    else {
      step.leave();
      stack.pop();
    }
  }
}

function nothing(): void {}

function isSkipped(node: WalkedNode, skipNavigation: boolean): boolean {
  const name = node.localName ?? '';
  if (SILENT.has(name)) return !(name === 'dialog' && hasAttribute(node, 'open'));
  if (isNoteMark(node)) return true;
  if (!skipNavigation) return false;
  if (NAVIGATION.has(name) || NAVIGATION_ROLES.has(node.getAttribute?.('role') ?? '')) return true;
  return isHidden(node);
}

/** A link within the page that is only a number or an arrow points to a note or back; it would glue two sentences together. */
function isNoteMark(node: WalkedNode): boolean {
  if (node.localName !== 'a') return false;
  // E-books say so themselves, since their notes may lie in another part.
  if (node.getAttribute?.('epub:type') === 'noteref' || node.getAttribute?.('role') === 'doc-noteref') return true;
  if (!(node.getAttribute?.('href') ?? '').startsWith('#')) return false;
  return /^\s*(?:\[?(?:\d{1,3}|[a-z])\]?|[↑↩^*†‡]\ufe0e?)\s*$/.test(node.textContent ?? '');
}

function hasAttribute(node: WalkedNode, name: string): boolean {
  return (node.getAttribute?.(name) ?? null) !== null;
}

function isHidden(node: WalkedNode): boolean {
  return (
    hasAttribute(node, 'hidden') ||
    node.getAttribute?.('aria-hidden') === 'true' ||
    /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(node.getAttribute?.('style') ?? '')
  );
}

/** Writes what comes before an element's content and returns what writes the rest. */
function begin(node: WalkedNode, writer: TextWriter, mode: Mode): () => void {
  const name = node.localName ?? '';
  if (mode.preformatted !== null) {
    if (name === 'br') mode.preformatted += '\n';
    return nothing;
  }
  if (CELLS.has(name) && !mode.inCell) return beginCell(node, writer, mode);
  const part = mode.inCell ? null : partOf(node, name);
  if (part !== null) {
    writer.beginPart(part);
    const leave = beginBlock(node, name, writer, mode);
    return () => {
      leave();
      writer.endPart();
    };
  }
  return beginBlock(node, name, writer, mode);
}

/** What an element is by its name; tables that only lay out a page are no part, and what is preformatted may be anything. */
function partOf(node: WalkedNode, name: string): TextPart | null {
  if (name === 'table') return (node.querySelector?.(LAYOUT) ?? null) === null ? 'table' : null;
  if (name === 'pre') return (node.querySelector?.('code') ?? null) === null ? null : 'code';
  return PARTS.get(name) ?? null;
}

/** The same as `begin` for elements of their own lines. */
function beginBlock(node: WalkedNode, name: string, writer: TextWriter, mode: Mode): () => void {
  const heading = /^h([1-6])$/.exec(name);
  const separation = PARAGRAPHS.has(name) || heading !== null ? 2 : LINES.has(name) || CELLS.has(name) ? 1 : 0;
  if (separation === 0) return nothing;
  if (mode.inCell) {
    // A cell stays on its row's line, whatever blocks it is made of.
    writer.inline(' ');
    return () => writer.inline(' ');
  }
  if (heading !== null) {
    writer.beginHeading(Number(heading[1]));
    return () => writer.endHeading();
  }
  writer.separate(separation);
  if (name === 'pre') return beginPreformatted(writer, mode);
  return () => writer.separate(separation);
}

function beginPreformatted(writer: TextWriter, mode: Mode): () => void {
  mode.preformatted = '';
  return () => {
    writer.verbatim(mode.preformatted ?? '');
    mode.preformatted = null;
    writer.separate(2);
  };
}

/** Cells of a row are parted by bars; tables that only lay out a page have cells that are blocks. */
function beginCell(node: WalkedNode, writer: TextWriter, mode: Mode): () => void {
  if ((node.querySelector?.('table, h1, h2, h3, h4, h5, h6') ?? null) !== null) {
    writer.separate(2);
    return () => writer.separate(2);
  }
  mode.inCell = true;
  return () => {
    mode.inCell = false;
    writer.endCell();
  };
}

function writeText(data: string, writer: TextWriter, mode: Mode): void {
  if (mode.preformatted !== null) mode.preformatted += data;
  else writer.inline(data);
}
