/** @file English function words: they carry grammar rather than topic, and are not indexed. */

const WORDS = `a about above after again against all also am among an and any are as at be because been before being
below between both but by can cannot could did do does doing done down during each either else ever every few for from
further had has have having he her here hers herself him himself his how however i if in into is it its itself just
let may me might more most much must my myself neither no nor not now of off on once one only onto or other our ours
ourselves out over own per quite rather s same she should since so some still such t than that the their theirs them
themselves then there thereby therefore these they this those though through thus to too toward towards under until up
upon us very via was we were what when where whether which while who whom whose why will with within without would yet
you your yours yourself yourselves`;

const STOPWORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/));

/** @param word lower case */
export function isStopword(word: string): boolean {
  return STOPWORDS.has(word);
}
