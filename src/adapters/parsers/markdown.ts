/** @file Markdown (CommonMark with GitHub's tables and lists) to readable text without its marks. */
import type { Nodes, Root } from 'mdast';
import type { ParsedDocument, TextPart } from '../../engine/types.ts';
import { loadMarkupWriter } from './html.ts';
import { checkCharacters } from './limits.ts';
import { TextWriter, type Separation } from './text-writer.ts';

/** Above this many characters the syntax tree would take too much memory and time; the marks then stay in the text. */
const MAX_TREE_CHARACTERS = 4_000_000;
/** The same signs again and again, blank lines too, say nothing more, and cost the parser as much as words, or the square of it where they open or close something. */
const REPEATED = /([^]{1,8}?)\1{499,}/g;
const KEPT_TIMES = 100;
/** A footnote right behind an exclamation mark (`![^1]`): looking for one takes the square of the number of brackets in a paragraph. */
const WITHOUT_SLOW = { disable: { null: ['gfmPotentialFootnoteCall'] } };
/** YAML between lines of three dashes at the very beginning. */
const FRONT_MATTER = /^---[ \t]*\n([^]*?\n)?(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** @throws CausewayError `file-too-large` */
export async function parseMarkdown(source: string, path: string): Promise<ParsedDocument> {
  checkCharacters(source.length, path);
  if (source.length > MAX_TREE_CHARACTERS) {
    return {
      format: 'markdown',
      text: source,
      title: '',
      headings: [],
      warnings: ['This Markdown file is very large, so it was read as plain text, marks included.'],
    };
  }
  const frontMatter = FRONT_MATTER.exec(source)?.[0] ?? '';
  const body = source.slice(frontMatter.length).replace(REPEATED, (_, unit: string) => unit.repeat(KEPT_TIMES));
  const writer = new TextWriter();
  new TreeWriter(writer, await loadMarkupWriter()).write(await parseTree(body));
  const text = writer.text();
  const [heading] = writer.headings;
  const title = frontMatterTitle(frontMatter) || (heading === undefined ? '' : text.slice(heading.start, heading.end));
  const { headings, parts } = writer;
  return { format: 'markdown', text, title, headings, parts, warnings: [] };
}

async function parseTree(source: string): Promise<Root> {
  const [{ fromMarkdown }, { gfm }, { gfmFromMarkdown }] = await Promise.all([
    import('mdast-util-from-markdown'),
    import('micromark-extension-gfm'),
    import('mdast-util-gfm'),
  ]);
  return fromMarkdown(source, { extensions: [gfm(), WITHOUT_SLOW], mdastExtensions: [gfmFromMarkdown()] });
}

function frontMatterTitle(frontMatter: string): string {
  const title = /^title:[ \t]*(.+?)[ \t]*$/m.exec(frontMatter)?.[1] ?? '';
  return title.replace(/^(["'])(.*)\1$/, '$2');
}

/** Writes a tree's text. `inItem` is true for what stands directly in a list item, which keeps to its own line. */
class TreeWriter {
  constructor(
    private readonly writer: TextWriter,
    private readonly writeMarkup: (markup: string, writer: TextWriter) => void,
  ) {}

  write(node: Nodes, inItem = false): void {
    const { writer } = this;
    switch (node.type) {
      case 'heading':
        writer.beginHeading(node.depth);
        this.writeChildren(node);
        return writer.endHeading();
      case 'text':
      case 'inlineCode':
        return writer.inline(node.value);
      case 'image':
      case 'imageReference':
        return writer.inline(node.alt ?? '');
      case 'code':
        writer.separate(2);
        writer.beginPart('code');
        writer.verbatim(node.value);
        writer.endPart();
        return writer.separate(2);
      case 'html':
        return this.writeMarkup(node.value, writer);
      case 'break':
        return writer.separate(1);
      case 'thematicBreak':
        return writer.separate(2);
      case 'paragraph':
        return this.writeBlock(node, inItem ? 1 : 2);
      case 'list':
        return this.writePart(node, 'list', inItem ? 1 : 2);
      case 'blockquote':
        return this.writeBlock(node, 2);
      case 'table':
        return this.writePart(node, 'table', 2);
      case 'footnoteDefinition':
        return this.writePart(node, 'footnote', 2);
      case 'listItem':
      case 'tableRow':
        return this.writeBlock(node, 1);
      case 'tableCell':
        this.writeChildren(node);
        return writer.endCell();
      default:
        return this.writeChildren(node);
    }
  }

  private writePart(node: Nodes, part: TextPart, separation: Separation): void {
    this.writer.beginPart(part);
    this.writeBlock(node, separation);
    this.writer.endPart();
  }

  private writeBlock(node: Nodes, separation: Separation): void {
    this.writer.separate(separation);
    this.writeChildren(node);
    this.writer.separate(separation);
  }

  private writeChildren(node: Nodes): void {
    if (!('children' in node)) return;
    // Raw tags in running text are nodes of their own, so what stands between <script> and </script> is a text node.
    let silentUntil: RegExp | null = null;
    for (const child of node.children) {
      if (silentUntil !== null) {
        if (child.type === 'html' && silentUntil.test(child.value)) silentUntil = null;
        continue;
      }
      const silent = child.type === 'html' ? /^<(script|style)\b/i.exec(child.value)?.[1] : undefined;
      if (silent !== undefined && node.type === 'paragraph') silentUntil = new RegExp(`^</${silent}\\b`, 'i');
      else this.write(child, node.type === 'listItem');
    }
  }
}
