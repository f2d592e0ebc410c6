/** @file What kinds of answers there are, and the plainest forms in which English and other languages ask for them. */

/**
 * `cause`: why did X happen. `effect`: what did X lead to. `path`: how did X end in Y. `check`: did X cause Y. `prevent`: how could X have been
 * avoided, what if it had not happened. `open`: anything else.
 */
export type Intent = (typeof INTENTS)[number];

/** In the order of the classifier's values. */
export const INTENTS = ['cause', 'effect', 'path', 'check', 'prevent', 'open'] as const;

/** Verbs that carry a cause over into its effect, with the preposition that they need for that. */
const CAUSAL_VERB = String.raw`(?:caus(?:e|ed|es|ing)|trigger(?:ed|s)?|produc(?:e|ed|es)|(?:lead|led|leads) to|result(?:ed|s)? in|end(?:ed|s)? (?:up )?in|br(?:ing|ings|ought) (?:about|on)|contribut(?:e|ed|es) to|set off|come to)`;

const PLAIN: readonly [Intent, RegExp][] = [
  [
    'path',
    new RegExp(
      String.raw`^\W*(?:how|by what|in what way|through (?:what|which)|(?:which|what) (?:chain|steps))\b.*\b${CAUSAL_VERB}\b`,
      'iu',
    ),
  ],
  [
    'check',
    new RegExp(
      String.raw`^\W*(?:did|does|do|is|was|were|are|has|have|can|could)\b.*\b(?:${CAUSAL_VERB}|responsible|blame\w*|because)\b`,
      'iu',
    ),
  ],
  [
    'effect',
    /\b(?:consequences?|effects? of|effects? did|impacts? of|impacts? did|what (?:did|does|do|will|would) .* (?:lead to|cause|result in|trigger|bring|mean|produce)|what happened (?:after|because)|what if\b|what would happen)\b/iu,
  ],
  [
    'cause',
    /\b(?:why|root causes?|what (?:\w+ )?(?:caused|causes|led|leads|triggered|explains|drove|drives)|causes? of|reasons?|due to what|what made|how come|origins? of|responsible|blame)\b/iu,
  ],
];
const OTHER_LANGUAGES =
  /\b(?:warum|weshalb|wieso|ursachen?|pourquoi|por qué|perché|por que|waarom|почему)\b|为什么|為什麼|原因|なぜ|왜/iu;

/** What a question asks for by its plainest forms alone. */
export function plainIntent(text: string): Intent {
  if (OTHER_LANGUAGES.test(text)) return 'cause';
  return PLAIN.find(([, pattern]) => pattern.test(text))?.[0] ?? 'open';
}
