/** @file Outcomes of a scenario in words, and in the groups in which they are told. */
import type { WhatIfEdit, WhatIfEvent, WhatIfLink, WhatIfOutcome } from '../../rpc/whatif.ts';
import { whatIf as texts } from '../texts/what-if.ts';
import { listed } from '../texts/words.ts';

/** What a scenario changes, as a line. */
export function editWords({ change, target }: WhatIfEdit): string {
  return texts.edits[change](target.label);
}

/** The title of a scenario, as a question. */
export function scenarioQuestion(edits: readonly WhatIfEdit[]): string {
  return texts.question(listed(edits.map(editWords)));
}

/** The causes that are left, each once. */
function causes(others: readonly WhatIfLink[]): string {
  return listed([...new Set(others.map(({ cause }) => `“${cause.label}”`))]);
}

export function outcomeWords({ event, fate, before, after, others }: WhatIfOutcome): string {
  switch (fate) {
    case 'kept':
      return texts.keeps(event.label, causes(others));
    case 'weakened':
      return texts.weakened(event.label, before, after);
    case 'lost':
      return event.isLowered ? texts.unlowered(event.label) : texts.lost(event.label);
    default:
      return texts[fate](event.label);
  }
}

/** What follows, by how far the documents bear it out; what keeps its causes stands apart. */
export interface OutcomeGroup {
  basis: WhatIfOutcome['basis'] | 'kept';
  title: string;
  outcomes: WhatIfOutcome[];
}

export function outcomeGroups(outcomes: readonly WhatIfOutcome[]): OutcomeGroup[] {
  const changed = outcomes.filter(({ fate }) => fate !== 'kept');
  const groups: OutcomeGroup[] = (['stated', 'follows', 'assumed'] as const).map((basis) => ({
    basis,
    title: texts.basis[basis],
    outcomes: changed.filter((outcome) => outcome.basis === basis),
  }));
  groups.push({ basis: 'kept', title: texts.kept, outcomes: outcomes.filter(({ fate }) => fate === 'kept') });
  return groups.filter((group) => group.outcomes.length > 0);
}

/** What is changed first of a place to act on. */
export function editsOf(events: readonly WhatIfEvent[]): WhatIfEdit[] {
  return events.map(({ target }) => ({ change: 'remove', target }));
}
