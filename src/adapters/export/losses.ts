/** @file What of a damaged backup could not be restored, gathered while the rest is. */
import type { RestoreLosses } from '../../rpc/contracts.ts';
import { isDamage } from './read-archive.ts';

export class Losses {
  readonly lost: RestoreLosses = {
    ...{ sources: [], unnamed: 0, withoutFile: [], cells: 0 },
    ...{ corrections: false, findings: false },
  };

  /** What reading a part gives; null where the part is damaged. */
  async whole<Result>(read: () => Promise<Result>): Promise<Result | null> {
    try {
      return await read();
    } catch (thrown) {
      if (!isDamage(thrown)) throw thrown;
      return null;
    }
  }

  /** @param name null where it can't be read */
  source(name: string | null): void {
    if (name === null) this.lost.unnamed += 1;
    else this.lost.sources.push(name);
  }

  get any(): boolean {
    const { sources, unnamed, withoutFile, cells, corrections, findings } = this.lost;
    return sources.length + unnamed + withoutFile.length + cells > 0 || corrections || findings;
  }
}
