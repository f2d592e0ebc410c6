/**
 * @file The names that stand in titles. A document titled "Alcohol laws of Indiana" is about Indiana, and more so than one that only
 * mentions it: who comes from another document looking for Indiana is likely to go on there.
 */
import type { NotebookIndex, Rows } from '../notebook/index-types.ts';
import { row, rowCount, rowsFrom } from '../rows.ts';

const TERM = 0;
/** Shorter names stand in too many titles as something else. */
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
