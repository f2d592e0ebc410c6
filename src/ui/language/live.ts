/** @file Texts that follow the language in force: written in English, read in whatever language is spoken. */
import type { AreaName } from './areas.ts';
import { language } from './language.svelte.ts';

/** The shape of English texts: the same keys, and functions that take the same, with other words. */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Given) => infer Result
    ? (...args: Given) => Translated<Result>
    : T extends object
      ? { [Key in keyof T]: Translated<T[Key]> }
      : T;

/**
 * Texts whose every entry is looked up when it is read. What reads them while Svelte draws is drawn again when the
 * language changes; so read them where they are shown, and keep no entry in a constant.
 *
 * @param english what stands there in English, which also says which entries there are
 */
export function live<English extends object>(area: AreaName, english: English): Translated<English> {
  const follow = (target: English, key: string | symbol): unknown => {
    const spoken = language.area(area);
    return Reflect.get(spoken && Object.hasOwn(spoken, key) ? spoken : target, key);
  };
  return new Proxy(english, { get: follow }) as Translated<English>;
}
