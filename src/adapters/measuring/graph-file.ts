/** @file A file of causal links that are known to be in the documents: events with their names, and which led to which, each with the quote that says so. */
import * as v from 'valibot';
import type { KnownLink } from '../../engine/evaluate/known-links.ts';
import { matchQuestions, type NotebookDocument, type OwnQuestion } from '../../engine/evaluate/own-questions.ts';
import type { TextSource } from '../../engine/ports.ts';
import type { LineProblem } from '../../engine/types.ts';

const Graph = v.object({
  events: v.array(v.looseObject({ id: v.string(), what: v.string(), names: v.array(v.string()) })),
  links: v.array(v.looseObject({ cause: v.string(), effect: v.string(), doc: v.string(), quote: v.string() })),
});

/** What a graph file gives. */
export interface GraphLinks {
  links: KnownLink[];
  /** Of its links, counted from 1 in place of lines. */
  problems: LineProblem[];
}

/**
 * Finds the links' quotes in the documents, as those of questions are found.
 *
 * @param content JSON: `events` with `id`, `what` and `names`, `links` with `cause`, `effect`, `doc` and `quote`
 * @returns null where that is no such graph
 */
export async function readGraph(
  content: string,
  documents: readonly NotebookDocument[],
  texts: TextSource,
): Promise<GraphLinks | null> {
  let graph: v.InferOutput<typeof Graph>;
  try {
    graph = v.parse(Graph, JSON.parse(content));
  } catch {
    return null;
  }
  const names = new Map(graph.events.map(({ id, what, names: others }) => [id, [what, ...others].join('; ')]));
  const rows = graph.links.map(({ doc, quote }, i): OwnQuestion => ({
    line: i + 1,
    id: String(i),
    question: quote,
    answers: [],
    evidence: [{ line: i + 1, document: doc, quote, range: null }],
    alternatives: [],
    spurious: null,
    tags: [],
  }));
  const { questions, problems } = await matchQuestions(rows, documents, texts);
  const links = questions.map(({ id, evidence }): KnownLink => {
    const { cause, effect } = graph.links[Number(id)]!;
    return { places: evidence, cause: names.get(cause) ?? cause, effect: names.get(effect) ?? effect };
  });
  return { links, problems };
}
