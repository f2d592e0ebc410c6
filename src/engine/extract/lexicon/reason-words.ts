/** @file Words that decide whether an ambiguous connective ("for", "over", "when", "as") gives a reason. Base forms. */

/** Verbs and adjectives whose "for" names the reason. */
export const JUDGEMENT: ReadonlySet<string> = new Set(
  (
    'arrest charge criticise criticize condemn sentence punish fine thank praise jail detain convict want book fire sack dismiss ' +
    'suspend prosecute try slam denounce penalise penalize reward honour honor imprison indict expel ban apologise apologize apology ' +
    'notorious famous known hold accuse reprimand rebuke kill execute sue responsibility compensation'
  ).split(' '),
);

/** Feelings whose "at" names the reason. */
export const EMOTIONS: ReadonlySet<string> = new Set(
  'angry anger outrage outraged fury furious upset dismay dismayed shock shocked surprise surprised annoyed annoyance frustration frustrated disgust disgusted dissatisfaction unhappy resentment'.split(
    ' ',
  ),
);

/** Verbs of beginning, ending and failing: what happens "when" or "after" something else does. */
export const ONSETS: ReadonlySet<string> = new Set(
  'break erupt begin start flare resume stop fail collapse crash trip fall explode ignite surge spike jam overflow die injure kill halt close rise drop burst sink leak escalate turn lock pile lose shut slow flood freeze spoil stall overheat run'.split(
    ' ',
  ),
);

/** Doings that people are held to account for: "for failing to act". */
export const OFFENCES: ReadonlySet<string> = new Set(
  'fail refuse allow ignore violate oppose protest demand neglect attack kill cause damage break join participate take support misuse insult raise not try carry assault betray lie steal'.split(
    ' ',
  ),
);

/** What one can follow without its being a cause. Singular forms. */
export const RULES: ReadonlySet<string> = new Set(
  'guideline protocol procedure recommendation criterion step rule instruction method approach standard framework principle advice example suit path pattern convention model'.split(
    ' ',
  ),
);

/** "served as", "treated as": what follows is a role. */
export const NAMING: ReadonlySet<string> = new Set(
  'serve act treat term work function use know see regard describe name identify appoint emerge pose dress such'.split(
    ' ',
  ),
);

/** After these "if" asks rather than sets a condition. */
export const ASKING: ReadonlySet<string> = new Set(
  'ask wonder know see determine check test question examine decide as even unsure sure whether'.split(' '),
);

/** Verbs of public protest and feelings: "against", "over" and "at" after them name the reason. */
export const PROTEST_VERBS: ReadonlySet<string> = new Set(
  'protest demonstrate strike clash fight argue quarrel rally march agitate riot anger outrage enrage furious angry upset worry complain concern rise speak shout jail arrest criticise criticize sue sentence'.split(
    ' ',
  ),
);
