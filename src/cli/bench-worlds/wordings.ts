/** @file All families of wording, and which of them are held out. */
import type { Family } from './family.ts';
import { BUILT } from './wordings-built.ts';
import { VOICES } from './wordings-voices.ts';

export const FAMILIES: readonly Family[] = [...BUILT, ...VOICES];

/** Drawn once by a seed, four of all: what they say is not read when the engine is mended. */
export const HELD_OUT: readonly string[] = ['minutes', 'counterfactual', 'nouns', 'press'];
