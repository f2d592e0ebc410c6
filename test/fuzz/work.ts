/** @file What the process that reads inputs is told, and what it tells. */
import type { Ending } from './ending.ts';

/** What one input may take. */
export interface Limits {
  /** Milliseconds of the processor: a busy machine makes no input slower by it. */
  cpu: number;
  /** Milliseconds of the clock, for what waits for ever. */
  wall: number;
  /** Memory beyond what the process held before. */
  bytes: number;
}

export const LIMITS: Limits = { cpu: 5_000, wall: 60_000, bytes: 1 << 30 };

/** Inputs of a target, from a number to before another. */
export interface Job {
  target: string;
  from: number;
  to: number;
}

export interface Work {
  /** Address of the module that has the targets. */
  targets: string;
  /** Where the seeds are. */
  folder: string;
  /** Of chance. */
  seed: number;
  jobs: Job[];
  limits: Limits;
}

export type News =
  | { kind: 'target'; target: string }
  | { kind: 'begun'; number: number }
  /** @property late errors that libraries threw without anybody waiting */
  | { kind: 'read'; number: number; ending: Ending; milliseconds: number; bytes: number; late: number }
  /** By the watchdog: the process ends. */
  | { kind: 'ended'; number: number; reason: string }
  | { kind: 'done' };
