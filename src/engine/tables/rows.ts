/** @file A notebook as rows of tables (`columns.ts`), made one after the other, so that none is held but the one that is written. */
import { eventRows, gateRows, readCauses, statementRows, type Causes } from './causal-rows.ts';
import type { TableRows } from './columns.ts';
import { communityCausalRows, communityReportRows, communityRows, entityRows, relationshipRows } from './graph-rows.ts';
import { prepareTables, type TablesSource } from './source.ts';
import { documentRows, mentionRows, sentenceRows, textUnitRows } from './text-rows.ts';
import { embeddingRows } from './vector-rows.ts';

/** The rows of every table of a notebook. */
export function tableRows(source: TablesSource): TableRows {
  const prepared = prepareTables(source);
  let read: Promise<Causes> | null = null;
  const causes = (): Promise<Causes> => (read ??= readCauses(prepared));
  return {
    documents: () => documentRows(prepared),
    text_units: () => textUnitRows(prepared),
    entities: () => entityRows(prepared),
    relationships: () => relationshipRows(prepared),
    communities: () => communityRows(prepared),
    community_reports: () => communityReportRows(prepared),
    community_causal: () => communityCausalRows(prepared),
    embeddings: () => embeddingRows(prepared),
    events: () => eventRows(prepared, causes()),
    statements: () => statementRows(prepared, causes()),
    gates: () => gateRows(prepared),
    sentences: () => sentenceRows(prepared),
    mentions: () => mentionRows(prepared),
  };
}
