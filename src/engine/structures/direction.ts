/**
 * @file In which direction a side of a statement names its event, and what it names apart from that: "the drop in bookings", "bookings fell by a tenth on 3 May"
 * and "fewer bookings" all name bookings, lowered; "higher bookings" names them raised. So documents that tell of one quantity in either
 * direction tell of one event.
 */
import { termsOf } from '../text/tokens.ts';
import type { Sign } from './types.ts';

const DETERMINER = '(?:the |an? |its |their |his |her |our |this |that |such |any )?';
const DEGREE =
  '(?:(?:general|continued|chronic|sudden|severe|acute|growing|serious|steady|sharp|further|slight|steep|marked|rapid|slow|gradual|significant|recent|new) )?';

/** Nouns of lack and fall before "of" or "in". */
const FALL_NOUN =
  '(?:lack|absence|loss|shortage|scarcity|shortfall|deficit|reduction|decrease|decline|drop|fall|cut|slump|dip|plunge|downturn|slowdown|weakening|failure|outage|breakdown|shutdown)s?';
const RISE_NOUN = '(?:rise|increase|growth|surge|jump|climb|upturn|spike|upsurge|gain|soaring)s?';
const FALL_ADJECTIVE =
  '(?:poor|no|not|lacking|insufficient|inadequate|missing|reduced|less|lower|fewer|low|decreas(?:ed|ing)|declin(?:ed|ing)|falling|dropping|shrinking|dwindling|weak(?:er|ened|ening)?|failing|failed|deficient|without)';
const RISE_ADJECTIVE = '(?:higher|more|greater|larger|increas(?:ed|ing)|rising|growing|soaring|mounting|surging)';

/** Verbs that tell a fall or a rise where no object follows. */
const FALL_VERB =
  '(?:f[ea]lls?|fallen|falling|drops?|dropped|dropping|declin(?:es?|ed|ing)|decreas(?:es?|ed|ing)|shr[iau]nks?|shrinking|dwindl(?:es?|ed|ing)|slump(?:s|ed)?|plung(?:es?|ed)|plummet(?:s|ed)?|s[iau]nks?|dip(?:s|ped)?|tumbl(?:es?|ed|ing)|contract(?:s|ed)?|diminish(?:es|ed)?|nosedived?|(?:takes?|took) a (?:dive|tumble|plunge|knock|hit))';
const RISE_VERB =
  '(?:r[io]ses?|risen|rising|increas(?:es?|ed|ing)|gr[eo]ws?|grown|growing|climb(?:s|ed|ing)?|surg(?:es?|ed|ing)|jump(?:s|ed|ing)?|soar(?:s|ed|ing)?|sw[eo]ll(?:s|ed|en)?|mount(?:s|ed|ing)?|spiked?|(?:sky)?rocket(?:s|ed)?|(?:goes|go|went|shot) through the (?:roof|ceiling)|(?:go|goes|went|gone|going|shot|shoots?) (?:right )?up)';

/** What may follow at the end and says by how much, and how. */
const MEASURE =
  '(?:by|to|from|at) (?:(?:about|nearly|almost|over|more than|less than|around|some|only|up to) )*(?:\\d[\\d.,]*|(?:an?|one|two|three|four) (?:third|quarter|half|fifth|sixth|eighth|tenth|degree|point)s?|half)(?: ?(?:%|per ?cent|percent|points?|degrees?))?';
const MANNER = '(?:\\w+ly|again|further|back|once more|too)';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DATE = `(?:(?:on|of|since|by|from|until) )?(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \\d{1,2})(?:,? \\d{4})?|(?:(?:at|by|since) )?\\d{1,2}:\\d{2}|on (?:mon|tues|wednes|thurs|fri|satur|sun)day`;

const DATES = new RegExp(`(?:,? )?\\b(?:${DATE})\\b`, 'giu');
const TAIL = new RegExp(`(?:,? (?:${MEASURE}|${MANNER}))+$`, 'iu');
const PERIOD = /[\s.,;:]+$/u;

