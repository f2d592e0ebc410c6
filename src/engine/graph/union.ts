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

/** Disjoint sets of which some are known to be different: they are never united, and those that are known to be the same are from the start. */
export class KnownSets extends DisjointSets {
  readonly #label: Int32Array;

  /** @param labels one for each member: equal ones are the same, others than −1 are different */
  constructor(labels: Int32Array) {
    super(labels.length);
    this.#label = labels.slice();
    const first = new Map<number, number>();
    labels.forEach((label, member) => {
      if (label < 0) return;
      const other = first.get(label);
      if (other === undefined) first.set(label, member);
      else super.union(other, member);
    });
  }

  override union(a: number, b: number): void {
    const left = this.#label[this.find(a)]!;
    const right = this.#label[this.find(b)]!;
    if (left >= 0 && right >= 0 && left !== right) return;
    super.union(a, b);
    this.#label[this.find(a)] = Math.max(left, right);
  }
}
