/**
 * @file What an e-book says of itself: its chapters in reading order, their titles, who wrote it and when. Formats: EPUB 3.3 and
 * 2.0.1 (package document, navigation document, NCX).
 */
import { cleanText } from './clean-text.ts';
import { resolvePath, type Parts } from './package-parts.ts';
import type { ReadXml } from './xml.ts';

export interface EpubPackage {
  title: string;
  date: string;
  /** Names of the parts with the chapters, in reading order. */
  chapters: string[];
  /** The title of each part by the table of contents. */
  titles: Map<string, string>;
}

const CONTAINER = 'META-INF/container.xml';
const HTML_TYPES = new Set(['application/xhtml+xml', 'text/html', 'application/x-dtbook+xml']);
const NCX_TYPE = 'application/x-dtbncx+xml';

interface Item {
  part: string;
  type: string;
  properties: string;
}

/** Null when the package document is not there. */
export function readPackage(parts: Parts, readXml: ReadXml): EpubPackage | null {
  const packagePath = packagePathOf(parts, readXml);
  const bytes = parts.get(packagePath);
  if (bytes === undefined) return null;
  const items = new Map<string, Item>();
  const spine: string[] = [];
  const said: Record<string, string> = {};
  let ncxId = '';
  let element = '';
  readXml(
    bytes,
    {
      open(name, attributes) {
        element = name;
        if (name === 'item') items.set(attributes['id'] ?? '', itemOf(packagePath, attributes));
        if (name === 'spine') ncxId = attributes['toc'] ?? '';
        if (name === 'itemref') spine.push(attributes['idref'] ?? '');
        if ((name === 'title' || name === 'date') && said[name] !== undefined) element = '';
      },
      text(text) {
        if (element === 'title' || element === 'date') said[element] = (said[element] ?? '') + text;
      },
      close() {
        element = '';
      },
    },
    'lenient',
  );
  const nav = [...items.values()].find(({ properties }) => /(?:^|\s)nav(?:\s|$)/.test(properties));
  const ncx = items.get(ncxId) ?? [...items.values()].find(({ type }) => type === NCX_TYPE);
  const titles = nav === undefined ? new Map<string, string>() : navTitles(nav.part, parts, readXml);
  if (titles.size === 0 && ncx !== undefined) readNcx(ncx.part, parts, readXml, titles);
  return {
    title: tidy(said['title'] ?? ''),
    date: /^\s*(\d{4}(?:-\d{2}(?:-\d{2})?)?)/.exec(said['date'] ?? '')?.[1] ?? '',
    chapters: spine.flatMap((id) => {
      const item = items.get(id);
      return item !== undefined && HTML_TYPES.has(item.type) && item !== nav ? item.part : [];
    }),
    titles,
  };
}

function packagePathOf(parts: Parts, readXml: ReadXml): string {
  const container = parts.get(CONTAINER);
  let path = '';
  if (container !== undefined) {
    readXml(
      container,
      {
        open(name, attributes) {
          if (name === 'rootfile' && path === '') path = attributes['full-path'] ?? '';
        },
      },
      'lenient',
    );
  }
  return path || ([...parts.keys()].find((name) => name.endsWith('.opf')) ?? '');
}

function itemOf(packagePath: string, attributes: Readonly<Record<string, string>>): Item {
  return {
    part: partOf(packagePath, attributes['href'] ?? ''),
    type: attributes['media-type'] ?? '',
    properties: attributes['properties'] ?? '',
  };
}

/** The part that a link leads to: without its fragment, and with escapes such as `%20` undone. */
function partOf(from: string, href: string): string {
  const path = href.split('#')[0] ?? '';
  try {
    return resolvePath(from, decodeURIComponent(path));
  } catch {
    // A stray per cent sign.
    return resolvePath(from, path);
  }
}

/** The first link of the table of contents to each part names it. */
function navTitles(part: string, parts: Parts, readXml: ReadXml): Map<string, string> {
  const titles = new Map<string, string>();
  const bytes = parts.get(part);
  if (bytes === undefined) return titles;
  let navs = 0;
  let target = '';
  let words = '';
  readXml(
    bytes,
    {
      open(name, attributes) {
        if (name === 'nav') navs += navs > 0 || (attributes['epub:type'] ?? 'toc') === 'toc' ? 1 : 0;
        else if (name === 'a' && navs > 0) {
          target = partOf(part, attributes['href'] ?? '');
          words = '';
        }
      },
      text(text) {
        words += text;
      },
      close(name) {
        if (name === 'nav' && navs > 0) navs--;
        else if (name === 'a' && target !== '') {
          if (!titles.has(target)) titles.set(target, tidy(words));
          target = '';
        }
      },
    },
    'lenient',
  );
  return titles;
}

function readNcx(part: string, parts: Parts, readXml: ReadXml, titles: Map<string, string>): void {
  const bytes = parts.get(part);
  if (bytes === undefined) return;
  let words = '';
  let inLabel = false;
  readXml(
    bytes,
    {
      open(name, attributes) {
        if (name === 'navLabel') {
          inLabel = true;
          words = '';
        } else if (name === 'content') {
          const target = partOf(part, attributes['src'] ?? '');
          if (!titles.has(target)) titles.set(target, tidy(words));
        }
      },
      text(text) {
        if (inLabel) words += text;
      },
      close(name) {
        if (name === 'navLabel') inLabel = false;
      },
    },
    'lenient',
  );
}

function tidy(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}
