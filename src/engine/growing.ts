/** @file Columns that grow: in pieces, so that nothing is copied before it is known how long one is, and numbers take no more than their bytes. */
import type { Rows } from './notebook/index-types.ts';

type Column = Uint32Array | Uint16Array | Uint8Array | Int32Array | Int8Array | Float32Array | Float64Array;

/** Numbers of the first piece, and the most of any: each is as long as all before it together. */
const PIECE = { least: 64, most: 1 << 16 };

/** A column of numbers that are added at its end. */
export class GrowingColumn<C extends Column> {
  #pieces: C[] = [];
  #last: C;
  #used = 0;
  /** Of all pieces before the last one. */
  #before = 0;

  constructor(private readonly type: new (length: number) => C) {
    this.#last = new type(0);
  }

  get length(): number {
    return this.#before + this.#used;
  }

  push(value: number): void {
    if (this.#used === this.#last.length) this.#grow();
    this.#last[this.#used++] = value;
  }

  /** Adds numbers in their order. */
  append(values: ArrayLike<number>): void {
    for (let i = 0; i < values.length; i++) this.push(values[i]!);
  }

  /** All of them. The column has none then. */
  take(): C {
    const whole = new this.type(this.length);
    let at = 0;
    for (const piece of this.#pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    whole.set(this.#last.subarray(0, this.#used), at);
    this.#pieces = [];
    this.#last = new this.type(0);
    [this.#used, this.#before] = [0, 0];
    return whole;
  }

  #grow(): void {
    if (this.#used > 0) this.#pieces.push(this.#last);
    this.#before += this.#used;
    this.#last = new this.type(Math.min(PIECE.most, Math.max(PIECE.least, this.#before)));
    this.#used = 0;
  }
}

/** Rows that are added one after the other. */
export class GrowingRows {
  readonly #ends = new GrowingColumn(Uint32Array);
  readonly #items = new GrowingColumn(Uint32Array);

  add(items: ArrayLike<number>): void {
    this.#items.append(items);
    this.#ends.push(this.#items.length);
  }

  /** All of them. There are none then. */
  take(): Rows {
    const ends = this.#ends.take();
    const offsets = new Uint32Array(ends.length + 1);
    offsets.set(ends, 1);
    return { offsets, items: this.#items.take() };
  }
}
