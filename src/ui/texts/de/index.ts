/**
 * @file German, whole. „Sie“; short sentences; the same word for the same thing:
 * notebook Notizbuch, source Quelle, passage Textstelle, entity Entität, statement Aussage, relation Beziehung, module Modul,
 * topic Thema, gate kausales Tor, seed Startpunkt, evidence Belege, citation Beleg (number: Belegnummer), causal path Ursachenpfad,
 * only related nur verwandt, set aside aussortiert, refinement Verfeinerung, weights Gewichte, to index indizieren.
 */
import { teller } from '../../language/tell.ts';
import type { Pack } from '../pack.ts';
import { cells } from './cells.ts';
import { commands } from './commands.ts';
import { corrections } from './corrections.ts';
import { encryption } from './encryption.ts';
import { exporting, exportWords } from './export.ts';
import { files } from './files.ts';
import { folders } from './folders.ts';
import { keeping } from './keeping.ts';
import { keys } from './keys.ts';
import { map } from './map.ts';
import { measure } from './measure.ts';
import { models } from './models.ts';
import { path } from './path.ts';
import { plan } from './plan.ts';
import { privacy } from './privacy.ts';
import { running } from './running.ts';
import { shell } from './shell.ts';
import { sourceList } from './source-list.ts';
import { strategies } from './strategies.ts';
import { told } from './told.ts';
import { tour } from './tour.ts';
import { viewer } from './viewer.ts';
import { whatIf } from './what-if.ts';

export const de: Pack = {
  shell,
  cells,
  commands,
  corrections,
  encryption,
  exporting,
  exportWords,
  files,
  folders,
  keeping,
  keys,
  map,
  measure,
  models,
  path,
  plan,
  privacy,
  running,
  sourceList,
  strategies,
  tell: teller(told),
  tour,
  viewer,
  whatIf,
};
