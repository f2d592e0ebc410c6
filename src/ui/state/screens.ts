/** @file What can fill the window. */

/** The part that fills a narrow window. */
export type Tab = 'sources' | 'questions' | 'source';

/** Screens that are of no notebook, and so are there without one. */
export const screensOfAll: readonly string[] = ['models', 'privacy'] satisfies Screen[];

/** What fills the window under the bar. */
export type Screen = 'notebook' | 'measure' | 'models' | 'map' | 'corrections' | 'privacy' | 'what-if';
