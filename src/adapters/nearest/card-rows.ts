/**
 * @file A table's rows in the memory of a graphics card, in as many blocks as may be bound at once, and questions put to them. What comes
 * back are sums of whole numbers, the same that the processor gives.
 */
import type { VectorTable } from '../../engine/notebook/index-types.ts';
import { fineVector, writeCosines } from '../../engine/vector/quantised.ts';
import { macrotask } from '../library/macrotask.ts';
import { CHUNK, GROUP_ROWS, MOST_BEST, TILE, cardCode } from './card-code.ts';
import type { Card } from './open-card.ts';
import { askedOf, chunksOf, tilesOf } from './tiles.ts';

/** Numbers of the standard, which type libraries leave out. */
const USAGE = { MAP_READ: 1, COPY_SRC: 4, COPY_DST: 8, UNIFORM: 64, STORAGE: 128 } as const;
const COMPUTE_STAGE = 4;
const READ_MODE = 1;

/** Tiles that are laid out between two looks at waiting messages: a few milliseconds. */
const TILES_AT_ONCE = 64;
/** Results of a sum or of half a candidate. */
const RESULT_BYTES = 4;
const CANDIDATES_BYTES = 2 * MOST_BEST * RESULT_BYTES;

/** Rows with their cosines, best first. */
export interface Best {
  rows: number[];
  cosines: Float32Array;
}

interface Block {
  /** Number of its first row. */
  from: number;
  /** A multiple of {@link TILE}. */
  rows: number;
  buffer: GPUBuffer;
}

type Entry = 'sums' | 'best';

/** One of the two ways to ask, with all that is bound for it. */
interface Way {
  pipeline: GPUComputePipeline;
  /** Of each block. */
  bound: GPUBindGroup[];
  /** Where the card writes, and where that is copied to for reading. */
  found: GPUBuffer;
  read: GPUBuffer;
}

const groupsOf = (rows: number): number => Math.ceil(rows / GROUP_ROWS);
const bytesOf: Record<Entry, (rows: number) => number> = {
  sums: (rows) => rows * RESULT_BYTES,
  best: (rows) => groupsOf(rows) * CANDIDATES_BYTES,
};
const workgroupsOf: Record<Entry, (rows: number) => number> = { sums: (rows) => rows / TILE, best: groupsOf };

/** Does something on a device, and fails where that finds fault with it or has too little memory. */
async function checked<Result>(device: GPUDevice, run: () => Promise<Result> | Result): Promise<Result> {
  const filters = ['validation', 'out-of-memory', 'internal'] as const;
  for (const filter of filters) device.pushErrorScope(filter);
  // What comes later is waited for when the scopes are closed, since other calls open their own.
  const done = run();
  const [result, ...errors] = await Promise.all([done, ...filters.map(() => device.popErrorScope())]);
  const error = errors.find((one) => one !== null);
  if (error) throw new Error(error.message);
  return result;
}

