/** @file Hands files over to the library worker, a few at a time, so that the page stays responsive meanwhile. */
import type { AddReport } from '../../rpc/add-report.ts';
import type { IncomingFile } from '../../rpc/contracts.ts';

/** Files handed over in the first message, and in any. */
const FIRST_BATCH = 16;
const LARGEST_BATCH = 128;
/** Cloning files into a message holds up the page, by how much depends on the machine: batches keep to this, in milliseconds. */
const BATCH_BUDGET = 12;

interface HandOver {
  /** Gives some files to the worker. */
  add(files: IncomingFile[]): Promise<AddReport>;
  /** Told how many more files the worker has. */
  onHandedOver(files: number): void;
  /** True once no more files are to be handed over. */
  isCancelled(): boolean;
}

/**
 * @returns what came of all of them
 * @throws what `add` throws
 */
export async function handOver(
  files: readonly IncomingFile[],
  { add, onHandedOver, isCancelled }: HandOver,
): Promise<AddReport> {
  const report: AddReport = { queued: 0, duplicates: [], renamed: [], refused: [] };
  for (let from = 0, size = FIRST_BATCH; from < files.length && !isCancelled();) {
    const part = files.slice(from, from + size);
    const sentAt = performance.now();
    const answering = add(part);
    size = nextSize(size, performance.now() - sentAt);
    from += part.length;
    const answer = await answering;
    report.queued += answer.queued;
    report.duplicates.push(...answer.duplicates);
    report.renamed.push(...answer.renamed);
    report.refused.push(...answer.refused);
    onHandedOver(part.length);
  }
  return report;
}

/** @param took milliseconds for which a batch of `size` files held up the page */
function nextSize(size: number, took: number): number {
  if (took > BATCH_BUDGET) return Math.max(1, size >> 1);
  return Math.min(LARGEST_BATCH, took < BATCH_BUDGET / 2 ? size * 2 : size);
}
