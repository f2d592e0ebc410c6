/**
 * @file The order of test files within a project: the longest first, so that none of them is still at work when all else is done. Where tests
 * ran before, vitest knows how long each file took; in a fresh checkout, as in CI, it would go by the size of files.
 */
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long, with seconds on a machine of two cores, roughly. Only their order matters; all others take less. */
export const SECONDS: Readonly<Record<string, number>> = {
  'test/browser/running.test.ts': 140,
  'test/fuzz/fuzz.test.ts': 118,
  'test/browser/load/load.test.ts': 74,
  'test/browser/model-runtime.test.ts': 72,
  'test/browser/shipped-encoder.test.ts': 64,
  'test/browser/modelled.test.ts': 54,
  'test/browser/privacy.test.ts': 53,
  'test/browser/models.test.ts': 52,
  'test/browser/app-map.test.ts': 50,
  'test/browser/bad-input.test.ts': 48,
  'test/cli/ask.test.ts': 46,
  'test/browser/kill.test.ts': 43,
  'test/browser/offline.test.ts': 43,
  'test/browser/app-access.test.ts': 42,
  'test/browser/sources.test.ts': 40,
  'test/cli/bench.test.ts': 40,
  'test/browser/app-notebooks.test.ts': 37,
  'test/browser/erase.test.ts': 37,
  'test/browser/app.test.ts': 36,
  'test/browser/encryption.test.ts': 35,
  'test/browser/models-access.test.ts': 35,
  'test/browser/app-cells.test.ts': 34,
  'test/browser/app-corrections.test.ts': 32,
  'test/browser/app-what-if.test.ts': 32,
  'test/browser/search-models.test.ts': 32,
  'test/browser/app-measure.test.ts': 29,
  'test/browser/hosting.test.ts': 26,
  'test/browser/app-strategies.test.ts': 25,
  'test/adapters/parsers/scans.test.ts': 20,
  'test/cli/searching.test.ts': 20,
  'test/cli/tables.test.ts': 18,
  'test/cli/keep-notebook.test.ts': 16,
  'test/adapters/parsers/tables-and-records.test.ts': 14,
  'test/cli/late-errors.test.ts': 12,
  'test/adapters/library/lay-over.test.ts': 11,
  'test/engine/notebook/extend.test.ts': 10,
};

/** @returns the files that take long, the longest first, then the others as they came; `root` is the folder that paths of {@link SECONDS} are in */
export function longestFirst<File extends { moduleId: string }>(files: readonly File[], root: string): File[] {
  const seconds = ({ moduleId }: File): number =>
    SECONDS[path.relative(root, moduleId).replaceAll(path.sep, path.posix.sep)] ?? 0;
  return files.toSorted((a, b) => seconds(b) - seconds(a));
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files), this.ctx.config.root);
  }
}