export class CardRows {
  readonly #device: GPUDevice;
  readonly #dimensions: number;
  readonly #count: number;
  readonly #asked: GPUBuffer;
  readonly #blocks: Block[] = [];
  readonly #ways = new Map<Entry, Way>();
  /** Rejects when the device goes away. */
  readonly #loss: Promise<never>;
  /** Questions are put one after the other, since they share their buffers. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor({ device }: Card, { dimensions, values }: VectorTable) {
    this.#device = device;
    this.#dimensions = dimensions;
    this.#count = values.length / dimensions;
    this.#loss = device.lost.then(({ reason, message }) => {
      throw new Error(`WebGPU device lost (${reason}): ${message}`);
    });
    this.#loss.catch(() => {}); // told to the calls under way; none may be
    this.#asked = device.createBuffer({
      size: askedOf(new Int16Array(dimensions), 0).byteLength,
      usage: USAGE.UNIFORM | USAGE.COPY_DST,
    });
  }

  /**
   * Copies a table to a card, letting waiting messages in meanwhile.
   *
   * @param table not changed from now on; with one dimension at the least
   * @param mostBytes of a block, where the device would allow more
   * @throws when the card has no room, can't run the code or goes away
   */
  static async upload(card: Card, table: VectorTable, mostBytes = Infinity): Promise<CardRows> {
    const rows = new CardRows(card, table);
    try {
      await Promise.race([rows.#fill(table, mostBytes), rows.#loss]);
      await Promise.race([rows.#prepare(card.hasPackedDots), rows.#loss]);
      return rows;
    } catch (thrown) {
      rows.free();
      throw thrown;
    }
  }

  /** Bytes that a question reads. */
  get bytes(): number {
    return this.#blocks.reduce((sum, { buffer }) => sum + buffer.size, 0);
  }

  get blocks(): number {
    return this.#blocks.length;
  }

  /**
   * Cosines of a unit vector with every row.
   *
   * @throws when the device is lost
   */
  cosines(unit: Float32Array): Promise<Float32Array> {
    return this.#inTurn(async () => {
      const sums = await this.#ask('sums', unit, 0);
      const result = new Float32Array(this.#count);
      writeCosines(sums.subarray(0, this.#count), result, 0);
      return result;
    });
  }

  /**
   * The rows nearest to a unit vector, of those with a cosine above 0; of equal ones the first.
   *
   * @param count up to {@link MOST_BEST}
   * @throws RangeError for more; when the device is lost
   */
  best(unit: Float32Array, count: number): Promise<Best> {
    if (count > MOST_BEST) throw new RangeError(`A card gives ${MOST_BEST} rows at the most, not ${count}.`);
    return this.#inTurn(async () => {
      const found = await this.#ask('best', unit, count);
      const candidates: { row: number; sum: number }[] = [];
      let at = 0;
      for (const { from, rows } of this.#blocks) {
        for (let group = 0; group < groupsOf(rows); group++, at += 2 * MOST_BEST) {
          for (let i = at; i < at + 2 * count && found[i]! > 0; i += 2) {
            candidates.push({ sum: found[i]!, row: from + found[i + 1]! });
          }
        }
      }
      candidates.sort((a, b) => b.sum - a.sum || a.row - b.row);
      const best = candidates.slice(0, count);
      const cosines = new Float32Array(best.length);
      writeCosines(
        Int32Array.from(best, ({ sum }) => sum),
        cosines,
        0,
      );
      return { rows: best.map(({ row }) => row), cosines };
    });
  }

  /**
   * Goes over all rows so many times, as a question does, and gives nothing back: how long that takes without the way there and back is for
   * the caller to measure.
   *
   * @throws when the device is lost
   */
  pass(unit: Float32Array, entry: Entry, times: number): Promise<void> {
    return this.#inTurn(async () => void (await this.#ask(entry, unit, 10, times)));
  }

  /** Frees the card's memory; nothing can be asked afterwards. */
  free(): void {
    for (const { buffer } of this.#blocks.splice(0)) buffer.destroy();
    for (const { found, read } of this.#ways.values()) {
      found.destroy();
      read.destroy();
    }
    this.#ways.clear();
    this.#asked.destroy();
  }

  async #fill(table: VectorTable, mostBytes: number): Promise<void> {
    const { limits, queue } = this.#device;
    const tileBytes = chunksOf(this.#dimensions) * CHUNK * TILE;
    const most = Math.min(mostBytes, limits.maxStorageBufferBindingSize, limits.maxBufferSize);
    const tilesOfBlock = Math.min(Math.floor(most / tileBytes), limits.maxComputeWorkgroupsPerDimension);
    if (tilesOfBlock === 0) throw new RangeError('The card binds too little memory at once.');
    const tiles = Math.ceil(this.#count / TILE);
    for (let first = 0; first < tiles; first += tilesOfBlock) {
      const count = Math.min(tilesOfBlock, tiles - first);
      const buffer = await checked(this.#device, () =>
        this.#device.createBuffer({
          size: count * tileBytes,
          usage: USAGE.STORAGE | USAGE.COPY_DST,
        }),
      );
      this.#blocks.push({ from: first * TILE, rows: count * TILE, buffer });
      for (let tile = 0; tile < count; tile += TILES_AT_ONCE) {
        const some = tilesOf(table, first + tile, Math.min(TILES_AT_ONCE, count - tile));
        queue.writeBuffer(buffer, tile * tileBytes, some);
        await macrotask();
      }
    }
  }

  async #prepare(isPacked: boolean): Promise<void> {
    const device = this.#device;
    const visibility = COMPUTE_STAGE;
    const types = ['read-only-storage', 'uniform', 'storage'] as const;
    const layout = device.createBindGroupLayout({
      entries: types.map((type, binding) => ({ binding, visibility, buffer: { type } })),
    });
    const module = device.createShaderModule({ code: cardCode(chunksOf(this.#dimensions), isPacked) });
    for (const entry of ['sums', 'best'] as const) {
      const pipeline = await device.createComputePipelineAsync({
        layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }),
        compute: { module, entryPoint: entry },
      });
      const size = this.#blocks.reduce((sum, { rows }) => sum + bytesOf[entry](rows), 0);
      const way = await checked(device, () => {
        const found = device.createBuffer({ size, usage: USAGE.STORAGE | USAGE.COPY_SRC });
        const read = device.createBuffer({ size, usage: USAGE.MAP_READ | USAGE.COPY_DST });
        let offset = 0;
        const bound = this.#blocks.map(({ rows, buffer }) => {
          const part = { buffer: found, offset, size: bytesOf[entry](rows) };
          offset += part.size;
          const resources = [{ buffer }, { buffer: this.#asked }, part];
          const entries = resources.map((resource, binding) => ({ binding, resource }));
          return device.createBindGroup({ layout, entries });
        });
        return { pipeline, bound, found, read };
      });
      this.#ways.set(entry, way);
    }
  }

  #inTurn<Result>(ask: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(ask);
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** @returns what was found: copied, so that the buffer can be used again */
  async #ask(entry: Entry, unit: Float32Array, wanted: number, times = 1): Promise<Int32Array> {
    const way = this.#ways.get(entry);
    if (way === undefined) throw new Error('These rows were freed.');
    const { pipeline, bound, found, read } = way;
    const device = this.#device;
    const asked = askedOf(fineVector(unit), wanted);
    const isRead = checked(device, () => {
      device.queue.writeBuffer(this.#asked, 0, asked);
      const encoder = device.createCommandEncoder();
      for (let time = 0; time < times; time++) {
        const pass = encoder.beginComputePass();
        pass.setPipeline(pipeline);
        this.#blocks.forEach(({ rows }, i) => {
          pass.setBindGroup(0, bound[i]!);
          pass.dispatchWorkgroups(workgroupsOf[entry](rows));
        });
        pass.end();
      }
      encoder.copyBufferToBuffer(found, 0, read, 0, found.size);
      device.queue.submit([encoder.finish()]);
      return read.mapAsync(READ_MODE);
    });
    await Promise.race([isRead, this.#loss]);
    const sums = new Int32Array(read.getMappedRange()).slice();
    read.unmap();
    return sums;
  }
}
