/**
 * @file The keys of commands: how they are matched and written. “Mod” is ⌘ on Apple's systems and Ctrl elsewhere; a single
 * character only counts outside of text fields, and can be turned off (WCAG 2.1.4).
 */

/** `Mod+` and a letter, or one character. */
export type Shortcut = `Mod+${string}` | '/' | '?' | 'A' | 'E' | 'L' | 'M' | 'S' | 'W';

/** What is read of a key press. */
export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const isLetter = (key: string): boolean => key.toLowerCase() !== key.toUpperCase();

/** Whether a shortcut is one character, which a person may have turned off. */
export const isSingle = (shortcut: Shortcut): boolean => !shortcut.startsWith('Mod+');

/** Whether a key press is a shortcut. Signs count however they are typed: “/” is Shift+7 on some keyboards. */
export function matches(pressed: Pressed, shortcut: Shortcut, isMac: boolean): boolean {
  const key = shortcut.replace('Mod+', '');
  if (pressed.altKey || pressed.key.toUpperCase() !== key) return false;
  if (pressed.shiftKey && isLetter(key)) return false;
  const { ctrlKey, metaKey } = pressed;
  if (isSingle(shortcut)) return !ctrlKey && !metaKey;
  return isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** A shortcut as the keys to press, such as `['Ctrl', 'K']`. */
export function keyCaps(shortcut: Shortcut, isMac: boolean): string[] {
  return shortcut.startsWith('Mod+') ? [isMac ? '⌘' : 'Ctrl', shortcut.slice(4)] : [shortcut];
}

/** A shortcut as `aria-keyshortcuts` wants it. */
export function ariaKeys(shortcut: Shortcut, isMac: boolean): string {
  return shortcut.replace('Mod', isMac ? 'Meta' : 'Control');
}

/** Whether this is one of Apple's systems. */
export function isApple(platform: string): boolean {
  return /mac|iphone|ipad|ipod/i.test(platform);
}
