/** @file How the released code of CausalRAG2 reads text: ASCII words in lower case. */

/** Words that say what kind of answer is asked for, not what it is about. */
const SHAPING = new Set(
  'definition define what which who whom whose where when why how can could would should certain affect effect with about from into that this these those'.split(
    ' ',
  ),
);
const LEAST_LENGTH = 3;

/** Compatibility decomposition without what is not ASCII, in lower case. */
export function normalize(text: string): string {
  return (
    text
      .normalize('NFKD')
      // oxlint-disable-next-line no-control-regex -- ASCII is what is meant
      .replace(/[^\x00-\x7f]/g, '')
      .toLowerCase()
  );
}

/** Distinct runs of letters and digits. */
export function tokens(text: string): Set<string> {
  return new Set(normalize(text).match(/[a-z0-9]+/g) ?? []);
}

/** Distinct tokens that say what a text is about. */
export function filteredTokens(text: string): Set<string> {
  return new Set([...tokens(text)].filter((token) => token.length >= LEAST_LENGTH && !SHAPING.has(token)));
}
