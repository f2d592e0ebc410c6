/** @file Disjoint sets with path halving: which surfaces name one entity. */

export class DisjointSets {
  readonly #parent: Uint32Array;

  constructor(size: number) {
    this.#parent = Uint32Array.from({ length: size }, (_, i) => i);
  }

  /** The set's representative: its smallest member. */
  find(member: number): number {
    let at = member;
    while (this.#parent[at] !== at) {
      this.#parent[at] = this.#parent[this.#parent[at]!]!;
      at = this.#parent[at]!;
    }
    return at;
  }

  union(a: number, b: number): void {
    const left = this.find(a);
    const right = this.find(b);
    if (left < right) this.#parent[right] = left;
    else this.#parent[left] = right;
  }
}
