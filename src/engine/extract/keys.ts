/** @file The normalised surface under which mentions of one thing meet. */

const IRREGULAR_PLURALS = new Map([
  ['people', 'people'],
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['mice', 'mouse'],
  ['lives', 'life'],
  ['wives', 'wife'],
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['shelves', 'shelf'],
  ['crises', 'crisis'],
  ['analyses', 'analysis'],
  ['hypotheses', 'hypothesis'],
  ['diagnoses', 'diagnosis'],
  ['theses', 'thesis'],
  ['phenomena', 'phenomenon'],
  ['criteria', 'criterion'],
  ['bacteria', 'bacterium'],
  ['indices', 'index'],
  ['matrices', 'matrix'],
  ['vertices', 'vertex'],
  ['series', 'series'],
  ['species', 'species'],
  ['news', 'news'],
  ['movies', 'movie'],
  ['buses', 'bus'],
]);

/** The singular of an English noun in lower case, by its ending. */
export function singular(noun: string): string {
  const known = IRREGULAR_PLURALS.get(noun);
  if (known) return known;
  if (noun.length < 4 || !noun.endsWith('s') || /(?:ss|us|is|ics|'s)$/.test(noun)) return noun;
  if (noun.endsWith('ies')) return noun.length > 4 ? noun.slice(0, -3) + 'y' : noun.slice(0, -1);
  if (/(?:sses|shes|ches|xes|zzes|oes)$/.test(noun)) return noun.slice(0, -2);
  return noun.slice(0, -1);
}

/** Whether a word is written in capitals only, at least two: "NATO", "CO2", "GPUs". */
export function isAcronym(word: string): boolean {
  return /^[\p{Lu}\p{N}&.-]*\p{Lu}[\p{Lu}\p{N}&.-]*s?$/u.test(word) && (word.match(/\p{Lu}/gu)?.length ?? 0) >= 2;
}
