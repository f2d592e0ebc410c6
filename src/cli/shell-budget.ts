/** @file A plugin of the build: fails when the JavaScript that the page loads before it can be used grows beyond its budget. */
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The parts of a built chunk that this reads. */
export interface BuiltChunk {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  /** Files that are loaded with it. */
  imports: string[];
  code: string;
}

export type BuiltFile = BuiltChunk | { type: 'asset'; fileName: string };

/** Compressed bytes. */
export const SHELL_BUDGET = 120_000;

/** The chunks that are loaded with the page: its entry, and whatever that imports without being asked. */
export function shellChunks(files: readonly BuiltFile[]): BuiltChunk[] {
  const chunks = files.filter((file): file is BuiltChunk => file.type === 'chunk');
  const shell = new Set(chunks.filter(({ isEntry }) => isEntry));
  // What is added while going through is gone through, too.
  for (const { imports } of shell) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) shell.add(chunk);
  }
  return [...shell];
}

/** Bytes of the shell's JavaScript, each file compressed as a server would. */
export function shellSize(files: readonly BuiltFile[]): number {
  return shellChunks(files).reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

/** What is wrong with the size of the shell; null where nothing is. */
export function overBudget(size: number, budget = SHELL_BUDGET): string | null {
  if (size <= budget) return null;
  const told = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
  return `The page loads ${told(size)} of compressed JavaScript at start, more than its budget of ${told(budget)}. Load what is not seen at start with import().`;
}

export function shellBudget(): Plugin {
  return {
    name: 'causeway-shell-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const size = shellSize(Object.values(bundle));
      const problem = overBudget(size);
      if (problem) this.error(problem);
      this.info(`Compressed JavaScript at start: ${(size / 1000).toFixed(1)} KB`);
    },
  };
}
