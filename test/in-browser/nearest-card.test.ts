/**
 * @file The graphics card's kernel in Chromium, on whatever card there is, an imitation as well: exactly what a plain loop gives. Where there
 * is none at all this is told, and nothing is tested.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { GROUP_ROWS, MOST_BEST, TILE } from '../../src/adapters/nearest/card-code.ts';
import { CardRows } from '../../src/adapters/nearest/card-rows.ts';
import { MeasuredCosines, PAUSE_MS, type HeldRows } from '../../src/adapters/nearest/measured-cosines.ts';
import { openCard, type Card } from '../../src/adapters/nearest/open-card.ts';
import type { VectorTable } from '../../src/engine/notebook/index-types.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { ROW_LENGTH, cosines, fineVector, setRow, vectorTable } from '../../src/engine/vector/quantised.ts';
import { normalizeVector } from '../../src/engine/vector/term-vectors.ts';

const opened = await openCard(navigator.gpu, true);
if (opened.card === null) console.warn(`The graphics card's kernel is not tested: no card (${opened.why}).`);

const random = seededRandom(29);
const unitOf = (dimensions: number): Float32Array =>
  normalizeVector(Float32Array.from({ length: dimensions }, () => random() - 0.5));

/** @param distinct after so many rows they repeat, so that there are ties */
function tableOf(count: number, dimensions: number, distinct = count): VectorTable {
  const table = vectorTable(count, dimensions);
  const made = Array.from({ length: Math.min(count, distinct) }, () => unitOf(dimensions));
  // Every fifth has no vector, as passages that are not embedded yet.
  for (let row = 0; row < count; row++) if (row % 5 !== 3) setRow(table, row, made[row % distinct]!);
  return table;
}

/** Sums of products with a question, worked out with doubles. */
function plainSums({ values, dimensions }: VectorTable, unit: Float32Array): number[] {
  const fine = fineVector(unit);
  return Array.from({ length: values.length / dimensions }, (_, row) =>
    fine.reduce((sum, factor, i) => sum + factor * values[row * dimensions + i]!, 0),
  );
}

function plainBest(sums: readonly number[], count: number): number[] {
  return [...sums.keys()]
    .filter((row) => sums[row]! > 0)
    .sort((a, b) => sums[b]! - sums[a]! || a - b)
    .slice(0, count);
}

