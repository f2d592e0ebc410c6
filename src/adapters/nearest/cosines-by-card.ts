/** @file Cosines on the browser's own graphics card where that is faster, for a worker. */
import type { Clock, RowCosines } from '../../engine/ports.ts';
import { CardRows } from './card-rows.ts';
import { MeasuredCosines } from './measured-cosines.ts';
import { openCard, type Card } from './open-card.ts';

/**
 * A card that a program imitates is never used: it takes the same processor. One that went away is not asked for again.
 *
 * @param clock milliseconds
 */
export function cosinesByCard(clock: Clock): RowCosines {
  let card: Promise<Card | null> | null = null;
  const open = async (): Promise<Card | null> => {
    const opened = await openCard('gpu' in navigator ? navigator.gpu : undefined);
    void opened.card?.device.lost.then(() => (card = Promise.resolve(null)));
    return opened.card;
  };
  return new MeasuredCosines({
    clock,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    upload: async (table) => {
      const opened = await (card ??= open());
      return opened && CardRows.upload(opened, table);
    },
  });
}
