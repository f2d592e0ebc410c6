/** @file Nouns for what has a name, so that a description by them ("the birthplace of …") can be looked up: people, places, works and bodies. Singular forms. */
import { HUMAN_NOUNS } from '../extract/lexicon/nouns.ts';

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** People by what they are to someone or something; most others end as {@link PERSON_ENDING} says. */
const PERSON_NOUNS: ReadonlySet<string> = words(
  'husband wife spouse partner father mother parent son daughter child brother sister sibling uncle aunt cousin nephew niece grandfather ' +
    'grandmother grandson granddaughter grandchild ancestor descendant widow stepfather stepmother friend rival star host chef coach ' +
    'king queen prince princess emperor empress duke duchess lord lady pope bishop saint knight chief captain general head boss spokesperson ' +
    'individual person man woman guy artist author architect poet playwright composer creator heir monarch sovereign politician musician ' +
    'physician magician comedian historian librarian guardian president vocalist pianist guitarist drummer bassist novelist journalist ' +
    'scientist activist champion figure celebrity candidate incumbent predecessor successor recipient',
);

/** "singer", "director", "cellist": nouns of people by their form, but for things that look like them. */
const PERSON_ENDING =
  /^(?!(?:river|mater|water|paper|number|order|power|letter|chapter|center|tower|theater|computer|quarter|border|cover|member|matter|corner|factor|sector|motor|harbor|color|error|honor|mirror|list|coast|west|east|wrist|mist|poster|newspaper|september|october|november|december|winter|summer|weather|charter|frontier|danger|finger|master|register|filter|layer|offer|folder|container|character|cluster|disaster|interior|exterior|floor|door|tenor|vector|reactor|tractor|corridor|monster|bunker|temper|timber|lumber|rubber|silver|copper|leather|feather|ladder|bladder|cancer|fever|ulcer|fiber|laser|sensor|processor|conductor|transistor|printer|router|server|browser|twist|fist|waist|roster|trailer|manner|career|layer|plant|grant|merchant|restaurant|instant|constant|elephant|variant)$)\p{L}{2,}(?:er|or|ist|ant|eer|ian|man|woman)$/u;

/** Where things are. */
const PLACES: ReadonlySet<string> = words(
  'birthplace hometown residence homeland country nation state city town village capital county province region district borough municipality ' +
    'territory continent island suburb neighborhood neighbourhood parish river lake sea ocean mountain range area place location headquarters headquarter',
);

/** Bodies, works and other things that have a name. */
const NAMED_THINGS: ReadonlySet<string> = words(
  'school university college academy institution institute mater employer company firm publisher distributor manufacturer label studio network channel ' +
    'association federation foundation character colony sport festival tournament ship ' +
    'organization organisation agency party league team club band group orchestra ensemble church religion denomination army cast crew ' +
    'film movie album song single book novel play opera show series game magazine newspaper franchise brand award language currency ' +
    'airport station stadium arena venue hospital museum building bridge battle war treaty conference species genus family breed dynasty kingdom empire',
);

const TIMES: ReadonlySet<string> = words('year date day month century decade time era period season age');
const NUMBERS: ReadonlySet<string> = words(
  'number amount population percentage percent share size height length depth area weight distance cost price value rate ranking rank code age total ' +
    'average snowfall rainfall precipitation capacity density attendance revenue toll duration quantity speed temperature budget salary income debt elevation altitude score',
);

/** Whether a noun is one of people. @param noun singular, in lower case */
export function isPersonNoun(noun: string): boolean {
  if (PLACES.has(noun) || NAMED_THINGS.has(noun)) return false;
  return PERSON_NOUNS.has(noun) || HUMAN_NOUNS.has(noun) || PERSON_ENDING.test(noun);
}

export function isPlaceNoun(noun: string): boolean {
  return PLACES.has(noun);
}

export function isTimeNoun(noun: string): boolean {
  return TIMES.has(noun);
}

export function isNumberNoun(noun: string): boolean {
  return NUMBERS.has(noun);
}

/** Whether a thing of that kind has a name, so that it can be found. */
export function isNameable(noun: string): boolean {
  return PLACES.has(noun) || NAMED_THINGS.has(noun) || isPersonNoun(noun);
}
