/** @file What of the commands is shown, which were used lately, and what a key press does. */
import { recall, remember } from '../remembered.ts';
import { commands as words } from '../texts/commands.ts';
import type { Command } from './command.ts';
import { ariaKeys, isApple, isSingle, keyCaps, matches, type Shortcut } from './shortcuts.ts';

/** What lies over the page: the palette, the sheet of keys, or the dialog for text. */
export type Shown = 'palette' | 'keys' | 'text';

export const paletteKeys: Shortcut = 'Mod+K';

const MOST_REMEMBERED = 20;
/** Where characters are typed, or do something else already. */
const takesCharacters =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable], [role=menu]';

function recent(): string[] {
  return (recall('causeway.commands') ?? '').split(' ').filter(Boolean);
}

export class Commands {
  shown = $state<Shown | null>(null);
  /** Whether the name of the notebook is being changed. */
  isRenaming = $state(false);
  /** Ids of what was done last, newest first. */
  recent = $state.raw(recent());
  /** Whether keys of one character do something. */
  singleKeys = $state(recall('causeway.keys') !== 'off');
  readonly isMac = isApple(navigator.platform);

  readonly #list: () => Command[];

  /** @param list everything that can be done now */
  constructor(list: () => Command[]) {
    this.#list = list;
  }

  /** Everything that can be done now. */
  get all(): Command[] {
    return this.#list();
  }

  show(what: Shown): void {
    this.shown = what;
  }

  /** Takes away what is shown, unless something else has taken its place. */
  hide(what: Shown): void {
    if (this.shown === what) this.shown = null;
  }

  /** Does it, and remembers that it was done. */
  run(command: Command): void {
    this.recent = [command.id, ...this.recent.filter((id) => id !== command.id)].slice(0, MOST_REMEMBERED);
    remember('causeway.commands', this.recent.join(' '));
    void command.run();
  }

  useSingleKeys(used: boolean): void {
    this.singleKeys = used;
    remember('causeway.keys', used ? null : 'off');
  }

  /** The keys of a shortcut that works now, such as `['Ctrl', 'K']`. */
  caps(shortcut: Shortcut | undefined): string[] {
    return shortcut && this.#works(shortcut) ? keyCaps(shortcut, this.isMac) : [];
  }

  /** For `aria-keyshortcuts`. */
  aria(shortcut: Shortcut | undefined): string | undefined {
    return shortcut && this.#works(shortcut) ? ariaKeys(shortcut, this.isMac) : undefined;
  }

  /** A tooltip that tells the keys, too. */
  hint(label: string, shortcut: Shortcut | undefined): string {
    const caps = this.caps(shortcut);
    return caps.length > 0 ? words.withKeys(label, caps) : label;
  }

  /** Does what a key stands for, unless something in front has the say or characters are being typed. */
  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const isFree = document.querySelector('dialog[open]') === null;
    if (matches(event, paletteKeys, this.isMac)) {
      event.preventDefault();
      if (isFree) this.show('palette');
      return;
    }
    if (!isFree) return;
    const isTyped = event.target instanceof Element && event.target.closest(takesCharacters) !== null;
    const command = this.all.find(({ keys }) => keys && matches(event, keys, this.isMac));
    if (!command?.keys || (isSingle(command.keys) && (isTyped || !this.singleKeys))) return;
    event.preventDefault();
    void command.run();
  }

  #works(shortcut: Shortcut): boolean {
    return this.singleKeys || !isSingle(shortcut);
  }
}
