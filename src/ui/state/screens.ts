/** @file What can fill the window. */

/** The part that fills a narrow window. */
export type Tab = 'sources' | 'questions' | 'source';

/** What fills the window under the bar. */
export type Screen = 'notebook' | 'measure' | 'models' | 'map' | 'corrections';
