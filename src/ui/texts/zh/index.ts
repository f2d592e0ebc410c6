/**
 * @file Simplified Chinese, whole. Short, without 您 where it can be; the same word for the same thing:
 * notebook 笔记本, source 来源, passage 段落, entity 实体, statement 陈述, relation 关系, module 模块, topic 主题, gate 因果门,
 * seed 起点, evidence 证据, citation 引用, causal path 因果路径, only related 仅相关, set aside 排除, refinement 精读,
 * weights 权重, to index 建立索引.
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

export const zh: Pack = {
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
