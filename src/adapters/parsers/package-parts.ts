/**
 * @file What all Office Open XML files share (ISO/IEC 29500-2): parts that are named by relationships, and a title and a date in
 * the core properties.
 */
import { cleanText } from './clean-text.ts';
import { prefixed, type ReadXml } from './xml.ts';

export type Parts = ReadonlyMap<string, Uint8Array>;

export interface Relationship {
  /** Last part of the type's address, such as `notesSlide`. */
  kind: string;
  /** Name of the part that it leads to. */
  target: string;
}

/** The relationships of a part, by their ids. */
export function relationshipsOf(parts: Parts, part: string, readXml: ReadXml): Map<string, Relationship> {
  const slash = part.lastIndexOf('/');
  const bytes = parts.get(`${part.slice(0, slash + 1)}_rels/${part.slice(slash + 1)}.rels`);
  const found = new Map<string, Relationship>();
  if (bytes === undefined) return found;
  readXml(bytes, {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      found.set(Id, { kind: Type.slice(Type.lastIndexOf('/') + 1), target: resolvePath(part, Target) });
    },
  });
  return found;
}

/** The path of something that a part refers to by a path relative to itself. */
export function resolvePath(from: string, reference: string): string {
  const base = reference.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of reference.split('/')) {
    if (step === '..') base.pop();
    else if (step !== '.' && step !== '') base.push(step);
  }
  return base.join('/');
}

/** Ids of relationships that elements of a part name, in their order: the slides of a presentation, say. */
export function relationshipIds(bytes: Uint8Array, element: string, readXml: ReadXml): string[] {
  const ids: string[] = [];
  readXml(bytes, {
    open(name, attributes) {
      if (name === element) ids.push(prefixed(attributes, 'id'));
    },
  });
  return ids;
}

/** What a document's properties say of it; empty where they say nothing. */
export interface Properties {
  title: string;
  /** `YYYY-MM-DD` */
  date: string;
}

/** Reads core properties (docProps/core.xml) or an OpenDocument's meta.xml, which name the same things in the same words. */
export function readProperties(bytes: Uint8Array | undefined, readXml: ReadXml): Properties {
  const values: Record<string, string> = {};
  let element = '';
  if (bytes !== undefined) {
    readXml(
      bytes,
      {
        open(name) {
          element = name;
        },
        text(text) {
          values[element] = (values[element] ?? '') + text;
        },
        close() {
          element = '';
        },
      },
      'lenient',
    );
  }
  const date = values['created'] ?? values['creation-date'] ?? values['date'] ?? values['modified'] ?? '';
  return {
    title: cleanText(values['title'] ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    date: /^\s*(\d{4}-\d{2}-\d{2})/.exec(date)?.[1] ?? '',
  };
}
