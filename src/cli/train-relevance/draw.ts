/** @file Samples for training, the same for the same source of chance. */

/** @returns so many of the items, in an order of chance; all of them where there are fewer */
export function draw<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);
}
