/** @file Ways from an answer's causal path to the screen “What if”: without an event of it, or without a step. */
import type { Citation, PathStep, Range, Span } from '../../engine/types.ts';
import type { WhatIfEdit, WhatIfTarget } from '../../rpc/whatif.ts';
import type { MenuEntry } from '../frame/FloatingMenu.svelte';
import type { Workspace } from '../state/workspace.svelte.ts';
import { whatIf as texts } from '../texts/what-if.ts';

type Opener = Pick<Workspace, 'openWhatIf'>;
type Step = Pick<PathStep, 'cause' | 'effect' | 'sides' | 'citation'>;

function entry(workspace: Opener, target: WhatIfTarget): MenuEntry {
  const edit: WhatIfEdit = { change: 'remove', target };
  return {
    label: `${texts.open} ${texts.edits.remove(target.label)}`,
    icon: 'fork',
    run: () => workspace.openWhatIf({ edits: [edit] }),
  };
}

/** The event on a side of a step; answers of earlier versions don't say where it stands, so it is looked for by its words. */
function eventEntry(workspace: Opener, label: string, range: Range | undefined, { documentId }: Span): MenuEntry {
  if (range) return entry(workspace, { kind: 'event', label, places: [{ ...range, documentId }] });
  return { label: `${texts.open} “${label}”`, icon: 'fork', run: () => workspace.openWhatIf({ query: label }) };
}

/** For one step: without its cause, and without the step. */
export function stepWhatIfs(workspace: Opener, { cause, effect, sides }: Step, citation: Span): MenuEntry[] {
  const { documentId } = citation;
  const ofCause = eventEntry(workspace, cause, sides?.cause, citation);
  if (!sides) return [ofCause];
  const places = [sides.cause, sides.effect].map((range) => ({ ...range, documentId }));
  return [ofCause, entry(workspace, { kind: 'link', label: `${cause} → ${effect}`, places })];
}

/** For a whole path: without each of its causes. */
export function pathWhatIfs(workspace: Opener, path: readonly Step[], citations: readonly Citation[]): MenuEntry[] {
  return path.flatMap((step) => {
    const citation = citations.find(({ number }) => number === step.citation);
    return citation ? [eventEntry(workspace, step.cause, step.sides?.cause, citation)] : [];
  });
}
