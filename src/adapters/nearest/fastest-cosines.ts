/** @file Cosines wherever that is fastest in this browser, for a worker: on its own thread, with helpers, or on the graphics card. */
import type { Clock, RowCosines } from '../../engine/ports.ts';
import { CardRows } from './card-rows.ts';
import { MeasuredCosines } from './measured-cosines.ts';
import { openCard, type Card } from './open-card.ts';
import { threadRows, type Helper } from './thread-rows.ts';

/** More than that hardly scan faster, since they share the way to the memory. */
const MOST_HELPERS = 3;

/** Opens the card once. One that a program imitates is never used: it takes the same processor. One that went away is not asked for again. */
function cardOnce(): () => Promise<Card | null> {
  let card: Promise<Card | null> | null = null;
  const open = async (): Promise<Card | null> => {
    const opened = await openCard('gpu' in navigator ? navigator.gpu : undefined);
    void opened.card?.device.lost.then(() => (card = Promise.resolve(null)));
    return opened.card;
  };
  return () => (card ??= open());
}

/**
 * @param clock milliseconds
 * @param startHelper starts the thread of a helper
 */
export function fastestCosines(clock: Clock, startHelper: () => Helper): RowCosines {
  const card = cardOnce();
  // Threads share memory only where the page is isolated.
  const most = globalThis.crossOriginIsolated ? Math.min(MOST_HELPERS, navigator.hardwareConcurrency - 1) : 0;
  const helpers = Array.from({ length: Math.max(0, most) }, () => startHelper);
  return new MeasuredCosines({
    clock,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    backEnds: [
      async (table) => {
        const opened = await card();
        return opened && CardRows.upload(opened, table);
      },
      (table) => threadRows(table, helpers),
    ],
  });
}