const LACKING = new RegExp(`^${DETERMINER}${DEGREE}(?:${FALL_NOUN} (?:of|in|to)|${FALL_ADJECTIVE}) (?=\\S)`, 'iu');
const RISING = new RegExp(`^${DETERMINER}${DEGREE}(?:${RISE_NOUN} (?:of|in)|${RISE_ADJECTIVE}) (?=\\S)`, 'iu');
const AUXILIARIES = '(?:(?:has|have|had|is|are|was|were|be|been|being|would|will|must|may|might|could|can|did) )*';
const FELL = new RegExp(` ${AUXILIARIES}(?:${FALL_VERB}|(?:go|goes|went|gone|going)? ?(?:right )?down)$`, 'iu');
const ROSE = new RegExp(` ${AUXILIARIES}(?:${RISE_VERB}|${RISE_NOUN}|up)$`, 'iu');
/** "the bridge came down", "the mayor stepped down": what is gone, not what there is less of. */
const CAME_DOWN = / (?:came|comes?|coming|stepped|stood|broke|broken|shut|torn|pulled|knocked|taken|closed) down$/iu;
/** "could no longer be kept up", "held down", "prevented": which way it went. */
const BEYOND_HOLDING =
  / (?:could|can|would) (?:no longer|not|hardly|never) be (?:(held down|kept down|held back|kept in check|contained|curbed|prevented|averted|avoided|stopped|helped)|kept up|held up|maintained|sustained|upheld|preserved)$/iu;
/** "the controllers are down", "pump failures": the end of a side says the same. */
const GONE =
  /\b(?:is|are|was|were|be|been|went|go|goes|gone|being)\s+(?:\w+ly\s+|right\s+)?(?:down|out|off|dead|dark|lost|missing|unavailable|not\b.*)$|\b(?:failed|failures?|outages?|losses|loss|shortages?|breakdowns?|shutdowns?|broke down|stopped working)$/iu;
/** What falls bodily is there when it does. */
const FALLS_BODILY =
  /\b(?:rain|snow|hail|ash|trees?|branch(?:es)?|rocks?|stones?|bombs?|shells?|masts?|poles?|debris) $/iu;

/** A side without dates and without what its end says of how and by how much. */
function bare(side: string): string {
  return side.replace(DATES, '').replace(PERIOD, '').replace(TAIL, '').trim();
}

function fallAtEnd(text: string): number {
  const beyond = BEYOND_HOLDING.exec(text);
  if (beyond) return beyond[1] ? -1 : beyond.index;
  if (CAME_DOWN.test(text)) return -1;
  const at = FELL.exec(text)?.index ?? -1;
  return at > 0 && !FALLS_BODILY.test(text.slice(0, at + 1)) ? at : -1;
}

/** −1 where a side names its event as lacking or lowered: "poor maintenance", "a lack of rain", "the pumps are down", "prices fell". */
export function signOfWords(side: string): Sign {
  const text = bare(side);
  return LACKING.test(`${text} `) || fallAtEnd(text) > 0 || GONE.test(text) ? -1 : 1;
}

/** Words that say that something is not there or does not work, rather than that there is less of it. */
const STATE =
  /\b(?:lack|absence|loss(?:es)?|lost|failures?|failed|failing|outages?|breakdowns?|shutdowns?|broke down|missing|no|not|down|out|off|dead|dark|unavailable|stopped)\b/iu;
/** … and that it is there again. */
const RESTORED = /\b(?:restor|repair|resum|reopen|fix|recover|replac|return|mend|spare|backup|again|working|running)/iu;

/** Whether a side says that what it names is not there or does not work. */
function isGone(side: string): boolean {
  return signOfWords(side) < 0 && STATE.test(bare(side)) && fallAtEnd(bare(side)) < 0;
}

/**
 * The directions in which the sides of one event name it. Where some say that a thing failed, others that say more of it than its name mean the same in other
 * words: "the tracker failed", "the tracker's blackout", but not "the tracker" alone.
 */
export function signsOfSides(sides: readonly string[]): Sign[] {
  const signs = sides.map(signOfWords);
  const gone = sides.filter(isGone);
  if (gone.length === 0) return signs;
  const named = new Set(gone.flatMap((side) => termsOf(namingWords(side))));
  return signs.map((sign, at) => {
    const isMore = termsOf(namingWords(sides[at]!)).some((term) => !named.has(term));
    return sign > 0 && isMore && !RESTORED.test(sides[at]!) ? -1 : sign;
  });
}

/** What a side names, whichever way: without its direction, amounts and dates; all of it where nothing else is left. */
export function namingWords(side: string): string {
  const text = bare(side) || side;
  const fell = fallAtEnd(text);
  const end =
    fell > 0
      ? fell
      : (BEYOND_HOLDING.exec(text)?.index ?? ROSE.exec(text)?.index ?? GONE.exec(text)?.index ?? text.length);
  const named = text.slice(0, end).replace(LACKING, '').replace(RISING, '').trim();
  return /^(?:the|an?|its?)?$/iu.test(named) ? text : named;
}
