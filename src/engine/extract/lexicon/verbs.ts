/** @file English verbs: base forms, irregular forms, and the regular inflections made from them. */

/** Frequent verbs with regular forms. Those that are nouns too are told apart by context. */
const REGULAR =
  'abandon absorb accelerate accept access accompany account accuse achieve acknowledge acquire act activate adapt add address adjust ' +
  'administer admit adopt advance affect afford agree aggravate agitate aid aim alert allege alleviate allocate allow alter amplify analyse ' +
  'analyze announce annoy answer anticipate appeal appear apply appoint approach approve argue arrange arrest arrive ask assault assemble ' +
  'assert assess assign assist assume assure attach attack attempt attend attract attribute avert avoid await award back balance ban base ' +
  'battle beg behave believe belong benefit blame blast block bloom boast bolster bomb boost bother boycott breach brief broadcast burn bypass ' +
  'calculate call calm cancel capture care carry cause cease celebrate challenge change charge chase check choke cite claim clarify clash ' +
  'classify clean clear clog close coincide collapse collect combat combine command commemorate comment commit compare compensate compete ' +
  'complain complete complicate comply compose compound comprise compromise concern conclude condemn condition conduct confirm conflict ' +
  'confront confuse connect consider consist constitute constrain construct consult consume contact contain continue contract contribute ' +
  'control convert convey convict convince cool cooperate cope correct correlate corrode counter couple cover crack crash create criticise ' +
  'criticize cross crush cry cure curb curtail damage damp date debate decay deceive decide declare decline decrease dedicate defeat defend ' +
  'define degrade delay delete deliver demand demonstrate denounce deny depart depend deplete deploy depress deprive derail derive describe ' +
  'design destabilise destabilize destroy detain detect deter deteriorate determine develop devastate die differ diminish direct disable disappear ' +
  'disappoint discharge disclose discourage discover discuss dislodge dismiss disperse displace display dispute disrupt dissolve distort distribute ' +
  'disturb divert divide dominate double doubt downgrade drain drift drop drown dry dump earn ease echo edit educate elect elevate eliminate ' +
  'elicit embark emerge emit emphasise emphasize employ empty enable encounter encourage end endanger endure enforce engage enhance enjoy ' +
  'enlarge enlist enrage ensue ensure entail enter equip erase erode erupt escalate escape establish estimate evacuate evaluate evoke ' +
  'evolve exacerbate examine exceed exclude execute exercise exert exhaust exhibit exist expand expect expel experience explain explode exploit ' +
  'explore expose express extend extract face facilitate fail favour favor fear feature fade filter finance finish fire fix flare flash float flood ' +
  'flow follow force form foster frame free freeze fuel fulfil function fund gain gather generate govern grant greet ground guarantee guard guide ' +
  'halt halve hamper hamstring handle happen harass harm hasten hate haul head heal heat heighten help hinder hire hope host identify ignite ' +
  'ignore illustrate imagine impact impair impede implement implicate imply import impose impress imprison improve incite include increase ' +
  'incur indicate induce infect infer inflame inflict influence inform infuriate inhibit initiate injure insist inspect inspire install ' +
  'instigate instruct integrate intend intensify interact interfere interrupt intervene introduce inundate invade invest investigate invite involve ' +
  'irritate isolate issue jail jam join jump justify kick kidnap kill kindle knock label lack land last laugh launch leak learn level license lift ' +
  'limit link list listen live load lobby locate lock look loosen loot love lower maim maintain manage march mark mask match matter maximize measure melt ' +
  'mention merge migrate minimise minimize miss mitigate mobilise mobilize model moderate modify monitor motivate mount move multiply murder need negate ' +
  'neglect negotiate note notice nullify obey object observe obstruct obtain occupy occur offer offset open operate oppose order ' +
  'organise organize originate oust outline outrage overcome overload overflow overturn overwhelm own paralyse paralyze participate pass pause ' +
  'penalise penetrate perceive perform permit perpetuate persist persuade pester pile place plan plant play plead please pledge plot plunge point ' +
  'poison pollute pose possess post postpone pour power practice praise precede precipitate preclude predict prefer prepare present preserve press ' +
  'pressure presume prevail prevent proceed process produce prohibit project prolong promise promote prompt propagate propel propose protect protest ' +
  'prove provide provoke publish pull pump punish purchase pursue push question quicken race radiate raid rain raise rally range rate reach ' +
  'react realise realize rebound receive reckon recognise recognize recommend record recover recruit reduce refer reflect refuse regard ' +
  'register regulate reinforce reject relate release relieve rely remain remark remember remind remove render renew repair repeat repel replace ' +
  'reply report represent request require rescue research resent reserve reside resign resist resolve respond rest restart restore restrict result resume ' +
  'retain retire return reveal reverse review revive revoke reward ripple risk rob rock roll root ruin rule rumble rupture rush sabotage ' +
  'sanction satisfy save scare schedule score scrap scream seal search secure seize select sentence separate serve settle shape share ' +
  'shelve shift shock shout shower shrink shutter sign signal silence simulate slam slash slip slow slump smash soar solve sound spark spawn specify ' +
  'spike spill spoil spur squeeze stabilise stabilize stage stall start starve state stay stem step stimulate stir stop store storm strain strand ' +
  'strengthen stress stretch stretch strip struggle study stymie subdue submit succeed suffer suffocate suggest suit supply support suppose ' +
  'suppress surge surprise surrender surround survive suspect suspend sustain switch talk target taste tax tempt tend term terminate ' +
  'terrify test testify thank threaten thwart tie tighten top topple torch torture touch trace track trade train transfer transform translate ' +
  'transmit transport trap travel treat trick trigger trip triple trouble trust try turn undermine unfold unite unleash unlock unsettle unveil update ' +
  'urge use vandalise vanish vary visit vote vow wait walk want warm warn warrant wash waste watch weaken welcome widen wipe wish ' +
  'witness wonder work worry worsen wound wreck yield criticise cascade spiral ' +
  'engender culminate counteract lessen cripple compel emanate ascribe pin impute chalk fault associate fine book sack prosecute penalize honour honor ' +
  'indict apologise apologize reprimand rebuke sue violate misuse insult betray quarrel riot anger highlight mourn pressurise quell advise debunk overheat absolve exonerate acquit dispel discount disprove dispute ' +
  'refute cite relocate recede stagnate plummet dwindle recur subside tumble';

