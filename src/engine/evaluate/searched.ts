/** @file What a strategy retrieves with local models that find and order passages, as an answer of the app rests on it. */
import type { AskOptions } from '../notebook/ask.ts';
import { passageRange } from '../notebook/embeddings.ts';
import { retrieveReranked } from '../notebook/retrieve.ts';
import type { TextSource } from '../ports.ts';
import type { RetrievalParameters } from '../retrieve/parameters.ts';
import { withNearness, type Prepared } from '../retrieve/prepared.ts';
import { resultOf } from '../strategies/hugrag.ts';
import { rerankSpans } from '../strategies/rerank-spans.ts';
import type { Strategy, StrategyResult } from '../strategies/strategy.ts';

/** @param parameters of `hugrag`, where they are not the default ones */
export async function retrieveSearched(
  strategy: Pick<Strategy, 'id' | 'retrieve'>,
  prepared: Prepared,
  texts: TextSource,
  question: string,
  { nearness, scorePassages }: Pick<AskOptions, 'nearness' | 'scorePassages'>,
  parameters?: RetrievalParameters,
): Promise<StrategyResult> {
  const near = withNearness(prepared, nearness);
  if (strategy.id !== 'hugrag' || scorePassages === undefined) {
    const result = strategy.retrieve(near, question);
    return { ...result, spans: [...(await rerankSpans(result.spans, texts, scorePassages))] };
  }
  const { documents, passages } = prepared.index;
  const retrieval = await retrieveReranked(near, question, parameters ? { parameters } : {}, async (numbers) =>
    scorePassages(
      await Promise.all(
        numbers.map(async (passage) => {
          const { start, end } = passageRange(prepared.index, passage);
          const text = await texts.text(documents.ids[passages.document[passage]!]!);
          return text.slice(start, end).replace(/\s+/g, ' ').trim();
        }),
      ),
    ),
  );
  return resultOf(near, retrieval);
}
