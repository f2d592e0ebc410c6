/** @file What a language is asked for by the name of an area. What each area holds, the English texts say; `texts/pack.ts` gathers that. */
import type { ErrorCode } from '../../engine/errors.ts';

/** The parts that the texts come in. */
export type AreaName =
  | 'shell'
  | 'cells'
  | 'commands'
  | 'corrections'
  | 'encryption'
  | 'exporting'
  | 'exportWords'
  | 'files'
  | 'folders'
  | 'keeping'
  | 'keys'
  | 'map'
  | 'measure'
  | 'models'
  | 'path'
  | 'plan'
  | 'privacy'
  | 'running'
  | 'sourceList'
  | 'strategies'
  | 'tour'
  | 'viewer'
  | 'whatIf';

/** A language's texts as far as looking them up goes. */
export type Areas = Readonly<Record<AreaName, object>> & {
  /** Says what a worker said in English: a sentence, with the code of its error if it is one. */
  tell(sentence: string, code?: ErrorCode): string;
};
