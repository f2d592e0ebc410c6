/**
 * @file Names in titles, and titles in names. A document titled "Alcohol laws of Indiana" is about Indiana, and more so than one that only
 * mentions it: who comes from another document looking for Indiana is likely to go on there. And "West Chicago High School" leads to
 * the document titled "West Chicago, Illinois", though no text calls the town by its name alone.
 */
import type { NotebookIndex, Rows } from '../notebook/index-types.ts';
import { row, rowCount, rowsFrom } from '../rows.ts';

const TERM = 0;
/** Shorter names stand in too many titles as something else, and shorter titles in too many names. */
const LEAST_LETTERS = 3;

/** Words in lower case, each between spaces. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/**
 * Works out the names in titles once per index.
 *
 * @param sectionEntities the entities mentioned in each section
 * @param sectionDocument the document of each section
 * @returns for each section those of its entities, common nouns aside, that its document's title holds as whole words, and the
 *   entity that is the title
 */
export function namesInTitles(
  { documents, entities }: Pick<NotebookIndex, 'documents' | 'entities'>,
  sectionEntities: Rows,
  sectionDocument: Uint32Array,
): Rows {
  const names = new Map<number, string>();
  const nameOf = (entity: number): string => {
    const known = names.get(entity) ?? wordsOf(entities.names[entity]!);
    names.set(entity, known);
    return known;
  };
  const titles = documents.titles.map(wordsOf);
  return rowsFrom(
    Array.from({ length: rowCount(sectionEntities) }, (_, section) => {
      const document = sectionDocument[section]!;
      const own = documents.titleEntity[document]!;
      return row(sectionEntities, section).filter((entity) => {
        if (entity === own) return true;
        if (entities.kinds[entity] === TERM) return false;
        const name = nameOf(entity);
        return name.length >= LEAST_LETTERS + 2 && titles[document]!.includes(name);
      });
    }),
  );
}

/** Words of the longest title that is looked for in names. */
const LONGEST_TITLE = 6;

/** What a title names: without what stands in parentheses at its end, or after a comma. */
function headOf(title: string): string {
  return wordsOf(title.replace(/\s*\([^)]*\)\s*$/u, '').split(', ')[0]!).trim();
}

/** Every run of up to LONGEST_TITLE words. */
function* runsOf(words: readonly string[]): Generator<string> {
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_TITLE); to++)
      yield words.slice(from, to).join(' ');
  }
}

/**
 * Works out the titles in names once per index.
 *
 * @returns for each section the documents, apart from its own, whose title stands within one of its names as whole words, unless the
 *   title is that name
 */
export function titlesInNames(
  { documents, entities }: Pick<NotebookIndex, 'documents' | 'entities'>,
  sectionEntities: Rows,
  sectionDocument: Uint32Array,
): Rows {
  const titled = new Map<string, number[]>();
  documents.titles.forEach((title, document) => {
    const head = headOf(title);
    if (head.length >= LEAST_LETTERS) titled.set(head, [...(titled.get(head) ?? []), document]);
  });
  const named = entities.names.map((name, entity) => {
    if (entities.kinds[entity] === TERM) return [];
    const found = [...runsOf(wordsOf(name).trim().split(' '))].flatMap((run) => titled.get(run) ?? []);
    return found.filter((document) => documents.titleEntity[document] !== entity);
  });
  return rowsFrom(
    Array.from({ length: rowCount(sectionEntities) }, (_, section) => {
      const found = new Set([...row(sectionEntities, section)].flatMap((entity) => named[entity]!));
      found.delete(sectionDocument[section]!);
      return [...found];
    }),
  );
}
