/** @file Which licences what we ship, and what we build with, may have. Names are SPDX identifiers. */

/** Of what reaches a person's browser or runs in the terminal: it may be passed on with a notice and no further duty. */
const SHIPPED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
]);

/** Of what only builds and tests, and of optional packages that the build does not take in: their duties concern those who change them. */
const BESIDE: ReadonlySet<string> = new Set([...SHIPPED, 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0']);

/** Packages whose package.json says it otherwise, with what their own licence file says. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  // "BSD" in package.json; its LICENSE has the two clauses.
  duck: 'BSD-2-Clause',
  // "licenses" of the old form; its LICENSE is that of MIT.
  i: 'MIT',
};

export function licenceOf(name: string, said: string | undefined): string {
  return SAID_OTHERWISE[name] ?? said ?? '';
}

/** Whether an SPDX expression of names with AND or OR can be met by licences of the list. */
export function isPermitted(expression: string, isShipped: boolean): boolean {
  const list = isShipped ? SHIPPED : BESIDE;
  const plain = expression.replace(/[()]/g, ' ').trim();
  if (plain === '') return false;
  return plain.split(/\s+OR\s+/).some((choice) => choice.split(/\s+AND\s+/).every((name) => list.has(name.trim())));
}
