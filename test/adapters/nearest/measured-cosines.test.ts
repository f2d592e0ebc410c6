/** @file Which back end takes cosines: by a scripted card and a scripted clock. */
import { beforeEach, describe, expect, it } from 'vitest';
import { LEAST_ROWS, MeasuredCosines, type HeldRows } from '../../../src/adapters/nearest/measured-cosines.ts';
import type { VectorTable } from '../../../src/engine/notebook/index-types.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { cosines, setRow, vectorTable } from '../../../src/engine/vector/quantised.ts';
import { normalizeVector } from '../../../src/engine/vector/term-vectors.ts';

const DIMENSIONS = 16;
const random = seededRandom(5);
const unit = (): Float32Array => normalizeVector(Float32Array.from({ length: DIMENSIONS }, () => random() - 0.5));

function tableOf(count: number): VectorTable {
  const table = vectorTable(count, DIMENSIONS);
  for (let row = 0; row < count; row++) setRow(table, row, unit());
  return table;
}

const large = tableOf(LEAST_ROWS);
const other = tableOf(LEAST_ROWS + 1);
const small = tableOf(100);

/** A card that answers as the processor does, unless told otherwise. */
class ScriptedCard {
  /** What an answer takes by the clock. */
  ms = 1;
  has = true;
  hasRoom = true;
  isWrong = false;
  isLost = false;
  isStuck = false;
  readonly log: string[] = [];

  #now = 0;
  #readings = 0;

  readonly upload = async (table: VectorTable): Promise<HeldRows | null> => {
    const name = table === large ? 'large' : 'other';
    this.log.push(`upload ${name}`);
    if (!this.hasRoom) throw new Error('No room.');
    if (!this.has) return null;
    return {
      cosines: async (asked) => {
        if (this.isLost) throw new Error('WebGPU device lost');
        if (this.isStuck) return new Promise(() => {});
        this.#now += this.ms;
        this.log.push('card');
        const found = cosines(table, asked);
        if (this.isWrong) found[7] = 0.5;
        return found;
      },
      free: () => void this.log.push(`free ${name}`),
    };
  };

  /** The processor takes 10 ms: what passes between two looks but for the card's own time. */
  clock = (): number => {
    // Read before the card, between both, and after the processor.
    if (this.#readings++ % 3 === 2) this.#now += 10;
    return this.#now;
  };

  /** Waiting takes longer than whatever is ready. */
  wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
}

let card: ScriptedCard;
let measured: MeasuredCosines;

beforeEach(() => {
  card = new ScriptedCard();
  measured = new MeasuredCosines({ backEnds: [card.upload], clock: card.clock, wait: card.wait });
});

/** Asks, checks the answer, and lets what goes on behind it come to its end. @returns whether the card answered */
async function ask(table: VectorTable): Promise<boolean> {
  const asked = unit();
  const before = card.log.length;
  const found = await measured.of(table, asked);
  // Compared number by number by the test's library, so many would take a third of a second.
  expect(Buffer.from(found.buffer).equals(Buffer.from(cosines(table, asked).buffer))).toBe(true);
  const byCard = card.log.slice(before).includes('card');
  await new Promise((resolve) => setTimeout(resolve, 5));
  return byCard && !card.log.slice(before).some((line) => line.startsWith('upload'));
}

const uploads = () => card.log.filter((line) => line.startsWith('upload'));
const freed = () => card.log.filter((line) => line.startsWith('free'));

describe('cosines with many rows', () => {
  it('are taken by the card once it was measured to be faster', async () => {
    expect(await ask(large)).toBe(false);
    expect(uploads()).toEqual([]);
    expect(await ask(large)).toBe(false);
    expect(uploads()).toEqual(['upload large']);
    expect(await ask(large)).toBe(true);
    expect(await ask(large)).toBe(true);
    expect(uploads()).toHaveLength(1);
  });

  it('stay with the processor where the card is slower, which is measured once', async () => {
    card.ms = 11;
    for (let i = 0; i < 4; i++) expect(await ask(large)).toBe(false);
    expect(uploads()).toHaveLength(1);
    expect(freed()).toHaveLength(1);
  });

  it('stay with the processor where the card is no faster', async () => {
    card.ms = 10;
    for (let i = 0; i < 4; i++) expect(await ask(large)).toBe(false);
  });

  it('stay with the processor where the card has other results, however fast', async () => {
    card.isWrong = true;
    for (let i = 0; i < 4; i++) expect(await ask(large)).toBe(false);
    expect(card.log).toEqual(['upload large', 'card', 'free large']);
  });

  it.each(['has', 'hasRoom'] as const)('stay with the processor unless the card %s', async (lacking) => {
    card[lacking] = false;
    for (let i = 0; i < 4; i++) expect(await ask(large)).toBe(false);
    expect(card.log).toEqual(['upload large']);
  });

  it('are never sent to a card where the rows are few', async () => {
    for (let i = 0; i < 4; i++) expect(await ask(small)).toBe(false);
    expect(card.log).toEqual([]);
  });

  it('come from the processor when the card goes away, in the middle of measuring as well', async () => {
    for (let i = 0; i < 3; i++) await ask(large);
    card.isLost = true;
    expect(await ask(large)).toBe(false);
    expect(freed()).toEqual(['free large']);
    expect(await ask(large)).toBe(false);
    for (let i = 0; i < 3; i++) expect(await ask(other)).toBe(false);
    expect(freed()).toEqual(['free large', 'free other']);
  });

  it('wait only so long for a card that something else keeps busy, and not again and again', async () => {
    for (let i = 0; i < 3; i++) await ask(large);
    card.isStuck = true;
    expect(await ask(large)).toBe(false);
    card.isStuck = false;
    expect(await ask(large)).toBe(true);
    card.isStuck = true;
    for (let i = 0; i < 3; i++) expect(await ask(large)).toBe(false);
    card.isStuck = false;
    expect(await ask(large)).toBe(false);
    expect(freed()).toEqual(['free large']);
  });

  it('are taken by the fastest of several back ends', async () => {
    const log: string[] = [];
    let now = 0;
    let readings = 0;
    const backEnd = (name: string, ms: number) => async () => ({
      cosines: async (asked: Float32Array) => {
        now += ms;
        log.push(name);
        return cosines(large, asked);
      },
      free: () => void log.push(`free ${name}`),
    });
    const clock = () => {
      if (readings++ % 3 === 2) now += 10;
      return now;
    };
    const failing = async () => {
      throw new Error('No room.');
    };
    const backEnds = [failing, backEnd('a', 7), backEnd('b', 3), async () => null, backEnd('c', 5), backEnd('d', 9)];
    measured = new MeasuredCosines({ clock, wait: card.wait, backEnds });
    for (let i = 0; i < 2; i++) await ask(large);
    expect(log.filter((line) => line.startsWith('free'))).toEqual(['free a', 'free c', 'free d']);
    log.length = 0;
    await ask(large);
    expect(log).toEqual(['b']);
  });

  it('hold one table on the card, and do not send two to and fro', async () => {
    for (let i = 0; i < 3; i++) await ask(large);
    for (let i = 0; i < 3; i++) {
      expect(await ask(other)).toBe(false);
      expect(await ask(large)).toBe(true);
    }
    await ask(other);
    await ask(other);
    expect(freed()).toEqual(['free large']);
    expect(await ask(other)).toBe(true);
    await ask(large);
    await ask(large);
    expect(await ask(large)).toBe(true);
    expect(uploads()).toEqual(['upload large', 'upload other', 'upload large']);
  });
});
