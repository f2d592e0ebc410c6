/** @file Small parts of sentences that hold a number. */

/** `1 document`, `2 documents`; figures are grouped as the reader's language does. */
export function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString()} ${number === 1 ? one : many}`;
}

/** "about 20 s", "about 3 min": rounded, since an estimate is no clock. */
export function roughly(seconds: number): string {
  if (seconds < 1.5) return 'about 1 s';
  if (seconds < 10) return `about ${Math.round(seconds)} s`;
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} s`;
  return `about ${Math.round(seconds / 60)} min`;
}

/** "83 %"; a dash where there is nothing to measure. */
export function percent(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)} %`;
}