describe.skipIf(opened.card === null)('rows on a card', () => {
  const card = opened.card as Card;
  afterAll(() => card.device.destroy());

  async function check(rows: CardRows, table: VectorTable, counts: readonly number[]): Promise<void> {
    const unit = unitOf(table.dimensions);
    const sums = plainSums(table, unit);
    const known = cosines(table, unit);
    expect(await rows.cosines(unit)).toEqual(known);
    const scale = known.findIndex((value) => value !== 0);
    if (scale >= 0) expect(known[scale]! / sums[scale]!).toBeCloseTo(1 / (ROW_LENGTH * 127 * 257), 12);
    for (const count of counts) {
      const best = await rows.best(unit, count);
      expect(best.rows).toEqual(plainBest(sums, count));
      expect([...best.cosines]).toEqual(best.rows.map((row) => known[row]));
    }
  }

  describe.each([true, false])('products of bytes by fours: %s', (isPacked) => {
    const wanted = { ...card, hasPackedDots: isPacked };

    it.skipIf(isPacked && opened.card?.hasPackedDots !== true).each([
      [1, 16],
      [TILE - 1, 384],
      [TILE, 384],
      [TILE + 1, 384],
      [GROUP_ROWS, 64],
      [GROUP_ROWS + 1, 384],
      [3 * GROUP_ROWS + 77, 384],
      [777, 20],
      [300, 1024],
    ])('give the very numbers of the processor: %i rows, %i dimensions', async (count, dimensions) => {
      const table = tableOf(count, dimensions);
      const rows = await CardRows.upload(wanted, table);
      for (let i = 0; i < 2; i++) await check(rows, table, [1, 10]);
      rows.free();
    });
  });

  it('are found in order, the first of those that are equally near', async () => {
    const table = tableOf(2 * GROUP_ROWS + 300, 32, 7);
    const rows = await CardRows.upload(card, table);
    await check(rows, table, [1, 2, 10, MOST_BEST]);
    rows.free();
  });

  it('are none where no row has a vector, or the question has none', async () => {
    const rows = await CardRows.upload(card, vectorTable(100, 16));
    expect(await rows.cosines(unitOf(16))).toEqual(new Float32Array(100));
    expect((await rows.best(unitOf(16), 10)).rows).toEqual([]);
    rows.free();
    const table = tableOf(100, 16);
    const asked = await CardRows.upload(card, table);
    expect((await asked.best(new Float32Array(16), 10)).rows).toEqual([]);
    asked.free();
  });

  it('take the ends of the ranges', async () => {
    const dimensions = 384;
    const values = Int8Array.from({ length: 3 * dimensions }, (_, i) => [127, -127, -128][Math.floor(i / dimensions)]!);
    const table = { dimensions, values };
    const rows = await CardRows.upload(card, table);
    for (const value of [1, -1]) {
      // No unit vector, but the largest sums that there can be.
      const unit = new Float32Array(dimensions).fill(value);
      expect(await rows.cosines(unit)).toEqual(cosines(table, unit));
    }
    rows.free();
  });

  it('lie in several blocks where so many bytes cannot be bound at once', async () => {
    const table = tableOf(5 * GROUP_ROWS + 130, 48, 900);
    const rows = await CardRows.upload(card, table, 48 * TILE * 20);
    expect(rows.blocks).toBe(Math.ceil((5 * GROUP_ROWS + 130) / TILE / 20));
    await check(rows, table, [10, MOST_BEST]);
    // All at once, each with its own answer.
    await Promise.all(Array.from({ length: 4 }, () => check(rows, table, [3])));
    rows.free();
  });

  it('refuse more of the best than they have room for', async () => {
    const rows = await CardRows.upload(card, tableOf(10, 16));
    expect(() => rows.best(unitOf(16), MOST_BEST + 1)).toThrow(RangeError);
    rows.free();
    await expect(rows.cosines(unitOf(16))).rejects.toThrow('freed');
  });

  it('are more than the card can bind: told, and nothing is left behind', async () => {
    await expect(CardRows.upload(card, tableOf(10, 384), 100)).rejects.toThrow(RangeError);
  });
});

describe.skipIf(opened.card === null)('a card that goes away', () => {
  const open = async (): Promise<Card> => (await openCard(navigator.gpu, true)).card!;

  it('fails what is asked of it, then and later', async () => {
    const card = await open();
    const table = tableOf(3000, 384);
    const rows = await CardRows.upload(card, table);
    const asked = rows.cosines(unitOf(384));
    card.device.destroy();
    await expect(asked).rejects.toThrow();
    await expect(rows.cosines(unitOf(384))).rejects.toThrow();
    await expect(CardRows.upload(card, table)).rejects.toThrow();
  });

  it('leaves the processor to answer, in the middle of a question', async () => {
    const card = await open();
    const table = tableOf(20_500, 64);
    const uploaded: HeldRows[] = [];
    let asks = 0;
    let readings = 0;
    const measured = new MeasuredCosines({
      // An imitation is never faster. By this clock time passes from the second of three looks to the third alone, which is the processor's.
      clock: () => Math.floor(++readings / 3),
      // As patient as can be.
      wait: (ms) => (ms === PAUSE_MS ? Promise.resolve() : new Promise(() => {})),
      backEnds: [
        async (wanted) => {
          const rows = await CardRows.upload(card, wanted);
          const counted = {
            cosines: (unit: Float32Array) => {
              asks++;
              return rows.cosines(unit);
            },
            free: () => rows.free(),
          };
          uploaded.push(counted);
          return counted;
        },
      ],
    });
    const ask = async () => {
      const unit = unitOf(64);
      const known = cosines(table, unit);
      expect((await measured.of(table, unit)).every((value, row) => value === known[row])).toBe(true);
    };
    await ask();
    await ask();
    await expect.poll(() => asks).toBeGreaterThanOrEqual(6);
    await expect
      .poll(async () => {
        const before = asks;
        await ask();
        return asks - before;
      })
      .toBe(1);
    const asked = ask();
    card.device.destroy();
    await asked;
    const before = asks;
    await ask();
    expect(asks).toBe(before);
    expect(uploaded).toHaveLength(1);
  });
});
