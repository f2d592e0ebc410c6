/** @file Retrieves for a replay as answering does: by the same system, with the same models. */
import { replaySteps, systemSteps, type ReplayStep } from '../../engine/map/replay.ts';
import { preparedFor } from '../../engine/notebook/ask.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import { retrieveRead } from '../../engine/notebook/retrieve.ts';
import type { TextSource } from '../../engine/ports.ts';
import { withNearness } from '../../engine/retrieve/prepared.ts';
import { rankedSentences } from '../../engine/strategies/answer.ts';
import { strategyById } from '../../engine/strategies/index.ts';
import { rerankSpans } from '../../engine/strategies/rerank-spans.ts';
import type { StrategyId } from '../../engine/types.ts';
import type { Searched } from '../asking/model-search.ts';

/** Sentences that are shown of what a system retrieved. */
const MOST_RETRIEVED = 24;

/** What a question is put to. */
interface Asked {
  index: NotebookIndex;
  /** Documents that were removed since the index was built. */
  removed: ReadonlySet<string>;
  texts: TextSource;
  /** What local models say of the question; absent: the built-in tier alone. */
  searched: Searched | undefined;
}

/**
 * @returns steps over the nodes of this index
 * @throws CausewayError `question-empty`, `question-too-long`
 */
export async function stepsOf(strategy: StrategyId, text: string, asked: Asked): Promise<ReplayStep[]> {
  const { index, removed, texts, searched } = asked;
  const prepared = withNearness(preparedFor(index), searched?.nearness);
  const planning = { clock: () => 0, ...(searched?.near && { near: searched.near }) };
  const system = strategy === 'hugrag' ? undefined : strategyById(strategy);
  if (system) {
    const result = system.seek
      ? await system.seek(prepared, text, { texts, ...planning })
      : system.retrieve(prepared, text);
    const spans = result.spans.filter(({ documentId }) => !removed.has(documentId));
    const ranked = rankedSentences(index, await rerankSpans(spans, texts, searched?.scorePassages), MOST_RETRIEVED);
    return systemSteps(
      prepared,
      result,
      ranked.map(({ sentence }) => sentence),
    );
  }
  const documentOf = (sentence: number): string => index.documents.ids[index.sentences.document[sentence]!]!;
  const isAllowed = (sentence: number): boolean =>
    !removed.has(documentOf(sentence)) && index.sentences.wrong?.[sentence] !== 1;
  const retrieval = await retrieveRead(prepared, texts, text, { isAllowed, planning }, searched ?? {});
  return replaySteps(prepared, retrieval);
}
