/** @file Seeds as files, a folder for each target, where every process that reads inputs finds them. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Seed } from './inputs.ts';

export function writeSeedFiles(folder: string, target: string, seeds: readonly Seed[]): void {
  mkdirSync(path.join(folder, target), { recursive: true });
  for (const [i, { name, bytes }] of seeds.entries()) {
    const file = `${String(i).padStart(3, '0')}${name.slice(name.lastIndexOf('.'))}`;
    writeFileSync(path.join(folder, target, file), bytes);
  }
}

/** The seeds of a target, in order. */
export function readSeeds(folder: string, target: string): Seed[] {
  return readdirSync(path.join(folder, target))
    .sort()
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(path.join(folder, target, name))) }));
}
