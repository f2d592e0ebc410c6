/** @file Whether the page can be seen, and whether the machine runs on its battery, told whenever it changes. */
import type { Surroundings } from '../../rpc/running.ts';

/** The parts of the Battery Status API that are read; not every browser has it. */
interface Battery extends EventTarget {
  charging: boolean;
}

/** Tells of the surroundings now and from now on. @returns tells of them once more */
export function watchSurroundings(tell: (surroundings: Surroundings) => void): () => void {
  let battery: Battery | null = null;
  const now = () =>
    tell({ visible: document.visibilityState === 'visible', onBattery: battery === null ? null : !battery.charging });
  document.addEventListener('visibilitychange', now);
  now();
  const { getBattery } = navigator as { getBattery?(): Promise<Battery> };
  getBattery?.call(navigator).then(
    (found) => {
      battery = found;
      battery.addEventListener('chargingchange', now);
      now();
    },
    () => {}, // refused by the browser: then it is not known
  );
  return now;
}