/** base, third person where irregular is regular, past, participle (same as past when absent). */
const IRREGULAR =
  'arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|become became become|beget begot begotten|begin began begun|bend bent|bet bet|bind bound|' +
  'bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred|bring brought|build built|burst burst|buy bought|' +
  'cast cast|catch caught|choose chose chosen|cling clung|come came come|cost cost|creep crept|cut cut|deal dealt|dig dug|draw drew drawn|' +
  'drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|fly flew flown|forbid forbade forbidden|' +
  'forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|go went gone|grow grew grown|' +
  'hang hung|hear heard|hide hid hidden|hit hit|hold held|hurt hurt|keep kept|know knew known|lay laid|lead led|leave left|lend lent|let let|' +
  'lie lay lain|lose lost|make made|mean meant|meet met|overcome overcame overcome|override overrode overridden|overrun overran overrun|pay paid|put put|quit quit|read read|ride rode ridden|ring rang rung|' +
  'rise rose risen|run ran run|say said|see saw seen|seek sought|sell sold|send sent|set set|shake shook shaken|shed shed|shine shone|' +
  'shoot shot|show showed shown|shrink shrank shrunk|shut shut|sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|speak spoke spoken|speed sped|' +
  'spend spent|spin spun|split split|spread spread|spring sprang sprung|stand stood|steal stole stolen|stick stuck|strike struck|sweep swept|' +
  'swell swelled swollen|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|understand understood|' +
  'undergo underwent undergone|underlie underlay underlain|undo undid undone|upset upset|wake woke woken|wear wore worn|win won|wind wound|withdraw withdrew withdrawn|withhold withheld|write wrote written';

export interface VerbForm {
  lemma: string;
  /** Base form or third person. */
  present: boolean;
  /** Past or participle. */
  past: boolean;
  /** Past that is no participle ("fell"): it always carries a clause. */
  onlyPast: boolean;
  /** Participle that is no past ("driven"): it never carries a clause by itself. */
  onlyParticiple: boolean;
  gerund: boolean;
  thirdPerson: boolean;
}

const forms = new Map<string, VerbForm>();

