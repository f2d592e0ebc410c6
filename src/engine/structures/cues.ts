/**
 * @file What the words of a statement say beyond cause and effect: the category of Table 1, a time order, a delay, amplification, and whether a
 * side names its event as lacking or lowered. These are the built-in tier's stand-ins for CogniRAG's extraction prompts (its figures A1 to A3).
 */
import type { LinkCategory, StatementWords } from './types.ts';

const NECESSARY =
  /\b(?:without|but for|unless|only if|only because|requires?|required|needs?|needed|depends? on|depended on|hinges? on|hinged on|relies on|rely on|relied on|prerequisite|precondition|necessary|indispensable)\b/i;
const CONDITION =
  /^(?:if|provided|as long as|given that|in case)\b|\b(?:enables?|enabled|enabling|allows?|allowed|allowing|permits?|permitted|makes? possible|made possible)\b/i;
const MECHANISM = /\b(?:through|via|by means of|by way of|works? by|worked by|mechanisms?|pathways?)\b/i;
const INDIRECT =
  /\b(?:contribut\w*|indirect\w*|eventual\w*|ultimate\w*|in turn|plays?|played|helps?|helped|helping|underl\w+|influenc\w+|affect\w*|factors?|culminat\w+|over time|in the long run|gradual\w*|cascad\w+|spiral\w*)\b/i;
const CORRELATED =
  /\b(?:correlat\w*|associat\w*|linked|coincid\w*|co-occur\w*|went together|goes? together|same time|accompan\w+)\b/i;
const BEFORE =
  /^(?:after|following|when|once|then|subsequently|in the wake of|in wake of|in the aftermath of|later)\b|\b(?:thereafter|afterwards|set off|lead up to|led up to|preced\w+)\b/i;
const SIMULTANEOUS = /\b(?:while|at the same time|simultaneous\w*|meanwhile|coincid\w*)\b/i;
const AMPLIFIES =
  /\b(?:amplif\w+|magnif\w+|aggravat\w+|exacerbat\w+|intensif\w+|multipl\w+|compound\w*|accelerat\w+|worsen\w*|heighten\w*|escalat\w+|deepen\w*)\b/i;
const DELAY =
  /\b(?:within|after|for|in|over)?\s*(?:(?:about|nearly|almost|less than|more than|some)\s+)?(?:half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|several|\d+(?:[.,]\d+)?)\s+(?:second|minute|hour|day|night|week|month|year|decade)s?(?:\s+(?:later|after(?:wards)?))?\b/i;
/** Whether the effect can't be without the cause, as the cue says. */
export function isNecessary({ cue }: StatementWords): boolean {
  return NECESSARY.test(cue);
}

/** The category of one causal statement. */
export function categoryOf(words: StatementWords): Exclude<LinkCategory, 'general' | 'correlation'> {
  if (isNecessary(words) || CONDITION.test(words.cue)) return 'condition';
  if (MECHANISM.test(words.cue)) return 'mechanism';
  return INDIRECT.test(words.cue) ? 'indirect' : 'direct';
}

/** The category of a statement that only relates two events. */
export function relatedCategory({ cue, sentence }: StatementWords): 'general' | 'correlation' {
  return CORRELATED.test(cue) || CORRELATED.test(sentence) ? 'correlation' : 'general';
}

/** Which of both comes first, where the cue tells it. */
export function orderOf({ cue }: StatementWords): 'before' | 'simultaneous' | null {
  if (SIMULTANEOUS.test(cue)) return 'simultaneous';
  return BEFORE.test(cue) ? 'before' : null;
}

/** How long the effect takes, in the words of the sentence after its cause; empty where it doesn't say. */
export function delayOf({ sentence }: StatementWords): string {
  const told = DELAY.exec(sentence)?.[0].trim() ?? '';
  // "for three weeks" tells how long something lasts.
  return /^for\b/i.test(told) ? '' : told;
}

export function isAmplifying({ cue }: StatementWords): boolean {
  return AMPLIFIES.test(cue);
}

/** Where a text says at which amount or state things turn: the words that say so; empty where it doesn't. */
export function thresholdIn(sentence: string): string {
  return THRESHOLD.exec(sentence)?.[0] ?? '';
}

const THRESHOLD =
  /\b(?:(?:tipping|turning|breaking|saturation) points?|thresholds?|critical (?:level|mass|point|value|temperature|load)|point of no return|(?:exceed\w*|surpass\w*|above|below|beyond|more than|at least|fell under|drops? under|reach\w*)\s+(?:the |an? )?(?:\d[\d.,]*|(?:safe|critical|permitted|maximum|minimum|rated|design)\s+\w+)(?:\s*(?:%|per cent|percent|degrees|[A-Za-z°]+))?)/i;
