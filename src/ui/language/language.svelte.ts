/** @file The language in force. Texts and figures read it when they are shown, so that a change shows at once. */
import { recall, remember } from '../remembered.ts';
import type { AreaName, Areas } from './areas.ts';
import { chooseLanguage, localeOf, type LanguageId } from './languages.ts';

/** English is in the app; every other language is a file of its own that is fetched when it is wanted. */
const packs: Record<Exclude<LanguageId, 'en'>, () => Promise<Areas>> = {
  de: async () => (await import('../texts/de/index.ts')).de,
  es: async () => (await import('../texts/es/index.ts')).es,
  zh: async () => (await import('../texts/zh/index.ts')).zh,
};

interface Spoken {
  id: LanguageId;
  /** BCP 47, for figures and dates. */
  locale: string;
  /** Null for English. */
  pack: Areas | null;
}

function preferred(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
}

class Language {
  /** Numbers what was asked for: a pack that comes late must not take the place of a later choice. */
  #turn = 0;
  #spoken = $state.raw<Spoken>({ id: 'en', locale: localeOf('en', preferred()), pack: null });

  get id(): LanguageId {
    return this.#spoken.id;
  }

  get locale(): string {
    return this.#spoken.locale;
  }

  get pack(): Areas | null {
    return this.#spoken.pack;
  }

  /** The texts of an area in the language in force; null for English. */
  area(name: AreaName): object | null {
    return this.#spoken.pack?.[name] ?? null;
  }

  /**
   * Speaks a language from now on.
   *
   * @throws when its texts could not be fetched; the language stays as it was.
   */
  async speak(id: LanguageId): Promise<void> {
    const turn = (this.#turn += 1);
    const pack = id === 'en' ? null : await packs[id]();
    if (turn !== this.#turn) return;
    this.#spoken = { id, locale: localeOf(id, preferred()), pack };
    if (typeof document !== 'undefined') document.documentElement.lang = id === 'zh' ? 'zh-Hans' : id;
  }

  /** Before anything is shown: what the person chose here, or else what the browser asks for. */
  async start(): Promise<void> {
    const wanted = chooseLanguage(preferred(), recall('causeway.language'));
    try {
      await this.speak(wanted);
    } catch {
      // Without its texts (offline before they were stored) English is better than an empty page.
      await this.speak('en');
    }
  }

  /**
   * What the person chooses, which outlives a reload, even one before its texts are here.
   *
   * @throws as `speak`; the choice before then holds again
   */
  async choose(id: LanguageId): Promise<void> {
    const before = recall('causeway.language');
    remember('causeway.language', id);
    try {
      await this.speak(id);
    } catch (thrown) {
      if (recall('causeway.language') === id) remember('causeway.language', before);
      throw thrown;
    }
  }
}

export const language = new Language();
