/**
 * @file Verbs that claim a cause, one row each: what must follow the verb, which argument the subject is, the sign, and how far
 * to trust it. The confidences follow the precisions that `npm run bench:causal -- DIR --json FILE` prints by cue, lowered where cases are
 * few.
 */

export interface VerbCue {
  lemma: string;
  /** Words right after the verb (adverbs may stand between), such as `to` of "lead to". */
  particle: readonly string[];
  /** What the subject of the active form is. */
  subject: 'cause' | 'effect';
  polarity: 1 | -1;
  confidence: number;
  /**
   * `effect`: the head of the effect must be an effect noun, since the verb also makes plain things; `measure`: or a quantity; `happening`: it
   * must tell of something that happened.
   */
  needs: 'any' | 'effect' | 'measure' | 'happening';
  /** True when people do it as often as events do ("blocked the road"): only an event as the subject makes it a cause. */
  byEvent: boolean;
  /** True when the verb itself is part of what happens ("left 45 hurt"), so the effect's range includes it. */
  includesVerb: boolean;
}

function rows(
  list: string,
  confidence: number,
  options: Partial<Pick<VerbCue, 'subject' | 'polarity' | 'needs' | 'byEvent' | 'includesVerb'>> = {},
): VerbCue[] {
  return list.split(',').map((entry) => {
    const [lemma, ...particle] = entry.trim().split(' ') as [string, ...string[]];
    return {
      lemma,
      particle,
      confidence,
      subject: 'cause',
      polarity: 1,
      needs: 'any',
      byEvent: false,
      includesVerb: false,
      ...options,
    };
  });
}

const CUES: readonly VerbCue[] = [
  ...rows('cause', 0.95),
  ...rows(
    'trigger, spark, spark off, trigger off, lead to, result in, bring about, give rise to, set off, touch off',
    0.9,
  ),
  ...rows('induce, provoke, precipitate, instigate, incite, ignite, kindle, engender, elicit, unleash, beget', 0.85),
  ...rows(
    'prompt, fuel, inflict, evoke, stir up, culminate in, translate into, contribute to, lead up to, set in motion, cascade into, escalate into, spiral into',
    0.8,
  ),
  ...rows('exacerbate, aggravate, worsen, heighten, intensify, escalate, amplify, hasten, accelerate, compound', 0.7),
  ...rows('increase, raise, drive, boost', 0.65, { needs: 'measure' }),
  ...rows('push up, drive up, force up, feed into', 0.65),
  ...rows('push down, drag down, drive down, force down, eat into, cut into', 0.65, { polarity: -1 }),
  ...rows('affect, influence, impact, stimulate', 0.6),
  ...rows('spawn, produce, generate, create, give off, make, bring, introduce, establish', 0.7, {
    needs: 'effect',
  }),
  ...rows(
    'prevent, inhibit, suppress, mitigate, avert, alleviate, impede, hinder, hamper, curb, counteract, preclude',
    0.75,
    {
      polarity: -1,
    },
  ),
  ...rows('improve, enhance, strengthen, enable, facilitate, promote', 0.6, { needs: 'measure' }),
  ...rows(
    'reduce, lower, decrease, diminish, lessen, weaken, relieve, ease, minimise, minimize, eliminate, cut',
    0.65,
    {
      polarity: -1,
      needs: 'measure',
    },
  ),
  ...rows(
    'delay, stall, interrupt, obstruct, hold up, knock out, cut off, shut down, take down, bring down, wipe out, paralyse, paralyze, cripple, disrupt, halt',
    0.7,
    {
      polarity: -1,
    },
  ),
  ...rows('slow down, slow, impair, degrade, damage, destroy, undermine, harm, erode, devastate', 0.6, {
    polarity: -1,
  }),
  ...rows('block', 0.7, { polarity: -1, byEvent: true }),
  ...rows('force, compel', 0.75),
  ...rows('mean that', 0.65),
  ...rows('account for', 0.65),
  ...rows('pave the way for, open the door to, play a role in, play a part in', 0.65),
  ...rows('go back to', 0.6, { subject: 'effect', needs: 'happening' }),
  ...rows('leave no choice but, leave no option but, leave no alternative but', 0.7),
  ...rows('suffer from', 0.6, { subject: 'effect', polarity: -1, needs: 'measure' }),
  ...rows('plunge', 0.7, { includesVerb: true }),
  ...rows('leave', 0.7, { includesVerb: true }),
  ...rows('stem from, result from, arise from, ensue from, spring from, follow from', 0.85, { subject: 'effect' }),
  ...rows('originate from, originate in, derive from, come from, emanate from, issue from, develop from', 0.6, {
    subject: 'effect',
    needs: 'effect',
  }),
  ...rows('end in', 0.65, { needs: 'effect' }),
  ...rows('lie behind, lie at the root of', 0.75),
  ...rows('rooted in', 0.6, { subject: 'effect', needs: 'effect' }),
  ...rows('emit, radiate', 0.75),
  ...rows('radiate from', 0.8, { subject: 'effect' }),
];

const byLemma = new Map<string, VerbCue[]>();
for (const cue of CUES) {
  const known = byLemma.get(cue.lemma);
  if (known) known.push(cue);
  else byLemma.set(cue.lemma, [cue]);
}
for (const cues of byLemma.values()) cues.sort((a, b) => b.particle.length - a.particle.length);

const NO_CUES: readonly VerbCue[] = [];

/** The cues of a verb, those with the longest particle first. */
export function verbCues(lemma: string): readonly VerbCue[] {
  return byLemma.get(lemma) ?? NO_CUES;
}

/** Whether a cue of the verb goes on with this word: "leads to", but not "lead of". */
export function takesParticle(lemma: string, word: string): boolean {
  return verbCues(lemma).some(({ particle }) => particle[0] === word);
}

/** Whether a verb's lemma begins any causal cue: such words are read as verbs where both readings fit. */
export function isCueVerb(lemma: string): boolean {
  return byLemma.has(lemma);
}