function add(word: string, lemma: string, kind: Partial<VerbForm>): void {
  const known = forms.get(word);
  if (known && known.lemma !== lemma) return;
  const empty = {
    lemma,
    present: false,
    past: false,
    onlyPast: false,
    onlyParticiple: false,
    gerund: false,
    thirdPerson: false,
  };
  forms.set(word, { ...(known ?? empty), ...kind });
}

const SHORT_VOWEL_ENDING = /^[^aeiou]*[aeiou][bdgklmnprt]$/;
const DOUBLING = new Set(
  'admit commit compel deter expel incur infer occur permit propel refer regret repel submit transfer transmit kidnap unplug offset control cancel fuel signal travel level label model'.split(
    ' ',
  ),
);

function doubles(base: string): boolean {
  return DOUBLING.has(base) || (SHORT_VOWEL_ENDING.test(base) && !/[aeiou]{2}/.test(base));
}

function thirdPerson(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return base + 'es';
  return /[^aeiou]y$/.test(base) ? base.slice(0, -1) + 'ies' : base + 's';
}

function gerund(base: string): string {
  if (/ie$/.test(base)) return base.slice(0, -2) + 'ying';
  if (/[^eo]e$/.test(base)) return base.slice(0, -1) + 'ing';
  return (doubles(base) ? base + base.slice(-1) : base) + 'ing';
}

function regularPast(base: string): string {
  if (/e$/.test(base)) return base + 'd';
  if (/[^aeiou]y$/.test(base)) return base.slice(0, -1) + 'ied';
  return (doubles(base) ? base + base.slice(-1) : base) + 'ed';
}

for (const entry of IRREGULAR.split('|')) {
  const [base, past, participle = past] = entry.split(' ') as [string, string, string?];
  add(base, base, { present: true });
  add(thirdPerson(base), base, { present: true, thirdPerson: true });
  add(gerund(base), base, { gerund: true });
  add(past, base, { past: true, onlyPast: past !== participle && past !== base });
  add(participle!, base, { past: true, onlyParticiple: past !== participle && participle !== base });
}
for (const base of REGULAR.split(' ')) {
  add(base, base, { present: true });
  add(thirdPerson(base), base, { present: true, thirdPerson: true });
  add(gerund(base), base, { gerund: true });
  add(regularPast(base), base, { past: true });
  // Final l is doubled in British spelling only; both occur.
  if (/[aeiou]l$/.test(base) && DOUBLING.has(base)) {
    add(base + 'ed', base, { past: true });
    add(base + 'ing', base, { gerund: true });
  }
}

/** What a word can be as a verb, or undefined when it is none that is known here. */
export function verbForm(lower: string): VerbForm | undefined {
  return forms.get(lower);
}

/** Verbs in -ate, -ify and -ise are no nouns, but these are. */
const NOUNS_LIKE_VERBS = new Set(
  'estimate debate state rate date climate advocate exercise promise compromise surprise rise noise raise praise plate certificate delegate candidate'.split(
    ' ',
  ),
);

/** Frequent verbs that are hardly ever nouns. */
const PURE_VERBS = new Set(
  (
    'grow fail become allow provide require include contain bring occur happen seem appear know say think believe tell improve enhance enable ' +
    'reduce prevent protect destroy describe explain suggest involve remain receive achieve avoid exist ensure maintain obtain perform develop ' +
    'depend derive propose arise begin choose come give go keep lose see send take understand write apply carry consist correlate decide deliver ' +
    'deny determine detect discover emerge employ encourage enter erode erupt exceed expand explore extend follow govern identify imply indicate ' +
    'induce infect inhibit introduce invade kill learn observe occupy operate oppose overcome possess predict prepare preserve ' +
    'proceed produce prohibit prove publish pursue reach realise recover refer reflect refuse relate rely remove render replace represent resolve ' +
    'restore retain reveal satisfy seek select serve settle show solve speak spend stimulate strengthen succeed suffer suppress survive sustain threaten ' +
    'transform transmit undergo weaken widen withdraw worsen coincide contribute'
  ).split(' '),
);

/** Whether a verb's base and -s forms are hardly ever nouns. */
export function isPureVerb(lemma: string): boolean {
  if (PURE_VERBS.has(lemma)) return true;
  return /(?:ate|ify|ise|ize)$/.test(lemma) && !NOUNS_LIKE_VERBS.has(lemma);
}
