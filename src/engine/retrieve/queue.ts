/** @file A binary max-heap: the frontier of best-first search. */

export class PriorityQueue<Item> {
  readonly #items: { priority: number; order: number; item: Item }[] = [];
  #order = 0;

  get size(): number {
    return this.#items.length;
  }

  push(item: Item, priority: number): void {
    const entry = { priority, order: this.#order++, item };
    let at = this.#items.length;
    this.#items.push(entry);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#before(entry, this.#items[parent]!)) break;
      this.#items[at] = this.#items[parent]!;
      at = parent;
    }
    this.#items[at] = entry;
  }

  /** The item of highest priority; among equals the one pushed first. */
  pop(): { item: Item; priority: number } | undefined {
    const top = this.#items[0];
    const last = this.#items.pop();
    if (!top || !last || top === last) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#items.length) break;
      if (child + 1 < this.#items.length && this.#before(this.#items[child + 1]!, this.#items[child]!)) child++;
      if (!this.#before(this.#items[child]!, last)) break;
      this.#items[at] = this.#items[child]!;
      at = child;
    }
    this.#items[at] = last;
    return top;
  }

  #before(a: { priority: number; order: number }, b: { priority: number; order: number }): boolean {
    return a.priority > b.priority || (a.priority === b.priority && a.order < b.order);
  }
}
