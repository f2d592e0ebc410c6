/** @file English closed-class words, and frequent adjectives and adverbs whose form does not show their class. */
import type { Tag } from '../tokens.ts';

const WORDS: Readonly<Partial<Record<Tag, string>>> = {
  DET:
    'the a an this that these those each every some any no all both half either neither another such my your his its our their ' +
    'many much few several most more less fewer enough',
  PRON:
    'i you he she it we they me him us them myself yourself himself herself itself ourselves themselves someone anyone ' +
    'everyone nobody something anything everything nothing others yours hers theirs oneself there',
  WH: 'which who whom whose what whatever whoever whichever where why how',
  PREP:
    'of in on at by for from with about against between into through during before after above below under over among ' +
    'amongst across behind beyond toward towards upon within without per via despite around near along alongside inside ' +
    'outside onto off out up down throughout until till amid amidst beside besides except like unlike past versus vs than',
  CONJ: 'and or but nor yet plus &',
  SUB: 'because although though while whereas if unless since as when whenever once whether lest wherever so',
  BE: "be is are was were been being am 'm 're isn aren wasn weren",
  HAVE: "have has had having 've hasn haven hadn",
  DO: 'do does did doing don doesn didn',
  MODAL: "will would can could may might shall should must cannot 'll 'd won wouldn couldn can't shouldn mustn ca wo",
  NEG: "not n't never",
  ADV:
    'always also then now here very too just only even still already again ever often soon later earlier quite rather almost ' +
    'perhaps maybe however therefore thus hence consequently moreover furthermore meanwhile otherwise instead indeed ' +
    'together away back forward abroad today yesterday tomorrow tonight far so-called once twice long well ago apart ' +
    'accordingly nevertheless nonetheless thereby therefore altogether sometimes somewhat everywhere elsewhere yet likewise',
  ADJ:
    'new old good bad great small large big high low long short young early late own other same different main major minor ' +
    'first second third last next final important possible likely unlikely certain public private local national global ' +
    'common severe serious strong weak heavy light hot cold warm cool dry wet dark bright fast slow rapid quick sudden deep ' +
    'shallow wide narrow full empty free open clear poor rich safe unsafe dead alive sick ill real true false wrong ' +
    'right simple complex single double whole entire total key further additional extra various recent current previous ' +
    'former prior actual potential large-scale massive huge tiny vast able unable due responsible available ready ' +
    'social political economic human medical military religious racial sexual verbal acute chronic toxic fatal lethal ' +
    'widespread continuous excessive adverse special general specific particular similar average daily weekly monthly ' +
    'annual angry afraid upset unhappy better worse best worst higher lower greater lesser larger smaller longer shorter ' +
    'stronger weaker faster slower fewer older younger black white red green blue grey gray soft hard rough smooth thin thick',
  NUM: 'one two three four five six seven eight nine ten eleven twelve dozen dozens hundred hundreds thousand thousands million millions billion twenty thirty forty fifty sixty seventy eighty ninety',
  TO: 'to',
};

/** Tag of each closed-class word; the tagger corrects those that depend on context ("that", "her", "as"). */
export const CLOSED_CLASS: ReadonlyMap<string, Tag> = new Map(
  Object.entries(WORDS).flatMap(([tag, words]) => words.split(' ').map((word) => [word, tag as Tag] as const)),
);

/** Words in -ly that are not adverbs. */
export const LY_NOT_ADVERBS: ReadonlySet<string> = new Set(
  'family supply reply apply rely assembly anomaly monopoly early daily weekly monthly yearly friendly costly deadly likely unlikely elderly lonely lively ugly holy july italy fly ally rally bully belly jelly comply multiply imply'.split(
    ' ',
  ),
);

/** Endings of adjectives. */
export const ADJECTIVE_ENDING =
  /(?:ous|ful|less|able|ible|ish|ical|ional|ic|ive|ary|ual|ial|cal|nal|ral|tal|dal|gal|mal|ant|ent)$/;

/** Words that look like adjectives by their ending and are nouns. */
export const NOUN_DESPITE_ENDING =
  /(?:ment|dent|gent|cient|ivative|tive|ient|rant|tant|dant|pant|nal|tal|val|mal|ary|gic|tric|sic|nic|pic|tic|fic|cent|rent|sent)$/;
