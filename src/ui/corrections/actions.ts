/** @file What can be corrected in one place, as the entries of its menu. */
import type { Citation, CrossedGate, PathStep, Range, Span } from '../../engine/types.ts';
import type { CorrectionDraft } from '../../rpc/contracts.ts';
import type { MenuEntry } from '../frame/FloatingMenu.svelte';
import { corrections as texts } from '../texts/corrections.ts';
import type { Corrections } from './corrections.svelte.ts';

function spanOf({ documentId, start, end }: Span): Span {
  return { documentId, start, end };
}

/** Marks a sentence as wrong, or as right again. */
function wrongEntry(corrections: Corrections, span: Span, labels: { wrong: string; right: string }): MenuEntry {
  const marked = corrections.wrong(span);
  return marked
    ? { label: labels.right, icon: 'check', run: () => void corrections.takeBack(marked) }
    : {
        label: labels.wrong,
        icon: 'close',
        run: () => void corrections.make({ kind: 'sentence', sentence: spanOf(span) }),
      };
}

export function sentenceActions(corrections: Corrections, span: Span): MenuEntry[] {
  return [
    wrongEntry(corrections, span, texts),
    {
      label: texts.statements,
      icon: 'pencil',
      run: () => (corrections.dialog = { kind: 'statements', sentence: spanOf(span) }),
    },
  ];
}

/** For a sentence of an answer with the sentences that it cites. */
export function citedActions(corrections: Corrections, citations: readonly Citation[]): MenuEntry[] {
  const [only, ...more] = citations;
  if (only && more.length === 0) return sentenceActions(corrections, only);
  return citations.map((citation) =>
    wrongEntry(corrections, citation, {
      wrong: texts.wrongNumber(citation.number),
      right: texts.rightNumber(citation.number),
    }),
  );
}

/** For what a sentence states of a cause and an effect; the sides are ranges in the document's text. */
export function relationActions(
  corrections: Corrections,
  sides: { cause: Range; effect: Range; polarity: 1 | -1 },
  sentence: Span,
): MenuEntry[] {
  const { cause, effect, polarity } = sides;
  const draft = (verdict: 'rejected' | 'turned'): CorrectionDraft => {
    return { kind: 'relation', verdict, polarity, sentence: spanOf(sentence), cause, effect };
  };
  return [
    { label: texts.rejectStep, icon: 'close', run: () => void corrections.make(draft('rejected')) },
    { label: texts.turnStep, icon: 'repeat', run: () => void corrections.make(draft('turned')) },
  ];
}

/** For a step of a causal path, with the sentence that it cites. */
export function stepActions(
  corrections: Corrections,
  { sides, polarity }: Pick<PathStep, 'sides' | 'polarity'>,
  citation: Span,
): MenuEntry[] {
  const ofSides = sides ? relationActions(corrections, { ...sides, polarity }, citation) : [];
  return [...ofSides, ...sentenceActions(corrections, citation)];
}

export function gateActions(corrections: Corrections, gate: Pick<CrossedGate, 'from' | 'to' | 'score'>): MenuEntry[] {
  const { from, to, score } = gate;
  return [{ label: texts.rejectGate, icon: 'close', run: () => void corrections.rejectGate({ from, to, score }) }];
}

/** For the entity of that name. */
export function entityActions(corrections: Corrections, name: string): MenuEntry[] {
  return [
    { label: texts.rename, icon: 'pencil', run: () => void corrections.aboutEntity(name, 'rename') },
    { label: texts.merge, icon: 'both', run: () => void corrections.aboutEntity(name, 'merge') },
    { label: texts.split, icon: 'only', run: () => void corrections.aboutEntity(name, 'split') },
    { label: texts.addRelation, icon: 'add', run: () => void corrections.aboutEntity(name, 'both') },
  ];
}

export function moduleActions(corrections: Corrections, title: string, level: number): MenuEntry[] {
  return [{ label: texts.addGate, icon: 'add', run: () => void corrections.aboutModule(title, level) }];
}
