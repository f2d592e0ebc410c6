/** @file A column of parts of which only those near to what is seen exist: where each part lies, by its height or an estimate of it. */

export class Heights {
  readonly #heights: Float64Array;
  readonly #tops: Float64Array;
  /** Parts before this one have their place. */
  #placed = 0;

  /** @param estimates heights of the parts, in pixels */
  constructor(estimates: readonly number[]) {
    this.#heights = Float64Array.from(estimates);
    this.#tops = new Float64Array(estimates.length + 1);
  }

  get count(): number {
    return this.#heights.length;
  }

  /** Height of all parts together. */
  get total(): number {
    return this.top(this.count);
  }

  /** Notes the height of a part; returns by how much it differs from what was held so far. */
  set(index: number, height: number): number {
    const difference = height - this.#heights[index]!;
    if (difference !== 0) {
      this.#heights[index] = height;
      this.#placed = Math.min(this.#placed, index);
    }
    return difference;
  }

  /** Distance from the top to where a part begins; to the end of all for the count of the parts. */
  top(index: number): number {
    for (; this.#placed < index; this.#placed += 1) {
      this.#tops[this.#placed + 1] = this.#tops[this.#placed]! + this.#heights[this.#placed]!;
    }
    return this.#tops[index]!;
  }

  /** The part that lies at a distance from the top; the nearest one beyond the ends. */
  at(distance: number): number {
    let low = 0;
    let high = Math.max(0, this.count - 1);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.top(middle + 1) > distance) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The parts from one distance to another: `[first, last)`. */
  between(from: number, to: number): { first: number; last: number } {
    if (this.count === 0) return { first: 0, last: 0 };
    return { first: this.at(from), last: this.at(to) + 1 };
  }
}
