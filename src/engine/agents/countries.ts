/**
 * @file Countries by what is said of their people and languages: "a Norwegian playwright" tells of Norway. Names come from the platform's own
 * tables (`Intl`), so none is written down here but those that follow no rule.
 */

const REGION = /^[A-Z]{2}$/;
/** Letters of a country's name that an adjective made of it begins with, at least: "Belgi-an", "Chin-ese". */
const LEAST_STEM = 4;
const ENDING = /(?:ian|ean|an|ese|ish|i|ic|n|ch|er|lander)$/;
/** Adjectives that follow no rule. */
const IRREGULAR: Readonly<Record<string, string>> = {
  american: 'US',
  british: 'GB',
  english: 'GB',
  scottish: 'GB',
  welsh: 'GB',
  dutch: 'NL',
  french: 'FR',
  swiss: 'CH',
  greek: 'GR',
  polish: 'PL',
  irish: 'IE',
  filipino: 'PH',
  chinese: 'CN',
  cypriot: 'CY',
  soviet: 'RU',
};

/** Countries that are part of another one, or are no more, or have another name. */
const OTHERS =
  'England|Scotland|Wales|Northern Ireland|Britain|Great Britain|America|USA|US|UK|Holland|Soviet Union|Russian Empire|Yugoslavia|Czechoslovakia|Czech Republic|' +
  'East Germany|West Germany|Prussia|Austria-Hungary|Ottoman Empire|Persia|Burma|Ceylon|Zaire|Rhodesia|Republic of Ireland|Ivory Coast|Hong Kong';

let known: ReadonlyMap<string, string> | null = null;

/** Names of countries in lower case, and adjectives for them, each with the country's name. */
function table(): ReadonlyMap<string, string> {
  if (known) return known;
  const found = new Map<string, string>();
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const codes = letters.flatMap((a) => letters.map((b) => a + b));
  const countries: [string, string][] = [];
  for (const code of codes) {
    const name = regions.of(code);
    // Some codes stand for groups, or for what no longer is.
    if (name === undefined || !REGION.test(code) || /^(?:EU|EZ|UN|QO|ZZ|XA|XB)$/.test(code)) continue;
    countries.push([name.toLowerCase(), name]);
    found.set(name.toLowerCase(), name);
  }
  for (const code of codes) {
    const language = languages.of(code.toLowerCase());
    if (language === undefined || /[^a-z]/i.test(language)) continue;
    const { region } = new Intl.Locale(code.toLowerCase()).maximize();
    const country = region && regions.of(region);
    if (country) found.set(language.toLowerCase(), country);
  }
  // Of two that an adjective may be made of, the longer one: "Nigeri-an".
  countries.sort(([a], [b]) => b.length - a.length);
  for (const [lower, name] of countries) {
    if (lower.includes(' ')) continue;
    for (const ending of ['n', 'ian', 'an', 'ese', 'i', 'ish']) {
      for (const cut of [0, 1, 2]) {
        const stem = lower.slice(0, lower.length - cut);
        const adjective = stem + ending;
        if (stem.length >= LEAST_STEM && ENDING.test(adjective) && !found.has(adjective)) found.set(adjective, name);
      }
    }
  }
  for (const [adjective, code] of Object.entries(IRREGULAR)) found.set(adjective, regions.of(code) ?? code);
  for (const name of OTHERS.split('|')) if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), name);
  known = found;
  return found;
}

/** The country that a word names or tells of; null where it is none. */
export function countryOf(word: string): string | null {
  return table().get(word.toLowerCase()) ?? null;
}
