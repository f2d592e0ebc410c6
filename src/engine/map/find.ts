/** @file Finding entities and modules by name: the person types a part of it. */

/** Unicode case and accents do not matter to a reader who looks for a name. */
export function foldName(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** 0: the whole name; 1: it begins so; 2: one of its words does; 3: somewhere inside; 4: not at all. */
function fit(name: string, wanted: string): number {
  const at = name.indexOf(wanted);
  if (at < 0) return 4;
  if (at === 0) return name.length === wanted.length ? 0 : 1;
  return name.includes(` ${wanted}`) ? 2 : 3;
}

/**
 * Things whose name holds what was typed, the best fit first, then the weightiest.
 *
 * @param names folded by {@link foldName}; several of them may be names of one thing
 * @param thing what each name names
 * @param weight of a thing: sentences of an entity, members of a module
 * @param most things to return
 */
export function findByName(
  names: readonly string[],
  thing: (name: number) => number,
  weight: (thing: number) => number,
  typed: string,
  most: number,
): number[] {
  const wanted = foldName(typed.trim());
  if (wanted === '') return [];
  const best = new Map<number, number>();
  names.forEach((name, i) => {
    const how = fit(name, wanted);
    if (how < (best.get(thing(i)) ?? 4)) best.set(thing(i), how);
  });
  return [...best]
    .sort(([a, fitA], [b, fitB]) => fitA - fitB || weight(b) - weight(a) || a - b)
    .slice(0, most)
    .map(([found]) => found);
}
