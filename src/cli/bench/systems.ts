/** @file Strategies as systems under measurement, and the notebook that they share. */
import type { EvaluationSet } from '../../engine/evaluate/dataset.ts';
import type { Ablation } from '../../engine/evaluate/ablations.ts';
import { withGates } from '../../engine/evaluate/gate-variants.ts';
import { withoutPart } from '../../engine/evaluate/part-variants.ts';
import { analyseWithOpenExtraction } from '../../engine/evaluate/openie.ts';
import type { System } from '../../engine/evaluate/run.ts';
import { modelledSystem, type ModelledSystem } from '../../engine/evaluate/modelled-system.ts';
import type { Search } from '../../engine/evaluate/searched.ts';
import { measuredSystem, measuredVariant } from '../../engine/evaluate/systems.ts';
import { analyseDocument } from '../../engine/notebook/analysis.ts';
import type { LanguageModel } from '../../engine/ports.ts';
import { strategyById } from '../../engine/strategies/index.ts';
import { notebookFrom, type AnalysedNotebook, type MemoryNotebook, type NamedDocument } from '../notebook.ts';

const clock = () => performance.now();
const NOTHING_GIVEN = { entities: [], triples: [] };

/** The documents of a question set as they are read into a notebook; every document keeps its id. */
export function documentsOf({ documents }: EvaluationSet): NamedDocument[] {
  return documents.map(({ id, title, text, parsed }) => ({
    id,
    name: title,
    parsed: parsed ?? { format: 'text' as const, text, title, headings: [], warnings: [] },
  }));
}

/** Builds the notebook of a question set, from its own extractions where it has them. */
export function buildNotebook(set: EvaluationSet): Promise<AnalysedNotebook> {
  const { extractions } = set;
  return notebookFrom(
    documentsOf(set),
    extractions
      ? (id, parsed) => analyseWithOpenExtraction(id, parsed, extractions.get(id) ?? NOTHING_GIVEN)
      : analyseDocument,
  );
}

/**
 * The system of that id. `hugrag` answers as the app does; the others answer with their best sentences.
 *
 * @param id of a strategy that exists
 * @param search what local models say of a question; absent: the built-in tier alone
 */
export function systemOf(id: string, notebook: MemoryNotebook, search?: Search): System {
  return measuredSystem(strategyById(id)!, { ...notebook, clock, ...(search && { search }) });
}

/** The same models but for the reader. */
function unread(search: Search): Search {
  return async (question) => {
    const { readPassages: _, ...rest } = await search(question);
    return rest;
  };
}

/** What `dense` finds, with its best passages' sentences in the order in which the reader puts them. */
export function denseWithReader(notebook: MemoryNotebook, search: Search): System {
  return measuredSystem(strategyById('dense')!, { ...notebook, clock, search, isRead: true });
}

/** A variant of hugrag, with the same models as hugrag. */
export function ablatedSystem(
  { id, parameters, gates, without }: Ablation,
  notebook: MemoryNotebook,
  search?: Search,
): System {
  const whole = gates ? withGates(notebook.index, gates) : notebook.index;
  const isOfIndex = without === 'graph' || without === 'static vectors';
  const index = isOfIndex ? withoutPart(whole, without) : whole;
  const found = without === 'reader' ? search && unread(search) : without === 'encoder' ? undefined : search;
  return measuredVariant(id, parameters, { ...notebook, index, clock, ...(found && { search: found }) });
}

/** The system of that id with a language model. */
export function modelledSystemOf(
  id: string,
  notebook: MemoryNotebook,
  model: LanguageModel,
  search?: Search,
): ModelledSystem {
  return modelledSystem(strategyById(id)!, { ...notebook, clock, ...(search && { search }) }, model);
}
