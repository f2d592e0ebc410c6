/** @file Words whose full stop does not end a sentence, by how sure that is. All lower case, without the final stop. */

/** A name, number or reference always follows. */
export const LEADING_ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'mr mrs ms mx dr prof gen sen rep rev hon st mt capt col cmdr lt sgt gov pres supt msgr fr messrs ' +
    'fig figs eq eqs eqn eqns sec secs sect ch chap tab ref refs vol vols pp ed eds art app cf viz vs resp approx ' +
    'ca e.g i.e eg ie incl z.b d.h u.a bzw vgl evtl ggf abb sog usw mme mlle'
  ).split(' '),
);

/** May end a sentence: it does so when a typical first word of a sentence follows. */
export const TRAILING_ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'al inc ltd co corp plc llc bros dept univ assn jr sr esq u.s u.k u.n e.u u.s.a d.c ph.d m.d b.c a.d est ft ' +
    'ave blvd rd sq bldg'
  ).split(' '),
);

/** A number must follow for these not to end the sentence. */
export const NUMBER_ABBREVIATIONS: ReadonlySet<string> = new Set(
  'no nos nr nrs p n° jan feb mar apr jun jul aug sep sept oct nov dec art par abs cap kap'.split(' '),
);

/** Month names that follow an ordinal written as a number and a stop, as in German "3. Oktober". */
export const MONTHS_AFTER_ORDINAL: ReadonlySet<string> = new Set(
  (
    'januar jänner februar märz april mai juni juli august september oktober november dezember ' +
    'ledna února března jahrhundert'
  ).split(' '),
);

/** Capitalised, these start a sentence rather than continue a name. */
export const SENTENCE_STARTERS: ReadonlySet<string> = new Set(
  (
    'the a an this that these those it its he she they we i you his her their our my there here in on at by for from ' +
    'with as if when while after before because although though since but and or so yet however therefore thus hence ' +
    'moreover furthermore then now both each every some many most several all no not what why how where who which ' +
    'to under over during between among within without despite finally first second later meanwhile only also even'
  ).split(' '),
);
