/** @file The passages that have a question's words: BM25 of the engine beside libraries over the same texts and titles. */
import { create, insertMultiple, search } from '@orama/orama';
import MiniSearch from 'minisearch';
import { passageRange } from '../../engine/notebook/embeddings.ts';
import { topPositions } from '../../engine/retrieve/mmr.ts';
import { prepare } from '../../engine/retrieve/prepared.ts';
import { passageBm25 } from '../../engine/strategies/passage-bm25.ts';
import { readQuery } from '../../engine/strategies/query.ts';
import type { MemoryNotebook } from '../notebook.ts';
import { compare } from './timing.ts';

const K = 10;

interface Passage {
  id: string;
  title: string;
  text: string;
}

async function passagesOf({ index, texts }: MemoryNotebook): Promise<Passage[]> {
  const passages: Passage[] = [];
  for (const [p, document] of index.passages.document.entries()) {
    const text = await texts.text(index.documents.ids[document]!);
    const { start, end } = passageRange(index, p);
    passages.push({ id: String(p), title: index.documents.titles[document]!, text: text.slice(start, end) });
  }
  return passages;
}

/** Times questions to a notebook. */
export async function measureWords(notebook: MemoryNotebook, questions: readonly string[]): Promise<void> {
  const passages = await passagesOf(notebook);
  const prepared = prepare(notebook.index);
  const mini = new MiniSearch<Passage>({ fields: ['title', 'text'] });
  mini.addAll(passages);
  const orama = create({ schema: { title: 'string', text: 'string' } as const });
  await insertMultiple(orama, passages, passages.length);
  await compare(
    `BM25, the best ${K} of ${passages.length.toLocaleString('en')} passages, a question`,
    [
      { name: 'ours', run: (asked) => topPositions(passageBm25(prepared, readQuery(prepared, asked)), K) },
      { name: 'minisearch', run: (asked) => mini.search(asked).slice(0, K) },
      { name: 'orama', run: (term) => search(orama, { term, limit: K }) },
    ],
    questions,
  );
}
