/**
 * @file What part a sentence plays in its text, after argumentative zoning (Teufel and Moens, 2002), in the two parts that tell most of
 * whether a sentence answers a question: saying how something was found out, and saying what was found. By words of English; in other
 * languages every sentence is plain.
 */

/** Roles by number. `procedure`: how something was done or measured. `finding`: what came out. */
export const SENTENCE_ROLES = ['plain', 'procedure', 'finding'] as const;

export const PROCEDURE = SENTENCE_ROLES.indexOf('procedure');
export const FINDING = SENTENCE_ROLES.indexOf('finding');

const DONE =
  'collected|conducted|recruited|selected|included|enrolled|randomi[sz]ed|randomly|measured|performed|analy[sz]ed|assessed|used|' +
  'obtained|retrieved|searched|reviewed|administered|extracted|recorded|carried|divided|assigned|invited|interviewed|calculated|' +
  'evaluated|excluded|screened|gathered|surveyed|sampled|tested';

/** What was done, in the passive or by us, and what it is done with. */
const PROCEDURES = new RegExp(
  String.raw`\b(?:(?:was|were|been|we) (?:\w+ly )?(?:${DONE})|questionnaires?|respondents|interviews|data collection|inclusion criteria|sample of)\b`,
  'iu',
);

const FINDINGS =
  /\b(?:reveal(?:s|ed)?|(?:found|find|shows?|showed|shown) that|demonstrat(?:e|es|ed)|indicat(?:e|es|ed)|suggest(?:s|ed)?|identified|emerged|conclud(?:e|es|ed)|in conclusion|conclusions?|findings?|results?|associated with|significant(?:ly)?)\b/iu;

/** The role of a sentence, as a position in {@link SENTENCE_ROLES}; one that says how and what at once says what. */
export function roleOf(sentence: string): number {
  if (FINDINGS.test(sentence)) return FINDING;
  return PROCEDURES.test(sentence) ? PROCEDURE : 0;
}

/** Whether a question is about how something was done. */
export function asksForProcedure(question: string): boolean {
  return (
    /\b(?:methods?|methodolog\w*|procedures?|protocols?|participants?)\b/iu.test(question) || PROCEDURES.test(question)
  );
}
