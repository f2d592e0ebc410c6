/**
 * @file Verbs whose participle relates its subject to what follows a preposition ("was blamed on"), and whose active form
 * relates its object to it ("traced X to Y").
 */
import type { RelationKind } from '../../types.ts';

export interface PassiveCue {
  lemma: string;
  particle: readonly string[];
  /** What the subject of the passive, or the object of the active, is. */
  patient: 'cause' | 'effect';
  kind: RelationKind;
  confidence: number;
}

function cues(list: string, patient: 'cause' | 'effect', kind: RelationKind, confidence: number): PassiveCue[] {
  return list.split(',').map((entry) => {
    const [lemma, ...particle] = entry.trim().split(' ') as [string, ...string[]];
    return { lemma, particle, patient, kind, confidence };
  });
}

const CUES: readonly PassiveCue[] = [
  ...cues(
    'attribute to, ascribe to, trace to, trace back to, blame on, pin on, put down to, impute to, chalk up to',
    'effect',
    'causal',
    0.85,
  ),
  ...cues('blame for, fault for, hold responsible for', 'cause', 'causal', 0.8),
  ...cues(
    'associate with, correlate with, link to, link with, relate to, connect to, connect with, tie to',
    'effect',
    'associated',
    0.7,
  ),
];

const byLemma = new Map<string, PassiveCue[]>();
for (const cue of CUES) byLemma.set(cue.lemma, [...(byLemma.get(cue.lemma) ?? []), cue]);
for (const list of byLemma.values()) list.sort((a, b) => b.particle.length - a.particle.length);

const NONE: readonly PassiveCue[] = [];

/** The cues of a verb, those with the longest particle first. */
export function passiveCues(lemma: string): readonly PassiveCue[] {
  return byLemma.get(lemma) ?? NONE;
}

/** Whether a cue of the verb goes on with this word: "correlate with". */
export function takesPassiveParticle(lemma: string, word: string): boolean {
  return passiveCues(lemma).some(({ particle }) => particle[0] === word);
}
