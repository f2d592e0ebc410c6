/** @file The languages that the interface speaks, and which of them a person is greeted in. */

/** Each in its own words, as a person looks for it. */
export const languageNames = { en: 'English', de: 'Deutsch', es: 'Español', zh: '简体中文' } as const;

export type LanguageId = keyof typeof languageNames;

export const languageIds = Object.keys(languageNames) as LanguageId[];

function baseOf(tag: string): string {
  return tag.toLowerCase().split('-')[0]!;
}

export function isLanguage(id: string | null): id is LanguageId {
  return id !== null && Object.hasOwn(languageNames, id);
}

/** The first wanted language that there is; English when there is none. `preferred` are BCP 47 tags, best first. */
export function chooseLanguage(preferred: readonly string[], remembered: string | null): LanguageId {
  if (isLanguage(remembered)) return remembered;
  return preferred.map(baseOf).find(isLanguage) ?? 'en';
}

/** What numbers and dates follow: the person's own region where it speaks the language (de-CH), else the language's. */
export function localeOf(id: LanguageId, preferred: readonly string[]): string {
  return preferred.find((tag) => baseOf(tag) === id) ?? (id === 'zh' ? 'zh-Hans' : id);
}
