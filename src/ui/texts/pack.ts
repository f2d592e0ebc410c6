/** @file What a language has to say: every area of texts, whole. The compiler finds what a language lacks. */
import type { Areas } from '../language/areas.ts';
import type { texts } from '../texts.ts';
import type { cells } from './cells.ts';
import type { commands } from './commands.ts';
import type { corrections } from './corrections.ts';
import type { encryption } from './encryption.ts';
import type { exporting, exportWords } from './export.ts';
import type { files } from './files.ts';
import type { folders } from './folders.ts';
import type { keeping } from './keeping.ts';
import type { keys } from './keys.ts';
import type { map } from './map.ts';
import type { measure } from './measure.ts';
import type { models } from './models.ts';
import type { path } from './path.ts';
import type { plan } from './plan.ts';
import type { privacy } from './privacy.ts';
import type { running } from './running.ts';
import type { sourceList } from './source-list.ts';
import type { strategies } from './strategies.ts';
import type { tour } from './tour.ts';
import type { viewer } from './viewer.ts';
import type { whatIf } from './what-if.ts';

/** The parts of the shell's texts that are areas of their own. */
export type SharedArea = 'exporting' | 'corrections' | 'measure' | 'models' | 'running' | 'strategies';

export type ShellTexts = Omit<typeof texts, SharedArea>;

export interface Pack {
  shell: ShellTexts;
  cells: typeof cells;
  commands: typeof commands;
  corrections: typeof corrections;
  encryption: typeof encryption;
  exporting: typeof exporting;
  exportWords: typeof exportWords;
  files: typeof files;
  folders: typeof folders;
  keeping: typeof keeping;
  keys: typeof keys;
  map: typeof map;
  measure: typeof measure;
  models: typeof models;
  path: typeof path;
  plan: typeof plan;
  privacy: typeof privacy;
  running: typeof running;
  sourceList: typeof sourceList;
  strategies: typeof strategies;
  tell: Areas['tell'];
  tour: typeof tour;
  viewer: typeof viewer;
  whatIf: typeof whatIf;
}
