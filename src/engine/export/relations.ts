/** @file The relations of a notebook as rows of a table: what is said to cause what, and where it is said. */
import { RELATION_KINDS } from '../notebook/analysis.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { TextSource } from '../ports.ts';
import type { DocumentInfo } from '../records.ts';
import type { Range, RelationKind } from '../types.ts';
import { pageNumber } from './place.ts';

/** One relation. `start` and `end` are the sentence's, in UTF-16 units of the document's text. */
export interface RelationRow extends Range {
  cause: string;
  effect: string;
  polarity: 'raises' | 'lowers';
  hedged: boolean;
  kind: RelationKind;
  sentence: string;
  document: string;
  /** Null for a source without pages. */
  page: number | null;
}

/** What the rows need of the notebook beside its index. */
export interface RelationSources {
  /** Documents that are shown, by id; relations of others are left out. */
  documents: ReadonlyMap<string, DocumentInfo>;
  texts: TextSource;
  /** Ranges of a document's pages in its text; empty for other formats. */
  pagesOf(documentId: string): Promise<readonly Range[]>;
  /** Called before each document with 0 to 1 of the whole. @throws CausewayError `cancelled` */
  onDocument(fraction: number): Promise<void>;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** All relations, in the order of their documents and sentences. */
export async function relationRows(index: NotebookIndex, sources: RelationSources): Promise<RelationRow[]> {
  const { relations, sentences, documents } = index;
  const byDocument = new Map<number, number[]>();
  for (let relation = 0; relation < relations.kind.length; relation += 1) {
    const document = sentences.document[relations.sentence[relation]!]!;
    const list = byDocument.get(document);
    if (list) list.push(relation);
    else byDocument.set(document, [relation]);
  }
  const rows: RelationRow[] = [];
  let done = 0;
  for (const document of [...byDocument.keys()].sort((a, b) => a - b)) {
    await sources.onDocument(done++ / byDocument.size);
    const id = documents.ids[document]!;
    const info = sources.documents.get(id);
    if (!info) continue;
    const text = await sources.texts.text(id);
    const pages = await sources.pagesOf(id);
    const own = byDocument.get(document)!.sort((a, b) => relations.sentence[a]! - relations.sentence[b]! || a - b);
    for (const relation of own) {
      const sentence = relations.sentence[relation]!;
      const start = sentences.ranges[2 * sentence]!;
      const end = sentences.ranges[2 * sentence + 1]!;
      const [causeStart, causeEnd, effectStart, effectEnd] = relations.ranges.subarray(6 * relation, 6 * relation + 4);
      rows.push({
        cause: oneLine(text.slice(causeStart, causeEnd)),
        effect: oneLine(text.slice(effectStart, effectEnd)),
        polarity: relations.polarity[relation]! < 0 ? 'lowers' : 'raises',
        hedged: relations.hedged[relation] === 1,
        kind: RELATION_KINDS[relations.kind[relation]!]!,
        sentence: oneLine(text.slice(start, end)),
        document: info.name,
        page: pageNumber({ pages }, start),
        start,
        end,
      });
    }
  }
  return rows;
}

/** Columns of the table, in order. */
export const RELATION_COLUMNS: readonly (keyof RelationRow)[] = [
  'cause',
  'effect',
  'polarity',
  'hedged',
  'kind',
  'sentence',
  'document',
  'page',
  'start',
  'end',
];
