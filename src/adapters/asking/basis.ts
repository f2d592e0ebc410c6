/** @file Which documents an answer rests on, so that it can be told later whether they are still the same. */
import { contentKey } from '../../engine/model/content-key.ts';
import type { IndexBasis } from '../../engine/types.ts';
import type { LoadedIndex } from './load-index.ts';

export function basisOf({ generation, index }: Pick<LoadedIndex, 'generation' | 'index'>): IndexBasis {
  const { ids } = index.documents;
  return { generation, documents: ids.length, fingerprint: contentKey(...[...ids].sort()) };
}
