/**
 * @file Families of wording: ways in which people tell of causes, each with what it says of a claim, a doubt, a denial, a rise, a fall, a threshold, a
 * correction and a mere coincidence. A slot stands for an event:
 *
 * `{C}` the cause as a noun phrase, `{c}` as a clause in the past, `{p}` as a clause in the present (quantities), `{P}` the bare quantity;
 * `{E}`, `{e}`, `{f}`, `{Q}` likewise for the effect; `{K}`, `{k}` what a correction names instead; `{D}` a date.
 */
export interface Family {
  name: string;
  /** What stands between two statements. */
  between: string;
  /** What brings what about. */
  claims: readonly string[];
  /** The same, with doubt. */
  hedged: readonly string[];
  /** More of the effect, less of it: for quantities. */
  raises: readonly string[];
  lowers: readonly string[];
  /** Where something turns at an amount: for causes that are quantities. */
  thresholds: readonly string[];
  denials: readonly string[];
  /** Takes a claim back and names another cause. */
  corrections: readonly string[];
  /** Sets two events side by side and claims nothing. */
  coincidences: readonly string[];
}
